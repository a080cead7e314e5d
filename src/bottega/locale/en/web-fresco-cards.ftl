# Fresco: The Card Game in the browser: what only a drawn table needs. The rest is in fresco-cards.ftl.

web-cards-round = Round { $round } · ends at { $sections } sections
web-cards-round-last = Round { $round } · the last round
# Under one another, beside the tools of a phone.
web-cards-round-short = Round { $round }
web-cards-end-short = end: { $sections } sections
web-cards-unit = VP
web-cards-points = { $points } VP
web-cards-or = or

# --- cards, tiles, piles and sections in words -----------------------------------------------------------------

web-cards-card = { $colour }{ $half ->
    [none] {""}
   *[other] , half bottle of { $half }
 }{ $bishop ->
    [0] {""}
    [one] , bishop symbol
   *[other] , { $bishop } bishop symbols
 }
web-cards-whole-card = { $card }; { $fetches }
web-cards-fetches = fetches { $kind ->
    [market] { $market } from the market
    [workshop] { $workshop } from the workshop
   *[either] { $market } from the market or { $workshop } from the workshop
 }
web-cards-tile = { $sort ->
    [turn] Quarter turn
    [swap] Swap and restore
    [request] Request
   *[paint] Paint: { $colour }
 }
web-cards-tile-short = { $sort ->
    [turn] to the next number
    [swap] do both in a turn
    [request] ask all for a colour
   *[paint] stands for one paint
 }
web-cards-tile-use = { $sort ->
    [turn] gives a section you restore one more quarter turn, to the next number, or is worth { $points } VP at the end
    [swap] in one turn, swap and then restore up to two sections
    [request] everybody else gives you a card of a colour you name
   *[paint] pays for that paint in a restoration, or is worth { $points } VP at the end
 }
web-cards-tile-kept = { $points } VP if kept
web-cards-tile-now = now { $points } VP{ $costs ->
    [0] {""}
   *[other] , kept { $costs }
 }
web-cards-tile-taken = This tile has been taken
web-cards-pile-facts = { $pile }: { $left ->
    [0] nothing left to draw, the discards will be shuffled
    [one] one card to draw
   *[other] { $left } cards to draw
 }, { $used } discarded
web-cards-pile-holds = In all: { $holds }
web-cards-discards = Discarded, { $pile }: { $cards }
web-cards-backs = { $count } in hand from the pile: { $pile }
web-cards-section = Section of { $paints }: { $points } points for none to three quarter turns{ $favourite ->
    [yes] ; it takes the bishop’s favourite colour, which turns it by a quarter
   *[no] {""}
 }
web-cards-section-now = Section of { $paints }, { $turns ->
    [0] not turned
    [one] one quarter turn
   *[other] { $turns } quarter turns
 }: { $points } VP
web-cards-gone = Restored; a new section comes at the end of the turn
web-cards-favourite = The bishop’s favourite colour is { $colour }: a section that takes it gets a quarter turn. { $left ->
    [0] It is the last.
    [one] One more colour will follow.
   *[other] { $left } more will follow.
 }
web-cards-no-favourite = The bishop has no favourite colour any more
web-cards-favourite-short = favourite

# --- the parts of the table --------------------------------------------------------------------------------------

web-cards-offer = On offer
web-cards-tiles = Action tiles; you take one for each section you restore
web-cards-own-tiles = Your action tiles
web-cards-asks = Ask for a colour
web-cards-hand = Your hand: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, { $limit } allowed at the end of your turn
web-cards-walls = What each player has restored
web-cards-wall-bare = nothing restored yet
web-cards-no-cards = You have no cards in hand.
web-cards-empty-hand = no cards
web-cards-set-aside = Set aside; undo takes it back
web-cards-not-this-one = This card does not serve here
web-cards-not-now = Nothing to do with it now
web-cards-progress = { $restored } of { $end } sections
web-cards-score = { $points } VP: { $sections } for sections, { $tiles } for tiles kept
web-cards-builder = { $stage ->
    [pay] Restoration: what you pay
    [lay] Swap: what you lay
    [swap] Swap: cards laid open
    [request] Request
    [last] The last restoration
   *[guide] How a section makes points
 }

# --- restoring -----------------------------------------------------------------------------------------------------

web-cards-slot-tile = paint tile
web-cards-slot-mix = a mix: quarter turn
web-cards-slot-bishop = { $bishops ->
    [one] bishop symbol: quarter turn
   *[other] { $bishops } bishop symbols: { $bishops } quarter turns
 }
