# Pourquoi un choix est bon : les phrases d’un conseil, tirées de ses chiffres.

hint-only = Il n’y a qu’une façon de continuer.
hint-close = Peu importe : les autres finissent à peu près pareil.
hint-ahead = { $points ->
    [one] À la fin, environ { $points } point de plus que le choix suivant.
   *[other] À la fin, environ { $points } points de plus que le choix suivant.
 }
hint-behind = { $points ->
    [one] À la fin, environ { $points } point de moins que le premier choix.
   *[other] À la fin, environ { $points } points de moins que le premier choix.
 }

# --- Fresco ---
hint-fresco-rise-final = C’est la dernière manche : l’humeur ne sert plus, être tôt levé sert.
hint-fresco-rise-first = À { $hour } h vous agissez en premier : étal et segment sont à votre choix.
hint-fresco-rise-hands = { $apprentices } apprentis : plus qu’à toute autre heure encore libre.
hint-fresco-rise-earliest = La première heure libre où vous avez { $apprentices } apprentis.
hint-fresco-rise-price = La première heure libre où une tuile du marché ne coûte que { $price }.
hint-fresco-rise-mood = Dormir jusqu’à { $hour } h porte votre humeur à { $mood }.
hint-fresco-rise-cheap = Une tuile du marché coûte { $price } à { $hour } h, moins qu’à toute autre heure encore libre.
hint-fresco-rise-free = { $hour } h ne coûte pas d’humeur.
hint-fresco-plan-restore = Vos couleurs paient { $segment } aujourd’hui : { $points } PV avec l’évêque où il est.
hint-fresco-plan-blend =
    { $blended ->
        [one] { $blended } des { $tiles } segments restants demande un mélange : celui d’aujourd’hui restaure demain.
       *[other] { $blended } des { $tiles } segments restants demandent un mélange : ceux d’aujourd’hui restaurent demain.
    }
hint-fresco-plan-market =
    { $count ->
        [one] Des couleurs pour la suite : une tuile du marché, pour { $price }.
       *[other] Des couleurs pour la suite : jusqu’à { $count } tuiles du marché, { $price } chacune.
    }
hint-fresco-plan-theatre = Le théâtre porte votre humeur à { $mood } avant le prochain matin.
hint-fresco-plan-studio = Le studio rapporte { $thalers } thalers, soit { $points } PV à la fin.
hint-fresco-buy-pays = Vos couleurs paieront alors { $segment } : { $points } PV avec l’évêque où il est.
hint-fresco-buy-count =
    { $price ->
        [one] { $count } couleurs pour { $price } thaler.
       *[other] { $count } couleurs pour { $price } thalers.
    }
hint-fresco-close = Personne d’autre n’aura l’étal { $booth } ; cela ne vous coûte que l’apprenti.
hint-fresco-restore-on = L’évêque s’y trouve : { $bonus } des { $total } PV viennent de lui.
hint-fresco-restore-near = À côté de l’évêque : { $total } PV, dont { $bonus } de lui.
hint-fresco-restore-most = { $total } PV : aucun autre segment à votre portée n’en donne autant maintenant.
hint-fresco-restore-income =
    { $income ->
        [one] { $total } PV, et { $income } thaler après chaque manche dès maintenant.
       *[other] { $total } PV, et { $income } thalers après chaque manche dès maintenant.
    }
hint-fresco-restore = { $total } PV maintenant ; la couleur qui reste à la fin ne vaut rien.
hint-fresco-restore-visit = { $tiles } segments en une visite, ensemble { $points } PV.
hint-fresco-bishop = Pour { $price }, l’évêque donne à { $segment } une valeur de { $gain } PV de plus.
hint-fresco-altar = L’autel donne jusqu’à { $points } PV pour ces couleurs.
hint-fresco-altar-rest = Aucun segment ne va avec vos couleurs ; l’autel donne jusqu’à { $points } PV.
hint-fresco-earn = { $thalers } thalers : { $points } PV à la fin, ou des couleurs demain.
hint-fresco-blend-pays = Il paie { $segment } à la prochaine visite : { $points } PV sans l’évêque.
hint-fresco-blend-wanted =
    { $count ->
        [one] { $count } segment du plafond demande encore ce mélange.
       *[other] { $count } segments du plafond demandent encore ce mélange.
    }
hint-fresco-attend-hands =
    { $more ->
        [one] Humeur { $mood } : un apprenti de plus, tant que vous y restez.
       *[other] Humeur { $mood } : { $more } apprentis de plus, tant que vous y restez.
    }
hint-fresco-attend = Humeur { $mood } : une heure matinale coûtera moins vite un apprenti.
hint-fresco-land-ahead = { $points } PV de plus que derrière.
hint-fresco-land-behind = Cela coûte { $points } PV, mais qui est derrière choisit plus tôt son heure.
hint-fresco-save = Gardez vos { $coins } thalers : à la fin ils valent { $points } PV.

