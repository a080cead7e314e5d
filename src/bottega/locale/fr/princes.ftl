# Les Princes de Florence : noms, questions, choix, chronique, et la règle derrière chaque décision.

princes-name-forest = forêt
princes-name-lake = lac
princes-name-park = parc
princes-name-jester = saltimbanque
princes-name-builder = artisan
princes-name-prestige_card = carte de prestige
princes-name-recruiting_card = carte de recrutement
princes-name-university = université
princes-name-laboratory = laboratoire
princes-name-workshop = manufacture
princes-name-library = bibliothèque
princes-name-opera = opéra
princes-name-studio = atelier
princes-name-hospital = hôpital
princes-name-theatre = théâtre
princes-name-tower = tour
princes-name-chapel = chapelle
princes-name-travel = voyage
princes-name-religion = religion
princes-name-opinion = opinion
princes-a-forest = une forêt
princes-a-lake = un lac
princes-a-park = un parc
princes-a-jester = un saltimbanque
princes-a-builder = un artisan
princes-a-prestige_card = une carte de prestige
princes-a-recruiting_card = une carte de recrutement
princes-a-university = une université
princes-a-laboratory = un laboratoire
princes-a-workshop = une manufacture
princes-a-library = une bibliothèque
princes-a-opera = un opéra
princes-a-studio = un atelier
princes-a-hospital = un hôpital
princes-a-theatre = un théâtre
princes-a-tower = une tour
princes-a-chapel = une chapelle
princes-a-travel = la liberté de voyager
princes-a-religion = la liberté de religion
princes-a-opinion = la liberté d’opinion
princes-the-forest = la forêt
princes-the-lake = le lac
princes-the-park = le parc
princes-the-jester = le saltimbanque
princes-the-builder = l’artisan
princes-the-prestige_card = la carte de prestige
princes-the-recruiting_card = la carte de recrutement
princes-brief-forest = forêt
princes-brief-lake = lac
princes-brief-park = parc
princes-brief-jester = saltimb.
princes-brief-builder = artisan
princes-brief-prestige_card = prestige
princes-brief-recruiting_card = recrut.
princes-brief-profession = prof.
princes-brief-bonus = bonus
princes-brief-university = univ.
princes-brief-laboratory = lab.
princes-brief-workshop = manuf.
princes-brief-library = bibl.
princes-brief-opera = opéra
princes-brief-studio = atelier
princes-brief-hospital = hôp.
princes-brief-theatre = théâtre
princes-brief-tower = tour
princes-brief-chapel = chap.
princes-brief-travel = voyage
princes-brief-religion = relig.
princes-brief-opinion = opin.
princes-letter-university = U
princes-letter-laboratory = L
princes-letter-workshop = M
princes-letter-library = B
princes-letter-opera = O
princes-letter-studio = A
princes-letter-hospital = H
princes-letter-theatre = T
princes-letter-tower = R
princes-letter-chapel = C
princes-letter-jester = S
princes-letter-travel = V
princes-letter-religion = R
princes-letter-opinion = O
princes-name-alchemist = Alchimiste
princes-name-botanist = Botaniste
princes-name-physicist = Physicien
princes-name-bell_maker = Fondeur de cloches
princes-name-goldsmith = Orfèvre
princes-name-sculptor = Sculpteur
princes-name-theologian = Théologien
princes-name-mathematician = Mathématicien
princes-name-lawyer = Légiste
princes-name-philosopher = Philosophe
princes-name-cartographer = Cartographe
princes-name-composer = Compositeur
princes-name-choreographer = Chorégraphe
princes-name-painter = Peintre
princes-name-architect = Architecte
princes-name-physician = Médecin
princes-name-pharmacist = Pharmacien
princes-name-poet = Poète
princes-name-dramatist = Dramaturge
princes-name-astronomer = Astronome
princes-name-organ_builder = Facteur d’orgues
princes-by-alchemist = de l’alchimiste
princes-by-botanist = du botaniste
princes-by-physicist = du physicien
princes-by-bell_maker = du fondeur de cloches
princes-by-goldsmith = de l’orfèvre
princes-by-sculptor = du sculpteur
princes-by-theologian = du théologien
princes-by-mathematician = du mathématicien
princes-by-lawyer = du légiste
princes-by-philosopher = du philosophe
princes-by-cartographer = du cartographe
princes-by-composer = du compositeur
princes-by-choreographer = du chorégraphe
princes-by-painter = du peintre
princes-by-architect = de l’architecte
princes-by-physician = du médecin
princes-by-pharmacist = du pharmacien
princes-by-poet = du poète
princes-by-dramatist = du dramaturge
princes-by-astronomer = de l’astronome
princes-by-organ_builder = du facteur d’orgues
princes-brief-bell_maker = Fondeur
princes-brief-theologian = Théolog.
princes-brief-mathematician = Mathém.
princes-brief-lawyer = Légiste
princes-brief-philosopher = Philos.
princes-brief-cartographer = Cartogr.
princes-brief-choreographer = Chorégr.
princes-brief-pharmacist = Pharm.
princes-brief-dramatist = Dramat.
princes-brief-astronomer = Astron.
princes-brief-organ_builder = Facteur
princes-name-bonus_01 = bâtiments
princes-name-bonus_02 = grands bâtiments ×2
princes-name-bonus_03 = bâtiments moyens, forêts
princes-name-bonus_04 = petits bâtiments, paysages
princes-name-bonus_05 = tailles de bâtiment ×2
princes-name-bonus_06 = paysages
princes-name-bonus_07 = forêts ×2
princes-name-bonus_08 = lacs ×2
princes-name-bonus_09 = parcs ×2
princes-name-bonus_10 = libertés ×2
princes-name-bonus_11 = saltimbanques ×2
princes-name-bonus_12 = saltimbanques, libertés
princes-name-bonus_13 = artisans ×2
princes-name-bonus_14 = artisans, lacs
princes-name-bonus_15 = cartes de prestige ×2
princes-name-bonus_16 = cartes de prestige, libertés
princes-name-bonus_17 = sortes de paysage ×2
princes-name-bonus_18 = sortes de biens
princes-name-bonus_19 = cartes en main
princes-name-bonus_20 = cartes sur la table
princes-name-prestige_01 = le plus de bâtiments
princes-name-prestige_02 = le moins de cases vides
princes-name-prestige_03 = le plus de paysages
princes-name-prestige_04 = le plus de lacs
princes-name-prestige_05 = 4 bâtiments, 2 libertés, 4 œuvres
princes-name-prestige_06 = le plus d’artisans
princes-name-prestige_07 = artisan, saltimbanque, 2 paysages
princes-name-prestige_08 = 2 grands bâtiments
princes-name-prestige_09 = les 3 sortes de paysage
princes-name-prestige_10 = le plus de forêts
princes-name-prestige_11 = les 3 libertés
princes-name-prestige_12 = le plus de saltimbanques
princes-name-prestige_13 = le plus de parcs
princes-name-prestige_14 = le plus d’œuvres

