## The game

title = Casting Shadows
title-short = Casting
pitch = Roll, claim spells, strike across seven hexes, and become your shadow.
length = about 40 min
credit = Casting Shadows is a game by Unstable Games; this set of cards, the words and the drawings are ours.
seat-fields = seat seats winners by at active

## Signs and figures

sign-hp = HP
sign-energy = Energy
sign-ap = Action points
sign-book = Book
sign-counterspell = Counterspells
sign-level = Level
sign-damage = Damage
sign-range = Range

## Symbols

red-gem = red Gem
blue-gem = blue Gem
purple-gem = purple Gem
    .what = Pays for a Gem of any color.
red-orb = red Orb
blue-orb = blue Orb
purple-orb = purple Orb
    .what = Pays for an Orb of any color.
shadow = Shadow Fragment
    .what = Pays for itself only. At night you can absorb it as energy.
cursed = Cursed Crystal
    .what = Costs you 1 HP if it is still in your pool at the end of your turn.
grey-gem = Gem of any color
grey-orb = Orb of any color

## Dice

red1 = first red die
    .short = the first red die
    .plain = first red die
red2 = second red die
    .short = the second red die
    .plain = second red die
blue1 = first blue die
    .short = the first blue die
    .plain = first blue die
blue2 = second blue die
    .short = the second blue die
    .plain = second blue die
purple = purple die
    .short = the purple die
    .plain = purple die
out = out

## Kinds, windows and phases

attack = attack
    .name = attack spell
    .when = before the hits of an attack
conversion = conversion
    .name = conversion spell
resource = resource
    .name = resource card
counterspell = counterspell
    .said = a counterspell
    .plain = counterspell
    .name = counterspell
companion = companion
    .name = companion
character = character
    .name = character
hex = hex
    .name = hex
hit = hit
    .when = after the hits of an attack
arrival = arrival
    .when = when an enemy travels to your hex
pass = pass
pick = picking characters
act = actions
night = night
over = the game is over

## Ranges, targets and riders

own = own
    .what = your own hex
near = near
    .what = your own hex or one next to it
ring = ring
    .what = exactly one hex away
far = far
    .what = every hex
distant = distant
    .what = every hex but your own
enemy = enemy
leech = leech
    .what = You heal 1 if the attack dealt any damage.
push = push
    .what = You may move the target to a hex next to it.
recoil = recoil
    .what = You lose 1 HP.

## Attack spells: name, then what the card does

spectral-slap = Spectral Slap
    .rule = Spend 1 blue Gem to deal 1 damage to one enemy in range.
    .flavor = You can see through the hand. You still feel it.
pocket-thunder = Pocket Thunder
    .rule = Spend 1 red Gem to deal 1 damage to one enemy in range.
    .flavor = Take it out before you sit down.
heavy-hand = Heavy Hand
    .rule = Spend up to 2 red Gems to deal 1/3 damage to one enemy in range.
    .flavor = It only wanted to say hello.
feeding-frenzy = Feeding Frenzy
    .rule = Spend up to 2 red Gems to deal 1/2 damage to every enemy on one hex in range.
    .flavor = Somebody whispered “lunch”.
fatal-fronds = Fatal Fronds
    .rule = Spend up to 2 blue Gems to deal 1/2 damage to one enemy in range.
    .flavor = Water twice a week, from a distance.
hiccup-hex = Hiccup Hex
    .rule = Spend 1 red Orb to deal 1 damage to one enemy in range.
    .flavor = Hold your breath until spring.
soggy-sock = Soggy Sock
    .rule = Spend 1 blue Orb to deal 1 damage to every enemy on one hex in range.
    .flavor = Lost on Monday. Found in your face.
grumpy-grimace = Grumpy Grimace
    .rule = Spend 1 Shadow Fragment to deal 2 damage to every enemy on one hex in range.
    .flavor = Practiced at the mirror. The mirror has moved out.
unicorn-charge = Unicorn Charge
    .rule = Spend up to 3 blue Gems to deal 2/4/6 damage to one enemy in range.
    .flavor = The bruise fades. The glitter does not.
sandstone-fist = Sandstone Fist
    .rule = Spend up to 2 red Gems to deal 2/4 damage to one enemy in range.
    .flavor = Built at the beach. Followed us home.
marble-avalanche = Marble Avalanche
    .rule = Spend 1 red Orb and 1 blue Orb to deal 3 damage to every enemy on one hex in range.
    .flavor = Mind the stairs. And the floor. And the marbles.
gusty-goodbye = Gusty Goodbye
    .rule = Spend up to 2 blue Orbs to deal 2/3 damage to one enemy in range. Then you may move that enemy to a hex adjacent to its own.
    .flavor = So nice to have you. Over there.
leech-lullaby = Leech Lullaby
    .rule = Spend 1 red Orb to deal 2 damage to one enemy in range. If this attack dealt at least 1 damage, heal 1.
    .flavor = They hum along while they drink.
shade-spitball = Shade Spitball
    .rule = Spend up to 2 Shadow Fragments to deal 2/4 damage to one enemy in range. Then you lose 1 HP.
    .flavor = It tastes as dark as it looks.
ruby-ruckus = Ruby Ruckus
    .rule = Spend up to 3 red Gems to deal 3/5/6 damage to one enemy in range.
    .flavor = Nobody saw who threw the first one.
moonfall = Moonfall
    .rule = Spend 1 blue Gem and 1 Shadow Fragment to deal 6 damage to every enemy on one hex in range. Then you lose 1 HP.
    .flavor = We will put it back before breakfast.
midnight-snack = Midnight Snack
    .rule = Spend up to 3 Shadow Fragments to deal 4/7/9 damage to one enemy in range. Then you lose 1 HP.
    .flavor = The pantry is shut. Something in it still chews.
orbital-mishap = Orbital Mishap
    .rule = Spend up to 3 blue Orbs to deal 3/5/6 damage to one enemy in range.
    .flavor = “I know exactly where it will come down.”
big-bad-boo = Big Bad Boo
    .rule = Spend 1 red Gem and 1 red Orb to deal 6 damage to every enemy on one hex in range.
    .flavor = It has rehearsed under your bed all week.

## Conversion spells

curse-void = Curse Void
    .rule = Spend 1 Cursed Crystal to add 1 Shadow Fragment to your pool.
    .flavor = Drop bad luck here. No returns.
gem-juggle = Gem Juggle
    .rule = Spend 1 Orb of any color to add 2 purple Gems to your pool.
    .flavor = The trick is to catch more than you throw.
lost-marbles = Lost Marbles
    .rule = Spend 1 Gem of any color to add 2 purple Orbs to your pool.
    .flavor = Look under the wardrobe. Bring a light.
