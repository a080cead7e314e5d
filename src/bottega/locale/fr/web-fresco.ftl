# Fresco dans le navigateur : ce que seule sa table dit.

web-fresco-round = Manche { $round }
web-fresco-last-round = Dernière manche
web-fresco-modules = { $count ->
    [one] { $count } module
   *[other] { $count } modules
 }
web-fresco-vp = PV
web-fresco-thalers = thalers
web-fresco-apprentices = apprentis
web-fresco-mood = humeur
web-fresco-left = reste { $left }
web-fresco-places = Lieux
web-fresco-order = Ordre de la manche

# --- la question ----------------------------------------------------------------------------------------------------

web-fresco-about-bishop = Vous payez { $price } et l’évêque va en { $segment }. { $gain ->
    [0] Cela ne rapporte rien de plus : le mieux reste { $now } PV
   *[other] Ensuite, { $target } rapporte { $best } PV, { $gain } de plus que le meilleur segment maintenant
 }. Il vous reste { $coins ->
    [one] { $coins } thaler.
   *[other] { $coins } thalers.
 }
web-fresco-why-step = Un pas de l’évêque coûte { $price }.
web-fresco-why-plan = Secret jusqu’à ce que tous aient fini. { $left ->
    [0] Touchez un apprenti pour le reprendre.
   *[other] Touchez une case pour y envoyer un apprenti.
 }
web-fresco-ready = { $left ->
    [0] Plan terminé
   *[other] Terminé, { $left } sans tâche
 }
web-fresco-buy-nothing = Ne rien acheter
web-fresco-leave = Partir
web-fresco-gild = Ajouter l’or : +{ $points }
web-fresco-no-gild = Sans or
web-fresco-no-leonardo-request = Aucune demande
web-fresco-land-ahead = Devant, sur { $score } ({ $shift })
web-fresco-land-behind = Derrière, sur { $score } ({ $shift })
web-fresco-choosers = Qui choisit : le moins de points d’abord
web-fresco-chooser = { $hour ->
    [0] { $name } : doit encore choisir
   *[other] { $name } : lever à { $hour } h
 }
web-fresco-choosing = choix en cours

# --- piste et auberge -----------------------------------------------------------------------------------------------

web-fresco-track = Points de victoire : { $scores }
web-fresco-score-of = { $name } : { $score } PV
web-fresco-start-of = { $name } : aucun point, case de départ { $space }
web-fresco-sleeps = { $who ->
    [you] Vous dormez ici.
   *[other] { $name } dort ici.
 }
web-fresco-bed-free = Le lit est libre.
web-fresco-hour-tip = { $hour } h : humeur { $mood }, une tuile du marché coûte { $price }. { $sleeper }
web-fresco-hour-effects = humeur { $mood } · { $apprentices } apprentis · jouer { $acts }
web-fresco-act = jouer { $acts }
web-fresco-compare = Ce que donne chaque heure
web-fresco-if-up-at = Lever à
web-fresco-for-tiles = { $tiles } tuiles du marché
web-fresco-too-dear = trop cher
web-fresco-you-act = { $who ->
    [you] vous jouez
   *[other] il joue
 }
web-fresco-nth = { $place ->
    [1] 1er
   *[other] { $place }e
 }

# --- marché ---------------------------------------------------------------------------------------------------------

web-fresco-a-tile = la tuile
web-fresco-price-by-hour = prix selon l’heure
web-fresco-closed = fermé
web-fresco-booth = Étal { $booth } : { $goods }
web-fresco-booth-empty = L’étal { $booth } est vide.
web-fresco-booth-closed = { $who ->
    [you] Étal { $booth }, fermé par vous.
   *[other] Étal { $booth }, fermé par { $name }.
 }
web-fresco-good = { $paints }{ $gold ->
    [0] {""}
    [one] , avec { $gold } feuille d’or
   *[other] , avec { $gold } feuilles d’or
 }
web-fresco-bought = { $who ->
    [you] Vous avez acheté { $paints }.
   *[other] { $name } a acheté { $paints }.
 }

# --- cathédrale et autel ----------------------------------------------------------------------------------------------

