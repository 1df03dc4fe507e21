## The game

title = Shadow Throne
title-short = Throne
pitch = Back a faction in somebody else’s civil war, and be paid if it wins.
length = about 25 min
credit = Shadow Throne is a game by Teale Fristoe; words and drawings are ours.
seat-fields = seat owner carried winners

sign-power = Power
sign-influence = Influence
sign-gold = Gold
sign-consolation = Consolation

## Factions

empire = the Empire
    .plain = Empire
rebels = the Rebels
    .plain = Rebels
church = the Church
    .plain = Church

## Ranks

commoner = commoner
elite = elite
noble = noble

## Characters: name, then what the card does

no-ability = No ability.
ability-number = Ability { $number }

dutiful-peasant = Dutiful Peasant
    .flavor = Asked for little. Received it.
loyal-soldier = Loyal Soldier
    .flavor = Marches for the king, and for soup.
tax-collector = Tax Collector
    .flavor = The crown counts on him. He counts the crown's.
kings-guard = King's Guard
    .flavor = Paid to stand. Stands very well.
bentheon-knights = Bentheon Knights
    .rule = Kill every commoner of this wave that is not Empire.
    .flavor = The plume is for the parade. The lance is not.
captain-khamon-phabos = Captain Khamon Phabos
    .short = Captain Khamon
    .flavor = Has never lost a hill he was on top of.
anna-lys = Anna Lys, Widow Maker
    .short = Anna Lys
    .rule = Kills every elite of this wave that is not Empire.
    .flavor = Black suits her. She sees to it.
datura = Datura, Addled Assassin
    .short = Datura
    .rule = Kills every noble of this wave that is not Empire.
    .flavor = Sleeps badly. Others sleep for good.
king-kyros = King Kyros
    .rule = You may add one more Empire card from your hand, openly and at its printed price.
    .note = Before the game you may agree on power 0 for him, like the two other royals, for a more even war.
    .flavor = He reigns. Others do the counting.
defiant-slave = Defiant Slave
    .flavor = Broke the chain, kept the links.
outlaw = Outlaw
    .flavor = Pays well, since nobody asks for a receipt.
mutinous-soldier = Mutinous Soldier
    .flavor = Same drill, other direction.
queens-guard = Queen's Guard
    .flavor = Thorns on the shield, roses in the boots.
phabos-scouts = Phabos Scouts
    .rule = Every other Rebel of this wave gets +1 power.
    .flavor = They saw you first. They saw everybody first.
picureas = Picureas, Son of Roses
    .short = Picureas
    .rule = Every Rebel of the next wave gets +1 power.
    .flavor = Arrives with roses. Leaves with a crowd.
sythera = Sythera the Whisperer
    .short = Sythera
    .rule = Characters of this wave that are not Rebels do not use abilities 2 and 3.
    .flavor = Says little. Nobody says more.
langman = Langman, Crown's Thorn
    .short = Langman
    .rule = If he lives and the Rebels lose, he stays on the table for one more battle.
    .flavor = Told to leave, he took a chair.
queen-eletheria = Queen Eletheria
    .rule = Every Rebel commoner of this wave and of all earlier ones gets +1 power.
    .flavor = Gave her crown away. Got it back with interest.
pious-peasant = Pious Peasant
    .flavor = Prays for rain, and for less tax.
warrior-monk = Warrior Monk
    .flavor = Turns the other cheek, then the staff.
tithe-master = Tithe Master
    .flavor = One for the altar, two for the road.
godsea-knights = Godsea Knights
    .flavor = They bless the water, then your throat.
shepherd-of-the-lost = Shepherd of the Lost
    .rule = Converts every commoner of this wave to the Church.
    .flavor = Finds them faster than they get lost.
protis = Protis, Absolver of Sins
    .short = Protis
    .rule = Converts every elite of this wave to the Church.
    .flavor = Forgives everything, for a consideration.
