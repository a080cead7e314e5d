# Fresco: The Card Game: cards, tiles, prompts, choices, the log and the rules behind each decision.

cards-title = Fresco: The Card Game
cards-letter-market = m
cards-letter-workshop = w
cards-pile-market = market
cards-pile-workshop = workshop { $pile }
cards-tile-turn = quarter
cards-tile-swap = swap+
cards-tile-request = request
cards-tile-paint = paint
cards-points-between = { $least }–{ $most } VP

# --- the table --------------------------------------------------------------------------------------------------

cards-ends = the end at { $sections } sections
cards-supply-bishop = Favourite
cards-supply-tiles = Tiles
cards-supply-market = Market
cards-supply-workshop = Workshop
cards-supply-discards = used
cards-no-favourite = no colour
cards-left = ({ $left } left)
cards-section-gone = restored
cards-column-sections = sections
cards-column-hand = hand
cards-column-tiles = tiles
cards-known = known:
cards-hand = Hand
cards-laid = On the table

# --- what is asked --------------------------------------------------------------------------------------------------

cards-ask-choice = Your turn: restore, swap or pass
cards-why-choice = { $sections ->
    [0] Your cards pay for no section of the row yet; a swap brings new ones.
    [one] Your cards pay for one section of the row.
   *[other] Your cards pay for { $sections } sections of the row.
 }
cards-ask-lay = Swap: choose the cards you give, then lay them open
cards-why-lay = { $cards ->
    [0] Each card fetches what it shows at its foot. Several at once: 1 3 5
   *[other] So far they fetch: market { $market }, workshop { $workshop }{ $either ->
        [0] {""}
       *[other] , and as you choose for { $either }
     }.
 }
cards-ask-draw = { $left ->
    [0] Swap: choose what { $card } fetches
   *[other] Swap: choose the pile of the next card
 }
cards-why-draw = { $left ->
    [0] It bears both symbols; only those you choose count.
    [one] One workshop card is still to come.
   *[other] { $left } workshop cards are still to come; you see each before you choose the next.
 }
cards-ask-pay = { $half ->
    [yes] Restore { $section }: choose the other half for { $paints } { $colour }
   *[no] Restore { $section }: choose what pays for { $paints } { $colour }
 }
cards-why-pay = { $points } VP so far, { $most } at most: each { $bishop } and each mix turns it to the next number.
cards-ask-reward = { $take ->
    [no] Reward: turn { $section } once more, or be done
   *[yes] { $turn ->
        [yes] Reward: turn { $section } once more, or take a tile
       *[no] Reward: take an action tile
     }
 }
cards-why-reward = { $section } stands at { $points } VP. { $turn ->
    [yes] Once a tile is taken it turns no more.
   *[no] One tile for each section you restore.
 }
cards-ask-more = { $open ->
    [restore] { $restored ->
        [0] Restoring: choose a section, or say done
       *[other] Restoring: choose another section, or say done
     }
    [request] End of your turn: play a request tile, or say done
   *[nothing] Restoring: say done
 }
cards-why-more = { $allowed ->
    [any] You may restore as many sections as you can pay for.
    [0] No more sections this turn.
    [one] The tile allows one more section.
   *[other] The tile allows { $allowed } sections.
 }
cards-ask-give = { $painter } asks for { $paints } { $colour }: choose the card you give
cards-why-give = You must give one card of that colour. Nobody else sees which.
cards-ask-discard = { $over ->
    [one] Hand: discard a card
   *[other] Hand: discard { $over } cards, one by one
 }
cards-why-discard = You hold { $held } cards; at the end of your turn { $limit } are allowed.

# --- choices -----------------------------------------------------------------------------------------------------------

cards-choice-swap = swap
cards-choice-swap-and-restore = swap, then restore
cards-choice-reveal = { $cards ->
    [one] lay it open
   *[other] lay them open
 }
cards-choice-pass = pass
cards-choice-done = done
cards-choice-half = half
cards-choice-turn = turn the section
cards-choice-turn-gain = ({ $gain })
cards-choice-take-worth = ({ $points } VP if kept)
cards-choice-draw-cards = { $cards } cards
cards-group-restore = Restore
cards-group-request = Request
cards-group-take = Take
cards-words-swap = swap
cards-words-reveal = lay open
cards-words-pass = pass
cards-words-turn = turn
cards-words-done = done

# --- the log: one line per kind of event ---------------------------------------------------------------------------

cards-log-heading = Round { $round }
cards-log-turn-began = Round { $round } begins.
cards-log-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $painter } draws { $cards }.
 }
cards-log-drew-card = You draw { $cards }.
cards-log-swapped = { $who ->
    [you] You swap { $cards } for { $drawn }.
   *[other] { $painter } swaps { $cards } for { $drawn }.
 }
