# Words that every game shares.

# The language itself, and what a page says before it knows its reader’s.
language-name = English
page-no-script = Bottega needs JavaScript.
page-no-answer = The server does not answer.
page-try-again = Try again
page-not-now = This page cannot be shown now. Try again in a moment.

paint-red = red
paint-yellow = yellow
paint-blue = blue
paint-orange = orange
paint-green = green
paint-purple = purple

painter-you = you
painter-leonardo = Leonardo

# Computer players, by level: what one is called, several of them, and their character in one line.
level-random = at random
level-random-many = players at random
level-random-about = Anything that is legal: the measure for all the others.
level-apprentice = apprentice
level-apprentice-many = apprentices
level-apprentice-about = Willing, and often second best. A gentle start.
level-journeyman = journeyman
level-journeyman-many = journeymen
level-journeyman-about = Sound, by rule of thumb. A fair evening.
level-master = master
level-master-many = masters
level-master-about = Tries his choices out in his head first. Expect to lose.
level-maestro = maestro
level-maestro-many = maestri
level-maestro-about = Thinks long, and sees far. Bring all you have.
level-program = somebody’s program
level-time =
    { $seconds ->
        [0] plays at once
        [one] thinks for a second
       *[other] thinks for { $seconds } seconds
    }

illegal-no-such-seat = There is no such seat at this table.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-not-open = “{ $move }” is not open to you now. Type ? to see what is asked.
malformed = “{ $input }” is no choice here. Type a number from the list, ? or help.

# An event of a game that has no words of its own.
plain-event = { $facts }