simone = Simone the Sufferer
    .short = Simone
    .rule = When she dies, you collect 5 influence at once.
    .flavor = Everybody mourns her. Some invest.
thavma = Thavma the Revelator
    .short = Thavma
    .rule = Gets +3 power if you have 0 or 1 gold after paying for him.
    .flavor = Owns nothing. It shows, and it works.
princess-beatrice = Princess Beatrice
    .rule = Converts every commoner of this wave to the Church; each of them gets +1 power.
    .flavor = Smiles once. A village kneels.

## How it goes, for who has never played

primer =
    Three factions fight: the Empire, the Rebels and the Church. Nobody owns one.
    In each battle you draft 6 cards, then send one card into each of 4 waves, face down.
    All cards of a wave are turned up together, paid for, and use their abilities: 1, then 2, then 3.
    The faction with the most power wins the battle; your characters on its side bring influence.
    The same faction twice running costs 1 more (hush money). What you cannot pay is lost for 1 gold.
    The game ends when somebody has { $target } influence: most influence wins, then most gold.

primer-title = Three factions fight. None of them is yours.
primer-take = Take one card,
primer-take-what = pass the rest to the left. Six times.
primer-send = Send one to each wave,
primer-send-what = face down, four waves. If you cannot pay for it, it is lost, and you gain 1 gold.
primer-win = Most power wins
primer-win-what = the battle, whoever sent it.
primer-pay = Yours on its side
primer-pay-what = pay you influence. { $target } ends the game.
primer-done = Got it

## The words in rules that stand out, and those that have a sign

rule-keywords = Kill Kills Converts +1 +3 dies stays
rule-signs = Empire=empire Rebel=rebels Rebels=rebels Church=church

## Options

wrong-no-card = there is no card “{ $card }”
wrong-no-choice = a choice is “draft CARD”, “play CARD”, “add CARD”, “decline” or “keep CARD”

## Choices

choice-draft = Take { $card }
choice-play = Play { $card }
choice-add = Add { $card }
choice-decline = Add no card
choice-keep = Keep { $card }

ask-draft = Round { $done } of { $of }: take one card, the rest goes to { $left }.
ask-wave = Wave { $done } of { $of }: which card do you lay face down?
ask-extra = King Kyros calls: do you add one more Empire card?
ask-keep = Keep one card for the next battle; the others go back into the deck.

## What happened

