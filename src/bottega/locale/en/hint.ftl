# Why a choice is good: the sentences of a hint, made from its figures.

hint-only = There is only one way on.
hint-close = It hardly matters: the others end about the same.
hint-ahead = { $points ->
    [one] Played on, it ends about { $points } point above the next choice.
   *[other] Played on, it ends about { $points } points above the next choice.
 }
hint-behind = { $points ->
    [one] Played on, it ends about { $points } point below the first choice.
   *[other] Played on, it ends about { $points } points below the first choice.
 }

# --- Fresco ---
hint-fresco-rise-final = It is the last round: mood is worth nothing afterwards, being early is.
hint-fresco-rise-first = At { $hour }:00 you act first: booth and segment are yours to choose.
hint-fresco-rise-hands = { $apprentices } apprentices: more than at any other hour still free.
hint-fresco-rise-earliest = The earliest free hour at which you have { $apprentices } apprentices.
hint-fresco-rise-price = The earliest free hour at which a market tile costs only { $price }.
hint-fresco-rise-mood = Sleeping until { $hour }:00 lifts your mood to { $mood }.
hint-fresco-rise-cheap = A market tile costs { $price } at { $hour }:00, less than at any other hour still free.
hint-fresco-rise-free = { $hour }:00 costs no mood.
hint-fresco-plan-restore = Your paints pay for { $segment } today: { $points } VP as the bishop stands.
hint-fresco-plan-blend =
    { $blended ->
        [one] { $blended } of the { $tiles } segments left asks for a blend: what is blended today restores tomorrow.
       *[other] { $blended } of the { $tiles } segments left ask for a blend: what is blended today restores tomorrow.
    }
hint-fresco-plan-market =
    { $count ->
        [one] Paint for the next segments: one market tile, for { $price }.
       *[other] Paint for the next segments: up to { $count } market tiles, { $price } each.
    }
hint-fresco-plan-theatre = The theatre lifts your mood to { $mood } before the next morning.
hint-fresco-plan-studio = The studio brings { $thalers } Thalers, at the end { $points } VP.
hint-fresco-buy-pays = Then your paints pay for { $segment }: { $points } VP as the bishop stands.
hint-fresco-buy-count =
    { $price ->
        [one] { $count } paints for { $price } Thaler.
       *[other] { $count } paints for { $price } Thalers.
    }
hint-fresco-close = Nobody else gets booth { $booth }; it costs you nothing but the apprentice.
hint-fresco-restore-on = The bishop stands there: { $bonus } of the { $total } VP are his.
hint-fresco-restore-near = Beside the bishop: { $total } VP, { $bonus } of them his.
hint-fresco-restore-most = { $total } VP: no other segment that you can pay brings as much now.
hint-fresco-restore-income =
    { $income ->
        [one] { $total } VP, and { $income } Thaler after every round from now on.
       *[other] { $total } VP, and { $income } Thalers after every round from now on.
    }
hint-fresco-restore = { $total } VP now; paint left at the end is worth nothing.
hint-fresco-restore-visit = { $tiles } segments in one visit, together { $points } VP.
hint-fresco-bishop = For { $price } the bishop makes { $segment } worth { $gain } VP more.
hint-fresco-altar = The altar brings up to { $points } VP for these paints.
hint-fresco-altar-rest = No segment fits your paints now; the altar brings up to { $points } VP.
hint-fresco-earn = { $thalers } Thalers: { $points } VP at the end, or paint tomorrow.
hint-fresco-blend-pays = It pays for { $segment } at the next visit: { $points } VP without the bishop.
hint-fresco-blend-wanted =
    { $count ->
        [one] { $count } segment of the ceiling still asks for this blend.
       *[other] { $count } segments of the ceiling still ask for this blend.
    }
hint-fresco-attend-hands =
    { $more ->
        [one] Mood { $mood }: one apprentice more, as long as you stay there.
       *[other] Mood { $mood }: { $more } apprentices more, as long as you stay there.
    }
