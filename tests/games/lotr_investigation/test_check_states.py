"""States from documents that no game can reach: refused, with the part that is wrong and the rule that it breaks."""

from __future__ import annotations

import copy
from typing import Any, Final

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.impossible import Change, Impossible, assert_refused, of_every_game
from tests.games.lotr_investigation.documents import document_of
from tests.games.lotr_investigation.table import SUSPECT

GAME: Final = lr.GAME


def card(document: Any, title: str) -> Any:
    """Return a card in play in a document."""
    return next(entry for _, entry in document["cards"] if entry["card"] == title)


def uid(document: Any, title: str) -> int:
    number: int = card(document, title)["uid"]
    return number


def set_card(title: str, **fields: object) -> Change:
    return lambda d: card(d, title).update(fields)


def set_player(seat: int, **fields: object) -> Change:
    return lambda d: d["players"][seat].update(fields)


def _swap_owner(document: Any) -> None:
    pile, other = document["players"][0]["deck"], document["players"][1]["deck"]
    pile[0], other[0] = other[0], pile[0]


def _other_copies(document: Any) -> None:
    deck = document["players"][0]["deck"]
    names = [held["card"] for held in deck]
    deck[names.index("snowbourn_scout")]["card"] = "guard_of_the_citadel"


def _to_staging(document: Any) -> None:
    document["staging"].append(document["players"][0]["engaged"].pop())


def _listed_twice(document: Any) -> None:
    document["players"][1]["engaged"].append(document["players"][0]["engaged"][0])


def _suspect_attached(document: Any) -> None:
    muscle = card(document, "hired_muscle")
    card(document, "lawless_ruffian")["attachments"].remove(muscle["uid"])
    muscle["host"] = uid(document, "todd_the_troll")
    card(document, "todd_the_troll")["attachments"].append(muscle["uid"])


def _attachment_on_an_ally(document: Any) -> None:
    steward = card(document, "steward_of_gondor")
    card(document, "aragorn")["attachments"].clear()
    steward["host"] = uid(document, "guard_of_the_citadel")
    card(document, "guard_of_the_citadel")["attachments"].append(steward["uid"])


def _second_location(document: Any) -> None:
    card(document, "market_square")["place"] = "active"
    document["staging"].remove(uid(document, "market_square"))


def _take(pile: list[Any], title: str) -> Any:
    return pile.pop([held["card"] for held in pile].index(title))


def _early_discard(document: Any) -> None:
    document["encounter_discard"].append(_take(document["encounter"], "dark_alley")["card"])


def _case_at_stage_three(document: Any) -> None:
    document["set_aside"].append(document["victory"].pop() if document["victory"] else _removed_name(document))


def _removed_name(document: Any) -> str:
    return str(_take(document["investigation"], _name(document))["card"])


def _seen(index: int, **fields: object) -> Change:
    return lambda d: d["investigation"][index].update({"seats": [0], **fields})


def _seen_title(title: str, **fields: object) -> Change:
    def change(document: Any) -> None:
        held = next(held for held in document["investigation"] if held["card"] == title)
        held.update({"seats": [0], **fields})

    return change


def _name(document: Any, number: int = 0) -> str:
    names = [held["card"] for held in document["investigation"] if held["card"] in _NAMES]
    return str(names[number])


_NAMES: Final = [name.id for name in lr.CARDS.values() if name.is_suspect or name.is_hideout]


def _marked_elsewhere(document: Any) -> None:
    """The name that a look has marked lies under a card that was not looked at."""
    one, other = _name(document), _name(document, 1)
    document["eliminated"] += [one, other]
    for held in document["investigation"]:
        if held["card"] == one:
            held.update(seats=[0], marked=[one, other])


def _marked_and_buried(document: Any) -> None:
    one, other = _name(document), _name(document, 1)
    document["eliminated"] += [one, other]
    document["buried"].append(_take(document["investigation"], other)["card"])
    _seen_title(one, marked=[one, other])(document)