# --- le plateau -------------------------------------------------------------------------------------------------

princes-title = Princes de Florence
princes-round = manche { $round } sur { $rounds }
princes-minimum = VA { $value } au moins
princes-phase-choose-professions = professions
princes-phase-auction = enchères
princes-phase-actions = actions
princes-phase-over = la fin
princes-first = premier
princes-edition = { $edition ->
    [house] édition maison, reconstituée
   *[other] édition { $edition }
 }
princes-points = { $points } PP
princes-florins = { $florins } fl
princes-long-jesters = saltimb.
princes-long-builders = artisans
princes-long-works = œuvres
princes-long-professions_in_hand = professions
princes-long-bonus_in_hand = cartes bonus
princes-long-recruiting_in_hand = recrutements
princes-long-prestige_cards = cartes de prestige
princes-short-jesters = S
princes-short-builders = A
princes-short-works = œuv.
princes-short-professions_in_hand = main
princes-short-bonus_in_hand = bonus
princes-short-recruiting_in_hand = recr.
princes-short-prestige_cards = prest
princes-no-freedom = –
princes-hand = Main
princes-with-bonus = bonus
princes-yours = À vous
princes-own-building = bâtiment { $price }
princes-own-jesters = { $count ->
    [one] { $count } saltimbanque
   *[other] { $count } saltimbanques
 }