hint-fresco-attend = Mood { $mood }: an early hour tomorrow costs no apprentice so soon.
hint-fresco-land-ahead = { $points } VP more than behind.
hint-fresco-land-behind = It costs { $points } VP, but who stands behind chooses the hour sooner.
hint-fresco-save = Keep your { $coins } Thalers: at the end they are { $points } VP.

# What is advised, in a few words.
hint-told-fresco-rise = Get up at { $hour }:00: mood { $mood }, { $apprentices } apprentices, market tiles for { $price }
hint-told-fresco-plan-market = { $count } to the market
hint-told-fresco-plan-cathedral = { $count } to the cathedral
hint-told-fresco-plan-studio = { $count } to the studio
hint-told-fresco-plan-workshop = { $count } to the workshop
hint-told-fresco-plan-theatre = { $count } to the theatre
hint-told-fresco-plan-cathedral-2 = { $count } to the cathedral again
hint-told-fresco-idle = Nobody is sent anywhere
hint-told-fresco-buy = Take { $paints } at booth { $booth } for { $price }
hint-told-fresco-close = Close booth { $booth }
hint-told-fresco-restore = Restore { $segment } with { $paints }: { $sum } VP
hint-told-fresco-restore-bishop = Bishop to { $step } for { $price }, then { $segment } with { $paints }: { $total } VP
hint-told-fresco-altar = Altar with { $paints }: { $points } VP
hint-told-fresco-blend = Blend { $result } from { $paints }
hint-told-fresco-earn = Earn { $thalers } Thalers
hint-told-fresco-attend = To the theatre: mood { $mood }
hint-told-fresco-pass-market = Buy nothing
hint-told-fresco-pass = Do nothing more here

# --- The Princes of Florence ---
hint-princes-return =
    { $count ->
        [one] Those you keep still share one wish; no other choice leaves them more.
       *[other] Those you keep still share { $count } wishes; no other choice leaves them more.
    }
hint-princes-return-large = Nobody here wishes for a larger building: { $count } squares of your estate.
hint-princes-jester = +{ $value } for every work to come: at { $price } he has paid for himself after { $works }.
hint-princes-builder = A building then costs { $after } instead of { $now }; { $points } PP at once.
hint-princes-landscape-second = The second of its kind: { $points } PP at once for { $price }, without an action.
hint-princes-landscape =
    { $count ->
        [one] { $count } person in your hand wishes for it: +{ $value } for that work.
       *[other] { $count } people in your hand wish for it: +{ $value } for each of their works.
    }
hint-princes-prestige-card =
    { $left ->
        [one] You choose from five; with { $left } round to come you see which one will fit.
       *[other] You choose from five; { $left } rounds are to come to make it true.
    }
hint-princes-recruiting-card = +{ $value } for every work at once, and one work more with somebody who has shown one.
hint-princes-pass = Raising to { $price } would end about { $points } PP lower.
hint-princes-work-best = Work value { $value }: nobody has shown a better one this round, and the best brings { $points } PP.
hint-princes-work-now = Work value { $value } is enough today; the next round asks for { $least }.
hint-princes-work = Work value { $value }: { $florins } florins.
hint-princes-build =
    { $count ->
        [one] { $count } person in your hand wishes for it: +{ $value } for that work, and { $points } PP.
       *[other] { $count } people in your hand wish for it: +{ $value } for each of their works, and { $points } PP.
    }
hint-princes-build-points = { $points } PP for { $price } florins.
hint-princes-freedom =
    { $count ->
        [one] { $count } person in your hand wishes for it: +{ $value } for that work.
       *[other] { $count } people in your hand wish for it: +{ $value } for each of their works.
    }
hint-princes-draw-person =
    { $left ->
        [one] One person more is a work more, and +{ $value } for every work; { $left } is left.
       *[other] One person more is a work more, and +{ $value } for every work; { $left } are left.
    }
hint-princes-draw-bonus = For { $price } a bonus card that may lift a work over the minimum.
hint-princes-end =
    { $count ->
        [one] Nothing that is open now brings more than it costs; { $count } action stays unused.
       *[other] Nothing that is open now brings more than it costs; { $count } actions stay unused.
    }