web-fresco-tiles-left = encore { $left } sur { $all }
web-fresco-plus-bishop = { " " }+ { $bonus } évêque
web-fresco-segment = Segment { $segment } : { $points } points{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } pour l’évêque
 } ; { $paints }
web-fresco-segment-open = Le segment { $segment } est à découvert.
web-fresco-restored-by = { $who ->
    [you] Segment { $segment }, restauré par vous.
   *[other] Segment { $segment }, restauré par { $name }.
 }
web-fresco-bishop = l’évêque
web-fresco-bishop-tip = L’évêque : { $on } points de plus où il se tient, { $near } sur les segments autour de lui.
web-fresco-leonardo-tip = Léonard : il restaure un segment à côté de lui, jamais en diagonale.
web-fresco-altar = Autel
web-fresco-altar-tip = Autel : rouge, jaune et bleu pour { $basic } points ; chaque mélange à leur place ajoute { $blend } ; orange, vert et violet donnent { $three }.
web-fresco-altar-laid = Sur l’autel : { $paints }
web-fresco-altar-sum = { $sure ->
    [yes] les trois : { $points } PV
   *[no] les trois : { $points } PV au plus
 }
web-fresco-blend = mélange
web-fresco-each-blend = par mélange
web-fresco-sexton = Sacristain : appelez l’évêque

# --- studio, atelier, théâtre -----------------------------------------------------------------------------------------

web-fresco-crew = { $name } : { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
 }
web-fresco-earn = Gagner
web-fresco-tip-hostel = Auberge : qui se lève tôt agit partout le premier, mais paie ses couleurs plus cher et perd sa bonne humeur. Le dernier sur la piste de score choisit le premier.
web-fresco-tip-market = Marché : chaque apprenti achète une tuile du marché, toutes au même étal, au prix de votre heure. Puis l’étal est vidé. Ou il ferme un étal sans rien acheter.
web-fresco-tip-cathedral = Cathédrale : chaque apprenti restaure un segment avec exactement ses couleurs, ou l’autel. Un segment rapporte ses points et le bonus de l’évêque : { $on } où il se tient, { $near } autour de lui.
web-fresco-tip-theatre = Théâtre : chaque apprenti améliore votre humeur de { $mood }. Au lever, une bonne humeur donne un apprenti de plus, une mauvaise en retire un.
web-fresco-tip-workshop = Atelier : chaque apprenti mélange jusqu’à { $blends } fois deux couleurs en une. C’est après la cathédrale : vos mélanges servent à la manche suivante.
web-fresco-tip-track = Piste de score : les points de victoire de tous. Le dernier choisit le premier son heure de lever.
web-fresco-studio-tip = Chaque apprenti au studio gagne { $thalers } thalers.
web-fresco-workshop-tip = Chaque apprenti à l’atelier mélange jusqu’à { $blends } fois.
web-fresco-blends = { $blends ->
    [one] { $blends } mélange
   *[other] { $blends } mélanges
 }
web-fresco-recipe = { $first } et { $second } font { $result }
web-fresco-mood-of = { $name } : humeur { $mood }
web-fresco-theatre-shut = À la dernière manche, le théâtre est fermé et l’humeur ne compte plus. L’apprenti envoyé ici restaure une fois encore dans la cathédrale, quand tout le reste est fait.

# --- derrière votre écran ---------------------------------------------------------------------------------------------

web-fresco-screen = Derrière votre écran
web-fresco-cards = Cartes
web-fresco-paints = Vos couleurs
web-fresco-plan = Plan
web-fresco-apprentices-tip = Vous avez { $count } apprentis pour cette manche.
web-fresco-income = Revenu après cette manche : { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
 }
web-fresco-a-round = par manche
web-fresco-income-none = sans revenu
web-fresco-income-none-tip = Pas de revenu après la dernière manche : vos segments ne rapportent plus de thalers.
web-fresco-own-tiles = { $tiles ->
    [0] Aucun segment restauré
    [one] { $tiles } segment restauré ; il rapporte un thaler par manche
   *[other] { $tiles } segments restaurés ; chacun rapporte un thaler par manche
 }