princes-own-builders = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
 }
princes-own-works = { $count ->
    [one] { $count } œuvre
   *[other] { $count } œuvres
 }
princes-own-recruiting_in_hand = { $count ->
    [one] { $count } recrutement
   *[other] { $count } recrutements
 }
princes-own-bonuses = Bonus
princes-own-prestige = Prestige
princes-piles = Piles
princes-supply = Réserve
princes-freedoms = libertés
princes-open-money = Florins
princes-auction = Enchère
princes-auction-buyer = { $who ->
    [you] vous avez acheté
   *[other] { $prince } a acheté
 }
princes-auction-opens = ouverture à { $prince }
princes-auction-free = libres
princes-auction-opener = ouverte par
princes-auction-in = en lice
princes-auction-passed = passent
princes-auction-done = servis
princes-turn = Tour { $number } sur { $players }
princes-actions-left = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
 }
princes-at-work = { $profession } à { $value }
princes-best-works = œuvres

# --- ce qui est demandé ---------------------------------------------------------------------------------------------

princes-ask-return = Professions : rendez-en une sur les quatre
princes-why-return = Vous en gardez trois. Tous choisissent à la fois, et en secret.
princes-ask-open = Enchère : proposez un objet à { $price }, ou renoncez
princes-why-open = Vous avez { $florins } fl. Si un autre l’emporte, vous rouvrez. Ou : lac max 900
princes-ask-take = Enchère : prenez un objet pour { $price }, ou rien
princes-why-take = Vous avez { $florins } fl. Il ne reste que vous : personne ne renchérit.
princes-ask-bid = { $can ->
    [yes] Enchère : { $bid } pour { $item }, ou passez
   *[no] Enchère : { $bid } pour { $item }, c’est trop pour vous, passez
 }
princes-why-bid = { $can ->
    [yes] { $prince } mène ; vous avez { $florins } fl. Ou donnez un maximum : max 900
   *[no] { $prince } mène ; vous avez { $florins } fl.
 }
princes-ask-place = Domaine : placez { $piece }
princes-why-place = { $places ->
    [one] { $places } place.
   *[other] { $places } places.
 } Tapez la case du coin et le numéro du plan : { $example } (? { $example } le montre)
princes-ask-keep = { $deck ->
    [profession] Professions : gardez-en une
    [bonus] Cartes bonus : gardez-en une
   *[prestige] Cartes de prestige : gardez-en une
 }
princes-why-keep = { $deck ->
    [profession] La VA maintenant, et avec chaque souhait manquant. Les autres vont sous la pile.
    [bonus] Ce que chacune ajouterait à une œuvre maintenant. Les autres vont sous la pile.
   *[prestige] Points en tête/à égalité, et ce qu’elle vaudrait maintenant.
 }
princes-ask-under = { $deck ->
    [profession] Professions : mettez la suivante sous la pile
    [bonus] Cartes bonus : mettez la suivante sous la pile
   *[prestige] Cartes de prestige : mettez la suivante sous la pile
 }
princes-why-under = { $count ->
    [one] Encore { $count } carte.
   *[other] Encore { $count } cartes, la première au plus haut. Dans cet ordre : tapez reste
 }
princes-ask-recruit = Recrutement : prenez une profession à un rival, ou gardez la carte
princes-why-recruit = Le nombre est ce que vaudrait son œuvre maintenant.
princes-ask-turn = { $count ->
    [0] Votre tour : recrutez, ou terminez
    [one] Votre tour : encore { $count } action
   *[other] Votre tour : { $count } actions
 }
