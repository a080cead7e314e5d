# The Princes of Florence: names, prompts, choices, the log and the rules behind each decision.

princes-name-forest = forest
princes-name-lake = lake
princes-name-park = park
princes-name-jester = jester
princes-name-builder = builder
princes-name-prestige_card = prestige card
princes-name-recruiting_card = recruiting card
princes-name-university = university
princes-name-laboratory = laboratory
princes-name-workshop = workshop
princes-name-library = library
princes-name-opera = opera
princes-name-studio = studio
princes-name-hospital = hospital
princes-name-theatre = theatre
princes-name-tower = tower
princes-name-chapel = chapel
princes-name-travel = travel
princes-name-religion = religion
princes-name-opinion = opinion
princes-a-forest = a forest
princes-a-lake = a lake
princes-a-park = a park
princes-a-jester = a jester
princes-a-builder = a builder
princes-a-prestige_card = a prestige card
princes-a-recruiting_card = a recruiting card
princes-a-university = a university
princes-a-laboratory = a laboratory
princes-a-workshop = a workshop
princes-a-library = a library
princes-a-opera = an opera
princes-a-studio = a studio
princes-a-hospital = a hospital
princes-a-theatre = a theatre
princes-a-tower = a tower
princes-a-chapel = a chapel
princes-a-travel = freedom of travel
princes-a-religion = freedom of religion
princes-a-opinion = freedom of opinion
princes-the-forest = the forest
princes-the-lake = the lake
princes-the-park = the park
princes-the-jester = the jester
princes-the-builder = the builder
princes-the-prestige_card = the prestige card
princes-the-recruiting_card = the recruiting card
princes-brief-forest = forest
princes-brief-lake = lake
princes-brief-park = park
princes-brief-jester = jester
princes-brief-builder = builder
princes-brief-prestige_card = prestige
princes-brief-recruiting_card = recruit
princes-brief-profession = prof.
princes-brief-bonus = bonus
princes-brief-university = univ.
princes-brief-laboratory = lab.
princes-brief-workshop = works.
princes-brief-library = libr.
princes-brief-opera = opera
princes-brief-studio = studio
princes-brief-hospital = hosp.
princes-brief-theatre = theatre
princes-brief-tower = tower
princes-brief-chapel = chapel
princes-brief-travel = travel
princes-brief-religion = relig.
princes-brief-opinion = opin.
princes-letter-university = U
princes-letter-laboratory = L
princes-letter-workshop = W
princes-letter-library = B
princes-letter-opera = O
princes-letter-studio = S
princes-letter-hospital = H
princes-letter-theatre = T
princes-letter-tower = R
princes-letter-chapel = C
princes-letter-jester = J
princes-letter-travel = T
princes-letter-religion = R
princes-letter-opinion = O
princes-name-alchemist = Alchemist
princes-name-botanist = Botanist
princes-name-physicist = Physicist
princes-name-bell_maker = Bell Maker
princes-name-goldsmith = Goldsmith
princes-name-sculptor = Sculptor
princes-name-theologian = Theologian
princes-name-mathematician = Mathematician
princes-name-lawyer = Lawyer
princes-name-philosopher = Philosopher
princes-name-cartographer = Cartographer
princes-name-composer = Composer
princes-name-choreographer = Choreographer
princes-name-painter = Painter
princes-name-architect = Architect
princes-name-physician = Physician
princes-name-pharmacist = Pharmacist
princes-name-poet = Poet
princes-name-dramatist = Dramatist
princes-name-astronomer = Astronomer
princes-name-organ_builder = Organ Builder
princes-by-alchemist = by the Alchemist
princes-by-botanist = by the Botanist
princes-by-physicist = by the Physicist
princes-by-bell_maker = by the Bell Maker
princes-by-goldsmith = by the Goldsmith
princes-by-sculptor = by the Sculptor
princes-by-theologian = by the Theologian
princes-by-mathematician = by the Mathematician
princes-by-lawyer = by the Lawyer
princes-by-philosopher = by the Philosopher
princes-by-cartographer = by the Cartographer
princes-by-composer = by the Composer
princes-by-choreographer = by the Choreographer
princes-by-painter = by the Painter
princes-by-architect = by the Architect
princes-by-physician = by the Physician
princes-by-pharmacist = by the Pharmacist
princes-by-poet = by the Poet
princes-by-dramatist = by the Dramatist
princes-by-astronomer = by the Astronomer
princes-by-organ_builder = by the Organ Builder
princes-brief-bell_maker = Bell M.
princes-brief-theologian = Theolog.
princes-brief-mathematician = Mathem.
princes-brief-lawyer = Lawyer
princes-brief-philosopher = Philos.
princes-brief-cartographer = Cartogr.
princes-brief-choreographer = Choreog.
princes-brief-pharmacist = Pharm.
princes-brief-dramatist = Dramat.
princes-brief-astronomer = Astron.
princes-brief-organ_builder = Organ B.
princes-name-bonus_01 = buildings
princes-name-bonus_02 = large buildings ×2
princes-name-bonus_03 = medium buildings, forests
princes-name-bonus_04 = small buildings, landscapes
princes-name-bonus_05 = building sizes ×2
princes-name-bonus_06 = landscapes
princes-name-bonus_07 = forests ×2
princes-name-bonus_08 = lakes ×2
princes-name-bonus_09 = parks ×2
princes-name-bonus_10 = freedoms ×2
princes-name-bonus_11 = jesters ×2
princes-name-bonus_12 = jesters, freedoms
princes-name-bonus_13 = builders ×2
princes-name-bonus_14 = builders, lakes
princes-name-bonus_15 = prestige cards ×2
princes-name-bonus_16 = prestige cards, freedoms
princes-name-bonus_17 = landscape kinds ×2
princes-name-bonus_18 = sorts of possession
princes-name-bonus_19 = cards in hand
princes-name-bonus_20 = cards on the table
princes-name-prestige_01 = most buildings
princes-name-prestige_02 = fewest empty cells
princes-name-prestige_03 = most landscapes
princes-name-prestige_04 = most lakes
princes-name-prestige_05 = 4 buildings, 2 freedoms, 4 works
princes-name-prestige_06 = most builders
princes-name-prestige_07 = builder, jester, 2 landscapes
princes-name-prestige_08 = 2 large buildings
princes-name-prestige_09 = all 3 landscape kinds
princes-name-prestige_10 = most forests
princes-name-prestige_11 = all 3 freedoms
princes-name-prestige_12 = most jesters
princes-name-prestige_13 = most parks
princes-name-prestige_14 = most works

