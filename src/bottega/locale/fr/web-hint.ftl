# Le panneau d’un conseil.

hint-title = Que ferait un maître ?
hint-lead = Les { $count } meilleures façons sur { $ways }. C’est vous qui choisissez, sur la table.
hint-alike = Peu importe ici.
hint-unit = score attendu à la fin
hint-row =
    { $rank ->
        [0] { $choice }. Environ { $score } points à la fin, entre { $low } et { $high }
       *[other] Choix { $rank } : { $choice }. Environ { $score } points à la fin, entre { $low } et { $high }
    }
hint-mark =
    { $rank ->
        [0] un des choix du maître
        [1] le premier choix du maître
        [2] le deuxième choix du maître
       *[other] le troisième choix du maître
    }
hint-then = Puis : { $steps }.
hint-how =
    { $worlds ->
        [one] Joué une fois jusqu’au bout ({ $level }), d’après ce que vous savez.
       *[other] Joué { $worlds } fois ({ $level }), d’après ce que vous savez.
    }
hint-seen = Les autres voient que vous avez demandé, pas ce que vous avez vu.
hint-shut = Fermer le conseil
hint-thinks = Le maître réfléchit, 5 secondes au plus.
hint-missing = Il manque encore : { $names }.
hint-not-no-hints = Pas à cette table : il y a des conseils quand tous les ont permis.
hint-not-busy = Le maître est à une autre table. Réessayez dans un instant.
hint-not-stale = La partie a continué. Redemandez.
hint-not-offline = Le serveur ne répond pas. Votre partie est en sûreté.
hint-not-your-turn = Ce n’est pas à vous de jouer.
hint-not-lesson = Dans une leçon, le maître parle de lui-même.
hint-not-fault = Le conseil n’a pas abouti. Votre partie est en sûreté.
