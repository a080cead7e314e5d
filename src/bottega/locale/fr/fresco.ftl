# Fresco : lieux, questions, choix, chronique, et la règle derrière chaque décision.

fresco-place-market = Marché
fresco-place-cathedral = Cathédrale
fresco-place-studio = Studio
fresco-place-workshop = Atelier
fresco-place-theatre = Théâtre
fresco-place-cathedral-2 = Cathédrale encore
# the same inside a sentence
fresco-inside-market = marché
fresco-inside-cathedral = cathédrale
fresco-inside-studio = studio
fresco-inside-workshop = atelier
fresco-inside-theatre = théâtre
fresco-inside-cathedral-2 = cathédrale encore
fresco-letter-market = M
fresco-letter-cathedral = C
fresco-letter-studio = S
fresco-letter-workshop = A
fresco-letter-theatre = T
fresco-letter-cathedral-2 = C

# --- le plateau -------------------------------------------------------------------------------------------------

fresco-title = Fresco
fresco-round = manche { $round }
fresco-final = dernière manche
fresco-phase-get-up = lever
fresco-phase-planning = plans
fresco-phase-market = marché
fresco-phase-cathedral = cathédrale
fresco-phase-studio = studio
fresco-phase-workshop = atelier
fresco-phase-theatre = théâtre
fresco-phase-cathedral-2 = cathédrale encore
fresco-phase-prepare = revenu
fresco-phase-refill = revenu
fresco-phase-final-scoring = décompte
fresco-phase-over = la fin
fresco-tiles-left = { $left } segments sur { $all }, dernière manche à { $at }
fresco-tiles-left-final = { $left } segments sur { $all }
fresco-edition = { $edition ->
    [house] édition maison, reconstituée
   *[other] édition { $edition }
 }
fresco-hostel = Auberge
fresco-hostel-hour = heure
fresco-hostel-mood = hum.
fresco-hostel-price = prix
fresco-hour = { $hour } h
fresco-market = Marché
fresco-market-bag = ({ $tiles } dans le sac)
fresco-booth-empty = vide
fresco-cathedral = Cathédrale
fresco-altar-terms = Autel { $basics } { $basic } PV, par mélange +{ $blend }, { $blends } { $three }
fresco-painters = Peintres
fresco-column-points = PV
fresco-column-hour = lev.
fresco-column-mood = hum.
fresco-column-apprentices = app
fresco-column-tiles = tui.
fresco-points = { $points } PV
fresco-mood = humeur { $mood }
fresco-apprentices-short = { $count } app.
fresco-tiles-count = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }
fresco-holds-tile = mené par { $painter }
fresco-ready = plan prêt
fresco-hidden = plan en cours
fresco-goods = À vous
fresco-goods-coins = { $coins ->
    [one] { $coins } thaler
   *[other] { $coins } thalers
 }
fresco-goods-income = +{ $income }/manche
fresco-goods-price = prix { $price }
fresco-goods-plan = plan

# --- ce qui est demandé ---------------------------------------------------------------------------------------------

fresco-ask-rise = { $who ->
    [you] Auberge : choisissez l’heure de votre lever
   *[other] Auberge : choisissez l’heure du lever de { $painter }
 }
fresco-why-rise = { $who ->
    [you] Qui se lève tôt joue tôt, mais paie plus et perd sa bonne humeur.
   *[other] Vous avez la tuile de Léonard pour cette manche. Ni prix ni humeur ne le touchent.
 }
fresco-ask-plan = { $left ->
    [0] Plan : confirmez
    [one] Plan : placez votre dernier apprenti
   *[other] Plan : placez vos apprentis, encore { $left }
 }
fresco-why-plan = Personne ne voit votre plan avant la fin. Plusieurs à la fois : m m c a t
fresco-ask-market = { $booth ->
    [none] Marché : choisissez un étal
   *[other] Marché : achetez à l’étal { $booth }, ou partez
 }
fresco-why-market = Une tuile vous coûte { $price }. { $can ->
    [0] Vous avez { $coins } : vous pouvez seulement fermer un étal.
    [one] Vous avez { $coins } : une tuile au plus.
   *[other] Vous avez { $coins } : { $can } tuiles au plus, toutes au même étal.
 }
fresco-ask-cathedral = { $step ->
    [altar] Autel : donnez la couleur suivante ({ $given } sur 3)
    [special] Autel : donnez la couleur suivante ({ $given } sur 3)
    [moved] Cathédrale : restaurez un segment
    [scroll] Cathédrale : restaurez un segment pour votre parchemin
    [only-altar] Cathédrale : restaurez l’autel
    [only-segment] Cathédrale : restaurez un segment
   *[open] Cathédrale : restaurez un segment ou l’autel
 }
fresco-why-cathedral = { $step ->
    [altar] Chaque mélange à la place d’une couleur de base ajoute un point.
    [special] Sans couleur de base, rose et brun remplacent un mélange et rapportent le plus.
    [only-altar] { $apprentices ->
        [one] Vous avez un apprenti ici. Chaque mélange ajoute un point, l’évêque aucun.
       *[other] Vous avez { $apprentices } apprentis ici. Chaque mélange ajoute un point, l’évêque aucun.
     }
    [moved] L’évêque a changé de place. Points : segment + évêque.
    [scroll] Il est dévoilé et compte avec cette restauration. Points : segment + évêque.
   *[open] { $apprentices ->
        [one] Vous avez un apprenti ici. Points : segment + évêque.
       *[other] Vous avez { $apprentices } apprentis ici. Points : segment + évêque.
     }
 }
fresco-ask-studio = { $also ->
    [portrait] Studio : gagnez de l’argent ou peignez un portrait
   *[nothing] Studio : gagnez de l’argent ou partez
 }
fresco-why-studio = Chaque apprenti gagne { $thalers } thalers. { $also ->
    [portrait] Une fois par manche, l’un d’eux peut peindre à la place.
   *[nothing] {""}
 }
fresco-ask-workshop = { $also ->
    [request] Atelier : mélangez deux couleurs ou exaucez une demande
   *[nothing] Atelier : mélangez deux couleurs
 }
fresco-why-workshop = { $blends ->
    [one] Encore { $blends } mélange.
   *[other] Jusqu’à { $blends } mélanges, selon vos couleurs.
 }
fresco-ask-theatre = Théâtre : assistez ou partez
fresco-why-theatre = Chaque visite améliore votre humeur de { $mood }.
fresco-ask-land = { $who ->
    [you] Case { $space } prise : placez-vous devant ou derrière
   *[other] Case { $space } prise : { $painter } devant ou derrière
 }
fresco-why-land = { $final ->
    [yes] La case est le score, et c’est la dernière manche : il ne reste que le décompte.
   *[no] La case est le score, et les derniers choisissent d’abord à la manche suivante.
 }
fresco-ask-leonardo-market = Marché : choisissez l’étal que { $painter } ferme
fresco-why-leonardo-market = { $painter } n’achète jamais. Vous avez sa tuile pour cette manche.
fresco-ask-leonardo-cathedral = Cathédrale : choisissez ce que { $painter } restaure
fresco-why-leonardo-cathedral = Il ne paie rien et marque tuile et évêque. Vous avez sa tuile pour cette manche.
fresco-waiting = C’est à { $painter }.
fresco-waiting-planning = Tout le monde prépare son plan.

# --- les choix ---------------------------------------------------------------------------------------------------------

fresco-choice-rise = { fresco-hour } : humeur { $mood }, { $apprentices } apprentis, tuile { $price }, joue { $acts }
fresco-choice-rise-leonardo = { fresco-hour } : joue { $acts }
fresco-acts = { $first ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
 }
fresco-acts-between = { $first ->
    [1] 1er
    [2] 2e
   *[other] 3e
 } à { $last ->
    [2] 2e
    [3] 3e
   *[other] 4e
 }
fresco-choice-plan-market = marché : acheter ou fermer
fresco-choice-plan-cathedral = cathédrale : restaurer
fresco-choice-plan-studio = studio : +{ $thalers } thalers
fresco-choice-plan-workshop = atelier : { $blends } mélanges
fresco-choice-plan-theatre = théâtre : humeur +{ $mood }
fresco-choice-plan-cathedral-2 = encore la cathédrale : restaurer
fresco-choice-ready = { $left ->
    [0] plan prêt
    [one] plan prêt ({ $left } sans tâche)
   *[other] plan prêt ({ $left } sans tâche)
 }
fresco-choice-close = fermer
fresco-choice-pass = partir
fresco-choice-pass-market = { $bought ->
    [yes] partir
   *[no] ne rien acheter
 }