turncoat-crystals = Turncoat Crystals
    .rule = Spend up to 2 Cursed Crystals to add 1 purple Gem and 1 purple Orb to your pool for each.
    .flavor = They say that they were on your side all along.
double-bubble = Double Bubble
    .rule = Spend 1 Orb of any color to add 2 purple Gems and 1 Shadow Fragment to your pool.
    .flavor = Blow once. Duck twice.

## Resource cards

pocket-rubies = Pocket Rubies
    .rule = Discard this card to add 2 red Gems to your pool.
    .flavor = A little sticky. Do not ask.
spare-sapphires = Spare Sapphires
    .rule = Discard this card to add 2 blue Gems to your pool.
    .flavor = For a rainy day, or a rude neighbor.
bag-of-marbles = Bag of Marbles
    .rule = Discard this card to add 1 red Orb and 1 blue Orb to your pool.
    .flavor = Won fairly, for the most part.
jar-of-dusk = Jar of Dusk
    .rule = Discard this card to add 2 Shadow Fragments to your pool.
    .flavor = Keep the lid on until bedtime.
mystery-pouch = Mystery Pouch
    .rule = Discard this card to add 1 purple Gem and 1 purple Orb to your pool.
    .flavor = It wriggles only when nobody looks.

## Counterspells

pointed-shield = Pointed Shield
    .rule = When an attack is aimed at you: its hit on you is 2 weaker.
    .flavor = No hugs today.
rubber-retort = Rubber Retort
    .rule = When an attack has damaged you: the attacker takes as much damage as you took from it, at most 3.
    .flavor = What you throw comes home for dinner.
second-wind = Second Wind
    .rule = When an attack has damaged you: heal 3.
    .flavor = Nap taken. Where were we?
fizzle-fog = Fizzle Fog
    .rule = When an attack spell is aimed at you: cancel it, for all its targets.
    .flavor = Abracada… pfft.
poof = Poof!
    .rule = When an attack spell is aimed at you: move to a hex adjacent to yours.
    .flavor = Only the slippers stayed behind.
toadstool-trap = Toadstool Trap
    .rule = When an enemy travels to your hex: that enemy takes 2 damage.
    .flavor = It looks soft. It is in on the joke.
butterpaws = Butterpaws
    .rule = When an enemy travels to your hex: choose one of the dice in that enemy’s pool that shows no Cursed Crystal; it now shows one.
    .flavor = You dropped something. Do not look which.

## Companions

ember-newt = Ember Newt
    .rule = Your first attack spell in each of your turns deals 1 more damage to each target.
    .flavor = Sleeps in the stove. Wakes up cross.
pebble-tortoise = Pebble Tortoise
    .rule = Since your last turn began, the first time an enemy would deal you 2 or more damage at once, you take 1 less.
    .flavor = Has seen worse, slowly.
thistle-hedgehog = Thistle Hedgehog
    .rule = Once in each turn, when an attack has damaged you and you are still in the game, the attacker takes 1 damage.
    .flavor = Loves cuddles. Nobody comes twice.
moss-snail = Moss Snail
    .rule = If you have 9 HP or fewer at the start of your turn, heal 1.
    .flavor = Leaves a trail of feeling better.
lantern-moth = Lantern Moth
    .rule = Add 1 Shadow Fragment to your pool at the start of your turn.
    .flavor = Brings the light. Keeps the dark for you.
hoarder-magpie = Hoarder Magpie
    .rule = Add 1 purple Gem to your pool at the start of your turn.
    .flavor = If it shines, it was always hers.
breezy-swift = Breezy Swift
    .rule = The first Travel of your turn costs no action point and may go to any hex.
    .flavor = There before you have said where.
dicey-dormouse = Dicey Dormouse
    .rule = The first Reroll of your turn costs no action point and may include Cursed Crystals.
    .flavor = Asleep for eight months, lucky for four.
hex-toad = Hex Toad
    .rule = Cursed Crystals do not damage you at the end of your turn.
    .flavor = Swallows bad luck. Burps a little.
spyglass-bat = Spyglass Bat
    .rule = All your attack spells have range far.
    .flavor = Sees you from here, upside down.

## Characters: both forms, and the ability of the shadow form

frill = Frill Lilypad
    .short = Frill
    .shadow = Frill the Regenerator
    .rule = Heal 3. Remove all Cursed Crystals from your pool. Then you may deal 2 damage to one enemy at distance 0 or 1.
    .flavor = Grows back whatever you take, and waves with it.
kit = Kit Gale
    .short = Kit
    .shadow = Kit the Turbulent
    .rule = Move to any hex with an enemy on it. Deal 4 damage to every enemy there and 1 to every enemy on an adjacent hex.
    .flavor = Was here a moment ago. So was your hat.
nuzzle = Nuzzle Thornwood
    .short = Nuzzle
    .shadow = Nuzzle the Savage
    .rule = Deal 6 damage to one enemy at distance 0 or 1.
    .flavor = Only wants to play. So do the teeth.
haze = Haze Greentongue
    .short = Haze
    .shadow = Haze the Devastator
    .rule = Deal 4 damage to every enemy at distance 0 or 1. This damage cannot be reduced.
    .flavor = First you see nothing. Then you see the tongue.

## Hexes

ancient-rune = Ancient Rune
    .rule = If your turn begins here: add 1 Shadow Fragment to your pool; if some enemy has more HP than you, heal 2. No card, no Refresh, no Collect.
    .flavor = Nobody can read it. It can read you.
dusty-desert = Dusty Desert
    .rule = Enemies deal you 1 damage less here. Counterspells are collected here. No card, no Refresh.
    .flavor = Bring water. Leave with a secret.
underground-volcano = Underground Volcano
    .rule = If your turn begins here: add 1 red Gem to your pool.
    .flavor = This time the floor really is lava.
bubbling-lake = Bubbling Lake
    .rule = If your turn begins here: heal 1.
    .flavor = Better not ask who is bubbling.
amber-mountain = Amber Mountain
    .rule = If your turn begins here: add 1 purple Orb to your pool.
    .flavor = Up here even the flies are jewels.
thorn-forest = Thorn Forest
    .rule = When an attack damages you here and you are still in the game, the attacker takes 1 damage.
    .flavor = The trees hug back.
crystal-crypt = Crystal Crypt
    .rule = If your turn begins here: add 1 purple Gem to your pool. Damage that enemies deal you here cannot be reduced.
    .flavor = Hush. The echo keeps score.

## How it goes, for whoever has never played

