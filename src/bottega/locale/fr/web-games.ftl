# Les parties terminées : liste, chiffres, fichier, suppression.

games-title = Vos parties
games-show-all = Tout montrer
games-which = Quel jeu
games-all = Tout
games-none = Aucune partie terminée pour l’instant.
games-none-counted = Aucune partie qui compte pour l’instant.
games-not-counted = Les leçons, les essais et les parties laissées à un ordinateur ne comptent pas.
games-figures = Chiffres
games-list = Toutes les parties
games-players =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
games-with = Joueurs
games-by-players = { $game }, selon le nombre de joueurs
games-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
games-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
games-trial = essai
games-lesson = leçon
games-left = laissée à un ordinateur
games-account = Score final
games-replay = Revoir
games-delete = Supprimer
games-count = Parties
games-won = Gagnées
games-best = Record
games-mean = Moyenne
games-mean-place = Place moyenne
games-of = sur { $players }
games-a-game = par partie
games-places = Vos { $count } dernières parties : place obtenue
games-pending =
    { $count ->
        [one] Une partie est encore en cours de décompte…
       *[other] { $count } parties sont encore en cours de décompte…
    }
games-high-fresco-segment = Meilleur segment
games-high-princes-work = Meilleure œuvre
games-high-fresco-cards-section = Meilleure section
games-mean-fresco-segments = Segments
games-mean-fresco-altar = Passages à l’autel
games-mean-fresco-spent = Thalers au marché
games-mean-princes-works = Œuvres
games-mean-princes-paid = Florins aux enchères
games-mean-fresco-cards-sections = Sections
games-mean-fresco-cards-mixes = Mélanges
games-tally-fresco-hours = L’heure de votre lever
games-tally-princes-items = Vos achats
games-tally-princes-professions = Vos auteurs préférés
games-tally-fresco-cards-tiles = Les tuiles que vous prenez
games-more = En montrer plus ({ $count })
games-yours = Elles sont à vous
games-file-about = Toutes vos parties terminées en un seul fichier : une ligne par partie, et chaque ligne est une partie notée que l’on peut revoir ici, dans le terminal et en Python.
games-file = Télécharger toutes les parties
games-delete-every = Tout supprimer…
games-delete-one = Supprimer cette partie ?
games-delete-all =
    { $count ->
        [one] Supprimer votre unique partie terminée ?
       *[other] Supprimer les { $count } parties terminées ?
    }
games-delete-alone = Personne d’autre ne la garde : la table, ses coups et sa discussion disparaissent pour de bon, et les liens qui y mènent ne mènent plus nulle part.
games-delete-shared = Ce que vous êtes seul à garder disparaît pour de bon. Ceux qui ont joué avec vous gardent leur exemplaire ; il quitte vos listes et vos chiffres, et votre place n’y est plus à vous. Ce que vous avez dit dans la discussion y reste.
games-delete-name = Retirer mon nom là où d’autres gardent la partie
games-delete-no-way-back = C’est sans retour.
games-keep = Garder
games-delete-yes = Supprimer
