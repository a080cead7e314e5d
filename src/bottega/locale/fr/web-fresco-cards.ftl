# Fresco, le jeu de cartes, dans le navigateur : ce qu’il faut de plus à une table dessinée.

web-cards-round = Manche { $round } · fin à { $sections } sections
web-cards-round-last = Manche { $round } · la dernière
# Under one another, beside the tools of a phone.
web-cards-round-short = Manche { $round }
web-cards-end-short = fin : { $sections } sections
web-cards-unit = PV
web-cards-points = { $points } PV
web-cards-or = ou

# --- cartes, tuiles, piles et sections en mots -----------------------------------------------------------------

web-cards-card = { $colour }{ $half ->
    [none] {""}
   *[other] , demi-flacon { $half }
 }{ $bishop ->
    [0] {""}
    [1] , symbole évêque
   *[other] , { $bishop } symboles évêque
 }
web-cards-whole-card = { $card } ; { $fetches }
web-cards-fetches = rapporte { $kind ->
    [market] { $market } du marché
    [workshop] { $workshop } de l’atelier
   *[either] { $market } du marché ou { $workshop } de l’atelier
 }
web-cards-tile = { $sort ->
    [turn] Rotation
    [swap] Échange+
    [request] Demande
   *[paint] Couleur : { $colour }
 }
web-cards-tile-short = { $sort ->
    [turn] un cran de plus
    [swap] puis restaurer
    [request] une couleur à tous
   *[paint] vaut une couleur
 }
web-cards-tile-use = { $sort ->
    [turn] tourne encore d’un cran une section restaurée, ou vaut { $points } PV à la fin
    [swap] en un seul tour, échanger puis restaurer jusqu’à deux sections
    [request] chacun des autres vous donne une carte de la couleur nommée
   *[paint] paie cette couleur dans une restauration, ou vaut { $points } PV à la fin
 }
web-cards-tile-kept = { $points } PV si gardée
web-cards-tile-now = { $points } PV{ $costs ->
    [0] {""}
   *[other] , gardée { $costs }
 }
web-cards-tile-taken = Cette tuile a été prise
web-cards-pile-facts = { $pile } : { $left ->
    [0] plus rien à piocher, la défausse sera mélangée
    [one] { $left } carte à piocher
   *[other] { $left } cartes à piocher
 }, défausse { $used }
web-cards-pile-holds = En tout : { $holds }
web-cards-discards = Défausse, { $pile } : { $cards }
web-cards-backs = { $count } en main, de la pile : { $pile }
web-cards-section = Section { $paints } : { $points } points pour zéro à trois crans{ $favourite ->
    [yes] {" "}; elle prend la couleur préférée de l’évêque, qui la tourne d’un cran
   *[no] {""}
 }
web-cards-section-now = Section { $paints }, { $turns ->
    [0] aucun cran
    [one] tournée d’un cran
   *[other] tournée de { $turns } crans
 } : { $points } PV
web-cards-gone = Restaurée ; une nouvelle section vient à la fin du tour
web-cards-favourite = La couleur préférée de l’évêque est : { $colour }. Une section qui la prend tourne d’un cran. { $left ->
    [0] C’est la dernière.
    [1] Une autre suivra.
   *[other] { $left } autres suivront.
 }
web-cards-no-favourite = L’évêque n’a plus de couleur préférée
web-cards-favourite-short = préférée

# --- les parties de la table -------------------------------------------------------------------------------------

web-cards-offer = À prendre
web-cards-tiles = Tuiles Action ; vous en prenez une par section restaurée
web-cards-own-tiles = Vos tuiles Action
web-cards-asks = Demander une couleur
web-cards-hand = Votre main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $limit } permises à la fin de votre tour
web-cards-walls = Ce que chacun a restauré
web-cards-wall-bare = rien de restauré encore
web-cards-no-cards = Vous n’avez aucune carte en main.
web-cards-empty-hand = aucune carte
web-cards-set-aside = Mise de côté ; « Annuler » la reprend
web-cards-not-this-one = Cette carte ne sert pas ici
web-cards-not-now = Rien à en faire maintenant
web-cards-progress = { $restored } sur { $end } sections
web-cards-score = { $points } PV : { $sections } pour les sections, { $tiles } pour les tuiles gardées
web-cards-builder = { $stage ->
    [pay] Restauration : ce que vous payez
    [lay] Échange : ce que vous posez
    [swap] Échange : cartes étalées
    [request] Demande
    [last] La dernière restauration
   *[guide] Comment une section fait des points
 }

# --- restaurer -------------------------------------------------------------------------------------------------------

web-cards-slot-tile = tuile couleur
web-cards-slot-mix = mélange : un cran
web-cards-slot-bishop = { $bishops ->
    [1] évêque : un cran
   *[other] { $bishops } évêques : { $bishops } crans
 }