primer =
    You are a young sorcerer with 18 HP on a small board of hexes. The last one left wins.
    On your turn you roll five dice: Gems, Orbs, Shadow Fragments and Cursed Crystals are your pool.
    Four action points let you travel, cast, reroll, protect, refresh or collect.
    Collect spells from beside your hex into your book, five cards at most; cast each once a turn.
    In Dusty Desert you get counterspells: face down, they answer what enemies do to you.
    At night, absorb Shadow Fragments as energy. 3 energy bring your shadow form and a companion;
    5 energy pay for its ability. Each Cursed Crystal left in your pool costs you 1 HP.

primer-title = Borrow a shadow. Give it back to somebody else.
primer-roll = Roll five dice.
primer-roll-what = What they show is your pool for this turn.
primer-act = Take four actions.
primer-act-what = Travel, collect spells, cast them, reroll, protect, refresh.
primer-night = Absorb the shadows,
primer-night-what = and with 3 energy become your shadow form. Cursed Crystals left over hurt.
primer-win = Be the last one left.
primer-win-what = Everybody starts with 18 HP.
primer-done = Got it

## The words in rules that stand out

rule-keywords = damage heal Heal cancel move Move Remove lose weaker less

## What is wrong

wrong-no-action = a choice begins with “pick”, “travel”, “cast”, “reroll”, “protect”, “refresh”, “collect”, “use”, “ability”, “end”, “pass”, “answer”, “push”, “leave”, “absorb”, “transform” or “done”
wrong-no-main-card = there is no card “{ $id }”
wrong-no-hex = there is no hex “{ $id }”
wrong-no-symbol = there is no symbol “{ $id }”
wrong-no-die = there is no die “{ $id }”: there are red1, red2, blue1, blue2 and purple
wrong-no-character = there is no character “{ $id }”
wrong-no-companion = there is no companion “{ $id }”
wrong-no-counterspell = there is no counterspell “{ $id }”
wrong-expected-word = expected “{ $word }” here
wrong-no-energy = “absorb” takes a number from 1 to { $most }

## Choices

choice-pick = Play { $character }
choice-travel = Travel to { $hex }
choice-cast = Cast { $card }{ $at-is ->
    [none] {""}
    [you] {" "}at you
   *[other] {" "}at { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}on { $on }
} ({ $paying })
choice-reroll = Reroll { $dice }
choice-protect = Protect yourself from a Cursed Crystal
choice-refresh = Refresh the card beside your hex
choice-collect = Collect { $card }{ $paying-count ->
    [0] {""}
   *[other] {" "}({ $paying })
}{ $spending ->
    [none] {""}
   *[other] , spending { $spending }
}{ $discarding ->
    [none] {""}
   *[other] , discarding { $discarding }
}
choice-use = Use { $card }
choice-ability = Use your ability{ $at-is ->
    [none] {""}
    [you] {" "}at you
   *[other] {" "}at { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}on { $on }
}
choice-end = End your turn
choice-pass = Pass
choice-answer = Answer with { $card }{ $to ->
    [none] {""}
   *[other] {" "}and move to { $to }
}{ $die ->
    [none] {""}
   *[other] {" "}on { $die }
}
choice-push = Move the target to { $hex }
choice-leave = Leave the target where it is
choice-absorb = { $energy ->
    [one] Absorb 1 Shadow Fragment
   *[other] Absorb { $energy } Shadow Fragments
}
choice-transform = Transform, with { $companion } as companion
choice-done = Done for tonight

## What happened

