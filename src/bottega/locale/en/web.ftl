# The browser table: what surrounds the games, and the lobby.

web-title-fresco = Fresco
web-title-princes = The Princes of Florence
web-title-fresco-cards = Fresco: The Card Game
web-short-fresco = Fresco
web-short-princes = Princes of Florence
web-short-fresco-cards = The Card Game

# --- tools and menu ---
web-tools = Table tools
web-menu = Menu
web-rules-open = Rule book
web-rules-open-name = Rule book: { $game }
web-close = Close
web-no = No
web-as = You are { $name } here. Go to the seat of { $other }
web-undo = Undo
web-undo-name = Undo my last step
web-undo-tip = Take my last step back (U)
web-undo-nothing = Nothing to take back: what is seen stays seen.
web-language = Language
web-theme-day = Daylight
web-theme-candlelight = Candlelight
web-sound-on = Sound is off. Turn it on
web-sound-off = Sound is on. Turn it off
web-pref-sound = Sound
web-pref-keys = Single keys, as listed below
web-pref-waste = Ask before a waste
web-pref-final = Ask before every step that cannot be undone
web-pref-summaries = Point out the summary of each round
web-pref-notices = Tell me by a notice when it is my turn
web-keys = Keyboard
web-key-undo = undo my last step
web-key-rewind = look back, and on again
web-key-close = close
web-key-rules = the rule book, at what is asked
web-key-help = this page
web-key-arrows = move inside a board, a hand or the chronicle
web-key-tab = go through all choices
web-signs = Signs
web-sign-gold = Gold: you may
web-sign-lapis = Blue: you are here
web-sign-terracotta = Terracotta: you have chosen
web-links = Links to share
web-leave = Leave the table
web-resign = Resign
web-resign-sure = A computer will play your seat to the end. Resign?
web-resign-yes = Yes, resign
web-to-lobby = To the lobby
web-to-lobby-name = Bottega, to the lobby
web-edition = { $edition ->
    [house] house edition · reconstructed
   *[other] { $edition } · corrected: { $tables } · the rest reconstructed
 }
web-other-choices = More choices
web-understood = Understood

# --- side column ---
web-side = Chronicle, chat and people
web-chronicle = Chronicle
web-chronicle-order = The newest stands at the top, also within a move.
web-chronicle-all = Show it from the beginning
web-chat = Chat
web-round = Round
web-people = People
web-unread = unread
web-chat-empty = Nothing said yet.
web-chat-ready = Short words
web-chat-well-played = Well played
web-chat-one-moment = One moment
web-chat-your-turn = Your turn
web-chat-thank-you = Thank you
web-chat-label = Message to the table
web-chat-placeholder = Say something to the table
web-chat-send = Send
web-chat-mute = Mute the chat for me
web-chat-muted = The chat is muted for you.
web-chat-unmute = Show the chat again
web-open-seat = Open seat
web-seat-open = free
web-seat-you = you
web-seat-here = at the table
web-seat-lost = not connected
web-seat-resigned = resigned, a computer plays
web-seat-replaced = away, a computer plays
web-seat-decides = decides
web-seat-thinks = thinks
web-seat-computer = computer, { $level }
web-program-yours = your program
web-program-of = program of { $name }
web-program-here = connected
web-program-lost = not connected
web-program-silent = silent, a computer plays
web-program-nonsense = answered nonsense, a computer decides
web-program-revoked = key revoked, a computer plays
web-program-show = Key
web-program-show-of = Key of { $name }
web-takeover = Let the computer play
web-return = Take my seat back
web-watchers =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
web-invite = Invitation: gives a free seat
web-invite-alone = This link works on this machine only. For others, start with:
web-watching = You are watching
web-watching-tip = You see what everybody may see; nothing here can be chosen.
web-asking = What is this? Touch to ask
web-asking-now = Touch anything to learn what it is. A long press does the same. Touch i again to play on, or press Esc.
web-watch-link = Link for watching
web-copy = Copy
web-copied = Copied
web-my-link = My seat on another device
web-my-link-make = Make a link
web-my-link-note = Whoever has this link plays your seat. Keep it to yourself.
web-qr-show = Show a code for the phone
web-qr-hide = Hide the code
web-qr-alt = Code with the invitation, to be read by a phone’s camera

# --- waiting ---
web-opening = The table is being laid …
web-your-turn = Your turn
web-finished = Finished
web-wait-ready = You are ready
web-wait-ready-reason =
    { $count ->
        [one] { $names } is still choosing.
       *[other] { $names } are still choosing.
    }
