# Fresco: places, prompts, choices, the log and the rules behind each decision.

fresco-place-market = Market
fresco-place-cathedral = Cathedral
fresco-place-studio = Studio
fresco-place-workshop = Workshop
fresco-place-theatre = Theatre
fresco-place-cathedral-2 = Cathedral again
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
    [moved] Cathedral: restore a segment
   *[open] Cathedral: restore a segment or the altar
 }
fresco-why-cathedral = { $step ->
    [altar] Every blend instead of a basic paint adds a point.
    [moved] The bishop has been moved. Points are tile + bishop.
   *[open] { $apprentices ->
        [one] One apprentice has work here. Points are tile + bishop.
       *[other] { $apprentices } apprentices have work here. Points are tile + bishop.
     }
 }
fresco-ask-studio = Studio: earn or leave
fresco-why-studio = Each apprentice earns { $thalers } Thalers.
fresco-ask-workshop = Workshop: blend two paints
fresco-why-workshop = { $blends ->
    [one] One blend left.
   *[other] { $blends } blends left.
 }
fresco-ask-theatre = Theatre: attend or leave
fresco-why-theatre = Each visit lifts your mood by { $mood }.
fresco-ask-land = { $who ->
    [you] Track: space { $space } is taken; stand ahead or behind
   *[other] Track: space { $space } is taken; place { $painter } ahead or behind
 }
fresco-why-land = The space is the score, and the rearmost choose first in the next round.
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
fresco-log-planned = You send an apprentice: { $place }.
fresco-log-got-ready = { $who ->
    [you] You are ready.
   *[other] { $painter } is ready.
 }
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
    [you] You move the bishop to { $segment } for { $price }.
   *[other] { $painter } moves the bishop to { $segment } for { $price }.
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
fresco-log-paint-laid = { $who ->
    [you] You lay { $paints } on the altar.
   *[other] { $painter } lays { $paints } on the altar.
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
fresco-log-scored = { $who ->
    [you] You score { $points }: { $source }.
   *[other] { $painter } scores { $points }: { $source }.
 }
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
    [you] You have { $thalers } Thalers left: { $points } VP.
   *[other] { $painter } has { $thalers } Thalers left: { $points } VP.
 }
fresco-log-game-ended = { $reason ->
    [ceiling] The ceiling is complete.
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
    [you] You would get up at { fresco-hour }: mood { $mood }, { $apprentices } apprentices this round, each market tile for { $price }. You would act { $acts }. (F-P1-6, F-P1-18, F-P1-19)
   *[other] { $painter } would get up at { fresco-hour } and act { $acts }. (F-LEO-12)
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
    [you] You give { $paints } and score { $sum } VP; the bishop moves to { $segment }, and the tile brings a Thaler a round. (F-CATH-3, F-CATH-5, F-CATH-7)
   *[other] { $painter } scores { $sum } VP on { $segment } and pays nothing. (F-LEO-17, F-LEO-18)
 }
fresco-about-altar = You give { $paints } to the altar, paint { $given } of 3. The altar can bring up to { $points } VP. (F-CATH-20 to F-CATH-26)
fresco-about-earn = One apprentice earns { $thalers }; you would have { $coins } Thalers. (F-STU-1)
fresco-about-blend = You give { $paints } and take { $result }. (F-WRK-3)
fresco-about-attend = Your mood rises to { $mood }. (F-THE-1)
fresco-about-land = The painter would stand on { $score } ({ $shift }). (F-VPT-4, F-VPT-7)
fresco-about-pass = You do nothing more here; the apprentices left over do not act. (F-RND-9, F-RND-11)