event-picked = { $seat-is ->
    [you] You play { $character }.
   *[other] { $seat } plays { $character }.
}
event-dealt = The board is laid out. In the portal: { $portal }.
event-turn-began = { $seat-is ->
    [you] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $seat }'s turn.
}
event-rolled = { $seat-is ->
    [you] You roll: { $faces }.
   *[other] { $seat } rolls: { $faces }.
}
event-token-gained = { $seat-is ->
    [you] You get a token from { $source }: { $symbols }.
   *[other] { $seat } gets a token from { $source }: { $symbols }.
}
event-healed = { $seat-is ->
    [you] You heal { $hp }
   *[other] { $seat } heals { $hp }
}{ $source-id ->
    [frill] {""}
   *[other] , thanks to { $source }
}: { $total } HP now.
event-travelled = { $seat-is ->
    [you] You travel from { $from } to { $to }
   *[other] { $seat } travels from { $from } to { $to }
}{ $free ->
    [true] , free with Breezy Swift.
   *[false] .
}
event-rerolled = { $seat-is ->
    [you] You reroll { $dice }
   *[other] { $seat } rerolls { $dice }
}{ $free ->
    [true] , free with Dicey Dormouse
   *[false] {""}
}: { $faces }.
event-protected = { $seat-is ->
    [you] You protect yourself: { $dice } leaves your pool with its Cursed Crystal.
   *[other] { $seat } protects: { $dice } leaves the pool with its Cursed Crystal.
}
event-refreshed = { $seat-is ->
    [you] You refresh: { $card }, beside { $hex }, goes to the discard pile.
   *[other] { $seat } refreshes: { $card }, beside { $hex }, goes to the discard pile.
}
event-collected = { $seat-is ->
    [you] You collect { $card }
   *[other] { $seat } collects { $card }
}{ $paying-count ->
    [0] {""}
   *[other] {" "}({ $paying })
}{ $spending ->
    [none] {""}
   *[other] , spending { $spending }
}{ $discarding ->
    [none] {""}
   *[other] , discarding { $discarding }
}.
event-bought = { $seat-is ->
    [you] You collect a counterspell
   *[other] { $seat } collects a counterspell
} ({ $paying }){ $spending ->
    [none] {""}
   *[other] , spending { $spending }
}{ $discarding ->
    [none] {""}
   *[other] , discarding { $discarding }
}{ $known ->
    [none] .
   *[other] : { $known }, which everybody has seen before.
}
event-received = { $seat-is ->
    [you] You lay { $card } face down in your book.
   *[other] { $seat } lays { $card } face down in the book.
}
event-drew = { $card } now lies beside { $hex }.
event-reshuffled = The main deck is empty: the discard pile, { $cards } cards, is shuffled and becomes the deck.
event-used = { $seat-is ->
    [you] You use { $card } and get: { $symbols }.
   *[other] { $seat } uses { $card } and gets: { $symbols }.
}
event-cast = { $seat-is ->
    [you] You cast { $card }
   *[other] { $seat } casts { $card }
}{ $at-is ->
    [none] {""}
    [you] {" "}at you
   *[other] {" "}at { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}on { $on }
} ({ $paying }){ $strength ->
    [0] .
   *[other] : strength { $strength }.
}
event-converted = { $seat-is ->
    [you] { $card } gives you: { $symbols }.
   *[other] { $card } gives { $seat }: { $symbols }.
}
event-ability-used = { $seat-is ->
    [you] You use the ability of
   *[other] { $seat } uses the ability of
} { $character-id ->
    [frill] { frill.shadow }
    [kit] { kit.shadow }
    [nuzzle] { nuzzle.shadow }
   *[haze] { haze.shadow }
}{ $at-is ->
    [none] {""}
    [you] {" "}at you
   *[other] {" "}at { $at }
}{ $on ->
    [none] {""}
   *[other] {" "}and { $seat-is ->
        [you] move
       *[other] moves
    } to { $on }
}{ $dice-count ->
    [0] .
    [one] : 1 Cursed Crystal leaves the pool.
   *[other] : { $dice-count } Cursed Crystals leave the pool.
}
event-asked = { $window-id ->
    [attack] { $seats-is ->
        [you] You may answer the attack with a counterspell.
       *[other] { $seats } may answer the attack with a counterspell.
    }
    [hit] { $seats-is ->
        [you] You may answer the damage with a counterspell.
       *[other] { $seats } may answer the damage with a counterspell.
    }
   *[arrival] { $seats-is ->
        [you] You may answer the arrival with a counterspell.
       *[other] { $seats } may answer the arrival with a counterspell.
    }
}
event-answered = { $seat-is ->
    [you] You have answered.
   *[other] { $seat } has answered.
}
event-sealed = { $seat-is ->
    [you] You answer in secret
   *[other] { $seat } answers in secret
}: { $card ->
    [none] pass
   *[other] { $card }
}{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
}{ $die ->
    [none] {""}
   *[other] {" "}on { $die }
}.
event-countered = { $seat-is ->
    [you] You answer with { $card }
   *[other] { $seat } answers with { $card }
}{ $to ->
    [none] {""}
   *[other] {" "}and { $seat-is ->
        [you] move
       *[other] moves
    } to { $to }
}{ $die ->
    [none] {""}
   *[other] : { $die } now shows a Cursed Crystal
}.
event-cancelled = { $seat-is ->
    [you] Your { $card } is canceled: it hits nobody.
   *[other] { $seat }'s { $card } is canceled: it hits nobody.
}
event-missed = { $seat-is ->
    [you] { $card } misses you: you have got away.
   *[other] { $card } misses { $seat }, who has got away.
}
event-hit = { $damage ->
    [0] { $by-is ->
        [you] You hit { $seat }, but deal no damage
       *[other] { $seat-is ->
            [you] { $by } hits you, but deals no damage
           *[other] { $by } hits { $seat }, but deals no damage
        }
    }
   *[other] { $by-is ->
        [you] You hit { $seat } for { $damage } damage
       *[other] { $seat-is ->
            [you] { $by } hits you for { $damage } damage
           *[other] { $by } hits { $seat } for { $damage } damage
        }
    }
}: { $total } HP left.{ $reduced-desert ->
    [0] {""}
   *[other] {" "}Dusty Desert took off { $reduced-desert }.
}{ $reduced-tortoise ->
    [0] {""}
   *[other] {" "}Pebble Tortoise took off { $reduced-tortoise }.
}{ $reduced-shield ->
    [0] {""}
   *[other] {" "}Pointed Shield took off { $reduced-shield }.
}
event-reacted = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $damage ->
    [0] no damage
   *[other] { $damage } damage
} from { $source-id ->
    [thorn-forest] { $source }
   *[other] { $by-is ->
        [you] your { $source }
       *[other] { $by }'s { $source }
    }
}: { $total } HP left.
event-pushed = { $seat-is ->
    [you] Gusty Goodbye blows you from { $from } to { $to }.
   *[other] Gusty Goodbye blows { $seat } from { $from } to { $to }.
}
event-push-declined = { $seat-is ->
    [you] You are left where you are.
   *[other] { $seat } is left in place.
}
event-recoiled = { $seat-is ->
    [you] The recoil costs you 1 HP: { $total } HP left.
   *[other] The recoil costs { $seat } 1 HP: { $total } HP left.
}
event-eliminated = { $by-is ->
    [none] { $seat-is ->
        [you] You are eliminated.
       *[other] { $seat } is eliminated.
    }
    [you] You eliminate { $seat }.
   *[other] { $seat-is ->
        [you] { $by } eliminates you.
       *[other] { $by } eliminates { $seat }.
    }
}{ $cards-count ->
    [0] {""}
    [one] {" "}{ $cards } goes to the discard pile.
   *[other] {" "}{ $cards } go to the discard pile.
}{ $counterspells-count ->
    [0] {""}
    [one] {" "}{ $counterspells } is shown and goes under the counterspell deck.
   *[other] {" "}{ $counterspells } are shown and go under the counterspell deck.
}
event-absorbed = { $seat-is ->
    [you] You absorb
   *[other] { $seat } absorbs
} { $energy ->
    [one] 1 Shadow Fragment
   *[other] { $energy } Shadow Fragments
}: { $total } energy now.
event-transformed = { $seat-is ->
    [you] You become
   *[other] { $seat } becomes
} { $character-id ->
    [frill] { frill.shadow }
    [kit] { kit.shadow }
    [nuzzle] { nuzzle.shadow }
   *[haze] { haze.shadow }
}, with { $companion } as companion. { $next } comes into the portal.
event-night-ended = { $seat-is ->
    [you] Your night is over.
   *[other] { $seat }'s night is over.
}
event-crystals-hurt = { $crystals ->
    [one] { $seat-is ->
        [you] A Cursed Crystal costs you
       *[other] A Cursed Crystal costs { $seat }
    }
   *[other] { $seat-is ->
        [you] { $crystals } Cursed Crystals cost you
       *[other] { $crystals } Cursed Crystals cost { $seat }
    }
} { $hp } HP: { $total } HP left.
event-ended = { $cap ->
    [true] The last round is over
   *[false] The game is over
}{ $winners-is ->
    [none] : nobody wins.
    [you] . You win!
   *[other] : victory for { $winners }.
}

## Why not