cards-log-laid = { $who ->
    [you] You lay { $cards } open.
   *[other] { $painter } lays { $cards } open.
 }
cards-log-discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $painter } discards { $cards }.
 }
cards-log-reshuffled = The { $pile } pile is shuffled anew: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
cards-log-draw-lost = { $who ->
    [you] There is nothing left for you to draw: { $cards ->
        [one] one card is lost.
       *[other] { $cards } cards are lost.
     }
   *[other] There is nothing left for { $painter } to draw: { $cards ->
        [one] one card is lost.
       *[other] { $cards } cards are lost.
     }
 }
cards-log-passed = { $who ->
    [you] You pass.
   *[other] { $painter } passes.
 }
cards-log-restored = { $who ->
    [you] You restore { $section } with { $paid }: { $points } VP{ $turns ->
        [0] {""}
        [one] , one quarter turn
       *[other] , { $turns } quarter turns
     }.
   *[other] { $painter } restores { $section } with { $paid }: { $points } VP{ $turns ->
        [0] {""}
        [one] , one quarter turn
       *[other] , { $turns } quarter turns
     }.
 }
cards-log-turned = { $who ->
    [you] You turn { $section } with { $tile }: { $points } VP.
   *[other] { $painter } turns { $section } with { $tile }: { $points } VP.
 }
cards-log-tile-taken = { $who ->
    [you] You take the tile { $tile }.
   *[other] { $painter } takes the tile { $tile }.
 }
cards-log-tile-used = { $who ->
    [you] You use the tile { $tile }.
   *[other] { $painter } uses the tile { $tile }.
 }
cards-log-requested = { $who ->
    [you] You ask everybody for { $paints } { $colour } ({ $tile }).
   *[other] { $painter } asks everybody for { $paints } { $colour } ({ $tile }).
 }
cards-log-gave = { $painter } gives { $other } a card: { $cards }.
cards-log-gave-card = You give { $other } { $cards }.
cards-log-got-card = { $other } gives you { $cards }.
cards-log-showed-hand = { $who ->
    [you] You have no card of the colour asked for and show { $other } your hand.
   *[other] { $painter } has none and shows { $other } the whole hand.
 }
cards-log-saw-hand = { $other } has none and shows you: { $cards }.
cards-log-tiles-refilled = New tiles: { $tiles }.
cards-log-row-refilled = New in the row: { $sections }.
cards-log-favourite-changed = { $colour ->
    [none] The bishop has no favourite colour any more.
   *[other] The bishop favours { $paints } { $colour }.
 }
cards-log-end-called = { $reason ->
    [no-sections] No section is left.
   *[sections] { $who ->
        [you] You have restored enough sections.
       *[other] { $painter } has restored enough sections.
     }
 } This is the last round.
cards-log-game-ended = The game is over. { $count ->
    [one] { $who ->
        [you] You win with { $points } VP.
       *[other] { $painter } wins with { $points } VP.
     }
   *[other] Shared win with { $points } VP: { $painters }.
 }

# --- the account at the end ------------------------------------------------------------------------------------------

cards-source-sections = sections
cards-source-symbols = symbols
cards-source-mixes = mixes
cards-source-favourite = bishop
cards-source-turns = quarters
cards-source-tiles = tiles

# --- the rules in our words; the ids are rows of docs/rules/fresco-cards.md ------------------------------------------------

cards-explain-signs = On a card: its paint; { $half } and a paint, half a bottle of that blend; { $bishop } a bishop symbol; m or w, what it fetches from market or workshop.
cards-explain-choice = You have drawn a market card (C-DRAW-1). Now do one thing: restore one or several sections of the row, swap cards, or pass (C-CHOICE-1, C-RESTORE-8). A section takes the three paints it shows (C-RESTORE-2) and brings you its number and an action tile (C-RESTORE-6). A request tile may be played besides (C-TILE-8); a swap+ tile lets you swap and then restore up to two sections (C-TILE-5, C-TILE-6).
cards-explain-lay = Lay as many cards as you like (C-SWAP-1). Each draws as many cards as it has symbols: m from the market, w from a workshop pile of your choice (C-SWAP-3 to C-SWAP-7). With both symbols you choose one kind (C-SWAP-5). Once they lie open, all draws are made (C-OQ-15).
cards-explain-draw = For each workshop symbol you choose a pile anew, and look at the card before you choose again (C-SWAP-7, C-SWAP-8). A card with both symbols fetches either kind, never some of each (C-SWAP-5, C-OQ-16).
cards-explain-pay = Each paint of the section is paid with one card of its colour, a paint tile, or a mix: two cards with half a bottle of that blend (C-RESTORE-2, C-TILE-15, C-MIX-2, C-OQ-17). The section starts on its red number; each { $bishop } on the cards, each mix and the favourite colour give it a quarter turn to the next number, three at most (C-RESTORE-5, C-MIX-4, C-BISHOP-1, C-RESTORE-10).
cards-explain-reward = For each restored section you take one of the open action tiles (C-RESTORE-6). Before that, quarter-turn tiles you already hold may turn the section further, three quarter turns in all (C-TILE-1, C-TILE-4, C-OQ-8). Quarter-turn and paint tiles that you keep to the end count 1 VP each (C-TILE-3, C-TILE-17).
cards-explain-more = You may restore further sections with the cards and tiles you still have (C-RESTORE-8, C-RESTORE-9); row and tiles are filled up only afterwards (C-RESTORE-12). After a swap+ tile two sections are the limit (C-TILE-6). A request tile may still be played (C-OQ-1).
cards-explain-give = A request tile names a colour, and everybody else who has a card of it gives one, of his own choice (C-TILE-9, C-TILE-10, C-OQ-22). Who has none shows the hand (C-TILE-13).
cards-explain-discard = At the end of your turn you hold at most 7 cards and discard the rest as you choose (C-HAND-1, C-HAND-2). All may see the discards (C-OQ-30).