web-fresco-tiles-count = { $tiles ->
    [one] { $tiles } segment
   *[other] { $tiles } segments
 }
web-fresco-loose-tile = Votre tuile de { $segment }, avec ces taches : { $paints }
web-fresco-own-request = Une demande exaucée : { $kind }
web-fresco-pot = { $paint } : { $count }
web-fresco-gold-tip = { $gold ->
    [one] { $gold } feuille d’or
   *[other] { $gold } feuilles d’or
 } ; chacune qui reste à la fin devient { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
 }
web-fresco-open-none = Vos couleurs ne paient encore aucun segment.
web-fresco-open-segment = { $paints } { $points }{ $bonus ->
    [0]  PV
   *[other]  + { $bonus } évêque
 }
web-fresco-open-to-you = À la portée de vos couleurs :
web-fresco-open-more = et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
 }
web-fresco-open-less = moins

# --- le plan ------------------------------------------------------------------------------------------------------------

web-fresco-your-plan = Votre plan
web-fresco-unseen = vous seul le voyez
web-fresco-planned = { $place } : { $count ->
    [0] personne
    [one] { $count } apprenti
   *[other] { $count } apprentis
 }
web-fresco-take-back-from = Reprendre un apprenti : { $place }
web-fresco-to-place = À placer
web-fresco-to-place-count = { $count ->
    [0] Tous vos apprentis sont placés.
    [one] { $count } apprenti à placer
   *[other] { $count } apprentis à placer
 }
web-fresco-who-is-ready = Qui a terminé
web-fresco-worth-market = { $price ->
    [one] Une tuile du marché chacun à { $price } thaler ; ou fermer un étal.
   *[other] Une tuile du marché chacun à { $price } thalers ; ou fermer un étal.
 }
web-fresco-worth-cathedral = Un segment ou l’autel chacun.
web-fresco-worth-studio = { $thalers } thalers chacun.
web-fresco-worth-workshop = Jusqu’à { $blends } mélanges chacun.
web-fresco-worth-theatre = Humeur à présent { $now } ; +{ $mood } chacun.
web-fresco-worth-theatre-next = Humeur à présent { $now } ; +{ $mood } chacun. À { $at }, un apprenti de plus.

# --- les panneaux ---------------------------------------------------------------------------------------------------------

web-fresco-person = à la table
web-fresco-away = absence
web-fresco-up-at = Lever à { $hour } h cette manche
web-fresco-not-up = Dort encore
web-fresco-not-yet = pas encore
web-fresco-tiles-of = { $tiles ->
    [one] { $tiles } segment ; il rapporte un thaler par manche
   *[other] { $tiles } segments ; chacun rapporte un thaler par manche
 }
web-fresco-splashes = Taches sur les tuiles : { $paints }
web-fresco-hidden-goods = Thalers et couleurs sont derrière l’écran.
web-fresco-requests-of = { $count ->
    [one] { $count } demande exaucée
   *[other] { $count } demandes exaucées
 }
web-fresco-scrolls-of = { $count ->
    [one] encore { $count } parchemin
   *[other] encore { $count } parchemins
 }
web-fresco-up = Lever à { $hour } h. { $apprentices ->
    [4] Un apprenti reste au lit.
    [6] Un sixième apprenti aide.
   *[other] {""}
 }
web-fresco-chooses = { $turn ->
    [0] Choisit maintenant
    [1] Choisit ensuite
   *[other] Choisit plus tard
 }

# --- les modules ------------------------------------------------------------------------------------------------------------

web-fresco-portrait = { $name } : { $effect }. { $lasting ->
    [yes] Dure jusqu’à la fin de la partie.
   *[no] Aussitôt.
 }
web-fresco-portrait-pile = { $deck ->
    [one] encore { $deck } portrait
   *[other] encore { $deck } portraits
 } ; la manche des deux derniers est la dernière.