# --- the board --------------------------------------------------------------------------------------------------

princes-title = Princes of Florence
princes-round = round { $round } of { $rounds }
princes-minimum = minimum { $value }
princes-phase-choose-professions = professions
princes-phase-auction = auctions
princes-phase-actions = actions
princes-phase-over = the end
princes-first = first
princes-edition = { $edition ->
    [house] house edition, reconstructed
   *[other] edition { $edition }
 }
princes-points = { $points } PP
princes-florins = { $florins } fl
princes-long-jesters = jesters
princes-long-builders = builders
princes-long-works = works
princes-long-professions_in_hand = professions
princes-long-bonus_in_hand = bonus cards
princes-long-recruiting_in_hand = recruiting cards
princes-long-prestige_cards = prestige cards
princes-short-jesters = J
princes-short-builders = B
princes-short-works = works
princes-short-professions_in_hand = hand
princes-short-bonus_in_hand = bonus
princes-short-recruiting_in_hand = recr.
princes-short-prestige_cards = prest
princes-no-freedom = –
princes-hand = Hand
princes-with-bonus = bonus
princes-yours = Yours
princes-own-building = building { $price }
princes-own-jesters = { $count ->
    [one] 1 jester
   *[other] { $count } jesters
 }
princes-own-builders = { $count ->
    [one] 1 builder
   *[other] { $count } builders
 }
princes-own-works = { $count ->
    [one] 1 work
   *[other] { $count } works
 }
princes-own-recruiting_in_hand = { $count ->
    [one] 1 recruiting card
   *[other] { $count } recruiting cards
 }
