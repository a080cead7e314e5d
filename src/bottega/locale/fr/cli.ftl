# La commande `bottega`.

cli-help =
    Bottega : des jeux de société de la Renaissance, à votre propre table.

    bottega                  comme bottega serve, avec les mêmes options
    bottega serve            ouvrir la table dans le navigateur, seul ou entre amis
    bottega play JEU         jouer dans le terminal, contre des ordinateurs
    bottega replay FICHIER   revoir une partie gardée, coup par coup
    bottega review FICHIER   ce qu’ont coûté les choix d’une partie gardée
    bottega arena JEU        faire jouer les ordinateurs en série et compter
    bottega lab              entraîner des joueurs, les classer, et étudier les jeux
    bottega backup FICHIER   tout ce qu’un serveur garde, en un fichier, pendant qu’il tourne
    bottega restore FICHIER  et retour, dans un dossier vide
    bottega admin            s’occuper d’un serveur : ses réglages, ses tables, ses visiteurs
    bottega games            les jeux, et leurs options
    bottega edition check FICHIER   voir si un fichier d’édition est utilisable
    bottega database copy DE VERS   déménager toutes les parties dans une autre base de données

    --version   la version         --lang XX   la langue : { $languages } (sinon selon LANG)
    Chaque commande a son --help. Pour commencer : bottega play fresco
cli-help-serve =
    bottega serve [options] : ouvrir la table dans le navigateur, pour cette machine ou pour d’autres aussi.

    --host H          l’adresse d’écoute (d’ordinaire 127.0.0.1 : cette machine seule ; 0.0.0.0 : tout le réseau)
    --port P          le port (d’ordinaire 8765 ; 0 pour n’importe lequel de libre)
    --data DOSSIER    le dossier où les parties sont gardées
    --database URL    une base de données à sa place, comme BOTTEGA_DATABASE : postgresql://NOM@HÔTE/BASE, sqlite:///FICHIER
    --no-open         ne pas ouvrir le navigateur
    --name NOM        un nom par lequel on joint cette machine, peut être répété ; les adresses valent toujours
    --pace S          secondes entre les coups des ordinateurs (d’ordinaire 0.25)
    --grace S         secondes avant qu’un ordinateur prenne la place de qui est parti (d’ordinaire 90)
    --edition FICHIER une édition que les tables peuvent choisir, outre l’édition maison ; peut être répété
    --behind-proxy A,B  adresses ou réseaux (10.0.0.0/8) des serveurs mandataires que l’on croit quand ils disent qui demande
    --thinkers N      combien d’ordinateurs peuvent réfléchir en même temps (d’ordinaire 1)
    --config FICHIER  les réglages d’un fichier (docs/operating.md) ; options et BOTTEGA_... passent avant
    --log FORME       le journal sur la sortie d’erreur : lines (d’ordinaire) ou json
    --log-level N     debug, info, warning (d’ordinaire) ou error
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-play =
    bottega play JEU [options] : jouer dans le terminal, contre des ordinateurs.

    --players N       combien de joueurs à la table (d’ordinaire autant que possible)
    --seat K          votre place, à partir de 1 (d’ordinaire 1)
    --bots A,B,C      les ordinateurs aux autres places, ou un nom pour tous (d’ordinaire { $usual })
    --seed S          un nombre ; la même graine donne la même donne
    --modules A,B     les modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --option K=V      une option du jeu, à répéter au besoin ; bottega games les donne
    --edition FICHIER un matériel à vous
    --load FICHIER    continuer une partie gardée
    --ask-all         demander même quand il n’y a guère de choix
    --watch           seuls les ordinateurs jouent, vous regardez
    --pace P          secondes entre les coups quand vous regardez, ou step pour attendre Entrée
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-replay =
    bottega replay FICHIER [options] : revoir une partie gardée, coup par coup.

    --to N            commencer au coup N
    --seat K          avec ce que savait la place K ; sinon comme spectateur
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-review =
    bottega review FICHIER [options] : ce qu’ont coûté les choix d’une partie gardée, et ses points par manche.

    --seat K          les choix de la place K (d’habitude 1)
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-arena =
    bottega arena JEU --bots A,B,C [options] : faire jouer les ordinateurs en série et compter.

    --bots A,B,C      les joueurs, autant que de places ; les vôtres sous la forme paquet.module:Classe
                      ou, en tout langage, exec:COMMANDE
    --games N         combien de parties (d’ordinaire 100)
    --seed S          un nombre ; la même graine donne les mêmes résultats (d’ordinaire 1)
    --options K=V ... des options du jeu, une ou plusieurs (ou --option K=V, répété)
    --modules A,B     les modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --edition FICHIER un matériel à vous
    --jobs N          combien de processus (d’ordinaire 1)
    --keep FICHIER    garder les parties dans un fichier, et continuer celles d’un fichier
    --rows FICHIER    une ligne par joueur et par partie, en .csv ou .parquet
    --choices FICHIER une ligne par décision, en .csv ou .parquet
    --records FICHIER les parties elles-mêmes en un fichier (bottega.Records)
    --json            le résultat en un objet JSON
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-lab =
    bottega lab : ce que beaucoup de parties enseignent.

    bottega lab train JEU         faire progresser le joueur rapide d’un jeu en jouant contre lui-même
    bottega lab judge JEU         apprendre ce que vaut une position
    bottega lab ladder JEU        classer tous les joueurs d’un jeu, à des tables mêlées
    bottega lab study JEU SORTE   poser une question sur un jeu par une expérience
    bottega lab collect JEU       beaucoup de parties entre nos joueurs, en un fichier

    --lang XX   la langue : { $languages }
    --help      cette page

    Chaque commande a son --help.
