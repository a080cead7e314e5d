"""The rest of the game thought through alone: a beam of plans, round by round and action by action.

A plan counts prestige points and florins together, because in the end the payment of works becomes points. Rivals
appear in it as prices, as the chance to show the best work, and as what prestige cards compare with.
"""

from typing import Any

from bottega.bots.journeyman.princes import estate
from bottega.bots.journeyman.princes.cards import best_of, chance, prestige_points
from bottega.bots.journeyman.princes.plan import (
    BUILD,
    BUILD_ANY,
    BUY,
    DRAW_BONUS,
    DRAW_PROFESSION,
    INTRODUCE,
    WORK,
    WORK_DRAWN,
    WORK_RECRUITED,
    Move,
    Node,
    Plan,
)
from bottega.bots.journeyman.princes.situation import (
    BUILDING_MASK,
    DREW,
    ENDED,
    FREEDOM,
    INTRODUCED,
    JESTER,
    KINDS,
    LANDSCAPE,
    LANDSCAPE_MASK,
    PRESTIGE_CARD,
    SHOWN,
    Standing,
    Surroundings,
    count,
)
from bottega.bots.journeyman.princes.weights import Weights

MOST_BUILT = 5


# What works still to be shown promise, by round and actions left, and by the people and the estate they are shown in.
Hopes = dict[tuple[int, int], dict[tuple[Any, ...], float]]


