# Fresco in the browser: what only its table says.

web-fresco-round = Round { $round }
web-fresco-last-round = Last round
web-fresco-modules = { $count ->
    [one] 1 module
   *[other] { $count } modules
 }
web-fresco-vp = VP
web-fresco-thalers = Thalers
web-fresco-apprentices = apprentices
web-fresco-mood = mood
web-fresco-left = { $left } left
web-fresco-places = Places
web-fresco-order = Order of the round

# --- the prompt ---------------------------------------------------------------------------------------------------

web-fresco-about-bishop = You pay { $price } and the bishop moves to { $segment }. { $gain ->
    [0] That brings nothing more: the best is still { $now } VP
   *[other] Then { $target } brings { $best } VP, { $gain } more than the best does now
 }. { $coins ->
    [one] 1 Thaler is left.
   *[other] { $coins } Thalers are left.
 }
web-fresco-why-step = A step of the bishop costs { $price }.
web-fresco-why-plan = Nobody sees this until all are ready. { $left ->
    [0] Touch an apprentice to take him back.
   *[other] Touch a space to send an apprentice there.
 }
web-fresco-ready = { $left ->
    [0] I am ready
   *[other] Ready, { $left } idle
 }
web-fresco-buy-nothing = Buy nothing
web-fresco-leave = Leave
web-fresco-gild = Add gold: +{ $points }
web-fresco-no-gild = No gold
web-fresco-no-leonardo-request = No request
web-fresco-land-ahead = Ahead, on { $score } ({ $shift })
web-fresco-land-behind = Behind, on { $score } ({ $shift })
web-fresco-choosers = Who chooses: fewest points first
web-fresco-chooser = { $hour ->
    [0] { $name }: still to choose
   *[other] { $name }: up at { $hour }:00
 }
web-fresco-choosing = choosing

# --- track and hostel ---------------------------------------------------------------------------------------------

web-fresco-track = Victory points: { $scores }
web-fresco-score-of = { $name }: { $score } VP
web-fresco-start-of = { $name }: no points yet, starting space { $space }
web-fresco-sleeps = { $who ->
    [you] You sleep here.
   *[other] { $name } sleeps here.
 }
web-fresco-bed-free = The bed is free.
web-fresco-hour-tip = { $hour }:00: mood { $mood }, a market tile costs { $price }. { $sleeper }
web-fresco-hour-effects = mood { $mood } · { $apprentices } apprentices · act { $acts }
web-fresco-act = act { $acts }
web-fresco-compare = What each hour brings
web-fresco-if-up-at = If you get up at
web-fresco-for-tiles = { $tiles } market tiles
web-fresco-too-dear = too dear
web-fresco-you-act = { $who ->
    [you] you act
   *[other] he acts
 }
web-fresco-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }

# --- market -------------------------------------------------------------------------------------------------------

web-fresco-a-tile = a tile
web-fresco-price-by-hour = price by hour
web-fresco-closed = closed
web-fresco-booth = Booth { $booth }: { $goods }
web-fresco-booth-empty = Booth { $booth } is empty.
web-fresco-booth-closed = { $who ->
    [you] Booth { $booth }, closed by you.
   *[other] Booth { $booth }, closed by { $name }.
 }
web-fresco-good = { $paints }{ $gold ->
    [0] {""}
    [one] , with a leaf of gold
   *[other] , with { $gold } leaves of gold
 }
web-fresco-bought = { $who ->
    [you] You have bought { $paints }.
   *[other] { $name } has bought { $paints }.
 }

# --- cathedral and altar --------------------------------------------------------------------------------------------

web-fresco-tiles-left = { $left } of { $all } left
web-fresco-plus-bishop = { " " }+ { $bonus } bishop
web-fresco-segment = Segment { $segment }: { $points } points{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } for the bishop
 }; { $paints }
web-fresco-segment-open = Segment { $segment } lies open.
web-fresco-restored-by = { $who ->
    [you] Segment { $segment }, restored by you.
   *[other] Segment { $segment }, restored by { $name }.
 }
