# Les Princes de Florence dans le navigateur : ce que dit la table dessinée, en plus de princes.ftl.

web-princes-the-university = l’université
web-princes-the-laboratory = le laboratoire
web-princes-the-workshop = la manufacture
web-princes-the-library = la bibliothèque
web-princes-the-opera = l’opéra
web-princes-the-studio = l’atelier
web-princes-the-hospital = l’hôpital
web-princes-the-theatre = le théâtre
web-princes-the-tower = la tour
web-princes-the-chapel = la chapelle
web-princes-palace = palais
web-princes-the-palace = le palais
web-princes-unit = PP
web-princes-account-lead = { $works } œuvres en { $rounds } manches.

# --- la poutre ------------------------------------------------------------------------------------------------------

web-princes-round = Manche { $round } sur { $rounds }
web-princes-arcade = Les manches et la valeur minimale d’une œuvre
web-princes-tip-round = Manche { $round } : une œuvre demande { $minimum }.
web-princes-ask-return = Votre cour : gardez-en trois, rendez-en une
web-princes-why-return = Touchez la carte qui part. Personne d’autre ne voit vos cartes.
web-princes-ask-open = Enchère : proposez un objet à { $price }, ou n’achetez rien
web-princes-why-open = Vous avez { $florins } florins. Si un autre l’emporte, vous rouvrez.
web-princes-why-bid = { $can ->
    [yes] { $fans ->
        [0] { $prince } mène ; vous avez { $florins } florins.
        [one] { $prince } mène. Une profession de votre main en veut : +{ $value }.
       *[other] { $prince } mène. { $fans } professions de votre main en veulent : +{ $value } chacune.
     }
   *[no] { $prince } mène ; vous avez { $florins } florins.
 }
