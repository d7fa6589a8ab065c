"""The table of the Lord of the Rings quest for a terminal. Only the command line loads this module: it needs rich."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from attrs import frozen
from rich.cells import cell_len
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation import table_facts
from boardrules.play.drawing import player_line, seat_style, status_line, title_line, waiting_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from boardrules.core.zones import Spotted
    from boardrules.games.lotr_investigation.actions import Action
    from boardrules.games.lotr_investigation.content import Card
    from boardrules.games.lotr_investigation.view import AttackView, CardView, PlayerView, View
    from boardrules.play.text import Filling, Text

_SPHERE_STYLES: Final = {"leadership": "medium_orchid1", "tactics": "red", "spirit": "deep_sky_blue1", "lore": "green3"}
_ENEMY_STYLE: Final = "dark_orange"
_LOCATION_STYLE: Final = "khaki1"
#: From so much threat on a player is warned; the sign stands where there are no colours.
_HIGH_THREAT: Final = 40
_WARNING: Final = 45

_EXHAUSTED, _COMMITTED, _CAN, _CANNOT, _MARKED = "↷", "◆", "✓", "✗", "✗"
#: Columns between two players, and the fewest with which two stand side by side.
_GAP: Final = 2
_SIDE_BY_SIDE: Final = 96
#: Columns for a player who stands alone: numbers far from their names are hard to read.
_MOST_PLAYER: Final = 64
#: Columns for the signs before a name, and for the five numbers behind it with one between them.
_SIGNS: Final = 3
_NUMBERS: Final = (3, 3, 3, 5, 3)
#: The numbers of a card in the staging area, and the fewest columns for what stands behind them.
_STAGED: Final = ("threat", "progress_of", "engagement", "attack", "defense", "damage")
_LEAST_NOTES: Final = 20


def render(view: View, text: Text) -> RenderableType:
    """Return the table as the viewer sees it, as wide as the console lets it be."""
    return _Drawing(view, text, table_facts.cards_of(view))


def status(view: View, text: Text) -> Line:
    """Return one line: round, phase, stage, in the quest phase willpower and threat, and everybody's threat."""
    head = text.message(
        "table-status",
        round=view.round,
        phase=text.word("phase", view.phase),
        stage=view.stage,
        progress=view.stage_progress,
        needs=view.stage_needs,
    )
    if view.phase == "quest":
        words = text.message("table-status-quest", willpower=view.willpower, threat=view.staging_threat)
        head = f"{head} · {words}"
    players = [
        text.message("table-status-player", number=player.seat + 1, threat=player.threat, out=player.out)
        for player in view.players
    ]
    return status_line(view, text, head, players)


def context(view: View, action: Action | None = None) -> Mapping[str, Filling] | None:
    """Return what an action may be called by beside its fields: costs and resources, numbers of a card in play."""
    return table_facts.context(view, action)


def explained(view: View, text: Text) -> list[tuple[str, str]]:
    """Return what the stage and the cards on the table do, last those of the viewer's hand."""
    stage = f"stage-text-{view.stage_id}-b"
    places = ("area", "attached", "active", "staging", "engaged", "limbo")
    cards = sorted(view.cards, key=lambda card: (not card.card.is_player_card, places.index(card.place)))
    hand = () if view.seat is None else view.players[view.seat].hand
    found = dict.fromkeys([*[card.card for card in cards], *view.victory, *hand])
    return [
        (text.word("stage", view.stage_id), text.message(stage)),
        *[(text.entity(card), text.about(card)) for card in found],
    ]


