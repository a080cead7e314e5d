# Fresco: places, prompts, choices, the log and the rules behind each decision.

fresco-place-market = Market
fresco-place-cathedral = Cathedral
fresco-place-studio = Studio
fresco-place-workshop = Workshop
fresco-place-theatre = Theatre
fresco-place-cathedral-2 = Cathedral again
# the same inside a sentence
fresco-inside-market = market
fresco-inside-cathedral = cathedral
fresco-inside-studio = studio
fresco-inside-workshop = workshop
fresco-inside-theatre = theatre
fresco-inside-cathedral-2 = cathedral again
fresco-letter-market = M
fresco-letter-cathedral = C
fresco-letter-studio = S
fresco-letter-workshop = W
fresco-letter-theatre = T
fresco-letter-cathedral-2 = C

# --- the board --------------------------------------------------------------------------------------------------

fresco-title = Fresco
fresco-round = round { $round }
fresco-final = last round
fresco-phase-get-up = getting up
fresco-phase-planning = planning
fresco-phase-market = market
fresco-phase-cathedral = cathedral
fresco-phase-studio = studio
fresco-phase-workshop = workshop
fresco-phase-theatre = theatre
fresco-phase-cathedral-2 = cathedral again
fresco-phase-prepare = income
fresco-phase-refill = income
fresco-phase-final-scoring = scoring
fresco-phase-over = the end
fresco-tiles-left = { $left } of { $all } segments, last round at { $at }
fresco-tiles-left-final = { $left } of { $all } segments
fresco-edition = { $edition ->
    [house] house edition, reconstructed
   *[other] edition { $edition }
 }
fresco-hostel = Hostel
fresco-hostel-hour = hour
fresco-hostel-mood = mood
fresco-hostel-price = price
fresco-hour = { $hour }:00
fresco-market = Market
fresco-market-bag = ({ $tiles } in the bag)
fresco-booth-empty = empty
fresco-cathedral = Cathedral
fresco-altar-terms = Altar { $basics } { $basic } VP, each blend +{ $blend }, { $blends } { $three }
fresco-painters = Painters
fresco-column-points = VP
fresco-column-hour = up
fresco-column-mood = mood
fresco-column-apprentices = app
fresco-column-tiles = tiles
fresco-points = { $points } VP
fresco-mood = mood { $mood }
fresco-apprentices-short = { $count } app.
fresco-tiles-count = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
fresco-holds-tile = led by { $painter }
fresco-ready = ready
fresco-hidden = planning
fresco-goods = Yours
fresco-goods-coins = { $coins ->
    [one] 1 Thaler
   *[other] { $coins } Thalers
 }
fresco-goods-income = +{ $income } a round
fresco-goods-price = price { $price }
fresco-goods-plan = plan

# --- what is asked --------------------------------------------------------------------------------------------------

fresco-ask-rise = { $who ->
    [you] Hostel: choose when you get up
   *[other] Hostel: choose when { $painter } gets up
 }
fresco-why-rise = { $who ->
    [you] Early risers act first, but pay more and lose heart.
   *[other] You hold the Leonardo tile this round. Price and mood do not touch him.
 }
fresco-ask-plan = { $left ->
    [0] Planning: say ready
    [one] Planning: place your last apprentice
   *[other] Planning: place your apprentices, { $left } left
 }
fresco-why-plan = Nobody sees your plan until all are ready. Several at once: m m c w t
fresco-ask-market = { $booth ->
    [none] Market: choose a booth
   *[other] Market: buy at booth { $booth }, or leave
 }
fresco-why-market = A tile costs you { $price }. { $can ->
    [0] You have { $coins }: you can only close a booth.
    [one] You have { $coins } and buy one tile at most.
   *[other] You have { $coins } and buy { $can } tiles at most, all at one booth.
 }
fresco-ask-cathedral = { $step ->
    [altar] Altar: give the next paint ({ $given } of 3)
    [special] Altar: give the next paint ({ $given } of 3)
    [moved] Cathedral: restore a segment
    [scroll] Cathedral: restore a segment for your scroll
    [only-altar] Cathedral: restore the altar
    [only-segment] Cathedral: restore a segment
   *[open] Cathedral: restore a segment or the altar
 }
fresco-why-cathedral = { $step ->
    [altar] Every blend instead of a basic paint adds a point.
    [special] Without basic paints, pink and brown may stand for blends and add most.
    [only-altar] { $apprentices ->
        [one] You have one apprentice here. Each blend adds a point, the bishop adds none.
       *[other] You have { $apprentices } apprentices here. Each blend adds a point, the bishop adds none.
     }
    [moved] The bishop has been moved. Points are segment + bishop.
    [scroll] It lies open and counts with this restoration. Points are segment + bishop.
   *[open] { $apprentices ->
        [one] You have one apprentice here. Points are segment + bishop.
       *[other] You have { $apprentices } apprentices here. Points are segment + bishop.
     }
 }
fresco-ask-studio = { $also ->
    [portrait] Studio: earn money or paint a portrait
   *[nothing] Studio: earn or leave
 }
fresco-why-studio = Each apprentice earns { $thalers } Thalers. { $also ->
    [portrait] Once a round one may paint instead.
   *[nothing] {""}
 }
fresco-ask-workshop = { $also ->
    [request] Workshop: blend two paints or fulfil a request
   *[nothing] Workshop: blend two paints
 }
fresco-why-workshop = { $blends ->
    [one] One blend left.
   *[other] Up to { $blends } blends, as far as your paints go.
 }
fresco-ask-theatre = Theatre: attend or leave
fresco-why-theatre = Each visit lifts your mood by { $mood }.
fresco-ask-land = { $who ->
    [you] Space { $space } is taken: stand ahead or behind
   *[other] Space { $space } is taken: { $painter } ahead or behind
 }
fresco-why-land = { $final ->
    [yes] The space is the score, and this is the last round: only the account comes after it.
   *[no] The space is the score, and the rearmost choose first in the next round.
 }
fresco-ask-leonardo-market = Market: choose the booth that { $painter } closes
fresco-why-leonardo-market = { $painter } never buys. You hold his tile this round.
fresco-ask-leonardo-cathedral = Cathedral: choose what { $painter } restores
fresco-why-leonardo-cathedral = He needs no paint and scores tile and bishop. You hold his tile this round.
fresco-waiting = { $painter } is to act.
fresco-waiting-planning = Everybody is planning.

# --- choices -----------------------------------------------------------------------------------------------------------

fresco-choice-rise = { fresco-hour }: mood { $mood }, { $apprentices } apprentices, tile { $price }, acts { $acts }
fresco-choice-rise-leonardo = { fresco-hour }: acts { $acts }
fresco-acts = { $first ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }
fresco-acts-between = { $first ->
    [1] first
    [2] second
   *[other] third
 } to { $last ->
    [2] second
    [3] third
   *[other] fourth
 }
fresco-choice-plan-market = market: buy or close
fresco-choice-plan-cathedral = cathedral: restore
fresco-choice-plan-studio = studio: +{ $thalers } Thalers
fresco-choice-plan-workshop = workshop: { $blends } blends
fresco-choice-plan-theatre = theatre: mood +{ $mood }
fresco-choice-plan-cathedral-2 = cathedral again: restore
fresco-choice-ready = { $left ->
    [0] ready
    [one] ready (1 stays idle)
   *[other] ready ({ $left } stay idle)
 }
fresco-choice-close = close
fresco-choice-pass = leave
fresco-choice-pass-market = { $bought ->
    [yes] leave
   *[no] buy nothing
 }