class Planner:
    """Plans for one standing at one table. Planners for the same hand at the same table may share their `hopes`."""

    def __init__(self, s: Standing, around: Surroundings, weights: Weights, hopes: Hopes | None = None) -> None:
        c = around.c
        self.s, self.around, self.w, self.c = s, around, weights, c
        self.price = c.building_price[s.builders]
        self.per_point = c.florins_per_point_bought
        self.wishes_in_hand = [
            1 << c.wish_building[card] | 1 << LANDSCAPE + c.wish_landscape[card] | 1 << FREEDOM + c.wish_freedom[card]
            for card in s.hand
        ]
        self.wants: dict[int, int] = {}
        everything = self.wanted((1 << len(s.hand)) - 1, 0)
        self.freedoms = everything & around.freedoms_left << FREEDOM
        open_to_build = around.buildings_left & ~s.offers
        self.fits = estate.fitting(c, s.area, s.near, s.builders, everything & open_to_build)
        self.room = estate.still_to_build(c, s.area, s.near, s.builders, open_to_build, MOST_BUILT)
        self.built = (s.offers & BUILDING_MASK).bit_count()
        # The others will want their share.
        self.share_of_professions = -(-around.professions_left // around.players)
        self.share_of_jesters = -(-around.stacks[JESTER] // around.players)
        self.most = c.building_value + c.landscape_value + c.freedom_value
        self.value_worth = c.florins_per_value / self.per_point
        self.per_sold = c.florins_per_point_sold
        # A building that nobody wishes for must pay for itself, or serve a prestige card.
        self.any_pays = bool(s.medals) or c.building_points * self.per_point >= self.price
        self.width = weights.width
        self.rows: dict[int, tuple[int | float, ...]] = {}
        self.casts: dict[int, list[tuple[int, int, int]]] = {}
        self.best_known: dict[tuple[float, int], float] = {}
        self.hopes: Hopes = {} if hopes is None else hopes

    def best(self, guide: Plan | None = None) -> Plan:
        """The best plan found. A guide is a plan for a like standing: it is followed as far as it goes, beside the
        others, so that two plans do not differ by the luck of the search."""
        s, c = self.s, self.c
        start = Node(
            s.prestige, s.florins, 0, s.offers, (1 << len(s.hand)) - 1, 0, s.recruits,
            s.jesters, s.cards, s.bonus, 0, s.works, s.used, None,
        )  # fmt: skip
        layer, guided = [start], start
        self.width = self.w.width if guide is None else self.w.guided_width
        for now in range(s.round, c.rounds + 1):
            leads = guide.moves_of(now) if guide is not None else []
            if now > s.round:
                layer = self.narrow(self.purchases(layer, now), now, c.actions)
                if guide is not None:
                    buying = leads.pop(0) if leads and leads[0].kind == BUY else None
                    guided = self.led(self.purchases([guided], now), buying)
                    layer.append(guided)
            for left in reversed(range(s.slots if now == s.round else c.actions)):
                layer = self.narrow(self.actions(layer, now), now, left)
                if guide is not None:
                    guided = self.led(self.actions([guided], now), leads.pop(0) if leads else None)
                    layer.append(guided)
        best = max(layer, key=self.final_value)
        return Plan(self.final_value(best), best)

    def led(self, made: list[Node], lead: Move | None) -> Node:
        """The one among these that the guide would take; the first of them does nothing."""
        if lead is None:
            return made[0]
        # What the guide would buy he may have bought by now: then he buys something else.
        for kind, what in ((lead.kind, lead.what), (BUY, PRESTIGE_CARD)):
            for node in made[1:]:
                if node.trail is not None and node.trail[0][:2] == (kind, what):
                    return node
        return made[0]

    # --- steps -------------------------------------------------------------------------------------------------------
    # Thousands of nodes are made for one decision, so each is made at once and in full.

    def purchases(self, layer: list[Node], now: int) -> list[Node]:
        """A later auction: one thing at its usual price."""
        w, made = self.w, []
        jester = w.jester_price[min(now, len(w.jester_price) - 1)]
        for node in layer:
            points, florins, paid, offers, todo, drawn, recruits, jesters, cards, bonus, extra, works, _, trail = node
            rest = (drawn, recruits, jesters, cards, bonus, extra, works, 0)
            made.append(Node(points, florins, paid, offers, todo, *rest, trail))
            # Before the first work brings money, a price that is a little higher must not be the end.
            purse = florins - w.worry
            after, left = self.pay(points, florins, jester)
            if after >= 0 and (paid or purse >= jester) and jesters - self.s.jesters < self.share_of_jesters:
                hired = (drawn, recruits, jesters + 1, cards, bonus, extra, works, 0)
                made.append(Node(after, left, paid, offers, todo, *hired, (Move(BUY, JESTER, jester, 0, now), trail)))
            after, left = self.pay(points, florins, w.other_price)
            if after >= 0 and (paid or purse >= w.other_price):
                move = Move(BUY, PRESTIGE_CARD, w.other_price, 0, now)
                made.append(Node(after + w.other_points, left, paid, offers, todo, *rest, (move, trail)))
            wanted = self.wanted(todo, drawn + recruits) & LANDSCAPE_MASK & ~offers
            after, left = self.pay(points, florins, w.landscape_price)
            if wanted and after >= 0 and (paid or purse >= w.landscape_price):
                for kind in range(KINDS):
                    if wanted >> LANDSCAPE + kind & 1:
                        move = Move(BUY, kind, w.landscape_price, 0, now)
                        more = offers | 1 << LANDSCAPE + kind
                        made.append(Node(after, left, paid, more, todo, *rest, (move, trail)))
        return made

    def actions(self, layer: list[Node], now: int) -> list[Node]:
        made: list[Node] = []
        for node in layer:
            if node[12] & ENDED:
                made.append(node)
                continue
            made.append(Node(*node[:12], node[12] | ENDED, node[13]))
            self.add_works(made, node, now)
            self.add_buildings(made, node, now)
            self.add_freedoms(made, node, now)
            self.add_draws(made, node, now)
        return made

    def add_works(self, made: list[Node], node: Node, now: int) -> None:
        """Whatever reaches the minimum; bonus cards go with a work that needs them, and with the last one."""
        c = self.c
        points, florins, paid, offers, todo, drawn, recruits, jesters, cards, bonus, extra, works, turn, trail = node
        row = self.wishes(offers)
        least = c.minimum[now]
        company = c.jester_value * jesters + c.card_value * cards
        all_in = bonus and self.last_work(node, now)
        here = recruits if now > self.s.round or self.around.recruitable else 0
        for kind, what, place in self.artists(todo, drawn, here):
            value = row[place] + company
            rest = bonus
            if value < least or all_in:
                value += bonus
                rest = 0.0
                if value < least:
                    continue
            income = int(value * c.florins_per_value)
            best = self.best_points(value, now)
            made.append(
                Node(
                    points + (best * self.w.second_work if turn & SHOWN else best),
                    florins + income,
                    paid + income,
                    offers,
                    todo ^ 1 << place if kind == WORK else todo,
                    drawn - (kind == WORK_DRAWN),
                    recruits - (kind == WORK_RECRUITED),
                    jesters,
                    cards,
                    rest,
                    extra,
                    works + 1,
                    turn | SHOWN,
                    (Move(kind, what, 0, income, now), trail),
                )
            )

    def artists(self, todo: int, drawn: int, recruits: int) -> list[tuple[int, int, int]]:
        """Who can show a work: the kind of move, the profession, and the place in the row of wishes."""
        key = todo << 8 | (drawn > 0) << 1 | (recruits > 0)
        found = self.casts.get(key)
        if found is None:
            found = [(WORK, card, place) for place, card in enumerate(self.s.hand) if todo >> place & 1]
            if drawn:
                found.append((WORK_DRAWN, -1, -2))
            if recruits:
                found.append((WORK_RECRUITED, -1, -1))
            self.casts[key] = found
        return found

    def last_work(self, node: Node, now: int) -> bool:
        left = node.todo.bit_count() + node.drawn + node.recruits
        return left == 1 or (now == self.c.rounds and node.turn & SHOWN > 0)

    def best_points(self, value: float, now: int) -> float:
        """Prestige for the best work of a round, by the chance to have it."""
        known = self.best_known.get((value, now))
        if known is None:
            known = self.best_known[value, now] = self.c.best_points * self.best_chance(value, now)
        return known

    def best_chance(self, value: float, now: int) -> float:
        """How likely nobody shows a better work in that round."""
        w, around = self.w, self.around
        everybody = chance((value - w.best_even[min(now, len(w.best_even) - 1)]) / w.best_spread)
        if now > self.s.round:
            return everybody
        if value < around.rival_best:
            return 0
        return float(everybody ** (around.rivals_to_come / (around.players - 1)))

    def add_buildings(self, made: list[Node], node: Node, now: int) -> None:
        points, florins, paid, offers, todo, drawn, recruits, jesters, cards, bonus, extra, works, turn, trail = node
        if (offers & BUILDING_MASK).bit_count() - self.built + extra >= self.room:
            return
        after, left = self.pay(points, florins, self.price)
        if after < 0:
            return
        after += self.c.building_points
        rest = (drawn, recruits, jesters, cards, bonus)
        wanted = self.fits & self.wanted(todo, drawn + recruits) & ~offers
        while wanted:
            low = wanted & -wanted
            wanted ^= low
            move = Move(BUILD, low.bit_length() - 1, self.price, 0, now)
            made.append(Node(after, left, paid, offers | low, todo, *rest, extra, works, turn, (move, trail)))
        if self.any_pays:
            move = Move(BUILD_ANY, -1, self.price, 0, now)
            made.append(Node(after, left, paid, offers, todo, *rest, extra + 1, works, turn, (move, trail)))

    def add_freedoms(self, made: list[Node], node: Node, now: int) -> None:
        points, florins, paid, offers, todo, drawn, recruits, jesters, cards, bonus, extra, works, turn, trail = node
        wanted = self.freedoms & self.wanted(todo, drawn + recruits) & ~offers
        price = self.c.freedom_price
        after, left = self.pay(points, florins, price)
        if turn & INTRODUCED or after < 0:
            return
        rest = (drawn, recruits, jesters, cards, bonus, extra, works, turn | INTRODUCED)
        while wanted:
            low = wanted & -wanted
            wanted ^= low
            move = Move(INTRODUCE, low.bit_length() - 1 - FREEDOM, price, 0, now)
            made.append(Node(after, left, paid, offers | low, todo, *rest, (move, trail)))

    def add_draws(self, made: list[Node], node: Node, now: int) -> None:
        points, florins, paid, offers, todo, drawn, recruits, jesters, cards, bonus, extra, works, turn, trail = node
        c = self.c
        after, left = self.pay(points, florins, c.profession_price)
        if after >= 0 and not turn & DREW and cards - self.s.cards < self.share_of_professions:
            rest = (drawn + 1, recruits, jesters, cards + 1, bonus, extra, works, turn | DREW)
            move = Move(DRAW_PROFESSION, -1, c.profession_price, 0, now)
            made.append(Node(after, left, paid, offers, todo, *rest, (move, trail)))
        after, left = self.pay(points, florins, c.bonus_price)
        if after >= 0 and self.around.bonuses_left and todo | drawn | recruits:
            more = (drawn, recruits, jesters, cards, bonus + self.w.bonus_value, extra, works, turn)
            move = Move(DRAW_BONUS, -1, c.bonus_price, 0, now)
            made.append(Node(after, left, paid, offers, todo, *more, (move, trail)))

    def pay(self, points: float, florins: int, price: int) -> tuple[float, int]:
        """With too few florins prestige points are sold, which is dear; below 0 points it cannot be paid."""
        if florins >= price:
            return points, florins - price
        return points - (price - florins) / self.per_sold, 0

    # --- judging -----------------------------------------------------------------------------------------------------

    def wishes(self, offers: int) -> tuple[int | float, ...]:
        """What an estate meets: for each profession in hand, for one drawn, and for one recruited."""
        row = self.rows.get(offers)
        if row is None:
            drawn = best_of([self.met(offers, card) for card in self.around.unseen])
            recruited = max([self.met(offers, card) for card in self.around.recruitable], default=0.7 * drawn)
            row = (*[self.met(offers, card) for card in self.s.hand], drawn, recruited)
            self.rows[offers] = row
        return row

    def wanted(self, todo: int, others: int) -> int:
        """What those still to show a work wish for; for people he does not have yet, all that his hand wishes for."""
        if others:
            todo = (1 << len(self.s.hand)) - 1
        mask = self.wants.get(todo)
        if mask is None:
            mask = 0
            for place, wishes in enumerate(self.wishes_in_hand):
                if todo >> place & 1:
                    mask |= wishes
            self.wants[todo] = mask
        return mask

    def met(self, offers: int, card: int) -> int:
        c = self.c
        value = 0
        if offers >> c.wish_building[card] & 1:
            value += c.building_value
        if offers >> LANDSCAPE + c.wish_landscape[card] & 1:
            value += c.landscape_value
        if offers >> FREEDOM + c.wish_freedom[card] & 1:
            value += c.freedom_value
        return value

    def narrow(self, layer: list[Node], now: int, slots: int) -> list[Node]:
        """One plan for each state of affairs, and of these the most promising."""
        kept: dict[tuple[Any, ...], Node] = {}
        worths: dict[tuple[Any, ...], float] = {}
        per_point = self.per_point
        for node in layer:
            key = node[3:13]
            worth = node[0] + node[1] / per_point
            other = worths.get(key)
            if other is None or worth > other:
                kept[key] = node
                worths[key] = worth
        if len(kept) <= self.width:
            return list(kept.values())
        slots += self.c.actions * (self.c.rounds - now)
        hopes = self.hopes.setdefault((now, slots), {})
        ranked: list[tuple[float, int, Node]] = []
        for key, node in kept.items():
            people = key[:6]
            hope = hopes.get(people)
            if hope is None:
                hope = hopes[people] = self.hope(node, now, slots)
            bonus = key[6] * self.w.bonus_hope if key[1] | key[2] | key[3] else 0
            ranked.append((worths[key] + hope + bonus, len(ranked), node))
        ranked.sort(reverse=True)
        return [node for _, _, node in ranked[: self.width]]

    def hope(self, node: Node, now: int, slots: int) -> float:
        """What the works still to be shown promise: as the estate is, and with what spare actions can add to it."""
        c, w = self.c, self.w
        row = self.wishes(node.offers)
        company = c.jester_value * node.jesters + c.card_value * node.cards
        values = [row[place] for _, _, place in self.artists(node.todo, node.drawn, node.recruits)]
        if node.drawn > 1:
            values += [row[-2]] * (node.drawn - 1)
        if node.recruits > 1:
            values += [row[-1]] * (node.recruits - 1)
        if not values or not slots:
            return w.spare * slots
        spare = slots - len(values)
        if spare < 0:
            values = sorted(values, reverse=True)[:slots]
            spare = 0
        filled = w.filled * min(1.0, spare * w.filling / len(values))
        base = filled * self.most + company
        rest = 1 - filled
        least = c.minimum[now + (c.rounds - now + 1) // 2]
        total = short = 0.0
        for met in values:
            value = base + rest * met
            total += value
            if value < least:
                short += least - value
        return total * self.value_worth - short * w.short

    def final_value(self, node: Node) -> float:
        value = node.points + min(node.florins, node.paid) / self.per_point
        if self.s.medals:
            mine = self.final_counts(node)
            rounds_left = self.c.rounds - self.s.round
            for card in self.s.medals:
                value += prestige_points(self.c, card, mine, self.around.counts, rounds_left)
        return value

    def final_counts(self, node: Node) -> tuple[int, ...]:
        s, c = self.s, self.c
        lands = tuple([max(count, node.offers >> LANDSCAPE + kind & 1) for kind, count in enumerate(s.lands)])
        built = node.offers & BUILDING_MASK
        squares = c.piece_squares
        covered = sum([squares[KINDS + i] for i in range(LANDSCAPE) if (built & ~s.offers) >> i & 1])
        covered += sum([squares[kind] for kind in range(KINDS) if lands[kind] > s.lands[kind]]) + 4 * node.extra
        # Buildings without a kind are counted as the kinds that nobody in the hand wishes for.
        free = BUILDING_MASK & ~built
        for _ in range(node.extra):
            built |= free & -free
            free = BUILDING_MASK & ~built
        return count(
            c,
            lands=lands,
            jesters=node.jesters,
            builders=s.builders,
            prestige_cards=len(s.medals),
            freedoms=(node.offers >> FREEDOM).bit_count(),
            built=built,
            cards=node.cards,
            works=node.works,
            empty=max(0, s.area.bit_count() - covered),
        )