fresco-choice-altar = jusqu’à { $points } PV
fresco-choice-altar-last = { $points } PV
fresco-choice-earn = gagner { $thalers } : { $coins } thalers
fresco-choice-attend = assister : humeur { $mood }
fresco-choice-land-ahead = devant, sur { $score } ({ $shift })
fresco-choice-land-behind = derrière, sur { $score } ({ $shift })
fresco-group-restore = Restaurer
fresco-group-bishop = Évêque ({ $price } T)
fresco-group-altar = Autel
fresco-group-booth = Étal { $booth }
fresco-group-close = Fermer
fresco-words-market = marché
fresco-words-cathedral = cathédrale
fresco-words-studio = studio
fresco-words-workshop = atelier
fresco-words-theatre = théâtre
fresco-words-cathedral-2 = encore
fresco-words-ready = prêt
fresco-words-pass = partir
fresco-words-earn = gagner
fresco-words-attend = assister
fresco-words-ahead = devant
fresco-words-behind = derrière

# --- la chronique : une ligne par sorte d’événement --------------------------------------------------------------------

fresco-log-heading = Manche { $round } · { $place }
fresco-log-round-began = { $final ->
    [yes] C’est la dernière manche.
   *[no] La manche { $round } commence.
 } Ordre du lever : { $order }.
fresco-log-leonardo-passed = { $who ->
    [you] Vous menez Léonard pour cette manche.
   *[other] { $painter } mène Léonard pour cette manche.
 }
fresco-log-rose = { $who ->
    [you] Vous vous levez à { fresco-hour }.
   *[other] { $painter } se lève à { fresco-hour }.
 } { $change ->
    [same] Humeur { $mood }.
   *[other] Humeur { $change }, désormais { $mood }.
 } { $apprentices ->
    [4] Un apprenti reste au lit.
    [6] Un sixième apprenti aide.
   *[other] {""}
 }
fresco-log-rose-leonardo = { $painter } se lève à { fresco-hour }.
fresco-log-revealed = Les écrans s’ouvrent. Ordre : { $order }.
fresco-log-bought = { $who ->
    [you] Vous prenez { $paints } à l’étal { $booth } pour { $price }.
   *[other] { $painter } prend { $paints } à l’étal { $booth } pour { $price }.
 }
fresco-log-booth-shut = { $closed ->
    [yes] { $who ->
        [you] Vous fermez l’étal { $booth }.
       *[other] { $painter } ferme l’étal { $booth }.
     }
   *[no] L’étal ferme.
 }
fresco-log-bishop-moved = { $who ->
    [you] Vous menez l’évêque en { $segment }
   *[other] { $painter } mène l’évêque en { $segment }
 } { $price ->
    [0] sans frais.
   *[other] pour { $price }.
 }
fresco-log-restored = { $who ->
    [you] Vous restaurez { $segment } : { $sum } PV.
   *[other] { $painter } restaure { $segment } : { $sum } PV.
 }
fresco-log-restored-with = { $who ->
    [you] Vous restaurez { $segment } avec { $paints } : { $sum } PV.
   *[other] { $painter } restaure { $segment } avec { $paints } : { $sum } PV.
 }
fresco-sum = { $points } + { $bonus } évêque = { $total }
fresco-log-altar-restored = { $who ->
    [you] Vous restaurez l’autel avec { $paints } : { $points } PV.
   *[other] { $painter } restaure l’autel avec { $paints } : { $points } PV.
 }
fresco-log-earned = { $who ->
    [you] Vous gagnez { $thalers } thalers au studio.
   *[other] { $painter } gagne { $thalers } thalers au studio.
 }
fresco-log-blended = { $who ->
    [you] Vous mélangez { $paints }.
   *[other] { $painter } mélange { $paints }.
 }
fresco-log-attended = { $who ->
    [you] Vous allez au théâtre. Humeur { $mood }.
   *[other] { $painter } va au théâtre. Humeur { $mood }.
 }
fresco-log-left = { $who ->
    [you] Vous partez.
   *[other] { $painter } part.
 } { $place } : { $unused ->
    [one] un apprenti sans emploi.
   *[other] { $unused } apprentis sans emploi.
 }
fresco-log-idled = { $who ->
    [you] Vous ne pouvez plus rien faire.
   *[other] { $painter } ne peut plus rien faire.
 } { $place } : { $unused ->
    [one] un apprenti sans emploi.
   *[other] { $unused } apprentis sans emploi.
 }
fresco-log-only-segment = Vos couleurs ne paient que { $segment }, restauré aussitôt.
fresco-log-scored = +{ $points } PV ({ $source }).
fresco-log-shifted = { $who ->
    [you] La case est prise : vous voilà sur { $score } ({ $shift }).
   *[other] La case est prise : { $painter } se place sur { $score } ({ $shift }).
 }
fresco-log-income = Revenu : { $incomes }.
fresco-log-market-laid = Nouveau marché ; { $bag ->
    [0] le sac est vide
    [one] { $bag } tuile dans le sac
   *[other] { $bag } tuiles dans le sac
 }.
fresco-log-start-rotated = Les cases de départ tournent : { $order }.
fresco-log-money-counted = { $who ->
    [you] Il vous reste { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
     } : { $points } PV.
   *[other] Il reste { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
     } à { $painter } : { $points } PV.
 }
fresco-log-game-ended = { $reason ->
    [ceiling] Le plafond est achevé.
    [portraits] Les derniers portraits ont été proposés.
    [infection] La dernière infection a été révélée.
    [idle] Depuis trop longtemps, personne n’a restauré autre chose que l’autel : une règle maison met fin à la partie.
   *[other] La dernière manche est finie.
 } { $who ->
    [you] Vous gagnez avec { $points } PV.
   *[other] { $painter } gagne avec { $points } PV.
 }

# --- le décompte final -----------------------------------------------------------------------------------------------

fresco-account = Le décompte
fresco-account-place = rang
fresco-account-painter = peintre
fresco-source-tile = tuiles
fresco-source-bishop = évêque
fresco-source-altar = autel
fresco-source-money = argent
fresco-source-shift = piste
fresco-source-portrait = portraits
fresco-source-request = demandes
fresco-source-gold = or
fresco-source-favor = faveurs
fresco-source-scroll = parch.
fresco-account-total = PV
fresco-account-leonardo = Léonard compte sur la piste mais ne peut pas gagner.

# --- la règle avec nos mots ; les codes sont des lignes de docs/rules/fresco.md -----------------------------------------

fresco-explain-rise =
    Chaque peintre prend une heure libre, le dernier sur la piste en premier (F-P1-1, F-P1-4). L’heure change aussitôt votre humeur (F-P1-6), fixe votre prix par tuile du marché pour la manche (F-P1-18) et l’ordre dans lequel on agit, les lève-tôt d’abord (F-P1-19).
    Sur les deux cases du haut de l’humeur, un sixième apprenti vous aide (F-P1-9) ; sur les deux du bas, l’un des vôtres manque (F-P1-13).
fresco-explain-plan =
    Tout le monde prépare son plan en même temps, derrière un écran (F-PLAN-1). Chaque lieu a trois cases pour les apprentis, et chaque apprenti y fait une action (F-PLAN-2, F-PLAN-4). On visite les lieux tous ensemble dans cet ordre : marché, cathédrale, studio, atelier, théâtre (F-RND-5).
    Une action que vous ne pouvez pas payer est perdue (F-RND-10). Confirmez quand vous avez fini ; le plan ne change plus (F-PLAN-8). À la dernière manche, une seconde visite à la cathédrale remplace le théâtre (F-END-3).
fresco-explain-market =
    On utilise un seul étal par manche (F-MKT-2). Chaque apprenti peut y acheter une tuile au prix de votre heure ; vous prenez les couleurs dessinées (F-MKT-3, F-MKT-5, F-MKT-7). Après votre dernier achat, tout l’étal est vidé (F-MKT-8).
    Au lieu d’acheter, vous pouvez fermer un étal sans payer (F-MKT-9, F-MKT-10), ou ne rien faire (F-MKT-12).
fresco-explain-cathedral =
    Chaque apprenti restaure un segment ou une fois l’autel (F-CATH-1). Un segment demande exactement ses couleurs et donne ses points, 3 de plus si l’évêque s’y trouve, 2 de plus s’il est à côté (F-CATH-3, F-CATH-14, F-CATH-15). Puis l’évêque s’y place (F-CATH-7) et la tuile vous rapporte un thaler par manche (F-BTW-3).
    Avant chaque segment, vous pouvez déplacer l’évêque d’une case pour 1 thaler (F-CATH-9 à F-CATH-11) ; il faut alors restaurer un segment (F-OQ-41). L’autel demande trois couleurs de base différentes pour 2 points, chacune remplaçable par un mélange pour 1 de plus ; orange, vert et violet ensemble donnent 6 (F-CATH-20 à F-CATH-24).