fresco-choice-altar = up to { $points } VP
fresco-choice-altar-last = { $points } VP
fresco-choice-earn = earn { $thalers }: { $coins } Thalers
fresco-choice-attend = attend: mood { $mood }
fresco-choice-land-ahead = ahead, on { $score } ({ $shift })
fresco-choice-land-behind = behind, on { $score } ({ $shift })
fresco-group-restore = Restore
fresco-group-bishop = Bishop ({ $price } T)
fresco-group-altar = Altar
fresco-group-booth = Booth { $booth }
fresco-group-close = Close
fresco-words-market = market
fresco-words-cathedral = cathedral
fresco-words-studio = studio
fresco-words-workshop = workshop
fresco-words-theatre = theatre
fresco-words-cathedral-2 = again
fresco-words-ready = ready
fresco-words-pass = leave
fresco-words-earn = earn
fresco-words-attend = attend
fresco-words-ahead = ahead
fresco-words-behind = behind

# --- the log: one line per kind of event ---------------------------------------------------------------------------

fresco-log-heading = Round { $round } · { $place }
fresco-log-round-began = { $final ->
    [yes] This is the last round.
   *[no] Round { $round } begins.
 } Getting up: { $order }.
fresco-log-leonardo-passed = { $who ->
    [you] You lead Leonardo this round.
   *[other] { $painter } leads Leonardo this round.
 }
fresco-log-rose = { $who ->
    [you] You get up at { fresco-hour }.
   *[other] { $painter } gets up at { fresco-hour }.
 } { $change ->
    [same] Mood { $mood }.
   *[other] Mood { $change }, now { $mood }.
 } { $apprentices ->
    [4] One apprentice stays in bed.
    [6] A sixth apprentice helps.
   *[other] {""}
 }
fresco-log-rose-leonardo = { $painter } gets up at { fresco-hour }.
fresco-log-revealed = The screens open. Order: { $order }.
fresco-log-bought = { $who ->
    [you] You take { $paints } at booth { $booth } for { $price }.
   *[other] { $painter } takes { $paints } at booth { $booth } for { $price }.
 }
fresco-log-booth-shut = { $closed ->
    [yes] { $who ->
        [you] You close booth { $booth }.
       *[other] { $painter } closes booth { $booth }.
     }
   *[no] The booth closes.
 }
fresco-log-bishop-moved = { $who ->
    [you] You move the bishop to { $segment }
   *[other] { $painter } moves the bishop to { $segment }
 } { $price ->
    [0] free of charge.
   *[other] for { $price }.
 }
fresco-log-restored = { $who ->
    [you] You restore { $segment }: { $sum } VP.
   *[other] { $painter } restores { $segment }: { $sum } VP.
 }
fresco-log-restored-with = { $who ->
    [you] You restore { $segment } with { $paints }: { $sum } VP.
   *[other] { $painter } restores { $segment } with { $paints }: { $sum } VP.
 }
fresco-sum = { $points } + { $bonus } bishop = { $total }
fresco-log-altar-restored = { $who ->
    [you] You restore the altar with { $paints }: { $points } VP.
   *[other] { $painter } restores the altar with { $paints }: { $points } VP.
 }
fresco-log-earned = { $who ->
    [you] You earn { $thalers } Thalers in the studio.
   *[other] { $painter } earns { $thalers } Thalers in the studio.
 }
fresco-log-blended = { $who ->
    [you] You blend { $paints }.
   *[other] { $painter } blends { $paints }.
 }
fresco-log-attended = { $who ->
    [you] You go to the theatre. Mood { $mood }.
   *[other] { $painter } goes to the theatre. Mood { $mood }.
 }
fresco-log-left = { $who ->
    [you] You leave.
   *[other] { $painter } leaves.
 } { $place }: { $unused ->
    [one] one apprentice unused.
   *[other] { $unused } apprentices unused.
 }
fresco-log-idled = { $who ->
    [you] You can do no more.
   *[other] { $painter } can do no more.
 } { $place }: { $unused ->
    [one] one apprentice unused.
   *[other] { $unused } apprentices unused.
 }
fresco-log-only-segment = Nothing but { $segment } can be paid for, so it is restored at once.
fresco-log-scored = +{ $points } VP ({ $source }).
fresco-log-shifted = { $who ->
    [you] The space is taken: you stand on { $score } ({ $shift }).
   *[other] The space is taken: { $painter } stands on { $score } ({ $shift }).
 }
fresco-log-income = Income: { $incomes }.
fresco-log-market-laid = New market; { $bag ->
    [0] the bag is empty
    [one] 1 tile in the bag
   *[other] { $bag } tiles in the bag
 }.
fresco-log-start-rotated = Starting spaces change: { $order }.
fresco-log-money-counted = { $who ->
    [you] You have { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
     } left: { $points } VP.
   *[other] { $painter } has { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
     } left: { $points } VP.
 }
fresco-log-game-ended = { $reason ->
    [ceiling] The ceiling is complete.
    [portraits] The last portraits have been shown.
    [infection] The last infection has been revealed.
    [idle] For too long nobody restored more than altars: a house rule ends the game.
   *[other] The last round is over.
 } { $who ->
    [you] You win with { $points } VP.
   *[other] { $painter } wins with { $points } VP.
 }

# --- the account at the end ------------------------------------------------------------------------------------------

fresco-account = The account
fresco-account-place = place
fresco-account-painter = painter
fresco-source-tile = tiles
fresco-source-bishop = bishop
fresco-source-altar = altar
fresco-source-money = money
fresco-source-shift = track
fresco-source-portrait = portraits
fresco-source-request = requests
fresco-source-gold = gold
fresco-source-favor = favours
fresco-source-scroll = scrolls
fresco-account-total = VP
fresco-account-leonardo = Leonardo takes part on the track but cannot win.

# --- the rules in our words; the ids are rows of docs/rules/fresco.md ----------------------------------------------------

fresco-explain-rise =
    Each painter takes one free hour, the rearmost on the track first (F-P1-1, F-P1-4). The hour changes your mood at once (F-P1-6), sets your price for each market tile this round (F-P1-18) and the order in which everybody acts, earliest first (F-P1-19).
    On the two top spaces of the mood display a sixth apprentice helps (F-P1-9); on the two lowest one of yours stays away (F-P1-13).
fresco-explain-plan =
    Everybody plans at once behind a screen (F-PLAN-1). Each place has three spaces for apprentices, and each apprentice there is one action (F-PLAN-2, F-PLAN-4). Places are visited in this order by all: market, cathedral, studio, workshop, theatre (F-RND-5).
    An action you cannot pay for is lost (F-RND-10). Say ready when you are done; then the plan stands (F-PLAN-8). In the last round a second visit to the cathedral takes the place of the theatre (F-END-3).
fresco-explain-market =
    You use one booth a round (F-MKT-2). Each apprentice may buy one of its tiles at the price of your hour, and you take the paints it shows (F-MKT-3, F-MKT-5, F-MKT-7). After your last purchase the whole booth is emptied (F-MKT-8).
    Instead of buying you may close one booth, free of charge (F-MKT-9, F-MKT-10), or leave it all be (F-MKT-12).
fresco-explain-cathedral =
    Each apprentice restores one segment or the altar once (F-CATH-1). A segment takes exactly its paints and gives its points, 3 more with the bishop on it and 2 more with him beside it (F-CATH-3, F-CATH-14, F-CATH-15). Then the bishop stands there (F-CATH-7) and the tile brings you a Thaler a round (F-BTW-3).
    Before each segment you may move the bishop one step for 1 Thaler (F-CATH-9 to F-CATH-11); then you must restore a segment (F-OQ-41). The altar takes three different basic paints for 2 points, each replaced by any blend for 1 more; orange, green and purple together give 6 (F-CATH-20 to F-CATH-24).