princes-own-bonuses = Bonus
princes-own-prestige = Prestige
princes-piles = Piles
princes-supply = Supply
princes-freedoms = freedoms
princes-open-money = Florins
princes-auction = Auction
princes-auction-buyer = { $who ->
    [you] you have bought
   *[other] { $prince } has bought
 }
princes-auction-opens = next to open: { $prince }
princes-auction-free = free
princes-auction-opener = opened by
princes-auction-in = in
princes-auction-passed = passed
princes-auction-done = done
princes-turn = Turn { $number } of { $players }
princes-actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
 }
princes-at-work = { $profession } at { $value }
princes-best-works = works

# --- what is asked --------------------------------------------------------------------------------------------------

princes-ask-return = Professions: return one of the four
princes-why-return = You keep three. Everybody chooses at once; nobody sees what you return.
princes-ask-open = Auction: put up an item for { $price }, or give up
princes-why-open = You have { $florins } fl; outbid, you open again. Or: open lake up to 900
princes-ask-take = Auction: take an item for { $price }, or nothing
princes-why-take = You have { $florins } fl. You are the last free player: nobody bids against you.
princes-ask-bid = { $can ->
    [yes] Auction: bid { $bid } for { $item }, or pass
   *[no] Auction: { $bid } for { $item } is more than you have; pass
 }
princes-why-bid = { $can ->
    [yes] { $prince } leads; you have { $florins } fl. Or give a maximum: up to 900
   *[no] { $prince } leads; you have { $florins } fl.
 }
princes-ask-place = Estate: place { $piece }
princes-why-place = { $places ->
    [one] One place.
   *[other] { $places } places.
 } Type the corner’s cell and the map’s number: { $example } (? { $example } shows it)
princes-ask-keep = { $deck ->
    [profession] Professions: keep one
    [bonus] Bonus cards: keep one
   *[prestige] Prestige cards: keep one
 }
princes-why-keep = { $deck ->
    [profession] The work value now, and with each missing wish. The others go under the pile.
    [bonus] What each would add to a work made now. The others go under the pile.
   *[prestige] Points alone/tied, and what it would bring if the game ended now.
 }
princes-ask-under = { $deck ->
    [profession] Professions: put the next card under the pile
    [bonus] Bonus cards: put the next card under the pile
   *[prestige] Prestige cards: put the next card under the pile
 }
princes-why-under = { $count ->
    [one] One card left.
   *[other] { $count } cards left, the first nearest to the top. For this order type rest
 }
princes-ask-recruit = Recruiting: take a profession from a rival, or keep the card
princes-why-recruit = The number is what a work by it would be worth now.
princes-ask-turn = { $count ->
    [0] Your turn: recruit, or end it
    [one] Your turn: one action left
   *[other] Your turn: { $count } actions
 }
princes-why-turn = A work needs { $minimum } this round. Type professions to see all wishes.
princes-ask-add = Work: add a bonus card to { $value }
princes-why-add = { $profession }, this round’s minimum is { $minimum }. A bonus card is played once.
princes-ask-exchange = Work: choose how many prestige points to buy
princes-why-exchange = { $profession } { $value }: the bank pays { $florins }. Each point costs { $price } of it, now or never.
princes-waiting = { $prince } is to act.
princes-waiting-return = Everybody is choosing professions.

# --- choices -----------------------------------------------------------------------------------------------------------

princes-plus-points = { $points } PP
princes-sells = −{ $points } PP
princes-now-points = now { $points }
princes-up-to = ({ $value } with bonus)
princes-choice-return = { $profession }: { $wishes }
princes-choice-raise = bid { $price } ({ $left } fl left)
princes-choice-pass = pass
princes-choice-give-up = buy nothing this round
princes-choice-hold = keep the card
princes-choice-draw-profession = { $count ->
    [one] profession (the last)
   *[other] profession (1 of { $count })
 }
princes-choice-draw-bonus = { $count ->
    [one] bonus card (the last)
   *[other] bonus card (1 of { $count })
 }