fresco-explain-studio =
    Chaque apprenti au studio gagne 3 thalers (F-STU-1). Vous pouvez aussi partir (F-RND-9), mais personne n’a encore trouvé pourquoi.
fresco-explain-workshop =
    Chaque apprenti mélange jusqu’à deux fois (F-WRK-1) : deux couleurs partent, une arrive (F-WRK-3). Rouge et jaune font orange, jaune et bleu font vert, rouge et bleu font violet (F-WRK-4).
fresco-explain-theatre =
    Chaque apprenti améliore votre humeur de deux cases, au plus jusqu’en haut (F-THE-1, F-THE-2). Cela compte au lever de la manche suivante (F-THE-3).
fresco-explain-land =
    Une case de la piste n’accueille jamais deux peintres (F-VPT-3). On se place sur la case libre la plus proche, devant ou derrière (F-VPT-4), et c’est le score (F-VPT-7). Qui est plus en arrière se lève d’abord à la manche suivante (F-P1-1).
fresco-explain-leonardo-market =
    À deux, Léonard est le troisième peintre ; qui a sa tuile décide pour lui (F-LEO-9). Au marché il ferme un étal et n’achète jamais (F-LEO-13).
fresco-explain-leonardo-cathedral =
    Léonard restaure un segment par manche, à côté de son peintre, jamais en diagonale (F-LEO-15) ; s’il n’y en a plus, l’un de ceux de plus faible valeur (F-LEO-16). Il ne paie rien et marque tuile et évêque (F-LEO-17, F-LEO-18). L’évêque et Léonard finissent là (F-LEO-21).

fresco-about-rise = { $who ->
    [you] Lever à { fresco-hour } : humeur { $mood }, { $apprentices } apprentis pour la manche, chaque tuile du marché à { $price }. Vous jouez { $acts }. (F-P1-6, F-P1-18, F-P1-19)
   *[other] { $painter } se lève à { fresco-hour } et joue { $acts }. (F-LEO-12)
 }
fresco-about-plan = Un apprenti pour ce lieu : { $place } ; { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
 } à placer. (F-PLAN-4)
fresco-about-ready = Votre plan est clos ; quand tous ont terminé, les écrans s’ouvrent. (F-PLAN-7, F-PLAN-8)
fresco-about-buy = Vous payez { $price } et prenez { $paints } à l’étal { $booth } ; il vous reste { $coins ->
    [one] { $coins } thaler
   *[other] { $coins } thalers
 }. C’est votre étal pour cette manche. (F-MKT-2, F-MKT-5, F-MKT-7)
fresco-about-close = { $who ->
    [you] Vous n’achetez rien cette manche, et personne d’autre n’achète à l’étal { $booth }. (F-MKT-9, F-MKT-11)
   *[other] { $painter } vide l’étal { $booth } pour cette manche. (F-LEO-13)
 }
fresco-about-bishop = Vous payez { $price } et l’évêque va en { $segment } ; puis vous restaurez un segment avec son bonus depuis cette case. Il vous reste { $coins ->
    [one] { $coins } thaler
   *[other] { $coins } thalers
 }. (F-CATH-9 à F-CATH-11, F-OQ-41)
fresco-about-restore = { $who ->
    [you] Vous donnez { $paints } et marquez { $sum } PV{ $window ->
        [yes] , plus ou moins ceux d’un vitrail (F-M06-16)
       *[no] {""}
     } ; l’évêque va en { $segment }, et la tuile rapporte un thaler par manche. (F-CATH-3, F-CATH-5, F-CATH-7)
   *[other] { $painter } marque { $sum } PV en { $segment } sans rien payer. (F-LEO-17, F-LEO-18)
 }
fresco-about-altar = Vous donnez { $paints } à l’autel, couleur { $given } sur 3. L’autel peut rapporter jusqu’à { $points } PV. (F-CATH-20 à F-CATH-26)
fresco-about-earn = Un apprenti gagne { $thalers } ; vous avez alors { $coins } thalers. (F-STU-1)
fresco-about-blend = Vous donnez { $paints } et prenez { $result }. (F-WRK-3)
fresco-about-attend = Votre humeur monte à { $mood }. (F-THE-1)
fresco-about-land = Le peintre va sur { $score } ({ $shift }). (F-VPT-4, F-VPT-7)
fresco-about-pass = Vous ne faites plus rien ici ; les apprentis restants n’agissent pas. (F-RND-9, F-RND-11)

# --- les modules : ce qu’ils ajoutent à la table ------------------------------------------------------------------------

paint-pink = rose
paint-brown = brun

fresco-help = modules : tout sur les modules en jeu ; modules 6 : sur un seul
fresco-modules-more = Pour un module et ses règles, tapez modules et son nom : { $names }
fresco-modules-unknown = « { $given } » n’est pas un module en jeu. En jeu : { $names }
fresco-explain-modules = Des modules changent aussi cela : { $names }. Pour leurs règles, tapez modules et un nom, par exemple modules { $name }.
fresco-modules-none = Aucun module n’est en jeu.
fresco-module-portrait = Portrait
fresco-module-owned = Peints
fresco-module-requests = Demandes
fresco-module-fulfilled = Exaucées
fresco-module-special-blends = Mélanges rares
fresco-module-leaf-gold = Or
fresco-module-scrolls = Parchemins
fresco-module-favors = Faveurs
fresco-portraits-deck = puis encore { $deck }
fresco-requests-needed = pour { $needed } tuiles
fresco-requests-loose = à vous { $tiles } :
fresco-mood-now = humeur { $mood } désormais
fresco-request-any = libre
fresco-request-basic = une couleur de base
fresco-special-altar = autel de mélanges
fresco-gold-refined = rehausse { $paints }
fresco-gold-mine = { $gold } à vous
fresco-scroll-row = rangée { $name }
fresco-scroll-column = colonne { $name }
fresco-scroll-dead = (perdu)
fresco-scrolls-none = plus aucun
fresco-scrolls-held = Encore en main :
fresco-scrolls-gone = Joués : { $lines }
fresco-favors-left = encore { $left }
fresco-favors-unseen = Jamais vues : { $kinds }

fresco-portrait-god-s-servant = Serviteur de Dieu
fresco-portrait-actor = Comédien
fresco-portrait-abbot = Abbé
fresco-portrait-sexton = Sacristain
fresco-portrait-pretty-girl = Jolie fille
fresco-portrait-peer = Notable
fresco-portrait-merchant = Marchand
fresco-portrait-self-portrait = Autoportrait
fresco-portrait-muse = Muse
fresco-portrait-bishop = Évêque
fresco-portrait-virgin-mary = Vierge Marie
fresco-portrait-patron = Mécène
fresco-effect-income-thalers = +{ $number } T/manche
fresco-effect-theatre-mood-per-apprentice = théâtre +{ $number }
fresco-effect-bishop-bonus-extra = évêque +{ $number }
fresco-effect-bishop-anywhere-cost = évêque où l’on veut pour { $number } T
fresco-effect-thalers = { $number } T
fresco-effect-mood = { $number ->
    [top_space] humeur au plus haut
   *[other] humeur +{ $number }
 }
fresco-effect-vp = { $number } PV
fresco-effect-basic-paints-of-choice = { $number ->
    [one] { $number } couleur de base
   *[other] { $number } couleurs de base au choix
 }

# --- les modules : ce qui est demandé -------------------------------------------------------------------------------------

fresco-ask-sexton = Cathédrale : appeler l’évêque avant de partir ?
fresco-why-sexton = Vos apprentis ont fini leur travail ; le sacristain peut encore être appelé.
fresco-ask-gild = Cathédrale : ajoutez-vous une feuille d’or en { $segment } ?
fresco-why-gild = La tuile montre { $paints }, la couleur de la manche. { $gold ->
    [one] Vous avez une feuille.
   *[other] Vous avez { $gold } feuilles.
 }
fresco-ask-portrait-paint = Studio : choisissez une couleur de base
fresco-why-portrait-paint = { $left ->
    [one] Le portrait vous en donne encore une.
   *[other] Le portrait vous en donne { $left } au choix.
 }
fresco-ask-leonardo-portrait = Studio : choisissez le portrait que prend { $painter }
fresco-why-leonardo-portrait = Seuls les points comptent pour lui. Vous avez sa tuile pour cette manche.
fresco-ask-pile = { $who ->
    [you] Atelier : choisissez une tuile pour la demande { $request }, { $given } sur { $needed }
   *[other] Atelier : choisissez une tuile que { $painter } donne pour { $request }, { $given } sur { $needed }
 }
fresco-why-pile = { $who ->
    [you] Elle ne rapporte plus rien et ne sert à aucune autre demande.
   *[other] Elle quitte le jeu.
 }