web-fresco-bishop = the bishop
web-fresco-bishop-tip = The bishop: { $on } points more where he stands, { $near } on the segments around him.
web-fresco-leonardo-tip = Leonardo: he restores a segment beside him, never diagonally.
web-fresco-altar = Altar
web-fresco-altar-tip = Altar: red, yellow and blue for { $basic } points; each blend instead adds { $blend }; orange, green and purple give { $three }.
web-fresco-altar-laid = On the altar: { $paints }
web-fresco-altar-sum = { $sure ->
    [yes] all three: { $points } VP
   *[no] all three: up to { $points } VP
 }
web-fresco-blend = blend
web-fresco-each-blend = each blend
web-fresco-sexton = Sexton: call the bishop

# --- studio, workshop, theatre --------------------------------------------------------------------------------------

web-fresco-crew = { $name }: { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
 }
web-fresco-earn = Earn
web-fresco-tip-hostel = Hostel: whoever gets up early acts first everywhere, but pays more for paints and loses heart. Whoever is furthest behind on the score track chooses first.
web-fresco-tip-market = Market: each apprentice buys one market tile, all at one booth, at the price of your hour. Then the booth is emptied. Or he closes a booth and buys nothing.
web-fresco-tip-cathedral = Cathedral: each apprentice restores a segment with exactly the paints it shows, or the altar. A segment brings its points, and the bishop’s bonus: { $on } where he stands, { $near } around him.
web-fresco-tip-theatre = Theatre: each apprentice lifts your mood by { $mood }. When you get up, a good mood brings an apprentice more, a bad one takes one away.
web-fresco-tip-workshop = Workshop: each apprentice blends up to { $blends } times, two paints into one. It comes after the cathedral: what you blend now serves the next round.
web-fresco-tip-track = Score track: the victory points of everybody. Whoever is furthest behind chooses first when to get up.
web-fresco-studio-tip = Each apprentice in the studio earns { $thalers } Thalers.
web-fresco-workshop-tip = Each apprentice in the workshop blends up to { $blends } times.
web-fresco-blends = { $blends ->
    [one] 1 blend
   *[other] { $blends } blends
 }
web-fresco-recipe = { $first } and { $second } make { $result }
web-fresco-mood-of = { $name }: mood { $mood }
web-fresco-theatre-shut = The theatre is closed in the last round, and mood no longer counts. Whoever is sent here restores in the cathedral once more, when all else is done.

# --- one’s own screen -------------------------------------------------------------------------------------------------

web-fresco-screen = Behind your screen
web-fresco-cards = Cards
web-fresco-paints = Your paints
web-fresco-plan = Plan
web-fresco-apprentices-tip = You have { $count } apprentices this round.
web-fresco-income = Income after this round: { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
 }
web-fresco-a-round = a round
web-fresco-income-none = no income
web-fresco-income-none-tip = No income follows the last round: your segments bring no more Thalers.
web-fresco-own-tiles = { $tiles ->
    [0] No restored segment yet
    [one] 1 restored segment; it brings a Thaler a round
   *[other] { $tiles } restored segments; each brings a Thaler a round
 }
web-fresco-tiles-count = { $tiles ->
    [one] 1 segment
   *[other] { $tiles } segments
 }
web-fresco-loose-tile = Your tile of { $segment }, with splashes: { $paints }
web-fresco-own-request = A request of yours: { $kind }
web-fresco-pot = { $count } { $paint }
web-fresco-gold-tip = { $gold ->
    [one] 1 leaf of gold
   *[other] { $gold } leaves of gold
 }; each left at the end becomes { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
 }
web-fresco-open-none = Your paints pay for no segment yet.
web-fresco-open-segment = { $paints } { $points }{ $bonus ->
    [0]  VP
   *[other]  + { $bonus } bishop
 }
web-fresco-open-to-you = Open to your paints:
web-fresco-open-more = and { $more ->
    [one] one more
   *[other] { $more } more
 }
web-fresco-open-less = fewer

# --- planning -----------------------------------------------------------------------------------------------------------

web-fresco-your-plan = Your plan
web-fresco-unseen = seen by you only
web-fresco-planned = { $place }: { $count ->
    [0] nobody
    [one] 1 apprentice
   *[other] { $count } apprentices
 }