web-cards-slot-favourite = préférée : un cran
web-cards-slot-now = choisissez une carte
web-cards-slot-half = l’autre moitié
web-cards-term = { $cause ->
    [sections] Chiffre rouge
    [symbols] { $count ->
        [1] Symbole évêque
       *[other] { $count } symboles évêque
     }
    [mixes] { $count ->
        [1] Mélange
       *[other] { $count } mélanges
     }
    [favourite] Couleur préférée
   *[turns] { $count ->
        [1] Tuile rotation
       *[other] { $count } tuiles rotation
     }
 }
web-cards-total = { $turns ->
    [0] Aucun cran
    [1] Un cran
   *[other] { $turns } crans
 }
web-cards-so-far = { $turns ->
    [0] Pas encore de cran
    [1] Acquis : un cran
   *[other] Acquis : { $turns } crans
 }
web-cards-most = { $most } PV au plus
web-cards-most-reached = C’est le plus : trois crans.
web-cards-guide-open = Touchez une section pour la restaurer
web-cards-guide-none = Aucune section ne peut être payée
web-cards-guide-mix = Deux demi-flacons d’un mélange le remplacent, et tournent la section d’un cran.
web-cards-recipe = Deux demi-flacons, { $one } et { $other }, donnent : { $blend }
web-cards-guide-red = compte
web-cards-guide-each = { $cause ->
    [symbols] Chaque symbole évêque
    [mixes] Chaque mélange
   *[favourite] Couleur préférée
 }
web-cards-guide-turn = un cran
web-cards-guide-most = Un cran, un quart de tour : le chiffre suivant. Trois au plus.

# --- échanger et demander ------------------------------------------------------------------------------------------

web-cards-swap-lay = Votre échange
web-cards-swap-open = Échange
web-cards-swap-hint = Touchez les cartes à donner. Personne ne les voit avant que vous ne les étaliez.
web-cards-swap-sum = { $kind ->
    [market] Du marché
    [workshop] De l’atelier
   *[either] L’un ou l’autre
 }
web-cards-swap-total = Nouvelles cartes
web-cards-swap-left = { $workshop ->
    [0] { $either ->
        [0] Toutes les cartes sont piochées.
        [1] Encore une carte à décider.
       *[other] Encore { $either } cartes à décider.
     }
    [1] Encore une carte de l’atelier à piocher.
   *[other] Encore { $workshop } cartes de l’atelier à piocher.
 }
web-cards-asking = { $who ->
    [you] Vous demandez à tous : { $paints } { $colour }
   *[other] { $painter } demande à tous : { $paints } { $colour }
 }
web-cards-asking-note = Qui a une carte de cette couleur en donne une, à son choix. Qui n’en a pas montre sa main.
web-cards-answer = { $answer ->
    [gave] carte donnée
    [none] aucune, main montrée
    [now] choisit une carte
   *[later] vient ensuite
 }

# --- la poutre -----------------------------------------------------------------------------------------------------

web-cards-why-choice = { $sections ->
    [0] Aucune section n’est encore payable : un échange apporte d’autres cartes.
    [1] Touchez une section pour la restaurer : vos cartes en paient une.
   *[other] Touchez une section pour la restaurer : vos cartes en paient { $sections }.
 }
web-cards-ask-more = { $open ->
    [restore] { $restored ->
        [0] Restauration : choisissez une section, ou « Fini »
       *[other] Restauration : choisissez une autre section, ou « Fini »
     }
    [request] Fin de votre tour : demandez une couleur, ou « Fini »
   *[nothing] Fin de votre tour
 }
web-cards-why-more = { $open ->
    [restore] { $allowed ->
        [any] Touchez la section. Vous pouvez en restaurer autant que vous pouvez en payer.
        [1] Touchez la section. La tuile en permet encore une.
       *[other] Touchez la section. La tuile en permet { $allowed }.
     }
    [request] Votre tuile demande : touchez la couleur que chacun doit vous donner.
   *[nothing] { $allowed ->
        [0] La tuile ne permet plus de section.
       *[other] Vos cartes ne paient plus de section.
     }
 }
web-cards-why-lay = { $cards ->
    [0] Chaque carte rapporte ce qu’indique son pied.
   *[other] Elles rapportent : marché { $market }, atelier { $workshop }{ $either ->
        [0] {""}
       *[other] , et à votre choix pour { $either }
     }.
 }
web-cards-why-pay = { $points } PV sont acquis, { $most } au plus : chaque symbole évêque et chaque mélange ajoute un cran.
web-cards-button-swap = Échanger
web-cards-button-reveal = { $cards ->
    [1] L’étaler
   *[other] Étaler les { $cards }
 }
web-cards-button-pass = Passer
web-cards-button-done = Fini
web-cards-button-turn = Tourner encore : { $points } PV
web-cards-wait-choice = { $painter } restaure, échange ou passe
web-cards-wait-lay = { $painter } choisit des cartes à échanger
web-cards-wait-draw = { $painter } pioche de nouvelles cartes
web-cards-wait-pay = { $painter } restaure une section
web-cards-wait-reward = { $painter } prend une tuile Action
web-cards-wait-more = { $painter } peut restaurer encore
web-cards-wait-give = { $painter } donne une carte { $paints } { $colour } { $who ->
    [you] pour vous
   *[other] à { $asker }
 }