fresco-ask-request-paint = Revenu : choisissez la couleur de base de votre demande
fresco-why-request-paint = { $left ->
    [one] Personne ne la voit avant que tous aient choisi.
   *[other] { $left } à choisir. Personne ne les voit avant que tous aient choisi.
 }
fresco-ask-leonardo-request = Atelier : { $painter } exauce-t-il une demande ?
fresco-why-leonardo-request = Il ne gagne que les points, ses tuiles quittent le jeu. Vous avez sa tuile.
fresco-hint-sexton = {" "}· sacristain { $segment } : évêque là, { $price } T
fresco-choice-no-gild = sans or
fresco-choice-no-sexton = laisser l’évêque là
fresco-choice-no-leonardo-request = aucune demande
fresco-choice-portrait-leonardo = { $card } : { $points } PV
fresco-choice-request = { $request } : { $points } PV, revenu { $income } T et { $paint }
fresco-choice-request-leonardo = { $request } : { $points } PV
fresco-choice-gild = or : +{ $points } PV, il en reste { $left }
fresco-choice-scroll = { $lines } : { $points } PV ({ $segments })
fresco-group-scroll = Parchemin
fresco-group-sexton = Sacristain
fresco-group-request = Demande
fresco-words-no = non
fresco-words-sexton = sacristain
fresco-words-gild = or
fresco-words-row = rangée
fresco-words-column = colonne
fresco-words-both = les deux

# --- les modules : la chronique -------------------------------------------------------------------------------------------

fresco-log-rewarded = Cela rapporte { $goods }.
fresco-log-portraits-shown = À peindre : { $cards } ; { $deck ->
    [0] la pioche est vide
   *[other] { $deck } en pioche
 }.
fresco-log-portraits-removed = Partis sans être peints : { $cards }.
fresco-log-portrait-taken = { $who ->
    [you] Vous peignez un portrait : { $card }.
   *[other] { $painter } peint un portrait : { $card }.
 }
fresco-log-paint-picked = { $who ->
    [you] Vous choisissez { $paints }.
   *[other] { $painter } choisit { $paints }.
 }
fresco-log-request-fulfilled = { $who ->
    [you] Vous exaucez une demande ({ $request }) avec { $segments }.
   *[other] { $painter } exauce une demande ({ $request }) avec { $segments }.
 }
fresco-log-income-picked = Vous choisissez { $paints } pour le revenu.
fresco-log-request-income = Les demandes rapportent : { $incomes }.
fresco-log-colour-refined = L’or rehausse { $paints } { $colour } pour cette manche.
fresco-log-gold-taken = { $gold ->
    [one] Une feuille d’or vient avec.
   *[other] { $gold } feuilles d’or viennent avec.
 }
fresco-log-gold-used = { $who ->
    [you] Vous ajoutez une feuille d’or.
   *[other] { $painter } ajoute une feuille d’or.
 }
fresco-log-gold-exchanged = { $who ->
    [you] Vous changez votre or ({ $gold }) en thalers : { $thalers }.
   *[other] { $painter } change son or ({ $gold }) en thalers : { $thalers }.
 }
fresco-log-favor-taken = { $who ->
    [you] Vous prenez la faveur de l’évêque en { $segment }.
   *[other] { $painter } prend la faveur de l’évêque en { $segment }.
 }
fresco-log-favor-removed = La faveur en { $segment } part sans être vue.
fresco-log-scroll-played = { $who ->
    [you] { $count ->
        [one] Vous jouez un parchemin : { $lines }.
       *[other] Vous jouez vos deux parchemins : { $lines }.
     }
   *[other] { $count ->
        [one] { $painter } joue un parchemin : { $lines }.
       *[other] { $painter } joue ses deux parchemins : { $lines }.
     }
 }

# --- les modules : la règle avec nos mots ----------------------------------------------------------------------------------

fresco-explain-sexton =
    Avec le portrait du sacristain, vous pouvez appeler l’évêque sur n’importe quel segment pour 1 thaler, une fois par manche, à tout moment de votre visite à la cathédrale : aussi après la dernière restauration, avant de partir (F-M01-18, F-OQ-93).
fresco-explain-gild =
    La tuile montre la couleur rehaussée : vous pouvez donner une feuille d’or avec les couleurs, jamais plus (F-M05-9, F-M05-10). Elle vaut 3 points si l’évêque est sur le segment, 2 s’il est à côté et 1 ailleurs, en plus de son bonus (F-M05-11 à F-M05-14).
    L’or qui reste à la fin devient un thaler par feuille (F-M05-17).
fresco-explain-portrait-paint =
    Le marchand donne des couleurs de base au choix, pareilles ou non, et un thaler (F-M01-19).
fresco-explain-leonardo-portrait =
    Léonard a un apprenti au studio et doit prendre un portrait s’il y en a un (F-M01-27, F-M01-28). Seuls les points comptent pour lui, et la carte quitte le jeu (F-M01-29).
fresco-explain-pile =
    Choisissez les tuiles qui vont sous la demande ; chacune doit en montrer la tache, et celle qui en montre plusieurs sert pour n’importe laquelle (F-M02-8, F-M02-9, F-OQ-97). Une tuile empilée ne rapporte plus rien et ne sert plus (F-M02-11, F-M02-12).
fresco-explain-request-paint =
    Une demande libre rapporte un thaler et une couleur de base par manche ; vous la choisissez chaque fois (F-M02-13, F-M02-15). Tout le monde choisit en même temps, chacun pour soi (F-OQ-67).
fresco-explain-leonardo-request =
    Léonard a un apprenti à l’atelier et peut exaucer une demande avec ses tuiles (F-M02-18, F-M02-19). Il marque seulement les points ; ses trois tuiles et la demande quittent le jeu (F-M02-20).
fresco-change-plan-portraits = Portraits : au studio, un apprenti par manche peut peindre l’un des deux au lieu de gagner de l’argent (F-M01-5, F-M01-6).
fresco-change-plan-requests = Demandes : à l’atelier, un apprenti par manche peut donner trois tuiles restaurées pour des points et un meilleur revenu (F-M02-5, F-M02-13).
fresco-change-plan-special-blends = Le rose et le brun se mélangent comme les autres, même avec un mélange tout juste fait (F-M03-8, F-M03-9).
fresco-change-plan-leaf-gold = L’or vient avec deux tuiles du marché et rehausse un segment à la couleur de la manche (F-M05-6, F-M05-9).
fresco-change-plan-scrolls = Parchemins : votre rangée et votre colonne paient une fois, lors d’une restauration (F-M07-6 à F-M07-10).
fresco-change-plan-favors = Faveurs : qui restaure là où se tient l’évêque prend celle qui s’y cache (F-Q-2).
fresco-change-market-leaf-gold = Deux tuiles du marché portent de l’or, qui vient avec elles sans supplément (F-M05-6).
fresco-change-cathedral-special-blends = Dans un autel de mélanges, chacun peut être rose pour 3 de plus ou brun pour 5 de plus (F-M03-10, F-M03-11).
fresco-change-cathedral-leaf-gold = Après un segment à la couleur rehaussée, on vous demande si vous ajoutez une feuille d’or (F-M05-9).
fresco-change-cathedral-scrolls = Jouez d’abord un parchemin, puis restaurez sur sa ligne, ou les deux à leur croisement ; on vous propose ce que permettent évêque et options (F-M07-6, F-M07-9). Chaque segment restauré paie, celui-ci aussi (F-M07-7).
fresco-change-cathedral-favors = Sous l’évêque vous prenez aussi la faveur, ailleurs elle est perdue (F-Q-2, F-Q-4).
fresco-change-cathedral-portraits = L’abbé augmente de 1 le bonus de l’évêque ; le sacristain l’appelle où vous voulez pour 1 thaler, une fois par manche, à tout moment de votre visite (F-M01-17, F-M01-18, F-OQ-93).
fresco-change-studio-portraits = Un apprenti par manche peut prendre l’un des deux portraits au lieu de l’argent (F-M01-5, F-M01-6). Ceux qui sont marqués vous servent jusqu’à la fin, les autres paient tout de suite (F-M01-10, F-M01-11).
fresco-change-workshop-requests = Un apprenti par manche peut exaucer la première demande d’une pile au lieu de mélanger : trois tuiles restaurées vont dessous, avec sa tache si elle est spéciale (F-M02-4 à F-M02-8). Les points viennent aussitôt, puis un thaler et une couleur par manche (F-M02-10, F-M02-13).
fresco-change-workshop-special-blends = Violet et rouge font rose, orange et vert font brun ; un mélange tout juste fait peut servir (F-M03-8, F-M03-9).
fresco-change-theatre-portraits = Avec le portrait du comédien, ce sont trois cases (F-M01-16).