def _no_hero(document: Any) -> None:
    player = document["players"][1]
    for number in [*player["area"]]:
        entry = next(entry for _, entry in document["cards"] if entry["uid"] == number)
        player["discard"].append(entry["card"])
        document["cards"].remove([number, entry])
    player["area"] = []


def _lost_hero(document: Any) -> None:
    number = uid(document, "gloin")
    document["players"][0]["area"].remove(number)
    document["cards"] = [pair for pair in document["cards"] if pair[0] != number]


def _dead_and_alive(document: Any) -> None:
    document["players"][0]["discard"].append("gloin")


def _two_of_a_title(document: Any) -> None:
    deck, entry = document["players"][0]["deck"], copy.deepcopy(card(document, "guard_of_the_citadel"))
    index = [held["card"] for held in deck].index("faramir")
    del deck[index]
    card(document, "guard_of_the_citadel")["card"] = "faramir"
    deck.append({"card": "guard_of_the_citadel", "seats": [], "public": False, "marked": None})
    hand = document["players"][0]["hand"]
    hand[:] = [held for held in hand if held["card"] != "faramir"]
    entry.update(uid=document["next_uid"], card="faramir")
    document["cards"].append([entry["uid"], entry])
    document["players"][0]["area"].append(entry["uid"])
    document["next_uid"] += 1


def _attacker(document: Any) -> Any:
    """Return the enemy whose attack is being resolved."""
    return next(entry for uid, entry in document["cards"] if uid == document["attacks"][-1]["enemy"])


