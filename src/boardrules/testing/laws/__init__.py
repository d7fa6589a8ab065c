"""The laws that every game keeps, each a function of a playthrough that raises ``Broken`` where one is broken."""

from boardrules.testing.laws._tools import Broken
from boardrules.testing.laws.answers import ends, listed_are_accepted, others_are_refused, somebody_can_answer
from boardrules.testing.laws.choices import choices_keep_secrets, withheld_is_dealt
from boardrules.testing.laws.components import components_are_conserved, states_are_possible
from boardrules.testing.laws.documents import changed_documents
from boardrules.testing.laws.records import restored, saved, undone_and_redone, undone_by_policy, written_and_read
from boardrules.testing.laws.schemas import effects_are_declared
from boardrules.testing.laws.secrets import (
    events_keep_secrets,
    redeals_are_blind,
    redeals_forget_nothing,
    redeals_move_secrets,
    refusals_keep_secrets,
    views_keep_secrets,
)
from boardrules.testing.laws.steps import applied, branching, cloned, deterministic, pure, unchanged, undisturbed

__all__ = [
    "Broken",
    "applied",
    "branching",
    "changed_documents",
    "choices_keep_secrets",
    "cloned",
    "components_are_conserved",
    "deterministic",
    "effects_are_declared",
    "ends",
    "events_keep_secrets",
    "listed_are_accepted",
    "others_are_refused",
    "pure",
    "redeals_are_blind",
    "redeals_forget_nothing",
    "redeals_move_secrets",
    "refusals_keep_secrets",
    "restored",
    "saved",
    "somebody_can_answer",
    "states_are_possible",
    "unchanged",
    "undisturbed",
    "undone_and_redone",
    "undone_by_policy",
    "views_keep_secrets",
    "withheld_is_dealt",
    "written_and_read",
]