web-cards-slot-favourite = favourite: quarter turn
web-cards-slot-now = choose a card
web-cards-slot-half = choose the other half
web-cards-term = { $cause ->
    [sections] Red number
    [symbols] { $count ->
        [one] Bishop symbol
       *[other] { $count } bishop symbols
     }
    [mixes] { $count ->
        [one] Mix
       *[other] { $count } mixes
     }
    [favourite] Favourite colour
   *[turns] { $count ->
        [one] Quarter-turn tile
       *[other] { $count } quarter-turn tiles
     }
 }
web-cards-total = { $turns ->
    [0] No quarter turn
    [one] One quarter turn
   *[other] { $turns } quarter turns
 }
web-cards-so-far = { $turns ->
    [0] No quarter turn yet
    [one] Sure: one quarter turn
   *[other] Sure: { $turns } quarter turns
 }
web-cards-most = { $most } VP at most
web-cards-most-reached = That is the most: three quarter turns.
web-cards-guide-open = Touch a section to restore it
web-cards-guide-none = No section can be paid yet
web-cards-guide-mix = Two half bottles of a blend stand for it, and give the section a quarter turn.
web-cards-recipe = Half bottles of { $one } and { $other } make { $blend }
web-cards-guide-red = counts
web-cards-guide-each = { $cause ->
    [symbols] Each bishop symbol
    [mixes] Each mix
   *[favourite] Favourite colour
 }
web-cards-guide-turn = quarter turn
web-cards-guide-most = Each quarter turn of the section shows the next number; three are the most.

# --- swapping and asking --------------------------------------------------------------------------------------------

web-cards-swap-lay = Your swap
web-cards-swap-open = Swap
web-cards-swap-hint = Touch the cards you give. Nobody sees them before you lay them open.
web-cards-swap-sum = { $kind ->
    [market] From the market
    [workshop] From the workshop
   *[either] One or the other
 }
web-cards-swap-total = New cards
web-cards-swap-left = { $workshop ->
    [0] { $either ->
        [0] All cards are drawn.
        [one] One card still to be decided.
       *[other] { $either } cards still to be decided.
     }
    [one] One workshop card still to draw.
   *[other] { $workshop } workshop cards still to draw.
 }
web-cards-asking = { $who ->
    [you] You ask everybody for { $paints } { $colour }
   *[other] { $painter } asks everybody for { $paints } { $colour }
 }
web-cards-asking-note = Whoever has a card of that colour gives one, of their own choice. Whoever has none shows the hand.
web-cards-answer = { $answer ->
    [gave] has given a card
    [none] has none, the hand was shown
    [now] chooses a card
   *[later] comes next
 }

# --- the beam ----------------------------------------------------------------------------------------------------

web-cards-why-choice = { $sections ->
    [0] No section can be paid for yet: a swap brings new cards.
    [one] Touch a section to restore it: your cards pay for one.
   *[other] Touch a section to restore it: your cards pay for { $sections }.
 }
web-cards-ask-more = { $open ->
    [restore] { $restored ->
        [0] Restoring: choose a section, or “Done”
       *[other] Restoring: choose another section, or “Done”
     }
    [request] End of your turn: ask for a colour, or “Done”
   *[nothing] End of your turn
 }
web-cards-why-more = { $open ->
    [restore] { $allowed ->
        [any] Touch the section. You may restore as many as you can pay for.
        [one] Touch the section. The tile allows one more.
       *[other] Touch the section. The tile allows { $allowed }.
     }
    [request] Your request tile: touch the colour that everybody is to give you.
   *[nothing] { $allowed ->
        [0] The tile allows no further section.
       *[other] Your cards pay for no further section.
     }
 }
web-cards-why-lay = { $cards ->
    [0] Each card fetches what it shows at its foot.
   *[other] So far they fetch: market { $market }, workshop { $workshop }{ $either ->
        [0] {""}
       *[other] , and as you choose for { $either }
     }.
 }
web-cards-why-pay = { $points } VP are sure, { $most } at most: each bishop symbol and each mix turns it to the next number.
web-cards-button-swap = Swap
web-cards-button-reveal = { $cards ->
    [one] Lay it open
   *[other] Lay { $cards } open
 }
web-cards-button-pass = Pass
web-cards-button-done = Done
web-cards-button-turn = One more quarter turn: { $points } VP
web-cards-wait-choice = { $painter } restores, swaps or passes
web-cards-wait-lay = { $painter } chooses cards to swap
web-cards-wait-draw = { $painter } draws new cards
web-cards-wait-pay = { $painter } restores a section
web-cards-wait-reward = { $painter } takes an action tile
web-cards-wait-more = { $painter } may restore once more
web-cards-wait-give = { $painter } gives { $who ->
    [you] you
   *[other] { $asker }
 } a card of { $paints } { $colour }