web-wait-several = { $names } are choosing
web-wait-computer = { $name } thinks
web-wait-program = The table waits for { $names }
web-wait-program-reason =
    { $count ->
        [one] The program is not connected. When its time is up, a computer plays in its place.
       *[other] The programs are not connected. When their time is up, computers play in their place.
    }
web-wait-look = You may look around: nothing you touch now is a move.
web-wait-person = { $name } decides
web-wait-days = Come back when you like: the table waits.
web-wait-away = { $name } is away
web-wait-away-reason = A computer can play the seat. Its owner takes it back at any moment.
web-wait-replaced = A computer plays your seat
web-wait-replaced-reason = You were away. Take the seat back whenever you like.
web-wait-nobody = One moment
web-slow-thought = That takes longer than usual. The table waits.
web-room =
    { $count ->
        [0] The game begins
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
web-room-under = before the game
web-room-reason = The game begins as soon as everybody is here.
web-room-invite = Invite
web-room-share = Send this link to whoever shall play. It gives a free seat, never yours.

# --- connection ---
web-lost = Connection lost
web-lost-next =
    { $seconds ->
        [0] Trying again.
        [one] Next attempt in 1 second.
       *[other] Next attempt in { $seconds } seconds.
    }
web-slow-answer = The answer takes longer than usual. One moment …
web-lost-safe = Your last move is safe.
web-lost-seat = Your seat stays yours.
web-try-now = Try now
web-back = Back at the table
web-back-nothing = Nothing happened while you were away.
web-back-missed = What happened meanwhile is in the chronicle.
web-back-show = Show it
web-renewed = Bottega was renewed
web-renewed-reason = Finish what you are doing, then load the page again.
web-renew = Reload

# --- summary ---
web-summary-again = The last round in short
web-summary-new = New: the last round in short
web-summary-every = Point it out after each round
web-go-on = Go on

# --- the end ---
web-end-title = Final account: { $totals }
web-end-reason = Thank you for playing.
web-end-rematch = Somebody would like a rematch.
web-end-you =
    { $points ->
        [one] You win by 1 point
       *[other] You win by { $points } points
    }
web-end-you-tie = You win with { $points }, on the tie-break
web-end-you-share = You share the victory with { $points }
web-end-share = A shared victory with { $points }
web-end-other = { $name } wins with { $points }
web-end-other-tie = { $name } wins with { $points }, on the tie-break
web-points-unit = VP
web-result = Result
web-by-source = Where the points come from
web-by-round = Points after each round
web-as-table = As a table
web-as-drawing = As a drawing
web-player = Player
web-sum = sum
web-telling = Worth telling
web-deal = The deal, checked
web-seed = Seed
web-fingerprint = Fingerprint
web-fingerprint-found = Worked out here
web-fingerprint-why = A fingerprint of the draw, fixed before the first move. When the game is over the seed is shown, and everybody can check that nothing was changed.
web-deal-fits = It fits the one that this device has kept since it first saw the table. Nobody could change the draw.
web-deal-unseen = This device has not seen this table before its end: whether the fingerprint is the first one cannot be told here.
web-deal-differs = This seed does not fit the fingerprint. Export the game and compare.
web-deal-how = The fingerprint is the SHA-256 of the seed.
web-deal-again = Check again here
web-deal-checked = Checked ({ $count })
web-what-next = What next
web-rematch = Rematch
web-rematch-note = same table, new draw
web-rematch-waits = the new table waits for you
web-rematch-failed = The new table could not be laid. Try again.
web-see-board = See the board
web-see-account = See the account
web-export = Export
web-see-review = Review
web-see-replay = Watch it again
web-bring = Watch a game from a file
web-bring-reason = Drop a record here, or choose it: it is played again move by move.
web-bring-choose = Choose a file
web-bring-drop = Let go to watch this game again
web-trial = Trial from move { $move }
web-trial-tip = It goes on from move { $move } of another game: to that game.
web-rewind = Look back
web-rewind-back = One move back
web-rewind-on = One move on
web-rewind-now = Back to now
web-rewind-title = Looking back: { $back ->
        [one] one move ago
       *[other] { $back } moves ago
    }
web-rewind-reason = The game goes on meanwhile. Nothing can be chosen in the past.
web-rewind-turn = It is your turn now.

# --- closed doors ---
web-gate-full = All seats are taken
web-gate-full-reason = You may watch from the gallery; hidden things stay hidden.
web-gate-link = This link does not open a seat
web-gate-link-reason = It may be cut short, or the seat was given to somebody else. Ask for a new one.
web-gate-seat = This seat is not yours
web-gate-seat-reason = Open the table with the link that gave you the seat, or ask for a new invitation.
web-gate-expired = This link has expired
web-gate-expired-reason = Ask the one who set the table for a new one.
web-gate-page = There is nothing at this address
web-gate-page-reason = The link is mistyped, or what it led to has been moved.
web-gate-none = There is no such table
web-gate-none-reason = Tables without a move for a long time are put away. A record you exported still replays.
web-gate-stopped = This table was stopped
web-gate-stopped-reason = The rules have changed since it began, so it cannot go on unaltered. Its record can be exported if it was over.
web-gate-damaged = This table is damaged
web-gate-damaged-reason = What is written of it cannot be read any more. Other tables are not touched; whoever runs the server may have an older copy.
web-gate-offline = The server does not answer
web-gate-offline-reason = Look whether it still runs and whether you are connected.
web-gate-busy = Too much at once
web-gate-busy-reason = The server asks for a moment’s patience.
web-gate-trouble = The server is in trouble
web-gate-trouble-reason = It could not open this page. What was played is kept; try again in a moment.
web-gate-name = The server does not know this name
web-gate-name-reason = Open it by its address, or let whoever runs it add this name:
web-gate-site = This came from another site
web-gate-site-reason = For safety only Bottega’s own pages may ask for that. Go on from its front page.
web-gate-replay = There is no such game to look at
web-gate-replay-reason = The link may be cut short, or the record was put away for newer ones. Whoever has the file can bring it again on the front page.
web-gate-running = This game is still going on
web-gate-running-reason = It can be looked at again when it is over; until then only those who play see what they have seen.
web-gate-old = Played by earlier rules
web-gate-old-reason = The rules have changed since this game, so its moves no longer lead where they led. Its record can still be read by the version that played it.
web-gate-paste = Paste the whole link
web-gate-open = Open
web-gate-new = Set a new table
web-watch = Watch

# --- refusals ---
web-error-unknown = This did not work. Try again.
web-error-offline = The server does not answer. Nothing was sent.
web-error-stale = The table has changed meanwhile. Look again and choose anew.
web-error-slow-down = Too much at once. Wait a moment.
web-error-too-many-tables = You have too many tables open. Finish one first.
web-error-too-large = That is too long.
web-error-malformed = The server did not understand this. Reload the page.
web-error-bad-seats = These seats do not fit the game.
web-error-bad-options = These options do not fit the game.
web-error-lesson = The lesson asks for something else here. Nothing was played.
web-error-no-lesson = There is no such lesson.
web-error-not-open = This choice is no longer open. Look again and choose anew.
web-error-not-your-turn = It is not your turn.
web-error-game-over = The game is over.
web-error-nothing-to-undo = There is nothing of yours to take back.
web-error-cannot-undo = No way back: something was revealed or passed on. What is seen stays seen.
web-error-resigned = A computer plays this seat to the end.
web-error-away = A computer plays this seat now. Take it back first.
web-error-not-away = This player is here.
web-error-still-expected = This player may still come back. A computer takes over only in a live game, after a while.
web-error-watching = Whoever watches cannot do that.
web-error-not-started = The game has not begun: seats are still free.
web-error-not-over = The game is not over yet.
web-error-stopped = This game was stopped.
web-error-not-kept = This could not be written down, so it did not happen. Try again.
web-error-conflict = Somebody else wrote to this table. It was read again; choose anew.
web-error-not-seated = You have no seat at this table.
web-error-not-host = At a table open to everybody, only whoever set it may do that.
web-error-no-table = There is no such table.
web-error-wrong-link = This link leads to no table.
web-error-expired-link = The table behind this link is closed.
web-error-full = Every seat at this table is taken.
web-error-wrong-secret = This is not the key of a seat at this table.
web-error-wrong-key = This is no key of a program, or it was revoked.
web-error-wrong-protocol = The server does not speak that version of the protocol.
web-error-too-many-keys = You have too many keys for programs. Revoke one first.
web-error-no-key = You have no such key.
web-error-no-game = There is no such game.
web-error-no-rules = There is no rule book of this game.
web-error-no-edition = This server does not offer that edition. Reload the page.
web-error-no-such-seat = There is no such seat at this table.
web-error-seat-taken = This seat is taken.
web-error-bad-record = This is no record of a game of ours, or it was damaged or changed.
web-error-old-record = This game was played by earlier rules and cannot be played again.
web-error-no-replay = There is no such game to look at.
web-error-no-eyes = Nobody saw this game like that.
web-error-no-move = The game has no such move.

# --- lobby ---
web-lobby = Lobby
web-vault = A fresco being restored: an allegory of Painting with palette and brush
web-you-are = You are
web-poster-meta = { $least }–{ $most } players · { $minutes } min
web-poster-fresco = Rise early, buy paint, restore the ceiling.
web-poster-princes = Bid, build an estate, let great works be made.
web-poster-fresco-cards = Swap paints, mix them, turn the sections.
web-play-now = Play now
web-play-now-name = Play { $game } now, against computers
web-play-now-seats = { $others ->
    [one] you and one computer
   *[other] you and { $others } computers
 }
web-set-table = Set the table
web-set-table-name = Set the table for { $game }
web-setup = The table for { $game }
web-setup-edition = Edition
web-setup-edition-house = house edition
web-how-many = Players
web-seat-number = Seat { $number }
web-seat-bot = Computer: { $level }
web-seat-friend = A friend, by link
web-program-put = A program of mine
web-program-name = Name of the program at seat { $number }
web-modules = Modules
web-presets = Ready sets
web-preset-first = first game
web-preset-family = family
web-preset-big-box = the whole box
web-house-rules = House rules
web-pace-days = Over days, without haste
web-public = Show among the open tables
web-start = Start the game
web-start-computers = Everybody is here: the game begins at once.
web-start-invite = Set the table and invite
web-start-open = You get a link to send. The game begins when all are seated.
web-start-program = The key of your program is shown at the table, once.
web-no-tables = None yet. Play now, or set a table for friends.
web-table-stopped = Stopped
web-take-seat = Take your seat
web-look-in = Look in
web-sit-down = Sit down

# --- invitation ---
web-invitation = Invitation
web-join = You are invited: { $game }
web-join-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-join-name = Your name at the table

# --- modules of Fresco: what each adds ---
web-module-portraits = Portraits
web-module-portraits-about = The studio offers portraits of people who thank you with a gift.
web-module-requests = Requests
web-module-requests-about = Three restored tiles fulfil a request in the workshop: points, and a richer income.
web-module-special-blends = Special blends
web-module-special-blends-about = Pink and brown can be mixed, and dearer tiles ask for them.
web-module-wishing-well = Wishing well
web-module-wishing-well-about = Pennies thrown into the market’s well bring wishing cards.
web-module-leaf-gold = Leaf gold
web-module-leaf-gold-about = Leaf gold from the market adds points to a restoration.
web-module-glaziers = Glaziers
web-module-glaziers-about = Windows for the cathedral, made of coloured glass.
web-module-scrolls = Scrolls
web-module-scrolls-about = Secret scrolls reward a restoration on their row or column.
web-module-bells = Bells
web-module-bells-about = Certificates for bells, cast and ranked for points.
web-module-wall-fresco = Wall fresco
web-module-wall-fresco-about = A second picture on the wall, restored section by section.
web-module-medico = Medico
web-module-medico-about = Apprentices may fall ill; bottles from the medico heal them.
web-module-favors = Queenie favours
web-module-favors-about = Every tile hides a favour, for whoever restores it with the bishop on it.

# --- options ---
web-option-fresco-screens = Screens
web-option-fresco-screens-closed = closed: coins and paints are secret
web-option-fresco-screens-open = open: everybody sees everything
web-option-fresco-market-refresh = Market between rounds
web-option-fresco-market-refresh-fill = only empty places are filled
web-option-fresco-market-refresh-redraw = all tiles are drawn anew
web-option-fresco-start-rotation = Painters on the starting places
web-option-fresco-start-rotation-front-to-rear = the foremost goes to the rear
web-option-fresco-start-rotation-rear-to-front = the rearmost goes to the front
web-option-fresco-hostel-three-players = Hostel for three
web-option-fresco-hostel-three-players-five-rows = five hours
web-option-fresco-hostel-three-players-four-rows = four hours
web-option-fresco-booths = Booths of the market
web-option-fresco-booths-rising-booths = of rising size
web-option-fresco-booths-even-booths = of even size
web-option-fresco-m4-visit = Wish: the bishop’s visit
web-option-fresco-m4-visit-step = one step more
web-option-fresco-m4-visit-anywhere = to any segment
web-option-fresco-bottle-prices = Prices of the medico’s bottles
web-option-fresco-bottle-prices-dearest-first = 3 first, then 2
web-option-fresco-bottle-prices-first-two-swapped = 2 first, then 3
web-option-fresco-m7-bishop-condition = Scroll: the bishop
web-option-fresco-m7-bishop-condition-before = stands on the line before
web-option-fresco-m7-bishop-condition-none = may stand anywhere
web-option-fresco-m7-double-needs-bishop = Both scrolls at once
web-option-fresco-m7-double-needs-bishop-no = without the bishop
web-option-fresco-m7-double-needs-bishop-yes = with the bishop
web-option-fresco-m8-later-instalments = Bells: what is added to a certificate later
web-option-fresco-m8-later-instalments-none = brings no points
web-option-fresco-m8-later-instalments-score = brings 1 point for 2 Thalers
web-option-fresco-m10-neutral = Medico: the neutral apprentice who falls ill
web-option-fresco-m10-neutral-leaves = goes back to the theatre
web-option-fresco-m10-neutral-swapped = goes back, and an ill one comes for him and stays
web-option-fresco-idle-rounds = House rule: rounds in which nobody restores anything, until the end
web-option-fresco-idle-altar = House rule: restoring the altar
web-option-fresco-idle-altar-is-work = is work, too
web-option-fresco-idle-altar-is-idle = is no work
web-option-princes-money = Money
web-option-princes-money-hidden = hidden until the end
web-option-princes-money-open = open to everybody
web-option-princes-first-player = First player
web-option-princes-first-player-first-seat = the first seat
web-option-princes-first-player-random = drawn by lot
web-option-princes-free-sale = Selling prestige points
web-option-princes-free-sale-no = only when money is needed
web-option-princes-free-sale-yes = at any own decision
web-option-princes-palace = Palace
web-option-princes-palace-wide = wide
web-option-princes-palace-tall-palace = tall
web-option-princes-landscape-sizes = Forest, lake, park
web-option-princes-landscape-sizes-sizes-4-3-2 = 4, 3 and 2 squares
web-option-princes-landscape-sizes-sizes-6-4-2 = 6, 4 and 2 squares
web-option-princes-landscape-sizes-sizes-5-4-3 = 5, 4 and 3 squares
web-option-princes-hospital-shape = Hospital
web-option-princes-hospital-shape-t-shape = like a T
web-option-princes-hospital-shape-plus-hospital = like a cross
web-option-princes-profession-names = Names of professions
web-option-princes-profession-names-main-names = usual
web-option-princes-profession-names-rival-names = other
web-option-fresco-cards-half-bottles = Half bottles
web-option-fresco-cards-half-bottles-same-blend = two of the same blend
web-option-fresco-cards-half-bottles-any = any two
web-option-fresco-cards-workshop-piles = Workshop piles
web-option-fresco-cards-workshop-piles-mixed = mixed: no back tells its colour
web-option-fresco-cards-workshop-piles-by-colour = by colour: one for each blend
web-option-fresco-cards-top-value = Highest section
web-option-fresco-cards-top-value-eight = 8 points
web-option-fresco-cards-top-value-seven = 7 points
web-option-fresco-cards-action-tile-mix = Action tiles
web-option-fresco-cards-action-tile-mix-turn-5-swap-5-request-4-paint-6 = usual mix
web-option-fresco-cards-action-tile-mix-more-requests = more requests
web-option-fresco-cards-turn-cap = Turns of each player, at most

# --- hints: what the page says before a panel lies open ---
web-hint-name = Hint: what would a master do?
web-hint-short = Hint
web-hint-tip = What would a strong player do? (H)
web-hint-not-here = Hints: not at this table, until all allow them
web-hint-allow = I allow hints at this table
web-hint-count = { $count ->
    [one] asked for a hint
   *[other] asked for { $count } hints
 }
web-hint-asked = { $who ->
    [you] You ask the master for a hint.
   *[other] { $painter } asks the master for a hint.
 }
web-pref-hints = Offer hints
web-key-hint = a hint: what would a master do?
web-error-no-hints = Not at this table: not all of you have allowed hints.
web-error-busy = The master is at another table. Try again in a moment.
web-error-no-advice = The master has no answer now. Try again in a moment.

web-waste-label = { $label }, { $lost }
web-ask-final = This cannot be undone. Do it?
web-ask-take-back = Take your last choice back, though something was seen since? The game is then called “with take-backs”.
web-ask-take-back-yes = Take it back
web-ask-yes = Do it
web-ask-all-the-same = All the same
web-ask-no = No, better not
web-take-back-tip = Back to before my last choice (U); against computers only
web-take-backs = with take-backs
web-take-backs-tip = { $count ->
    [one] One choice was taken back after something had been seen.
   *[other] { $count } choices were taken back after something had been seen.
 }
web-end-understood = Understood