web-princes-why-sell = { $leads ->
    [yes] { $prince } mène ; vous avez { $florins } florins. Si vous l’emportez, vous vendez
   *[no] Vous avez { $florins } florins. Si vous l’obtenez, vous vendez
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de prestige, à { $each } florins chacun.
web-princes-why-place = { $places ->
    [one] { $places } place possible.
   *[other] { $places } places possibles.
 } Faites glisser la pièce ou touchez un point doré.
web-princes-why-turn = Une œuvre demande { $minimum } dans cette manche.{ $sells ->
    [yes] {" "}Vous avez { $florins } florins : le manque se paie en prestige, 1 PP pour { $each }.
   *[no] {""}
 }
web-princes-why-under = { $count ->
    [one] Encore { $count } carte.
   *[other] Encore { $count } cartes. La première sera au plus haut.
 }
web-princes-wait-open = Quel objet mettre aux enchères ?
web-princes-wait-take = Quel objet ? Le dernier sans achat en prend un, sans enchère.
web-princes-wait-bid = { $who ->
    [you] Vous menez avec { $bid } pour { $item }.
   *[other] { $prince } mène avec { $bid } pour { $item }.
 }
web-princes-wait-place = Une pièce est posée sur le domaine.
web-princes-wait-keep = Une des cartes est gardée.
web-princes-wait-under = Les autres cartes vont sous la pile.
web-princes-wait-recruit = La carte de recrutement sert, ou reste en main.
web-princes-wait-turn = Deux actions : œuvres, bâtiments, libertés, cartes.
web-princes-wait-add = Une œuvre se prépare.
web-princes-wait-exchange = Une œuvre est payée.
web-princes-button-give-up = Ne rien acheter
web-princes-button-sell = Vendre 1 PP pour { $florins }
web-princes-button-end = Terminer mon tour
web-princes-button-raise = Miser { $price }
web-princes-button-limit = Jusqu’à…
web-princes-button-pass = Passer
web-princes-button-hold = Garder la carte pour plus tard
web-princes-button-done = C’est tout : { $value }

# --- le nom parlé de chaque choix -----------------------------------------------------------------------------------

web-princes-do-return = Rendre : { $profession }, qui souhaite { $building }, { $landscape } et { $freedom }
web-princes-do-open = Proposer { $item } et miser { $price } ; reste { $left } florins si personne ne renchérit{ $points ->
    [0] {""}
   *[other] {" "}; { $points } PP
 }{ $sold ->
    [0] {""}
   *[other] {" "}; vend { $sold } PP
 }
web-princes-do-take = Prendre { $item } pour { $price } ; reste { $left } florins{ $points ->
    [0] {""}
   *[other] {" "}; { $points } PP
 }{ $sold ->
    [0] {""}
   *[other] {" "}; vend { $sold } PP
 }
web-princes-do-give-up = Ne rien acheter dans cette manche
web-princes-do-raise = Miser { $price } florins pour { $the } ; reste { $left }{ $sold ->
    [0] {""}
   *[other] {" "}; vend { $sold } PP
 }
web-princes-do-pass = Passer : laisser { $the } à { $prince } pour { $bid }
web-princes-do-place = Placer { $piece } sur { $all }{ $price ->
    [-1] {""}
   *[other] {" "}; { $price } florins, reste { $left }
 }
web-princes-do-keep = { $deck ->
    [profession] Garder : { $card }, qui souhaite { $wishes } ; une œuvre vaut { $value } maintenant, { $best } au mieux
    [bonus] Garder la carte bonus { $card } : { $value } pour une œuvre maintenant
   *[prestige] Garder la carte de prestige { $card }, { $worth } PP : { $points } si la partie finissait maintenant
 }
web-princes-do-under = { $deck ->
    [profession] Mettre ensuite sous la pile : { $card }
    [bonus] Mettre ensuite sous la pile la carte bonus { $card }
   *[prestige] Mettre ensuite sous la pile la carte de prestige { $card }
 }
web-princes-do-hold = Garder la carte de recrutement pour plus tard
web-princes-do-work = Présenter une œuvre { $work } : valeur { $value }{ $more ->
    [0] {""}
   *[other] , { $more } avec toutes les cartes bonus
 } ; cette manche demande { $minimum }
web-princes-do-build = Bâtir { $building } pour { $price } : { $points } PP ; reste { $left } florins ; { $places ->
    [one] { $places } place
   *[other] { $places } places
 }{ $fans ->
    [0] {""}
   *[other] {" "}; souhait de : { $names }
 }{ $sold ->
    [0] {""}
   *[other] {" "}; vend { $sold } PP
 }
web-princes-do-introduce = Accorder { $freedom } pour { $price } ; reste { $left } florins{ $fans ->
    [0] {""}
   *[other] {" "}; souhait de : { $names }
 }{ $sold ->
    [0] {""}
   *[other] {" "}; vend { $sold } PP
 }
web-princes-do-draw = { $deck ->
    [profession] Voir { $count } professions pour { $price } et en garder une
   *[bonus] Voir { $count } cartes bonus pour { $price } et en garder une
 } ; reste { $left } florins{ $sold ->
    [0] {""}
   *[other] {" "}; vend { $sold } PP
 }
web-princes-do-recruit = Recruter : { $profession }, de { $other } ; une œuvre vaut { $value }, cette manche demande { $minimum }
web-princes-do-sell = Vendre 1 PP pour { $florins } florins ; il y en aura { $left }
web-princes-do-end = Terminer le tour{ $unused ->
    [0] {""}
    [one] {" "}; { $unused } action perdue
   *[other] {" "}; { $unused } actions perdues
 }
web-princes-do-add = Jouer la carte bonus { $card } : plus { $value }, l’œuvre vaut { $total }
web-princes-do-done = Aucune autre carte bonus : l’œuvre vaut { $value }, { $florins } florins
web-princes-do-exchange = Prendre { $florins } florins et { $points } PP ; vous aurez { $left } florins et { $prestige } PP

# --- piles et enchère -----------------------------------------------------------------------------------------------

web-princes-pile-empty = épuisé
web-princes-unsold = jamais vendu
web-princes-paid = vendu { $prices }
web-princes-lure-fans = +{ $value }, { $fans ->
    [one] { $fans } œuvre
   *[other] { $fans } œuvres
 }
web-princes-lure-both = +{ $points } PP, +{ $value } × { $fans }
web-princes-tip-pile = { $item } : { $left ->
    [0] pile épuisée
   *[other] encore { $left }
 }.{ $sold ->
    [yes] {" "}Une vente dans cette manche.
   *[no] {""}
 }
web-princes-running = { $item }, enchère en cours
web-princes-bought = { $item }, prix payé
web-princes-opener = Ouvre la suivante
web-princes-opening = à partir de { $price }
web-princes-bidders = Enchérisseurs, dans l’ordre
web-princes-bidder-in = { $who ->
    [you] en lice
   *[other] en lice
 }
web-princes-bidder-bids = { $who ->
    [you] à la mise
   *[other] à la mise
 }
web-princes-bidder-opens = { $who ->
    [you] ouvrez
   *[other] ouvre
 }
web-princes-bidder-passes = { $who ->
    [you] passez
   *[other] passe
 }
web-princes-bidder-out = { $who ->
    [you] n’achetez rien
   *[other] n’achète rien
 }
web-princes-limit-open = Fixer un maximum ; la table enchérit pour vous jusque-là
web-princes-limit-label = Jusqu’à combien pour { $item } ?
web-princes-limit-less = { $step } de moins
web-princes-limit-more = { $step } de plus
web-princes-limit-go = Miser jusqu’à { $most }
web-princes-limit-close = Pas maintenant
web-princes-limit-stop = Arrêter

# --- actions --------------------------------------------------------------------------------------------------------

web-princes-action = Action { $number }
web-princes-action-open = libre
web-princes-did-work = Œuvre de { $value }
web-princes-build = Bâtir
web-princes-freedom = Liberté
web-princes-cards = Carte
web-princes-ware-university = univ.
web-princes-ware-laboratory = labo
web-princes-ware-workshop = manuf.
web-princes-ware-library = biblio.
web-princes-deck-profession = profession
web-princes-deck-bonus = bonus
web-princes-deck-prestige = prestige
web-princes-not-twice = Vous l’avez déjà.
web-princes-none-left = Il n’y en a plus.
web-princes-left = Encore { $count }.
web-princes-not-once = Une fois par tour, et c’est fait.
web-princes-not-now = Impossible pour l’instant : pas d’action, pas de place ou pas assez de florins.

# --- domaine --------------------------------------------------------------------------------------------------------

web-princes-estate = Votre domaine
web-princes-estate-of = { $who ->
    [you] Votre domaine
   *[other] Domaine de { $prince }
 } : { $pieces } ; { $empty } cases libres
web-princes-empty = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
 }