cli-help-lab-train =
    bottega lab train JEU [options] : faire progresser le joueur rapide d’un jeu en jouant contre lui-même.

    Chaque génération est gardée dans un fichier ; la même commande reprend là où elle s’est arrêtée.

    --out DOSSIER     où garder les générations (d’ordinaire training-JEU)
    --generations N   jusqu’à en avoir tant (d’ordinaire 10)
    --players N       combien de joueurs à la table (d’ordinaire le plus possible)
    --games N         parties de chaque génération pour voir où aller (d’ordinaire 400)
    --trials N        parties pour voir si c’était juste (d’ordinaire 200)
    --seed S          un nombre ; la même graine apprend la même chose (d’ordinaire 1)
    --options K=V ... des options du jeu, une ou plusieurs
    --modules A,B     les modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --from FICHIER    commencer par les poids d’une génération d’un autre cours
    --jobs N          combien de processus (d’ordinaire 1)
    --ray ADRESSE     jouer sur les machines d’une grappe Ray (il faut bottega[cluster])
    --json            chaque génération en un objet JSON
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-lab-judge =
    bottega lab judge JEU [options] : apprendre ce que vaut une position entre deux manches, de parties d’un joueur rapide
    contre lui-même. Le résultat est affiché en JSON, tel que le maître le lit.

    --players N       combien de joueurs à la table (d’ordinaire chaque nombre qui change le résultat)
    --games N         combien de parties sont jouées (d’ordinaire 400)
    --seed S          un nombre ; la même graine apprend la même chose (d’ordinaire 1)
    --options K=V ... des options du jeu, une ou plusieurs
    --modules A,B     les modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --jobs N          combien de processus (d’ordinaire 1)
    --ray ADRESSE     jouer sur les machines d’une grappe Ray (il faut bottega[cluster])
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-lab-ladder =
    bottega lab ladder JEU [options] : classer tous les joueurs d’un jeu, à des tables mêlées.

    Chacun joue aussi souvent que les autres, à chaque place ; une cote vient avec l’intervalle où elle se trouve 19 fois sur 20.

    --bots A,B        ces joueurs seulement (d’ordinaire tous ceux qui connaissent le jeu)
    --players N       aux tables de N seulement (d’ordinaire à toutes celles du jeu)
    --games N         parties pour chaque nombre de joueurs (d’ordinaire 100)
    --seed S          un nombre ; la même graine joue les mêmes parties (d’ordinaire 1)
    --options K=V ... options du jeu, une ou plusieurs
    --modules A,B     modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --jobs N          nombre de processus (d’ordinaire 1)
    --ray ADRESSE     jouer sur les machines d’une grappe Ray (demande bottega[cluster])
    --json            le résultat en un seul objet JSON
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-lab-collect =
    bottega lab collect JEU [options] : faire jouer nos joueurs à des tables mêlées, et garder les parties en un fichier.

    La même graine donne les mêmes parties ; la somme de contrôle qui s’affiche dit si ce sont elles.

    --out FICHIER     où elles sont gardées (d’ordinaire JEU.games) ; Python le lit avec bottega.Records
    --bots A,B        qui joue (d’ordinaire tous jusqu’à celui qui remplit les places vides)
    --players N       combien de joueurs à la table (d’ordinaire chaque nombre à son tour)
    --games N         combien de parties (d’ordinaire 10000)
    --seed S          un nombre ; la même graine joue les mêmes parties (d’ordinaire 1)
    --options K=V ... des options du jeu, une ou plusieurs
    --modules A,B     les modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --jobs N          combien de processus (d’ordinaire 1)
    --ray ADRESSE     jouer sur les machines d’une grappe Ray (il faut bottega[cluster])
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-lab-study =
    bottega lab study JEU SORTE [VERBE] [options] : poser une question sur un jeu par une expérience.

    choices VERBE     ce que vaut un choix, manche par manche : à une telle décision sur trois d’une place,
                      le hasard choisit (VERBE est le premier mot d’un coup, comme rise ou open)
    modules           ce que chaque module change aux points, manches et décisions : mêmes donnes avec et sans lui
    seats             ce que vaut de jouer en premier, en deuxième, etc.

    Un effet est en points : les siens moins la moyenne des autres. Son erreur est une erreur type.

    --bots NOM        qui joue à toutes les places (d’ordinaire l’adversaire habituel)
    --players N       combien de joueurs à la table (d’ordinaire le plus possible)
    --games N         combien d’expériences (d’ordinaire 100)
    --seed S          un nombre ; la même graine joue les mêmes parties (d’ordinaire 1)
    --options K=V ... des options du jeu, une ou plusieurs
    --modules A,B     les modules par nom ou numéro (1,6) ; first (aucun), family (1-3), big-box (tous)
    --out DOSSIER     y garder chaque ligne (CSV, et Parquet avec bottega[data]), les résultats et une image
    --jobs N          combien de processus (d’ordinaire 1)
    --ray ADRESSE     jouer sur les machines d’une grappe Ray (il faut bottega[cluster])
    --json            les résultats en JSON
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-games =
    bottega games [options] : les jeux, le nombre de joueurs, et les options.

    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-admin =
    bottega admin COMMANDE [options] : s’occuper d’un serveur.

    tables [ÉTAT]     les tables les plus récentes ; seulement waiting, running ou over
    table ID          l’une d’elles, et qui y est assis
    close ID          on quitte la table, et des ordinateurs la jouent jusqu’à la fin
    delete ID         la supprimer ; il n’en reste rien
    erase VISITEUR    son nom et ses mots quittent toutes les tables ; les parties restent
    block QUI         refuser désormais une adresse, un réseau ou un visiteur
    unblock QUI       et ne plus le faire
    blocked           qui est refusé
    announce [TEXTE]  une ligne que toutes les pages montrent ; sans texte, elle est retirée
    check             rejouer chaque partie pour voir si elle est entière
    statistics        combien il y a de tout
    config            ce qui est réglé, et où cela fut dit : une option, l’environnement, un fichier

    Un serveur qui tourne le fait lui-même ; sinon, cela se fait sur ce qu’il garde.

    --data DOSSIER    où ses parties sont gardées
    --database URL    une base de données au lieu de ce dossier, comme pour serve
    --config FICHIER  ses réglages
    --json            pour des programmes
    --lang XX         la langue : { $languages }
    --help            cette page