web-fresco-take-back-from = Take back an apprentice: { $place }
web-fresco-to-place = To place
web-fresco-to-place-count = { $count ->
    [0] All your apprentices are placed.
    [one] 1 apprentice to place
   *[other] { $count } apprentices to place
 }
web-fresco-who-is-ready = Who is ready
web-fresco-worth-market = { $price ->
    [one] One market tile each, 1 Thaler; or close a booth.
   *[other] One market tile each, { $price } Thalers; or close a booth.
 }
web-fresco-worth-cathedral = One segment or altar each.
web-fresco-worth-studio = { $thalers } Thalers each.
web-fresco-worth-workshop = Up to { $blends } blends each.
web-fresco-worth-theatre = Mood is { $now }; +{ $mood } each.
web-fresco-worth-theatre-next = Mood is { $now }; +{ $mood } each. At { $at } one apprentice more.

# --- the panels -----------------------------------------------------------------------------------------------------------

web-fresco-person = at the table
web-fresco-away = away
web-fresco-up-at = Up at { $hour }:00 this round
web-fresco-not-up = Still asleep
web-fresco-not-yet = not yet
web-fresco-tiles-of = { $tiles ->
    [one] 1 segment; it brings a Thaler a round
   *[other] { $tiles } segments; each brings a Thaler a round
 }
web-fresco-splashes = Splashes on the tiles: { $paints }
web-fresco-hidden-goods = Thalers and paints are behind the screen.
web-fresco-requests-of = { $count ->
    [one] 1 request fulfilled
   *[other] { $count } requests fulfilled
 }
web-fresco-scrolls-of = { $count ->
    [one] 1 scroll still held
   *[other] { $count } scrolls still held
 }
web-fresco-up = Up at { $hour }:00. { $apprentices ->
    [4] One apprentice stays in bed.
    [6] A sixth apprentice helps.
   *[other] {""}
 }
web-fresco-chooses = { $turn ->
    [0] Choosing now
    [1] Chooses next
   *[other] Chooses later
 }

# --- modules --------------------------------------------------------------------------------------------------------------

web-fresco-portrait = { $name }: { $effect }. { $lasting ->
    [yes] Lasts for the rest of the game.
   *[no] At once.
 }
web-fresco-portrait-pile = { $deck ->
    [one] 1 more portrait
   *[other] { $deck } more portraits
 }; the round of the last two is the last round.
web-fresco-portrait-gone = This portrait is painted.
web-fresco-to-the-top = to the top
web-fresco-request = Request ({ $kind }): { $needed } tiles for { $points } points and a paint every round; { $left } left in the stack.
web-fresco-basket = Leaf gold refines { $paint } this round: { $on } points with the bishop on the segment, { $near } beside him, { $elsewhere } elsewhere.
web-fresco-scroll = Your scroll, { $line }: { $restored } of { $all } restored. { $one } points for each when you restore there and the bishop stands there; { $both } with both scrolls at their crossing.
web-fresco-scroll-dead = Your scroll, { $line }: nothing is left to restore there.

# --- between the rounds -----------------------------------------------------------------------------------------------------

web-fresco-round-over = Round { $round } is over
web-fresco-round-over-lead = Done for everybody. Nothing to decide here.
web-fresco-of-left = of { $all } left, last round at { $at }
web-fresco-of-left-final = of { $all } left: this is the last round
web-fresco-next-up = Round { $round } · choose in this order
web-fresco-to-round = { $final ->
    [yes] To the last round
   *[no] To round { $round }
 }
web-fresco-income-title = Income
web-fresco-income-rule = { $thalers ->
    [one] 1 Thaler for each restored segment
   *[other] { $thalers } Thalers for each restored segment
 }
web-fresco-market-title = Market laid out anew
web-fresco-market-rule = { $bag ->
    [0] The bag is empty.
    [one] 1 market tile stays in the bag.
   *[other] { $bag } market tiles stay in the bag.
 }
web-fresco-mood-title = Mood
web-fresco-mood-rule = after the theatre; the hour of rising still counts
web-fresco-mood-tip = +3 and up: one more. −3 and down: one less.
web-fresco-mood-change = mood from { $from } to { $to }

