"""The lobby over HTTP."""

import io
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Body, Path, Request, Response
from starlette.routing import compile_path

import bottega
from bottega import bots, rulebook
from bottega.core.edition import Edition
from bottega.core.game import Meta
from bottega.core.kept import Kept
from bottega.core.options import Choice, Number, Several
from bottega.server.editions import described, offered
from bottega.server.errors import Refused
from bottega.server.guard import address
from bottega.server.guests import Guests
from bottega.server.lessons import Teaching
from bottega.server.limits import MOST_KNOWN, RateLimits
from bottega.server.lobby import LobbyLists
from bottega.server.models import (
    Begin,
    Called,
    Claim,
    EditionFacts,
    Found,
    GameFacts,
    Key,
    LessonFacts,
    LevelFacts,
    Listed,
    Lobby,
    Made,
    Me,
    NewKeyFacts,
    NewTable,
    Option,
    Origin,
    Place,
    Problem,
    Sat,
    SeatFacts,
    Whose,
)
from bottega.server.names import clean
from bottega.server.programs.keys import NewKey
from bottega.server.seating import Seating
from bottega.server.summary import TableSummary
from bottega.server.tables import TableRegistry

Id = Annotated[str, Path(min_length=1, max_length=40)]
Token = Annotated[str, Path(min_length=1, max_length=60)]
MOST_DRAWN = 256  # invitations as pictures
PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Every address may also answer 400 to what is no HTTP, 403 to other sites, 413, 415, 422 and 429. One of them has
    the model, which brings it into the document; for each that has it FastAPI would build a validator of its own.
    """
    others = {400, 403, 413, 415, 421, 429, 503, *statuses}
    return {**{status: {"content": PROBLEM} for status in others}, 422: {"model": Problem}}


class Api:
    def __init__(self, registry: TableRegistry, seating: Seating, lists: LobbyLists, guests: Guests) -> None:
        self.registry = registry
        self.seating = seating
        self.lists = lists
        self.guests = guests
        self.teaching = Teaching(seating)
        self.makes = RateLimits(registry.settings.limits.makes)
        self.made: dict[str, list[str]] = {}  # the tables opened from each address
        self.drawn = Kept[bytes](MOST_DRAWN)
        for edition in registry.settings.editions:  # it takes a moment once, and nobody is waiting yet
            bottega.game(edition.game).closed_options(edition)
        self.router = APIRouter(prefix="/api")
        self.methods: dict[re.Pattern[str], list[str]] = {}
        for method, path, action, status, others in (
            ("GET", "/games", self.games, 200, ()),
            ("GET", "/me", self.me, 200, ()),
            ("POST", "/me", self.rename, 200, ()),
            ("GET", "/tables", self.lobby, 200, ()),
            ("POST", "/tables", self.create, 201, (404, 409)),
            ("GET", "/tables/{id}", self.facts, 200, (404, 409)),
            ("POST", "/tables/{id}/sit", self.sit, 200, (404, 409)),
            ("POST", "/tables/{id}/link", self.link, 201, (404, 409)),
            ("POST", "/tables/{id}/rematch", self.rematch, 201, (404, 409)),
            ("GET", "/join/{token}", self.invited, 200, (404, 409, 410)),
            ("POST", "/join/{token}", self.join, 200, (404, 409, 410)),
            ("GET", "/watch/{token}", self.watch, 200, (404, 409)),
            ("GET", "/lessons", self.lessons, 200, ()),
            ("POST", "/lessons/{id}", self.learn, 201, (404, 409)),
        ):
            self.add(method, path, action, status, others)
        self.add_file("/tables/{id}/record", self.record, "application/json")
        self.add_file("/tables/{id}/qr.svg", self.qr, "image/svg+xml")

    def add(
        self, method: str, path: str, action: Callable[..., Awaitable[Any]], status: int, others: tuple[int, ...]
    ) -> None:
        self.router.add_api_route(path, action, methods=[method], status_code=status, responses=problems(*others))
        self.allow(path, method)

    def add_file(self, path: str, action: Callable[..., Awaitable[Response]], kind: str, *others: int) -> None:
        answers = {200: {"content": {kind: {}}}, **problems(404, 409, *others)}
        self.router.add_api_route(path, action, response_class=Response, responses=answers)
        self.allow(path, "GET")

    def allow(self, path: str, method: str) -> None:
        self.methods.setdefault(compile_path(f"{self.router.prefix}{path}")[0], []).append(method)

    def allowed(self, path: str) -> str | None:
        """The methods that an address answers to."""
        found = [methods for pattern, methods in self.methods.items() if pattern.match(path)]
        return ", ".join(sorted(found[0])) if found else None

    # --- guests -----------------------------------------------------------------------------------------------------

    def guest(self, request: Request, response: Response) -> str:
        guest = self.guests.known(request)
        self.guests.remember(request, response, guest)
        return guest

    async def me(self, request: Request, response: Response) -> Me:
        return Me(name=await self.seating.name_of(self.guest(request, response)))

    async def rename(self, request: Request, response: Response, called: Called) -> Me:
        name = clean(called.name)
        self.slowly(request)
        await self.seating.rename(self.guest(request, response), name)
        return Me(name=name)

    def slowly(self, request: Request) -> None:
        self.makes.demand(address(request.scope))

    # --- games and tables -------------------------------------------------------------------------------------------

    async def games(self) -> list[GameFacts]:
        editions = self.registry.settings.editions
        return [game_facts(meta, offered(editions, meta.id)) for meta in self.registry.games.values()]

    async def create(self, request: Request, response: Response, asked: NewTable) -> Made:
        self.slowly(request)
        guest = self.guest(request, response)
        made = await self.made_from(address(request.scope))
        programs = await self.seating.program_keys(guest, asked.seats)
        table, key = await self.seating.create(
            guest,
            asked.game,
            asked.seats,
            asked.options,
            clean(asked.name),
            asked.pace,
            asked.public,
            asked.edition,
            programs,
        )
        made.append(table.facts.id)
        self.lists.opened(table, address(request.scope))
        watch = f"/watch/{table.facts.watch}"
        url = watch if key is None else f"/t/{table.facts.id}#seat={key}"
        seats = [made.key.seat for made in programs if made.key.seat is not None]
        await self.registry.programs.seated(table.facts.id, guest, seats)
        return Made(
            id=table.facts.id,
            url=url,
            invite=f"/join/{table.facts.invite}",
            watch=watch,
            programs=[new_key_facts(made, table.facts.id) for made in programs],
        )

    async def made_from(self, where: str) -> list[str]:
        """The tables opened from an address, as long as they are not too many. A guest is soon a new one."""
        made = self.made.setdefault(where, [])
        if len(self.made) > MOST_KNOWN:
            del self.made[next(iter(self.made))]
        most = self.registry.settings.limits.address_tables
        if len(made) >= most:
            made[:] = await self.lists.still_unfinished(made)
        if len(made) >= most:
            raise Refused("too-many-tables")
        return made

    async def lobby(self, request: Request, response: Response, finished: bool = True) -> Lobby:
        """Without `finished` the list of finished tables stays empty: it is the longest, and grows."""
        known = self.guests.of(request) is not None  # a new guest has no tables
        guest = self.guest(request, response)
        mine = self.all_listed(await self.lists.mine(guest, over=False), guest) if known else []
        moved = await self.lists.last_moves({table.id: table.you for table in mine if table.your_turn})
        for table in mine:
            table.moved = moved.get(table.id)
        return Lobby(
            mine=mine,
            open=self.all_listed(await self.lists.open_tables(), guest, invited=True),
            finished=self.all_listed(await self.lists.mine(guest, over=True), guest) if finished and known else [],
        )

    def all_listed(self, tables: list[TableSummary], guest: str, invited: bool = False) -> list[Listed]:
        """One that cannot be told is left out, and the others are there."""
        found = []
        for table in tables:
            with self.registry.contained(table.facts.id):
                found.append(listed(table, guest, invited))
        return found

    async def facts(self, request: Request, id: Id) -> Listed:
        return listed(await self.registry.table(id), self.guests.of(request))

    async def sit(self, request: Request, response: Response, id: Id, key: Key) -> Sat:
        self.slowly(request)
        table = await self.registry.table(id)
        return Sat(id=id, seat=await self.seating.sit(table, self.guest(request, response), key.secret))

    async def link(self, request: Request, id: Id, whose: Annotated[Whose, Body(default_factory=Whose)]) -> Place:
        """Another key to my seat, to go on at another device."""
        self.slowly(request)
        table = await self.registry.table(id)
        held = [seat for seat in table.seats_of(self.guests.of(request)) if whose.seat in (None, seat)]
        if not held:
            raise Refused("not-seated")
        return Place(id=id, url=f"/t/{id}#seat={await self.seating.new_key(table, held[0])}")

    async def rematch(self, request: Request, id: Id) -> Place:
        self.slowly(request)
        table = await self.registry.table(id)
        second = table.facts.rematch is not None  # whoever asks second opens nothing
        made = [] if second else await self.made_from(address(request.scope))
        again = await self.seating.rematch(table, self.guests.of(request) or "")
        made.append(again.facts.id)
        if not second:
            self.lists.opened(again, address(request.scope))
        return Place(id=again.facts.id, url=f"/t/{again.facts.id}")

    async def record(self, id: Id) -> Response:
        table = await self.registry.table(id)
        headers = {"content-disposition": f'attachment; filename="{table.facts.game}-{id}.json"'}
        return Response(table.record().to_json(), 200, headers, "application/json")

    # --- lessons ----------------------------------------------------------------------------------------------------

    async def lessons(self, request: Request, response: Response) -> list[LessonFacts]:
        return await self.teaching.progress(self.guest(request, response))

    async def learn(
        self, request: Request, response: Response, id: Id, begin: Annotated[Begin, Body(default_factory=Begin)]
    ) -> Place:
        """Where the guest left off, or from the beginning."""
        self.slowly(request)
        guest = self.guest(request, response)
        lesson = self.teaching.lesson(id)
        running = None if begin.again else await self.teaching.running(guest, lesson)
        if running is None:
            made = await self.made_from(address(request.scope))
            running = await self.teaching.begin(guest, lesson)
            made.append(running)
        return Place(id=running, url=f"/t/{running}")

    # --- links ------------------------------------------------------------------------------------------------------

    async def invited(self, request: Request, token: Token) -> Listed:
        return listed(await self.seating.invited(token), self.guests.of(request), invited=True)

    async def join(
        self, request: Request, response: Response, token: Token, claim: Annotated[Claim, Body(default_factory=Claim)]
    ) -> Place:
        self.slowly(request)
        table = await self.seating.invited(token)
        name = None if claim.name is None else clean(claim.name)
        key = await self.seating.claim(table, self.guest(request, response), name, claim.seat)
        url = f"/t/{table.facts.id}"
        return Place(id=table.facts.id, url=url if key is None else f"{url}#seat={key}")

    async def watch(self, token: Token) -> Found:
        return Found(id=(await self.seating.watched(token)).facts.id)

    async def qr(self, request: Request, id: Id) -> Response:
        """The invitation as a picture, for those who sit at the table."""
        table = await self.registry.table(id)
        guest = self.guests.of(request) or ""
        if not table.seats_of(guest) and table.facts.owner != guest:
            raise Refused("not-seated")
        link = f"{request.base_url}join/{table.facts.invite}"
        return Response(self.drawn.get(link, lambda: drawn(link)), 200, {"cache-control": "no-store"}, "image/svg+xml")


def drawn(link: str) -> bytes:
    """A link as a picture that telephones read."""
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgclass=None, lineclass=None)
    return picture.getvalue()


def new_key_facts(made: NewKey, table_id: str | None) -> NewKeyFacts:
    return NewKeyFacts(id=made.key.id, key=made.text, table=table_id, seat=made.key.seat, name=made.key.name)


def listed(table: TableSummary, guest: str | None, invited: bool = False) -> Listed:
    held = table.seats_of(guest)
    you = next((seat for seat in held if seat in table.to_act), held[0] if held else None)
    owner = guest is not None and table.facts.owner == guest
    told = table.described(you)
    result = table.result if told["started"] else None
    return Listed(
        id=told["id"],
        url=f"/t/{told['id']}" if len(held) < 2 else f"/t/{told['id']}?as={you}",
        game=told["game"],
        name=told["name"],
        pace=told["pace"],
        public=table.facts.public,
        created=table.facts.created,
        started=told["started"],
        over=told["over"],
        stopped=told["stopped"],
        stopped_by=told["stopped_by"],
        seats=[SeatFacts(**seat) for seat in told["seats"]],
        options=table.deal.options,
        edition=EditionFacts(**told["edition"]),
        to_act=list(table.to_act),
        you=you,
        your_turn=you in table.to_act,
        invite=f"/join/{table.facts.invite}" if you is not None or owner or invited else None,
        watch=told["watch"] if you is not None or owner or invited else None,
        rematch=told.get("rematch"),
        scores=None if result is None else result["scores"],
        ranking=None if result is None else result["ranking"],
        seed_sha256=told["seed_sha256"],
        seed=told.get("seed"),
        trial=None if told["trial"] is None else Origin(**told["trial"]),
        take_backs=told["take_backs"],
    )


def game_facts(meta: Meta, editions: list[Edition]) -> GameFacts:
    several = next((option for option in meta.options if isinstance(option, Several)), None)
    return GameFacts(
        id=meta.id,
        title=meta.title,
        players=list(meta.players),
        options=[option_facts(option) for option in meta.options],
        modules=list(several.words) if several else [],
        presets={name: list(words) for name, words in several.sets.items()} if several else {},
        bots=[level.id for level in reversed(bots.opponents(meta.id))],
        levels=level_facts(meta.id),
        editions=[edition_facts(edition) for edition in editions],
        closed={edition.name: bottega.game(meta.id).closed_options(edition) for edition in editions},
        rules=meta.id in rulebook.games(),
    )


def level_facts(game_id: str) -> list[LevelFacts]:
    usual = bots.usual(game_id)
    return [
        LevelFacts(id=level.id, strength=level.strength, seconds=level.seconds, usual=level == usual)
        for level in bots.opponents(game_id)
    ]


def edition_facts(edition: Edition) -> EditionFacts:
    return EditionFacts(**described({"name": edition.name, "corrections": edition.corrections}))


def option_facts(option: Choice | Number | Several) -> Option:
    if isinstance(option, Number):
        return Option(
            id=option.name, kind="number", default=option.default, rule=option.rule, low=option.low, high=option.high
        )
    if isinstance(option, Several):
        return Option(id=option.name, kind="several", default=[], rule=option.rule, choices=list(option.words))
    return Option(id=option.name, kind="choice", default=option.default, rule=option.rule, choices=list(option.values))