cli-admin-state = Il n’y a pas d’état « { $given } ». Connus : { $known }.
cli-admin-blocked-none = Personne n’est refusé.
cli-admin-erased =
    Le visiteur { $guest } est effacé : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }.
cli-admin-announced-none = Les pages ne montrent plus aucune ligne de votre part.
cli-admin-closed = Des ordinateurs jouent la table { $table } jusqu’à la fin.
cli-admin-deleted = La table { $table } est supprimée.
cli-admin-fact-id = table
cli-admin-fact-game = jeu
cli-admin-fact-name = nom
cli-admin-fact-state = état
cli-admin-fact-players = qui joue
cli-admin-fact-created = ouverte
cli-admin-fact-touched = dernière ligne
cli-admin-fact-rows = lignes
cli-admin-fact-moves = coups
cli-admin-fact-chat = lignes de discussion
cli-admin-fact-pages = pages
cli-admin-fact-waiting = en attente
cli-admin-fact-running = en cours
cli-admin-fact-over = finie
cli-admin-fact-guests = visiteurs nommés
cli-admin-fact-reviews = analyses
cli-admin-fact-bytes = octets
cli-admin-fact-live = tables en mémoire
cli-admin-fact-sockets = liaisons
cli-config-usual = d’ordinaire
cli-help-backup =
    bottega backup FICHIER [options] : tout ce qu’un serveur garde, en un fichier, pendant qu’il tourne.
    bottega restore FICHIER [options] : un tel fichier, remis dans un dossier vide.

    Des parties dans une base de données : bottega database copy DE sqlite:///FICHIER sans serveur en marche, ou pg_dump à tout moment.

    --data DOSSIER    où les parties sont gardées ; restore le crée
    --database URL    refusé, car une base de données se copie autrement : voir plus haut
    --config FICHIER  les réglages du serveur, qui peuvent le dire
    --no-check        ne pas rejouer chaque partie pour voir si elle est entière
    --json            pour des programmes
    --lang XX         la langue : { $languages }
    --help            cette page