princes-choice-sell = sell { $points } PP for { $florins }
princes-choice-end = { $unused ->
    [0] end the turn
    [one] end the turn (1 action unused)
   *[other] end the turn ({ $unused } actions unused)
 }
princes-choice-done = no more: the work is worth { $value }
princes-group-work = Work
princes-group-build = Build ({ $price })
princes-group-introduce = Freedom ({ $price })
princes-group-draw = Card ({ $price })
princes-group-buy = Buy ({ $price })
princes-group-recruit = Recruit
princes-words-raise = bid, raise
princes-words-pass = pass
princes-words-give-up = give up, nothing
princes-words-hold = keep, hold
princes-words-end = end
princes-words-done = done, no more
princes-words-sell = sell
princes-words-profession = profession
princes-words-bonus = bonus
princes-limit-said = Up to { $most } for { $item }: the table bids for you.
princes-limit-sells = Beyond your { $florins } fl it sells prestige points: up to { $points } PP.
princes-limit-low = The lowest bid now is { $least }: { $most } is too little. Give more, or pass.
princes-limit-poor = { $least } for { $item } is more than you can pay. You can only pass.
princes-limit-when = A maximum goes with a bid: “up to 900” when you are asked to bid, or “open lake up to 900”.
princes-rest-said = The other cards are back under the pile.

# --- the log: one line per kind of event ---------------------------------------------------------------------------

princes-log-returned = You return a profession: { $profession }.
princes-log-start = Before round 1
princes-log-heading = Round { $round } · { $phase ->
    [auction] Auctions
   *[actions] Actions
 }
princes-log-round-began = Round { $round } begins with { $prince }. Works need { $minimum }.
princes-log-auction = { $item }:
princes-log-opened = { $who ->
    [you] you open with { $bid }
   *[other] { $prince } opens with { $bid }
 }
princes-log-raised = { $who ->
    [you] you { $bid }
   *[other] { $prince } { $bid }
 }
princes-log-passed = { $who ->
    [you] you pass
   *[other] { $prince } passes
 }
princes-log-gave-up = { $who ->
    [you] You buy nothing this round.
   *[other] { $prince } buys nothing this round.
 }
princes-log-bought = { $auction ->
    [yes] { $who ->
        [you] You buy { $item } for { $price }.
       *[other] { $prince } buys { $item } for { $price }.
     }
   *[no] { $who ->
        [you] You are the last and take { $item } for { $price }.
       *[other] { $prince } is the last and takes { $item } for { $price }.
     }
 }
princes-log-markers-taken = The auctions are over.
princes-log-sold = { $who ->
    [you] You sell { $points } PP for { $florins }.
   *[other] { $prince } sells { $points } PP for { $florins }.
 }
princes-log-placed = Place: { $cells }.
princes-log-built = { $who ->
    [you] You build { $building } for { $price }.
   *[other] { $prince } builds { $building } for { $price }.
 }
princes-log-introduced = { $who ->
    [you] You introduce { $freedom } for { $price }.
   *[other] { $prince } introduces { $freedom } for { $price }.
 }
princes-log-looked = { $who ->
    [you] You look at
   *[other] { $prince } looks at
 } { $count } { $deck ->
    [profession] { $count ->
        [one] profession
       *[other] professions
     }
    [bonus] { $count ->
        [one] bonus card
       *[other] bonus cards
     }
   *[prestige] { $count ->
        [one] prestige card
       *[other] prestige cards
     }
 }{ $price ->
    [0] .
   *[other] {""} for { $price }.
 }
princes-log-kept = You keep: { $card }.
princes-log-put-under = Under the pile: { $cards }.
princes-log-held-recruiting = The card goes into hand.
princes-log-recruited = { $who ->
    [you] You recruit: { $profession }, from { $other }.
   *[other] { $prince } recruits: { $profession }, from { $from ->
        [you] you
       *[other] { $other }
     }.
 }
princes-log-bonus-played = { $who ->
    [you] You add: { $cards }.
   *[other] { $prince } adds: { $cards }.
 }
