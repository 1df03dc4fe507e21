title = The Princess
pitch = Rock, paper, scissors.
cards-what = All { $count } cards.
credit = Ours.
seat-fields = seat winners
card-fields = card
primer = ?