princes-why-turn = Une œuvre demande { $minimum } dans cette manche. Tous les souhaits : tapez professions
princes-ask-add = Œuvre : ajoutez une carte bonus à { $value }
princes-why-add = { $profession } ; minimum : { $minimum }. Une carte bonus ne sert qu’une fois.
princes-ask-exchange = Œuvre : choisissez combien de points de prestige acheter
princes-why-exchange = { $profession } { $value } : { $florins } florins. Un point en coûte { $price }, tout de suite.
princes-waiting = C’est à { $prince } de jouer.
princes-waiting-return = Tout le monde choisit ses professions.

# --- choix -------------------------------------------------------------------------------------------------------------

princes-plus-points = { $points } PP
princes-sells = −{ $points } PP
princes-now-points = vaut { $points }
princes-up-to = ({ $value } avec bonus)
princes-choice-return = { $profession } : { $wishes }
princes-choice-raise = miser { $price } (reste { $left } fl)
princes-choice-pass = passer
princes-choice-give-up = ne rien acheter
princes-choice-hold = conserver la carte
princes-choice-draw-profession = { $count ->
    [one] profession (la dernière)
   *[other] profession (1 sur { $count })
 }
princes-choice-draw-bonus = { $count ->
    [one] carte bonus (la dernière)
   *[other] carte bonus (1 sur { $count })
 }
princes-choice-sell = vendre { $points } PP pour { $florins }
princes-choice-end = { $unused ->
    [0] terminer le tour
    [one] terminer le tour ({ $unused } action perdue)
   *[other] terminer le tour ({ $unused } actions perdues)
 }
princes-choice-done = rien de plus : l’œuvre vaut { $value }
princes-group-work = Œuvre
princes-group-build = Bâtir ({ $price })
princes-group-introduce = Liberté ({ $price })
princes-group-draw = Carte ({ $price })
princes-group-buy = Acheter ({ $price })
princes-group-recruit = Recruter
princes-words-raise = enchérir, miser
princes-words-pass = passer
princes-words-give-up = renoncer, rien
princes-words-hold = conserver
princes-words-end = terminer, fin
princes-words-done = rien de plus, fini
princes-words-sell = vendre
princes-words-profession = profession
princes-words-bonus = bonus
princes-limit-said = Jusqu’à { $most } pour { $item } : la table enchérit pour vous.
princes-limit-sells = Au-delà de vos { $florins } fl, elle vend des points de prestige : jusqu’à { $points } PP.
princes-limit-low = La mise la plus basse est maintenant de { $least } : { $most }, c’est trop peu. Donnez plus, ou passez.
princes-limit-poor = { $least } pour { $item }, c’est plus que vous ne pouvez payer. Vous ne pouvez que passer.
princes-limit-when = Un maximum va avec une enchère : « max 900 » quand on vous demande de miser, ou « lac max 900 » pour ouvrir.
princes-rest-said = Les autres cartes sont de nouveau sous la pile.

# --- la chronique : une ligne par sorte d’événement ----------------------------------------------------------------

princes-log-returned = Vous rendez une profession : { $profession }.
princes-log-start = Avant la manche 1
princes-log-heading = Manche { $round } · { $phase ->
    [auction] Enchères
   *[actions] Actions
 }
princes-log-round-began = La manche { $round } commence, { $prince } en premier. VA { $minimum } au moins.
princes-log-auction = { $item } :
princes-log-opened = { $who ->
    [you] vous ouvrez à { $bid }
   *[other] { $prince } ouvre à { $bid }
 }
princes-log-raised = { $who ->
    [you] vous { $bid }
   *[other] { $prince } { $bid }
 }
princes-log-passed = { $who ->
    [you] vous passez
   *[other] { $prince } passe
 }
princes-log-gave-up = { $who ->
    [you] Vous n’achetez rien dans cette manche.
   *[other] { $prince } n’achète rien dans cette manche.
 }
princes-log-bought = { $auction ->
    [yes] { $who ->
        [you] Vous achetez { $item } pour { $price }.
       *[other] { $prince } achète { $item } pour { $price }.
     }
   *[no] { $who ->
        [you] Il ne reste que vous : vous prenez { $item } pour { $price }.
       *[other] Il ne reste que { $prince }, qui prend { $item } pour { $price }.
     }
 }