web-princes-freedoms = Libertés
web-princes-florins = Florins
web-princes-prestige = Prestige
web-princes-tip-plot = { $piece }, { $squares } cases : +{ $value } pour les œuvres dont c’est le souhait.
web-princes-tip-palace = Le palais{ $jesters ->
    [0] .
    [one] , avec { $jesters } saltimbanque.
   *[other] , avec { $jesters } saltimbanques.
 }
web-princes-tip-jester = Un saltimbanque : +{ $value } pour chacune de vos œuvres.
web-princes-tip-builders = { $count ->
    [0] Aucun artisan : un bâtiment coûte { $price }.
    [1] Un artisan : un bâtiment coûte { $price }.
    [2] Deux artisans : un bâtiment coûte { $price } et peut en toucher d’autres.
   *[other] Trois artisans : un bâtiment ne coûte rien.
 }
web-princes-tip-freedoms = Libertés : une personne travaille mieux là où règne la sienne, { $value } de plus chacune. Une liberté coûte { $price } et ne s’introduit qu’une fois.
web-princes-tip-ledger = Toutes les professions du jeu : le bâtiment, le paysage et la liberté que chacune souhaite, et où elle se trouve, autant que vous le sachiez.
web-princes-tip-no-freedom = Pas encore de liberté : { $freedom }.
web-princes-tip-florins = En vendant vos points de prestige à 100 chacun, vous pourriez payer { $means }.
web-princes-tip-points = Les points de prestige décident de la partie.
web-princes-tip-held = Faites glisser { $piece } sur votre domaine.
web-princes-turning = Tourner la pièce
web-princes-turn = Tourner
web-princes-mirror = Retourner
web-princes-pays = { $price }, reste { $left }
web-princes-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
web-princes-places-in-all = { $count ->
    [one] { $count } place en tout
   *[other] { $count } places en tout
 }