fresco-about-no = { $deciding ->
    [gild] Vous gardez votre or et restaurez avec les couleurs seules. (F-M05-9)
    [wall] Votre apprenti ne restaure rien. (F-RND-9, F-OQ-30)
    [heal] Vous gardez vos flacons pour une autre manche. (F-M10-47)
    [glazery] Vous n’achetez plus de verre cette manche. (F-M06-10, F-OQ-30)
    [glaze] Les autres carreaux restent sans verre. (F-M06-26, F-OQ-124)
    [altar-glass] Le vitrail de l’autel n’a pas d’autre verre. (F-M06-29)
    [bell-last] Les certificats restent comme ils sont. (F-OQ-141)
    [sexton] L’évêque reste où il est, et votre visite est finie. (F-OQ-93)
   *[other] Léonard garde ses tuiles, et la demande reste. (F-M02-19)
 }
fresco-about-pick = { $deciding ->
    [request-paint] Vous prenez { $paints } avec le prochain revenu. (F-M02-15)
   *[other] Vous prenez { $paints } tout de suite. (F-M01-19)
 }
fresco-about-portrait = { $who ->
    [you] Un apprenti peint ce portrait au lieu de gagner de l’argent : { $card } ({ $effect }). { $lasting ->
        [yes] Il reste devant vous jusqu’à la fin. (F-M01-5, F-M01-10)
       *[no] Il paie tout de suite. (F-M01-5, F-M01-11)
     }
   *[other] { $painter } marque { $points } PV avec ce portrait : { $card } ; la carte quitte le jeu. (F-M01-28, F-M01-29)
 }
fresco-about-sexton = Vous payez { $price } et le sacristain appelle l’évêque en { $segment } ; son bonus compte désormais depuis cette case. Il vous reste { $coins ->
    [one] { $coins } thaler
   *[other] { $coins } thalers
 }. (F-M01-18, F-OQ-93)
fresco-about-request = { $who ->
    [you] Vous marquez { $points } PV et empilez { $needed } tuiles parmi { $segments }. Ensuite, à chaque manche : { $income } T et { $paint }. (F-M02-10 à F-M02-15)
   *[other] { $painter } marque { $points } PV et donne { $needed } tuiles parmi { $segments }. (F-M02-19, F-M02-20)
 }
fresco-about-pile = { $who ->
    [you] La tuile de { $segment } va sous la demande et ne rapporte plus rien. (F-M02-11, F-M02-12)
   *[other] { $painter } donne la tuile de { $segment }. (F-M02-20)
 }
fresco-about-gild = Vous donnez une feuille d’or avec les couleurs de { $segment } pour { $points } PV de plus ; il en reste { $left }. (F-M05-9 à F-M05-14)
fresco-about-scroll = Vous dévoilez { $lines } et marquez { $points } PV en y restaurant : { $segments }. Ensuite il faut restaurer. (F-M07-6 à F-M07-10, F-M07-12)

# --- les tuiles qui couvrent un lieu, la fresque murale et le médecin ------------------------------------------------------

fresco-tile-glazery = verrerie
fresco-tile-audience = audience
fresco-tile-wall = fresque murale
fresco-tile-medico = médecin
fresco-tile-letter-glazery = v
fresco-tile-letter-audience = a
fresco-tile-letter-wall = f
fresco-tile-letter-medico = m
fresco-group-cover = Couvrir ({ $tile })
fresco-group-plan-ill = Malade
fresco-group-plan-neutral = Neutre
fresco-group-saint = Image pieuse
fresco-choice-cover = { $place }
fresco-about-cover = La tuile ({ $tile }) couvre ce lieu pour la manche : { $place }. { $kind ->
    [medico] Vous devez y acheter un flacon si vous pouvez, et un apprenti y a encore sa place (F-M10-39 à F-M10-41).
    [wall] Il y faut un apprenti, qui restaure une partie du mur (F-M09-6, F-M09-7).
    [glazery] Ses deux apprentis imprimés achètent du verre, un troisième, des vôtres, peut les aider (F-M06-6 à F-M06-9).
   *[other] Aucun apprenti n’est nécessaire ; vous acquérez un certificat (F-M08-6 à F-M08-9).
 }
fresco-log-tile-laid = { $who ->
    [you] Vous avez couvert des lieux : { $tiles }.
   *[other] { $painter } a couvert des lieux : { $tiles }.
 }

fresco-module-wall-fresco = Mur
fresco-wall-left = encore { $left }, ouvertes :
fresco-wall-splash = tache
fresco-ask-wall = Fresque murale : restaurez-vous une partie ?
fresco-why-wall = Chacune donne { $points } PV et une couleur de base par manche, inscrite au dos.
fresco-ask-exchange = Atelier : choisissez une tuile à donner pour { $paints }
fresco-why-exchange = Les deux tuiles quittent le jeu ; les autres gardent leur tache.
fresco-choice-no-wall = ne rien restaurer
fresco-choice-exchange = tuiles du mur { $paints } contre { $result } par manche
fresco-source-wall = mur
fresco-log-wall-restored = { $who ->
    [you] Vous restaurez { $section } sur le mur avec { $paints } ; cela rapporte { $income } par manche.
   *[other] { $painter } restaure { $section } sur le mur avec { $paints } ; cela rapporte { $income } par manche.
 }
fresco-log-wall-tiles-exchanged = { $who ->
    [you] Vous échangez { $sections } contre { $paints } par manche.
   *[other] { $painter } échange { $sections } contre { $paints } par manche.
 }
fresco-log-wall-income = Le mur rapporte : { $incomes }.
fresco-explain-wall =
    Votre apprenti sur la tuile peut restaurer une partie voisine, par un côté, d’une partie restaurée ; celle du bas à gauche l’est dès le début (F-M09-9, F-M09-10). Elle coûte la couleur qu’elle montre et donne 4 points, quoi que fasse l’évêque (F-M09-11, F-M09-12, F-OQ-153).
    La tuile reste devant vous et montre une couleur de base : une pièce de chaque couleur par manche, même si plusieurs tuiles la montrent (F-M09-13, F-M09-18).
fresco-explain-exchange =
    Deux tuiles du mur de couleurs différentes quittent le jeu pour une tuile d’échange de leur mélange (F-M09-14, F-M09-15). Entre deux tuiles de même couleur vous choisissez, car leurs taches diffèrent (F-M09-21).
fresco-change-plan-wall-fresco = Mur : couvrez un lieu, mettez un apprenti sur la tuile, restaurez une partie (F-M09-6, F-M09-7).
fresco-change-workshop-wall-fresco = Au lieu de mélanger, deux tuiles du mur de couleurs différentes deviennent une tuile d’échange : leur mélange, à chaque manche ; une de chaque (F-M09-14, F-M09-16, F-M09-19).
fresco-about-wall = Vous donnez { $paints } pour { $section } : { $points } PV, et son dos rapporte une couleur de base par manche. (F-M09-11 à F-M09-13)
fresco-about-give = { $deciding ->
    [pile] La tuile { $section } du mur va sous la demande et ne rapporte plus de couleur. (F-M09-21, F-OQ-99)
   *[other] La tuile { $section } du mur quitte le jeu. (F-M09-15)
 }
fresco-about-exchange = Les tuiles { $paints } du mur quittent le jeu ; vous recevez { $result } à chaque manche. (F-M09-14, F-M09-19)

fresco-module-medico = Médecin
fresco-module-bottles = Flacons
fresco-module-apprentices = Apprentis
fresco-medico-infected = infecté : { $place }
fresco-medico-stack = { $left ->
    [one] encore { $left } tuile
   *[other] encore { $left } tuiles
 }
fresco-medico-ill = malade
fresco-medico-neutral = neutre
fresco-medico-same = même lieu
fresco-medico-unseen = Infections à venir : { $places }
fresco-medico-to-place = à placer : sains { $healthy }, neutre { $neutral }, malades { $sick }
fresco-bottle = { $portions ->
    [one] { $portions } dose
   *[other] { $portions } doses
 }
fresco-bottle-juice = sirop
fresco-ask-aside = Lever : qui reste au lit ?
fresco-why-aside = Un malade s’y rétablit et revient en bonne santé. { $ill ->
    [one] Vous en avez un.
   *[other] Vous en avez { $ill }.
 }
fresco-ask-send = { $place } : qui travaille ensuite ?
fresco-why-send = Ils sont { $left } ici. Qui travaille à côté d’un malade le devient.
fresco-ask-infect = { $place } : qui tombe malade ?
fresco-why-infect = { $swapped ->
    [yes] Le neutre retourne au théâtre ; un malade prend sa place et reste.
   *[no] Le neutre retourne au théâtre, et aucun malade ne prend sa place.
 }
