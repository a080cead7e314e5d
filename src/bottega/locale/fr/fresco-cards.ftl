# Fresco, le jeu de cartes : cartes, tuiles, questions, choix, chronique, et la règle derrière chaque décision.

cards-title = Fresco, le jeu de cartes
cards-letter-market = m
cards-letter-workshop = a
cards-pile-market = marché
cards-pile-workshop = atelier { $pile }
cards-tile-turn = rotation
cards-tile-swap = échange+
cards-tile-request = demande
cards-tile-paint = couleur
cards-points-between = { $least } à { $most } PV

# --- la table ---------------------------------------------------------------------------------------------------

cards-ends = fin à { $sections } sections
cards-supply-bishop = Préférée
cards-supply-tiles = Tuiles
cards-supply-market = Marché
cards-supply-workshop = Atelier
cards-supply-discards = écart
cards-no-favourite = aucune
cards-left = (reste { $left })
cards-section-gone = restaurée
cards-column-sections = sections
cards-column-hand = main
cards-column-tiles = tuiles
cards-known = connues :
cards-hand = Main
cards-laid = Sur la table

# --- ce qui est demandé ---------------------------------------------------------------------------------------------

cards-ask-choice = À vous : restaurez, échangez ou passez
cards-why-choice = { $sections ->
    [0] Vos cartes ne paient encore aucune section ; un échange en apporte d’autres.
    [one] Vos cartes paient une section de la rangée.
   *[other] Vos cartes paient { $sections } sections de la rangée.
 }
cards-ask-lay = Échange : choisissez les cartes à donner, puis étalez-les
cards-why-lay = { $cards ->
    [0] Chaque carte rapporte ce qu’indique son pied. Plusieurs à la fois : 1 3 5
   *[other] Elles rapportent : marché { $market }, atelier { $workshop }{ $either ->
        [0] {""}
       *[other] , et à votre choix pour { $either }
     }.
 }
cards-ask-draw = { $left ->
    [0] Échange : choisissez ce que rapporte { $card }
   *[other] Échange : choisissez la pile de la prochaine carte
 }
cards-why-draw = { $left ->
    [0] Elle porte les deux symboles ; seuls ceux que vous choisissez comptent.
    [one] Encore une carte de l’atelier.
   *[other] Encore { $left } cartes de l’atelier ; vous voyez chacune avant de choisir la suivante.
 }
cards-ask-pay = { $half ->
    [yes] Restauration de { $section } : choisissez l’autre moitié pour { $paints } { $colour }
   *[no] Restauration de { $section } : choisissez ce qui paie { $paints } { $colour }
 }
cards-why-pay = { $points } PV pour l’instant, { $most } au plus : chaque { $bishop } et chaque mélange ajoute un cran.
cards-ask-reward = { $take ->
    [no] Récompense : tournez encore { $section }, ou arrêtez
   *[yes] { $turn ->
        [yes] Récompense : tournez encore { $section }, ou prenez une tuile
       *[no] Récompense : prenez une tuile Action
     }
 }
cards-why-reward = { $section } vaut { $points } PV. { $turn ->
    [yes] Une fois la tuile prise, elle ne tourne plus.
   *[no] Une tuile pour chaque section restaurée.
 }
cards-ask-more = { $open ->
    [restore] { $restored ->
        [0] Restauration : choisissez une section, ou arrêtez
       *[other] Restauration : choisissez une autre section, ou arrêtez
     }
    [request] Fin de votre tour : jouez une tuile demande, ou arrêtez
   *[nothing] Restauration : dites que vous avez fini
 }
cards-why-more = { $allowed ->
    [any] Vous pouvez restaurer autant de sections que vous pouvez en payer.
    [0] Plus de section ce tour-ci.
    [one] La tuile permet encore { $allowed } section.
   *[other] La tuile permet { $allowed } sections.
 }
cards-ask-give = { $painter } demande { $paints } { $colour } : choisissez la carte à donner
cards-why-give = Vous devez donner une carte de cette couleur. Personne d’autre ne voit laquelle.
cards-ask-discard = { $over ->
    [one] Main : défaussez { $over } carte
   *[other] Main : défaussez { $over } cartes, une par une
 }