princes-log-markers-taken = Les enchères sont finies.
princes-log-sold = { $who ->
    [you] Vous vendez { $points } PP pour { $florins }.
   *[other] { $prince } vend { $points } PP pour { $florins }.
 }
princes-log-placed = Place : { $cells }.
princes-log-built = { $who ->
    [you] Vous bâtissez { $building } pour { $price }.
   *[other] { $prince } bâtit { $building } pour { $price }.
 }
princes-log-introduced = { $who ->
    [you] Vous introduisez { $freedom } pour { $price }.
   *[other] { $prince } introduit { $freedom } pour { $price }.
 }
princes-log-looked = { $who ->
    [you] Vous regardez
   *[other] { $prince } regarde
 } { $count } { $deck ->
    [profession] { $count ->
        [one] profession
       *[other] professions
     }
    [bonus] { $count ->
        [one] carte bonus
       *[other] cartes bonus
     }
   *[prestige] { $count ->
        [one] carte de prestige
       *[other] cartes de prestige
     }
 }{ $price ->
    [0] .
   *[other] {""} pour { $price }.
 }
princes-log-kept = Vous gardez : { $card }.
princes-log-put-under = Sous la pile : { $cards }.
princes-log-held-recruiting = La carte va en main.
princes-log-recruited = { $who ->
    [you] Vous recrutez : { $profession }, de chez { $other }.
   *[other] { $prince } recrute : { $profession }, de chez { $from ->
        [you] vous
       *[other] { $other }
     }.
 }
princes-log-bonus-played = { $who ->
    [you] Vous ajoutez : { $cards }.
   *[other] { $prince } ajoute : { $cards }.
 }
princes-log-work-made = { $who ->
    [you] Vous présentez
   *[other] { $prince } présente
 } une œuvre { $work } : { $value }. { $returned ->
    [0] { $florins } fl.
   *[other] { $florins ->
        [0] Les { $returned } fl vont au prestige.
       *[other] { $florins } fl, et { $returned } en prestige.
     }
 }
princes-log-turn-ended = { $who ->
    [you] Vous terminez votre tour ;
   *[other] { $prince } termine son tour ;
 } { $unused ->
    [one] { $unused } action perdue.
   *[other] { $unused } actions perdues.
 }
princes-log-scored = +{ $points } PP.
princes-log-best-work = { $count ->
    [0] Personne n’a présenté d’œuvre dans cette manche.
    [one] La meilleure œuvre de la manche, { $value } : { $princes }.
   *[other] Les meilleures œuvres de la manche, { $value } chacune : { $princes }.
 }
princes-log-prestige-revealed = { $prince } : { $card }, { $points } PP.
princes-log-purses-opened = Florins restants : { $purses }.
princes-log-game-ended = { $winner ->
    [you] Vous gagnez avec { $points } PP.
    [several] Victoire partagée avec { $points } PP : { $princes }.
   *[other] { $princes } gagne avec { $points } PP.
 }

# --- le bilan -------------------------------------------------------------------------------------------------------

princes-account = Le bilan
princes-source-exchange = œuvres
princes-source-best-work = meill.
princes-source-building = bât.
princes-source-landscape = pays.
princes-source-builder = artis.
princes-source-prestige-card = cartes
princes-source-sold = ventes
princes-account-total = PP
princes-account-florins = fl

# --- pages ---------------------------------------------------------------------------------------------------------

princes-column-profession = Profession
princes-column-building = {"  "}bâtiment
princes-column-landscape = {" "}paysage
princes-column-freedom = {" "}liberté
princes-column-where = où
princes-where-unseen = inconnue
princes-where-hand = dans votre main
princes-where-looking = devant vous
princes-where-pile = dans la pile
princes-page-bonuses = Vos cartes bonus
princes-page-prestige = Vos cartes de prestige
princes-page-played = Cartes bonus hors du jeu
princes-page-pile = { $deck ->
    [profession] Pile des professions
    [bonus] Pile des bonus
   *[prestige] Pile de prestige
 } ({ $count })