# --- the end --------------------------------------------------------------------------------------------------------------

web-fresco-account-lead = { $restored } of { $all } segments restored in { $rounds } rounds.
web-fresco-end = end
web-fresco-source-tile = Segments
web-fresco-source-bishop = Bishop
web-fresco-source-altar = Altar
web-fresco-source-money = Thalers
web-fresco-source-shift = Taken spaces
web-fresco-source-shift-tip = Points won or given up on the track: whoever would reach a taken space stops ahead of it or behind it.
web-fresco-source-portrait = Portraits
web-fresco-source-request = Requests
web-fresco-source-gold = Leaf gold
web-fresco-source-favor = Favours
web-fresco-source-scroll = Scrolls
web-fresco-tell-best = Best restoration
web-fresco-tell-best-text = { $who ->
    [you] by you, with { $paints }
   *[other] by { $painter }, with { $paints }
 }{ $bonus ->
    [0] {""}
   *[other] : { $points } + { $bonus } bishop
 }
web-fresco-tell-bishop = Most from the bishop
web-fresco-tell-market = Biggest buyer
web-fresco-tell-altar = Most at the altar
web-fresco-tell-early = Earliest riser
web-fresco-times = { $times ->
    [one] once
   *[other] { $times } times
 }

# --- covering tiles -------------------------------------------------------------------------------------------------------

web-fresco-cover-glazery = Glazery
web-fresco-cover-audience = Audience
web-fresco-cover-wall = Wall
web-fresco-cover-medico = Medico
web-fresco-cover-glazery-tip = Glazery: buy glass here instead, one token for each apprentice on the tile, printed ones included.
web-fresco-cover-audience-tip = Audience: take a bell certificate here instead.
web-fresco-cover-wall-tip = Wall fresco: restore a section of the wall here instead.
web-fresco-cover-medico-tip = Medico: buy a bottle first; whoever stands on the tile then goes to the market.

# --- further modules: what is asked ---------------------------------------------------------------------------------------

web-fresco-ask-glazery = Glazery: buy glass
web-fresco-why-glazery = { $left ->
    [one] One token is left to buy.
   *[other] { $left } tokens are left to buy.
 } Glass fills a pane of its colour.
web-fresco-ask-window = Cathedral: choose the window for { $segment }
web-fresco-why-window = It counts its points, less what its panes without glass cost. The number below is your result.
web-fresco-ask-glaze = Cathedral: give glass for the window
web-fresco-why-glaze = { $left ->
    [one] One pane is still empty, and costs points.
   *[other] { $left } panes are still empty, and cost points.
 }