cards-why-discard = Vous tenez { $held } cartes ; à la fin de votre tour, { $limit } sont permises.

# --- les choix ---------------------------------------------------------------------------------------------------------

cards-choice-swap = échanger
cards-choice-swap-and-restore = échanger, puis restaurer
cards-choice-reveal = { $cards ->
    [one] l’étaler
   *[other] les étaler
 }
cards-choice-pass = passer
cards-choice-done = fini
cards-choice-half = moitié
cards-choice-turn = tourner la section
cards-choice-turn-gain = ({ $gain })
cards-choice-take-worth = ({ $points } PV si gardée)
cards-choice-draw-cards = { $cards } cartes
cards-group-restore = Restaurer
cards-group-request = Demander
cards-group-take = Prendre
cards-words-swap = échanger
cards-words-reveal = étaler
cards-words-pass = passer
cards-words-turn = tourner
cards-words-done = fini

# --- la chronique : une ligne par sorte d’événement --------------------------------------------------------------------

cards-log-heading = Manche { $round }
cards-log-turn-began = La manche { $round } commence.
cards-log-drew = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $painter } pioche { $cards }.
 }
cards-log-drew-card = Vous piochez { $cards }.
cards-log-swapped = { $who ->
    [you] Vous échangez { $cards } contre { $drawn }.
   *[other] { $painter } échange { $cards } contre { $drawn }.
 }
cards-log-laid = { $who ->
    [you] Vous étalez { $cards }.
   *[other] { $painter } étale { $cards }.
 }
cards-log-discarded = { $who ->
    [you] Vous défaussez { $cards }.
   *[other] { $painter } défausse { $cards }.
 }
cards-log-reshuffled = Nouvelle pioche ({ $pile }), la défausse est mélangée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
cards-log-draw-lost = { $who ->
    [you] Il ne vous reste rien à piocher : { $cards ->
        [one] { $cards } carte perdue.
       *[other] { $cards } cartes perdues.
     }
   *[other] Il ne reste rien à piocher pour { $painter } : { $cards ->
        [one] { $cards } carte perdue.
       *[other] { $cards } cartes perdues.
     }
 }
cards-log-passed = { $who ->
    [you] Vous passez.
   *[other] { $painter } passe.
 }
cards-log-restored = { $who ->
    [you] Vous restaurez { $section } avec { $paid } : { $points } PV{ $turns ->
        [0] {""}
        [one] , { $turns } cran
       *[other] , { $turns } crans
     }.
   *[other] { $painter } restaure { $section } avec { $paid } : { $points } PV{ $turns ->
        [0] {""}
        [one] , { $turns } cran
       *[other] , { $turns } crans
     }.
 }
cards-log-turned = { $who ->
    [you] Vous tournez { $section } avec { $tile } : { $points } PV.
   *[other] { $painter } tourne { $section } avec { $tile } : { $points } PV.
 }
cards-log-tile-taken = { $who ->
    [you] Vous prenez la tuile { $tile }.
   *[other] { $painter } prend la tuile { $tile }.
 }
cards-log-tile-used = { $who ->
    [you] Vous utilisez la tuile { $tile }.
   *[other] { $painter } utilise la tuile { $tile }.
 }
cards-log-requested = { $who ->
    [you] Vous demandez à chacun { $paints } { $colour } ({ $tile }).
   *[other] { $painter } demande à chacun { $paints } { $colour } ({ $tile }).
 }
cards-log-gave = { $painter } donne une carte à { $other } : { $cards }.
cards-log-gave-card = Vous donnez { $cards } à { $other }.
cards-log-got-card = { $other } vous donne { $cards }.
cards-log-showed-hand = { $who ->
    [you] Vous n’avez aucune carte de la couleur demandée et montrez votre main à { $other }.
   *[other] { $painter } n’en a pas et montre sa main à { $other }.
 }
cards-log-saw-hand = { $other } n’en a pas et vous montre : { $cards }.
cards-log-tiles-refilled = Nouvelles tuiles : { $tiles }.
cards-log-row-refilled = Dans la rangée : { $sections }.
cards-log-favourite-changed = { $colour ->
    [none] L’évêque n’a plus de couleur préférée.
   *[other] L’évêque préfère { $paints } { $colour }.
 }