refusal-game-over = The game is over.
refusal-not-asked = { $seat-is ->
    [you] You owe no choice now.
   *[other] { $seat } owes no choice now.
}
refusal-other-due = { $due-id ->
    [pick] Now it is time to pick a character.
    [act] Now it is time to act, or to end the turn.
    [answer] Now it is time to answer with a counterspell, or to pass.
    [push] Now it is time to move the target, or to leave it where it is.
   *[night] It is night: absorb, transform or be done.
}
refusal-taken = { $character } is taken. Pick a character that nobody has.
refusal-no-action-point = { $seat-is ->
    [you] You have no action point left. Resource cards and your ability need none; otherwise end your turn.
   *[other] { $seat } has no action point left.
}
refusal-not-adjacent = { $hex } is not next to the hex of the figure that moves. Choose one that is.
refusal-not-in-book = { $seat-is ->
    [you] { $card } is not in your book. Collect it first.
   *[other] { $card } is not in { $seat }'s book.
}
refusal-already-cast = { $card } has been cast in this turn. Each copy can be cast once a turn.
refusal-no-spell = { $card } is a resource card: it is used, not cast.
refusal-no-resource = { $card } is a spell: it is cast, not used.
refusal-wrong-aim = { $card-id ->
    [curse-void] { $card } is cast without a target.
    [gem-juggle] { $card } is cast without a target.
    [lost-marbles] { $card } is cast without a target.
    [turncoat-crystals] { $card } is cast without a target.
    [double-bubble] { $card } is cast without a target.
    [feeding-frenzy] { $card } is cast on a hex, not at one enemy.
    [soggy-sock] { $card } is cast on a hex, not at one enemy.
    [grumpy-grimace] { $card } is cast on a hex, not at one enemy.
    [marble-avalanche] { $card } is cast on a hex, not at one enemy.
    [moonfall] { $card } is cast on a hex, not at one enemy.
    [big-bad-boo] { $card } is cast on a hex, not at one enemy.
   *[other] { $card } is cast at one enemy, not on a hex.
}
refusal-no-target = There is no enemy to hit there. Aim at one who is in range.
refusal-out-of-range = { $card } does not hit at this distance. Aim at something in its range.
refusal-wrong-payment = This does not pay for { $card }: pay exactly what it costs, no more and no less.
refusal-not-in-pool = Your pool does not have this: { $paying }.
refusal-no-such-die = { $die } is not in the pool any more.
refusal-cursed-die = { $die } shows a Cursed Crystal. Choose a die that shows none.
refusal-second-die = { $die } shows the same as the first one of its color: choose the first one first.
refusal-no-crystal = There is no Cursed Crystal in your pool to protect yourself from.
refusal-no-card-here = No card lies beside { $hex }. Travel to a hex that has one.
refusal-other-card-here = { $card } does not lie beside { $hex }. Only the card beside your hex can be collected.
refusal-not-in-desert = Counterspells are collected in Dusty Desert. Travel there first.
refusal-no-counterspells = The counterspell deck is empty: no counterspell can be collected until one comes back.
refusal-must-spend = { $card } takes one spell of level { $level } from your book, and nothing else.
refusal-must-discard = Your book is full: discard one of its spells or resource cards to make room.
refusal-must-keep = No card may leave your book for this: keep them all.
refusal-no-ability = { $seat-is ->
    [you] You need your shadow form and 5 energy for the ability.
   *[other] { $seat } needs the shadow form and 5 energy for the ability.
}
refusal-wrong-ability = { $character-id ->
    [frill] Frill's ability is aimed at one enemy or at nobody, never on a hex.
    [kit] Kit's ability is aimed on a hex with an enemy.
    [nuzzle] Nuzzle's ability is aimed at one enemy.
   *[haze] Haze's ability is used without a target: it hits everybody around.
}
refusal-not-held = { $seat-is ->
    [you] You do not hold { $card }.
   *[other] { $seat } does not hold { $card }.
}
refusal-wrong-window = { $card-id ->
    [pointed-shield] { $card } answers an attack, before its hits.
    [rubber-retort] { $card } answers an attack that has damaged you.
    [second-wind] { $card } answers an attack that has damaged you.
    [fizzle-fog] { $card } answers an attack spell, before its hits, and no ability.
    [poof] { $card } answers an attack spell, before its hits, and no ability.
   *[other] { $card } answers an enemy who travels to your hex.
}
refusal-too-much-energy = { $most ->
    [0] Nothing can be absorbed now.
    [one] Only 1 Shadow Fragment can be absorbed now.
   *[other] At most { $most } Shadow Fragments can be absorbed now.
}
refusal-cannot-transform = { $seat-is ->
    [you] You need your basic form and 3 energy to transform.
   *[other] { $seat } needs the basic form and 3 energy to transform.
}
refusal-not-in-portal = { $companion } is not in the portal. Choose one of the three that are.

## Options

option-characters = Characters
option-characters-dealt = Characters dealt at random
option-characters-chosen = Everybody chooses a character
option-rounds = Length
option-rounds-40 = 40 rounds at most
option-rounds-20 = 20 rounds at most
option-rounds-30 = 30 rounds at most
option-head-start = Head start
option-head-start-off = No head start, as printed
option-head-start-on = 1 energy for all but the first player

## What is printed on a card

head-id = Id
head-name = Name
head-kind = Kind
head-copies = Copies
head-level = Level
head-collect = Cost
head-level_cost = Level cost
head-cast = To cast
head-damage = Damage
head-range = Range
head-aimed = Target
head-rider = Besides
head-steps = Steps
head-gain = Gives
head-window = Answers
head-home = Home
head-token = Token
value-level_cost = a spell of level { $size }
value-steps = { $size ->
    [1] 1
    [2] 1 or 2
   *[other] 1 to { $size }
}

fact-level = level { $n }
fact-damage = damage { $n }
fact-range = range { $range }
fact-each = each time
fact-free = costs nothing

## The table, drawn

table-round = Round { $round }
table-round-of = round { $round } of { $of } at most
table-turn = { $name }'s turn
table-turn-you = your turn
table-pick = picking characters
table-act = actions
table-attack = an attack
table-hit = after the hit
table-arrival = an arrival
table-push = a push
table-night = night
table-over = the game is over
table-hp = HP
table-energy = energy
table-ap = { $ap ->
    [0] no action point left
    [one] 1 action point left
   *[other] { $ap } action points left
}
table-ap-word = action points
table-pool = Pool
table-pool-of = { $name }'s pool
table-pool-you = Your pool
table-pool-empty = The pool is empty.
table-dice = dice
table-tokens = tokens
table-die-out = out
table-book = Book
table-book-of = { $name }'s book
table-book-you = Your book
table-book-size = { $count } of 5 cards
table-book-empty = The book is empty.
table-book-full = The book is full.
table-cast = cast this turn
table-used = used this turn
table-counterspells = counterspells
table-facedown = { $count ->
    [0] no counterspell
    [one] 1 counterspell face down
   *[other] { $count } counterspells face down
}
table-facedown-word = face down
table-known = known to all
table-only-you = only you see it
table-portal = Portal
table-companion = companion
table-no-companion = no companion yet
table-character = character
table-basic = basic form
table-shadow = shadow form
table-ability = Ability
table-ability-ready = the ability is ready
table-board = The board
table-beside = beside { $hex }
table-here = here: { $names }
table-no-card = no card
table-home = home of { $name }
table-deck = main deck
table-counterdeck = counterspell deck
table-companion-deck = companion deck
table-discards = discard pile
table-deck-size = main deck: { $count }
table-counterdeck-size = counterspell deck: { $count }
table-companion-deck-size = companion deck: { $count }
table-discards-size = discard pile: { $count }
table-empty = empty
table-out = eliminated
table-free-travel = the first Travel is free
table-free-reroll = the first Reroll is free
table-newt = the next attack spell is 1 stronger
table-shell = the shell is used up
table-prick = the prickles are used up
table-you = you
table-chosen = has chosen
table-choosing = is choosing
table-answered = has answered
table-answering = may answer
table-active = acts
table-your-move = your move
table-hand = Your cards
table-holds = cards
table-waiting = Waiting for { $names }
table-nothing-to-do = Nothing to do right now.
table-how = How a turn works
table-all-cards = All the cards