fresco-ask-bottle = Médecin : choisissez le flacon que vous achetez
fresco-why-bottle = Avec la tuile du médecin, il faut en acheter un. Vous avez { fresco-goods-coins }.
fresco-ask-heal = Médecin : utilisez-vous un flacon ?
fresco-why-heal = { $ill ->
    [0] Aucun de vos apprentis n’est malade.
    [one] Un de vos apprentis est malade.
   *[other] { $ill } de vos apprentis sont malades.
 }
fresco-choice-no-heal = garder le reste
fresco-choice-plan-ill = { $place }
fresco-choice-plan-neutral = { $place }
fresco-choice-aside-healthy = un apprenti sain
fresco-choice-aside-ill = un malade, qui se rétablit
fresco-choice-send-healthy = un apprenti sain
fresco-choice-send-ill = un malade
fresco-choice-infect-own = un des vôtres
fresco-choice-infect-neutral = le neutre
fresco-choice-saint = pour { $thalers } T
fresco-choice-bottle = { $bottle } pour { $price } T
fresco-choice-use = { $bottle } : soigne { $heals }
fresco-choice-use-juice = sirop : humeur +1
fresco-words-healthy = sain
fresco-words-ill = malade
fresco-words-own = mien
fresco-words-neutral = neutre
fresco-log-sick-shown = { $who ->
    [you] Vos malades, { $place } : { $apprentices }.
   *[other] Malades de { $painter }, { $place } : { $apprentices }.
 }
fresco-log-infection-revealed = { $kind ->
    [none] Rien n’est infecté pour cette manche.
    [same] Le même lieu est de nouveau infecté : { $place }.
   *[place] Lieu infecté pour cette manche : { $place }.
 } { $left ->
    [0] C’était la dernière tuile.
    [one] Il reste une tuile.
   *[other] Il reste { $left } tuiles.
 }
fresco-log-replaced = { $who ->
    [you] Un malade prend sa place chez vous.
   *[other] Un malade prend sa place chez { $painter }.
 }
fresco-log-fell-ill = { $apprentices ->
    [0] { $who ->
        [you] Votre apprenti neutre
       *[other] L’apprenti neutre de { $painter }
     } tombe malade ({ $place }) et retourne au théâtre ; personne ne va chez le médecin.
   *[other] { $who ->
        [you] Vous laissez au médecin
       *[other] { $painter } laisse au médecin
     } ({ $place }) : { $apprentices ->
        [one] { $apprentices } apprenti
       *[other] { $apprentices } apprentis
     }{ $neutral ->
        [yes] {" "}; le neutre retourne au théâtre
       *[no] {""}
     }.
 }
fresco-log-recovered = { $who ->
    [you] Un de vos apprentis malades reste au lit et se rétablit.
   *[other] Un apprenti malade de { $painter } reste au lit et se rétablit.
 }
fresco-log-saint-painted = { $who ->
    [you] Un de vos malades peint un saint avec { $paints } : { $thalers } thalers.
   *[other] Un malade de { $painter } peint un saint avec { $paints } : { $thalers } thalers.
 }
fresco-log-bottles-laid = { $count ->
    [0] Le médecin n’a aucun flacon à vendre.
   *[other] Le médecin vend : { $bottles }.
 }
fresco-log-bottle-bought = { $who ->
    [you] Vous achetez un flacon ({ $bottle }) pour { $price }.
   *[other] { $painter } achète un flacon ({ $bottle }) pour { $price }.
 }
fresco-log-bottle-too-dear = { $who ->
    [you] Vous ne pouvez payer aucun flacon.
   *[other] { $painter } ne peut payer aucun flacon.
 }
fresco-log-bottle-used = { $kind ->
    [juice] { $who ->
        [you] Vous buvez du sirop de framboise. Humeur { $mood }.
       *[other] { $painter } boit du sirop de framboise. Humeur { $mood }.
     }
   *[medicine] { $who ->
        [you] Vous utilisez un remède ; guéris : { $healed }.
       *[other] { $painter } utilise un remède ; guéris : { $healed }.
     }
 }
fresco-log-health-credited = { $who ->
    [you] Pour vos apprentis sains ({ $apprentices }), on vous compte { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
     }.
   *[other] Pour les apprentis sains de { $painter } ({ $apprentices }), on compte { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
     }.
 }
fresco-explain-aside =
    Sur les deux cases du bas de l’humeur, un apprenti reste absent. Au moment où vous y descendez, ce peut être un malade : il se rétablit et revient sain quand votre humeur remonte (F-M10-57, F-M10-58, F-OQ-16).
fresco-explain-send =
    Sains et malades d’un même lieu travaillent dans l’ordre que vous voulez (F-M10-37). À la cathédrale, un malade ne déplace pas l’évêque et reste loin de lui ; au studio, il peint un saint contre une couleur ; à l’atelier, il mélange une fois (F-M10-24, F-M10-25, F-M10-32, F-M10-34). Ensuite tous les vôtres, en ce lieu, sont malades (F-M10-38).
fresco-explain-infect =
    Le lieu est infecté : un de vos apprentis sains tombe malade quand votre travail y est fini, et vous choisissez lequel (F-M10-13). L’un des vôtres va chez le médecin, un malade prend sa place ; le neutre retourne simplement au théâtre ou, selon l’option, un malade vient aussi pour lui (F-M10-14, F-M10-15, F-DIF-16).
fresco-explain-bottle =
    Avec la tuile du médecin sur votre marché, vous devez d’abord acheter un flacon, si vous pouvez en payer un (F-M10-41, F-M10-43, F-OQ-168). Chaque place a son prix (F-M10-42). Vous pouvez garder deux flacons (F-M10-44).
fresco-explain-heal =
    Quand tous les lieux sont faits, chacun peut utiliser ses flacons (F-M10-46, F-M10-47). Un remède soigne autant d’apprentis qu’il a de doses, le reste est perdu ; le sirop de framboise remonte l’humeur d’une case (F-M10-48 à F-M10-50). À la fin, chaque apprenti qui n’est pas chez le médecin vaut 5 thalers (F-M10-60).
fresco-change-plan-medico = Médecin : xc, xs, xa envoient un malade, qui peut aussi rester chez vous ; les sains doivent partir (F-M10-18 à F-M10-23, F-OQ-20). Puis un lieu est infecté (F-M10-9).
fresco-change-market-medico = Au marché infecté, un apprenti sain tombe malade (F-M10-13).
fresco-change-cathedral-medico = Un malade ne déplace pas l’évêque et ne restaure ni sous lui ni à côté ; l’autel lui est ouvert (F-M10-24, F-M10-25, F-M10-31).
fresco-change-studio-medico = Un malade n’y gagne rien, mais peut donner une couleur pour un saint : 3 thalers (F-M10-32).
fresco-change-workshop-medico = Un malade ne mélange qu’une fois (F-M10-34).
fresco-about-plan-ill = Un malade va ici : { $place } ; qui travaille à côté de lui tombe malade. (F-M10-23, F-M10-38)
fresco-about-plan-neutral = L’apprenti neutre va ici : { $place }. (F-P1-11, F-M10-15)
fresco-about-aside = { $who ->
    [ill] Le malade reste au lit, se rétablit et revient sain. (F-M10-57, F-M10-58)
   *[healthy] Un apprenti sain reste au lit ; les malades le restent. (F-P1-13, F-OQ-16)
 }
fresco-about-send = { $who ->
    [ill] Un malade travaille ensuite, avec ce qui lui est permis. (F-M10-37)
   *[healthy] Un apprenti sain travaille ensuite. (F-M10-37)
 }
fresco-about-infect = { $who ->
    [neutral] Le neutre retourne au théâtre ; à la manche suivante il est sain. (F-M10-15, F-M10-16)
   *[own] L’un des vôtres va chez le médecin, un malade prend sa place. (F-M10-14)
 }
fresco-about-saint = Vous donnez { $paints } pour { $thalers } thalers ; vous en avez alors { $coins }. (F-M10-32)
fresco-about-bottle = Vous payez { $price } pour ce flacon : { $bottle } ; il vous reste { fresco-goods-coins }. (F-M10-41, F-M10-42)
fresco-about-use = { $kind ->
    [juice] Votre humeur monte d’une case ; personne n’est soigné. (F-M10-50)
   *[medicine] Vous soignez { $heals } ; restent malades : { $ill }, et les doses de trop sont perdues. (F-M10-48, F-M10-49)
 }

# --- le puits aux vœux, les verriers et les cloches --------------------------------------------------------------------