cards-log-end-called = { $reason ->
    [no-sections] Il ne reste aucune section.
   *[sections] { $who ->
        [you] Vous avez restauré assez de sections.
       *[other] { $painter } a restauré assez de sections.
     }
 } C’est la dernière manche.
cards-log-game-ended = La partie est finie. { $count ->
    [one] { $who ->
        [you] Vous gagnez avec { $points } PV.
       *[other] { $painter } gagne avec { $points } PV.
     }
   *[other] Victoire partagée avec { $points } PV : { $painters }.
 }

# --- le décompte final -----------------------------------------------------------------------------------------------

cards-source-sections = sections
cards-source-symbols = symboles
cards-source-mixes = mélanges
cards-source-favourite = évêque
cards-source-turns = rotat.
cards-source-tiles = tuiles

# --- la règle avec nos mots ; les codes sont des lignes de docs/rules/fresco-cards.md -------------------------------------

cards-explain-signs = Sur une carte : sa couleur ; { $half } et une couleur, un demi-flacon de ce mélange ; { $bishop } un symbole Évêque ; m ou a, ce qu’elle rapporte du marché ou de l’atelier.
cards-explain-choice = Vous avez pioché une carte du marché (C-DRAW-1). Faites maintenant une chose : restaurer une ou plusieurs sections de la rangée, échanger des cartes, ou passer (C-CHOICE-1, C-RESTORE-8). Une section demande ses trois couleurs (C-RESTORE-2) et vous donne son nombre et une tuile Action (C-RESTORE-6). Une tuile demande peut s’y ajouter (C-TILE-8) ; une tuile échange+ permet d’échanger puis de restaurer jusqu’à deux sections (C-TILE-5, C-TILE-6).
cards-explain-lay = Posez autant de cartes que vous voulez (C-SWAP-1). Chacune fait piocher autant de cartes qu’elle a de symboles : m au marché, a dans une pile de l’atelier de votre choix (C-SWAP-3 à C-SWAP-7). Avec les deux symboles, vous choisissez une sorte (C-SWAP-5). Une fois les cartes étalées, on pioche tout (C-OQ-15).
cards-explain-draw = Pour chaque symbole Atelier, vous choisissez une pile et regardez la carte avant de choisir de nouveau (C-SWAP-7, C-SWAP-8). Une carte aux deux symboles rapporte l’une ou l’autre sorte, jamais un peu de chaque (C-SWAP-5, C-OQ-16).
cards-explain-pay = Chaque couleur de la section se paie avec une carte de cette couleur, une tuile couleur ou un mélange : deux cartes portant un demi-flacon de ce mélange (C-RESTORE-2, C-TILE-15, C-MIX-2, C-OQ-17). La section part de son nombre rouge ; chaque { $bishop } des cartes, chaque mélange et la couleur préférée la tournent d’un cran, trois au plus (C-RESTORE-5, C-MIX-4, C-BISHOP-1, C-RESTORE-10).
cards-explain-reward = Pour chaque section restaurée, vous prenez une des tuiles Action visibles (C-RESTORE-6). Avant cela, vos tuiles rotation peuvent encore tourner la section, trois crans en tout (C-TILE-1, C-TILE-4, C-OQ-8). Une tuile rotation ou couleur gardée jusqu’à la fin vaut 1 PV (C-TILE-3, C-TILE-17).
cards-explain-more = Vous pouvez restaurer d’autres sections avec les cartes et les tuiles qui vous restent (C-RESTORE-8, C-RESTORE-9) ; rangée et tuiles ne sont complétées qu’ensuite (C-RESTORE-12). Après une tuile échange+, deux sections au plus (C-TILE-6). Une tuile demande peut encore servir (C-OQ-1).
cards-explain-give = Une tuile demande nomme une couleur, et chaque autre peintre qui en a donne une carte de son choix (C-TILE-9, C-TILE-10, C-OQ-22). Qui n’en a pas montre sa main (C-TILE-13).
cards-explain-discard = À la fin de votre tour, vous gardez 7 cartes au plus et défaussez le reste à votre choix (C-HAND-1, C-HAND-2). La défausse est visible de tous (C-OQ-30).

