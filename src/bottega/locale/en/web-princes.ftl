# The Princes of Florence in the browser: what the drawn table says besides princes.ftl.

web-princes-the-university = the university
web-princes-the-laboratory = the laboratory
web-princes-the-workshop = the workshop
web-princes-the-library = the library
web-princes-the-opera = the opera
web-princes-the-studio = the studio
web-princes-the-hospital = the hospital
web-princes-the-theatre = the theatre
web-princes-the-tower = the tower
web-princes-the-chapel = the chapel
web-princes-palace = palace
web-princes-the-palace = the palace
web-princes-unit = PP
web-princes-account-lead = { $works } works in { $rounds } rounds.

# --- the beam -------------------------------------------------------------------------------------------------------

web-princes-round = Round { $round } of { $rounds }
web-princes-arcade = Rounds and the least value of a work
web-princes-tip-round = Round { $round }: a work needs { $minimum }.
web-princes-ask-return = Your court: keep three, give one back
web-princes-why-return = Touch the one who leaves. Nobody else sees your cards.
web-princes-ask-open = Auction: put up an item for { $price }, or buy nothing
web-princes-why-open = You have { $florins } florins. If somebody outbids you, you open again.
web-princes-why-bid = { $can ->
    [yes] { $fans ->
        [0] { $prince } leads; you have { $florins } florins.
        [one] { $prince } leads. One profession in your hand wishes for it: +{ $value }.
       *[other] { $prince } leads. { $fans } professions in your hand wish for it: +{ $value } each.
     }
   *[no] { $prince } leads; you have { $florins } florins.
 }
web-princes-why-sell = { $leads ->
    [yes] { $prince } leads; you have { $florins } florins. If you win, you sell
   *[no] You have { $florins } florins. If it becomes yours, you sell
 } { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }, at { $each } florins each.
web-princes-why-place = { $places ->
    [one] One place is open.
   *[other] { $places } places are open.
 } Drag the piece or touch a golden spot.
web-princes-why-turn = A work needs { $minimum } this round.{ $sells ->
    [yes] {" "}You have { $florins } florins: what is lacking is paid in prestige, 1 PP for each { $each }.
   *[no] {""}
 }
web-princes-why-under = { $count ->
    [one] One card is left.
   *[other] { $count } cards are left. The first one lies nearest to the top.
 }
web-princes-wait-open = Which item is put up for auction?
web-princes-wait-take = Which item? The last free player takes one without an auction.
web-princes-wait-bid = { $who ->
    [you] You lead with { $bid } for { $item }.
   *[other] { $prince } leads with { $bid } for { $item }.
 }
web-princes-wait-place = A piece is laid on the estate.
web-princes-wait-keep = One of the cards is kept.
web-princes-wait-under = The other cards go under the pile.
web-princes-wait-recruit = The recruiting card is used or kept.
web-princes-wait-turn = Two actions: works, buildings, freedoms, cards.
web-princes-wait-add = A work is being made.
web-princes-wait-exchange = A work is being paid.
web-princes-button-give-up = Buy nothing
web-princes-button-sell = Sell 1 PP for { $florins }
web-princes-button-end = End my turn
web-princes-button-raise = Bid { $price }
web-princes-button-limit = Up to…
web-princes-button-pass = Pass
web-princes-button-hold = Keep the card for later
web-princes-button-done = That is all: { $value }

# --- the spoken name of each choice ---------------------------------------------------------------------------------

web-princes-do-return = Give back the { $profession }, who wishes for { $building }, { $landscape } and { $freedom }
web-princes-do-open = Put up { $item } and bid { $price }; { $left } florins left if nobody bids more{ $points ->
    [0] {""}
   *[other] ; { $points } PP
 }{ $sold ->
    [0] {""}
   *[other] ; sells { $sold } PP
 }
web-princes-do-take = Take { $item } for { $price }; { $left } florins left{ $points ->
    [0] {""}
   *[other] ; { $points } PP
 }{ $sold ->
    [0] {""}
   *[other] ; sells { $sold } PP
 }
web-princes-do-give-up = Buy nothing in this round
web-princes-do-raise = Bid { $price } florins for { $the }; { $left } left{ $sold ->
    [0] {""}
   *[other] ; sells { $sold } PP
 }
web-princes-do-pass = Pass { $the } to { $prince } at { $bid }
web-princes-do-place = Place { $piece } on { $all }{ $price ->
    [-1] {""}
   *[other] ; { $price } florins, { $left } left
 }