princes-log-work-made = { $who ->
    [you] You show
   *[other] { $prince } shows
 } a work { $work }: { $value }. { $returned ->
    [0] { $florins } fl.
   *[other] { $florins ->
        [0] All { $returned } fl into prestige.
       *[other] { $florins } fl, and { $returned } into prestige.
     }
 }
princes-log-turn-ended = { $who ->
    [you] You end your turn;
   *[other] { $prince } ends the turn;
 } { $unused ->
    [one] one action is unused.
   *[other] { $unused } actions are unused.
 }
princes-log-scored = +{ $points } PP.
princes-log-best-work = { $count ->
    [0] Nobody has shown a work this round.
    [one] The best work of the round, { $value }: { $princes }.
   *[other] The best works of the round, { $value } each: { $princes }.
 }
princes-log-prestige-revealed = { $prince }: { $card }, { $points } PP.
princes-log-purses-opened = Florins left: { $purses }.
princes-log-game-ended = { $winner ->
    [you] You win with { $points } PP.
    [several] { $princes } share the win with { $points } PP.
   *[other] { $princes } wins with { $points } PP.
 }

# --- the account at the end ------------------------------------------------------------------------------------------

princes-account = The account
princes-source-exchange = works
princes-source-best-work = best
princes-source-building = build
princes-source-landscape = lands
princes-source-builder = bldrs
princes-source-prestige-card = cards
princes-source-sold = sold
princes-account-total = PP
princes-account-florins = fl

# --- pages ---------------------------------------------------------------------------------------------------------

princes-column-profession = Profession
princes-column-building = {"  "}building
princes-column-landscape = {" "}landscape
princes-column-freedom = {" "}freedom
princes-column-where = where
princes-where-unseen = unseen
princes-where-hand = your hand
princes-where-looking = before you
princes-where-pile = in the pile
princes-page-bonuses = Your bonus cards
princes-page-prestige = Your prestige cards
princes-page-played = Bonus cards out of the game
princes-page-pile = { $deck ->
    [profession] Profession pile
    [bonus] Bonus pile
   *[prestige] Prestige pile
 } ({ $count })
princes-page-somewhere = somewhere in it:
princes-help =
    up to 900      bid for you, 100 at a time, up to 900; to open: open lake up to 900
    professions    all 21 with their wishes, and who has played which
    cards          your cards and what they are worth, and what you know of the piles

# --- the rules in our words; the ids are rows of docs/rules/princes.md ---------------------------------------------------

princes-explain-return =
    Of the four professions dealt to you, three stay in your hand and one goes back, unseen by the others (P-SETUP-4, P-SETUP-5, P-VIS-2). A profession makes one work; the work is worth 4 more with its building, 3 more with its landscape and 3 more with its freedom in your estate (P-WORK-7 to P-WORK-9). Professions that share a wish help each other.
princes-explain-open =
    The opener puts up one item at 200, which is his bid (P-AUC-6, P-AUC-7). Clockwise the free players raise by exactly 100 or pass (P-AUC-9, P-AUC-10). Whoever buys is out of this round’s auctions, and the pile is closed (P-AUC-2, P-AUC-15). If somebody else wins, you open again (P-AUC-18).
    Giving up means no purchase and no bid in this round (P-AUC-17). No fourth builder, no landscape without a place (P-OQ-10, P-OQ-6).
princes-explain-take =
    Only you have neither bought nor given up: one item from an open pile is yours for 200, without an auction (P-AUC-23), or you take nothing (P-AUC-24).
princes-explain-bid =
    A raise is exactly 100 more; a pass is for this item only (P-AUC-9, P-AUC-11, P-AUC-12). The last bidder pays and takes the item (P-AUC-14). If your florins do not suffice, prestige points are sold at 100 each, as few as needed (P-OQ-1, P-MON-2).
    “up to 900” lets the table raise for you, step by step, and pass when the next step is above it.
princes-explain-place =
    A piece lies inside the walls, on free cells, turned as you like; a building may be turned over as well (P-LAND-3, P-BUILD-9 to P-BUILD-12). Landscapes may touch anything (P-LAND-2). Until your second builder, a building may not share a side with a building or the palace; corners may touch (P-BUILD-13 to P-BUILD-17). Nothing is ever moved (P-BUILD-20).
    Each map is one way to lie; the sign in the outline is the corner that names the place, and the maps show where that corner may be.