cards-about-lay = Vous mettez { $cards } de côté. Elle rapporte { $both ->
    [yes] { $market } du marché ou { $workshop } de l’atelier
   *[no] { $market ->
        [0] { $workshop } de l’atelier
       *[other] { $market } du marché
     }
 }. Personne ne la voit avant que vous l’étaliez. (C-SWAP-1, C-SWAP-3 à C-SWAP-6)
cards-about-reveal = Vous étalez { $cards } et piochez ce qu’elles rapportent ; ensuite elles vont à la défausse. (C-SWAP-9, C-SWAP-10)
cards-about-pay = Vous utilisez { $cards } { $mix ->
    [yes] comme moitié d’un mélange pour { $paints } { $colour }
   *[no] pour { $paints } { $colour }
 }. La section vaut alors { $points } PV ({ $turns ->
    [one] { $turns } cran
   *[other] { $turns } crans
 }). { $mix ->
    [yes] (C-MIX-2, C-MIX-4)
   *[no] (C-RESTORE-2, C-RESTORE-5)
 }
cards-about-pay-tile = Votre tuile couleur tient lieu de { $paints } { $colour } et quitte la partie ; gardée jusqu’à la fin, elle vaudrait { $costs } PV. La section vaut alors { $points } PV. (C-TILE-15 à C-TILE-17)
cards-about-give = { $painter } reçoit { $cards }, à l’insu des autres. (C-TILE-10, C-OQ-22)
cards-about-discard = { $cards } va à la défausse. (C-HAND-2, C-HAND-3)
cards-about-swap = Vous donnez des cartes et en piochez d’autres ; pas de restauration ce tour-ci. (C-CHOICE-2, C-SWAP-1)
cards-about-swap-and-restore = La tuile échange+ est dépensée aussitôt ; vous échangez au moins une carte et pouvez ensuite restaurer une ou deux sections. (C-TILE-5 à C-TILE-7, C-OQ-2)
cards-about-request = Chaque autre peintre qui a { $paints } { $colour } vous en donne une carte ; qui n’en a pas vous montre sa main. La tuile est dépensée. (C-TILE-9 à C-TILE-14)
cards-about-restore = { $section } demande { $paints } et rapporte { $points }, sans compter les tuiles rotation{ $favourite ->
    [yes]  ; elle utilise la couleur préférée, qui la tourne d’un cran
   *[no] {""}
 }. (C-RESTORE-2, C-RESTORE-5, C-BISHOP-1)
cards-about-pass = Vous gardez vos cartes et finissez votre tour. (C-PASS-2, C-PASS-3)
cards-about-draw = Vous piochez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } de cette pile : { $pile } ; { $left ->
    [0] elle est vide, sa défausse est d’abord mélangée
    [one] il y reste { $left } carte
   *[other] il y reste { $left } cartes
 }. (C-SWAP-3 à C-SWAP-8, C-DRAW-2)
cards-about-turn = { $section } passe à { $points } PV, soit { $gain } de plus. La tuile quitte la partie ; gardée jusqu’à la fin, elle vaudrait { $costs } PV. (C-TILE-1 à C-TILE-4)
cards-about-take = Vous prenez { $tile } : { $sort ->
    [turn] elle tournera d’un cran une section restaurée plus tard, ou vaut { $points } PV à la fin. (C-TILE-1, C-TILE-3)
    [swap] à un tour suivant, vous échangez puis restaurez jusqu’à deux sections. (C-TILE-5, C-TILE-6)
    [request] chaque autre peintre devra vous donner une carte de la couleur de votre choix. (C-TILE-8 à C-TILE-10)
   *[paint] elle paie cette couleur dans une restauration, ou vaut { $points } PV à la fin. (C-TILE-15, C-TILE-17)
 }
cards-about-done = { $step ->
    [reward] Vous laissez la section comme elle est. (C-OQ-24)
   *[other] Vous ne restaurez plus rien ce tour-ci. (C-CHOICE-3, C-RESTORE-12)
 }