fresco-explain-studio =
    Each apprentice in the studio earns 3 Thalers (F-STU-1). You may leave instead (F-RND-9), but nobody has found a reason yet.
fresco-explain-workshop =
    Each apprentice blends up to twice (F-WRK-1): two paints go, one comes (F-WRK-3). Red and yellow give orange, yellow and blue give green, red and blue give purple (F-WRK-4).
fresco-explain-theatre =
    Each apprentice lifts your mood by two spaces, at most to the top (F-THE-1, F-THE-2). It counts when you get up in the next round (F-THE-3).
fresco-explain-land =
    No space of the track holds two painters (F-VPT-3). The owner stands on the nearest free space in front or behind (F-VPT-4), and that is the score (F-VPT-7). Whoever is further back gets up first in the next round (F-P1-1).
fresco-explain-leonardo-market =
    In a game of two, Leonardo is the third painter; the holder of his tile decides for him (F-LEO-9). At the market he closes one booth and never buys (F-LEO-13).
fresco-explain-leonardo-cathedral =
    Leonardo restores one segment a round, beside his painter, not diagonally (F-LEO-15); if none is left there, one of the lowest value (F-LEO-16). He pays nothing and scores tile and bishop (F-LEO-17, F-LEO-18). Bishop and Leonardo end there (F-LEO-21).

fresco-about-rise = { $who ->
    [you] You get up at { fresco-hour }: mood { $mood }, { $apprentices } apprentices this round, each market tile for { $price }. You act { $acts }. (F-P1-6, F-P1-18, F-P1-19)
   *[other] { $painter } gets up at { fresco-hour } and acts { $acts }. (F-LEO-12)
 }
fresco-about-plan = One apprentice goes to the { $place }; { $left ->
    [one] one is left
   *[other] { $left } are left
 } to place. (F-PLAN-4)
fresco-about-ready = Your plan is closed; when all are ready the screens open. (F-PLAN-7, F-PLAN-8)
fresco-about-buy = You pay { $price } and take { $paints } at booth { $booth }; { $coins ->
    [one] 1 Thaler is left
   *[other] { $coins } Thalers are left
 }. The booth is yours for this round. (F-MKT-2, F-MKT-5, F-MKT-7)
fresco-about-close = { $who ->
    [you] You buy nothing this round, and nobody else buys at booth { $booth }. (F-MKT-9, F-MKT-11)
   *[other] { $painter } empties booth { $booth } for this round. (F-LEO-13)
 }
fresco-about-bishop = You pay { $price } and the bishop moves to { $segment }; then you restore a segment with his bonus from there. { $coins ->
    [one] 1 Thaler is left
   *[other] { $coins } Thalers are left
 }. (F-CATH-9 to F-CATH-11, F-OQ-41)
fresco-about-restore = { $who ->
    [you] You give { $paints } and score { $sum } VP{ $window ->
        [yes] , with a window that adds to it or takes away (F-M06-16)
       *[no] {""}
     }; the bishop moves to { $segment }, and the tile brings a Thaler a round. (F-CATH-3, F-CATH-5, F-CATH-7)
   *[other] { $painter } scores { $sum } VP on { $segment } and pays nothing. (F-LEO-17, F-LEO-18)
 }
fresco-about-altar = You give { $paints } to the altar, paint { $given } of 3. The altar can bring up to { $points } VP. (F-CATH-20 to F-CATH-26)
fresco-about-earn = One apprentice earns { $thalers }; you then have { $coins } Thalers. (F-STU-1)
fresco-about-blend = You give { $paints } and take { $result }. (F-WRK-3)
fresco-about-attend = Your mood rises to { $mood }. (F-THE-1)
fresco-about-land = The painter then stands on { $score } ({ $shift }). (F-VPT-4, F-VPT-7)
fresco-about-pass = You do nothing more here; the apprentices left over do not act. (F-RND-9, F-RND-11)

# --- modules: what they add to the table --------------------------------------------------------------------------------

paint-pink = pink
paint-brown = brown

fresco-help = modules: all about the modules in play; modules 6: about one
fresco-modules-more = For one of them with its rules, say modules and its name: { $names }
fresco-modules-unknown = “{ $given }” is no module in play. In play: { $names }
fresco-explain-modules = Modules change this too: { $names }. Say modules and a name for the rules, such as modules { $name }.
fresco-modules-none = No module is in play.
fresco-module-portrait = Portrait
fresco-module-owned = Painted
fresco-module-requests = Requests
fresco-module-fulfilled = Fulfilled
fresco-module-special-blends = Blends
fresco-module-leaf-gold = Gold
fresco-module-scrolls = Scrolls
fresco-module-favors = Favours
fresco-portraits-deck = then { $deck } more
fresco-requests-needed = for { $needed } tiles
fresco-requests-loose = you have { $tiles }:
fresco-mood-now = mood now { $mood }
fresco-request-any = any
fresco-request-basic = a basic paint
fresco-special-altar = altar of blends
fresco-gold-refined = refines { $paints }
fresco-gold-mine = { $gold } yours
fresco-scroll-row = row { $name }
fresco-scroll-column = column { $name }
fresco-scroll-dead = (lost)
fresco-scrolls-none = none left
fresco-scrolls-held = Still held:
fresco-scrolls-gone = Played: { $lines }
fresco-favors-left = { $left } left
fresco-favors-unseen = Not seen yet: { $kinds }

fresco-portrait-god-s-servant = God’s servant
fresco-portrait-actor = Actor
fresco-portrait-abbot = Abbot
fresco-portrait-sexton = Sexton
fresco-portrait-pretty-girl = Pretty girl
fresco-portrait-peer = Peer
fresco-portrait-merchant = Merchant
fresco-portrait-self-portrait = Self-portrait
fresco-portrait-muse = Muse
fresco-portrait-bishop = Bishop
fresco-portrait-virgin-mary = Virgin Mary
fresco-portrait-patron = Patron
fresco-effect-income-thalers = +{ $number } T/round
fresco-effect-theatre-mood-per-apprentice = theatre +{ $number }
fresco-effect-bishop-bonus-extra = bishop +{ $number }
fresco-effect-bishop-anywhere-cost = bishop anywhere for { $number } T
fresco-effect-thalers = { $number } T
fresco-effect-mood = { $number ->
    [top_space] best mood
   *[other] mood +{ $number }
 }
fresco-effect-vp = { $number } VP
fresco-effect-basic-paints-of-choice = { $number ->
    [one] 1 basic paint
   *[other] any { $number } basic paints
 }

# --- modules: what is asked ----------------------------------------------------------------------------------------------

fresco-ask-sexton = Cathedral: call the bishop before you leave?
fresco-why-sexton = Your apprentices have done their work; the sexton can still be called.
fresco-ask-gild = Cathedral: add a leaf of gold to { $segment }?
fresco-why-gild = The tile shows { $paints }, the colour of this round. { $gold ->
    [one] You have one leaf.
   *[other] You have { $gold } leaves.
 }
fresco-ask-portrait-paint = Studio: choose a basic paint
fresco-why-portrait-paint = { $left ->
    [one] The portrait gives you one more.
   *[other] The portrait gives you { $left } of your choice.
 }
fresco-ask-leonardo-portrait = Studio: choose the portrait that { $painter } takes
fresco-why-leonardo-portrait = He gets nothing but its points. You hold his tile this round.
fresco-ask-pile = { $who ->
    [you] Workshop: choose a tile for the request { $request }, { $given } of { $needed }
   *[other] Workshop: choose a tile that { $painter } gives for { $request }, { $given } of { $needed }
 }