web-fresco-portrait-gone = Ce portrait est peint.
web-fresco-to-the-top = au plus haut
web-fresco-request = Demande ({ $kind }) : { $needed } tuiles pour { $points } points et une couleur par manche ; encore { $left } dans la pile.
web-fresco-basket = L’or rehausse cette couleur pour la manche : { $paint }. { $on } points avec l’évêque sur le segment, { $near } à côté, { $elsewhere } ailleurs.
web-fresco-scroll = Votre parchemin, { $line } : { $restored } sur { $all } restaurés. { $one } points pour chacun si vous y restaurez et que l’évêque s’y trouve ; { $both } avec les deux parchemins à leur croisement.
web-fresco-scroll-dead = Votre parchemin, { $line } : il n’y a plus rien à y restaurer.

# --- entre les manches --------------------------------------------------------------------------------------------------------

web-fresco-round-over = La manche { $round } est finie
web-fresco-round-over-lead = Tout est fait, rien à décider.
web-fresco-of-left = sur { $all }, dernière manche à { $at }
web-fresco-of-left-final = sur { $all } : c’est la dernière manche
web-fresco-next-up = Manche { $round } · choix dans cet ordre
web-fresco-to-round = { $final ->
    [yes] Vers la dernière manche
   *[no] Vers la manche { $round }
 }
web-fresco-income-title = Revenu
web-fresco-income-rule = { $thalers ->
    [one] { $thalers } thaler par segment restauré
   *[other] { $thalers } thalers par segment restauré
 }
web-fresco-market-title = Nouveau marché
web-fresco-market-rule = { $bag ->
    [0] Le sac est vide.
    [one] { $bag } tuile du marché reste dans le sac.
   *[other] { $bag } tuiles du marché restent dans le sac.
 }
web-fresco-mood-title = Humeur
web-fresco-mood-rule = après le théâtre ; l’heure du lever compte encore
web-fresco-mood-tip = dès +3 : un de plus. Dès −3 : un de moins.
web-fresco-mood-change = humeur de { $from } à { $to }

# --- la fin -----------------------------------------------------------------------------------------------------------------

web-fresco-account-lead = { $restored } segments sur { $all } restaurés en { $rounds } manches.
web-fresco-end = fin
web-fresco-source-tile = Segments
web-fresco-source-bishop = Évêque
web-fresco-source-altar = Autel
web-fresco-source-money = Thalers
web-fresco-source-shift = Cases prises
web-fresco-source-shift-tip = Points gagnés ou cédés sur la piste : qui tomberait sur une case prise se place devant ou derrière.
web-fresco-source-portrait = Portraits
web-fresco-source-request = Demandes
web-fresco-source-gold = Feuilles d’or
web-fresco-source-favor = Faveurs
web-fresco-source-scroll = Parchemins
web-fresco-tell-best = Plus belle restauration
web-fresco-tell-best-text = { $who ->
    [you] par vous, avec { $paints }
   *[other] par { $painter }, avec { $paints }
 }{ $bonus ->
    [0] {""}
   *[other] {" "}: { $points } + { $bonus } évêque
 }
web-fresco-tell-bishop = Grâce à l’évêque
web-fresco-tell-market = Plus grand acheteur
web-fresco-tell-altar = Le plus à l’autel
web-fresco-tell-early = Lever le plus tôt
web-fresco-times = { $times } fois

# --- tuiles de lieu ---------------------------------------------------------------------------------------------------------

web-fresco-cover-glazery = Verrerie
web-fresco-cover-audience = Audience
web-fresco-cover-wall = Fresque
web-fresco-cover-medico = Médecin
web-fresco-cover-glazery-tip = Verrerie : achetez du verre à la place, un jeton par apprenti sur la tuile, ceux du dessin compris.
web-fresco-cover-audience-tip = Audience : prenez un certificat de cloches à la place.
web-fresco-cover-wall-tip = Fresque murale : restaurez une partie du mur à la place.
web-fresco-cover-medico-tip = Médecin : achetez d’abord un flacon ; qui est sur la tuile va ensuite au marché.

# --- autres modules : ce qui est demandé ------------------------------------------------------------------------------------

web-fresco-ask-glazery = Verrerie : achetez du verre
web-fresco-why-glazery = { $left ->
    [one] Encore { $left } jeton à acheter.
   *[other] Encore { $left } jetons à acheter.
 } Le verre remplit une vitre de sa couleur.
