## The game

title = The Princess
title-short = Princess
pitch = Point a card left or right. Whoever holds her when the tale ends has won.
length = about 20 min
credit = The Princess began as an unnamed prototype; the cards, the words and the drawings are ours.
seat-fields = seat seats winners by other from to with target targets holder victim group
card-fields = card cards discarded shop hand character characters attributes

## Signs and figures

sign-number = Number: the lowest goes first
sign-hearts = Hearts
sign-gold = Gold
sign-shield = Shield
sign-thorns = Thorns
sign-stunned = Stunned
sign-cards = Cards

## Kinds of cards

hand = hand card
    .name = hand card
    .many = hand cards
    .what = You lay it on your anchor. It comes back to your hand.
attribute = attribute
    .name = attribute
    .many = attributes
    .what = Each character has at most one. It holds as long as you keep it.
environment = environment
    .name = environment
    .many = environments
    .what = One for the whole table. A new one replaces it.
event = event
    .name = event
    .many = events
    .what = Happens at once when it is drawn.

## Symbols and outcomes

attack = Attack
    .sign = two fingers
    .what = beats Strategy
strategy = Strategy
    .sign = open hand
    .what = beats Defense
defense = Defense
    .sign = closed fist
    .what = beats Attack
success = Success
    .what = Your card beats the card of its target, or the target laid nothing.
tie = Tie
    .what = Both cards have the same symbol.
fumble = Fumble
    .what = The card of the target beats yours.

## Phases

start = start of the turn
ghosts = ghosts' window
action = choosing cards
resolution = cards resolve
end = end of the turn
over = the game is over

## Life, anchors and places

alive = alive
dying = eliminated
ghost = ghost
empty = empty
chosen = face down
revealed = revealed
resolving = resolving
cancelled = canceled
resolved = resolved
anchor = on the anchor
shop = in the Shop
discard = in the discard pile
unseen = unseen
sealed = sealed
left = left
right = right
no = no

## Occasions

on-start = at the start of the turn
on-each-start = at the start of the turn, for each player
on-end = at the end of the turn
on-success = after a Success
on-tie = after a Tie
on-fumble = after a Fumble
on-hit = after hurting another player
on-damaged = after being hurt
on-bought = after buying from the Shop
on-eliminated = after eliminating a player
on-robbed = after gold or a card is taken

## How it goes, for whoever has never played

primer =
    Everybody lays one card face down, pointing left or right. Then all are shown.
    Attack beats Strategy, Strategy beats Defense, Defense beats Attack.
    Your card meets the card of its target: Success, Tie or Fumble decides what it does.
    Laid cards come back to your hand. Some texts let you draw more.
    Before a draw you may pay 2 gold for a card of the Shop instead.
    Be the last one alive, or hold La Princesa when the deck has run out.
    The dead stay as ghosts: they draw when the living bleed, and may come back.

primer-title = Everybody lays a card. Nobody looks innocent.
primer-lay = Lay a card,
primer-lay-what = face down, pointing left or right. All are shown at once.
primer-compare = Compare.
primer-compare-what = Attack beats Strategy, Strategy beats Defense, Defense beats Attack.
primer-resolve = Success, Tie or Fumble:
primer-resolve-what = your card does what it says there, then comes back to your hand.
primer-win = Be the last one alive,
primer-win-what = or hold La Princesa when the deck has run out.
primer-done = Got it

## The words in rules that stand out

rule-keywords = damage heal heals steal stun stunned cancel draw discard shield thorn thorns swap look

## What is wrong

wrong-no-answer = a choice begins with “no”, “stay”, “reincarnate”, “play”, “haunt”, “first”, “buy”, “keep”, “loot”, “pay”, “either”, “choose”, “take”, “pass”, “discard”, “salvage”, “shop” or “stack”
wrong-no-adventure-card = there is no card “{ $id }”
wrong-no-fairy-tale-character = there is no character “{ $id }”
wrong-no-side = there is no direction “{ $id }”: there are left and right
wrong-no-branch = expected “{ $first }” or “{ $second }” here
wrong-no-stack = a stack has two or three different cards

## Choices

choice-no = No
choice-stay = Remain a ghost
choice-reincarnate = Come back to life
choice-play = Lay { $card }, pointing { $side-id ->
    [left] left
   *[right] right
}
choice-haunt = Put { $card } on top of the deck
choice-first = { $card } goes next
choice-buy = Buy { $card }
choice-keep-old = Keep the old attribute
choice-keep-new = Take the new attribute
choice-loot-gold = Take all the gold
choice-loot = Take { $card }
choice-pay = Pay
choice-either-first = The first one
choice-either-second = The second one
choice-choose = Choose { $character }
choice-take = Take { $card }
choice-pass = Give { $card }
choice-discard = Discard { $card }
choice-salvage = Take { $card } from the discard pile
choice-shop = Take { $card } from the Shop
choice-stack = Put them back: { $cards }

## What happened