fresco-why-pile = { $who ->
    [you] It brings no income any more and serves for no other request.
   *[other] It leaves the game.
 }
fresco-ask-request-paint = Income: choose the basic paint of your request
fresco-why-request-paint = { $left ->
    [one] Nobody sees it until all have chosen.
   *[other] { $left } to choose. Nobody sees them until all have chosen.
 }
fresco-ask-leonardo-request = Workshop: does { $painter } fulfil a request?
fresco-why-leonardo-request = He gets only points, and the tiles leave the game. You hold his tile.
fresco-hint-sexton = {" "}· sexton { $segment }: bishop there, { $price } T
fresco-choice-no-gild = no gold
fresco-choice-no-sexton = leave the bishop there
fresco-choice-no-leonardo-request = no request
fresco-choice-portrait-leonardo = { $card }: { $points } VP
fresco-choice-request = { $request }: { $points } VP, income { $income } T and { $paint }
fresco-choice-request-leonardo = { $request }: { $points } VP
fresco-choice-gild = gold: +{ $points } VP, { $left } left
fresco-choice-scroll = { $lines }: { $points } VP ({ $segments })
fresco-group-scroll = Scroll
fresco-group-sexton = Sexton
fresco-group-request = Request
fresco-words-no = no
fresco-words-sexton = sexton
fresco-words-gild = gold
fresco-words-row = row
fresco-words-column = column
fresco-words-both = both

# --- modules: the log ----------------------------------------------------------------------------------------------------

fresco-log-rewarded = That brings { $goods }.
fresco-log-portraits-shown = To be painted: { $cards }; { $deck ->
    [0] the deck is empty
   *[other] { $deck } in the deck
 }.
fresco-log-portraits-removed = Unpainted and gone: { $cards }.
fresco-log-portrait-taken = { $who ->
    [you] You paint a portrait: { $card }.
   *[other] { $painter } paints a portrait: { $card }.
 }
fresco-log-paint-picked = { $who ->
    [you] You choose { $paints }.
   *[other] { $painter } chooses { $paints }.
 }
fresco-log-request-fulfilled = { $who ->
    [you] You fulfil a request ({ $request }) with { $segments }.
   *[other] { $painter } fulfils a request ({ $request }) with { $segments }.
 }
fresco-log-income-picked = You choose { $paints } for the income.
fresco-log-request-income = Requests bring: { $incomes }.
fresco-log-colour-refined = Leaf gold refines { $paints } { $colour } this round.
fresco-log-gold-taken = { $gold ->
    [one] A leaf of gold comes with it.
   *[other] { $gold } leaves of gold come with it.
 }
fresco-log-gold-used = { $who ->
    [you] You add a leaf of gold.
   *[other] { $painter } adds a leaf of gold.
 }
fresco-log-gold-exchanged = { $who ->
    [you] You change { $gold } leaf gold into Thalers: { $thalers }.
   *[other] { $painter } changes { $gold } leaf gold into Thalers: { $thalers }.
 }
fresco-log-favor-taken = { $who ->
    [you] You take the bishop’s favour on { $segment }.
   *[other] { $painter } takes the bishop’s favour on { $segment }.
 }
fresco-log-favor-removed = The favour on { $segment } is gone unseen.
fresco-log-scroll-played = { $who ->
    [you] { $count ->
        [one] You play a scroll: { $lines }.
       *[other] You play both scrolls: { $lines }.
     }
   *[other] { $count ->
        [one] { $painter } plays a scroll: { $lines }.
       *[other] { $painter } plays both scrolls: { $lines }.
     }
 }

# --- modules: the rules in our words -------------------------------------------------------------------------------------

fresco-explain-sexton =
    With the sexton’s portrait you may call the bishop to any segment for 1 Thaler, once a round, at any moment of your visit to the cathedral: after the last restoration too, and before you leave (F-M01-18, F-OQ-93).
fresco-explain-gild =
    The tile shows the refined colour, so you may give one leaf of gold with the paints, never more (F-M05-9, F-M05-10). It is worth 3 points with the bishop on the segment, 2 with him beside it and 1 elsewhere, on top of his bonus (F-M05-11 to F-M05-14).
    Gold that is left at the end becomes a Thaler each (F-M05-17).
fresco-explain-portrait-paint =
    The merchant gives basic paints of your choice, equal or different, and a Thaler (F-M01-19).
fresco-explain-leonardo-portrait =
    Leonardo has an apprentice in the studio and must take a portrait if one is there (F-M01-27, F-M01-28). Only its points count for him, and the card leaves the game (F-M01-29).
fresco-explain-pile =
    Choose which of the tiles go under the request; each must show its splash, and one that shows several serves for any one (F-M02-8, F-M02-9, F-OQ-97). Tiles in the pile bring no income and serve no more (F-M02-11, F-M02-12).
fresco-explain-request-paint =
    A general request brings a Thaler and a basic paint every round; you choose its colour anew each time (F-M02-13, F-M02-15). All choose at once, each for himself (F-OQ-67).
fresco-explain-leonardo-request =
    Leonardo has an apprentice in the workshop and may fulfil a request with his tiles (F-M02-18, F-M02-19). He gets only the points; his three tiles and the request leave the game (F-M02-20).
fresco-change-plan-portraits = Portraits: in the studio, one apprentice a round may paint one of the two instead of earning (F-M01-5, F-M01-6).
fresco-change-plan-requests = Requests: in the workshop, one apprentice a round may give three restored tiles for points and a richer income (F-M02-5, F-M02-13).
fresco-change-plan-special-blends = Pink and brown are blended like the others, even from a blend just made (F-M03-8, F-M03-9).
fresco-change-plan-leaf-gold = Leaf gold comes with two tiles of the market and refines a segment of this round’s colour (F-M05-6, F-M05-9).
fresco-change-plan-scrolls = Scrolls: your row and column pay once, with a restoration there (F-M07-6 to F-M07-10).
fresco-change-plan-favors = Favours: whoever restores where the bishop stands takes the one that lies there (F-Q-2).
fresco-change-market-leaf-gold = Two tiles of the market carry leaf gold, which comes with them at no extra price (F-M05-6).
fresco-change-cathedral-special-blends = In an altar of blends each may be pink for 3 more or brown for 5 more (F-M03-10, F-M03-11).
fresco-change-cathedral-leaf-gold = After a segment of the refined colour you are asked for a leaf of gold (F-M05-9).
fresco-change-cathedral-scrolls = Play a scroll first, then restore in its line, or both at their crossing; you are offered what bishop and options allow (F-M07-6, F-M07-9). It pays for every restored segment, this one too (F-M07-7).
fresco-change-cathedral-favors = Under the bishop you also take the favour, elsewhere it is lost (F-Q-2, F-Q-4).
fresco-change-cathedral-portraits = The abbot raises the bishop’s bonus by 1; the sexton calls him anywhere for 1 Thaler, once a round at any moment of your visit (F-M01-17, F-M01-18, F-OQ-93).
fresco-change-studio-portraits = One apprentice a round may take one of the two portraits instead of the money (F-M01-5, F-M01-6). Those marked as lasting help you to the end, the others pay at once (F-M01-10, F-M01-11).
fresco-change-workshop-requests = One apprentice a round may fulfil the topmost request of a stack instead of blending: three restored tiles go under it, for a special one with its splash (F-M02-4 to F-M02-8). Points come at once, then a Thaler and a paint every round (F-M02-10, F-M02-13).
fresco-change-workshop-special-blends = Purple and red give pink, orange and green give brown; a blend just made may be used (F-M03-8, F-M03-9).
fresco-change-theatre-portraits = With the actor’s portrait it is three spaces (F-M01-16).