## Questions

ask-pick = Which character do you play?
ask-act = { $ap ->
    [0] No action point is left. End your turn?
    [one] Your turn: 1 action point left. What do you do?
   *[other] Your turn: { $ap } action points left. What do you do?
}
ask-attack = { $by } attacks you with { $what }, strength { $strength }. Do you answer?
ask-hit = { $by } has dealt you { $damage } damage. Do you answer?
ask-arrival = { $by } has come to your hex. Do you answer?
ask-push = Where do you blow { $name }?
ask-night = Night falls. What do you do with your shadows?
ask-aim = Aim at whom?
ask-hex = Which hex?
ask-dice = Which dice?
ask-pay = How do you pay?
ask-spend = Which spell of level { $level } do you spend?
ask-discard = Your book is full. Which card do you discard?
ask-companion = Which companion comes with you?

## Buttons

do-pick = Pick
do-travel = Travel
do-cast = Cast
do-reroll = Reroll
do-protect = Protect
do-refresh = Refresh
do-collect = Collect
do-use = Use
do-ability = Ability
do-end = End turn
do-pass = Pass
do-answer = Answer
do-push = Push
do-leave = Leave
do-absorb = Absorb
do-transform = Transform
do-done = Done
do-back = Back

## What a choice does

say-choose = Choose what to do.
say-pick = You start at home: { $hex }.
say-travel = Move to a hex next to yours. Enemies there may answer.
say-travel-free = Breezy Swift takes you to any hex, for free.
say-cast = Pay for a spell of your book and carry it out. It stays in your book.
say-cast-damage = { $damage } damage
say-cast-gain = adds to your pool: { $symbols }
say-reroll = Roll some of your dice again. Cursed Crystals cannot be rerolled.
say-reroll-free = Dicey Dormouse rolls for free, even Cursed Crystals.
say-protect = One Cursed Crystal leaves your pool.
say-refresh = The card beside your hex is discarded, and another takes its place.
say-collect = Pay for the card beside your hex and take it into your book.
say-collect-counterspell = Take the top card of the counterspell deck. Only you see it.
say-collect-spend = takes a spell of level { $level } from your book
say-collect-discard = your book is full: one card leaves it
say-use = Discard this card and take what it gives. It costs no action point.
say-ability = Use up your 5 energy. It costs no action point.
say-answer = Your answer stays secret until everybody has answered.
say-pass = You play nothing. Nobody learns whether you could have.
say-end = Your actions are over; the night begins.
say-end-ap = { $ap ->
    [one] 1 action point is still left; it would be lost.
   *[other] { $ap } action points are still left; they would be lost.
}
say-end-crystals = { $count ->
    [one] A Cursed Crystal is in your pool: it would cost you 1 HP.
   *[other] { $count } Cursed Crystals are in your pool: they would cost you { $count } HP.
}
say-end-deadly = { $count ->
    [one] A Cursed Crystal is in your pool: it would eliminate you!
   *[other] { $count } Cursed Crystals are in your pool: they would eliminate you!
}
say-push = Move the target to a hex next to its own.
say-leave = The target stays where it is.
say-absorb = Shadow Fragments become energy. You would have { $energy } of { $limit }.
say-transform = Spend 3 energy: you become { $name } for good, and a companion joins you.
say-done = What is left in your pool is lost.
say-cost-ap = 1 action point
say-cost-nothing = no action point

## Waiting

wait-pick = { $name } picks a character.
wait-act = { $name } is acting.
wait-attack = { $names } may answer the attack.
wait-hit = { $names } may answer the damage.
wait-arrival = { $names } may answer the arrival.
wait-push = { $name } may move { $target }.
wait-push-you = { $name } may move you.
wait-night = It is { $name }'s night.
wait-answered = You have answered. The others may still answer.
wait-sealed = Your answer: { $card }
wait-sealed-pass = Your answer: pass
wait-out = You are eliminated. You can watch how it ends.

## The end

over-nobody = Nobody wins
over-you = You win
over-winner = Victory for { $names }
over-last = { $first-is ->
    [you] You are the last one left, with { $hp } HP.
   *[other] { $first } is the last one left, with { $hp } HP.
}
over-cap = { $rounds } rounds are over. The most HP decided it: { $hp }.
over-cap-shadow = { $rounds } rounds are over. HP are level, and the shadow form decided it.
over-cap-energy = { $rounds } rounds are over. HP and forms are level, and energy decided it: { $energy }.
over-cap-level = { $rounds } rounds are over, and the winners are level in everything.
over-place = { $place ->
    [1] You have won.
    [2] You come second.
    [3] You come third.
   *[other] You come fourth.
}
over-standings = Final standings
over-player = Player
over-order = In the order in which they fell
over-fell = out in round { $round }
over-fell-by = out in round { $round }, by { $name }
over-fell-self = out in round { $round }, by nobody else
over-alive = still standing
over-turns = What decided it
over-chart = HP, round by round

## Steps on the page

scene-picked = A character is picked
scene-dealt = The board is laid out
scene-turn-began = A new turn
scene-rolled = The roll
scene-token-gained = A token
scene-healed = Healing
scene-travelled = Travel
scene-rerolled = Reroll
scene-protected = Protection
scene-refreshed = Refresh
scene-collected = A card for the book
scene-bought = A counterspell
scene-received = Your counterspell
scene-drew = A new card
scene-reshuffled = The deck is shuffled
scene-used = A resource card
scene-cast = A spell is cast
scene-converted = Conversion
scene-ability-used = The ability
scene-asked = Does anybody answer?
scene-countered = A counterspell!
scene-cancelled = The spell is canceled
scene-missed = Missed
scene-hit = The hit
scene-reacted = It hits back
scene-pushed = Blown away
scene-push-declined = No push
scene-recoiled = The recoil
scene-eliminated = Eliminated
scene-absorbed = Shadows become energy
scene-transformed = The shadow form
scene-crystals-hurt = Cursed Crystals
scene-ended = The game is over

