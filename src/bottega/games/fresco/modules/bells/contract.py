"""What the bells module adds to a view."""

from typing import Literal, TypedDict

from bottega.core.view import ChoiceBase


class CertificateFace(TypedDict):
    """A certificate."""

    certificate: str
    number: int
    price: int
    points: int
    golden: int


class PartlyPaid(CertificateFace):
    """A certificate with money on it."""

    placed: int


class OwnBells(TypedDict):
    """What only the viewer sees."""

    paid: list[CertificateFace]
    total: int
    due: int


class BellMark(TypedDict):
    """A mark on the track of bells."""

    space: int
    points: int


class BellTrack(TypedDict):
    """Where everybody stands in the end."""

    painters: list[int]
    bishop: int


class BellsView(TypedDict):
    """The bells."""

    shown: list[CertificateFace | None]
    stack: int
    returned: list[CertificateFace]
    pile: int  # Leonardo's
    face_down: list[int]  # by painter
    partly: list[list[PartlyPaid]]
    mine: OwnBells | None
    painters: list[list[CertificateFace]] | None  # where screens are open
    heard: list[bool]  # by seat
    offered: CertificateFace | None
    paying: CertificateFace | None
    marks: list[BellMark]
    last_space: int  # of the track; whoever has more bells stands beyond it
    ranks: list[int]
    track: BellTrack | None  # null before the end


class CertificateChoice(ChoiceBase, CertificateFace):
    """Acquire a certificate."""

    verb: Literal["certificate"]


class InstalmentChoice(ChoiceBase, CertificateFace):
    """Choose the certificate on which money goes."""

    verb: Literal["instalment"]
    missing: int
    brings: int


class PaymentChoice(ChoiceBase, CertificateFace):
    """How many Thalers go on it."""

    verb: Literal["pay"]
    thalers: int
    coins_left: int
    full: bool
    brings: int


VIEW = BellsView
CHOICES = (CertificateChoice, InstalmentChoice, PaymentChoice)