fresco-about-no = { $deciding ->
    [gild] You keep your gold and restore with paint alone. (F-M05-9)
    [wall] Your apprentice restores nothing. (F-RND-9, F-OQ-30)
    [heal] You keep your bottles for another round. (F-M10-47)
    [glazery] You buy no more glass this round. (F-M06-10, F-OQ-30)
    [glaze] The other panes get no glass. (F-M06-26, F-OQ-124)
    [altar-glass] The altar window gets no more glass. (F-M06-29)
    [bell-last] The certificates stay as they are. (F-OQ-141)
    [sexton] The bishop stays where he is, and your visit is over. (F-OQ-93)
   *[other] Leonardo keeps his tiles, and the request stays. (F-M02-19)
 }
fresco-about-pick = { $deciding ->
    [request-paint] You take { $paints } with the coming income. (F-M02-15)
   *[other] You take { $paints } at once. (F-M01-19)
 }
fresco-about-portrait = { $who ->
    [you] One apprentice paints { $card } ({ $effect }) instead of earning; { $lasting ->
        [yes] it lies before you for the rest of the game. (F-M01-5, F-M01-10)
       *[no] you get it at once. (F-M01-5, F-M01-11)
     }
   *[other] { $painter } scores { $points } VP with { $card }; the card leaves the game. (F-M01-28, F-M01-29)
 }
fresco-about-sexton = You pay { $price } and the sexton calls the bishop to { $segment }; whoever restores next has his bonus from there. { $coins ->
    [one] 1 Thaler is left
   *[other] { $coins } Thalers are left
 }. (F-M01-18, F-OQ-93)
fresco-about-request = { $who ->
    [you] You score { $points } VP and pile up { $needed } of { $segments }. Every round from now on: { $income } T and { $paint }. (F-M02-10 to F-M02-15)
   *[other] { $painter } scores { $points } VP and gives { $needed } of { $segments }. (F-M02-19, F-M02-20)
 }
fresco-about-pile = { $who ->
    [you] The tile of { $segment } goes under the request and brings no more income. (F-M02-11, F-M02-12)
   *[other] { $painter } gives the tile of { $segment }. (F-M02-20)
 }
fresco-about-gild = You give a leaf of gold with the paints of { $segment } for { $points } VP more; { $left } left. (F-M05-9 to F-M05-14)
fresco-about-scroll = You lay open { $lines } and score { $points } VP when you restore there: { $segments }. Then you must restore. (F-M07-6 to F-M07-10, F-M07-12)

# --- covering tiles, the wall fresco and the medico ----------------------------------------------------------------------

fresco-tile-glazery = glazery
fresco-tile-audience = audience
fresco-tile-wall = wall fresco
fresco-tile-medico = medico
fresco-tile-letter-glazery = g
fresco-tile-letter-audience = a
fresco-tile-letter-wall = f
fresco-tile-letter-medico = m
fresco-group-cover = Cover with the { $tile }
fresco-group-plan-ill = Ill
fresco-group-plan-neutral = Neutral
fresco-group-saint = Saint
fresco-choice-cover = { $place }
fresco-about-cover = The { $tile } tile covers your { $place } this round. { $kind ->
    [medico] You must buy a bottle there if you can, and one apprentice still has room (F-M10-39 to F-M10-41).
    [wall] It needs one apprentice, who restores a section of the wall (F-M09-6, F-M09-7).
    [glazery] Its two printed apprentices buy glass, a third one of yours may help (F-M06-6 to F-M06-9).
   *[other] It needs no apprentice; you acquire a certificate (F-M08-6 to F-M08-9).
 }
fresco-log-tile-laid = { $who ->
    [you] You have covered places: { $tiles }.
   *[other] { $painter } has covered places: { $tiles }.
 }

fresco-module-wall-fresco = Wall
fresco-wall-left = { $left } left, open:
fresco-wall-splash = splash
fresco-ask-wall = Wall fresco: restore a section?
fresco-why-wall = Each gives { $points } VP and a basic paint a round. What paint, shows its back.
fresco-ask-exchange = Workshop: choose a tile to give for { $paints }
fresco-why-exchange = Both tiles leave the game; you keep the splashes of the others.
fresco-choice-no-wall = restore nothing
fresco-choice-exchange = wall tiles { $paints } for { $result } a round
fresco-source-wall = wall
fresco-log-wall-restored = { $who ->
    [you] You restore { $section } of the wall with { $paints }; it brings { $income } a round.
   *[other] { $painter } restores { $section } of the wall with { $paints }; it brings { $income } a round.
 }
fresco-log-wall-tiles-exchanged = { $who ->
    [you] You exchange { $sections } for { $paints } a round.
   *[other] { $painter } exchanges { $sections } for { $paints } a round.
 }
fresco-log-wall-income = The wall brings: { $incomes }.
fresco-explain-wall =
    Your apprentice on the tile may restore one section beside a restored one, edge to edge; the lower left is done from the start (F-M09-9, F-M09-10). It costs the paint it shows and gives 4 points, whatever the bishop does (F-M09-11, F-M09-12, F-OQ-153).
    The tile lies before you and shows a basic paint: one piece of each colour a round, however many tiles show it (F-M09-13, F-M09-18).
fresco-explain-exchange =
    Two wall tiles with different basic paints leave the game for an exchange tile of their blend (F-M09-14, F-M09-15). Of two tiles with the same paint you choose, for they show different splashes (F-M09-21).
fresco-change-plan-wall-fresco = Wall: cover a place with the tile, put one apprentice on it, restore a section (F-M09-6, F-M09-7).
fresco-change-workshop-wall-fresco = Instead of blending, two wall tiles of different paints become an exchange tile: their blend, every round; one of each blend (F-M09-14, F-M09-16, F-M09-19).
fresco-about-wall = You give { $paints } for { $section }: { $points } VP, and its back brings a basic paint a round. (F-M09-11 to F-M09-13)
fresco-about-give = { $deciding ->
    [pile] The wall tile { $section } goes under the request and brings no more paint. (F-M09-21, F-OQ-99)
   *[other] The wall tile { $section } leaves the game. (F-M09-15)
 }
fresco-about-exchange = Wall tiles { $paints } leave the game; you get { $result } every round. (F-M09-14, F-M09-19)

fresco-module-medico = Medico
fresco-module-bottles = Bottles
fresco-module-apprentices = Apprentices
fresco-medico-infected = infected: { $place }
fresco-medico-stack = { $left ->
    [one] 1 tile left
   *[other] { $left } tiles left
 }
fresco-medico-ill = ill
fresco-medico-neutral = neutral
fresco-medico-same = same place
fresco-medico-unseen = Infections to come: { $places }
fresco-medico-to-place = still { $healthy } healthy, { $neutral } neutral, { $sick } ill
fresco-bottle = { $portions ->
    [one] 1 portion
   *[other] { $portions } portions
 }
fresco-bottle-juice = juice
fresco-ask-aside = Getting up: who stays in bed?
fresco-why-aside = An ill one recovers there and comes back healthy. { $ill ->
    [one] You have one.
   *[other] You have { $ill }.
 }
fresco-ask-send = { $place }: who works next?
fresco-why-send = { $left } are here. Whoever works beside an ill one is ill afterwards.
fresco-ask-infect = { $place }: who falls ill?
fresco-why-infect = { $swapped ->
    [yes] The neutral one goes back to the theatre; an ill one takes his place and stays.
   *[no] The neutral one goes back to the theatre and leaves no ill one behind.
 }