web-cards-wait-discard = { $painter } discards
web-cards-wait-reason = You may look around meanwhile: nothing you touch now is a move.
web-cards-wait-last = This is the last round.
web-cards-over = Final account
web-cards-winners = { $count ->
    [one] { $who ->
        [you] You win with { $points } VP.
       *[other] { $painter } wins with { $points } VP.
     }
   *[other] Shared win with { $points } VP: { $painters }.
 }

# --- the spoken name of each choice -----------------------------------------------------------------------------------

web-cards-name-lay = Set aside for the swap: { $card }
web-cards-name-reveal = Lay { $cards ->
    [one] the card
   *[other] the { $cards } cards
 } open: market { $market }, workshop { $workshop }{ $either ->
    [0] {""}
   *[other] , your choice for { $either }
 }
web-cards-name-pay = Pay for { $colour } with { $card }{ $mix ->
    [yes] , as half of a mix
   *[no] {""}
 }: { $points } VP, { $turns ->
    [0] no quarter turn
    [one] one quarter turn
   *[other] { $turns } quarter turns
 }
web-cards-name-pay-tile = Pay for { $colour } with your paint tile: { $points } VP{ $costs ->
    [0] {""}
   *[other] ; the tile would count { $costs } VP at the end
 }
web-cards-name-give = Give { $painter }: { $card }
web-cards-name-discard = Discard: { $card }
web-cards-name-swap = Swap cards this turn, and restore nothing
web-cards-name-swap-and-restore = Use your swap and restore tile: swap, then restore up to two sections
web-cards-name-request = Use your request tile: ask everybody for { $colour }
web-cards-name-restore = Restore the section of { $paints }: { $points }{ $favourite ->
    [yes] , with the favourite colour
   *[no] {""}
 }
web-cards-name-pass = Pass: keep your cards and end your turn
web-cards-name-draw = Draw { $cards ->
    [one] one card
   *[other] { $cards } cards
 } from the pile: { $pile }; { $left ->
    [0] it is empty, its discards are shuffled first
   *[other] { $left } left
 }
web-cards-name-turn = Use a quarter-turn tile: the section turns to { $points } VP, { $gain } more{ $costs ->
    [0] {""}
   *[other] ; the tile would count { $costs } VP at the end
 }
web-cards-name-take = Take the tile { $tile }: { $use }
web-cards-name-done = { $step ->
    [reward] Done: leave the section as it is
   *[other] Done: restore nothing more this turn
 }

# --- the end of a round, and of the game --------------------------------------------------------------------------

web-cards-summary = Round { $round } is over
web-cards-summary-lead = Nothing to decide here.
web-cards-summary-left = { $sections ->
    [one] section left in the pile
   *[other] sections left in the pile
 }
web-cards-summary-restored = Restored
web-cards-summary-restored-rule = the round in which someone reaches { $end } is the last
web-cards-summary-row = The row
web-cards-summary-row-rule = the number on top counts without a quarter turn
web-cards-summary-favour = Favourite and tiles
web-cards-summary-favour-rule = the colour that turns a section, the tiles to take
web-cards-summary-go = To round { $round }
web-cards-account-lead = { $sections } sections restored in { $rounds } rounds.
web-cards-account-end = end
web-cards-source = { $source ->
    [sections] Red numbers
    [symbols] Bishop symbols
    [mixes] Mixes
    [favourite] Favourite colour
    [turns] Quarter-turn tiles
   *[tiles] Tiles kept
 }
web-cards-tell-best = Best section
web-cards-tell-best-text = { $painter }: { $section }, { $turns ->
    [0] not turned
    [one] one quarter turn
   *[other] { $turns } quarter turns
 }
web-cards-tell-mixes = Most mixes
web-cards-tell-mixes-none = Nobody mixed paints.
web-cards-tell-swapped = Most cards swapped
web-cards-tell-swapped-none = Nobody swapped.
web-cards-tell-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
web-cards-tell-lead = Lead changed
web-cards-tell-times = { $changes ->
    [0] never
    [one] once
    [2] twice
   *[other] { $changes } times
 }
web-cards-tell-lead-text = { $changes ->
    [0] Who led first led to the end.
   *[other] Counted where one player led alone.
 }

web-cards-take-card = Touch to take it back.