cli-help-edition =
    bottega edition check FICHIER [options] : voir si un fichier d’édition est utilisable.

    --game JEU        le jeu concerné ; sinon celui que dit le fichier
    --lang XX         la langue : { $languages }
    --help            cette page

cli-levels = Les ordinateurs, du plus faible au plus fort :
cli-level = { $about } ({ $time })

cli-version = Bottega { $version }
cli-version-compiled = Bottega { $version }, compilé
cli-help-database =
    bottega database copy DE VERS : déménager parties, noms et cookies dans une autre base, et y rejouer chaque partie.

    DE et VERS s’écrivent postgresql://NOM@HÔTE/BASE ou sqlite:////DOSSIER/bottega.sqlite. Aucun serveur ne doit s’en servir
    pendant ce temps, et VERS doit être vide. Une copie interrompue se recommence par la même commande.

    --lang XX         la langue : { $languages }
    --help            cette page
cli-database-copied =
    { $games ->
        [one] { $rows } lignes se trouvent maintenant dans { $where } ; { $games } partie y a été rejouée, avec le même résultat.
       *[other] { $rows } lignes se trouvent maintenant dans { $where } ; { $games } parties y ont été rejouées, avec le même résultat.
    }
cli-database-stopped =
    { $stopped ->
        [one] Une autre ne peut être jouée par cette version, ni ici ni là-bas ; toutes ses lignes y sont.
       *[other] { $stopped } autres ne peuvent être jouées par cette version, ni ici ni là-bas ; toutes leurs lignes y sont.
    }
cli-edition-good = { $file } : une bonne édition de { $game }, « { $name } », avec ses propres { $tables }.
cli-games-line = { $id } : { $title }, de { $low } à { $high } joueurs
cli-games-modules = modules : { $modules }
cli-games-no-modules = modules : aucun pour l’instant
cli-games-box = modules : par nom ou numéro avec --modules, ou first (aucun), family (1-3), big-box ou all (toute la boîte)
cli-games-module = { $module } : { $about }
cli-about-portraits = peindre des gens au studio, pour de l’argent, des couleurs, des points ou une aide durable
cli-about-requests = donner trois tuiles restaurées pour des points et un meilleur revenu
cli-about-special-blends = le rose et le brun, des tuiles précieuses qui les demandent, un autel plus riche
cli-about-wishing-well = des sous porte-bonheur achètent des vœux
cli-about-leaf-gold = l’or du marché rehausse la couleur de la manche
cli-about-glaziers = des vitraux au bord du plafond
cli-about-scrolls = une rangée et une colonne secrètes qui paient une fois
cli-about-bells = des cloches à acheter, comptées à la fin
cli-about-wall-fresco = une seconde fresque, au mur
cli-about-medico = des apprentis tombent malades et veulent des remèdes
cli-about-favors = les faveurs de l’évêque, cachées sous chaque tuile (la Queenie)
cli-games-choice = { $values } ; d’ordinaire { $default } ({ $rule })
cli-games-number = de { $low } à { $high } ; d’ordinaire { $default } ({ $rule })

