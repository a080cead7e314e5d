# La page d’accueil : tables qui attendent, peintres à affronter, réglages.

home-lead = Trois jeux de la Renaissance à une même table.
home-doors = Sur cette page
home-door-play = Jouer
home-door-tables = Tables
home-door-learn = Apprendre
home-door-history = Vos parties
home-door-settings = Réglages
home-play = Jouer
home-play-note = sans compte : prenez place et jouez
home-against = Jouer tout de suite contre
home-turns =
    { $count ->
        [one] À vous de jouer à une table
       *[other] À vous de jouer à { $count } tables
    }
home-turns-more =
    { $count ->
        [one] Une autre table vous attend, plus bas.
       *[other] { $count } autres tables vous attendent, plus bas.
    }
home-with = avec { $people }
home-moved = vous avez joué { $ago }
home-modules =
    { $count ->
        [one] un module
       *[other] { $count } modules
    }
home-days = sur plusieurs jours
home-tables = Tables
home-yours = Les vôtres
home-yours-none-else =
    { $count ->
        [one] Seulement la table en haut, où c’est à vous.
       *[other] Seulement les tables en haut, où c’est à vous.
    }
home-open = Ouvertes à tous
home-open-none = Personne n’attend pour l’instant. Dressez une table et invitez.
home-coming = Un instant…
home-show-all = Tout montrer ({ $count })
home-settings = Réglages
home-settings-note = gardés sur cet appareil
home-set-light = Lumière
home-light-day = Jour
home-light-candlelight = Bougie
home-light-device = Selon l’appareil
home-set-sound = Sons
home-set-sound-about = discrets ; jamais le seul signe
home-set-notices = Notifications
home-set-notices-about = me prévenir quand c’est à moi
home-set-keys = Touches
home-set-keys-about = raccourcis à la table
home-set-summaries = Bilans
home-set-summaries-about = ce que chaque manche a rapporté
home-set-programs = Programmes
home-set-programs-about = les clés avec lesquelles ils jouent pour vous
home-set-programs-show = Montrer les clés
home-bring-which =
    { $count ->
        [one] Une partie dans ce fichier.
       *[other] { $count } parties dans ce fichier. Laquelle ?
    }