fresco-ask-bottle = Medico: choose the bottle that you buy
fresco-why-bottle = With the medico tile you must buy one. You have { fresco-goods-coins }.
fresco-ask-heal = Medico: use a bottle?
fresco-why-heal = { $ill ->
    [0] Nobody of yours is ill.
    [one] One apprentice of yours is ill.
   *[other] { $ill } apprentices of yours are ill.
 }
fresco-choice-no-heal = keep the rest
fresco-choice-plan-ill = { $place }
fresco-choice-plan-neutral = { $place }
fresco-choice-aside-healthy = a healthy one
fresco-choice-aside-ill = an ill one, who recovers
fresco-choice-send-healthy = a healthy one
fresco-choice-send-ill = an ill one
fresco-choice-infect-own = one of your own
fresco-choice-infect-neutral = the neutral one
fresco-choice-saint = for { $thalers } T
fresco-choice-bottle = { $bottle } for { $price } T
fresco-choice-use = { $bottle }: heals { $heals }
fresco-choice-use-juice = juice: mood +1
fresco-words-healthy = healthy
fresco-words-ill = ill
fresco-words-own = own
fresco-words-neutral = neutral
fresco-log-sick-shown = { $who ->
    [you] You have { $apprentices } ill: { $place }.
   *[other] { $painter } has { $apprentices } ill: { $place }.
 }
fresco-log-infection-revealed = { $kind ->
    [none] Nothing is infected this round.
    [same] The same place is infected again: { $place }.
   *[place] Infected this round: { $place }.
 } { $left ->
    [0] It was the last tile.
    [one] 1 tile left.
   *[other] { $left } tiles left.
 }
fresco-log-replaced = { $who ->
    [you] An ill one takes his place with you.
   *[other] An ill one takes his place with { $painter }.
 }
fresco-log-fell-ill = { $apprentices ->
    [0] { $who ->
        [you] Your neutral apprentice
       *[other] The neutral apprentice of { $painter }
     } falls ill ({ $place }) and goes back to the theatre; nobody goes to the medico.
   *[other] { $who ->
        [you] You lose to the medico
       *[other] { $painter } loses to the medico
     } ({ $place }): { $apprentices ->
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
     }{ $neutral ->
        [yes] ; the neutral one goes back to the theatre
       *[no] {""}
     }.
 }
fresco-log-recovered = { $who ->
    [you] An ill apprentice of yours stays in bed and recovers.
   *[other] An ill apprentice of { $painter } stays in bed and recovers.
 }
fresco-log-saint-painted = { $who ->
    [you] An ill apprentice of yours paints a saint with { $paints }: { $thalers } Thalers.
   *[other] An ill apprentice of { $painter } paints a saint with { $paints }: { $thalers } Thalers.
 }
fresco-log-bottles-laid = { $count ->
    [0] The medico has no bottle to sell.
   *[other] The medico sells: { $bottles }.
 }
fresco-log-bottle-bought = { $who ->
    [you] You buy a bottle ({ $bottle }) for { $price }.
   *[other] { $painter } buys a bottle ({ $bottle }) for { $price }.
 }
fresco-log-bottle-too-dear = { $who ->
    [you] You cannot pay for any bottle.
   *[other] { $painter } cannot pay for any bottle.
 }
fresco-log-bottle-used = { $kind ->
    [juice] { $who ->
        [you] You drink raspberry juice. Mood { $mood }.
       *[other] { $painter } drinks raspberry juice. Mood { $mood }.
     }
   *[medicine] { $who ->
        [you] You use medicine; healed: { $healed }.
       *[other] { $painter } uses medicine; healed: { $healed }.
     }
 }
fresco-log-health-credited = { $who ->
    [you] You are credited { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
     } for your healthy apprentices ({ $apprentices }).
   *[other] { $painter } is credited { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
     } for healthy apprentices ({ $apprentices }).
 }
fresco-explain-aside =
    On the two lowest spaces of the mood display one apprentice stays away. At the moment you come down there he may be an ill one: he recovers and comes back healthy when your mood is better (F-M10-57, F-M10-58, F-OQ-16).
fresco-explain-send =
    Healthy and ill apprentices at one place work in the order you like (F-M10-37). In the cathedral an ill one moves no bishop and keeps away from him, in the studio he paints a saint for one paint, in the workshop he blends once (F-M10-24, F-M10-25, F-M10-32, F-M10-34). Afterwards all of yours at that place are ill (F-M10-38).
fresco-explain-infect =
    The place is infected, so one healthy apprentice of yours falls ill when your work there is done; you choose which (F-M10-13). One of your own goes to the medico and an ill one takes his place; the neutral one simply goes back to the theatre, or by option an ill one comes for him too (F-M10-14, F-M10-15, F-DIF-16).
fresco-explain-bottle =
    With the medico tile on your market you must buy one bottle if you can pay one, before anything else (F-M10-41, F-M10-43, F-OQ-168). Each place has its price (F-M10-42). You may keep two bottles (F-M10-44).
fresco-explain-heal =
    When all places are done, each may use any of his bottles (F-M10-46, F-M10-47). Medicine heals as many as it has portions, what is left of it is lost; raspberry juice lifts the mood by one (F-M10-48 to F-M10-50). At the end each apprentice who is not with the medico is worth 5 Thalers (F-M10-60).
fresco-change-plan-medico = Medico: xc, xs, xw send an ill one, who may also stay at home; all healthy ones must go (F-M10-18 to F-M10-23, F-OQ-20). Then a place is infected (F-M10-9).
fresco-change-market-medico = One healthy apprentice falls ill at an infected market (F-M10-13).
fresco-change-cathedral-medico = An ill one moves no bishop and restores neither under nor beside him; the altar is free to him (F-M10-24, F-M10-25, F-M10-31).
fresco-change-studio-medico = An ill one earns nothing here, but may give one paint for a saint: 3 Thalers (F-M10-32).
fresco-change-workshop-medico = An ill one blends only once (F-M10-34).
fresco-about-plan-ill = An ill apprentice goes to the { $place }; whoever works beside him there falls ill. (F-M10-23, F-M10-38)
fresco-about-plan-neutral = The neutral apprentice goes to the { $place }. (F-P1-11, F-M10-15)
fresco-about-aside = { $who ->
    [ill] The ill one stays in bed, recovers and comes back healthy. (F-M10-57, F-M10-58)
   *[healthy] A healthy one stays in bed; the ill ones stay ill. (F-P1-13, F-OQ-16)
 }
fresco-about-send = { $who ->
    [ill] An ill apprentice works next, with what is open to him. (F-M10-37)
   *[healthy] A healthy apprentice works next. (F-M10-37)
 }
fresco-about-infect = { $who ->
    [neutral] The neutral one goes back to the theatre; next round he is healthy. (F-M10-15, F-M10-16)
   *[own] One of your own goes to the medico, an ill one takes his place. (F-M10-14)
 }
fresco-about-saint = You give { $paints } for { $thalers } Thalers; you then have { $coins }. (F-M10-32)
fresco-about-bottle = You pay { $price } for { $bottle } and keep { fresco-goods-coins }. (F-M10-41, F-M10-42)
fresco-about-use = { $kind ->
    [juice] Your mood rises by one; nobody is healed. (F-M10-50)
   *[medicine] You heal { $heals }; still ill: { $ill }, and portions left over are lost. (F-M10-48, F-M10-49)
 }

# --- the wishing well, the glaziers and the bells ------------------------------------------------------------------------