cli-arena-title = { $title } : { $games } parties, graine { $seed }
cli-arena-player = joueur
cli-arena-wins = victoires
cli-arena-share = part
cli-arena-interval = 95 % entre
cli-arena-mean = score moyen
cli-arena-middle = moitié centrale
cli-arena-between = { $low } et { $high }
cli-arena-foot = Score gagnant moyen { $winning } ; { $rounds } manches ; { $speed } décisions par seconde, { $seconds } s.
cli-arena-progress = parties
cli-lab-generation = Génération { $generation } : { $taken ->
        [yes] meilleure de { $margin } ± { $error } points que la précédente
       *[no] le pas ne valait pas mieux ({ $margin } ± { $error } points), il n’est pas gardé
    } ; { $first } de victoires contre la première.
cli-lab-done = Toutes les générations et un graphique de leur force sont dans { $folder }.
cli-ladder-title = { $title } : le classement, graine { $seed }
cli-ladder-of = Aux tables de { $count }
cli-ladder-rating = cote
cli-ladder-games = parties
cli-ladder-share = victoires
cli-ladder-mean = score moyen
cli-study-title = { $title } : ce qui a été trouvé
cli-study-about = à propos de
cli-study-effect = points
cli-study-error = erreur
cli-study-rows = lignes
cli-study-round = manche
cli-study-round-all = toutes les manches
cli-study-choice = choix
cli-study-module = module
cli-study-order = ordre
cli-study-winning = points du vainqueur
cli-study-rounds = manches
cli-study-decisions = décisions
cli-study-win-share = part des victoires
cli-study-no-verb = Seul « choices » prend un VERBE : « { $kind } » ne sait que faire de « { $given } ».
cli-study-every-module = L’étude « modules » compare chaque module avec aucun : ne nommez pas de modules.
cli-collected = { $games } parties dans { $file }, somme de contrôle { $digest }
cli-study-written = Écrit : { $file }

cli-error = bottega : { $what }
cli-try-help = { $what } Voyez { $command }.
cli-no-such-option = L’option { $option } n’existe pas.
cli-missing = Il manque { $name }.
cli-needs-value = { $option } demande une valeur.
cli-unexpected = « { $value } » est de trop.
cli-flag-first = { $flag } est une option de bottega serve et ne peut précéder { $command } : placez-la après la commande concernée.
cli-no-such-command = La commande « { $command } » n’existe pas.
cli-usage = Ligne de commande illisible : { $detail }
cli-lang-unknown = Pas de langue « { $lang } ». Il y a : { $languages }.
cli-did-you-mean = { $what } Vouliez-vous dire « { $near } » ?
cli-game-unknown = Il n’y a pas de jeu « { $given } ». Connus : { $known }.
cli-option-unknown = Il n’y a pas d’option « { $given } ». Connues : { $known }.
cli-option-form = « { $given } » n’est pas une option : écrivez nom=valeur.
cli-option-value = L’option { $name } ne peut pas être « { $given } ». Au choix : { $known }.
cli-option-range = L’option { $name } doit être un nombre entier de { $low } à { $high }, pas « { $given } ».
cli-module-unknown = Il n’y a pas de module « { $given } ». Connus : { $known }.
cli-module-none = Il n’y a pas de module « { $given } » : { $title } n’en a pas encore.
cli-players-count = { $title } se joue de { $low } à { $high }, pas à { $given }.
cli-number-range = { $flag } doit être un nombre entier de { $low } à { $high }, pas « { $given } ».
cli-number-least = { $flag } doit être un nombre entier d’au moins { $low }, pas « { $given } ».
cli-seed-bad = Une graine est un nombre entier de 0 à 2^128 − 1, pas « { $given } ».
cli-pace-bad = --pace est un nombre de secondes, ou step ; pas « { $given } ».
cli-pace-without-watch = --pace va avec --watch.
cli-bots-count = { $count } autres places demandent { $count } ordinateurs, ou un nom pour tous : { $given } sont nommés dans --bots.
cli-bots-needed = Nommez les joueurs : --bots { $bots }
cli-bot-unknown = Il n’y a pas d’ordinateur « { $given } ». Connus : { $known }, ou le vôtre sous la forme paquet.module:Classe ou exec:COMMANDE.
cli-load-alone = { $flag } ne va pas avec --load : la partie gardée a déjà le sien.
cli-load-other = { $file } est une partie de { $found }, pas de { $wanted } : utilisez { $command }
cli-record-broken = Cette partie est illisible. { $detail }
cli-edition-broken = Cette édition est inutilisable. { $detail }
cli-edition-twice = Deux éditions de { $game } s’appellent « { $name } ». Donnez à chacune son nom.
cli-engine = { $detail }
cli-bot-failed = L’ordinateur « { $bot } » à la place { $seat } est tombé en panne au coup { $move } (graine { $seed }) : { $detail }.
cli-bot-broke = L’ordinateur « { $bot } » à la place { $seat } a enfreint les règles au coup { $move } (graine { $seed }) : { $detail }.
cli-worker-lost = Un processus de l’arène s’est arrêté au milieu de ses parties : il n’y a pas de résultat. Essayez un --jobs plus petit.
cli-no-home = Il n’y a pas de dossier personnel où garder les parties : réglez BOTTEGA_STATE sur un dossier.
cli-output-closed = La sortie standard est fermée : rien ne peut être affiché.
cli-output-lost = Impossible d’écrire la sortie : { $detail }.
cli-system = { $file } : { $detail }.
cli-serve-started =
    La table est mise à { $url }
    Les parties sont gardées dans { $folder }. Ctrl-C termine la soirée ; chaque partie reprend où elle en était.