princes-explain-keep =
    You look at the top five cards of the pile, or at all if there are fewer, and keep exactly one (P-PROF-2, P-PROF-3, P-BONUS-2, P-BONUS-3, P-PCARD-1, P-PCARD-2). The others go under the pile as you like (P-OQ-11). A prestige card counts at the end of the game only (P-PCARD-4).
princes-explain-under =
    The cards you did not keep go under the pile; you choose their order, and only you know it (P-PROF-4, P-PCARD-3, P-BONUS-4, P-VIS-7). The first one lies nearest to the top (P-OQ-11). The page “cards” remembers it for you.
princes-explain-recruit =
    A recruiting card takes a profession that lies face up beside a rival’s estate into your hand; the recruiting card stays there in its place (P-REC-2). Use it now or keep it for any of your turns (P-REC-1, P-REC-4, P-REC-5). The profession may make one more work for you (P-REC-12).
princes-explain-turn =
    Up to two actions: a work, a building, a profession, a freedom, a bonus card (P-ACT-2, P-ACT-5); profession and freedom once a turn (P-ACT-8, P-ACT-9). A work is worth 4 for its building, 3 for its landscape, 3 for its freedom, 2 for each jester, 1 for each profession or recruiting card you have, and its bonus cards; it must reach the round’s minimum (P-WORK-2, P-WORK-7 to P-WORK-12).
    The bank pays 100 a point, and 200 of that may buy a prestige point at once (P-WORK-16 to P-WORK-20). A building brings 3 PP and costs 700, 300 with a builder, nothing with three (P-BUILD-1 to P-BUILD-6). Recruiting is no action (P-REC-6). The best work of the round brings 3 PP (P-BEST-2).
princes-explain-add =
    Any number of bonus cards may go with a work, before its value is fixed; each is used once (P-BONUS-6, P-BONUS-10, P-OQ-26). They count what you have now, the profession just played being on the table (P-OQ-27). Below the minimum you must add more.
princes-explain-exchange =
    The bank pays 100 florins a point of work value (P-WORK-16). Of this payment you may give back 200 for each prestige point, at once and never later (P-WORK-17 to P-WORK-20). Selling points later brings only 100 each (P-MON-3).

princes-note-forest = You place it at once; +3 for works that wish for a forest (P-LAND-1, P-LAND-5). It brings { $points } PP (P-LAND-9).
princes-note-lake = You place it at once; +3 for works that wish for a lake (P-LAND-1, P-LAND-6). It brings { $points } PP (P-LAND-9).
princes-note-park = You place it at once; +3 for works that wish for a park (P-LAND-1, P-LAND-7). It brings { $points } PP (P-LAND-9).
princes-note-jester = Each of your works is worth 2 more (P-JEST-2). It brings { $points } PP (P-JEST-3).
princes-note-builder = The first lowers the price of buildings to 300, the second lets them touch, the third makes them free (P-BLDR-2 to P-BLDR-4). This one brings { $points } PP (P-BLDR-5 to P-BLDR-7).
princes-note-prestige_card = You look at five and keep one face down for the end (P-PCARD-1, P-PCARD-2). Now it brings { $points } PP.
princes-note-recruiting_card = Take a profession from a rival’s table, now or later; it counts as a card for your works (P-REC-1, P-REC-9). Now it brings { $points } PP.
princes-about-return = You give back the { $profession }, who wishes for { $building }, { $landscape } and { $freedom }. (P-SETUP-5, P-COMP-13)
princes-about-open = You put up { $item } and bid { $price }; if nobody raises, { $left } fl are left{ $sold ->
    [0] {""}
    [one] , and { $sold } PP is sold
   *[other] , and { $sold } PP are sold
 }. { $note }
princes-about-take = You take { $item } for { $price }; { $left } fl are left{ $sold ->
    [0] {""}
    [one] , and { $sold } PP is sold
   *[other] , and { $sold } PP are sold
 }. { $note }