fresco-module-wishing-well = Puits
fresco-module-wishes = Vœux
fresco-module-glaziers = Verre
fresco-module-windows = Vitraux
fresco-module-bells = Cloches
fresco-module-own-bells = À vous
fresco-well-state = { $thrown ->
    [one] { $thrown } sou jeté sur { $room }
   *[other] { $thrown } sous jetés sur { $room }
 }
fresco-well-pennies = { $pennies ->
    [one] { $pennies } sou à vous
   *[other] { $pennies } sous à vous
 }
fresco-well-planned = ({ $pennies } sur la feuille)
fresco-well-cards = Cartes : { $deck } en pioche, en main :
fresco-well-used = Jouées : { $cards }
fresco-wish-lucky = Veinard
fresco-wish-paint = Couleur offerte
fresco-wish-praise = Éloge de l’évêque
fresco-wish-tip = Pourboire
fresco-wish-finder = Trouvaille
fresco-wish-busker = Musicien
fresco-wish-visit = Visite de l’évêque
fresco-wish-alchemy = Alchimie
fresco-wish-effect = { $kind ->
    [lucky] +{ $pennies } sous
    [paint] { $paints } avec un achat
    [praise] évêque +{ $points }
    [tip] +{ $thalers } T, +{ $pennies } sou
    [finder] +{ $thalers } T
   *[busker] humeur +{ $mood }
 }
fresco-glass-board = en vente
fresco-glass-mine = à vous
fresco-glass-penalties = Sans verre :
fresco-glass-segments = Vitraux à refaire : { $segments }
fresco-glass-reserve = En réserve :
fresco-for-price = {" "}({ $price } T)
fresco-certificate = { $price } T, { $points } PV, { $golden ->
    [one] { $golden } cloche
   *[other] { $golden } cloches
 }
fresco-certificate-short = { $price } T, { $golden ->
    [one] { $golden } cloche
   *[other] { $golden } cloches
 }
fresco-bells-sold = tous vendus
fresco-bells-mine = { $golden ->
    [one] { $golden } cloche
   *[other] { $golden } cloches
 }
fresco-bells-partly = n° { $number } : { $placed } T sur { $price }
fresco-bells-stack = { $stack } dans la pile, face cachée :
fresco-bells-ranks = Rangs : { $ranks } PV · paliers : { $marks }
fresco-source-window = vitraux
fresco-source-glass = verre
fresco-source-spared = jamais sous 0
fresco-source-bell = cloches

fresco-ask-alchemy = Atelier : ajoutez une couleur de base, { $given } sur 3
fresco-why-alchemy = Trois couleurs quelconques font un mélange. Dans le creuset : { $paints }
fresco-ask-alchemy-blend = Atelier : choisissez le mélange obtenu
fresco-why-alchemy-blend = Dans le creuset : { $paints }
fresco-ask-glazery = Verrerie : achetez-vous un verre ?
fresco-why-glazery = { $left ->
    [one] Encore une action ; vous avez { fresco-goods-coins }.
   *[other] Encore { $left } actions ; vous avez { fresco-goods-coins }.
 }
fresco-ask-window = Cathédrale : choisissez le vitrail à côté de { $segment }
fresco-why-window = Il faut le refaire. Vous avez { fresco-goods-coins } ; le verre vient après.
fresco-ask-glaze = Cathédrale : donnez-vous du verre pour { $paints } ?
fresco-why-glaze = Chaque carreau sans verre coûte des points ; le vitrail rapporte { $points }.
fresco-ask-altar-glass = Autel : donnez-vous du verre pour son vitrail ?
fresco-why-altar-glass = Un de chaque couleur au plus, { $points } PV chacun.
fresco-ask-audience = Audience : choisissez un certificat
fresco-why-audience = Il faut en acquérir un, comptant ou à crédit.
fresco-ask-certificate = Audience : combien payez-vous sur { $price } ?
fresco-why-certificate = Comptant { $points } PV, sinon 1 pour deux thalers. { $golden ->
    [one] { $golden } cloche
   *[other] { $golden } cloches
 }. Vous avez { $coins }.
fresco-ask-instalment = Cloches : combien pour le certificat n° { $number } ?
fresco-why-instalment = { $score ->
    [yes] Cela rapporte 1 PV pour deux thalers.
   *[no] Cela ne rapporte pas de points.
 } Vous avez { fresco-goods-coins }.
fresco-ask-bell-due = Cloches : où vont vos gains ({ $thalers } T) ?
fresco-why-bell-due = Vos gains vont sur les certificats jusqu’à ce qu’ils soient payés.
fresco-ask-bell-last = Cloches : finir de payer un certificat avant le décompte ?
fresco-why-bell-last = Un certificat impayé compte contre vous. Vous avez { fresco-goods-coins }.
fresco-choice-penny = un sou sur le marché ({ $pennies })
fresco-choice-throw = jeter un sou, il en reste { $left }
fresco-choice-wish = { $card } : { $effect }
fresco-choice-glass = {" "}pour { $price }, il reste { $coins } T
fresco-choice-window = {" "}{ $points } PV, sans verre −{ $penalty }, { $price } T
fresco-choice-glaze = {" "}verre : +{ $points } PV, il en reste { $left }
fresco-choice-pay = { $full ->
    [yes] { $thalers }, comptant
   *[no] { $thalers }
 }{ $points ->
    [0] {""}
   *[other] {" "}: { $points } PV
 }
fresco-choice-instalment = n° { $number } : encore { $missing } T, { $golden ->
    [one] { $golden } cloche
   *[other] { $golden } cloches
 }
fresco-choice-no-glazery = pas de verre
fresco-choice-no-glaze = plus de verre
fresco-choice-no-altar-glass = plus de verre
fresco-choice-no-bell-last = rien de plus
fresco-group-visit = Visite de l’évêque
fresco-group-alchemy = Alchimie
fresco-group-wish = Vœux
fresco-group-instalment = Certificats
fresco-words-penny = sou
fresco-words-throw = jeter

fresco-log-pennies-shown = Sous sur les feuilles : { $pennies }.
fresco-log-penny-thrown = { $who ->
    [you] Vous jetez un sou dans le puits et tirez une carte.
   *[other] { $painter } jette un sou dans le puits et tire une carte.
 } { $deck ->
    [0] C’était la dernière.
   *[other] {""}
 }
fresco-log-card-drawn = C’est : { $card }.
fresco-log-wish-used = { $who ->
    [you] Vous jouez une carte de vœu : { $card }.
   *[other] { $painter } joue une carte de vœu : { $card }.
 } { $gives ->
    [both] Thalers : { $thalers }, sous : { $pennies }.
    [some] { $thalers ->
        [0] Sous : { $pennies }.
       *[other] Thalers : { $thalers }.
     }
   *[no] {""}
 }
fresco-log-free-paint = { $paints } est offert.
fresco-log-pennies-exchanged = { $who ->
    [you] Vous changez vos sous ({ $pennies }) en thalers : { $thalers }.
   *[other] { $painter } change ses sous ({ $pennies }) en thalers : { $thalers }.
 }
fresco-log-glass-drawn = Nouveau verre : { $paints }.
fresco-log-glass-bought = { $who ->
    [you] Vous achetez du verre { $paints } pour { $price }.
   *[other] { $painter } achète du verre { $paints } pour { $price }.
 }
fresco-log-glass-used = { $who ->
    [you] Vous donnez du verre { $paints }.
   *[other] { $painter } donne du verre { $paints }.
 }
fresco-log-window-chosen = { $who ->
    [you] Vous prenez un vitrail { $paints } pour { $segment } et payez { $price }.
   *[other] { $painter } prend un vitrail { $paints } pour { $segment } et paie { $price }.
 }
fresco-log-window-renewed = Vitrail { $paints } : { $penalty ->
    [0] { $points } PV.
   *[other] { $points } − { $penalty } = { $total } PV.
 }
fresco-log-certificates-shown = Certificats de cloches : { $certificates } ; { $stack } dans la pile.
fresco-log-certificates-returned = Sous la pile : { $certificates }.
fresco-log-certificate-acquired = { $who ->
    [you] Vous acquérez un certificat ({ $certificate })
   *[other] { $painter } acquiert un certificat ({ $certificate })
 } { $full ->
    [yes] comptant.
   *[no] à crédit (versé : { $thalers }).
 }
fresco-log-instalment-paid = { $who ->
    [you] Vous versez { $thalers } pour un certificat
   *[other] { $painter } verse { $thalers } pour un certificat
 } { $complete ->
    [yes] désormais payé et posé face cachée.
   *[no] ({ $placed } sur { $price }).
 }
fresco-log-bells-counted = { $who ->
    [you] Vos cloches d’or : { $golden } ; { $space ->
        [below] sous la piste
       *[other] case { $space }
     }.
   *[other] Cloches d’or de { $painter } : { $golden } ; { $space ->
        [below] sous la piste
       *[other] case { $space }
     }.
 }
