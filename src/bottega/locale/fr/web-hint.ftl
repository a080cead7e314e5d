# Le panneau d’un conseil.

hint-title = Que ferait un bon joueur ?
hint-lead =
    { $count ->
        [1] Une façon se détache. C’est vous qui choisissez, sur la table.
        [2] Deux façons, la meilleure d’abord. C’est vous qui choisissez, sur la table.
       *[other] Les { $count } meilleures façons, la meilleure d’abord. C’est vous qui choisissez, sur la table.
    }
hint-plan-lead = Les { $count } meilleurs plans, le meilleur d’abord. C’est vous qui placez les apprentis.
hint-reminder = Selon le conseil
hint-reminder-done = Tous sont placés. À vous de dire que vous avez terminé.
hint-later = Puis
hint-alike = Peu importe ici.
hint-unit = score attendu à la fin
hint-row =
    { $rank ->
        [0] { $choice }. Environ { $score } points à la fin, entre { $low } et { $high }
       *[other] Choix { $rank } : { $choice }. Environ { $score } points à la fin, entre { $low } et { $high }
    }
hint-mark =
    { $rank ->
        [0] un des choix conseillés
        [1] conseillé en premier
        [2] conseillé en deuxième
       *[other] conseillé en troisième
    }
hint-how =
    { $worlds ->
        [one] Des ordinateurs ({ $level }) l’ont poursuivi une fois, en tirant au sort ce que vous ne voyez pas.
       *[other] Des ordinateurs ({ $level }) ont poursuivi chacun d’eux { $worlds } fois, en tirant au sort ce que vous ne voyez pas. La barre : l’écart des résultats ; le losange : leur moyenne.
    }
hint-seen = Les autres voient que vous avez demandé, pas ce que vous avez vu.
hint-shut = Fermer le conseil
hint-thinks = Le maître réfléchit quelques secondes.
hint-missing = Il manque encore : { $names }.
hint-not-no-hints = Pas à cette table : il y a des conseils quand tous les ont permis.
hint-not-busy = Le maître est à une autre table. Réessayez dans un instant.
hint-not-stale = La partie a continué. Redemandez.
hint-not-offline = Le serveur ne répond pas. Votre partie est en sûreté.
hint-not-your-turn = Ce n’est pas à vous de jouer.
hint-not-lesson = Dans une leçon, le maître parle de lui-même.
hint-not-fault = Le conseil n’a pas abouti. Votre partie est en sûreté.