# Ce qui est conseillé, en peu de mots.
hint-told-fresco-rise = Se lever à { $hour } h : humeur { $mood }, { $apprentices } apprentis, tuiles du marché à { $price }
hint-told-fresco-plan-market = { $count } au marché
hint-told-fresco-plan-cathedral = { $count } à la cathédrale
hint-told-fresco-plan-studio = { $count } au studio
hint-told-fresco-plan-workshop = { $count } à l’atelier
hint-told-fresco-plan-theatre = { $count } au théâtre
hint-told-fresco-plan-cathedral-2 = { $count } de nouveau à la cathédrale
hint-told-fresco-idle = N’envoyer personne
hint-told-fresco-buy = Prendre { $paints } à l’étal { $booth } pour { $price }
hint-told-fresco-close = Fermer l’étal { $booth }
hint-told-fresco-restore = Restaurer { $segment } avec { $paints } : { $sum } PV
hint-told-fresco-restore-bishop = Évêque en { $step } pour { $price }, puis { $segment } avec { $paints } : { $total } PV
hint-told-fresco-altar = Autel avec { $paints } : { $points } PV
hint-told-fresco-blend = Mélanger { $paints } en { $result }
hint-told-fresco-earn = Gagner { $thalers } thalers
hint-told-fresco-attend = Au théâtre : humeur { $mood }
hint-told-fresco-pass-market = Ne rien acheter
hint-told-fresco-pass = Ne rien faire de plus ici

# --- The Princes of Florence ---
hint-princes-return =
    { $count ->
        [one] Ceux que vous gardez partagent encore un souhait ; aucun autre choix n’en laisse davantage.
       *[other] Ceux que vous gardez partagent encore { $count } souhaits ; aucun autre choix n’en laisse davantage.
    }
hint-princes-return-large = Personne ici ne souhaite un bâtiment plus grand : { $count } cases de votre domaine.
hint-princes-jester = +{ $value } pour chaque œuvre à venir : à { $price }, il est remboursé après { $works }.
hint-princes-builder = Un bâtiment coûte alors { $after } au lieu de { $now } ; { $points } PP tout de suite.
hint-princes-landscape-second = Le deuxième de sa sorte : { $points } PP tout de suite pour { $price }, sans action.
hint-princes-landscape =
    { $count ->
        [one] { $count } personne de votre main le souhaite : +{ $value } pour son œuvre.
       *[other] { $count } personnes de votre main le souhaitent : +{ $value } pour chaque œuvre.
    }
hint-princes-prestige-card =
    { $left ->
        [one] Vous choisissez parmi cinq ; à { $left } manche de la fin, vous voyez laquelle ira.
       *[other] Vous choisissez parmi cinq ; il reste { $left } manches pour la remplir.
    }
hint-princes-recruiting-card = +{ $value } pour chaque œuvre aussitôt, et une œuvre de plus avec quelqu’un qui en a déjà montré une.
hint-princes-pass = Monter à { $price } finirait environ { $points } PP plus bas.
hint-princes-work-best = Valeur { $value } : personne n’a montré mieux cette manche, et la meilleure donne { $points } PP.
hint-princes-work-now = Valeur { $value } : elle suffit aujourd’hui ; la manche suivante demande { $least }.
hint-princes-work = Valeur { $value } : { $florins } florins.
hint-princes-build =
    { $count ->
        [one] { $count } personne de votre main le souhaite : +{ $value } pour son œuvre, et { $points } PP.
       *[other] { $count } personnes de votre main le souhaitent : +{ $value } pour chaque œuvre, et { $points } PP.
    }
hint-princes-build-points = { $points } PP pour { $price } florins.
hint-princes-freedom =
    { $count ->
        [one] { $count } personne de votre main la souhaite : +{ $value } pour son œuvre.
       *[other] { $count } personnes de votre main la souhaitent : +{ $value } pour chaque œuvre.
    }
hint-princes-draw-person =
    { $left ->
        [one] Une personne de plus, c’est une œuvre de plus et +{ $value } pour chaque œuvre ; il en reste { $left }.
       *[other] Une personne de plus, c’est une œuvre de plus et +{ $value } pour chaque œuvre ; il en reste { $left }.
    }
hint-princes-draw-bonus = Pour { $price }, une carte bonus qui peut porter une œuvre au minimum.
hint-princes-end =
    { $count ->
        [one] Rien de ce qui est ouvert ne rapporte plus qu’il ne coûte ; { $count } action reste inutilisée.
       *[other] Rien de ce qui est ouvert ne rapporte plus qu’il ne coûte ; { $count } actions restent inutilisées.
    }