tell-damage = −{ $damage } HP
tell-heal = +{ $hp } HP
tell-energy = +{ $energy } energy
tell-strength = strength { $strength }
tell-reduced = { $source } −{ $number }
tell-nothing = no damage

## What one has to know to begin

legend-title = The signs
legend-goal = Everybody has 18 HP. On your turn you roll five dice, and four action points let you travel, cast, reroll, protect, refresh or collect. The last player left wins.
legend-gem = Gems and Orbs pay for cards and spells. Purple pays for red and for blue; gray in a cost means any color.
legend-shadow = Shadow Fragments pay for dark spells, or become energy at night.
legend-cursed = Each Cursed Crystal left in your pool costs you 1 HP.
legend-hp = HP: at 0 you are eliminated
legend-energy = energy: 3 for the shadow form, then 5 for its ability
legend-ap = action points: 4 in each turn
legend-level = the level of a spell. Stronger ones take a weaker one from your book.
legend-range = range: own hex, near (0 or 1), ring (1), far (0 to 2), distant (1 or 2)
legend-target = aimed at one enemy, or at all enemies on one hex

## What scenarios claim

claim-round = Round { $what }
claim-ap = Action points left: { $what }
claim-turn = { $is ->
    [none] It is nobody's turn
   *[some] It is the turn of { $what }
}
claim-hp = HP: { $what }
claim-energy = Energy: { $what }
claim-facedown = Counterspells face down: { $what }
claim-players = { $is ->
    [none] Nobody has a character
   *[some] Characters: { $what }
}
claim-shadow = { $is ->
    [none] Nobody is in shadow form
   *[some] In shadow form, with companion: { $what }
}
claim-at = { $is ->
    [none] { $seat } is not on the board
   *[some] { $seat } stands on { $what }
}
claim-book = { $is ->
    [none] { $seat }’s book has no card face up
   *[some] { $seat }’s book, face up: { $what }
}
claim-cast = { $is ->
    [none] { $seat } has cast no card of the book in this turn
   *[some] { $seat } has cast in this turn: { $what }
}
claim-counterspells = { $is ->
    [hidden] The counterspells of { $seat } are hidden
    [none] { $seat } holds no counterspell
   *[some] { $seat } holds face down: { $what }
}
claim-known = { $is ->
    [none] No counterspell of { $seat } is known
   *[some] Everybody knows that { $seat } holds: { $what }
}
claim-sealed = { $is ->
    [hidden] What { $seat } has answered is hidden
    [none] { $seat } has not answered
   *[some] { $seat } has answered: { $what }
}
claim-dice = { $is ->
    [none] There are no dice
   *[some] Dice: { $what }
}
claim-tokens = { $is ->
    [none] No token is in the pool
   *[some] Tokens in the pool: { $what }
}
claim-portal = { $is ->
    [none] The portal is empty
   *[some] In the portal: { $what }
}
claim-next = { $is ->
    [none] Nothing is said about the main deck
   *[some] Next in the main deck: { $what }
}
claim-deck = { $is ->
    [zero] The main deck is empty
   *[some] Cards in the main deck: { $what }
}
claim-order = The order of the decks is hidden
claim-discards = { $is ->
    [zero] The discard pile is empty
   *[some] Cards in the discard pile: { $what }
}
claim-discard-top = { $is ->
    [none] Nothing is said about the discard pile
   *[some] On top of the discard pile: { $what }
}
claim-counterdeck-top = { $is ->
    [none] Nothing is said about the counterspell deck
   *[some] On top of the counterspell deck: { $what }
}
claim-counterdeck-bottom = { $is ->
    [none] Nothing is said about the counterspell deck
   *[some] At the bottom of the counterspell deck: { $what }
}
claim-counterdeck-known = { $is ->
    [none] No card of the counterspell deck is known
   *[some] Known in the counterspell deck: { $what }
}
claim-counterdeck = { $is ->
    [zero] The counterspell deck is empty
   *[some] Cards in the counterspell deck: { $what }
}
claim-companion-deck = { $is ->
    [zero] The companion deck is empty
   *[some] Cards in the companion deck: { $what }
}
claim-asked-attack = { $is ->
    [none] Nobody is asked about the attack
   *[some] Asked about the attack: { $what }
}
claim-asked-hit = { $is ->
    [none] Nobody is asked about the damage
   *[some] Asked about the damage: { $what }
}
claim-asked-arrival = { $is ->
    [none] Nobody is asked about the arrival
   *[some] Asked about the arrival: { $what }
}
claim-beside = Beside { $hex }: { $card }
claim-choices = { $choices ->
    [none] { $seat } has no choice “{ $start }…”
   *[other] Choices of { $seat }, “{ $start }…”: { $choices }
}
claim-owes = { $is ->
    [none] Nobody has to choose
   *[some] To choose: { $what }
}
claim-told = Counterspells just made known: { $what }
claim-untold = Counterspells not made known: { $what }
claim-game = The game goes on
claim-winner = { $is ->
    [none] Nobody has won the game
   *[some] Won by: { $what }
}

## The page