web-fresco-ask-altar-glass = Altar: give glass to the altar window
web-fresco-why-altar-glass = Each colour adds { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
web-fresco-ask-audience = Audience: take a bell certificate
web-fresco-why-audience = You pay in full for its points, or in part: then a point for every two Thalers.
web-fresco-ask-certificate = Audience: how many Thalers go on it?
web-fresco-why-certificate = It costs { $price }. In full it brings { $points } points and lies face down.
web-fresco-ask-instalment = Bells: how many Thalers go on it?
web-fresco-why-instalment = It costs { $price } in all. Bells not paid in full count against you.
web-fresco-ask-bell-due = Bells: on which certificate does the money go?
web-fresco-why-bell-due = { $due ->
    [one] 1 Thaler that you have earned is due.
   *[other] { $due } Thalers that you have earned are due.
 }
web-fresco-ask-bell-last = Bells: complete a certificate?
web-fresco-why-bell-last = This is the last moment. Bells not paid in full count against you.
web-fresco-ask-wall = Wall fresco: restore a section
web-fresco-why-wall = Next to a finished one, for a blend: { $points } points and a paint every round.
web-fresco-ask-exchange = Workshop: choose the wall tile that you give for { $paint }
web-fresco-why-exchange = Two tiles go, and an exchange tile brings this paint every round.
web-fresco-ask-alchemy = Alchemy: put a basic paint into the pot
web-fresco-why-alchemy = { $given ->
    [one] One is in it.
   *[other] { $given } are in it.
 } In the end you take a blend.
web-fresco-ask-alchemy-blend = Alchemy: take a blended paint
web-fresco-why-alchemy-blend = Whatever you like.
web-fresco-ask-aside = Bad mood: who stays away?
web-fresco-why-aside = An ill one recovers while he is away.
web-fresco-ask-send = { $place }: who works next?
web-fresco-why-send = An ill apprentice can do less, and keeps away from the bishop.
web-fresco-ask-infect = { $place }: who falls ill?
web-fresco-why-infect = The place is infected. A neutral apprentice goes back to the theatre{ $swapped ->
    [yes] , and an ill one takes his place.
   *[no] .
 }
web-fresco-ask-bottle = Medico: buy a bottle
web-fresco-why-bottle = First of all; you may hold { $most }.
web-fresco-ask-heal = Medico: use a bottle?
web-fresco-why-heal = { $ill ->
    [one] One of your apprentices is ill.
   *[other] { $ill } of your apprentices are ill.
 }

web-fresco-no-glazery = Buy no more
web-fresco-no-glaze = No more glass
web-fresco-no-altar-glass = No more glass
web-fresco-no-wall = Restore nothing
web-fresco-no-bell-last = Complete none
web-fresco-no-heal = Keep them
web-fresco-no-sexton = Leave him there
web-fresco-one-healthy = A healthy one
web-fresco-one-ill = An ill one
web-fresco-one-own = One of mine
web-fresco-one-neutral = The neutral one

web-fresco-about-no = { $deciding ->
    [gild] You keep your gold and restore with paint alone.
    [leonardo-request] Leonardo keeps his tiles, and the request stays.
    [glazery] You buy no more glass.
    [glaze] You give no more glass; empty panes cost points.
    [altar-glass] You give no more glass to the altar window.
    [wall] You restore no section of the wall.
    [bell-last] You complete no certificate; its bells count against you.
    [heal] You keep your bottles.
    [sexton] The bishop stays where he is, and your visit is over.
   *[other] You decline.
 }
web-fresco-about-penny = You put a penny on the market of your plan, the { $planned ->
    [1] first
   *[other] second
 } one.
web-fresco-about-throw = You throw a penny into the well and draw a wishing card; { $left ->
    [one] 1 penny is left.
   *[other] { $left } pennies are left.
 }
web-fresco-about-wish = { $kind ->
    [lucky] You use Lucky guy: { $pennies } pennies.
    [paint] You use Free paint: a tile with { $paints } comes with a purchase.
    [praise] You use Praise of the bishop: { $points } points more for his bonus.
    [tip] You use Tip: { $thalers } Thalers and { $pennies } pennies.
    [finder] You use Finder’s reward: { $thalers } Thalers.
    [busker] You use Busker: mood +{ $mood }.
   *[other] You use a wishing card.
 }
web-fresco-about-visit = You use the wishing card: the bishop pays a visit to { $segment }, free of charge.
web-fresco-about-alchemy = { $deciding ->
    [blend] You take { $paint } out of the pot.
   *[pot] You use Alchemy and put { $paint } into the pot.
 }
web-fresco-about-glass = You buy { $colour } glass for { $price }; { $coins ->
    [one] 1 Thaler is left.
   *[other] { $coins } Thalers are left.
 }
web-fresco-about-window = You choose the window { $panes } for { $segment }: { $points } points, price { $price }; { $coins ->
    [one] 1 Thaler is left.
   *[other] { $coins } Thalers are left.
 }
web-fresco-about-glaze = { $deciding ->
    [altar-glass] You give { $colour } glass to the altar window: { $points } points more; { $left } left.
   *[other] You give { $colour } glass for a pane and save { $points } points; { $left } left.
 }
web-fresco-about-certificate = You take the certificate with { $golden } golden bells: price { $price }, { $points } points if paid in full at once.
web-fresco-about-pay = You put { $thalers } of { $price } Thalers on it{ $full ->
    [yes] , all that is missing
   *[no] {""}
 }; { $brings } points now; { $coins ->
    [one] 1 Thaler is left.
   *[other] { $coins } Thalers are left.
 }
web-fresco-about-instalment = You put money on the certificate with { $golden } golden bells; { $missing } of { $price } Thalers are missing{ $brings ->
    [0] .
   *[other] ; { $brings } points now.
 }
web-fresco-about-cover = You cover the { $place } of your plan with the tile: { $tile }.
web-fresco-about-wall = You give { $paint } and restore this section of the wall: { $points } points.
web-fresco-about-give = You give up the wall tile with { $income } income and a splash of { $splash }.
web-fresco-about-exchange = You give two wall tiles, { $paints }, for the exchange tile: { $result } every round.
web-fresco-about-plan-ill = An ill apprentice goes to the { $place }; { $left ->
    [one] one ill one is left
   *[other] { $left } ill ones are left
 } to place.
web-fresco-about-plan-neutral = The neutral apprentice goes to the { $place }.
web-fresco-about-aside = { $who ->
    [ill] An ill apprentice stays away and recovers.
   *[healthy] A healthy apprentice stays away.
 }
web-fresco-about-send = { $who ->
    [ill] An ill apprentice works next.
   *[healthy] A healthy apprentice works next.
 }
web-fresco-about-infect = { $who ->
    [neutral] The neutral apprentice falls ill and goes back to the theatre.
   *[own] One of your own apprentices falls ill.
 }
web-fresco-about-saint = An ill apprentice paints a saint with { $paint } for { $thalers }; you would have { $coins } Thalers.
web-fresco-about-bottle = You buy { $bottle } for { $price }; { $coins ->
    [one] 1 Thaler is left.
   *[other] { $coins } Thalers are left.
 }
web-fresco-about-use = { $juice ->
    [yes] You drink { $bottle }: mood +1.
   *[no] You use { $bottle }: { $heals ->
        [one] one apprentice recovers.
       *[other] { $heals } apprentices recover.
     }
 }

# --- further modules: pieces ------------------------------------------------------------------------------------------------

web-fresco-well = Wishing well: { $pennies } of { $size } pennies in it; { $deck ->
    [one] 1 wishing card left.
   *[other] { $deck } wishing cards left.
 }
web-fresco-pennies = { $pennies ->
    [one] 1 lucky penny of yours
   *[other] { $pennies } lucky pennies of yours
 }
web-fresco-penny-planned = A penny for the well
web-fresco-wish-lucky = Lucky guy
web-fresco-wish-paint = Free paint
web-fresco-wish-visit = The bishop pays a visit
web-fresco-wish-praise = Praise of the bishop
web-fresco-wish-tip = Tip
web-fresco-wish-alchemy = Alchemy
web-fresco-wish-finder = Finder’s reward
web-fresco-wish-busker = Busker
web-fresco-wish-lucky-tip = Lucky guy: pennies, at the market.
web-fresco-wish-paint-tip = Free paint: the tile shown comes with a purchase at its booth.
web-fresco-wish-visit-tip = The bishop pays a visit: { $visit ->
    [anywhere] he comes where you like
   *[step] he makes one step more, free of charge
 }, before a restoration.
web-fresco-wish-praise-tip = Praise of the bishop: his bonus is worth more, with a restoration.
web-fresco-wish-tip-tip = Tip: money and pennies, in the studio.
web-fresco-wish-alchemy-tip = Alchemy: basic paints become a blend, in the workshop.
web-fresco-wish-finder-tip = Finder’s reward: money, in the theatre.
web-fresco-wish-busker-tip = Busker: a better mood, when you get up.
web-fresco-glass = { $colour } glass
web-fresco-glass-tip = { $colour } glass: { $count } on offer for { $price } each; a pane without it costs { $penalty } points.
web-fresco-own-glass = Your { $colour } glass: { $count }
web-fresco-or-minus = or −{ $points } VP
web-fresco-give-glass = Give glass
web-fresco-window = Window { $panes }: { $points } points, price { $price }; with your glass { $net }
web-fresco-window-in = Window of { $segment }: { $panes }
web-fresco-window-open = Opening of { $segment }: whoever restores it chooses a window.
web-fresco-altar-glass = Altar window: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each colour of glass
web-fresco-certificate = Bell certificate: price { $price }, { $golden } golden bells, { $points } points if paid in full at once{ $placed ->
    [0] {""}
   *[other] ; { $placed } Thalers lie on it
 }.
web-fresco-certificate-add = You can put more Thalers on it whenever you are asked at the market, the cathedral, the studio, the workshop or the theatre, and complete it before the final scoring.
web-fresco-own-bells = Your golden bells: { $bells }
web-fresco-bell-track = Bell track: the marks bring points at the end, and so does the rank.
web-fresco-ranks = Points for the rank on the bell track
web-fresco-wall-front = { $left } left, { $open } open
web-fresco-wall-hint = One blended paint each, next to a finished section: { $points } points.
web-fresco-section = Section of the wall: { $paint }{ $open ->
    [yes] , open
   *[no] , not open yet
 }
web-fresco-section-done = A finished section of the wall
web-fresco-exchange = Exchange tile: { $paint } every round for two wall tiles with its basic paints.
web-fresco-own-wall = Your wall tiles; income every round: { $paints }
web-fresco-ill-one = ill apprentice
web-fresco-well-ill = well, ill
web-fresco-infected = Infected this round
web-fresco-infected-now = { $place } is infected this round.
web-fresco-infections = { $left ->
    [one] 1 infection tile left.
   *[other] { $left } infection tiles left.
 }
web-fresco-ward = Ill apprentices and bottles of each player
web-fresco-all-well = all well
web-fresco-bottle = { $kind ->
    [juice] raspberry juice
    [1] medicine, 1 portion
   *[other] medicine, { $kind } portions
 }
web-fresco-bottle-for = { $bottle }: { $price } Thalers
web-fresco-bottle-none = no bottle
web-fresco-bottle-none-own = You have no bottle.
web-fresco-drawers = Drawers
web-fresco-drawer-shut = Close the drawer
web-fresco-drawer-glaziers = Glaziers
web-fresco-drawer-glaziers-note = bench and glass
web-fresco-drawer-medico = Medico
web-fresco-drawer-medico-note = bottles and the ill
web-fresco-drawer-wall = Wall fresco
web-fresco-drawer-wall-note = 18 sections
web-fresco-drawer-bells = Bells
web-fresco-drawer-bells-note = certificates
web-fresco-call-bishop = Call the bishop
web-fresco-visit = A visit of the bishop
web-fresco-certificates-of = { $count ->
    [one] 1 bell certificate
   *[other] { $count } bell certificates
 }
web-fresco-ill-of = { $count ->
    [one] 1 ill apprentice
   *[other] { $count } ill apprentices
 }
web-fresco-wishes-of = { $count ->
    [one] 1 wishing card
   *[other] { $count } wishing cards
 }
web-fresco-wall-of = Income of the wall fresco: { $paints }
web-fresco-source-window = Windows
web-fresco-source-glass = Altar glass
web-fresco-source-spared = Not below zero
web-fresco-source-bell = Bells
web-fresco-source-wall = Wall fresco

# --- further modules: the log -------------------------------------------------------------------------------------------------

web-fresco-end-sign = { $left } of { $all } left · last round at { $at }
web-fresco-purse-worth = = { $points } VP
web-fresco-purse-rate = Every { $thalers } Thalers are a victory point at the end.
web-fresco-bill-tiles = { $tiles ->
    [one] One market tile costs { $cost } of your { $coins } Thalers.
   *[other] { $tiles } market tiles cost up to { $cost } of your { $coins } Thalers.
 }
web-fresco-bill-short = Your { $coins } Thalers pay for { $affordable ->
    [0] no tile
    [one] one tile
   *[other] { $affordable } tiles
 } only.
web-fresco-bill-studio = The studio pays after the market.
web-fresco-bill-workshop = The workshop comes after the cathedral: its blends serve you next round.
web-fresco-same-again = As last round
web-fresco-same-again-tip = Put the apprentices where they stood in the last round.
web-fresco-take-any = Touch to take it back, or drag it to another place.
web-fresco-earn-all = Earn all: { $thalers } Thalers
web-fresco-attend-all = Send all { $count }
