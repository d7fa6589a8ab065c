"""Run all benchmarks and print them as a table: ``python -m benchmarks [--games N]``."""

from __future__ import annotations

import argparse

import boardrules
from benchmarks.measure import best_playouts, costs, import_milliseconds, middle_state, playouts


def main() -> None:
    """Measure every installed game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--games", type=int, default=200, help="random games for each playout (default 200)")
    count = parser.parse_args().games
    if count < 1:
        parser.error("--games: at least 1")
    for game_id in boardrules.games():
        game = boardrules.load_game(game_id)
        setup = game.Setup()
        playouts(game, setup, max(1, count // 10), pure=True)  # generated code and caches are made once
        print(f"{game_id}: {count} random games, one core, best of 5")
        for name, result in zip(("apply", "step"), best_playouts(game, setup, count), strict=True):
            print(
                f"  {name:<6} {result.decisions:>9,.0f} decisions/s {result.games:>7,.0f} games/s"
                f" {result.length:>6.0f} decisions/game"
            )
        print("  a state in the middle of a game, in microseconds and beside copy.deepcopy")
        table = costs(game, middle_state(game, setup))
        deep = table["copy.deepcopy"]
        for name, cost in table.items():
            ratio = f"{deep / cost:>6.1f} x cheaper" if cost <= deep else f"{cost / deep:>6.1f} x dearer"
            print(f"    {name:<40} {cost:>9.1f}  {ratio}")
        module = f"boardrules.games.{game_id}"
        base = import_milliseconds("import boardrules")
        whole = import_milliseconds(f"import boardrules, {module}")
        print(f"  import boardrules {base:.0f} ms, with the game {whole:.0f} ms")


if __name__ == "__main__":
    main()
