"""How fast the peers think: OpenSpiel's tree search on its own games, and Catanatron's players at Catan.

Run it with the interpreter of an environment that holds `bench/requirements.txt`; it prints a JSON list. Rates are per
second of process CPU time.
"""

from __future__ import annotations

import json
import random
import time
from importlib import import_module
from typing import Any, Final

SEED: Final = 1851
SIMULATIONS: Final = 400
THOUGHTS: Final = 12
"""Decisions that are thought about, one in four of a careless game."""
APART: Final = 4


def openspiel(name: str) -> dict[str, str | float]:
    """Simulations of `pyspiel.MCTSBot`, which is written in C++, with one careless playout each."""
    library = import_module("pyspiel")
    game = library.load_game(name)
    evaluator = library.RandomRolloutEvaluator(1, SEED)
    bot = library.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, SEED, False)
    dice, spent, thoughts, state, made = random.Random(SEED), 0.0, 0, game.new_initial_state(), 0
    while thoughts < THOUGHTS:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
            continue
        made += 1
        if made % APART == 0:
            begun = time.process_time()
            bot.step(state)
            spent += time.process_time() - begun
            thoughts += 1
        state.apply_action(dice.choice(state.legal_actions()))
    return row(f"OpenSpiel MCTS, {name}", spent, thoughts, SIMULATIONS)


def catanatron() -> dict[str, str | float]:
    """The strongest player of Catanatron's package, one step ahead, beside a careless one."""
    library = import_module("catanatron")
    thinker = import_module("catanatron.players.search").VictoryPointPlayer(library.Color.RED)
    game = library.Game([thinker, library.RandomPlayer(library.Color.BLUE)], SEED)
    decide, spent, thoughts = thinker.decide, 0.0, 0

    def timed(now: Any, choices: Any) -> Any:
        nonlocal spent, thoughts
        begun = time.process_time()
        found = decide(now, choices)
        if len(choices) > 1:
            spent += time.process_time() - begun
            thoughts += 1
        return found

    thinker.decide = timed
    game.play()
    return row("Catanatron, one step ahead", spent, thoughts)


def row(thinker: str, spent: float, thoughts: int, simulations: int = 0) -> dict[str, str | float]:
    rate = {"iterations_per_second": simulations * thoughts / spent} if simulations else {}
    return {"thinker": thinker, "milliseconds": 1000 * spent / thoughts, **rate}


def main() -> None:
    random.seed(SEED)
    print(json.dumps([openspiel("connect_four"), openspiel("backgammon"), catanatron()], indent=2))


if __name__ == "__main__":
    main()