web-fresco-ask-window = Cathédrale : choisissez le vitrail de { $segment }
web-fresco-why-window = Il vaut ses points, moins ce que coûtent les vitres sans verre. Le nombre en dessous est votre résultat.
web-fresco-ask-glaze = Cathédrale : donnez du verre pour le vitrail
web-fresco-why-glaze = { $left ->
    [one] { $left } vitre est encore vide et coûte des points.
   *[other] { $left } vitres sont encore vides et coûtent des points.
 }
web-fresco-ask-altar-glass = Autel : donnez du verre au vitrail de l’autel
web-fresco-why-altar-glass = Chaque couleur ajoute { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
web-fresco-ask-audience = Audience : prenez un certificat de cloches
web-fresco-why-audience = Payé en entier, il donne ses points ; sinon un point pour deux thalers.
web-fresco-ask-certificate = Audience : combien de thalers pour ce certificat ?
web-fresco-why-certificate = Il coûte { $price }. En entier, il rapporte { $points } points et se pose face cachée.
web-fresco-ask-instalment = Cloches : combien de thalers pour ce certificat ?
web-fresco-why-instalment = Il coûte { $price } en tout. Les cloches impayées comptent contre vous.
web-fresco-ask-bell-due = Cloches : sur quel certificat va l’argent ?
web-fresco-why-bell-due = { $due ->
    [one] { $due } thaler gagné est dû.
   *[other] { $due } thalers gagnés sont dus.
 }
web-fresco-ask-bell-last = Cloches : complétez un certificat ?
web-fresco-why-bell-last = C’est le dernier moment. Les cloches impayées comptent contre vous.
web-fresco-ask-wall = Fresque murale : restaurez une partie
web-fresco-why-wall = À côté d’une partie finie, pour un mélange : { $points } points et une couleur par manche.
web-fresco-ask-exchange = Atelier : choisissez la tuile murale donnée pour { $paint }
web-fresco-why-exchange = Deux tuiles partent, et une tuile d’échange rapporte cette couleur à chaque manche.
web-fresco-ask-alchemy = Alchimie : mettez une couleur de base dans le pot
web-fresco-why-alchemy = { $given ->
    [one] Il en contient { $given }.
   *[other] Il en contient { $given }.
 } À la fin, vous prenez un mélange.
web-fresco-ask-alchemy-blend = Alchimie : prenez un mélange
web-fresco-why-alchemy-blend = Celui que vous voulez.
web-fresco-ask-aside = Mauvaise humeur : qui s’absente ?
web-fresco-why-aside = Un malade guérit pendant son absence.
web-fresco-ask-send = { $place } : qui travaille ensuite ?
web-fresco-why-send = Un apprenti malade peut moins, et se tient loin de l’évêque.
web-fresco-ask-infect = { $place } : qui tombe malade ?
web-fresco-why-infect = Le lieu est infecté. Un apprenti neutre retourne au théâtre{ $swapped ->
    [yes] , et un malade prend sa place.
   *[no] .
 }
web-fresco-ask-bottle = Médecin : achetez un flacon
web-fresco-why-bottle = Avant toute chose ; { $most } au plus.
web-fresco-ask-heal = Médecin : utilisez un flacon ?
web-fresco-why-heal = { $ill ->
    [one] { $ill } de vos apprentis est malade.
   *[other] { $ill } de vos apprentis sont malades.
 }

web-fresco-no-glazery = Ne plus acheter
web-fresco-no-glaze = Plus de verre
web-fresco-no-altar-glass = Plus de verre
web-fresco-no-wall = Ne rien restaurer
web-fresco-no-bell-last = N’en compléter aucun
web-fresco-no-heal = Les garder
web-fresco-no-sexton = Le laisser là
web-fresco-one-healthy = Un bien portant
web-fresco-one-ill = Un malade
web-fresco-one-own = L’un des miens
web-fresco-one-neutral = Le neutre

web-fresco-about-no = { $deciding ->
    [gild] Vous gardez votre or et restaurez avec les seules couleurs.
    [leonardo-request] Léonard garde ses tuiles, et la demande reste.
    [glazery] Vous n’achetez plus de verre.
    [glaze] Vous ne donnez plus de verre ; les vitres vides coûtent des points.
    [altar-glass] Vous ne donnez plus de verre au vitrail de l’autel.
    [wall] Vous ne restaurez rien sur le mur.
    [bell-last] Vous ne complétez aucun certificat ; ses cloches comptent contre vous.
    [heal] Vous gardez vos flacons.
    [sexton] L’évêque reste où il est, et votre visite est finie.
   *[other] Vous refusez.
 }
web-fresco-about-penny = Vous posez un sou sur le marché de votre plan, le { $planned ->
    [1] premier
   *[other] second
 }.
web-fresco-about-throw = Vous jetez un sou dans le puits et tirez une carte de vœu ; { $left ->
    [one] il reste { $left } sou.
   *[other] il reste { $left } sous.
 }
web-fresco-about-wish = { $kind ->
    [lucky] Vous utilisez Veinard : { $pennies } sous.
    [paint] Vous utilisez Couleur offerte : une tuile { $paints } vient avec un achat.
    [praise] Vous utilisez Éloge de l’évêque : { $points } points de plus pour son bonus.
    [tip] Vous utilisez Pourboire : { $thalers } thalers et { $pennies } sous.
    [finder] Vous utilisez Trouvaille : { $thalers } thalers.
    [busker] Vous utilisez Musicien : humeur +{ $mood }.
   *[other] Vous utilisez une carte de vœu.
 }
web-fresco-about-visit = Vous utilisez la carte de vœu : l’évêque rend visite à { $segment }, sans payer.
web-fresco-about-alchemy = { $deciding ->
    [blend] Vous sortez du pot : { $paint }.
   *[pot] Vous utilisez Alchimie et mettez dans le pot : { $paint }.
 }
web-fresco-about-glass = Vous achetez du verre ({ $colour }) pour { $price } ; { $coins ->
    [one] il reste { $coins } thaler.
   *[other] il reste { $coins } thalers.
 }
web-fresco-about-window = Vous choisissez le vitrail { $panes } pour { $segment } : { $points } points, prix { $price } ; { $coins ->
    [one] il reste { $coins } thaler.
   *[other] il reste { $coins } thalers.
 }
web-fresco-about-glaze = { $deciding ->
    [altar-glass] Vous donnez du verre ({ $colour }) au vitrail de l’autel : { $points } points de plus ; reste { $left }.
   *[other] Vous donnez du verre ({ $colour }) pour une vitre et gagnez { $points } points ; reste { $left }.
 }
web-fresco-about-certificate = Vous prenez le certificat à { $golden } cloches d’or : prix { $price }, { $points } points si payé en entier aussitôt.
web-fresco-about-pay = Vous y posez { $thalers } thalers sur { $price }{ $full ->
    [yes] , tout ce qui manque
   *[no] {""}
 } ; { $brings ->
    [one] { $brings } point aussitôt
   *[other] { $brings } points aussitôt
 } ; { $coins ->
    [one] il reste { $coins } thaler.
   *[other] il reste { $coins } thalers.
 }
web-fresco-about-instalment = Vous posez de l’argent sur le certificat à { $golden } cloches d’or ; il manque { $missing } thalers sur { $price }{ $brings ->
    [0] .
   *[other] ; { $brings } points aussitôt.
 }
web-fresco-about-cover = Vous couvrez ce lieu de votre plan ({ $place }) avec la tuile : { $tile }.
web-fresco-about-wall = Vous donnez { $paint } et restaurez cette partie du mur : { $points } points.
web-fresco-about-give = Vous donnez la tuile murale de revenu { $income }, à tache { $splash }.
web-fresco-about-exchange = Vous donnez deux tuiles murales, { $paints }, pour la tuile d’échange : { $result } à chaque manche.
web-fresco-about-plan-ill = Un apprenti malade pour ce lieu : { $place } ; il reste { $left ->
    [one] { $left } malade
   *[other] { $left } malades
 } à placer.
web-fresco-about-plan-neutral = L’apprenti neutre pour ce lieu : { $place }.
web-fresco-about-aside = { $who ->
    [ill] Un apprenti malade s’absente et guérit.
   *[healthy] Un apprenti bien portant s’absente.
 }
web-fresco-about-send = { $who ->
    [ill] Un apprenti malade travaille ensuite.
   *[healthy] Un apprenti bien portant travaille ensuite.
 }
web-fresco-about-infect = { $who ->
    [neutral] L’apprenti neutre tombe malade et retourne au théâtre.
   *[own] L’un de vos apprentis tombe malade.
 }
web-fresco-about-saint = Un apprenti malade peint un saint avec { $paint } pour { $thalers } ; vous auriez { $coins } thalers.
web-fresco-about-bottle = Vous achetez { $bottle } pour { $price } ; { $coins ->
    [one] il reste { $coins } thaler.
   *[other] il reste { $coins } thalers.
 }
web-fresco-about-use = { $juice ->
    [yes] Vous buvez : { $bottle }. Humeur +1.
   *[no] Vous utilisez { $bottle } : { $heals ->
        [one] { $heals } apprenti guérit.
       *[other] { $heals } apprentis guérissent.
     }
 }

# --- autres modules : les pièces ----------------------------------------------------------------------------------------------

web-fresco-well = Puits : { $pennies } sous sur { $size } ; { $deck ->
    [one] encore { $deck } carte de vœu.
   *[other] encore { $deck } cartes de vœu.
 }
web-fresco-pennies = { $pennies ->
    [one] { $pennies } sou à vous
   *[other] { $pennies } sous à vous
 }
web-fresco-penny-planned = Un sou pour le puits
web-fresco-wish-lucky = Veinard
web-fresco-wish-paint = Couleur offerte
web-fresco-wish-visit = Visite de l’évêque
web-fresco-wish-praise = Éloge de l’évêque
web-fresco-wish-tip = Pourboire
web-fresco-wish-alchemy = Alchimie
web-fresco-wish-finder = Trouvaille
web-fresco-wish-busker = Musicien
web-fresco-wish-lucky-tip = Veinard : des sous, au marché.
web-fresco-wish-paint-tip = Couleur offerte : la tuile dessinée vient avec un achat à son étal.
web-fresco-wish-visit-tip = Visite de l’évêque : { $visit ->
    [anywhere] il vient où vous voulez
   *[step] il fait un pas de plus, sans payer
 }, avant une restauration.
web-fresco-wish-praise-tip = Éloge de l’évêque : son bonus vaut plus, avec une restauration.
web-fresco-wish-tip-tip = Pourboire : de l’argent et des sous, au studio.
web-fresco-wish-alchemy-tip = Alchimie : des couleurs de base deviennent un mélange, à l’atelier.
web-fresco-wish-finder-tip = Trouvaille : de l’argent, au théâtre.
web-fresco-wish-busker-tip = Musicien : une meilleure humeur, au lever.
web-fresco-glass = verre { $colour }
web-fresco-glass-tip = Verre ({ $colour }) : { $count } en vente à { $price } ; une vitre sans lui coûte { $penalty } points.
web-fresco-own-glass = Votre verre ({ $colour }) : { $count }
web-fresco-or-minus = ou −{ $points } PV
web-fresco-give-glass = Donner du verre
web-fresco-window = Vitrail { $panes } : { $points } points, prix { $price } ; avec votre verre { $net }
web-fresco-window-in = Vitrail de { $segment } : { $panes }
web-fresco-window-open = Ouverture de { $segment } : qui restaure choisit un vitrail.
web-fresco-altar-glass = Vitrail de l’autel : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par couleur de verre
web-fresco-certificate = Certificat : prix { $price }, { $golden } cloches d’or, { $points } points si payé en entier aussitôt{ $placed ->
    [0] {""}
   *[other] ; { $placed } thalers sont posés
 }.
web-fresco-certificate-add = Vous pouvez y ajouter des thalers chaque fois qu’on vous interroge au marché, à la cathédrale, au studio, à l’atelier ou au théâtre, et finir de le payer avant le décompte final.
web-fresco-own-bells = Vos cloches d’or : { $bells }
web-fresco-bell-track = Piste des cloches : les marques rapportent des points à la fin, le rang aussi.
web-fresco-ranks = Points du rang sur la piste des cloches
web-fresco-wall-front = encore { $left }, { $open } à portée
web-fresco-wall-hint = Un mélange chacune, à côté d’une partie finie : { $points } points.
web-fresco-section = Partie du mur : { $paint }{ $open ->
    [yes] , à portée
   *[no] , pas encore à portée
 }
web-fresco-section-done = Une partie finie du mur
web-fresco-exchange = Tuile d’échange : { $paint } à chaque manche pour deux tuiles murales de ses couleurs de base.
web-fresco-own-wall = Vos tuiles murales ; revenu par manche : { $paints }
web-fresco-ill-one = apprenti malade
web-fresco-well-ill = sains, malades
web-fresco-infected = Infecté cette manche
web-fresco-infected-now = Infecté cette manche : { $place }.
web-fresco-infections = { $left ->
    [one] Encore { $left } tuile d’infection.
   *[other] Encore { $left } tuiles d’infection.
 }
web-fresco-ward = Malades et flacons de chacun
web-fresco-all-well = tous sains
web-fresco-bottle = { $kind ->
    [juice] jus de framboise
    [1] remède, 1 dose
   *[other] remède, { $kind } doses
 }
web-fresco-bottle-for = { $bottle } : { $price } thalers
web-fresco-bottle-none = aucun flacon
web-fresco-bottle-none-own = Vous n’avez aucun flacon.
web-fresco-drawers = Tiroirs
web-fresco-drawer-shut = Fermer le tiroir
web-fresco-drawer-glaziers = Verriers
web-fresco-drawer-glaziers-note = établi et verre
web-fresco-drawer-medico = Médecin
web-fresco-drawer-medico-note = flacons et malades
web-fresco-drawer-wall = Fresque murale
web-fresco-drawer-wall-note = 18 parties
web-fresco-drawer-bells = Cloches
web-fresco-drawer-bells-note = certificats
web-fresco-call-bishop = Appelez l’évêque
web-fresco-visit = Visite de l’évêque
web-fresco-certificates-of = { $count ->
    [one] { $count } certificat de cloches
   *[other] { $count } certificats de cloches
 }
web-fresco-ill-of = { $count ->
    [one] { $count } apprenti malade
   *[other] { $count } apprentis malades
 }
web-fresco-wishes-of = { $count ->
    [one] { $count } carte de vœu
   *[other] { $count } cartes de vœu
 }
web-fresco-wall-of = Revenu de la fresque murale : { $paints }
web-fresco-source-window = Vitraux
web-fresco-source-glass = Vitrail de l’autel
web-fresco-source-spared = Pas sous zéro
web-fresco-source-bell = Cloches
web-fresco-source-wall = Fresque murale

# --- autres modules : la chronique -----------------------------------------------------------------------------------------------

web-fresco-end-sign = { $left } sur { $all } · dernière manche à { $at }
web-fresco-purse-worth = = { $points } PV
web-fresco-purse-rate = { $thalers } thalers font un point de victoire à la fin.
web-fresco-bill-tiles = { $tiles ->
    [one] Une tuile du marché coûte { $cost } de vos { $coins } thalers.
   *[other] { $tiles } tuiles du marché coûtent jusqu’à { $cost } de vos { $coins } thalers.
 }
web-fresco-bill-short = Vos { $coins } thalers ne paient { $affordable ->
    [0] aucune tuile
    [one] qu’une tuile
   *[other] que { $affordable } tuiles
 }.
web-fresco-bill-studio = Le studio paie après le marché.
web-fresco-bill-workshop = L’atelier vient après la cathédrale : ses mélanges servent à la manche suivante.
web-fresco-same-again = Comme avant
web-fresco-same-again-tip = Placer les apprentis comme à la manche précédente.
web-fresco-take-any = Toucher pour le reprendre, ou le glisser vers un autre lieu.
web-fresco-earn-all = Tout gagner : { $thalers } thalers
web-fresco-attend-all = Envoyer les { $count }
