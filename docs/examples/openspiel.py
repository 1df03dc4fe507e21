"""Plays Goofspiel for two in an arena with OpenSpiel's MCTS bot (pip install open_spiel):

    sombra arena goofspiel --seats 2 --bots hard,"cmd:python3 docs/examples/openspiel.py 1000"

The argument is the number of simulations for each bid. OpenSpiel's MCTS wants one player after the
other, so it bids first and takes it that the other one sees the bid.
"""

import functools
import json
import sys

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

GAME = pyspiel.load_game(
    "turn_based_simultaneous_game(game=goofspiel("
    "num_cards=13,imp_info=False,players=2,points_order=random,returns_type=win_loss))"
)


def pairs(own, other, wins, losses):
    """Pairs the used bids so that this many win and lose; the rest are ties."""

    @functools.cache
    def rest(place, left, wins, losses):
        if place == len(own):
            return () if wins == losses == 0 else None
        for bid in left:
            w, l = wins - (own[place] > bid), losses - (own[place] < bid)
            if w >= 0 and l >= 0:
                found = rest(place + 1, left - {bid}, w, l)
                if found is not None:
                    return ((own[place], bid),) + found
        return None

    return rest(0, frozenset(other), wins, losses)


def position(view, seat):
    """Returns a state with the same cards, points and prize, in which `seat` is player 0."""
    used = [[bid for bid in range(1, 14) if bid not in hand] for hand in view["hands"]]
    won = {seat: list(view["won"][seat]), 1 - seat: list(view["won"][1 - seat])}
    tied = list(view["discarded"])
    state = GAME.new_initial_state()
    for own, other in pairs(tuple(used[seat]), used[1 - seat], len(won[seat]), len(won[1 - seat])):
        prizes = tied if own == other else won[seat if own > other else 1 - seat]
        for action in (prizes.pop(), own, other):
            state.apply_action(action - 1)
    state.apply_action(view["prize"] - 1)
    return state


for line in sys.stdin:
    question = json.loads(line)
    dice = numpy.random.RandomState(question["seed"])
    rollout = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(GAME, 1.4, int(sys.argv[1]), rollout, random_state=dice)
    bid = bot.step(position(question["view"], question["seat"])) + 1
    print(json.dumps({"choice": f"bid {bid}"}), flush=True)