princes-page-somewhere = quelque part dedans :
princes-help =
    max 900            miser pour vous, de 100 en 100, jusqu’à 900 ; pour ouvrir : lac max 900
    professions        les 21 avec leurs souhaits, et qui a joué laquelle
    cartes             vos cartes et leur valeur, et ce que vous savez des piles

# --- les règles en nos mots ; les numéros sont ceux de docs/rules/princes.md ---------------------------------------------

princes-explain-return =
    Des quatre professions reçues, vous en gardez trois et en rendez une, sans la montrer (P-SETUP-4, P-SETUP-5, P-VIS-2). Une profession fait une œuvre ; sa valeur artistique (VA) gagne 4 avec son bâtiment, 3 avec son paysage et 3 avec sa liberté dans votre domaine (P-WORK-7 à P-WORK-9). Des professions aux mêmes souhaits s’entraident.
princes-explain-open =
    Qui ouvre propose un objet à 200, et c’est sa mise (P-AUC-6, P-AUC-7). Dans le sens horaire, les joueurs libres ajoutent exactement 100 ou passent (P-AUC-9, P-AUC-10). Qui achète ne prend plus part aux enchères de la manche, et la pile est fermée (P-AUC-2, P-AUC-15). Si un autre l’emporte, vous rouvrez (P-AUC-18).
    Renoncer, c’est ne plus rien acheter ni miser dans cette manche (P-AUC-17). Pas de quatrième artisan, pas de paysage sans place (P-OQ-10, P-OQ-6).
princes-explain-take =
    Il ne reste que vous : un objet d’une pile ouverte est à vous pour 200, sans enchère (P-AUC-23), ou vous ne prenez rien (P-AUC-24).
princes-explain-bid =
    On ajoute exactement 100 ; passer ne vaut que pour cet objet (P-AUC-9, P-AUC-11, P-AUC-12). La dernière mise paie et emporte l’objet (P-AUC-14). Si vos florins ne suffisent pas, des points de prestige sont vendus à 100 pièce, aussi peu que possible (P-OQ-1, P-MON-2).
    Avec « max 900 », la table ajoute 100 pour vous, pas à pas, et passe quand le pas suivant dépasse 900.
princes-explain-place =
    Une pièce se place dans les murs, sur des cases libres, tournée à volonté ; un bâtiment se retourne aussi (P-LAND-3, P-BUILD-9 à P-BUILD-12). Un paysage peut tout toucher (P-LAND-2). Avant votre deuxième artisan, un bâtiment ne partage aucun côté avec un bâtiment ou le palais ; les coins peuvent se toucher (P-BUILD-13 à P-BUILD-17). Rien ne bouge plus ensuite (P-BUILD-20).
    Chaque plan est une orientation ; le signe dans le contour est le coin qui nomme la place, et les plans montrent où ce coin peut se trouver.
princes-explain-keep =
    Vous regardez les cinq premières cartes de la pile, ou toutes s’il y en a moins, et en gardez exactement une (P-PROF-2, P-PROF-3, P-BONUS-2, P-BONUS-3, P-PCARD-1, P-PCARD-2). Les autres vont sous la pile, dans l’ordre de votre choix (P-OQ-11). Une carte de prestige ne compte qu’à la fin (P-PCARD-4).
princes-explain-under =
    Les cartes que vous ne gardez pas vont sous la pile ; vous choisissez l’ordre et le connaissez seul (P-PROF-4, P-PCARD-3, P-BONUS-4, P-VIS-7). La première est la plus haute (P-OQ-11). La page « cartes » s’en souvient pour vous.
princes-explain-recruit =
    Une carte de recrutement prend en main une profession posée chez un rival et reste là à sa place (P-REC-2). Jouez-la tout de suite ou gardez-la pour un de vos tours (P-REC-1, P-REC-4, P-REC-5). La profession peut faire une nouvelle œuvre chez vous (P-REC-12).