page-actions = Actions
page-start = start:
page-heal-behind = · 2 HP if behind
page-crypt = no shelter
page-dusty-desert = shelter 1 · counterspells
page-bubbling-lake = start: heal 1
page-thorn-forest = thorns: 1
page-counterspells = Counterspells
page-left = left
page-known-below = { $count ->
    [one] the bottom one is known
   *[other] the bottom { $count } are known
}
page-card-beside = Card beside it: { $card }
page-energy = { $energy } of { $limit } energy
page-points = { $ap } of { $of } actions
page-at = You are at { $hex }.
page-hope-shadow = { $missing ->
    [0] With full energy you can become { $name } tonight:
    [one] Absorb one more Shadow Fragment and become { $name }:
   *[other] Absorb { $missing } Shadow Fragments and become { $name }:
}
page-hope-ability = { $missing ->
    [0] Your ability is ready:
    [one] 1 energy more for your ability:
   *[other] { $missing } energy more for your ability:
}
page-crystals-you = { $count ->
    [one] The Cursed Crystal costs you 1 HP if it is still here at the end of your turn.
   *[other] The Cursed Crystals cost you { $count } HP if they are still here at the end of your turn.
}
page-crystals = { $count ->
    [one] The Cursed Crystal costs 1 HP if it is still here at the end of the turn.
   *[other] The Cursed Crystals cost { $count } HP if they are still here at the end of the turn.
}
page-choose = Pick a card of your book, an action, or tap the map.
page-do = Do it
page-free = free
page-companion-joins = A companion joins when you take your shadow form.
page-free-place = free place
page-not-now = , not possible now
page-can-cast = can be cast
page-can-use = no action needed
page-cast-already = cast already
page-cannot-pay = cannot pay
page-nobody = nobody in range
page-no-points = no action left
page-copy = second copy
page-collect-counterspell = Collect a counterspell
page-tap-dice = Tap the dice that you want to roll again.
page-end-crystals = { $count ->
    [one] You lose 1 HP for 1 Cursed Crystal.
   *[other] You lose { $count } HP for { $count } Cursed Crystals.
}
page-could = You could still: { $things }.
page-gives = gives up { $card }
page-no-target = no target
page-yes = Yes
page-could-answer = { $count ->
    [one] One face-down card could answer.
   *[other] { $count } face-down cards could answer.
}
page-blow = { $name }: { $damage } damage, { $from } → { $to } HP.
page-blow-deadly = { $name }: { $damage } damage, { $from } → 0. Eliminated!
page-the-ability = the ability
page-coming-attack = { $by } attacks you with { $what }: strength { $strength }
page-coming-hit = { $what } of { $by } has hit you for { $damage }
page-coming-arrival = { $by } comes to your hex
page-everybody = You may answer. Everybody concerned who has a face-down card is asked right now, so waiting tells nobody anything.
page-none-fits = None of your face-down cards answers this. Nobody else can tell.
page-say-nothing = Say nothing
page-reveal = Reveal { $card }
page-pass-attack = Let it happen. You keep your cards secret.
page-pass-hit = Leave it at that. You keep your cards secret.
page-pass-arrival = Let { $name } come. You keep your cards secret.
page-answer-pointed-shield = The hit is 2 weaker.
page-answer-rubber-retort = { $name } takes { $damage } damage back.
page-answer-second-wind = You heal 3.
page-answer-fizzle-fog = The spell is canceled for all its targets.
page-answer-poof = You move away. The spell hits you only if you are still in its reach. Where to?
page-answer-toadstool-trap = { $name } takes 2 damage.
page-answer-butterpaws = A die of { $name } turns to a Cursed Crystal. Which one?

## The terminal

map-ancient-rune = Rune
map-dusty-desert = Desert
map-underground-volcano = Volcano
map-bubbling-lake = Lake
map-amber-mountain = Mountain
map-thorn-forest = Forest
map-crystal-crypt = Crypt

terminal-red = r
terminal-blue = b
terminal-purple = p
terminal-ability = the ability
terminal-there = there: { $names }
terminal-blow = { $name } { $from } → { $to } HP{ $damage ->
    [0] : no damage
   *[other] {""}
}
terminal-reroll = Reroll dice: type which, such as “{ $example }” ({ $first } to { $last })
terminal-turn-you = your turn
terminal-turn-of = { $name }'s turn
terminal-beside = Beside { $hex }, for { $price }:
terminal-free = nothing
terminal-cast = cast
terminal-pay = or pay: { $ways }
terminal-seen = What everybody has seen

## The lesson: what the coach says

learn-goal = The last sorcerer standing wins
learn-goal-says = Everybody begins with 18 HP; { $b } is down to 9. You collect spells, walk into range and cast them.
learn-pool = Dice are what you pay with
learn-pool-says = You have rolled: Gems and Orbs pay for cards and spells, a Shadow Fragment becomes energy, a Cursed Crystal hurts. What you do not spend is lost at night.
learn-collect = Take the spell beside your hex
learn-collect-says = You have four action points, one for each action. Collect the card beside Bubbling Lake: it costs one Gem and one Orb.
learn-travel-ended = That was your whole turn
learn-travel-ended-says = Ending it lost your action points and your dice, and the Cursed Crystal hurt you. Take it back: collect the spell first.
learn-travel-collected = In your book for good
learn-travel-collected-says = You can cast it once in every turn from now on. Now walk closer to { $b }: travel to Ancient Rune, the hex in the middle.
learn-travel-other = Possible, but not yet
learn-travel-other-says = That was an action too, and it cost one of your four points. Take it back: collect the spell beside your hex first.
learn-cast-near = Now cast at { $b }
learn-cast-near-says = Unicorn Charge reaches a neighboring hex, and { $b } stands on one. Each blue Gem that you pay is 2 damage.
learn-cast-far = Too far from { $b }
learn-cast-far-says = From here no spell of yours reaches { $b }. Take it back: Ancient Rune touches every hex.
learn-cast-other = You are still at home
learn-cast-other-says = From Bubbling Lake no spell of yours reaches { $b }. Take it back and travel to Ancient Rune.
learn-hit-strong = { $b } had an answer
learn-hit-strong-says = A card lay face down in { $b }'s book: Pointed Shield makes a hit 2 weaker. Anyone with such a card may answer, so count on it.
learn-hit-weak = Shrugged off
learn-hit-weak-says = { $b }'s face-down card was a Pointed Shield, 2 damage less, and nothing was left. Take it back: pay more blue Gems, or cast a spell that does more.
learn-hit-other = { $b } is unhurt
learn-hit-other-says = You are in range and you can pay, so do not wait. Take it back: cast Unicorn Charge at { $b }.
learn-protect = A Cursed Crystal is left
learn-protect-says = At night each one in your pool costs you 1 HP. You have one action point: use it to protect yourself.
learn-absorb-hurt = It has cost you 1 HP
learn-absorb-hurt-says = You ended your turn with a Cursed Crystal in your pool. Take it back and protect yourself with your last action point.
learn-absorb-protected = Night falls
learn-absorb-protected-says = With no action points left, your turn ends. Absorb your Shadow Fragment: it becomes your third energy.
learn-absorb-other = The Crystal is still there
learn-absorb-other-says = That used up your last action point, and the Cursed Crystal stays. Take it back and protect yourself.
learn-transform-absorbed = Become your shadow
learn-transform-absorbed-says = With 3 energy you change for good: your shadow form has a strong ability and a companion. Choose one of the three.
learn-transform-other = The Fragment is lost
learn-transform-other-says = What is not absorbed at night is gone. Take it back: the third energy is what you have waited for.
learn-answer-shadow = { $b } strikes back
learn-answer-shadow-says = It is { $b }'s turn, and the attack is aimed at you. You, too, have a card face down: Fizzle Fog cancels a spell, or you pass and keep it.
learn-answer-other = Not tonight?
learn-answer-other-says = You may wait, but a shadow form and a companion make you stronger in every later turn. Take it back and transform.
learn-answered-countered = The spell fizzles
learn-answered-countered-says = A counterspell is used once and goes back under its deck. You buy new ones in Dusty Desert.
learn-answered-passed = That hurt
learn-answered-passed-says = You took the damage, and Fizzle Fog waits in your book for a worse spell. That may be wise: a counterspell works only once.
learn-ready = You know how to duel
learn-ready-says = Roll, act four times, survive the night. The last one standing wins.