web-princes-way = La tenir ainsi : { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
web-princes-way-here = { $count ->
    [one] Tenue ainsi, elle n’a qu’une place.
   *[other] Tenue ainsi, elle a { $count } places.
 }
web-princes-way-none = Tenue ainsi, elle n’entre nulle part. Tournez-la, ou choisissez ci-dessous.
web-princes-other-ways = Ou posez-la autrement
web-princes-no-walls = { $piece } ne tient pas entre les murs à cet endroit.
web-princes-no-room = { $piece } couvrirait { $other }.
web-princes-no-touch = { $piece } toucherait { $other }. Permis avec deux artisans ; vous en avez { $builders }. Les coins peuvent se toucher.

# --- main et œuvres -------------------------------------------------------------------------------------------------

web-princes-hand = Votre main
web-princes-hand-with = valeur maintenant · avec : { $item }
web-princes-hand-least = valeur maintenant · au moins { $minimum }
web-princes-hand-empty = Aucune profession dans votre main.
web-princes-hand-card = { $profession } : valeur { $value } maintenant, { $best } au mieux ; cette manche demande { $minimum }
web-princes-card-count = gens : { $count }
web-princes-of = il faut { $minimum }
web-princes-with = { $value } avec : { $thing }
web-princes-show = Présenter
web-princes-bonus = Bonus
web-princes-tip-bonus = Carte bonus { $card } : +{ $value } pour une œuvre maintenant. Elle ne sert qu’une fois.
web-princes-tip-prestige-card = Carte de prestige { $card } : { $worth } PP à la fin ; { $points } si la partie finissait maintenant.
web-princes-played = Œuvres de : { $names }
web-princes-tip-cards = Chaque profession en main ou sur la table ajoute 1 à toutes vos œuvres, une carte de recrutement aussi.
web-princes-tip-played = Chaque profession sur la table compte un point pour vos œuvres.
web-princes-work = Présenter une œuvre
web-princes-without = { $value } sans carte bonus
web-princes-work-value = valeur
web-princes-at-least = au moins { $minimum }
web-princes-makes = donne { $value }
web-princes-best = { $how ->
    [first] La première œuvre de la manche. La meilleure rapporte { $points } PP.
    [beats] { $value } bat { $other }. La meilleure de la manche rapporte { $points } PP.
    [ties] { $value } égale la meilleure. Chacune rapporte { $points } PP.
   *[less] La meilleure de la manche est à { $other }.
 }
web-princes-pay = Vous recevez { $florins } florins. En changer contre du prestige ?
web-princes-pay-hint = Touchez ce que vous prenez : florins en haut, prestige en bas.
web-princes-all-florins = tout en florins
web-princes-all-prestige = tout en prestige
web-princes-keep-one = Gardez-en une
web-princes-put-back = Remettez sous la pile
web-princes-pile-left = encore { $count } dans la pile
web-princes-most = max. { $best }
web-princes-worth = { $worth } PP à la fin
web-princes-now-work = pour une œuvre
web-princes-now-points = PP maintenant
web-princes-under-hint = Touchez la suivante, ou :
web-princes-rest = Toutes, dans cet ordre

# --- les autres, le tableau des professions -------------------------------------------------------------------------

web-princes-rivals = Les autres joueurs
web-princes-st-acts = doit jouer
web-princes-st-next = ensuite
web-princes-st-bought = { $item }, { $price }
web-princes-st-bought-tip = achat : { $item }, { $price }
web-princes-st-work = œuvre de { $value }
web-princes-track = Points de prestige : { $standing }
web-princes-tip-prestige = { $points ->
    [one] { $prince } : { $points } point de prestige
   *[other] { $prince } : { $points } points de prestige
 }
web-princes-ledger = Les { $count } professions
web-princes-ledger-title = Professions
web-princes-ledger-note = { $edition ->
    [house] édition maison
   *[other] { $edition }
 }
web-princes-played-by = { $who ->
    [you] jouée par vous
   *[other] jouée par { $prince }
 }
web-princes-recruited-by = recrutée par { $prince }, dans sa main
web-princes-at-unseen-tip = pas vue : dans une main ou dans la pile
web-princes-at-hand-tip = dans votre main
web-princes-at-looking-tip = devant vous en ce moment
web-princes-at-pile-tip = dans la pile
web-princes-key-unseen = pas vue
web-princes-key-played = jouée
web-princes-key-held = en main
web-princes-at-hand = à vous
web-princes-at-looking = vue
web-princes-at-pile = pile
web-princes-tip-wish = { $wish }{ $met ->
    [yes] {" "}: sur votre domaine
   *[no] {""}
 }

# --- avant la manche 1 ----------------------------------------------------------------------------------------------

web-princes-dealt = { $count } professions distribuées
web-princes-deal-secret = Chacun regarde quatre professions et en rend une.
web-princes-goes-back = repart
web-princes-stays = reste
web-princes-size = { $size ->
    [large] grand
    [medium] moyen
   *[small] petit
 }, { $squares } cases
web-princes-shares = en commun : { $wishes }
web-princes-shares-nothing = aucun souhait commun
web-princes-together = Vos professions ensemble
web-princes-serves = { $wish } : { $count ->
    [2] deux souhaits
    [3] trois souhaits
   *[other] { $count } souhaits
 }
web-princes-each = { $names } : +{ $value } chacun
web-princes-squares = { $count } cases de bâtiments
web-princes-squares-of = { $sum } de vos { $squares }
web-princes-begin = { $count ->
    [3] Trois pour commencer
   *[other] { $count } au choix
 }
web-princes-begin-more = chaque carte ajoute 1 à chaque œuvre ; la manche 1 demande { $minimum }
web-princes-at-table = À la table
web-princes-has-chosen = a choisi
web-princes-chooses = choisit
web-princes-each-florins = florins chacun
web-princes-rounds = { $rounds } manches
web-princes-begins = { $who ->
    [you] Vous commencez
   *[other] { $prince } commence
 }

# --- chronique, fin de manche, compte -------------------------------------------------------------------------------

web-princes-sum-title = La manche { $round } est finie
web-princes-sum-best = { $count ->
    [0] Personne n’a présenté d’œuvre.
    [one] La meilleure œuvre de la manche, { $value } : { $princes }, +{ $points } PP.
   *[other] Les meilleures œuvres de la manche, { $value } chacune : { $princes }, +{ $points } PP chacun.
 }
web-princes-sum-least = valeur minimale
    de la manche { $round }
web-princes-sum-bought = Achats
web-princes-sum-deeds = Actions
web-princes-sum-points = Prestige
web-princes-sum-nothing = rien
web-princes-sum-work = { $profession } { $value }
web-princes-sum-go = Vers la manche { $round }
web-princes-source-exchange = Œuvres
web-princes-source-best-work = Meilleures œuvres
web-princes-source-building = Bâtiments
web-princes-source-landscape = Paysages
web-princes-source-builder = Artisans
web-princes-source-prestige-card = Cartes de prestige
web-princes-source-sold = Vendus
web-princes-tell-work = La plus grande œuvre
web-princes-tell-work-text = { $prince }, manche { $round } : { $work }
web-princes-tell-price = Le plus haut prix
web-princes-tell-price-text = { $prince }, manche { $round } : { $item }
web-princes-tell-estate = Le moins de cases vides
web-princes-tell-estate-text = { $prince }, { $buildings } bâtiments
web-princes-tell-card = La meilleure carte de prestige
web-princes-tell-card-text = { $prince } : { $card }
web-princes-tell-lead = Changements de tête
web-princes-tell-lead-text = { $princes }