web-princes-do-keep = { $deck ->
    [profession] Keep the { $card }, who wishes for { $wishes }: a work now is worth { $value }, { $best } at best
    [bonus] Keep the bonus card { $card }: { $value } for a work now
   *[prestige] Keep the prestige card { $card }, { $worth } PP: { $points } if the game ended now
 }
web-princes-do-under = { $deck ->
    [profession] Put the { $card } under the pile next
    [bonus] Put the bonus card { $card } under the pile next
   *[prestige] Put the prestige card { $card } under the pile next
 }
web-princes-do-hold = Keep the recruiting card for later
web-princes-do-work = Show a work { $work }: worth { $value }{ $more ->
    [0] {""}
   *[other] , { $more } with all bonus cards
 }; this round needs { $minimum }
web-princes-do-build = Build { $building } for { $price }: { $points } PP; { $left } florins left; { $places ->
    [one] one place
   *[other] { $places } places
 }{ $fans ->
    [0] {""}
   *[other] ; wished for by { $names }
 }{ $sold ->
    [0] {""}
   *[other] ; sells { $sold } PP
 }
web-princes-do-introduce = Introduce { $freedom } for { $price }; { $left } florins left{ $fans ->
    [0] {""}
   *[other] ; wished for by { $names }
 }{ $sold ->
    [0] {""}
   *[other] ; sells { $sold } PP
 }
web-princes-do-draw = { $deck ->
    [profession] Look at { $count } professions for { $price } and keep one
   *[bonus] Look at { $count } bonus cards for { $price } and keep one
 }; { $left } florins left{ $sold ->
    [0] {""}
   *[other] ; sells { $sold } PP
 }
web-princes-do-recruit = Recruit the { $profession } from { $other }: a work is worth { $value }; this round needs { $minimum }
web-princes-do-sell = Sell 1 PP for { $florins } florins; { $left } florins then
web-princes-do-end = End the turn{ $unused ->
    [0] {""}
    [one] ; one action is lost
   *[other] ; { $unused } actions are lost
 }
web-princes-do-add = Play the bonus card { $card }: plus { $value }, the work is worth { $total }
web-princes-do-done = No further bonus card: the work is worth { $value }, { $florins } florins
web-princes-do-exchange = Take { $florins } florins and { $points } PP; then you have { $left } florins and { $prestige } PP

# --- piles and auction ----------------------------------------------------------------------------------------------

web-princes-pile-empty = none left
web-princes-unsold = not sold yet
web-princes-paid = so far { $prices }
web-princes-lure-fans = +{ $value } for { $fans ->
    [one] 1 work
   *[other] { $fans } works
 }
web-princes-lure-both = +{ $points } PP, +{ $value } × { $fans }
web-princes-tip-pile = { $item }: { $left ->
    [0] none left
   *[other] { $left } left
 }.{ $sold ->
    [yes] {" "}Sold in this round.
   *[no] {""}
 }
web-princes-running = { $item }, running bid
web-princes-bought = { $item }, sold for
web-princes-opener = Next to open
web-princes-opening = from { $price }
web-princes-bidders = Bidders in order
web-princes-bidder-in = { $who ->
    [you] are in
   *[other] is in
 }
web-princes-bidder-bids = { $who ->
    [you] to bid
   *[other] to bid
 }
web-princes-bidder-opens = { $who ->
    [you] open
   *[other] opens
 }
web-princes-bidder-passes = { $who ->
    [you] pass
   *[other] passes
 }
web-princes-bidder-out = { $who ->
    [you] buy nothing
   *[other] buys nothing
 }
web-princes-limit-open = Set a highest bid; the table bids for you up to it
web-princes-limit-label = Up to how much for { $item }?
web-princes-limit-less = { $step } less
web-princes-limit-more = { $step } more
web-princes-limit-go = Bid up to { $most }
web-princes-limit-close = Not now
web-princes-limit-stop = Stop

# --- actions --------------------------------------------------------------------------------------------------------

web-princes-action = Action { $number }
web-princes-action-open = open
web-princes-did-work = Work of { $value }
web-princes-build = Build
web-princes-freedom = Freedom
web-princes-cards = Card
web-princes-ware-university = univ.
web-princes-ware-laboratory = lab
web-princes-ware-workshop = workshop
web-princes-ware-library = library
web-princes-deck-profession = profession
web-princes-deck-bonus = bonus
web-princes-deck-prestige = prestige
web-princes-not-twice = You have it already.
web-princes-none-left = None is left.
web-princes-left = { $count } left.
web-princes-not-once = Once a turn, and you have done it.
web-princes-not-now = Not open now: no action, no place or not enough florins.