cards-about-lay = You set { $cards } aside. It fetches { $both ->
    [yes] { $market } from the market or { $workshop } from the workshop
   *[no] { $market ->
        [0] { $workshop } from the workshop
       *[other] { $market } from the market
     }
 }. Nobody sees it before you lay it open. (C-SWAP-1, C-SWAP-3 to C-SWAP-6)
cards-about-reveal = You lay { $cards } open and draw what they fetch; afterwards they are discarded. (C-SWAP-9, C-SWAP-10)
cards-about-pay = You use { $cards } { $mix ->
    [yes] as half of a mix for { $paints } { $colour }
   *[no] for { $paints } { $colour }
 }. The section then stands at { $points } VP ({ $turns ->
    [one] 1 quarter turn
   *[other] { $turns } quarter turns
 }). { $mix ->
    [yes] (C-MIX-2, C-MIX-4)
   *[no] (C-RESTORE-2, C-RESTORE-5)
 }
cards-about-pay-tile = Your paint tile stands for { $paints } { $colour } and leaves the game; kept to the end it would be worth { $costs } VP. The section then stands at { $points } VP. (C-TILE-15 to C-TILE-17)
cards-about-give = { $painter } gets { $cards }, unseen by the others. (C-TILE-10, C-OQ-22)
cards-about-discard = { $cards } goes to its discards. (C-HAND-2, C-HAND-3)
cards-about-swap = You give cards and draw others, and restore nothing this turn. (C-CHOICE-2, C-SWAP-1)
cards-about-swap-and-restore = The swap+ tile is spent at once; you swap at least one card and may then restore one or two sections. (C-TILE-5 to C-TILE-7, C-OQ-2)
cards-about-request = Everybody else who has { $paints } { $colour } gives you one card of it; who has none shows you the hand. The tile is spent. (C-TILE-9 to C-TILE-14)
cards-about-restore = { $section } takes { $paints } and brings { $points }, before any quarter-turn tile{ $favourite ->
    [yes] ; it uses the favourite colour, which turns it by a quarter
   *[no] {""}
 }. (C-RESTORE-2, C-RESTORE-5, C-BISHOP-1)
cards-about-pass = You keep your cards and end your turn. (C-PASS-2, C-PASS-3)
cards-about-draw = You draw { $cards ->
    [one] one card
   *[other] { $cards } cards
 } from this pile: { $pile }; { $left ->
    [0] it is empty, so its discards are shuffled first
    [one] one card lies there
   *[other] { $left } cards lie there
 }. (C-SWAP-3 to C-SWAP-8, C-DRAW-2)
cards-about-turn = { $section } turns to { $points } VP, { $gain } more. The tile leaves the game; kept to the end it would be worth { $costs } VP. (C-TILE-1 to C-TILE-4)
cards-about-take = You take { $tile }: { $sort ->
    [turn] it gives a section you restore later one more quarter turn, or is worth { $points } VP at the end. (C-TILE-1, C-TILE-3)
    [swap] in a later turn you swap and then restore up to two sections. (C-TILE-5, C-TILE-6)
    [request] it makes everybody else give you a card of a colour you name. (C-TILE-8 to C-TILE-10)
   *[paint] it pays for that paint in a restoration, or is worth { $points } VP at the end. (C-TILE-15, C-TILE-17)
 }
cards-about-done = { $step ->
    [reward] You leave the section as it is. (C-OQ-24)
   *[other] You restore nothing more this turn. (C-CHOICE-3, C-RESTORE-12)
 }