web-cards-wait-discard = { $painter } se défausse
web-cards-wait-reason = Regardez à loisir : rien de ce que vous touchez n’est un coup.
web-cards-wait-last = C’est la dernière manche.
web-cards-over = Le décompte
web-cards-winners = { $count ->
    [1] { $who ->
        [you] Vous gagnez avec { $points } PV.
       *[other] { $painter } gagne avec { $points } PV.
     }
   *[other] Victoire partagée avec { $points } PV : { $painters }.
 }

# --- le nom de chaque choix ------------------------------------------------------------------------------------------

web-cards-name-lay = Mettre de côté pour l’échange : { $card }
web-cards-name-reveal = Étaler { $cards ->
    [1] la carte
   *[other] les { $cards } cartes
 } : marché { $market }, atelier { $workshop }{ $either ->
    [0] {""}
   *[other] , à votre choix pour { $either }
 }
web-cards-name-pay = Payer { $colour } avec { $card }{ $mix ->
    [yes] , moitié d’un mélange
   *[no] {""}
 } : { $points } PV, { $turns ->
    [0] aucun cran
    [1] un cran
   *[other] { $turns } crans
 }
web-cards-name-pay-tile = Payer { $colour } avec votre tuile couleur : { $points } PV{ $costs ->
    [0] {""}
   *[other] {" "}; gardée, la tuile compterait { $costs } PV à la fin
 }
web-cards-name-give = Donner à { $painter } : { $card }
web-cards-name-discard = Défausser : { $card }
web-cards-name-swap = Échanger des cartes ce tour-ci, sans rien restaurer
web-cards-name-swap-and-restore = Jouer votre tuile échange+ : échanger, puis restaurer jusqu’à deux sections
web-cards-name-request = Jouer votre tuile demande : demander à tous { $colour }
web-cards-name-restore = Restaurer la section { $paints } : { $points }{ $favourite ->
    [yes] , avec la couleur préférée
   *[no] {""}
 }
web-cards-name-pass = Passer : garder vos cartes et finir votre tour
web-cards-name-draw = Piocher { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 } de la pile : { $pile } ; { $left ->
    [0] elle est vide, sa défausse est d’abord mélangée
   *[other] reste { $left }
 }
web-cards-name-turn = Jouer une tuile rotation : la section passe à { $points } PV, { $gain } de plus{ $costs ->
    [0] {""}
   *[other] {" "}; gardée, la tuile compterait { $costs } PV à la fin
 }
web-cards-name-take = Prendre la tuile { $tile } : { $use }
web-cards-name-done = { $step ->
    [reward] Fini : laisser la section comme elle est
   *[other] Fini : ne plus rien restaurer ce tour-ci
 }

# --- la fin d’une manche, et de la partie ----------------------------------------------------------------------------

web-cards-summary = La manche { $round } est finie
web-cards-summary-lead = Rien à décider ici.
web-cards-summary-left = { $sections ->
    [one] section dans la pile
   *[other] sections dans la pile
 }
web-cards-summary-restored = Restaurations
web-cards-summary-restored-rule = la manche où quelqu’un en a { $end } est la dernière
web-cards-summary-row = La rangée
web-cards-summary-row-rule = le chiffre du haut compte sans aucun cran
web-cards-summary-favour = Préférée et tuiles
web-cards-summary-favour-rule = la couleur qui tourne, les tuiles à prendre
web-cards-summary-go = Vers la manche { $round }
web-cards-account-lead = { $sections } sections restaurées en { $rounds } manches.
web-cards-account-end = fin
web-cards-source = { $source ->
    [sections] Chiffres rouges
    [symbols] Symboles évêque
    [mixes] Mélanges
    [favourite] Couleur préférée
    [turns] Tuiles rotation
   *[tiles] Tuiles gardées
 }
web-cards-tell-best = Meilleure section
web-cards-tell-best-text = { $painter } : { $section }, { $turns ->
    [0] aucun cran
    [1] un cran
   *[other] { $turns } crans
 }
web-cards-tell-mixes = Le plus de mélanges
web-cards-tell-mixes-none = Personne n’a mélangé.
web-cards-tell-swapped = Le plus d’échanges
web-cards-tell-swapped-none = Personne n’a échangé.
web-cards-tell-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
web-cards-tell-lead = Changements de tête
web-cards-tell-times = { $changes ->
    [0] aucun
    [1] un
   *[other] { $changes }
 }
web-cards-tell-lead-text = { $changes ->
    [0] Le premier en tête l’est resté.
   *[other] Comptés quand un seul menait.
 }

web-cards-take-card = Toucher pour la reprendre.