hint-princes-exchange-last = The last round: florins are worth nothing at the end, { $points } PP are.
hint-princes-exchange-none =
    { $left ->
        [one] Money first: { $left } round of auctions is to come.
       *[other] Money first: { $left } rounds of auctions are to come.
    }
hint-princes-exchange =
    { $left ->
        [one] { $points } PP, and { $florins } florins stay for the { $left } round to come.
       *[other] { $points } PP, and { $florins } florins stay for the { $left } rounds to come.
    }
hint-princes-add = +{ $value } for this work: { $florins } florins.
hint-princes-add-none = The work stands at { $value } without it; keep the card for another.
hint-princes-keep-person = A work of { $value } as your estate is, { $best } with all that is missing.
hint-princes-keep-bonus = As things stand it is worth { $value } for a work.
hint-princes-keep-prestige = As things stand it is { $points } PP.
hint-princes-hold = Keep the card: whoever shows a work later may serve you better.
hint-princes-recruit = A work of { $value } as your estate is.

# --- Fresco: The Card Game ---
hint-cards-restore-end = Up to { $points } VP, and with { $count } sections you call the end.
hint-cards-restore-favourite = It asks for the favourite colour: a turn for nothing, up to { $points } VP.
hint-cards-restore-most = Up to { $points } VP: no other section that you can pay brings as much.
hint-cards-restore-turned = Your cards give it { $turns } turns, as many as there are: { $points } VP.
hint-cards-restore = A section now, up to { $points } VP, and a tile with it.
hint-cards-swap-tile = New cards and a restoration in one turn: no other turn gives both.
hint-cards-swap-double =
    { $count ->
        [one] { $count } of your cards fetches two: a card for nothing.
       *[other] { $count } of your cards fetch two: cards for nothing.
    }
hint-cards-swap = Your { $count } cards pay for no section of the row yet: fetch others.
hint-cards-pass = You keep { $count } of at most { $most } cards for a better turn.
hint-cards-lay-double = It fetches { $count } cards: one for nothing.
hint-cards-lay-unwanted = No section of the row asks for its colour.
hint-cards-lay-workshop = Its workshop symbol brings a blend, and every blend makes a section dearer.
hint-cards-lay =
    { $count ->
        [one] It brings a new card; { $count } section of the row asks for its colour.
       *[other] It brings a new card; { $count } sections of the row ask for its colour.
    }
hint-cards-draw-blend =
    { $count ->
        [one] Exactly the blend that { $count } section of the row asks for.
       *[other] Exactly the blend that { $count } sections of the row ask for.
    }
hint-cards-draw-market =
    { $left ->
        [one] Basic paint, and half bottles to mix; { $left } card is left.
       *[other] Basic paint, and half bottles to mix; { $left } cards are left.
    }
hint-cards-pay-tile = It saves a card and costs the { $costs } VP of the tile; the section stands at { $points }.
hint-cards-pay-mix = A mix costs a card more and gives a turn: { $points } VP.
hint-cards-pay-bishop = The bishop on it is a turn: { $points } VP.
hint-cards-pay-plain = The same { $points } VP with a plain card: bishops and halves stay for the next section.
hint-cards-pay = The section then stands at { $points } VP, with { $turns ->
    [0] no quarter turn
    [one] one quarter turn
   *[other] { $turns } quarter turns
 }.
hint-cards-take-swap = Swap and restore in one later turn; kept to the end it is worth nothing.
hint-cards-take-request =
    { $count ->
        [one] A card from a rival, when a colour is missing.
       *[other] A card from each of { $count } rivals at best, when a colour is missing.
    }
hint-cards-take-turn = A turn for a later section, or { $points } VP if it is kept.
hint-cards-take-paint = It stands for that paint once, or is { $points } VP if it is kept.
hint-cards-request =
    { $wanted ->
        [one] { $wanted } section of the row asks for it; rivals who may have it: { $count }.
       *[other] { $wanted } sections of the row ask for it; rivals who may have it: { $count }.
    }
hint-cards-turn = The turn brings { $gain } VP and costs the { $costs } of the tile.
hint-cards-part =
    { $count ->
        [one] { $count } section of the row asks for its colour.
       *[other] { $count } sections of the row ask for its colour.
    }
