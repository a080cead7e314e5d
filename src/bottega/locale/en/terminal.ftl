# The table in the terminal, whatever the game.

prompt = Your choice (? explains, help lists the commands)
prompt-short = (Enter goes back to the table)
prompt-step = Enter: next move. q: stop.
prompt-replay = Enter or n: next, b: back, a number: go to that move, q: stop.
log-more = … { $lines ->
    [one] 1 earlier line
   *[other] { $lines } earlier lines
 }: type log

not-a-number = There is no choice { $number }: they run from { $first } to { $last }.
ambiguous = “{ $input }” could mean { $choices }.
one-at-a-time = One choice at a time here: “{ $input }” is too much.
stopped-at = Stopped before “{ $input }”: the question is another one now.
undone = Taken back: { $move }.
undo-nothing = There is nothing of yours to take back.
undo-others = Too late to take that back: others have acted since.
undo-revealed = Too late to take that back: it has revealed something.
saved = Saved in { $file }.
save-foreign = { $file } exists and is no kept game: choose another name.
save-failed = { $file } cannot be written: { $detail }. Choose another place.
lang-unknown = There is no language “{ $lang }” here. There are: { $languages }.
auto-saved = The game is kept. Go on with: { $command }
autosave-failed = This game cannot be kept: { $file }: { $detail }. Use save with another place, or set BOTTEGA_STATE.
move-line = Move { $ply } of { $plies }: { $who } – { $move }
move-start = Before the first move; the record has { $plies ->
    [one] 1 move
   *[other] { $plies } moves
 }.
replay-bounds = This record has the moves 0 to { $plies }.
over = The game is over.
seed-line = Seed { $seed }. The record is kept in { $file }
seed-unkept = Seed { $seed }.
save-hint = Type save FILE, log or quit
over-only = The game is over: save, log, board, lang, help or quit.

help =
    A choice: its number, or its move in words (for example { $example }; the beginning is enough).
    ?              what is asked here, and the rule behind it; ? 3 explains choice 3
    ??             the rule book at this question; ?? altar opens another chapter
    hint           what a master would do here: three choices, with reasons
    undo           take your last choice back, while nothing is revealed and nobody has acted
    save [FILE]    keep the game in a file; it is also kept after each of your moves
    log            all that has happened        board   draw the table again
    lang XX        change the language: { $languages }
    quit           stop; you can go on later

# A game that has no face of its own.
plain-ask = Your choice:
plain-waiting = Waiting for { $names }.
plain-explain = This game shows no more than its board and its moves. Type the number of a choice, or the move as it is written.
plain-account = Points
