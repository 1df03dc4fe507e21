## The game

title = Goofspiel
title-short = Goofspiel
pitch = Thirteen prizes, thirteen bids, all in secret.
length = about 5 min
credit = Goofspiel is an old card game; words and drawings are ours.
seat-fields = seat winners

## Prizes

prize-1 = Prize 1
    .said = prize 1
prize-2 = Prize 2
    .said = prize 2
prize-3 = Prize 3
    .said = prize 3
prize-4 = Prize 4
    .said = prize 4
prize-5 = Prize 5
    .said = prize 5
prize-6 = Prize 6
    .said = prize 6
prize-7 = Prize 7
    .said = prize 7
prize-8 = Prize 8
    .said = prize 8
prize-9 = Prize 9
    .said = prize 9
prize-10 = Prize 10
    .said = prize 10
prize-11 = Prize 11
    .said = prize 11
prize-12 = Prize 12
    .said = prize 12
prize-13 = Prize 13
    .said = prize 13

## How it goes, for whoever has never played

primer =
    Thirteen prizes, worth 1 to 13 points, come up one by one in random order.
    Everybody has the bid cards 1 to 13 and bids one of them in secret for each prize.
    The highest bid wins the prize. If it is tied, the prize is discarded: nobody gets it.
    A bid card can be used only once, whether it wins or not.
    After 13 rounds the most points win; all who tie for the most win together.

## What is wrong

wrong-no-bid = a choice is “bid NUMBER”, such as “bid 7”
wrong-no-number = cards are numbered from 1 to 13, there is no “{ $card }”

## Choices

choice-bid = Bid { $bid }

ask-bid = Round { $round } of 13: what do you bid for prize { $prize }?
say-choose = Choose a card to bid.
say-bid = You bid { $bid }, win or lose. { $left ->
    [0] It is your last card.
    [one] One card is left to you then.
   *[other] { $left } cards are left to you then.
}
do-bid = Bid this card

## What happened

event-turned-up = Round { $round }: prize { $prize } is turned up.
event-committed = { $seat-is ->
    [you] You bid { $bid }, face down.
   *[other] { $seat } bids { $bid }, face down.
}
event-answered = { $seat-is ->
    [you] You have bid.
   *[other] { $seat } has bid.
}
event-revealed = { $seat-is ->
    [you] You reveal { $bid }.
   *[other] { $seat } reveals { $bid }.
}
event-bids-revealed = All bids of round { $round } are revealed.
event-won = { $seat-is ->
    [you] You win prize { $prize } with a bid of { $bid } and have { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $seat } wins prize { $prize } with a bid of { $bid } and has { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
}
event-discarded = Prize { $prize } is discarded: the highest bid, { $bid }, is tied.
event-ended = { $winners-is ->
    [you] The game is over. You win!
   *[other] The game is over: victory for { $winners }.
}

## Why not

refusal-game-over = The game is over.
refusal-not-asked = { $seat-is ->
    [you] You owe no bid now.
   *[other] { $seat } owes no bid now.
}
refusal-not-in-hand = { $seat-is ->
    [you] You do not hold { $bid }.
   *[other] { $seat } does not hold { $bid }.
}

## The table, drawn

table-round = round { $round } of 13
table-over = the game is over
table-prize = prize
table-left = prizes face down
table-discarded = discarded
table-points = points
table-won = won
table-hand = Your bid cards
table-holds = bid cards
table-bids = last bid
table-you = you
table-chosen = has bid
table-choosing = is bidding
table-your-move = your move
table-waiting = Waiting for { $names }.

over-nobody = Nobody wins
over-points = { $points ->
    [one] One point was enough.
   *[other] { $points } points were enough.
}
over-you = You win
over-winner = Victory for { $names }
over-standings = Final standings
over-player = Player

scene-reveal = The bids are revealed
scene-prize = The prize

head-id = Id
head-name = Name
head-points = Points

## What scenarios claim

claim-round = Round { $what }
claim-prize = Prize { $what } is up
claim-left = Prizes face down: { $what }
claim-order = The order of the prizes face down is hidden
claim-points = Points: { $what }
claim-bids = Bids revealed: { $what }
claim-hand = { $is ->
    [none] { $seat } holds no bid card
   *[some] { $seat } holds: { $what }
}
claim-won = { $is ->
    [none] { $seat } has won no prize
   *[some] { $seat } has won: { $what }
}
claim-chosen = { $is ->
    [hidden] What { $seat } has bid is hidden
    [none] { $seat } has made no bid
   *[some] { $seat } has bid: { $what }
}
claim-discarded = Prizes discarded: { $what }
claim-owes = { $is ->
    [none] Nobody has to bid
   *[some] To bid: { $what }
}
claim-told = Bids just made known: { $what }
claim-untold = Bids not made known: { $what }
claim-game = The game goes on
claim-winner = Won by: { $what }
