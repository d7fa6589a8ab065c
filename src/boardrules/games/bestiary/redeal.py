"""Dealing anew what a seat cannot know: hidden orders, the face-down tyrants, the tiles of the stacks (chapter 20)."""

from __future__ import annotations

from attrs import evolve

from boardrules.core.chance import Chance
from boardrules.core.zones import deal_hidden, hidden_in
from boardrules.games.bestiary.state import State


def deal_anew(world: State, seat: int | None, chance: Chance) -> None:
    """Deal in place; every pile is brought into an order of its own first, so that nothing of the truth is left.

    How many tiles of each group a stack still holds is public by the recipe, and so are the beasts, missions and
    tyrants that have not been seen; what this seat has scouted stays where it is.
    """
    world.beasts.draw_pile = chance.anew("beasts", world.beasts.draw_pile, str)
    for kind, pile in world.piles.items():
        world.piles[kind] = chance.anew(f"pile-{kind}", pile, str)
    deal_hidden(chance, "missions", lambda held: held.card, seat, world.mission_deck)
    _deal_row(world, chance)
    _deal_stacks(world, seat, chance)


def _deal_row(world: State, chance: Chance) -> None:
    hidden = [index for index, slot in enumerate(world.row) if slot.status == "hidden"]
    tyrants = chance.anew("tyrants", [world.row[index].tyrant for index in hidden], str)
    terrains = chance.anew("terrains", [world.row[index].terrain for index in hidden], str)
    for index, tyrant, terrain in zip(hidden, tyrants, terrains, strict=True):
        world.row[index] = evolve(world.row[index], tyrant=tyrant, terrain=terrain)


def _deal_stacks(world: State, seat: int | None, chance: Chance) -> None:
    content = world.content

    def group(tile: str) -> str:
        return content.terrains[content.tiles[tile].terrain].group

    numbers: list[dict[str, int]] = []
    pools: dict[str, list[str]] = {}
    for stack in world.stacks:
        count: dict[str, int] = {}
        for place in hidden_in(stack, seat):
            tile = stack[place].card
            count[group(tile)] = count.get(group(tile), 0) + 1
            pools.setdefault(group(tile), []).append(tile)
        numbers.append(count)
    for tile in world.unused:
        pools.setdefault(group(tile), []).append(tile)
    for name in sorted(pools):
        pools[name] = chance.anew("tiles", pools[name], str)
    for index, stack in enumerate(world.stacks):
        dealt = [pools[name].pop() for name in sorted(numbers[index]) for _ in range(numbers[index][name])]
        chance.shuffle("stacks", dealt)
        for place in hidden_in(stack, seat):
            # Others may have seen what lies here: what they know is dealt with the tiles.
            stack[place] = evolve(stack[place], card=dealt.pop())
    world.unused = [tile for name in sorted(pools) for tile in pools[name]]