@frozen(eq=False)
class _Drawing:
    """A table that rich can draw: what it shows depends on the width."""

    view: View
    text: Text
    cards: Mapping[int, CardView]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the quest, the staging area, the investigation, the players, and last the viewer's hand."""
        yield from [*self._title(), *self._end(), *self._happening()]
        yield from [*self._staging(options.max_width), self._investigation(options.max_width)]
        yield from self._players(options.max_width)
        yield from self._own(options.max_width)
        yield from self._legend()

    # -- the quest ---------------------------------------------------------------------------------------------

    def _title(self) -> list[RenderableType]:
        view, text = self.view, self.text
        stage = text.word("stage", view.stage_id)
        phase = text.word("phase", view.phase)
        title = title_line(text.message("table-title", round=view.round, phase=phase, number=view.stage, stage=stage))
        progress = text.message(
            "table-progress",
            stage=view.stage,
            progress=view.stage_progress,
            needs=view.stage_needs,
            cap=view.cap_left,
        )
        line = Line(progress)
        if view.phase == "quest":
            words = text.message("table-quest", willpower=view.willpower, threat=view.staging_threat)
            style = "green" if view.willpower > view.staging_threat else "red"
            line.append(" · ").append(words, style)
        notes = [text.message("table-first", seat=text.seat(view.first))]
        if view.extra_reveals:
            notes.append(text.message("table-more_reveals", count=view.extra_reveals))
        options = (("easy", view.options.easy_mode), ("no_shadows", not view.options.shadow_cards))
        notes += [text.message(f"table-{name}") for name, is_on in options if is_on]
        line.append(f" · {' · '.join(notes)}", "dim")
        lines: list[RenderableType] = [title, line]
        if waiting := waiting_words(view, text, but=view.seat):
            lines.append(Line(waiting, style="dim"))
        return lines

    def _end(self) -> list[Line]:
        """The two scores of a game that is over (LR-SCR-01, LR-SCR-02); a lost game has none."""
        view = self.view
        if view.outcome is None or not view.outcome.winners:
            return []
        return [Line(self.text.message("table-score", score=view.score, tally=view.tally), style="bold")]

    def _happening(self) -> list[Line]:
        """The attacks in progress, the latest last, and the cards that are being revealed."""
        if self.view.outcome is not None:
            return []
        lines = [self._attack(attack) for attack in self.view.attacks if attack.enemy in self.cards]
        for uid in self.view.revealing:
            words = self.text.message("table-revealing", card=self.cards[uid].card)
            lines.append(Line(words, style="bold"))
        return lines

    def _attack(self, attack: AttackView) -> Line:
        enemy = self.cards[attack.enemy]
        if attack.by_enemy:
            own = [] if attack.undefended else [self.cards[uid] for uid in attack.defenders if uid in self.cards]
            words = self.text.message(
                "table-enemy_attacks",
                card=enemy.card,
                seat=attack.seat,
                attack=table_facts.attack_of(self.view, attack, enemy),
                defenders=", ".join([self._name(card) for card in own]) or None,
                defense=sum(card.defense for card in own),
            )
        else:
            own = [self.cards[uid] for uid in attack.attackers if uid in self.cards]
            words = self.text.message(
                "table-player_attacks",
                card=enemy.card,
                seat=attack.seat,
                attackers=", ".join([self._name(card) for card in own]) or None,
                attack=sum(table_facts.attack_of(self.view, attack, card) for card in own),
                defense=enemy.defense,
                left=table_facts.left(enemy),
                points=enemy.hit_points,
            )
        return Line(words[:1].upper() + words[1:], style=f"bold {_ENEMY_STYLE}")

    # -- the staging area --------------------------------------------------------------------------------------

    def _staging(self, width: int) -> list[RenderableType]:
        """The active location and the cards of the staging area with their numbers (LR-CMP-03)."""
        view, text = self.view, self.text
        active = None if view.active is None else self.cards[view.active]
        line = Line(f"{text.message('table-active')} ", style="bold")
        if active is None:
            line.append(text.message("table-nowhere"), "not bold dim")
        else:
            explored = text.message("table-explored", progress=active.progress, needs=_needs(active))
            line.append(self._name(active), f"not bold {_LOCATION_STYLE}").append(f" · {explored}", "not bold")
            line.append(f"  {self._notes(active)}".rstrip(), "not bold dim")
        heads = [Line(text.message(f"table-{name}"), style="dim") for name in _STAGED]
        rows = [[Line(text.message("table-staging", threat=view.staging_threat), style="bold"), *heads]]
        rows += [self._staged(self.cards[uid]) for uid in view.staging]
        rooms = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
        rest = width - sum(rooms) - _GAP * len(rooms)
        lines: list[RenderableType] = [line, _line(rows[0], rooms)]
        for uid, row in zip(view.staging, rows[1:], strict=True):
            notes = self._notes(self.cards[uid])
            if rest >= _LEAST_NOTES:
                lines.append(_line([*row, Line(notes, style="dim")], [*rooms, rest]))
            else:
                lines += [_line(row, rooms), *_below(notes)]
        if not view.staging:
            lines.append(Line(f"  {text.message('table-empty')}", style="dim"))
        return lines

    def _staged(self, card: CardView) -> list[Line]:
        """The name and the numbers of a card in the staging area."""
        threat = _number(card.threat, card.card.threat)
        if card.card.type == "location":
            name = Line(f"  {self._name(card)}", style=_LOCATION_STYLE)
            return [name, threat, Line(f"{card.progress}/{_needs(card)}"), Line(), Line(), Line(), Line()]
        name = Line(f"  {self._name(card)}", style=_ENEMY_STYLE)
        return [name, threat, Line(), Line(str(card.card.engagement_cost)), *self._fight(card)]

    def _fight(self, card: CardView) -> list[Line]:
        """Attack, defense, and damage of hit points."""
        printed = card.card
        damage = Line(f"{card.damage}/{card.hit_points}", "red" if card.damage else "")
        return [_number(card.attack, printed.attack), _number(card.defense, printed.defense), damage]

    def _notes(self, card: CardView) -> str:
        """What else there is to say of an encounter card: Investigate, Victory, immunity, attachments, shadow cards."""
        notes = []
        for name, value in (("investigate", card.card.investigate), ("victory", card.card.victory)):
            if value:
                notes.append(self.text.message(f"table-{name}", number=value))
        if card.immune:
            notes.append(self.text.message("table-immune"))
        if card.shadows:
            hidden = self.text.message("table-face_down")
            names = [hidden if shadow is None else self.text.entity(shadow) for shadow in card.shadows]
            notes.append(self.text.message("table-shadow", count=len(names), cards=", ".join(names)))
        return "  ".join([*([" · ".join(notes)] if notes else []), *self._attachments(card)])

    def _attachments(self, card: CardView) -> list[str]:
        found = [self.cards[uid] for uid in card.attachments if uid in self.cards]
        return [f"+ {self._name(one)}{f' {_EXHAUSTED}' if one.exhausted else ''}" for one in found]

    # -- the investigation, the decks --------------------------------------------------------------------------

    def _investigation(self, width: int) -> RenderableType:
        """The investigation list, what the viewer knows of the decks, and the victory display (LR-INS-08)."""
        view, text = self.view, self.text
        deck = text.message(
            "table-investigation_deck", size=view.investigation_size, aside=view.set_aside, buried=view.buried
        )
        discards = view.encounter_discard
        encounters = text.message(
            "table-encounter_deck",
            size=view.encounter_size,
            discard=len(discards),
            top=discards[-1] if discards else None,
        )
        titles = ", ".join([f"{text.entity(card)} ({card.victory or 0})" for card in view.victory])
        victory = text.message("table-points", points=view.victory_points, cards=titles or None)
        rows: dict[str, Sequence[Line]] = {
            "suspects": self._names(c.SUSPECTS),
            "hideouts": self._names(c.HIDEOUTS),
            "investigation": [self._deck(deck, view.investigation, view.investigation_size)],
            "encounter": [self._deck(encounters, view.encounter, view.encounter_size)],
            "victory_display": [Line(victory)],
        }
        labels = {key: text.message(f"table-{key}") for key in rows}
        room = max(map(cell_len, labels.values()))
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(width=room, style="dim")
        grid.add_column(width=width - room - 2)
        for key, content in rows.items():
            grid.add_row(labels[key], Group(*_flow(content, width - room - 2)))
        return grid

    def _names(self, names: Iterable[Card]) -> list[Line]:
        """The names of one kind; those that cannot be the answer are crossed out."""
        return [
            Line(f"{_MARKED} ", "dim").append(self.text.entity(card), "strike dim")
            if card in self.view.eliminated
            else Line(self.text.entity(card), "bold")
            for card in names
        ]

    def _deck(self, words: str, known: Sequence[Spotted[Card]], size: int) -> Line:
        line = Line(words)
        if known:
            line.append(f" · {self.text.message('table-known', cards=self._spots(known, size))}", "bold")
        return line

    def _spots(self, known: Sequence[Spotted[Card]], size: int) -> str:
        return ", ".join(
            [
                self.text.message(
                    "table-spot",
                    card=one.card,
                    place="bottom" if one.place == size - 1 and one.place else one.place + 1,
                )
                for one in known
            ]
        )

    # -- the players -------------------------------------------------------------------------------------------

    def _players(self, width: int) -> list[RenderableType]:
        """Every player with characters and engaged enemies, two side by side where there is room."""
        players = self.view.players
        if len(players) == 1 or width < _SIDE_BY_SIDE:
            alone = [self._player(player, min(width, _MOST_PLAYER)) for player in players]
            return [part for player in alone for part in (Line(), player)]
        room = (width - _GAP) // 2
        drawn: list[RenderableType] = []
        for first in range(0, len(players), 2):
            grid = Table.grid(padding=(0, _GAP, 0, 0))
            pair = players[first : first + 2]
            for _ in pair:
                grid.add_column(width=room)
            grid.add_row(*[self._player(player, room) for player in pair])
            drawn += [Line(), grid]
        return drawn

    def _player(self, player: PlayerView, width: int) -> RenderableType:
        text = self.text
        parts: list[RenderableType] = [self._identity(player)]
        if player.out:
            return Group(*parts)
        counts = text.message("table-counts", hand=player.hand_size, deck=player.deck_size, discard=len(player.discard))
        numbers = ("willpower", "attack", "defense", "damage", "resources")
        heads = [Line(text.message(f"table-{name}"), style="dim") for name in numbers]
        parts.append(_row(Line(f"  {counts}", style="dim"), heads, width))
        for uid in player.characters:
            parts += self._character(self.cards[uid], width)
        if player.engaged:
            parts.append(Line(f"   {text.message('table-engaged')}", style="dim"))
        for uid in player.engaged:
            parts += self._engaged(self.cards[uid], width)
        return Group(*parts, *self._secrets(player, width))

    def _identity(self, player: PlayerView) -> Line:
        view, text = self.view, self.text
        is_asked = player.seat in view.waiting_for and view.outcome is None
        line = player_line(view, text, player.seat, seat_style(view, player.seat), is_marked=is_asked)
        if player.out:
            return line.append(f" · {text.message('table-out')}", "not bold dim")
        words = text.message("table-player_threat", threat=player.threat, most=c.THREAT_LIMIT)
        style = "red" if player.threat >= _WARNING else "yellow" if player.threat >= _HIGH_THREAT else "green"
        return line.append(" · ").append(words, style).append(" !" if player.threat >= _WARNING else "", style)

    def _character(self, card: CardView, width: int) -> list[RenderableType]:
        signs = (_EXHAUSTED if card.exhausted else " ") + (_COMMITTED if card.committed else "")
        style = f"{'dim ' if card.exhausted else ''}{_SPHERE_STYLES.get(card.card.sphere, '')}"
        name = Line(self._name(card), style=f"{style} bold" if card.card.type == "hero" else style)
        if card.owner is not None and card.owner != card.controller:
            name.append(f" ({self.text.message('table-owner', seat=card.owner)})", "not bold dim")
        resources = Line(str(card.resources)) if card.card.type == "hero" else Line()
        numbers = [_number(card.willpower, card.card.willpower), *self._fight(card), resources]
        return [_row(name, numbers, width, Line(signs, style="bold")), *_below("  ".join(self._attachments(card)))]

    def _engaged(self, card: CardView, width: int) -> list[RenderableType]:
        """An engaged enemy with its attachments and its shadow cards (LR-CMB-02)."""
        name = Line(self._name(card), style=_ENEMY_STYLE)
        return [_row(name, [Line(), *self._fight(card), Line()], width, Line()), *_below(self._notes(card))]

    def _secrets(self, player: PlayerView, width: int) -> list[RenderableType]:
        """What the viewer knows of somebody's hand and deck, and the cards that are being played."""
        notes = []
        if player.playing:
            notes.append(self.text.message("table-playing", cards=self._titles(player.playing)))
        if player.hand and player.seat != self.view.seat:
            notes.append(self.text.message("table-known_hand", cards=self._titles(player.hand)))
        if player.deck:
            notes.append(self.text.message("table-known_deck", cards=self._spots(player.deck, player.deck_size)))
        return [Padding(Line(note, style="italic"), (0, 0, 0, _SIGNS)) for note in notes]

    def _titles(self, cards: Iterable[Card]) -> str:
        counted = Counter(cards)
        return ", ".join(
            [self.text.entity(card) + (f" ×{count}" if count > 1 else "") for card, count in counted.items()]
        )

    # -- the viewer's own cards --------------------------------------------------------------------------------

    def _own(self, width: int) -> list[RenderableType]:
        """The hand with what can be paid for, and the discard pile, from which some cards come back."""
        view, text = self.view, self.text
        if view.seat is None or view.players[view.seat].out:
            return []
        player = view.players[view.seat]
        total, pools = table_facts.pools(view, view.seat)
        said = ", ".join([f"{text.word('sphere', sphere)} {number}" for sphere, number in pools])
        words = text.message("table-hand", count=player.hand_size, pools=said, total=total, spheres=len(pools))
        parts: list[RenderableType] = [Line(), Line(words, style="bold")]
        held = [self._held(card, count, player.seat) for card, count in Counter(player.hand).items()]
        columns = 2 if width >= _SIDE_BY_SIDE else 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(width=_SIGNS, justify="right")
            grid.add_column(width=width // columns - _SIGNS - 2)
        for first in range(0, len(held), columns):
            grid.add_row(*[cell for pair in held[first : first + columns] for cell in pair])
        if held:
            parts.append(grid)
        if player.discard:
            words = text.message("table-discard", cards=self._titles(reversed(player.discard)))
            parts.append(Padding(Line(words, style="dim"), (0, 0, 0, 2)))
        return parts

    def _held(self, card: Card, count: int, seat: int) -> tuple[Line, Line]:
        """A card of the hand: whether it can be paid now, what it costs, and what is missing (LR-PLN-02)."""
        price = table_facts.price(self.view, seat, card)
        style = "dim" if price.fault else ""
        sign = Line(_CANNOT if price.fault else _CAN, style=style)
        line = Line(style=style).append(self._titles([card] * count), "" if price.fault else "bold")
        kind = self.text.word("cardtype", card.type)
        sphere = None if card.sphere == "neutral" else self.text.word("sphere", card.sphere)
        cost = "x" if card.cost_x else price.cost
        words = self.text.message("table-cost", cardtype=kind, cost=cost, sphere=sphere)
        line.append(f" · {words}", _SPHERE_STYLES.get(card.sphere, ""))
        # Where resources are missing the line above says how many there are.
        reason = "apart" if price.fault == "cannot_pay" and price.apart else price.fault
        if reason and reason != "cannot_pay":
            line.append(f" ({self.text.message(f'table-{reason}', have=price.have, sphere=sphere)})")
        return sign, line

    def _legend(self) -> list[Line]:
        """What the signs mean, as far as there are any."""
        player = None if self.view.seat is None else self.view.players[self.view.seat]
        signs = [
            ("exhausted", _EXHAUSTED, any(card.exhausted for card in self.view.cards)),
            ("committed", _COMMITTED, any(card.committed for card in self.view.cards)),
            ("can_pay", _CAN, player is not None and bool(player.hand)),
        ]
        said = [f"{sign} {self.text.message(f'table-{key}')}" for key, sign, there in signs if there]
        return [Line(" · ".join(said), style="dim")] if said else []

    def _name(self, card: CardView) -> str:
        return self.text.entity(card.card)


def _needs(card: CardView) -> int:
    return card.card.quest_points


def _number(now: int, printed: int) -> Line:
    """A number; one that is not as printed stands out."""
    return Line(str(now), "" if now == printed else "green" if now > printed else "red")


def _below(words: str) -> list[RenderableType]:
    """Words under a name, if there are any."""
    return [Padding(Line(words, style="dim"), (0, 0, 0, _SIGNS + 2))] if words else []


def _row(name: Line, numbers: Sequence[Line], width: int, signs: Line | None = None) -> Table:
    """A line of a player's part of the table: the numbers stand under each other in all of them."""
    left = [] if signs is None else [signs]
    rooms = [_SIGNS - 1] * len(left)
    rest = width - sum(_NUMBERS) - len(_NUMBERS) - _SIGNS * len(left)
    return _line([*left, name, *numbers], [*rooms, rest, *_NUMBERS], 1, len(left) + 1)


def _line(cells: Sequence[Line], rooms: Sequence[int], gap: int = _GAP, words: int = 1) -> Table:
    """Cells of so many columns side by side: the first ``words`` are words, the next ones numbers."""
    grid = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for index, room in enumerate(rooms):
        is_number = words <= index < words + len(_STAGED)
        grid.add_column(width=room, justify="right" if is_number else "left", no_wrap=is_number)
    grid.add_row(*cells)
    return grid


def _flow(pieces: Sequence[Line], width: int) -> list[Line]:
    """Return lines of so many columns with the pieces between dots; none of them is torn where it fits in a line."""
    lines: list[Line] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 3 + piece.cell_len <= width:
            lines[-1].append(" · ", "dim").append_text(piece)
        else:
            lines.append(Line().append_text(piece))
    return lines