event-dealt = { $each }.{ $shop-count ->
    [0] {""}
   *[other] {" "}In the Shop: { $shop }.
}
each-dealt = { $seat-is ->
    [you] you are { $characters }
   *[other] { $seat } is { $characters }
}
event-turn-began = Turn { $turn } begins.
event-shop-filled = New in the Shop: { $cards }.
event-asked = { $question-id ->
    [ghosts] { $seats-is ->
        [you] You may put a card on top of the deck.
       *[other] { $seats } may put a card on top of the deck.
    }
    [action] Everybody lays a card.
    [order] { $seats-is ->
        [you] The order matters: you choose which card goes next.
       *[other] The order matters: { $seats } chooses which card goes next.
    }
    [buy] { $seats-is ->
        [you] Before you draw, you may buy from the Shop.
       *[other] Before drawing, { $seats } may buy from the Shop.
    }
    [attribute] { $seats-is ->
        [you] You choose between two attributes.
       *[other] { $seats } chooses between two attributes.
    }
    [loot] { $seats-is ->
        [you] You may take something from { $victim }.
       *[other] { $seats } may take something from { $victim-is ->
            [you] you
           *[other] { $victim }
        }.
    }
    [pay] { $seats-is ->
        [you] You may pay.
       *[other] { $seats } may pay.
    }
    [either] { $seats-is ->
        [you] You choose one of two effects.
       *[other] { $seats } chooses one of two effects.
    }
    [player] { $seats-is ->
        [you] You choose a player.
       *[other] { $seats } chooses a player.
    }
    [take] { $seats-is ->
        [you] You choose a card to take from { $from }.
       *[other] { $seats } chooses a card to take from { $from-is ->
            [you] you
           *[other] { $from }
        }.
    }
    [pass] { $seats-is ->
        [you] You choose a card to give to { $to }.
       *[other] { $seats } chooses a card to give to { $to-is ->
            [you] you
           *[other] { $to }
        }.
    }
    [salvage] { $seats-is ->
        [you] You choose a hand card from the discard pile.
       *[other] { $seats } chooses a hand card from the discard pile.
    }
    [shop] { $seats-is ->
        [you] You choose a card of the Shop, for free.
       *[other] { $seats } chooses a card of the Shop, for free.
    }
    [scry] { $seats-is ->
        [you] You put the top cards of the deck back in any order.
       *[other] { $seats } puts the top cards of the deck back in any order.
    }
    [reincarnate] { $seats-is ->
        [you] You may come back to life.
       *[other] { $seats } may come back to life.
    }
   *[discard] { $seats-is ->
        [you] You choose a card to discard.
       *[other] { $seats-count ->
            [one] { $seats } has to discard a card.
           *[other] { $seats } have to discard a card.
        }
    }
}
event-answered = { $seat-is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-sealed = { $seat-is ->
    [you] Your secret choice: { $choice }.
   *[other] The secret choice of { $seat }: { $choice }.
}
event-haunted = { $seat-is ->
    [you] You put a card on top of the deck.
   *[other] The ghost of { $seat } puts a card on top of the deck.
}
event-revealed = { $seats-is ->
    [none] Nobody has laid a card.
   *[other] The cards are shown: { $each }.
}
each-revealed = { $seat-is ->
    [you] you lay { $cards } against { $targets }, { $outcomes }
   *[other] { $seat } lays { $cards } against { $targets-is ->
        [you] you
       *[other] { $targets }
    }, { $outcomes }
}
event-ordained = { $seat-is ->
    [you] You decide: { $card } goes next.
   *[other] { $seat } decides: { $card } goes next.
}
event-resolving = { $outcome }! { $seat-is ->
    [you] Your { $card } resolves
   *[other] { $seat }'s { $card } resolves
}{ $target-is ->
    [none] {""}
    [you] {" "}against you
   *[other] {" "}against { $target }
}.
event-triggered = { $seat-is ->
    [you] { $card } acts for you.
   *[other] { $card } acts for { $seat }.
}
event-bought = { $seat-is ->
    [you] You buy { $card } from the Shop for { $price } gold.
   *[other] { $seat } buys { $card } from the Shop for { $price } gold.
}
event-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-received = { $seat-is ->
    [you] You take { $card } from the Shop for free.
   *[other] { $seat } takes { $card } from the Shop for free.
}
event-got-attribute = { $seat-is ->
    [you] Your attribute is { $card } now
   *[other] { $seat }'s attribute is { $card } now
}{ $discarded ->
    [none] .
   *[other] ; { $discarded } is discarded.
}
event-environment-changed = The environment is { $card } now{ $discarded ->
    [none] .
   *[other] ; { $discarded } is discarded.
}
event-happened = { $seat-is ->
    [you] An event for you: { $card }!
   *[other] An event for { $seat }: { $card }!
}
event-unhurt = { $seat-is ->
    [you] You are not hurt
   *[other] { $seat } is not hurt
}{ $shield ->
    [0] : no damage is left.
   *[other] : the shield stops { $shield } damage.
}
event-hurt-many = { $seats } lose { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} each.
event-hurt = { $by-is ->
    [none] { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    }
    [self] { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    }
    [you] { $seat-is ->
        [you] You hurt yourself for
       *[other] You hurt { $seat } for
    }
   *[other] { $seat-is ->
        [you] { $by } hurts you for
       *[other] { $by } hurts { $seat } for
    }
} { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: { $total ->
    [0] none left.
   *[other] { $total } left.
}
event-pricked = { $seat-is ->
    [you] Your thorns prick { $other }: { $thorns } damage.
   *[other] { $seat }'s thorns prick { $other-is ->
        [you] you
       *[other] { $other }
    }: { $thorns } damage.
}
event-healed = { $seat-is ->
    [you] You heal
   *[other] { $seat } heals
} { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: { $total } now.
event-shielded = { $seat-is ->
    [you] You gain { $shield } shield: { $total } this turn.
   *[other] { $seat } gains { $shield } shield: { $total } this turn.
}
event-grew-thorns = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { $thorns ->
    [one] 1 thorn
   *[other] { $thorns } thorns
}: { $total } this turn.
event-gained-gold = { $seat-is ->
    [you] You gain { $gold } gold: { $total } now.
   *[other] { $seat } gains { $gold } gold: { $total } now.
}
event-fined = { $seat-is ->
    [you] You lose { $gold } gold: { $total } left.
   *[other] { $seat } loses { $gold } gold: { $total } left.
}
event-paid = { $seat-is ->
    [you] You pay { $gold } gold.
   *[other] { $seat } pays { $gold } gold.
}
event-stole = { $seat-is ->
    [you] You steal { $gold } gold from { $from }.
   *[other] { $seat } steals { $gold } gold from { $from-is ->
        [you] you
       *[other] { $from }
    }.
}
event-gave = { $seat-is ->
    [you] You give { $gold } gold to { $to }.
   *[other] { $seat } gives { $gold } gold to { $to-is ->
        [you] you
       *[other] { $to }
    }.
}
event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-took = { $seat-is ->
    [you] You take { $card } from { $from }.
   *[other] { $seat } takes { $card } from { $from-is ->
        [you] you
       *[other] { $from }
    }.
}
event-passed = { $seat-is ->
    [you] You give { $card } to { $to }.
   *[other] { $seat } gives { $card } to { $to-is ->
        [you] you
       *[other] { $to }
    }.
}
event-salvaged = { $seat-is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
event-swapped = { $seat-is ->
    [you] You and { $with } swap
   *[other] { $with-is ->
        [you] You and { $seat } swap
       *[other] { $seat } and { $with } swap
    }
} { $what-id ->
    [hand] hands.
    [gold] gold.
   *[attribute] attributes.
}
event-stripped = { $seat-is ->
    [you] Your { $card } is discarded.
   *[other] { $seat }'s { $card } is discarded.
}
event-milled = { $cards-count ->
    [one] From the top of the deck: { $cards } is discarded.
   *[other] From the top of the deck: { $cards } are discarded.
}
event-looked = { $seat-is ->
    [you] You look at
   *[other] { $seat } looks at
} { $count ->
    [one] the top card of the deck.
   *[other] the top { $count } cards of the deck.
}
event-saw = { $seat-is ->
    [you] You see, from the top: { $cards }.
   *[other] { $seat } sees, from the top: { $cards }.
}
event-stacked = { $seat-is ->
    [you] You put { $count } cards back on the deck.
   *[other] { $seat } puts { $count } cards back on the deck.
}
event-ordered = { $seat-is ->
    [you] Your order, from the top: { $cards }.
   *[other] { $seat }'s order, from the top: { $cards }.
}
event-restocked = The Shop is renewed.{ $discarded-count ->
    [0] {""}
   *[other] {" "}Discarded: { $discarded }.
}{ $cards-count ->
    [0] {""}
   *[other] {" "}New: { $cards }.
}
event-stunned = { $seat-is ->
    [you] You are stunned: you leave out your next action.
   *[other] { $seat } is stunned, and leaves out the next action.
}
event-cancelled = { $seat-is ->
    [you] Your { $card } is canceled.
   *[other] { $seat }'s { $card } is canceled.
}
event-princess-moved = La Princesa { $place-id ->
    [shop] leaves the Shop and
    [discard] leaves the discard pile and
   *[hand] { $holder-is ->
        [you] leaves you and
       *[other] leaves { $holder } and
    }
} { $seat-is ->
    [you] comes to you.
   *[other] goes to { $seat }.
}
event-exorcised = { $seat-is ->
    [you] Your ghost loses { $card }: it is discarded.
   *[other] The ghost of { $seat } loses { $card }: it is discarded.
}
event-ghost-drew = { $seat-is ->
    [you] Your ghost draws a card.
   *[other] The ghost of { $seat } draws a card.
}
event-ghost-saw = { $seat-is ->
    [you] Unseen by the others, you have drawn { $card }.
   *[other] Unseen by the others, { $seat } has drawn { $card }.
}
event-cleared = The environment { $card } is discarded.
event-chose = { $seat-is ->
    [you] You choose { $other }.
   *[other] { $seat } chooses { $other-is ->
        [you] you
       *[other] { $other }
    }.
}
event-eliminated = { $by-is ->
    [none] { $seat-is ->
        [you] You are eliminated.
       *[other] { $seat } is eliminated.
    }
    [you] { $seat-is ->
        [you] You eliminate yourself.
       *[other] You eliminate { $seat }.
    }
   *[other] { $seat-is ->
        [you] { $by } eliminates you.
       *[other] { $by } eliminates { $seat }.
    }
}
event-looted-gold = { $seat-is ->
    [you] You take all { $gold } gold of { $from }.
   *[other] { $seat } takes { $from-is ->
        [you] all your gold: { $gold }.
       *[other] all { $gold } gold of { $from }.
    }
}
event-looted = { $seat-is ->
    [you] You take { $card } from { $from } as loot.
   *[other] { $seat } takes { $card } from { $from-is ->
        [you] you
       *[other] { $from }
    } as loot.
}
event-left-loot = { $seat-is ->
    [you] You take nothing from { $from }.
   *[other] { $seat } takes nothing from { $from-is ->
        [you] you
       *[other] { $from }
    }.
}
event-buried = { $cards-count ->
    [0] { $seat-is ->
        [you] You leave nothing behind.
       *[other] { $seat } leaves nothing behind.
    }
    [one] { $seat-is ->
        [you] You leave { $cards } to the discard pile.
       *[other] { $seat } leaves { $cards } to the discard pile.
    }
   *[other] { $seat-is ->
        [you] You leave { $cards-count } cards to the discard pile: { $cards }.
       *[other] { $seat } leaves { $cards-count } cards to the discard pile: { $cards }.
    }
}
event-cards-returned = The laid cards go back to the hands.
event-recovered = { $seat-is ->
    [you] You are no longer stunned.
   *[other] { $seat } is no longer stunned.
}
event-reincarnated = { $seat-is ->
    [you] You come back to life
   *[other] { $seat } comes back to life
} with { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}.{ $hand-count ->
    [0] {""}
   *[other] {" "}In hand: { $hand }.
}{ $discarded-count ->
    [0] {""}
   *[other] {" "}Discarded: { $discarded }.
}
event-deck-renewed = { $cards ->
    [one] The deck has run out and nobody alive holds La Princesa: 1 discarded card is the new deck.
   *[other] The deck has run out and nobody alive holds La Princesa: { $cards } discarded cards are shuffled into a new deck.
}
event-ended = { $road-id ->
    [last] { $winners-is ->
        [you] You are the last one alive. You win!
       *[other] { $winners } is the last one alive and wins!
    }
    [princess] { $winners-is ->
        [you] The deck has run out, and you hold La Princesa. You win!
       *[other] The deck has run out, and { $winners } holds La Princesa: victory for { $winners }!
    }
    [nobody] Nobody is left alive, so nobody wins.
   *[turns] The last turn is over, and nobody wins.
}

## Why not

refusal-over = The game is over.
refusal-not-asked = You are not asked now.
refusal-answered = You have chosen, and a choice is final.
refusal-other-question = { $due-id ->
    [haunt] Now ghosts may put a card on top of the deck: “haunt” with a card, or “no”.
    [play] Now it is time to lay a card: choose one of your hand, and a direction.
    [first] Now you choose which card goes next.
    [buy] Now you may buy from the Shop, or not.
    [keep] Now you choose between the old attribute and the new one.
    [loot] Now you may take a card or the gold of the eliminated player.
    [pay] Now you may pay, or not.
    [either] Now you choose one of two effects.
    [choose] Now you choose another player.
    [take] Now you choose a card to take.
    [pass] Now you choose a card to give away.
    [discard] Now you choose a card to discard.
    [salvage] Now you choose a hand card of the discard pile.
    [shop] Now you choose a card of the Shop.
    [stack] Now you put the top cards of the deck into an order.
   *[reincarnate] Now you may come back to life, or remain a ghost.
}
refusal-not-there = { $due-id ->
    [haunt] { $card } is not in your hand.
    [play] { $card } is not in your hand.
    [first] { $card } is not among the cards to choose from.
    [buy] { $card } is not in the Shop.
    [loot] The eliminated player does not have { $card }.
    [take] { $card } is not in that hand.
    [pass] { $card } is not in your hand.
    [discard] { $card } is not in your hand.
    [salvage] { $card } is not among the hand cards of the discard pile.
    [shop] { $card } is not in the Shop.
   *[other] { $card } cannot be chosen here.
}
refusal-one-direction = With two living players both directions reach the same one. Choose left.
refusal-no-such-player = No other living player is { $character }.
refusal-other-cards = { $count ->
    [one] Put back the card that you looked at, and no other.
   *[other] Put back each of the { $count } cards that you looked at, once.
}

## Options

option-ghosts = Ghosts
option-ghosts-on = The dead may come back
option-ghosts-off = Out is out

## What is printed on a card

head-id = Id
head-name = Name
head-kind = Kind
head-character = Character
head-symbol = Symbol
head-hearts = Hearts
head-number = Number
head-color = Color
head-temper = Temper

orange = orange
gray = gray
grey = gray
green = green
red = red
teal = teal
purple = purple
pink = pink
blue = blue

## The table, drawn

table-turn = Turn { $turn }
table-turn-of = turn { $turn } of { $of } at most
table-hearts = hearts
table-hearts-of = { $hearts } of { $of } hearts
table-gold = gold
table-gold-of = { $gold } gold
table-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-cards-word = cards
table-number = number { $number }
table-number-was = number { $number } instead of { $printed }
table-shield = shield { $shield }
table-thorns = thorns { $thorns }
table-stunned = stunned
table-skips = leaves out this action
table-attribute = Attribute
table-no-attribute = no attribute
table-environment = Environment
table-no-environment = no environment
table-anchor = Anchor
table-hand = Hand
table-hand-of = { $name }'s hand
table-hand-you = Your hand
table-hand-empty = The hand is empty.
table-limit = hand limit { $limit }
table-over-limit = { $count ->
    [one] 1 card over the limit
   *[other] { $count } cards over the limit
}
table-shop = The Shop
table-shop-price = The Shop: { $price ->
    [0] free for you
   *[other] { $price } gold for you
}
table-shop-price-of = The Shop: { $price } gold
table-shop-empty = The Shop is empty.
table-deck = deck
table-deck-size = deck: { $count }
table-discards = discard pile
table-discards-size = discard pile: { $count }
table-empty = empty
table-princess = La Princesa
table-princess-hand = La Princesa: in { $name }'s hand
table-princess-anchor = La Princesa: on { $name }'s anchor
table-princess-hand-you = La Princesa: in your hand
table-princess-anchor-you = La Princesa: on your anchor
table-princess-shop = La Princesa: in the Shop
table-princess-discard = La Princesa: in the discard pile
table-princess-unseen = La Princesa: unseen, in the deck or with a ghost
table-princess-unseen-off = La Princesa: unseen, in the deck
table-holder = holds La Princesa
table-ghost = ghost
table-ghost-of = ghost of { $name }
table-ghost-cards = { $count } of { $of } cards to come back
table-ghost-ready = can come back
table-out = eliminated
table-laid-empty = no card laid
table-laid-chosen = a card face down
table-laid-revealed = still to resolve
table-laid-resolving = resolving
table-laid-cancelled = canceled
table-laid-resolved = resolved
table-points-at = points at { $name }
table-points-at-you = points at you
table-last = last turn: { $card }
table-last-at = last turn: { $card } against { $name }
table-new-attribute = new: { $card }
table-running = { $card } is being carried out
table-you = you
table-your-move = your move
table-chosen = has chosen
table-choosing = is choosing
table-waiting = Waiting for { $names }
table-nothing-to-do = Nothing to do right now.
table-how = How a turn works
table-all-cards = All the cards
table-order = Order

## Questions

ask-ghosts = The ghosts' window: do you put a card on top of the deck?
ask-action = Which card do you lay, and which way does it point?
ask-action-two = Which card do you lay against { $name }?
ask-order = The order matters, and you decide it: which card goes next?
ask-buy = { $price ->
    [0] Before you draw: would you rather have a card of the Shop, for free?
   *[other] Before you draw: do you pay { $price } gold for a card of the Shop instead?
}
ask-attribute = You have one place for an attribute. Which one do you keep?
ask-loot = { $name } is eliminated. What do you take?
ask-pay = { $card }: do you pay { $gold } gold?
ask-either = { $card }: which of the two?
ask-player = { $card }: which player do you choose?
ask-take = Which card do you take from { $name }?
ask-pass = Which card do you give to { $name }?
ask-discard = Which card do you discard?
ask-limit = { $count ->
    [one] You have 1 card more than your hand limit of { $limit }. Which one do you discard?
   *[other] You have { $count } cards more than your hand limit of { $limit }. Which one do you discard first?
}
ask-limit-gold = { $count ->
    [one] You have 1 card more than your hand limit of { $limit }. Which one do you discard for 1 gold?
   *[other] You have { $count } cards more than your hand limit of { $limit }. Which one do you discard first, for 1 gold each?
}
ask-salvage = Which hand card do you take from the discard pile?
ask-shop = Which card of the Shop do you take, for free?
ask-scry = In which order do you put the top cards of the deck back?
ask-reincarnate = You have cards enough. Do you come back to life?

## Buttons

do-no = No
do-no-ghosts = Put none
do-no-buy = Draw from the deck
do-no-loot = Take nothing
do-no-pay = Do not pay
do-stay = Remain a ghost
do-reincarnate = Come back
do-play = Lay it
do-haunt = Put it on the deck
do-first = This one next
do-buy = Buy it
do-keep-old = Keep the old one
do-keep-new = Take the new one
do-loot-gold = Take the gold
do-loot = Take it
do-pay = Pay
do-either-first = The first
do-either-second = The second
do-choose = Choose
do-take = Take it
do-pass = Give it
do-discard = Discard it
do-salvage = Take it
do-shop = Take it
do-stack = Put them back
do-left = left, at { $name }
do-right = right, at { $name }
do-at = at { $name }
do-back = Back

## What a choice does

say-choose = Choose a card, then a direction.
say-choose-two = Choose a card.
say-play = Your card is measured against whatever { $name } lays.
say-play-can = { $name } can lay: { $cards }.
say-play-cannot = { $name } lays nothing this turn: your card will be a Success.
say-secret = Nobody sees your choice before all are in.
say-no-ghosts = You keep your cards.
say-no-buy = You draw the unknown top card of the deck.
say-no-buy-empty = The deck is empty: you draw nothing.
say-no-loot = Everything is discarded.
say-no-pay = You keep your gold, and nothing happens.
say-stay = You keep your cards and go on haunting.
say-reincarnate = You are back with { $hearts } hearts and without an attribute. Cards that are no hand cards are discarded, and so is what is above your hand limit, for 1 gold each.
say-haunt = The next draw from the deck takes it. The others see that you did it, not which card.
say-first = This card resolves now, then the order is looked at again.
say-buy = You pay { $price } gold and draw this card: { $left } gold left.
say-buy-hand = It goes into your hand.
say-buy-attribute = If you have an attribute, you choose between the two.
say-buy-environment = It is in force at once, for everybody.
say-buy-event = It happens at once.
say-keep-old = { $card } is discarded.
say-keep-new = { $card } is discarded.
say-loot-gold = { $gold } gold for you.
say-pay = You have { $gold } gold. { $what }
say-discard-gold = You gain 1 gold for it.
say-stack = From the top: { $cards }

if-success = if it succeeds
if-tie = if it ties
if-fumble = if it fumbles
beats-attack = beats Attack, loses to Defense
beats-strategy = beats Strategy, loses to Attack
beats-defense = beats Defense, loses to Strategy
nothing = nothing

## Waiting

wait-ghosts = { $names } may put a card on the deck.
wait-action = Everybody lays a card.
wait-order = { $names } chooses which card goes next.
wait-buy = { $names } may buy before drawing.
wait-attribute = { $names } chooses between two attributes.
wait-loot = { $names } may loot { $victim }.
wait-pay = { $names } may pay.
wait-either = { $names } chooses one of two effects.
wait-player = { $names } chooses a player.
wait-take = { $names } takes a card from { $victim }.
wait-take-you = { $names } takes a card from you.
wait-pass = { $names } gives a card to { $victim }.
wait-pass-you = { $names } gives a card to you.
wait-discard = { $names } chooses a card to discard.
wait-limit = Above the hand limit: { $names }.
wait-salvage = { $names } looks through the discard pile.
wait-shop = { $names } takes a card of the Shop.
wait-scry = { $names } looks at the top of the deck.
wait-reincarnate = { $names } may come back to life.
wait-answered = You have chosen. The others are still choosing.
wait-sealed = Your choice: { $choice }
wait-stunned = You are stunned and leave out this action.
wait-no-cards = You have no hand card to lay.
wait-ghost = You are a ghost. Whenever somebody loses hearts, you draw a card.
wait-ghost-left = { $count ->
    [0] You have cards enough to come back at the end of the turn.
    [one] 1 card more, and you can come back.
   *[other] { $count } cards more, and you can come back.
}
wait-out = You are eliminated. You can watch how it ends.

## The end

ending-last = Last one alive
ending-princess = With La Princesa
ending-nobody = Nobody alive
ending-turns = Out of turns
over-nobody = Nobody wins
over-you = You win
over-winner = Victory for { $names }
over-last = { $first-is ->
    [you] You are the last one alive.
   *[other] { $first } is the last one alive.
}
over-princess = { $first-is ->
    [you] The deck has run out, and La Princesa is with you.
   *[other] The deck has run out, and La Princesa is with { $first }.
}
over-all-dead = Nobody is left alive.
over-turns = { $turns } turns are over, and nobody has prevailed.
over-standings = Final standings
over-player = Player
over-alive = still alive
over-fell = eliminated in turn { $turn }
over-fell-by = eliminated in turn { $turn }, by { $name }
over-fell-self = eliminated in turn { $turn }, by nobody else
over-back = back in turn { $turn }
over-decided = What decided it
over-chart = Hearts, turn by turn

## What one has to know to begin

legend-title = The signs
legend-goal = Everybody lays one card at the same time, pointing left or right. Be the last one alive, or hold La Princesa when the deck has run out.
legend-attack = Attack: beats Strategy
legend-strategy = Strategy: beats Defense
legend-defense = Defense: beats Attack
legend-success = Success: your card beats the one its target laid, or the target laid nothing
legend-tie = Tie: the same symbol
legend-fumble = Fumble: the target's card beats yours
legend-hearts = hearts: at 0 you are eliminated
legend-gold = gold: a card of the Shop costs 2
legend-number = number: the lowest goes first
legend-shield = shield: each point stops 1 damage this turn
legend-thorns = thorns: whoever hurts you this turn takes this much damage
legend-stunned = stunned: your card is canceled, or you leave out your next action
legend-ghost = ghost: draws when the living lose hearts; with enough cards it comes back
legend-princess = La Princesa: hold her when the deck has run out, and you win

## What scenarios claim

claim-turn = Turn { $what }
claim-hearts = Hearts: { $what }
claim-gold = Gold: { $what }
claim-shield = Shield: { $what }
claim-thorns = Thorns: { $what }
claim-cards = Cards in hand: { $what }
claim-price = Price in the Shop: { $what }
claim-limit = Hand limit: { $what }
claim-players = { $is ->
    [none] Nobody has a character
   *[some] Characters: { $what }
}
claim-alive = { $is ->
    [none] Nobody is alive
   *[some] Alive: { $what }
}
claim-stunned = { $is ->
    [none] Nobody is stunned
   *[some] Stunned: { $what }
}
claim-pending = { $is ->
    [none] No card is pending
   *[some] Cards pending: { $what }
}
claim-holder = { $is ->
    [none] No living player holds La Princesa
   *[some] La Princesa is with { $what }
}
claim-hand = { $is ->
    [hidden] The hand of { $seat } is hidden
    [none] { $seat } has no hand cards
   *[some] { $seat }’s hand: { $what }
}
claim-attribute = { $is ->
    [none] { $seat } has no attribute
   *[some] { $seat }’s attribute: { $what }
}
claim-environment = { $is ->
    [none] There is no environment
   *[some] Environment: { $what }
}
claim-shop-size = { $is ->
    [zero] The Shop is empty
   *[some] Cards in the Shop: { $what }
}
claim-shop = { $is ->
    [none] The Shop is empty
   *[some] In the Shop: { $what }
}
claim-discards-size = { $is ->
    [zero] The discard pile is empty
   *[some] Cards in the discard pile: { $what }
}
claim-discards = { $is ->
    [none] The discard pile is empty
   *[some] In the discard pile: { $what }
}
claim-deck-size = { $is ->
    [zero] The deck is empty
   *[some] Cards in the deck: { $what }
}
claim-deck = { $is ->
    [hidden] The order of the deck is hidden
    [none] The deck is empty
   *[some] The deck, from the top: { $what }
}
claim-asks = { $choices ->
    [none] { $seat } is not asked
   *[other] { $seat } can choose: { $choices }
}
claim-order = Order: { $what }
claim-outcome = { $outcome-id ->
    [none] { $seat } has no outcome
   *[other] { $seat }: { $outcome }
}
claim-target = { $target ->
    [none] { $seat }’s card points at nobody
   *[other] { $seat }’s card points at { $target }
}
claim-anchor = { $anchor-id ->
    [empty] { $seat }’s anchor is empty
    [chosen] A card lies face down on { $seat }’s anchor
    [revealed] { $seat }’s card is pending
    [resolving] { $seat }’s card is resolving
    [cancelled] { $seat }’s card is canceled
   *[resolved] { $seat }’s card has resolved
}
claim-princess = { $place-id ->
    [hand] La Princesa is in { $holder }’s hand
    [anchor] La Princesa lies on { $holder }’s anchor
    [shop] La Princesa is in the Shop
    [discard] La Princesa is in the discard pile
   *[unseen] Nobody sees where La Princesa is
}
claim-over = { $road-id ->
    [no] The game goes on
    [last] { $winner } wins as the last one alive
    [princess] { $winner } wins with La Princesa
    [nobody] Nobody is left alive, and nobody wins
   *[turns] The last turn is over, and nobody wins
}
claim-choice = { $choice-id ->
    [none] { $seat } has not chosen
    [sealed] What { $seat } has chosen is hidden
   *[other] { $seat } has chosen: { $choice }
}
claim-known = { $is ->
    [none] No card of the deck is known
   *[some] Known of the deck, from the top: { $what }
}
claim-owes = { $is ->
    [none] Nobody has to choose
   *[some] To choose: { $what }
}
claim-told = Cards just made known: { $what }
claim-untold = Cards not made known: { $what }
claim-game = The game goes on
claim-winner = { $is ->
    [none] Nobody has won the game
   *[some] Won by: { $what }
}

## What happens in scenarios without a choice

happens-turn = A turn begins.
happens-start = The start of a turn.
happens-action = Everybody lays a card.
happens-end = The turn ends.
happens-draw = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
happens-event = An event for { $seat }: { $line }

## The terminal

terminal-signs = { $attack } Attack beats { $strategy } Strategy beats { $defense } Defense beats { $attack } Attack
terminal-shop = The Shop ({ $price ->
    [0] free
   *[other] { $price } gold
})
terminal-sides = { $marks }: how many of a neighbor's cards yours would beat, tie or fumble against
terminal-sure = a sure Success
terminal-at = at { $name }
terminal-at-you = at you
terminal-known = What you know of the deck, from the top
terminal-discards = The discard pile
terminal-renewed = Shuffled into the deck when it was last renewed
terminal-last = Laid in the turn before
terminal-of-you = your { $card }
terminal-of = { $name }'s { $card }

## On the page

page-board = The ring of players
page-now-action = choose a card and point it
page-choose = Choose a card, then a neighbor.
page-pick = Choose one.
page-do = Choose
page-never = cannot happen now
page-signs-of = The signs are what { $name } holds.
page-beats = Attack beats Strategy, Strategy beats Defense, Defense beats Attack.
page-no-cards = no cards
page-no-environment = None in force.
page-deck = { $count ->
    [0] deck empty
   *[other] { $count } in the deck
}
page-deck-left = { $count ->
    [0] the deck is empty
    [one] 1 card left
   *[other] { $count } cards left
}
page-discards = Discarded: { $count }
page-ghost-cards = { $count } of { $of }
page-princess-unseen = La Princesa: not seen yet
page-nothing-laid = nothing
page-sealed-play = You have laid { $card }, pointing at { $name }. Nobody else can see it yet.
page-sealed-no = You have answered no.
page-sealed-haunt = You put { $card } on the deck. Nobody else sees which card.
page-sealed-discard = You discard { $card }.

scene-revealed = The cards are turned
scene-success = Success
scene-tie = Tie
scene-fumble = Fumble
scene-eliminated = Out!
scene-haunted = The ghosts stir
scene-reincarnated = Back to life
scene-renewed = A new deck
scene-ended = The end
scene-discarded = Too many cards
scene-drew = A draw
scene-texts = What always holds
scene-goes-on = And so it goes on

## The lesson: what the coach says

learn-goal = Two roads to victory
learn-goal-says = Be the last one alive, or hold La Princesa when the deck runs out. Hearts, gold and hands lie open; { $b } sits on your left, { $c } on your right.
learn-signs = Rock, paper, scissors
learn-signs-says = Attack beats Strategy, Strategy beats Defense, Defense beats Attack. Each card says what a Success, a Tie and a Fumble do.
learn-lay = Lay one card, left or right
learn-lay-says = All lay a card at once, and yours is measured against the card of the neighbor you point at. { $c } has 3 hearts and only a Strategy: what beats that?
learn-outcome-killed = Success, and { $c } is out
learn-outcome-killed-says = Attack beats Strategy, so your Fangs did what their Success says: 3 damage. At 0 hearts a player is eliminated at once.
learn-outcome-success = A Success, but on the other side
learn-outcome-success-says = Your card beat its target, and its Success text happened. But { $c } on your right was the easy prey: take it back and try there.
learn-outcome-tie = A Tie: little happens
learn-outcome-tie-says = Equal signs tie, and the Tie text is weaker. Take it back: { $c } on your right can lay only Strategy, and Attack beats it.
learn-outcome-fumble = A Fumble
learn-outcome-fumble-says = Your target laid what beats your card, so only the Fumble text happened. Take it back: { $c } on your right can lay only Strategy, and Attack beats it.
learn-loot = To the victor the spoils
learn-loot-says = Whoever eliminates somebody takes one hand card or all the gold. Choose: a card serves every turn, gold buys in the Shop.
learn-ghost = { $c } is a ghost now
learn-ghost-says = Ghosts draw secret cards whenever the living lose hearts, and come back with enough of them. Your card is in your hand again: cards are not used up.
learn-princess = { $b } holds La Princesa
learn-princess-says = The deck is nearly empty, so { $b } will lay her: she is a Defense and makes cards vanish. If she fumbles, she walks over to you: what beats Defense?
learn-draw-tie = A Tie
learn-draw-tie-says = Defense against Defense ties, and she stays with { $b }. Take it back: Strategy beats Defense.
learn-draw-fumble = She beat you
learn-draw-fumble-says = Defense beats Attack: your card fumbled, and she stays with { $b }. Take it back: Strategy beats Defense.
learn-draw-success = Success: draw, or buy
learn-draw-success-says = Your card lets you draw. Take the unknown top card of the deck, or pay 2 gold for a card of the Shop.
learn-end-won = You have won
learn-end-won-says = Her Fumble gave you La Princesa, and your draw emptied the deck. Whoever holds her then, alive, wins.
learn-end-holds = She is yours
learn-end-holds-says = Her Fumble gave you La Princesa. Hold her until a turn ends with an empty deck, and you win.
learn-ready = Now you know enough
learn-ready-says = Look at the hands, guess what they will lay, point at the one you beat. Everything else stands on the cards.