hint-princes-exchange-last = Dernière manche : les florins ne valent rien à la fin, { $points } PP si.
hint-princes-exchange-none =
    { $left ->
        [one] L’argent d’abord : il reste { $left } manche d’enchères.
       *[other] L’argent d’abord : il reste { $left } manches d’enchères.
    }
hint-princes-exchange =
    { $left ->
        [one] { $points } PP, et il reste { $florins } florins pour la { $left } manche à venir.
       *[other] { $points } PP, et il reste { $florins } florins pour les { $left } manches à venir.
    }
hint-princes-add = +{ $value } pour cette œuvre : { $florins } florins.
hint-princes-add-none = L’œuvre vaut { $value } sans elle ; gardez la carte pour une autre.
hint-princes-keep-person = Une œuvre de { $value } dans votre domaine d’aujourd’hui, { $best } avec tout ce qui manque.
hint-princes-keep-bonus = En l’état, elle vaut { $value } pour une œuvre.
hint-princes-keep-prestige = En l’état, elle vaut { $points } PP.
hint-princes-hold = Gardez la carte : quelqu’un qui montrera une œuvre plus tard peut mieux servir.
hint-princes-recruit = Une œuvre de { $value } dans votre domaine d’aujourd’hui.

# --- Fresco: The Card Game ---
hint-cards-restore-end = Jusqu’à { $points } PV, et avec { $count } sections vous annoncez la fin.
hint-cards-restore-favourite = Elle demande la couleur préférée : un cran gratuit, jusqu’à { $points } PV.
hint-cards-restore-most = Jusqu’à { $points } PV : aucune autre section à votre portée n’en donne autant.
hint-cards-restore-turned = Vos cartes lui donnent { $turns } crans, le maximum : { $points } PV.
hint-cards-restore = Une section maintenant, jusqu’à { $points } PV, et une tuile avec.
hint-cards-swap-tile = Des cartes et une restauration dans le même tour : rien d’autre ne donne les deux.
hint-cards-swap-double =
    { $count ->
        [one] { $count } de vos cartes en rapporte deux : une carte gratuite.
       *[other] { $count } de vos cartes en rapportent deux : des cartes gratuites.
    }
hint-cards-swap = Vos { $count } cartes ne paient encore aucune section : cherchez-en d’autres.
hint-cards-pass = Vous gardez { $count } cartes sur { $most } au plus pour un meilleur tour.
hint-cards-lay-double = Elle rapporte { $count } cartes : une gratuite.
hint-cards-lay-unwanted = Aucune section de la rangée ne demande sa couleur.
hint-cards-lay-workshop = Son symbole atelier apporte un mélange, et chaque mélange fait monter une section.
hint-cards-lay =
    { $count ->
        [one] Elle en apporte une neuve ; { $count } section de la rangée demande sa couleur.
       *[other] Elle en apporte une neuve ; { $count } sections de la rangée demandent sa couleur.
    }
hint-cards-draw-blend =
    { $count ->
        [one] Exactement le mélange que demande { $count } section de la rangée.
       *[other] Exactement le mélange que demandent { $count } sections de la rangée.
    }
hint-cards-draw-market =
    { $left ->
        [one] Des couleurs de base, et des moitiés à mélanger ; il reste { $left } carte.
       *[other] Des couleurs de base, et des moitiés à mélanger ; il reste { $left } cartes.
    }
hint-cards-pay-tile = Elle épargne une carte et coûte les { $costs } PV de la tuile ; la section vaut { $points }.
hint-cards-pay-mix = Un mélange coûte une carte de plus et donne un cran : { $points } PV.
hint-cards-pay-bishop = L’évêque qu’elle porte donne un cran : { $points } PV.
hint-cards-pay-plain = Les mêmes { $points } PV avec une carte simple : évêques et moitiés restent pour la suivante.
hint-cards-pay = La section vaut alors { $points } PV, crans : { $turns }.
hint-cards-take-swap = Échanger et restaurer dans un même tour plus tard ; gardée jusqu’à la fin, elle ne vaut rien.
hint-cards-take-request =
    { $count ->
        [one] Une carte d’un rival, quand une couleur manque.
       *[other] Au mieux une carte de chacun des { $count } rivaux, quand une couleur manque.
    }
hint-cards-take-turn = Un cran pour une section à venir, ou { $points } PV si on la garde.
hint-cards-take-paint = Elle vaut cette couleur une fois, ou { $points } PV si on la garde.
hint-cards-request =
    { $wanted ->
        [one] { $wanted } section de la rangée la demande ; rivaux qui peuvent l’avoir : { $count }.
       *[other] { $wanted } sections de la rangée la demandent ; rivaux qui peuvent l’avoir : { $count }.
    }
hint-cards-turn = Le cran donne { $gain } PV et coûte les { $costs } de la tuile.
hint-cards-part =
    { $count ->
        [one] { $count } section de la rangée demande sa couleur.
       *[other] { $count } sections de la rangée demandent sa couleur.
    }