princes-explain-turn =
    Deux actions au plus : œuvre, bâtiment, profession, liberté, carte bonus (P-ACT-2, P-ACT-5) ; profession et liberté une fois par tour (P-ACT-8, P-ACT-9). La valeur d’une œuvre : 4 pour son bâtiment, 3 pour son paysage, 3 pour sa liberté, 2 par saltimbanque, 1 par carte de profession ou de recrutement que vous avez, et ses cartes bonus ; elle doit atteindre le minimum de la manche (P-WORK-2, P-WORK-7 à P-WORK-12).
    La banque paie 100 par point, et 200 en achètent aussitôt un point de prestige (P-WORK-16 à P-WORK-20). Un bâtiment rapporte 3 PP et coûte 700, 300 avec un artisan, rien avec trois (P-BUILD-1 à P-BUILD-6). Recruter n’est pas une action (P-REC-6). La meilleure œuvre de la manche rapporte 3 PP (P-BEST-2).
princes-explain-add =
    Autant de cartes bonus que vous voulez, avant que la valeur soit fixée ; chacune sert une fois (P-BONUS-6, P-BONUS-10, P-OQ-26). Elles comptent ce que vous avez maintenant, la profession jouée étant déjà sur la table (P-OQ-27). Sous le minimum, il faut en ajouter.
princes-explain-exchange =
    La banque paie 100 florins par point de valeur (P-WORK-16). Sur ce paiement, vous pouvez rendre 200 par point de prestige, tout de suite et jamais plus tard (P-WORK-17 à P-WORK-20). Un point revendu ne rapporte que 100 (P-MON-3).

princes-note-forest = Vous la placez aussitôt ; +3 pour les œuvres qui souhaitent une forêt (P-LAND-1, P-LAND-5). Elle rapporte { $points } PP (P-LAND-9).
princes-note-lake = Vous le placez aussitôt ; +3 pour les œuvres qui souhaitent un lac (P-LAND-1, P-LAND-6). Il rapporte { $points } PP (P-LAND-9).
princes-note-park = Vous le placez aussitôt ; +3 pour les œuvres qui souhaitent un parc (P-LAND-1, P-LAND-7). Il rapporte { $points } PP (P-LAND-9).
princes-note-jester = Chacune de vos œuvres vaut 2 de plus (P-JEST-2). Il rapporte { $points } PP (P-JEST-3).
princes-note-builder = Le premier baisse le prix des bâtiments à 300, le deuxième leur permet de se toucher, le troisième les rend gratuits (P-BLDR-2 à P-BLDR-4). Celui-ci rapporte { $points } PP (P-BLDR-5 à P-BLDR-7).
princes-note-prestige_card = Vous en regardez cinq et en gardez une, cachée, pour la fin (P-PCARD-1, P-PCARD-2). Maintenant elle rapporte { $points } PP.
princes-note-recruiting_card = Prenez une profession sur la table d’un rival, maintenant ou plus tard ; la carte compte pour vos œuvres (P-REC-1, P-REC-9). Maintenant elle rapporte { $points } PP.
princes-about-return = Vous rendez cette profession : { $profession }. Ses souhaits : { $building }, { $landscape }, { $freedom }. (P-SETUP-5, P-COMP-13)
princes-about-open = Vous proposez { $item } et misez { $price } ; si personne ne renchérit, il reste { $left } fl{ $sold ->
    [0] {""}
    [one] , et { $sold } PP est vendu
   *[other] , et { $sold } PP sont vendus
 }. { $note }
princes-about-take = Vous prenez { $item } pour { $price } ; il reste { $left } fl{ $sold ->
    [0] {""}
    [one] , et { $sold } PP est vendu
   *[other] , et { $sold } PP sont vendus
 }. { $note }
princes-about-raise = Vous misez { $price } sur { $item }. Si personne ne renchérit, vous payez et il reste { $left } fl{ $sold ->
    [0] {""}
    [one]  ; { $sold } PP est vendu pour cela
   *[other]  ; { $sold } PP sont vendus pour cela
 }. (P-AUC-9, P-AUC-14, P-OQ-1)
