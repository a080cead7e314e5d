# Les mots communs à tous les jeux.

# La langue elle-même, et ce que dit une page avant de savoir qui la lit.
language-name = Français
page-no-script = Bottega a besoin de JavaScript.
page-no-answer = Le serveur ne répond pas.
page-try-again = Réessayer
page-not-now = Cette page ne peut être montrée maintenant. Réessayez dans un instant.

paint-red = rouge
paint-yellow = jaune
paint-blue = bleu
paint-orange = orange
paint-green = vert
paint-purple = violet

painter-you = vous
painter-leonardo = Léonard

# Les ordinateurs, par niveau : le nom de l’un, de plusieurs, et leur caractère en une ligne.
level-random = au hasard
level-random-many = joueurs au hasard
level-random-about = Tout ce qui est permis, sans choisir : la mesure de tous les autres.
level-apprentice = apprenti
level-apprentice-many = apprentis
level-apprentice-about = De bonne volonté, souvent à côté. Un début en douceur.
level-journeyman = compagnon
level-journeyman-many = compagnons
level-journeyman-about = Solide, au métier. Une soirée équilibrée.
level-master = maître
level-master-many = maîtres
level-master-about = Essaie d’abord chaque choix dans sa tête. Attendez-vous à perdre.
level-maestro = maestro
level-maestro-many = maestri
level-maestro-about = Réfléchit longtemps et voit loin. Donnez tout ce que vous avez.
level-program = programme d’un joueur
level-time =
    { $seconds ->
        [0] joue sur-le-champ
        [one] réfléchit une seconde
       *[other] réfléchit { $seconds } secondes
    }

illegal-no-such-seat = Il n’y a pas de telle place à cette table.
illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas votre tour.
illegal-not-open = « { $move } » n’est pas possible en ce moment. Tapez ? pour savoir ce qui est demandé.
malformed = « { $input } » n’est pas un choix ici. Tapez un numéro de la liste, ? ou aide.

# An event of a game that has no words of its own.
plain-event = { $facts }