IMPOSSIBLE: Final[dict[str, Impossible]] = {
    **of_every_game(
        document_of,
        "middle",
        {
            "no players": ("$.players", "LR-DCK-04"),
            "seats out of order": ("$.players", "LR-CMP-02"),
            "an unknown stream": ("$.chance.counters", ""),
            "an empty stack": ("$.stack", "LR-RND-01"),
            "an end without an outcome": ("$.", "LR-"),
            "an outcome with other scores": ("$.result", "LR-SCR-01"),
            "an outcome with a stranger": ("$.result", "LR-SCR-01"),
            "an outcome in the middle": ("$.stack", "LR-WIN-01"),
            "a stack after the end": ("$.stack", "LR-WIN-01"),
        },
    ),
    # numbers and seats
    "five players": ("middle", lambda d: d.update(players=d["players"][:1] * 5), "$.players", "LR-DCK-04"),
    "a threat of 51": ("middle", set_player(0, threat=51), "$.players[0].threat", "LR-THR-03"),
    "a threat below nothing": ("middle", set_player(0, threat=-1), "$.players[0].threat", "LR-THR-03"),
    "a fourth stage": ("middle", lambda d: d.update(stage=4), "$.stage", "LR-QST-15"),
    "five progress in a round": ("middle", lambda d: d.update(cap_used=5), "$.cap_used", "LR-STG-01"),
    "more reveals than players": ("stage_one", lambda d: d.update(extra_reveals=9), "$.extra_reveals", "LR-STG-02"),
    "an unknown phase": ("middle", lambda d: d.update(phase="lunch"), "$.phase", "LR-RND-01"),
    "a first round before the game": ("MulliganChoice", lambda d: d.update(round=1), "$.round", "LR-SET-01"),
    "a die": ("middle", lambda d: d["chance"].update(script={"d6": [1]}), "$.chance.script", ""),
    "an unknown script": ("middle", lambda d: d.update(forced={"moon": []}), "$.forced", ""),
    "a case that is named twice": (
        "MulliganChoice",
        lambda d: d.update(forced={"suspect": ["todd_the_troll", "todd_the_troll"]}),
        "$.forced.suspect",
        "LR-SET-03",
    ),
    "no hero": ("middle", set_player(0, heroes=[]), "$.players[0].heroes", "LR-DCK-02"),
    "an ally as a hero": (
        "middle",
        lambda d: d["players"][0]["heroes"].__setitem__(0, "faramir"),
        "$.players[0].heroes",
        "LR-DCK-02",
    ),
    "a hero of two players": ("middle", set_player(1, heroes=["aragorn"]), "$.players[1].heroes", "LR-DCK-03"),
    "heroes of another deck": ("middle", set_player(1, heroes=["legolas"]), "$.players[1].heroes", "LR-DCK-01"),
    "a hand of one who is out": (
        "middle",
        lambda d: d["players"][2]["hand"].append(d["players"][0]["hand"].pop()),
        "$.players[2].hand",
        "LR-THR-02",
    ),
    "a first player who is out": ("middle", lambda d: d.update(first=2), "$.first", "LR-THR-04"),
    "a first player beyond the table": ("middle", lambda d: d.update(first=3), "$.first", "LR-REF-01"),
    # places
    "a number twice": ("middle", set_card("gloin", uid=1), "$.cards[", "LR-CMP-02"),
    "a number to come": ("middle", lambda d: d.update(next_uid=3), "$.cards[", "LR-CMP-02"),
    "an enemy in no place": ("middle", lambda d: d["staging"].pop(), "$.cards[", "LR-CMP-02"),
    "an enemy in two places": ("middle", _listed_twice, "$.cards[", "LR-CMP-02"),
    "an engaged enemy in the staging area": ("middle", _to_staging, "$.cards[", "LR-CMP-02"),
    "a card that is not there": ("middle", lambda d: d["staging"].append(99), "$.cards", "LR-CMP-02"),
    "two active locations": ("middle", _second_location, "$.cards[", "LR-CMP-02"),
    "a location as an ally": (
        "middle",
        lambda d: (
            d["players"][0]["area"].append(d["staging"].pop(1)),
            card(d, "market_square").update(place="area", controller=0),
        ),
        "$.cards[",
        "LR-CMP-03",
    ),
    "an enemy of two players": ("middle", set_card("lawless_ruffian", engaged_with=1), "$.cards[", "LR-CMP-02"),
    "a staging enemy that is engaged": ("middle", set_card("todd_the_troll", engaged_with=0), "$.cards[", "LR-ENC-06"),
    "an owner of an enemy": ("middle", set_card("todd_the_troll", owner=0), "$.cards[", "LR-CMP-05"),
    "a hero of nobody": ("middle", set_card("gloin", owner=None), "$.cards[", "LR-CMP-05"),
    "a hero of a seat beyond the table": ("middle", set_card("gloin", owner=3), "$.cards[", "LR-CMP-05"),
    "an attachment that another controls": (
        "middle",
        set_card("steward_of_gondor", controller=1),
        "$.cards[",
        "LR-CMP-05",
    ),
    "an attachment on a Suspect": ("middle", _suspect_attached, "$.cards[", "LR-KEY-09"),
    "a hero's attachment on an ally": ("middle", _attachment_on_an_ally, "$.cards[", "LR-KEY-09"),
    "a card on its way that nobody reveals": (
        "middle",
        lambda d: (d["staging"].remove(uid(d, "todd_the_troll")), card(d, "todd_the_troll").update(place="limbo")),
        "$.cards[",
        "LR-CMP-02",
    ),
    # components
    "an encounter card lost": ("middle", lambda d: d["encounter"].pop(), "$", "LR-CMP-02"),
    "an encounter card twice": ("middle", lambda d: d["encounter"].append(d["encounter"][0]), "$", "LR-CMP-02"),
    "cards of easy mode": ("middle", lambda d: d["options"].update(easy_mode=True), "$", "LR-CMP-02"),
    "a name in the encounter deck": (
        "middle",
        lambda d: d["encounter"].append(_take(d["investigation"], _name(d))),
        "$.encounter[",
        "LR-CMP-02",
    ),
    "a Ruffian in the Investigation deck": (
        "middle",
        lambda d: d["investigation"].append(d["encounter"].pop()),
        "$.investigation[",
        "LR-CMP-02",
    ),
    "a location without victory points": (
        "middle",
        lambda d: d["victory"].append(d["encounter_discard"].pop(0)),
        "$.victory[1]",
        "LR-VIC-01",
    ),
    "a hero removed from the game": (
        "middle",
        lambda d: d["removed"].append(d["players"][2]["discard"].pop(0)),
        "$.",
        "LR-CMP-08",
    ),
    "a card of another player": ("middle", _swap_owner, "$.players[", "LR-DCK-01"),
    "a copy too many": ("middle", _other_copies, "$.players[0]", "LR-DCK-01"),
    "a player card lost": ("middle", lambda d: d["players"][1]["deck"].pop(), "$", "LR-DCK-01"),
    "a hero lost": ("middle", _lost_hero, "$.players[0]", "LR-THR-01"),
    "a hero dead and alive": ("middle", _dead_and_alive, "$.players[0]", "LR-THR-01"),
    "a unique ally twice in play": ("middle", _two_of_a_title, "$.cards[", "LR-CMP-07"),
    "a public card in a deck": (
        "middle",
        lambda d: d["players"][0]["deck"][0].update(public=True),
        "$.players[0].deck[0].public",
        "LR-CMP-09",
    ),
    "a stranger who has seen a card": (
        "middle",
        lambda d: d["players"][0]["deck"][0].update(seats=[7]),
        "$.players[0].deck[0].seats",
        "LR-CMP-09",
    ),
    "a mark on a card of a hand": (
        "middle",
        lambda d: d["players"][0]["hand"][0].update(marked=[]),
        "$.players[0].hand[0].marked",
        "LR-INV-06",
    ),
    # tokens
    "resources of an ally": ("middle", set_card("guard_of_the_citadel", resources=1), "$.cards[", "LR-RES-01"),
    "resources below nothing": ("middle", set_card("gloin", resources=-1), "$.cards[", "LR-RES-01"),
    "progress on an enemy": ("middle", set_card("todd_the_troll", progress=1), "$.cards[", "LR-QST-13"),
    "damage on a location": ("middle", set_card("market_square", damage=1), "$.cards[", "LR-CMB-18"),
    "an exhausted location": ("middle", set_card("market_square", exhausted=True), "$.cards[", "LR-TIM-04"),
    "an exhausted Blade": ("middle", set_card("lawless_ruffian", exhausted=True), "$.cards[", "LR-TIM-04"),
    "a committed enemy": ("middle", set_card("todd_the_troll", committed=True), "$.cards[", "LR-QST-03"),
    "a commitment in the travel phase": (
        "TravelChoice",
        lambda d: d["cards"][0][1].update(committed=True),
        "$.cards[",
        "LR-QST-03",
    ),
    "an attack in the quest phase": ("middle", set_card("todd_the_troll", attacked=True), "$.cards[", "LR-CMB-03"),
    "a limit that is no limit": (
        "middle",
        set_card("gloin", uses={"counts": [["round", "all", 1]]}),
        "$.cards[",
        "LR-EFF-12",
    ),
    "a hero that should be dead": ("middle", set_card("gloin", damage=4), "$.cards[", "LR-CMB-18"),
    "a location that should be explored": ("middle", set_card("old_warehouse", progress=4), "$.cards[", "LR-QST-13"),
    "a location that leaves for ever": ("middle", set_card("old_warehouse", leaving=True), "$.stack[", "LR-"),
    "a shadow card in the quest phase": (
        "middle",
        lambda d: card(d, "lawless_ruffian").update(
            shadows=[{"held": d["encounter"].pop(), "face_up": False, "attack": 0}]
        ),
        "$.cards[",
        "LR-CMB-14",
    ),
    "a shadow card of its own for an attack of the phase": (
        "damage_defender",
        lambda d: _attacker(d)["shadows"][0].update(attack=d["attacks"][-1]["number"]),
        "$.cards[",
        "LR-CMB-14",
    ),
    "an open shadow card that nobody knows": (
        "respond-shadow_dealt",
        lambda d: next(e for _, e in d["cards"] if e["shadows"])["shadows"][0].update(face_up=True),
        "$.cards[",
        "LR-CMB-07",
    ),
    # the investigation
    "no case": ("middle", lambda d: d["buried"].extend([d["set_aside"].pop()]), "$.set_aside", "LR-SET-03"),
    "a Hideout before the Suspect": ("middle", lambda d: d["set_aside"].reverse(), "$.set_aside", "LR-SET-03"),
    "a case that is marked": ("middle", lambda d: d["eliminated"].append(SUSPECT), "$.eliminated", "LR-INS-08"),
    "a name in play that is not marked": (
        "middle",
        lambda d: d["eliminated"].remove("todd_the_troll"),
        "$.eliminated",
        "LR-INS-08",
    ),
    "a name that is marked twice": (
        "middle",
        lambda d: d["eliminated"].append("todd_the_troll"),
        "$.eliminated",
        "LR-INS-08",
    ),
    "a Ruffian on the list": ("middle", lambda d: d["eliminated"].append("lawless_ruffian"), "$.", "LR-INS-08"),
    "an accusation at stage 2": (
        "middle",
        lambda d: d.update(accused=["todd_the_troll", "combe_storehouse"]),
        "$.accused",
        "LR-ACC-01",
    ),
    "an accusation of two Suspects": (
        "BrigandChoice",
        lambda d: d.update(accused=["todd_the_troll", "susie_the_spider"]),
        "$.accused",
        "LR-INS-09",
    ),
    "a case at stage 3": ("BrigandChoice", _case_at_stage_three, "$.set_aside", "LR-ACC-01"),
    "a surprise that was seen and waits": (
        "middle",
        _seen_title("taken_by_surprise", marked=[]),
        "$.investigation[",
        "LR-INV-03",
    ),
    "a look that marked nothing known": ("middle", _seen(0), "$.investigation[0]", "LR-INV-0"),
    "a seen name that is not marked": (
        "middle",
        lambda d: _seen_title(_name(d), marked=[])(d),
        "$.investigation[",
        "LR-INV-06",
    ),
    "a marked name that was not among those seen": ("middle", _marked_elsewhere, "$.investigation[", "LR-INV-06"),
    "a marked name that is buried": ("middle", _marked_and_buried, "$.buried", "LR-STG-04"),
    "a discard pile before the first round": ("MulliganChoice", _early_discard, "$.encounter_discard", "LR-SET-03"),
    # what lasts
    "a modifier of an enemy": (
        "middle",
        lambda d: d["modifiers"].append({"uid": uid(d, "todd_the_troll"), "stat": "attack", "amount": 1}),
        "$.modifiers[0]",
        "LR-EFF-08",
    ),
    "a modifier without measure": (
        "middle",
        lambda d: d["modifiers"].append({"uid": 1, "stat": "attack", "amount": 10_000}),
        "$.modifiers[0]",
        "LR-EFF-08",
    ),
    "a hero that returns to hand": (
        "middle",
        lambda d: d["delayed"].append({"uid": 1, "what": "return_to_hand"}),
        "$.delayed[0].uid",
        "LR-REF-02",
    ),
    "a hero that cannot attack": (
        "middle",
        lambda d: d["bars"].append({"uid": 1, "seat": 0}),
        "$.bars[0]",
        "LR-CMB-20",
    ),
    "a hero that adds no threat": ("middle", lambda d: d["quiet"].append(1), "$.quiet[0]", "LR-QST-09"),
    "one who is out and defends": ("middle", lambda d: d["joint_defence"].append(2), "$.joint_defence", "LR-CMB-08"),
    # where the game stands
    "a player who should be out": ("middle", set_player(1, threat=50), "$.players[1].out", "LR-THR-01"),
    "a player without a hero": ("middle", _no_hero, "$.players[1].out", "LR-THR-01"),
    "a stage that is over": ("stage_one", lambda d: d.update(progress=12), "$.progress", "LR-QST-15"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_state_that_no_game_could_reach_is_refused(name: str) -> None:
    """The first problem names the part that is wrong, and the rule that it breaks."""
    origin, change, path, rule = IMPOSSIBLE[name]
    document = document_of(origin)
    change(document)

    assert_refused(GAME, document, path, rule)