princes-about-pass = Vous laissez cet objet à { $prince } pour { $bid }, ou à qui renchérit ; vous pourrez miser sur les suivants. (P-AUC-11, P-AUC-12)
princes-about-give-up = Vous n’achetez et ne misez plus rien dans cette manche. (P-AUC-17, P-AUC-24)
princes-about-place = Vous placez { $piece } en { $cells }. { $price ->
    [-1] (P-LAND-1)
   *[other] Vous payez { $price }, il reste { $left } fl ; 3 PP. (P-BUILD-1, P-BUILD-7)
 }
princes-about-keep-profession = { $card } : une œuvre maintenant vaut { $value }, avec tous ses souhaits et vos cartes bonus { $best }. (P-PROF-3)
princes-about-keep-bonus = { $card } : +{ $value } pour une œuvre maintenant. (P-BONUS-9)
princes-about-keep-prestige = { $card } : { $points } PP si la partie finissait maintenant. (P-PCARD-4)
princes-about-under = { $card } : la prochaine sous la pile. (P-OQ-11)
princes-about-work = Vous présentez une œuvre { $work } : { $value } sans carte bonus, { $most } avec toutes ; le minimum est { $minimum }. { $value } rapporte { $florins } fl. (P-WORK-2, P-WORK-16)
princes-about-build = Vous bâtissez { $building } pour { $price } : { $points } PP ; il reste { $left } fl{ $sold ->
    [0] {""}
    [one] , et { $sold } PP est vendu
   *[other] , et { $sold } PP sont vendus
 }. { $places ->
    [one] { $places } place possible.
   *[other] { $places } places possibles.
 } { $fans ->
    [0] Aucune profession de votre main n’en veut.
   *[other] Souhait de : { $names }.
 } (P-BUILD-1, P-BUILD-7, P-BUILD-21)
princes-about-introduce = Vous introduisez { $freedom } pour { $price } ; il reste { $left } fl{ $sold ->
    [0] {""}
    [one] , et { $sold } PP est vendu
   *[other] , et { $sold } PP sont vendus
 }. { $fans ->
    [0] Aucune profession de votre main ne la souhaite.
   *[other] Souhaitée par : { $names }.
 } (P-FREE-1, P-FREE-3)
princes-about-draw = Vous payez { $price } et regardez { $count } { $deck ->
    [profession] { $count ->
        [one] profession ; elle est à vous. (P-PROF-1 à P-PROF-3)
       *[other] professions ; vous en gardez une. (P-PROF-1 à P-PROF-3)
     }
   *[other] { $count ->
        [one] carte bonus ; elle est à vous. (P-BONUS-1 à P-BONUS-3)
       *[other] cartes bonus ; vous en gardez une. (P-BONUS-1 à P-BONUS-3)
     }
 } Il reste { $left } fl{ $sold ->
    [0] {""}
    [one] , et { $sold } PP est vendu
   *[other] , et { $sold } PP sont vendus
 }.
princes-about-recruit = Vous prenez cette profession à { $other } et y laissez la carte de recrutement : { $profession }. Son œuvre vaut { $value } maintenant ; le minimum est { $minimum }. (P-REC-2, P-REC-8)
princes-about-hold = La carte de recrutement va dans votre main ; vous pouvez la jouer à un de vos tours. (P-REC-4, P-REC-5)
princes-about-sell = Vous cédez 1 PP pour { $florins } et avez { $left } fl. Un point acheté avec une œuvre coûte le double. (P-MON-2, P-MON-3)
princes-about-end = Votre tour est fini. { $unused ->
    [0] Les deux actions sont jouées.
    [one] { $unused } action est perdue.
   *[other] { $unused } actions sont perdues.
 } (P-ACT-2, P-OQ-12)
princes-about-add = { $card } : +{ $value }, l’œuvre vaut { $total }. La carte quitte le jeu. (P-BONUS-8, P-BONUS-10)
princes-about-done = L’œuvre reste à { $value } ; la banque paie { $florins }. (P-WORK-6, P-WORK-16)
princes-about-exchange = Vous gardez { $florins } fl du paiement et achetez { $points } PP : { $prestige } PP en tout. (P-WORK-17, P-WORK-18)