# --- estate ---------------------------------------------------------------------------------------------------------

web-princes-estate = Your estate
web-princes-estate-of = { $who ->
    [you] Your estate
   *[other] Estate of { $prince }
 }: { $pieces }; { $empty } squares free
web-princes-empty = { $count ->
    [one] 1 square free
   *[other] { $count } squares free
 }
web-princes-freedoms = Freedoms
web-princes-florins = Florins
web-princes-prestige = Prestige
web-princes-tip-plot = { $piece }, { $squares } squares: +{ $value } for works that wish for it.
web-princes-tip-palace = The palace{ $jesters ->
    [0] .
    [one] , with a jester.
   *[other] , with { $jesters } jesters.
 }
web-princes-tip-jester = A jester: +{ $value } for each of your works.
web-princes-tip-builders = { $count ->
    [0] No builder: a building costs { $price }.
    [one] One builder: a building costs { $price }.
    [2] Two builders: a building costs { $price } and may touch others.
   *[other] Three builders: a building costs nothing.
 }
web-princes-tip-freedoms = Freedoms: people work better where theirs is granted, { $value } more each. One costs { $price }, and each can be introduced once.
web-princes-tip-ledger = All professions of the game: the building, the landscape and the freedom each wishes for, and where each is as far as you know.
web-princes-tip-no-freedom = Without freedom: { $freedom }.
web-princes-tip-florins = With your prestige points sold at 100 each you could pay { $means }.
web-princes-tip-points = Prestige points decide the game.
web-princes-tip-held = Drag { $piece } onto your estate.
web-princes-turning = Turn the piece
web-princes-turn = Turn
web-princes-mirror = Mirror
web-princes-pays = { $price }, { $left } left
web-princes-places = { $count ->
    [one] 1 place
   *[other] { $count } places
 }
web-princes-places-in-all = { $count ->
    [one] 1 place in all
   *[other] { $count } places in all
 }
web-princes-way = Hold it this way: { $count ->
    [one] 1 place
   *[other] { $count } places
 }
web-princes-way-here = { $count ->
    [one] Held like this it fits in one place.
   *[other] Held like this it fits in { $count } places.
 }
web-princes-way-none = Held like this it fits nowhere. Turn it, or choose another way below.
web-princes-other-ways = Or lay it another way
web-princes-no-walls = { $piece } does not fit inside the walls there.
web-princes-no-room = { $piece } would lie on { $other }.
web-princes-no-touch = { $piece } would touch { $other }. Allowed with two builders; you have { $builders ->
    [0] none
    [one] one
   *[other] { $builders }
 }. Corners may meet.

# --- hand and works -------------------------------------------------------------------------------------------------

web-princes-hand = Your hand
web-princes-hand-with = work value now · with: { $item }
web-princes-hand-least = work value now · at least { $minimum }
web-princes-hand-empty = No professions in your hand.
web-princes-hand-card = { $profession }: work value { $value } now, { $best } at best; this round needs { $minimum }
web-princes-card-count = people: { $count }
web-princes-of = needs { $minimum }
web-princes-with = { $value } with: { $thing }
web-princes-show = Show a work
web-princes-bonus = Bonus
web-princes-tip-bonus = Bonus card { $card }: +{ $value } for a work made now. It is used once.
web-princes-tip-prestige-card = Prestige card { $card }: { $worth } PP at the end; { $points } if the game ended now.
web-princes-played = Works by: { $names }
web-princes-tip-cards = Each profession in your hand or on the table adds 1 to every work, and so does a recruiting card.
web-princes-tip-played = Professions that lie on the table count one each for your works.
web-princes-work = Show a work
web-princes-without = { $value } without bonus cards
web-princes-work-value = work value
web-princes-at-least = at least { $minimum }
web-princes-makes = makes { $value }
web-princes-best = { $how ->
    [first] The first work of this round. The best brings { $points } PP.
    [beats] { $value } beats { $other }. The best of the round brings { $points } PP.
    [ties] { $value } ties with the best. Each of them brings { $points } PP.
   *[less] The best of this round so far is { $other }.
 }