cli-serve-beyond = Les autres, sur votre réseau, entrent par { $url } ou avec une invitation.
cli-serve-port = Le port { $port } de { $host } est inutilisable : { $detail }. Essayez --port 0 pour un port libre.
cli-serve-open = Une table est déjà ouverte à { $url } : allez-y, ou fermez-la d’abord. Une seconde à côté demande un port et un dossier à elle : --port 0 --data DOSSIER, avec make : make play ARGS="--port 0 --data DOSSIER".
cli-serve-taken = Le port { $port } de { $host } est déjà utilisé. Essayez --port 0 pour un port libre, avec make : make play ARGS="--port 0".
cli-serve-host = --host { $host } n’est pas une adresse de cette machine : { $detail }. Sans --host, la table est pour cette machine seule ; avec --host 0.0.0.0, pour tout le réseau.
cli-serve-data-or-database = { $one } et { $other } désignent deux endroits pour les parties : n’en donnez qu’un.
cli-serve-extra = La table dans le navigateur a besoin de { $missing } : pip install bottega. Ou jouez dans le terminal : bottega play fresco
cli-serve-proxy-bad = { $flag } veut des adresses ou des réseaux comme 127.0.0.1,10.0.0.0/8, et non « { $given } ».
cli-seconds-bad = { $flag } est un nombre de secondes de 0 à { $most }, et non « { $given } ».
cli-backup-made = Tout ce qui est gardé dans { $folder } est dans { $file }.
cli-backup-restored = Ce qui était dans { $file } est dans { $folder }.
cli-backup-checked =
    { $games ->
        [one] Une partie a été rejouée jusqu’où elle en est.
       *[other] { $games } parties ont été rejouées jusqu’où elles en sont.
    }
cli-backup-unchecked = Aucune partie n’a été rejouée pour la vérifier.
cli-backup-database = { $where } est une base de données, et cette commande travaille avec un dossier (--data). Arrêtez le serveur et prenez : bottega database copy DE sqlite:///FICHIER, ou à tout moment ce que la base fournit (pg_dump).
cli-backup-stopped = La table { $table } ne peut être rejouée : { $why }
cli-config-broken = { $file } ne peut être lu comme du TOML : { $detail }
cli-config-limits = Dans { $file }, [limits] doit être une table.
cli-config-unknown = { $file } règle « { $given } », qui n’existe pas. Connus : { $known }.
cli-config-one-of = { $flag } doit être l’un de { $known }, pas « { $given } ».
cli-config-text = { $flag } doit être un texte d’au moins { $least } lettres, pas « { $given } ».
cli-config-days = { $flag } est un nombre de jours de 0 (jamais) à { $most }, et non « { $given } ».
cli-config-words = { $flag } doit être un texte ou plusieurs, pas « { $given } ».
cli-config-rate = { $flag } doit être deux nombres, combien à la fois et combien par seconde, pas « { $given } ».
cli-review-not-over = Cette partie n’est pas finie : il n’y a rien à analyser.