princes-about-raise = You bid { $price } for { $item }. If nobody goes on, you pay and { $left } fl are left{ $sold ->
    [0] {""}
    [one] ; { $sold } PP is sold for it
   *[other] ; { $sold } PP are sold for it
 }. (P-AUC-9, P-AUC-14, P-OQ-1)
princes-about-pass = You leave this item to { $prince } at { $bid }, or to who goes on; you may bid on later ones. (P-AUC-11, P-AUC-12)
princes-about-give-up = You buy nothing and bid nothing more in this round. (P-AUC-17, P-AUC-24)
princes-about-place = You place { $piece } on { $cells }. { $price ->
    [-1] (P-LAND-1)
   *[other] You pay { $price }, { $left } fl are left; 3 PP. (P-BUILD-1, P-BUILD-7)
 }
princes-about-keep-profession = { $card }: a work now is worth { $value }, with all wishes and your bonus cards { $best }. (P-PROF-3)
princes-about-keep-bonus = { $card }: +{ $value } for a work made now. (P-BONUS-9)
princes-about-keep-prestige = { $card }: { $points } PP if the game ended now. (P-PCARD-4)
princes-about-under = { $card } goes under the pile next. (P-OQ-11)
princes-about-work = You show a work { $work }: { $value } without bonus cards, { $most } with all of them; the minimum is { $minimum }. { $value } brings { $florins } fl. (P-WORK-2, P-WORK-16)
princes-about-build = You build { $building } for { $price }: { $points } PP; { $left } fl are left{ $sold ->
    [0] {""}
    [one] , and { $sold } PP is sold
   *[other] , and { $sold } PP are sold
 }. { $places ->
    [one] One place is open.
   *[other] { $places } places are open.
 } { $fans ->
    [0] No profession in your hand wishes for it.
   *[other] Wished for by: { $names }.
 } (P-BUILD-1, P-BUILD-7, P-BUILD-21)
princes-about-introduce = You introduce { $freedom } for { $price }; { $left } fl are left{ $sold ->
    [0] {""}
    [one] , and { $sold } PP is sold
   *[other] , and { $sold } PP are sold
 }. { $fans ->
    [0] No profession in your hand wishes for it.
   *[other] Wished for by: { $names }.
 } (P-FREE-1, P-FREE-3)
princes-about-draw = You pay { $price } and look at { $count } { $deck ->
    [profession] { $count ->
        [one] profession; you keep it. (P-PROF-1 to P-PROF-3)
       *[other] professions; one stays with you. (P-PROF-1 to P-PROF-3)
     }
   *[other] { $count ->
        [one] bonus card; you keep it. (P-BONUS-1 to P-BONUS-3)
       *[other] bonus cards; one stays with you. (P-BONUS-1 to P-BONUS-3)
     }
 } { $left } fl are left{ $sold ->
    [0] {""}
    [one] , and { $sold } PP is sold
   *[other] , and { $sold } PP are sold
 }.
princes-about-recruit = You take the { $profession } from { $other } and leave the recruiting card there. A work by it is worth { $value } now; the minimum is { $minimum }. (P-REC-2, P-REC-8)
princes-about-hold = The recruiting card goes into your hand; you may use it in any of your turns. (P-REC-4, P-REC-5)
princes-about-sell = You give up 1 PP for { $florins } and have { $left } fl. Points bought with a work cost twice that. (P-MON-2, P-MON-3)
princes-about-end = Your turn is over. { $unused ->
    [0] Both actions are used.
    [one] One action is lost.
   *[other] { $unused } actions are lost.
 } (P-ACT-2, P-OQ-12)
princes-about-add = { $card }: +{ $value }, the work is worth { $total }. The card leaves the game. (P-BONUS-8, P-BONUS-10)
princes-about-done = The work stays at { $value }; the bank pays { $florins }. (P-WORK-6, P-WORK-16)
princes-about-exchange = You keep { $florins } fl of the payment and buy { $points } PP: { $prestige } PP in all. (P-WORK-17, P-WORK-18)