web-princes-pay = You are paid { $florins } florins. Change some into prestige?
web-princes-pay-hint = Touch how much you take: florins above, prestige below.
web-princes-all-florins = all florins
web-princes-all-prestige = all prestige
web-princes-keep-one = Keep one
web-princes-put-back = Put back under the pile
web-princes-pile-left = { $count } more in the pile
web-princes-most = { $best } at best
web-princes-worth = { $worth } PP at the end
web-princes-now-work = for a work now
web-princes-now-points = PP now
web-princes-under-hint = Touch the next one, or:
web-princes-rest = All, in this order

# --- the others, the table of professions ---------------------------------------------------------------------------

web-princes-rivals = Other players
web-princes-st-acts = to act
web-princes-st-next = next
web-princes-st-bought = { $item }, { $price }
web-princes-st-bought-tip = bought: { $item }, { $price }
web-princes-st-work = work of { $value }
web-princes-track = Prestige points: { $standing }
web-princes-tip-prestige = { $points ->
    [one] { $prince }: 1 prestige point
   *[other] { $prince }: { $points } prestige points
 }
web-princes-ledger = The { $count } professions
web-princes-ledger-title = Professions
web-princes-ledger-note = { $edition ->
    [house] house edition
   *[other] { $edition }
 }
web-princes-played-by = { $who ->
    [you] played by you
   *[other] played by { $prince }
 }
web-princes-recruited-by = recruited by { $prince }, in { $prince }’s hand
web-princes-at-unseen-tip = not seen: in somebody’s hand or in the pile
web-princes-at-hand-tip = in your hand
web-princes-at-looking-tip = before you just now
web-princes-at-pile-tip = in the pile
web-princes-key-unseen = not seen
web-princes-key-played = played
web-princes-key-held = in that hand
web-princes-at-hand = yours
web-princes-at-looking = seen
web-princes-at-pile = pile
web-princes-tip-wish = { $wish }{ $met ->
    [yes] : on your estate
   *[no] {""}
 }

# --- before round 1 -------------------------------------------------------------------------------------------------

web-princes-dealt = { $count } professions dealt to you
web-princes-deal-secret = Everybody looks at four professions and gives one back.
web-princes-goes-back = goes back
web-princes-stays = stays
web-princes-size = { $size ->
    [large] large
    [medium] medium
   *[small] small
 }, { $squares } squares
web-princes-shares = shared: { $wishes }
web-princes-shares-nothing = shares no wish
web-princes-together = Your professions together
web-princes-serves = { $wish } serves { $count ->
    [2] two
    [3] three
   *[other] { $count }
 }
web-princes-each = { $names }: +{ $value } each
web-princes-squares = { $count } squares of building
web-princes-squares-of = { $sum } of your { $squares }
web-princes-begin = { $count ->
    [3] Three to begin with
   *[other] { $count } to choose from
 }
web-princes-begin-more = every card adds 1 to each work; round 1 needs { $minimum }
web-princes-at-table = At the table
web-princes-has-chosen = has chosen
web-princes-chooses = chooses
web-princes-each-florins = florins each
web-princes-rounds = { $rounds } rounds
web-princes-begins = { $who ->
    [you] You begin
   *[other] { $prince } begins
 }

# --- chronicle, end of a round, account -----------------------------------------------------------------------------

web-princes-sum-title = Round { $round } is over
web-princes-sum-best = { $count ->
    [0] Nobody has shown a work.
    [one] The best work of the round, { $value }: { $princes }, +{ $points } PP.
   *[other] The best works of the round, { $value } each: { $princes }, +{ $points } PP each.
 }
web-princes-sum-least = least work
    value of round { $round }
web-princes-sum-bought = Bought
web-princes-sum-deeds = Done
web-princes-sum-points = Prestige
web-princes-sum-nothing = nothing
web-princes-sum-work = { $profession } { $value }
web-princes-sum-go = To round { $round }
web-princes-source-exchange = From works
web-princes-source-best-work = Best works
web-princes-source-building = Buildings
web-princes-source-landscape = Landscapes
web-princes-source-builder = Builders
web-princes-source-prestige-card = Prestige cards
web-princes-source-sold = Sold
web-princes-tell-work = Greatest work
web-princes-tell-work-text = { $prince }, round { $round }: { $work }
web-princes-tell-price = Highest price
web-princes-tell-price-text = { $prince }, round { $round }: { $item }
web-princes-tell-estate = Fewest empty squares
web-princes-tell-estate-text = { $prince }, { $buildings } buildings
web-princes-tell-card = Best prestige card
web-princes-tell-card-text = { $prince }: { $card }
web-princes-tell-lead = Lead changed
web-princes-tell-lead-text = { $princes }