event-battle-began = { $carried-is ->
    [none] Battle { $battle } begins.
    [you] Battle { $battle } begins, with your Langman already on the table.
   *[other] Battle { $battle } begins, with { $carried }'s Langman already on the table.
}
event-dealt = { $seat-is ->
    [you] You are dealt { $pool }.
   *[other] { $seat } is dealt { $pool }.
}
event-answered = { $seat-is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-drafted = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-passed = The pools move to the left.
event-received = { $seat-is ->
    [you] You receive { $pool }.
   *[other] { $seat } receives { $pool }.
}
event-wave-began = Wave { $wave }.
event-committed = { $seat-is ->
    [you] You lay { $card } face down.
   *[other] { $seat } lays { $card } face down.
}
event-revealed = { $seat-is ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
event-turned-up = All cards of wave { $wave } are turned up.
event-settled = { $gold-sign ->
    [plus] { $seat-is ->
        [you] You collect { $gold-size } for { $card }
       *[other] { $seat } collects { $gold-size } for { $card }
    }
    [minus] { $seat-is ->
        [you] You pay { $gold-size } for { $card }
       *[other] { $seat } pays { $gold-size } for { $card }
    }
   *[zero] { $hush ->
        [true] { $seat-is ->
            [you] You collect nothing for { $card }
           *[other] { $seat } collects nothing for { $card }
        }
       *[false] { $seat-is ->
            [you] You pay nothing for { $card }
           *[other] { $seat } pays nothing for { $card }
        }
    }
}{ $hush ->
    [true] , hush money included.
   *[false] .
}
event-poor = { $seat-is ->
    [you] You cannot pay { $price } for { $card }: it lies face down, and you take 1 gold.
   *[other] { $seat } cannot pay { $price } for { $card }: it lies face down, for 1 gold.
}
event-emboldened = { $by-id ->
    [thavma] { $by } grows: +{ $tokens } power.
    [phabos-scouts] { $by } embolden { $owner-is ->
        [you] your { $card }
       *[other] { $owner }'s { $card }
    }: +{ $tokens }.
   *[other] { $by } emboldens { $owner-is ->
        [you] your { $card }
       *[other] { $owner }'s { $card }
    }: +{ $tokens }.
}
event-silenced = { $by } silences { $owner-is ->
    [you] your { $card }
   *[other] { $owner }'s { $card }
}.
event-killed = { $by } { $by-id ->
    [bentheon-knights] kill
   *[other] kills
} { $owner-is ->
    [you] your { $card }
   *[other] { $owner }'s { $card }
}.
event-converted = { $by } converts { $owner-is ->
    [you] your { $card }
   *[other] { $owner }'s { $card }
} to the Church.
event-promised = { $card } will embolden the Rebels of the next wave.
event-missed = { $card-id ->
    [bentheon-knights] { $card } find nobody to kill.
    [phabos-scouts] { $card } find nobody to embolden.
    [sythera] { $card } finds nobody to silence.
    [picureas] { $card } promises nothing: this is the last wave.
    [thavma] { $card } stays as he is: his player has more than 1 gold.
    [queen-eletheria] { $card } finds nobody to embolden.
    [anna-lys] { $card } finds nobody to kill.
    [datura] { $card } finds nobody to kill.
   *[other] { $card } finds nobody to convert.
}
event-mourned = { $seat-is ->
    [you] Simone dies: you collect { $influence } influence and have { $total }.
   *[other] Simone dies: { $seat } collects { $influence } influence and has { $total }.
}
event-asked = { $seat-is ->
    [you] King Kyros calls: you may add one more Empire card.
   *[other] King Kyros calls: { $seat } may add one more Empire card.
}
event-added = { $gold-sign ->
    [plus] { $seat-is ->
        [you] You add { $card } and collect { $gold-size }.
       *[other] { $seat } adds { $card } and collects { $gold-size }.
    }
    [minus] { $seat-is ->
        [you] You add { $card } for { $gold-size }.
       *[other] { $seat } adds { $card } for { $gold-size }.
    }
   *[zero] { $seat-is ->
        [you] You add { $card }.
       *[other] { $seat } adds { $card }.
    }
}
event-declined = { $seat-is ->
    [you] You add no card.
   *[other] { $seat } adds no card.
}
event-counted = Power: Empire { $power-empire }, Rebels { $power-rebels }, Church { $power-church }.
event-won = { $factions-count ->
    [1] The battle goes to { $factions }.
    [2] The battle is a tie: { $factions } both win.
   *[other] The battle is a tie: { $factions } all win.
}
event-influence = { $seat-is ->
    [you] { $influence-sign ->
        [zero] You gain no influence and still have { $total }.
       *[other] You gain { $influence } influence and have { $total }.
    }
   *[other] { $influence-sign ->
        [zero] { $seat } gains no influence and still has { $total }.
       *[other] { $seat } gains { $influence } influence and has { $total }.
    }
}
event-consolation = { $gold-sign ->
    [zero] { $seat-is ->
        [you] No consolation for you.
       *[other] No consolation for { $seat }.
    }
   *[other] { $seat-is ->
        [you] You are consoled with { $gold } gold and have { $purse }.
       *[other] { $seat } is consoled with { $gold } gold and has { $purse }.
    }
}
event-stayed = { $seat-is ->
    [you] Your Langman stays on the table for the next battle.
   *[other] { $seat }'s Langman stays on the table for the next battle.
}
event-kept = { $seat-is ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
event-ended = { $winners-is ->
    [none] The game ends in ruin: nobody wins.
    [you] The game is over. You win!
   *[other] The game is over: { $winners } wins.
}

## Why not

refusal-game-over = The game is over.
refusal-not-asked = { $seat-is ->
    [you] You owe no choice now.
   *[other] { $seat } owes no choice now.
}
refusal-other-due = { $due-id ->
    [draft] Now it is time to take a card of the pool.
    [play] Now it is time to play a card.
    [add] Now King Kyros calls: add an Empire card, or none.
   *[keep] Now it is time to keep a card.
}
refusal-not-in-pool = { $card } is not in the pool before { $seat-is ->
    [you] you
   *[other] { $seat }
}.
refusal-not-in-hand = { $seat-is ->
    [you] You do not hold { $card }.
   *[other] { $seat } does not hold { $card }.
}
refusal-not-empire = { $card } is not of the Empire, and King Kyros calls only for the Empire.
refusal-cannot-pay = { $card } costs { $cost }, and there { $gold ->
    [one] is
   *[other] are
} only { $gold } gold.

## The table, drawn

table-battle = Battle { $battle }
table-target = playing to { $target }
table-draft = draft, round { $done } of { $of }
table-wave = wave { $done } of { $of }
table-extra = King Kyros calls
table-keep = keep a card
table-over = the game is over
table-gold = gold
table-influence = influence
table-cards = cards
table-you = you
table-chosen = has chosen
table-choosing = is choosing
table-thinks = is choosing…
table-left = gets your cards
table-right = passes to you
table-your-move = your move
table-carried = carried
table-wave-column = Wave { $wave }
table-wave-word = Wave
table-wave-of = wave { $wave }
table-facedown = face down
table-poor = too expensive
table-unpaid = too expensive, +1 gold
table-pool = to choose from:
table-dead = dead
table-silenced = silenced
table-hand = Your hand
table-hand-so-far = Your hand so far
table-only-you = only you see it
table-pick = pick { $pick }
table-last-pick = last pick
table-seen = Seen in this draft
table-round = round { $round }

preview-income = +{ $gold } gold
preview-cost = costs { $gold }
preview-free = free
preview-hush = hush money included
preview-after = leaves { $gold }
preview-poor = too expensive: it would be lost, and you would gain 1 gold

fact-power = power { $n }
fact-influence = influence { $n }
fact-consolation = consolation { $n }

head-id = Id
head-name = Name
head-faction = Faction
head-rank = Rank
head-copies = Copies
head-power = Power
head-influence = Influence
head-gold = Gold
head-consolation = Consolation
head-ability = Ability
head-number = Ability no.
value-gold = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
}

## The table on a page

table-battlefield = The battle
table-power = Power of each faction
table-power-what = Counted after every wave. The strongest faction wins the battle.
table-converted = converted
table-copies = copies
table-your-card = your card
table-won = has won
table-waiting = Waiting for { $names }
table-nothing-now = Nothing to do right now
table-nothing-to-do = Nothing to do right now.
table-how = How a wave works
table-all-cards = All the cards

wait-next = { $count ->
    [one] The last card comes to you from { $from } as soon as everybody has chosen.
   *[other] { $count } cards come to you from { $from } as soon as everybody has chosen.
}
wait-last = Everybody has six cards now. The battle comes next.
wait-pools = { $count ->
    [one] Each pile has one card. The piles go to the left.
   *[other] Each pile has { $count } cards. The piles go to the left.
}
wait-cost = only you see it · together they cost { $cost }, you have { $gold }
wait-free = only you see it · together they cost nothing, you have { $gold }
wait-income = only you see it · together they pay you { $cost }, you have { $gold }
wait-chosen = chosen
wait-choosing = is choosing
wait-have-chosen = Chosen: { $names }.

option-target = Length
option-target-15 = To 15 influence
option-target-20 = To 20, longer
option-target-25 = To 25, the longest
option-kyros = King Kyros
option-kyros-10 = Power 10, as printed
option-kyros-0 = Power 0, a more even war

tag-price = { $gold }, leaves { $after }
tag-income = { $gold }, makes { $after }
tag-free = free, leaves { $after }
tag-hush = { $gold } with hush money, leaves { $after }
tag-poor = costs { $cost }, you have { $gold }

do-draft = Take this card
do-play = Play face down
do-extra = Answer the King
do-keep = Keep this card

say-choose = Choose a card to see what it does for you.
say-draft = Taking is free: you pay when you play it. { $rest ->
    [0] It is the last card of the pool.
    [one] The other card goes to { $left }.
   *[other] The other { $rest } cards go to { $left }.
}
say-keep = You keep { $card }. { $rest ->
    [0] It is your last card.
    [one] Your other card goes back into the deck.
   *[other] Your other { $rest } cards go back into the deck.
}
say-lost = Too expensive: it would lie face down and do nothing, and you would take 1 gold.
say-stands = With it, { $faction } would stand at { $power }: { $place ->
    [ahead] ahead of the others.
    [level] level with the strongest. If they tie at the end, both win.
   *[behind] not the strongest yet.
}

preview-draft = Take { $card }?
preview-wave = { $card }, face down
preview-extra = Add { $card }
preview-keep = Keep { $card }?
preview-over = { $card }
preview-decline = Add no card

sum-price = Its price
sum-income = It brings
sum-hush = Hush money
sum-hush-why = your last card was { $of } too
sum-have = Your gold now
sum-left = Left after it
sum-missing = Missing
say-decline = You add no card. Nobody learns whether you could have.

over-nobody = Level to the last coin: nobody wins
over-you = You win
over-winner = { $names } wins
over-level = { $first } and { $second } are level, with { $influence } influence and { $gold } gold each.
over-gold = { $first-is ->
    [you] You and { $second } both have { $influence } influence. Gold decided it, { $gold } to { $less }.
   *[other] { $first } and { $second-is ->
        [you] you
       *[other] { $second }
    } both have { $influence } influence. Gold decided it, { $gold } to { $less }.
}
over-influence = { $first-is ->
    [you] { $influence } influence, { $by } ahead of { $second }.
   *[other] { $influence } influence, { $by } ahead of { $second-is ->
        [you] you
       *[other] { $second }
    }.
}
over-place = { $place ->
    [1] You are level with them.
    [2] You come second, with { $influence }.
    [3] You come third, with { $influence }.
    [4] You come fourth, with { $influence }.
   *[other] You come fifth, with { $influence }.
}
over-chart = Influence, battle by battle
over-chart-what = below each battle: the faction that won it
over-target = { $target } influence ends the game
over-turns = What decided it
over-turn = { $count ->
    [1] { $factions } { $id ->
        [rebels] win
       *[other] wins
    } by { $by }, with { $card }.
   *[other] { $factions } tie, with { $card }.
}
over-turn-simone = Simone dies: 5 influence at once.
over-standings = Final standings
over-player = Player
over-battle = Battle { $battle }

tell-poor = too expensive, takes 1 gold
tell-hush = hush money included
pay-nothing = pays
pay-half = half:
tell-won = { $count ->
    [1] { $factions } { $id ->
        [rebels] win
       *[other] wins
    } the battle, { $most } to { $next }
    [2] { $factions } win the battle, { $most } each to { $next }
   *[other] All factions win the battle, { $most } each
}
tell-most = { $owner-is ->
    [you] your { $card } brought the most power: { $power }.
   *[other] { $owner }'s { $card } brought the most power: { $power }.
}
tell-nothing = nothing
scene-reveal = The cards are turned up
scene-gold = Gold
scene-entering = The boost of Picureas
scene-abilities-1 = Abilities 1
scene-abilities-2 = Abilities 2
scene-abilities-3 = Abilities 3
scene-kyros = King Kyros calls
scene-power = Power is counted
scene-stayed = Langman stays
scene-won = The battle is decided
scene-spoils = Who is paid

ask-draft-last = The last card of the pool is yours.

## What one has to know to begin

legend-title = The signs on a card
legend-goal = In each battle you draft six cards and play four of them, one in each wave. The faction with the most power wins the battle, and its characters bring influence to whoever played them, the dead half of it. The game ends when somebody reaches the agreed influence; who has the most wins.
legend-power = power for its faction
legend-influence = influence for you, if its faction wins
legend-gold = gold it costs (−) or brings (+) when you play it. The same faction twice in a row costs 1 more: hush money.
legend-consolation = consolation: gold for you, if its faction loses
legend-number = when its ability happens: 1, then 2, then 3
legend-rank = rank: commoner, elite, noble

## What scenarios claim

claim-gold = Gold: { $what }
claim-influence = Influence: { $what }
claim-cards = Cards in hand: { $what }
claim-pools = Cards in the pools: { $what }
claim-battle = Battle { $what }
claim-round = { $is ->
    [zero] No draft is going on
   *[some] Round { $what } of the draft
}
claim-wave = { $is ->
    [zero] No wave is being played
   *[some] Wave { $what }
}
claim-target = The game ends at { $what } influence
claim-deck = Cards in the deck: { $what }
claim-undealt = The deck is hidden
claim-shuffled = In the deck, or dealt from it: { $what }
claim-buried = Known to have gone into the deck: { $what }
claim-owes = { $is ->
    [none] Nobody has to choose
   *[some] To choose: { $what }
}
claim-hand = { $is ->
    [hidden] The hand of { $seat } is hidden
    [none] { $seat } holds no card
   *[some] { $seat } holds: { $what }
}
claim-pool = { $is ->
    [hidden] The pool before { $seat } is hidden
    [none] There is no pool before { $seat }
   *[some] The pool before { $seat }: { $what }
}
claim-chosen = { $is ->
    [hidden] What { $seat } has chosen is hidden
    [none] { $seat } has chosen no card
   *[some] { $seat } has chosen: { $what }
}
claim-kept = { $is ->
    [hidden] What { $seat } has kept is hidden
    [none] { $seat } has kept no card
   *[some] { $seat } has kept: { $what }
}
claim-discarded = { $is ->
    [hidden] What { $seat } has discarded is hidden
    [none] { $seat } has discarded no card
   *[some] { $seat } has discarded: { $what }
}
claim-remembers = { $is ->
    [hidden] What { $seat } saw in round { $round } is hidden
    [none] { $seat } saw nothing in round { $round }
   *[some] { $seat } saw in round { $round }: { $what }
}
claim-told = Just told of: { $what }
claim-untold = Not told of: { $what }
claim-power = Power: { $what }
claim-carried = { $is ->
    [none] No Langman is carried over
   *[some] Langman is carried over by { $what }
}
claim-facedown = { $is ->
    [none] No card lies face down
   *[some] Face down: { $what }
}
claim-hush = { $is ->
    [none] Nobody owes hush money
   *[some] Hush money: { $what }
}
claim-poor = { $is ->
    [none] Nobody is too poor
   *[some] Too poor: { $what }
}
claim-winners = Won: { $what }
claim-consolation = Consolation: { $what }
claim-extra-offered = King Kyros calls for { $what }
claim-extra-not = Nobody is called by King Kyros
claim-extra-options = { $is ->
    [hidden] What { $seat } may add is hidden
    [none] { $seat } can add no card
   *[some] { $seat } may add: { $what }
}
claim-game = The game goes on
claim-winner = { $what } has won the game
claim-ruin = Nobody has won the game
claim-character = { $seat }’s { $card }{ $wave ->
    [none] {""}
   *[other] {" "}of wave { $wave }
}: { $faction }, power { $number }
claim-dead = { $seat }’s { $card }{ $wave ->
    [none] {""}
   *[other] {" "}of wave { $wave }
}: { $faction }, dead
claim-silenced = { $seat }’s { $card }{ $wave ->
    [none] {""}
   *[other] {" "}of wave { $wave }
}: silenced

## The lesson: what the coach says

learn-goal = Three factions, none of them yours
learn-goal-says = Empire, Rebels and Church fight, and the strongest wins the battle. Back that one: it pays influence, which stands at your seat, and 15 influence end the game.
learn-draft = Take one card
learn-draft-says = Everybody takes a card and passes the rest to the left: what you leave goes to { $b }. Take power, or take gold.
learn-send-power = Now send a card, face down
learn-send-power-says = The Queen's Guard can give the Rebels 3 power. Send one card into wave one: below each card you see what it costs and what it leaves you.
learn-send-gold = Now send a card, face down
learn-send-gold-says = The Tithe Master can bring you 2 gold. Send one card into wave one: below each card you see what it costs and what it leaves you.
learn-strike-poor = Too expensive
learn-strike-poor-says = You cannot pay 5 with 3 gold: the card lies face down, does nothing, and you get 1 gold. Take it back and send another.
learn-strike-dead = Your commoner is dead
learn-strike-dead-says = { $b }'s Bentheon Knights kill every commoner of this wave, except Empire. The dead have no power, but the gold they brought stays yours.
learn-strike-alive = Yours is alive
learn-strike-alive-says = { $b }'s Bentheon Knights kill every commoner of this wave, except Empire. { $c } has lost the Defiant Slave; your card is not one of those.
learn-hush = Twice the same side costs more
learn-hush-says = The living count for their faction, whoever sent them. If your next card is of the same faction as your last one, you pay 1 hush money: compare the prices, and send one.
learn-convert-poor = Too expensive
learn-convert-poor-says = Gold is paid when the cards are turned up, hush money included, and you have too little. The card lies face down and does nothing: take it back.
learn-convert-hush = You paid hush money
learn-convert-hush-says = Two cards of one faction in a row cost you 1 gold. { $c }'s Shepherd turned the commoners of this wave into Church: same owner, other side.
learn-convert-free = They change sides
learn-convert-free-says = { $c }'s Shepherd turned the commoners of this wave into Church: they count there now. Their owners keep them, and are paid if the Church wins.
learn-third = Send your third card
learn-third-says = Two waves are left, and the others back their favorites, too. Look who is ahead, and choose whom you help.
learn-decide-poor = Too expensive
learn-decide-poor-says = You have too little gold for this card, so it lies face down and does nothing. Take it back: a commoner brings gold first.
learn-decide-last = The last wave decides
learn-decide-last-says = Choose a card and see where its faction would stand with it. Only the winner's characters bring influence, the violet figure.
learn-won-poor = Too expensive
learn-won-poor-says = You have too little gold for this card, so it lies face down and does nothing. Take it back and send one that you can pay.
learn-won-counted = The strongest faction wins
learn-won-counted-says = Four waves are over, and power decides. If two factions are level, both win.
learn-paid-influence = You backed a winner
learn-paid-influence-says = Each of your characters on the winning side brings its influence, half of it if dead. The others console you with gold, if their card says so.
learn-paid-nothing = Nothing this time
learn-paid-nothing-says = None of your characters stands on the winning side and brings influence. Some losers console you with gold: look for the hand with a coin.
learn-keep = Keep one card
learn-keep-says = One of your cards goes with you into the next battle, in secret; the others are shuffled. Choose the one you will want.
learn-ready = That is the whole game
learn-ready-says = Draft six cards, send four, back the winner; the most influence wins once somebody has 15. Everything else stands on the cards.
