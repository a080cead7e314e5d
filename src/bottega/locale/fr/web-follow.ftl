# Suivre à la table ce que font les autres, dans le navigateur.

follow-pace = Ce que font les autres est montré
follow-pace-slow = lentement
follow-pace-usual = normalement
follow-pace-fast = vite
follow-pace-at-once = d’un coup
follow-to-turn = À mon tour
follow-skip = { $count ->
    [one] Passer 1 étape
   *[other] Passer { $count } étapes
 }
follow-again = Que s’est-il passé ?
follow-concerns = Cela vous concerne
follow-stood-in = { $count ->
    [one] L’ordinateur a joué un coup à votre place pendant votre absence.
   *[other] L’ordinateur a joué { $count } coups à votre place pendant votre absence.
 }
follow-new = nouveau
follow-sending = En route vers la table…
follow-lost-choice = Votre dernier choix n’est peut-être pas arrivé. Vous le verrez dès que la ligne sera rétablie.
follow-resigned = Vous avez abandonné
follow-resigned-reason = L’ordinateur joue à votre place jusqu’à la fin. Vous pouvez rester et regarder.
follow-not-arrived = Votre dernier choix n’est pas arrivé. Choisissez à nouveau.
follow-not-arrived-too-late = Votre dernier choix n’est pas arrivé, et la partie a continué sans lui.
web-key-again = ce qui s’est passé depuis mon dernier coup
web-key-skip = aller à l’état actuel de la table
