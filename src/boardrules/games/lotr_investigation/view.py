"""What a seat may know of the game, built from what is allowed (LR-CMP-09, LR-INV-06)."""

from __future__ import annotations

from typing import Annotated

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.uses import Uses
from boardrules.core.values import Frame, GameView
from boardrules.core.zones import Spotted, spotted
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation import stats
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.state import Attack, InPlay, Modifier, Options, Place, Player, State
from boardrules.games.lotr_investigation.texts import may_hold
from boardrules.games.lotr_investigation.threat import tally_score, total_score
from boardrules.games.lotr_investigation.turn import Round


@frozen(kw_only=True)
class CardView:
    """A card in play with its numbers as they are now.

    ``willpower``, ``attack`` and ``defense`` are 0 where the card has none; ``threat`` is what it adds to the staging
    area. ``shadows`` holds None for a shadow card that the viewer does not know. ``attacked``: an enemy that has
    made its attack of this combat phase.
    """

    uid: int
    card: Card
    place: Place
    owner: Seat | None
    controller: Seat | None
    engaged_with: Seat | None
    host: int | None
    exhausted: bool
    committed: bool
    damage: int
    hit_points: int
    progress: int
    resources: int
    willpower: int
    attack: int
    defense: int
    threat: int
    attachments: tuple[int, ...]
    shadows: tuple[Card | None, ...]
    immune: bool
    uses: Uses
    damage_in_round: int
    attacked: bool


@frozen(kw_only=True)
class PlayerView:
    """What lies before a seat.

    ``hand`` holds the cards that the viewer knows: the own hand, or what came to another's hand openly.
    ``may_hold`` are the titles that may be in the hand for all that everybody knows (the deck lists are public).
    """

    seat: Seat
    deck_id: Annotated[str, "deck"]
    threat: int
    out: bool
    heroes: tuple[Card, ...]
    characters: tuple[int, ...]
    engaged: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_size: int
    deck_size: int
    deck: tuple[Spotted[Card], ...]
    discard: tuple[Card, ...]
    playing: tuple[Card, ...]
    may_hold: tuple[Card, ...]


@frozen(kw_only=True)
class AttackView:
    """An attack in progress, as everybody sees it.

    ``undefended``: nobody has been declared as a defender, or a shadow effect has made it so (LR-CMB-09, LR-CRD-39).
    """

    by_enemy: bool
    enemy: int
    seat: Seat
    defenders: tuple[int, ...]
    attackers: tuple[int, ...]
    undefended: bool
    bonus: int
    in_staging: bool


@frozen(kw_only=True)
class View(GameView):
    """What ``seat`` may know (None: a spectator).

    ``cards`` are the cards in play, in the order of their numbers; ``staging``, ``active`` and the players' lists name
    them. ``willpower`` and ``staging_threat`` are W and T as they stand, ``extra_reveals`` the cards that stage 1B adds
    to the reveals of this phase. ``investigation`` and ``encounter`` are what the viewer knows of these decks.
    ``eliminated`` is the investigation list. ``score`` and ``tally`` are those of a won game (LR-SCR-01, LR-SCR-02), as
    if it ended now.
    """

    round: int
    first: Seat
    stage: int
    stage_id: Annotated[str, "stage"]
    stage_progress: int
    stage_needs: int | None
    cap_left: int | None
    willpower: int
    staging_threat: int
    extra_reveals: int
    players: tuple[PlayerView, ...]
    cards: tuple[CardView, ...]
    staging: tuple[int, ...]
    active: int | None
    revealing: tuple[int, ...]
    attacks: tuple[AttackView, ...]
    encounter_size: int
    encounter: tuple[Spotted[Card], ...]
    encounter_discard: tuple[Card, ...]
    investigation_size: int
    investigation: tuple[Spotted[Card], ...]
    set_aside: int
    buried: int
    eliminated: tuple[Card, ...]
    victory: tuple[Card, ...]
    victory_points: int
    removed: tuple[Card, ...]
    modifiers: tuple[Modifier, ...]
    options: Options
    score: int
    tally: int

    @property
    def turn(self) -> int:
        """Return the number of the phase since the game began, 0 before the first: each is worth a look."""
        phases = [phase.id for phase in Round.phases]
        return (self.round - 1) * len(phases) + phases.index(self.phase) + 1 if self.phase in phases else 0