fresco-module-wishing-well = Well
fresco-module-wishes = Wishes
fresco-module-glaziers = Glass
fresco-module-windows = Windows
fresco-module-bells = Bells
fresco-module-own-bells = Yours
fresco-well-state = { $thrown } of { $room } pennies thrown
fresco-well-pennies = { $pennies ->
    [one] 1 penny yours
   *[other] { $pennies } pennies yours
 }
fresco-well-planned = ({ $pennies } on the sheet)
fresco-well-cards = Cards: { $deck } in the deck, held:
fresco-well-used = Used: { $cards }
fresco-wish-lucky = Lucky guy
fresco-wish-paint = Free paint
fresco-wish-praise = Praise
fresco-wish-tip = Tip
fresco-wish-finder = Finder’s reward
fresco-wish-busker = Busker
fresco-wish-visit = Bishop’s visit
fresco-wish-alchemy = Alchemy
fresco-wish-effect = { $kind ->
    [lucky] +{ $pennies } pennies
    [paint] { $paints } with a purchase
    [praise] bishop +{ $points }
    [tip] +{ $thalers } T, +{ $pennies } penny
    [finder] +{ $thalers } T
   *[busker] mood +{ $mood }
 }
fresco-glass-board = on sale
fresco-glass-mine = yours
fresco-glass-penalties = Without glass:
fresco-glass-segments = Windows still to renew: { $segments }
fresco-glass-reserve = In the reserve:
fresco-for-price = {" "}({ $price } T)
fresco-certificate = { $price } T, { $points } VP, { $golden ->
    [one] { $golden } bell
   *[other] { $golden } bells
 }
fresco-certificate-short = { $price } T, { $golden ->
    [one] { $golden } bell
   *[other] { $golden } bells
 }
fresco-bells-sold = all sold
fresco-bells-mine = { $golden ->
    [one] { $golden } bell
   *[other] { $golden } bells
 }
fresco-bells-partly = no. { $number }: { $placed } of { $price } T
fresco-bells-stack = { $stack } in the stack, face down:
fresco-bells-ranks = Ranks: { $ranks } VP · marks: { $marks }
fresco-source-window = windows
fresco-source-glass = glass
fresco-source-spared = not below 0
fresco-source-bell = bells

fresco-ask-alchemy = Workshop: put the next basic paint in, { $given } of 3
fresco-why-alchemy = Three of any kind make one blend. In the pot: { $paints }
fresco-ask-alchemy-blend = Workshop: choose the blend that comes out
fresco-why-alchemy-blend = In the pot: { $paints }
fresco-ask-glazery = Glazery: buy a piece of glass?
fresco-why-glazery = { $left ->
    [one] One action left; you have { fresco-goods-coins }.
   *[other] { $left } actions left; you have { fresco-goods-coins }.
 }
fresco-ask-window = Cathedral: choose the window beside { $segment }
fresco-why-window = It must be renewed. You have { fresco-goods-coins } and may give glass afterwards.
fresco-ask-glaze = Cathedral: give glass for { $paints }?
fresco-why-glaze = Every pane without glass costs points; the window brings { $points }.
fresco-ask-altar-glass = Altar: give glass for its window?
fresco-why-altar-glass = One of each colour at most, { $points } VP each.
fresco-ask-audience = Audience: choose a certificate
fresco-why-audience = You must acquire one, in full or in instalments.
fresco-ask-certificate = Audience: how much do you pay of { $price }?
fresco-why-certificate = In full { $points } VP, else 1 for two Thalers. { $golden ->
    [one] { $golden } bell
   *[other] { $golden } bells
 }. You have { $coins }.
fresco-ask-instalment = Bells: how much goes on certificate { $number }?
fresco-why-instalment = { $score ->
    [yes] It brings 1 VP for two Thalers.
   *[no] It brings no points now.
 } You have { fresco-goods-coins }.
fresco-ask-bell-due = Bells: where do the { $thalers } Thalers go that you earned?
fresco-why-bell-due = What you earn goes on certificates until they are paid.
fresco-ask-bell-last = Bells: complete a certificate before the scoring?
fresco-why-bell-last = Unpaid ones count against you. You have { fresco-goods-coins }.
fresco-choice-penny = penny on the market ({ $pennies })
fresco-choice-throw = throw a penny, { $left } left
fresco-choice-wish = { $card }: { $effect }
fresco-choice-glass = {" "}for { $price }, { $coins } T left
fresco-choice-window = {" "}{ $points } VP, without glass −{ $penalty }, { $price } T
fresco-choice-glaze = {" "}glass: +{ $points } VP, { $left } left
fresco-choice-pay = { $full ->
    [yes] { $thalers }, in full
   *[no] { $thalers }
 }{ $points ->
    [0] {""}
   *[other] : { $points } VP
 }
fresco-choice-instalment = no. { $number }: { $missing } T to go, { $golden ->
    [one] { $golden } bell
   *[other] { $golden } bells
 }
fresco-choice-no-glazery = no glass
fresco-choice-no-glaze = no more glass
fresco-choice-no-altar-glass = no more glass
fresco-choice-no-bell-last = no more
fresco-group-visit = Bishop’s visit
fresco-group-alchemy = Alchemy
fresco-group-wish = Wishes
fresco-group-instalment = Certificates
fresco-words-penny = penny
fresco-words-throw = throw

fresco-log-pennies-shown = Pennies on the sheets: { $pennies }.
fresco-log-penny-thrown = { $who ->
    [you] You throw a penny into the well and draw a card.
   *[other] { $painter } throws a penny into the well and draws a card.
 } { $deck ->
    [0] It was the last one.
   *[other] {""}
 }
fresco-log-card-drawn = It is: { $card }.
fresco-log-wish-used = { $who ->
    [you] You use a wishing card: { $card }.
   *[other] { $painter } uses a wishing card: { $card }.
 } { $gives ->
    [both] Thalers: { $thalers }, pennies: { $pennies }.
    [some] { $thalers ->
        [0] Pennies: { $pennies }.
       *[other] Thalers: { $thalers }.
     }
   *[no] {""}
 }
fresco-log-free-paint = { $paints } comes free.
fresco-log-pennies-exchanged = { $who ->
    [you] You change your pennies ({ $pennies }) into Thalers: { $thalers }.
   *[other] { $painter } changes his pennies ({ $pennies }) into Thalers: { $thalers }.
 }
fresco-log-glass-drawn = New glass: { $paints }.
fresco-log-glass-bought = { $who ->
    [you] You buy glass { $paints } for { $price }.
   *[other] { $painter } buys glass { $paints } for { $price }.
 }
fresco-log-glass-used = { $who ->
    [you] You give glass { $paints }.
   *[other] { $painter } gives glass { $paints }.
 }
fresco-log-window-chosen = { $who ->
    [you] You take a window { $paints } for { $segment } and pay { $price }.
   *[other] { $painter } takes a window { $paints } for { $segment } and pays { $price }.
 }
fresco-log-window-renewed = Window { $paints }: { $penalty ->
    [0] { $points } VP.
   *[other] { $points } − { $penalty } = { $total } VP.
 }
fresco-log-certificates-shown = Bell certificates: { $certificates }; { $stack } in the stack.
fresco-log-certificates-returned = Under the stack: { $certificates }.
fresco-log-certificate-acquired = { $who ->
    [you] You acquire a certificate ({ $certificate })
   *[other] { $painter } acquires a certificate ({ $certificate })
 } { $full ->
    [yes] for the full price.
   *[no] with { $thalers } paid on it.
 }
fresco-log-instalment-paid = { $who ->
    [you] You pay { $thalers } for a certificate
   *[other] { $painter } pays { $thalers } for a certificate
 } { $complete ->
    [yes] which is paid now and lies face down.
   *[no] ({ $placed } of { $price }).
 }