fresco-log-bishop-bells = Cloches d’or invendues : { $golden } ; l’évêque se place sur la case { $space }.

fresco-explain-alchemy =
    L’alchimie est un mélange de plus : trois pièces de base quelconques pour un orange, un vert ou un violet au choix (F-M04-25). Il suffit d’avoir un apprenti à l’atelier ; libre à vous de mélanger en plus (F-OQ-114, F-OQ-116).
fresco-explain-alchemy-blend =
    Choisissez orange, vert ou violet ; il peut resservir aussitôt là où l’on connaît d’autres mélanges (F-M04-25, F-OQ-116).
fresco-explain-glazery =
    Deux apprentis sont imprimés sur la tuile, un troisième peut être à vous : chacun peut acheter un verre du plateau (F-M06-8 à F-M06-10). Bleu et jaune coûtent 1 thaler, rouge et vert 2 (F-M06-11, F-M06-12).
fresco-explain-window =
    Ce segment touche un vitrail, qu’il faut refaire avec l’un de ceux de l’établi, au prix de sa place (F-M06-16, F-M06-17). Il rapporte ses points ; chaque carreau sans verre coûte : jaune 2, bleu 4, rouge 6, vert 8 (F-M06-20 à F-M06-25). La somme n’est jamais sous 0 (F-M06-28).
fresco-explain-glaze =
    Pour chaque carreau vous pouvez donner un verre de sa couleur (F-M06-21). Sans verre il coûte : jaune 2, bleu 4, rouge 6, vert 8 (F-M06-22 à F-M06-25). Le verre utilisé va en réserve (F-M06-35).
fresco-explain-altar-glass =
    Avec l’autel vous pouvez donner jusqu’à quatre verres, un de chaque couleur au plus, pour 1 point chacun (F-M06-29, F-M06-30).
fresco-explain-audience =
    En audience il faut acquérir l’un des certificats visibles (F-M08-9). À la fin, les cloches d’or rapportent des points selon le rang et les paliers de la piste (F-M08-30) ; celles d’un certificat impayé comptent contre vous (F-M08-25).
fresco-explain-certificate =
    Payé comptant, il rapporte ses points et on le retourne (F-M08-10). Ou bien versez ce que vous voulez, même rien, pour 1 point par 2 thalers : il reste visible, et vos gains y vont jusqu’à ce qu’il soit payé (F-M08-11 à F-M08-15, F-OQ-135).
fresco-explain-instalment =
    Vous pouvez verser de l’argent sur un certificat chaque fois qu’on vous interroge au marché, à la cathédrale, au studio, à l’atelier ou au théâtre, et finir de le payer avant le décompte final (F-M08-16, F-OQ-141). Cela ne rapporte pas de points ou, selon l’option, 1 pour 2 thalers (F-OQ-136).
fresco-explain-bell-due =
    Tant qu’un certificat n’est pas payé, chaque thaler gagné y va (F-M08-14). Avec plusieurs, vous choisissez à chaque gain (F-OQ-137).
fresco-explain-bell-last =
    C’est le dernier moment pour finir de payer : l’argent d’un certificat impayé est perdu, et ses cloches comptent contre vous (F-OQ-141, F-OQ-142, F-M08-25).
fresco-change-rise-wishing-well = Un musicien améliore votre humeur de 1 après l’heure, un seul par manche ; jouez-le avant de choisir (F-M04-27, F-M04-28).
fresco-change-plan-wishing-well = Puits : avec quelqu’un au marché, jusqu’à deux sous sur votre feuille, à y jeter pour des cartes de vœu (F-M04-4, F-M04-6).
fresco-change-plan-glaziers = Verre : couvrez un lieu avec la verrerie ; deux apprentis imprimés achètent du verre, un troisième peut être à vous (F-M06-6 à F-M06-9).
fresco-change-plan-bells = Cloches : couvrez un lieu avec l’audience ; sans apprenti, vous y acquérez un certificat (F-M08-6 à F-M08-9).
fresco-change-market-wishing-well = D’abord vous pouvez jeter les sous de votre feuille : une carte chacun, deux par manche en tout (F-M04-6 à F-M04-9). Une carte se montre avant ce qu’elle aide, une par apprenti (F-M04-11, F-M04-12).
fresco-change-cathedral-wishing-well = Avant une restauration, une carte : l’évêque va sans frais à un pas ou, par option, où vous voulez ; ou 1 de bonus en plus (F-M04-21, F-M04-23).
fresco-change-cathedral-glaziers = Douze segments du bord veulent un nouveau vitrail : ses points, moins les carreaux sans verre (F-M06-15, F-M06-27).
fresco-change-studio-wishing-well = Un pourboire ajoute un thaler et un sou au travail d’un apprenti (F-M04-24).
fresco-change-studio-bells = Vos gains vont d’abord sur les certificats à payer (F-M08-14).
fresco-change-workshop-wishing-well = L’alchimie fait un mélange de plus avec trois couleurs de base (F-M04-25).
fresco-change-theatre-wishing-well = La trouvaille ajoute 3 thalers (F-M04-26).

fresco-about-penny = { $pennies ->
    [one] Un sou est sur le marché de votre feuille ; vous pourrez l’y jeter pour une carte de vœu. (F-M04-4, F-M04-6)
   *[other] { $pennies } sous sont sur le marché de votre feuille ; vous pourrez les y jeter pour des cartes de vœu. (F-M04-4, F-M04-6)
 }
fresco-about-throw = Vous jetez un sou et tirez une carte que vous seul voyez ; il en reste { $left }. (F-M04-6, F-M04-7)
fresco-about-wish = Vous montrez cette carte : { $card } ({ $effect }) ; elle quitte le jeu. { $kind ->
    [lucky] Rien d’autre ne doit suivre. (F-M04-14, F-M04-17)
    [paint] Ensuite il faut acheter là où se trouve cette tuile. (F-M04-18, F-OQ-110)
    [praise] Ensuite il faut restaurer là où l’évêque donne un bonus. (F-M04-23, F-OQ-108)
    [busker] Ensuite vous choisissez votre heure. (F-M04-27)
   *[other] Ensuite l’apprenti fait son travail ici. (F-M04-14, F-OQ-114)
 }
fresco-about-visit = L’évêque va en { $segment } sans frais ; puis vous restaurez un segment avec son bonus depuis cette case. (F-M04-21, F-M04-22)
fresco-about-alchemy = { $basic ->
    [yes] Vous ajoutez { $paints }, pièce { $given } sur 3. (F-M04-25)
   *[no] Le creuset vous donne { $paints }. (F-M04-25)
 }
fresco-about-glass = Vous achetez du verre { $paints } pour { $price } ; il vous reste { $coins ->
    [one] { $coins } thaler
   *[other] { $coins } thalers
 }. (F-M06-10 à F-M06-13)
fresco-about-window = Le vitrail { $paints } à côté de { $segment } coûte { $price } et rapporte { $points } PV, { $penalty } de moins sans verre. (F-M06-17, F-M06-20)
fresco-about-glaze = { $deciding ->
    [altar-glass] Vous donnez { $paints } pour le vitrail de l’autel : { $points } PV de plus. (F-M06-30)
   *[other] Vous donnez { $paints } pour un carreau et évitez de perdre { $points } PV. (F-M06-21)
 }
fresco-about-certificate = Vous acquérez le certificat : { $price } thalers comptant pour { $points } PV, ou à crédit ; { $golden ->
    [one] { $golden } cloche d’or
   *[other] { $golden } cloches d’or
 }. (F-M08-9 à F-M08-12)
fresco-about-pay = { $first ->
    [yes] Vous payez { $thalers } et marquez { $points } PV ; { $full ->
        [yes] il est face cachée devant vous. (F-M08-10)
       *[no] vos gains y vont jusqu’à ce qu’il soit payé. (F-M08-11 à F-M08-14)
     }
   *[no] Vous versez { $thalers } { $points ->
        [0] sans marquer de points
       *[other] et marquez { $points } PV
     } ; { $full ->
        [yes] il est payé et retourné. (F-M08-16, F-M08-17)
       *[no] il n’est pas encore payé. (F-M08-16)
     }
 } { $coins ->
    [one] Il vous reste { $coins } thaler.
   *[other] Il vous reste { $coins } thalers.
 }
fresco-about-instalment = L’argent va sur le certificat n° { $number } : encore { $missing } T pour { $golden ->
    [one] { $golden } cloche d’or
   *[other] { $golden } cloches d’or
 }{ $points ->
    [0] {""}
   *[other] , { $points } PV aussitôt
 }. (F-M08-14, F-M08-16)