def _card(state: State, card: InPlay, seat: int | None) -> CardView:
    printed = card.card
    is_enemy = printed.type == "enemy"
    character = printed.is_character
    attack, defense = 0, 0
    if is_enemy:
        attack, defense = stats.attack_of_enemy(state, card), stats.defense_of_enemy(state, card)
    elif character:
        attack, defense = stats.attack_of_character(state, card), stats.defense_of_character(state, card)
    return CardView(
        uid=card.uid,
        card=printed,
        place=card.place,
        owner=card.owner,
        controller=card.controller,
        engaged_with=card.engaged_with,
        host=card.host,
        exhausted=card.exhausted,
        committed=card.committed,
        damage=card.damage,
        hit_points=stats.hit_points(state, card),
        progress=card.progress,
        resources=card.resources,
        willpower=stats.willpower(state, card) if character else 0,
        attack=attack,
        defense=defense,
        threat=stats.threat_of(state, card) if is_enemy or printed.type == "location" else 0,
        attachments=tuple(card.attachments),
        shadows=tuple(
            [shadow.held.card if shadow.face_up or shadow.held.is_known_to(seat) else None for shadow in card.shadows]
        ),
        immune=stats.is_immune(state, card),
        uses=card.uses,
        damage_in_round=card.damage_in_round,
        attacked=card.attacked,
    )


def _player(state: State, player: Player, seat: int | None) -> PlayerView:
    own = player.seat == seat
    return PlayerView(
        seat=player.seat,
        deck_id=player.deck_id,
        threat=player.threat,
        out=player.out,
        heroes=player.heroes,
        characters=tuple(player.area),
        engaged=tuple(player.engaged),
        hand=tuple([held.card for held in player.hand if own or held.is_known_to(seat)]),
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        deck=spotted(player.deck, seat),
        discard=tuple(player.discard),
        playing=tuple(player.playing),
        may_hold=tuple(sorted(may_hold(state, player.seat), key=c.PLACES.__getitem__)),
    )


def _attack(state: State, attack: Attack) -> AttackView:
    return AttackView(
        by_enemy=attack.by_enemy,
        enemy=attack.enemy,
        seat=attack.seat,
        defenders=tuple(attack.defenders),
        attackers=tuple(attack.attackers),
        undefended=attack.undefended,
        bonus=stats.shadow_bonus(state, attack),
        in_staging=attack.in_staging,
    )


def view_of(state: State, seat: int | None, frame: Frame) -> View:
    """Return the view of ``seat``; nothing hidden is looked at but what this seat knows (LR-CMP-09, LR-INS-07)."""
    stage = c.STAGES[state.stage - 1]
    return View(
        **frame,
        round=state.round,
        first=state.first,
        stage=state.stage,
        stage_id=stage.id,
        stage_progress=state.progress,
        stage_needs=stage.quest_points,
        cap_left=c.STAGE_CAP - state.cap_used if state.stage == 1 else None,
        willpower=stats.committed_willpower(state),
        staging_threat=stats.staging_threat(state),
        extra_reveals=state.extra_reveals,
        players=tuple([_player(state, player, seat) for player in state.players]),
        cards=tuple([_card(state, card, seat) for card in state.cards.values()]),
        staging=tuple(state.staging),
        active=state.active,
        revealing=tuple([entry.uid for entry in state.revealing if entry.uid in state.cards]),
        attacks=tuple([_attack(state, attack) for attack in state.attacks]),
        encounter_size=len(state.encounter),
        encounter=spotted(state.encounter, seat),
        encounter_discard=tuple(state.encounter_discard),
        investigation_size=len(state.investigation),
        investigation=spotted(state.investigation, seat),
        set_aside=len(state.set_aside),
        buried=len(state.buried),
        eliminated=state.eliminated,
        victory=tuple(state.victory),
        victory_points=sum([card.victory or 0 for card in state.victory]),
        removed=tuple(state.removed),
        modifiers=tuple(state.modifiers),
        options=state.options,
        score=total_score(state),
        tally=tally_score(state),
    )