fresco-log-bells-counted = { $who ->
    [you] Your golden bells: { $golden }; { $space ->
        [below] below the track
       *[other] space { $space }
     }.
   *[other] Golden bells of { $painter }: { $golden }; { $space ->
        [below] below the track
       *[other] space { $space }
     }.
 }
fresco-log-bishop-bells = Golden bells unsold: { $golden }; the bishop stands on space { $space }.

fresco-explain-alchemy =
    The card of the alchemist is one extra blend: any three basic pieces for one orange, green or purple of your choice (F-M04-25). It needs somebody in the workshop and nothing else: whether he blends besides is up to you (F-OQ-114, F-OQ-116).
fresco-explain-alchemy-blend =
    Choose orange, green or purple; it may be blended on at once where the table knows more blends (F-M04-25, F-OQ-116).
fresco-explain-glazery =
    Two apprentices are printed on the tile, a third one may be yours: each may buy one piece of glass from the board (F-M06-8 to F-M06-10). Blue and yellow cost 1 Thaler, red and green 2 (F-M06-11, F-M06-12).
fresco-explain-window =
    Beside this segment there is a window, which must be renewed with one from the bench at the price of its place (F-M06-16, F-M06-17). It brings its points; each pane without glass costs: yellow 2, blue 4, red 6, green 8 (F-M06-20 to F-M06-25). The whole sum is never below 0 (F-M06-28).
fresco-explain-glaze =
    For every pane you may give one piece of glass of its colour (F-M06-21). What has none costs: yellow 2, blue 4, red 6, green 8 (F-M06-22 to F-M06-25). Used glass goes to the reserve (F-M06-35).
fresco-explain-altar-glass =
    With the altar you may give up to four pieces of glass, one of each colour at most, for 1 point each (F-M06-29, F-M06-30).
fresco-explain-audience =
    In an audience you must acquire one of the certificates shown (F-M08-9). In the end golden bells bring points by rank and by the marks of the bell track (F-M08-30); those of unpaid certificates count against you (F-M08-25).
fresco-explain-certificate =
    Paid in full it brings its points and lies face down (F-M08-10). Or put any amount on it, none too, for 1 point for every 2 Thalers: then it lies open, and what you earn goes there until it is paid (F-M08-11 to F-M08-15, F-OQ-135). You may add more whenever you are asked at one of the five places (F-OQ-141).
fresco-explain-instalment =
    You may add money to a certificate whenever you are asked at the market, in the cathedral, the studio, the workshop or the theatre, and complete it before the final scoring (F-M08-16, F-OQ-141). It brings no points, or by option 1 for every 2 Thalers (F-OQ-136).
fresco-explain-bell-due =
    As long as a certificate is partly paid, every Thaler you earn goes on it (F-M08-14). With several you choose for each earning (F-OQ-137).
fresco-explain-bell-last =
    The last moment to complete a certificate: coins on an unpaid one are lost, and its bells count against you (F-OQ-141, F-OQ-142, F-M08-25).
fresco-change-rise-wishing-well = With a busker your mood rises by 1 after the hour has changed it, one a round; play it before you choose (F-M04-27, F-M04-28).
fresco-change-plan-wishing-well = Well: with somebody at the market, up to two pennies on your sheet may be thrown there for wishing cards (F-M04-4, F-M04-6).
fresco-change-plan-glaziers = Glass: cover a place with the glazery; two printed apprentices buy glass, a third may be yours (F-M06-6 to F-M06-9).
fresco-change-plan-bells = Bells: cover a place with the audience; without anybody you acquire a certificate there (F-M08-6 to F-M08-9).
fresco-change-market-wishing-well = First you may throw the pennies on your sheet: a card each, two a round for all (F-M04-6 to F-M04-9). Cards are laid open before what they help with, one for each apprentice (F-M04-11, F-M04-12).
fresco-change-cathedral-wishing-well = Before a restoration one card each: the bishop moves free of charge, a step or, by option, anywhere; or 1 more bonus (F-M04-21, F-M04-23).
fresco-change-cathedral-glaziers = Twelve segments at the border want a new window: its points, less what panes without glass cost (F-M06-15, F-M06-27).
fresco-change-studio-wishing-well = A tip adds a Thaler and a penny to an apprentice’s work (F-M04-24).
fresco-change-studio-bells = What you earn goes on partly paid certificates first (F-M08-14).
fresco-change-workshop-wishing-well = The alchemist makes one blend more, of any three basic paints (F-M04-25).
fresco-change-theatre-wishing-well = A finder’s reward adds 3 Thalers (F-M04-26).

fresco-about-penny = { $pennies ->
    [one] One penny lies on the market of your sheet; you may throw it there for a wishing card. (F-M04-4, F-M04-6)
   *[other] { $pennies } pennies lie on the market of your sheet; you may throw them there for wishing cards. (F-M04-4, F-M04-6)
 }
fresco-about-throw = You throw a penny and draw a card that only you see; pennies left: { $left }. (F-M04-6, F-M04-7)
fresco-about-wish = You show { $card } ({ $effect }), and it leaves the game. { $kind ->
    [lucky] Nothing else has to follow. (F-M04-14, F-M04-17)
    [paint] Then you must buy where that tile lies. (F-M04-18, F-OQ-110)
    [praise] Then you must restore where the bishop gives a bonus. (F-M04-23, F-OQ-108)
    [busker] Then you choose your hour. (F-M04-27)
   *[other] Then the apprentice does his work here. (F-M04-14, F-OQ-114)
 }
fresco-about-visit = The bishop goes to { $segment } free of charge; then you restore a segment with his bonus from there. (F-M04-21, F-M04-22)
fresco-about-alchemy = { $basic ->
    [yes] You put in { $paints }, piece { $given } of 3. (F-M04-25)
   *[no] The pot gives you { $paints }. (F-M04-25)
 }
fresco-about-glass = You buy glass { $paints } for { $price }; { $coins ->
    [one] 1 Thaler is left
   *[other] { $coins } Thalers are left
 }. (F-M06-10 to F-M06-13)
fresco-about-window = The window { $paints } beside { $segment } costs { $price } and brings { $points } VP, { $penalty } fewer without any glass. (F-M06-17, F-M06-20)
fresco-about-glaze = { $deciding ->
    [altar-glass] You give { $paints } for the altar window: { $points } VP more. (F-M06-30)
   *[other] You give { $paints } for a pane and save { $points } VP. (F-M06-21)
 }
fresco-about-certificate = You acquire the certificate: { $price } Thalers in full for { $points } VP, or in instalments; { $golden ->
    [one] { $golden } golden bell
   *[other] { $golden } golden bells
 }. (F-M08-9 to F-M08-12)
fresco-about-pay = { $first ->
    [yes] You pay { $thalers } and score { $points } VP; { $full ->
        [yes] it lies face down before you. (F-M08-10)
       *[no] what you earn goes on it until it is paid. (F-M08-11 to F-M08-14)
     }
   *[no] You add { $thalers } { $points ->
        [0] without points
       *[other] and score { $points } VP
     }; { $full ->
        [yes] it is paid and turned face down. (F-M08-16, F-M08-17)
       *[no] it is not paid yet. (F-M08-16)
     }
 } { $coins ->
    [one] 1 Thaler is left.
   *[other] { $coins } Thalers are left.
 }
fresco-about-instalment = Money goes on certificate { $number }: { $missing } T to go for { $golden ->
    [one] { $golden } golden bell
   *[other] { $golden } golden bells
 }{ $points ->
    [0] {""}
   *[other] , { $points } VP now
 }. (F-M08-14, F-M08-16)
