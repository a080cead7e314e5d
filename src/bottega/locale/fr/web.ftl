# La table dans le navigateur : ce qui entoure les jeux, et l’accueil.

web-title-fresco = Fresco
web-title-princes = Les Princes de Florence
web-title-fresco-cards = Fresco, le jeu de cartes
web-short-fresco = Fresco
web-short-princes = Princes de Florence
web-short-fresco-cards = Le jeu de cartes

# --- outils et menu ---
web-tools = Outils de la table
web-menu = Menu
web-rules-open = Livret de règles
web-rules-open-name = Livret de règles : { $game }
web-close = Fermer
web-no = Non
web-as = Ici, vous êtes { $name }. Aller à la place de { $other }
web-undo = Annuler
web-undo-name = Annuler mon dernier geste
web-undo-tip = Reprendre mon dernier geste (U)
web-undo-nothing = Rien à reprendre : ce qui est vu reste vu.
web-language = Langue
web-theme-day = Plein jour
web-theme-candlelight = À la bougie
web-sound-on = Le son est coupé. Le mettre
web-sound-off = Le son est mis. Le couper
web-pref-sound = Son
web-pref-keys = Touches seules, voir plus bas
web-pref-waste = Demander avant de gâcher quelque chose
web-pref-final = Demander avant tout geste sans retour
web-pref-summaries = Signaler le bilan de chaque manche
web-pref-notices = M’avertir quand c’est à moi
web-keys = Clavier
web-key-undo = annuler mon dernier geste
web-key-rewind = revenir en arrière, puis en avant
web-key-close = fermer
web-key-rules = le livret de règles, là où l’on vous interroge
web-key-help = cette page
web-key-arrows = se déplacer sur un plateau, dans une main ou dans la chronique
web-key-tab = parcourir tous les choix
web-signs = Signes
web-sign-gold = Or : vous pouvez
web-sign-lapis = Bleu : vous êtes ici
web-sign-terracotta = Terre cuite : vous avez choisi
web-links = Liens à partager
web-leave = Quitter la table
web-resign = Abandonner
web-resign-sure = Un ordinateur jouera votre place jusqu’au bout. Abandonner ?
web-resign-yes = Oui, j’abandonne
web-to-lobby = Vers l’accueil
web-to-lobby-name = Bottega, vers l’accueil
web-edition = { $edition ->
    [house] édition maison · reconstitution
   *[other] { $edition } · corrigé : { $tables } · le reste est une reconstitution
 }
web-other-choices = Autres choix
web-understood = Compris

# --- colonne de côté ---
web-side = Chronique, conversation et joueurs
web-chronicle = Chronique
web-chronicle-order = Le plus récent est en haut, même au sein d’un tour.
web-chronicle-all = Tout montrer depuis le début
web-chat = Paroles
web-round = Manche
web-people = Joueurs
web-unread = non lus
web-chat-empty = Rien n’a encore été dit.
web-chat-ready = Mots tout prêts
web-chat-well-played = Bien joué
web-chat-one-moment = Un instant
web-chat-your-turn = À vous
web-chat-thank-you = Merci
web-chat-label = Message à la table
web-chat-placeholder = Dites un mot à la table
web-chat-send = Envoyer
web-chat-mute = Masquer la conversation pour moi
web-chat-muted = La conversation est masquée pour vous.
web-chat-unmute = La montrer de nouveau
web-open-seat = Place libre
web-seat-open = libre
web-seat-you = vous
web-seat-here = à la table
web-seat-lost = hors ligne
web-seat-resigned = abandon, un ordinateur joue
web-seat-replaced = absence, un ordinateur joue
web-seat-decides = choisit
web-seat-thinks = réfléchit
web-seat-computer = ordinateur, { $level }
web-program-yours = votre programme
web-program-of = programme amené par { $name }
web-program-here = connecté
web-program-lost = pas connecté
web-program-silent = muet, un ordinateur joue
web-program-nonsense = réponses absurdes, un ordinateur choisit
web-program-revoked = clé révoquée, un ordinateur joue
web-program-show = Clé
web-program-show-of = Clé : { $name }
web-takeover = Laisser jouer l’ordinateur
web-return = Reprendre ma place
web-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-invite = Invitation : donne une place libre
web-invite-alone = Ce lien ne marche que sur cette machine. Pour les autres, lancez :
web-watching = Vous regardez
web-watching-tip = Vous voyez ce que tout le monde peut voir ; vous n’avez rien à choisir.
web-asking = Qu’est-ce que c’est ? Toucher pour demander
web-asking-now = Touchez n’importe quoi pour savoir ce que c’est. Un appui long fait de même. Touchez encore i, ou Échap, pour jouer.
web-watch-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-my-link = Ma place sur un autre appareil
web-my-link-make = Faire un lien
web-my-link-note = Qui a ce lien joue votre place. Gardez-le pour vous.
web-qr-show = Montrer un code pour le téléphone
web-qr-hide = Cacher le code
web-qr-alt = Code de l’invitation, à lire avec l’appareil photo d’un téléphone

# --- attendre ---
web-opening = On dresse la table…
web-your-turn = À vous
web-finished = Terminé
web-wait-ready = Tout est prêt chez vous
web-wait-ready-reason =
    { $count ->
        [one] { $names } choisit encore.
       *[other] { $names } choisissent encore.
    }
web-wait-several = { $names } choisissent
web-wait-computer = { $name } réfléchit
web-wait-program = La table attend { $names }
web-wait-program-reason =
    { $count ->
        [one] Le programme n’est pas connecté. Son temps écoulé, un ordinateur joue pour lui.
       *[other] Les programmes ne sont pas connectés. Leur temps écoulé, des ordinateurs jouent pour eux.
    }
web-wait-look = Regardez à loisir : rien de ce que vous touchez n’est un coup.
web-wait-person = { $name } choisit
web-wait-days = Revenez quand vous voulez : la table attend.
web-wait-away = { $name } : absence
web-wait-away-reason = Un ordinateur peut jouer la place ; son propriétaire la reprend à tout moment.
web-wait-replaced = Un ordinateur joue votre place
web-wait-replaced-reason = Vous n’étiez plus là. Reprenez la place quand vous voulez.
web-wait-nobody = Un instant
web-slow-thought = C’est plus long que d’habitude. La table attend.
web-room =
    { $count ->
        [0] La partie commence
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
web-room-under = avant la partie
web-room-reason = La partie commence dès que tout le monde est là.
web-room-invite = Inviter
web-room-share = Envoyez ce lien à qui doit jouer. Il donne une place libre, jamais la vôtre.

# --- connexion ---
web-lost = Connexion perdue
web-lost-next =
    { $seconds ->
        [0] Nouvel essai.
        [one] Nouvel essai dans 1 seconde.
       *[other] Nouvel essai dans { $seconds } secondes.
    }
web-slow-answer = La réponse tarde plus que d’habitude. Un instant…
web-lost-safe = Votre dernier coup est gardé.
web-lost-seat = Votre place reste la vôtre.
web-try-now = Essayer maintenant
web-back = De retour à la table
web-back-nothing = Il ne s’est rien passé entre-temps.
web-back-missed = Ce qui s’est passé entre-temps est dans la chronique.
web-back-show = Montrer
web-renewed = Bottega a été mis à jour
web-renewed-reason = Finissez ce que vous faites, puis rechargez la page.
web-renew = Recharger

# --- bilan ---
web-summary-again = La dernière manche en bref
web-summary-new = Nouveau : la dernière manche en bref
web-summary-every = Le signaler après chaque manche
web-go-on = Continuer

# --- la fin ---
web-end-title = Compte final : { $totals }
web-end-reason = Merci d’avoir joué.
web-end-rematch = Une revanche est demandée.
web-end-you =
    { $points ->
        [one] Vous gagnez de 1 point
       *[other] Vous gagnez de { $points } points
    }
web-end-you-tie = Vous gagnez avec { $points }, au départage
web-end-you-share = Vous partagez la victoire avec { $points }
web-end-share = Victoire partagée avec { $points }
web-end-other = { $name } gagne avec { $points }
web-end-other-tie = { $name } gagne avec { $points }, au départage
web-points-unit = PV
web-result = Résultat
web-by-source = D’où viennent les points
web-by-round = Points par manche
web-as-table = En tableau
web-as-drawing = En dessin
web-player = Joueur
web-sum = somme
web-telling = À raconter
web-deal = Le tirage, vérifié
web-seed = Graine
web-fingerprint = Empreinte
web-fingerprint-found = Calculée ici
web-fingerprint-why = L’empreinte du tirage, fixée avant le premier coup. À la fin, la graine est montrée et chacun peut vérifier que rien n’a été changé.
web-deal-fits = Elle correspond à celle que cet appareil garde depuis qu’il a vu la table. Personne n’a pu changer le tirage.
web-deal-unseen = Cet appareil n’a pas vu cette table avant la fin : il ne peut pas dire si l’empreinte est celle du début.
web-deal-differs = Cette graine ne correspond pas à l’empreinte. Exportez la partie et comparez.
web-deal-how = L’empreinte est le SHA-256 de la graine.
web-deal-again = Vérifier encore ici
web-deal-checked = Vérifié ({ $count })
web-what-next = Et maintenant
web-rematch = Revanche
web-rematch-note = même table, nouveau tirage
web-rematch-waits = la nouvelle table vous attend
web-rematch-failed = La nouvelle table n’a pas pu être dressée. Essayez encore.
web-see-board = Voir le plateau
web-see-account = Voir le compte
web-export = Exporter
web-see-review = Analyse
web-see-replay = Revoir la partie
web-bring = Revoir une partie d’un fichier
web-bring-reason = Déposez ici une partie exportée, ou choisissez-la : elle est rejouée coup par coup.
web-bring-choose = Choisir un fichier
web-bring-drop = Lâchez pour revoir cette partie
web-trial = Essai depuis le coup { $move }
web-trial-tip = La suite du coup { $move } d’une autre partie : vers cette partie.
web-rewind = Revenir en arrière
web-rewind-back = Un coup en arrière
web-rewind-on = Un coup plus loin
web-rewind-now = Retour au présent
web-rewind-title = Regard en arrière : { $back ->
        [one] il y a un coup
       *[other] il y a { $back } coups
    }
web-rewind-reason = La partie continue pendant ce temps. Dans le passé, il n’y a rien à choisir.
web-rewind-turn = C’est à vous de jouer.

# --- portes closes ---
web-gate-full = Toutes les places sont prises
web-gate-full-reason = Vous pouvez regarder depuis la galerie ; ce qui est caché le reste.
web-gate-link = Ce lien n’ouvre aucune place
web-gate-link-reason = Il est peut-être coupé, ou la place a été donnée à quelqu’un d’autre. Demandez-en un autre.
web-gate-seat = Cette place n’est pas la vôtre
web-gate-seat-reason = Ouvrez la table avec le lien qui vous a donné la place, ou demandez une nouvelle invitation.
web-gate-expired = Ce lien a expiré
web-gate-expired-reason = Demandez-en un autre à qui a dressé la table.
web-gate-page = Il n’y a rien à cette adresse
web-gate-page-reason = Le lien est mal écrit, ou ce qu’il montrait a été déplacé.
web-gate-none = Cette table n’existe pas
web-gate-none-reason = Les tables sans coup depuis longtemps sont rangées. Une partie exportée se revoit toujours.
web-gate-stopped = Cette table a été arrêtée
web-gate-stopped-reason = Les règles ont changé depuis son début : elle ne peut continuer telle quelle. Sa partie peut être exportée si elle était terminée.
web-gate-damaged = Cette table est endommagée
web-gate-damaged-reason = Ce qui en est écrit ne peut plus être lu. Les autres tables n’en souffrent pas ; la personne qui tient le serveur en a peut-être une copie plus ancienne.
web-gate-offline = Le serveur ne répond pas
web-gate-offline-reason = Vérifiez qu’il tourne encore et que vous avez une connexion.
web-gate-busy = Trop à la fois
web-gate-busy-reason = Le serveur demande un instant de patience.
web-gate-trouble = Le serveur a un problème
web-gate-trouble-reason = Il n’a pas pu ouvrir cette page. Ce qui a été joué est gardé ; réessayez dans un instant.
web-gate-name = Le serveur ne connaît pas ce nom
web-gate-name-reason = Ouvrez-le par son adresse, ou demandez à qui le tient d’y ajouter ce nom :
web-gate-site = Cela venait d’un autre site
web-gate-site-reason = Par prudence, seules les pages de Bottega peuvent demander cela. Repartez de sa page d’accueil.
web-gate-replay = Il n’y a pas de telle partie à revoir
web-gate-replay-reason = Le lien est peut-être coupé, ou la partie a fait place à de plus récentes. Qui a le fichier peut le rapporter sur la page d’accueil.
web-gate-running = Cette partie est encore en cours
web-gate-running-reason = On pourra la revoir quand elle sera finie ; d’ici là, seuls ceux qui jouent revoient ce qu’ils ont vu.
web-gate-old = Jouée selon d’anciennes règles
web-gate-old-reason = Les règles ont changé depuis cette partie, et ses coups ne mènent plus où ils menaient. La version qui l’a jouée peut encore la lire.
web-gate-paste = Collez le lien entier
web-gate-open = Ouvrir
web-gate-new = Dresser une nouvelle table
web-watch = Regarder

# --- refus ---
web-error-unknown = Cela n’a pas marché. Essayez encore.
web-error-offline = Le serveur ne répond pas. Rien n’a été envoyé.
web-error-stale = La table a changé entre-temps. Regardez et choisissez de nouveau.
web-error-slow-down = Trop à la fois. Patientez un instant.
web-error-too-many-tables = Vous avez trop de tables ouvertes. Terminez-en une d’abord.
web-error-too-large = C’est trop long.
web-error-malformed = Le serveur n’a pas compris. Rechargez la page.
web-error-bad-seats = Ces places ne conviennent pas au jeu.
web-error-bad-options = Ces options ne conviennent pas au jeu.
web-error-lesson = La leçon demande autre chose ici. Rien n’a été joué.
web-error-no-lesson = Cette leçon n’existe pas.
web-error-not-open = Ce choix n’est plus possible. Regardez et choisissez de nouveau.
web-error-not-your-turn = Ce n’est pas à vous.
web-error-game-over = La partie est terminée.
web-error-nothing-to-undo = Vous n’avez rien à reprendre.
web-error-cannot-undo = Pas de retour : quelque chose a été montré ou transmis. Ce qui est vu reste vu.
web-error-resigned = Un ordinateur joue cette place jusqu’au bout.
web-error-away = Un ordinateur joue cette place. Reprenez-la d’abord.
web-error-not-away = Cette personne est là.
web-error-still-expected = Cette personne peut encore revenir. Un ordinateur ne la remplace que dans une partie en direct, après un moment.
web-error-watching = On ne peut pas faire cela en regardant.
web-error-not-started = La partie n’a pas commencé : des places sont libres.
web-error-not-over = La partie n’est pas terminée.
web-error-stopped = Cette partie a été arrêtée.
web-error-not-kept = Cela n’a pas pu être noté, donc cela n’a pas eu lieu. Essayez encore.
web-error-conflict = Quelqu’un d’autre a écrit à cette table. Elle a été relue ; choisissez de nouveau.
web-error-not-seated = Vous n’avez pas de place à cette table.
web-error-not-host = À une table ouverte à tous, c’est à qui l’a dressée de le faire.
web-error-no-table = Cette table n’existe pas.
web-error-wrong-link = Ce lien ne mène à aucune table.
web-error-expired-link = La table de ce lien est fermée.
web-error-full = Toutes les places de cette table sont prises.
web-error-wrong-secret = Cette clé n’ouvre aucune place à cette table.
web-error-wrong-key = Ce n’est pas la clé d’un programme, ou elle a été révoquée.
web-error-wrong-protocol = Le serveur ne parle pas cette version du protocole.
web-error-too-many-keys = Vous avez trop de clés de programmes. Révoquez-en une d’abord.
web-error-no-key = Vous n’avez pas de telle clé.
web-error-no-game = Ce jeu n’existe pas.
web-error-no-rules = Il n’y a pas de livret de règles pour ce jeu.
web-error-no-edition = Ce serveur ne propose pas cette édition. Rechargez la page.
web-error-no-such-seat = Cette place n’existe pas à cette table.
web-error-seat-taken = Cette place est prise.
web-error-bad-record = Ce n’est pas une partie de chez nous, ou le fichier a été abîmé ou modifié.
web-error-old-record = Cette partie a été jouée selon d’anciennes règles et ne peut plus être rejouée.
web-error-no-replay = Il n’y a pas de telle partie à revoir.
web-error-no-eyes = Personne n’a vu cette partie ainsi.
web-error-no-move = La partie n’a pas ce coup.

# --- accueil ---
web-lobby = Accueil
web-vault = Une fresque en restauration : la Peinture, avec palette et pinceau
web-you-are = Votre nom
web-poster-meta = { $least } à { $most } joueurs · { $minutes } min
web-poster-fresco = Levez-vous tôt, achetez la couleur, restaurez la voûte.
web-poster-princes = Misez, bâtissez un domaine, faites naître de grandes œuvres.
web-poster-fresco-cards = Échangez les couleurs, mêlez-les, tournez les panneaux.
web-play-now = Jouer
web-play-now-name = Jouer tout de suite à { $game }, contre des ordinateurs
web-play-now-seats = { $others ->
    [one] vous et un ordinateur
   *[other] vous et { $others } ordinateurs
 }
web-set-table = Dresser la table
web-set-table-name = Dresser la table pour { $game }
web-setup = La table pour { $game }
web-setup-edition = Édition
web-setup-edition-house = édition maison
web-how-many = Joueurs
web-seat-number = Place { $number }
web-seat-bot = Ordinateur : { $level }
web-seat-friend = Un ami, par un lien
web-program-put = Un programme à moi
web-program-name = Nom du programme à la place { $number }
web-modules = Modules
web-presets = Choix tout prêts
web-preset-first = première partie
web-preset-family = famille
web-preset-big-box = toute la boîte
web-house-rules = Règles de la maison
web-pace-days = Sur plusieurs jours, sans hâte
web-public = Montrer parmi les tables ouvertes
web-start = Commencer la partie
web-start-computers = Tout le monde est là : la partie commence aussitôt.
web-start-invite = Dresser la table et inviter
web-start-open = Vous recevez un lien à envoyer. La partie commence quand chacun est assis.
web-start-program = La clé de votre programme se montre à la table, une seule fois.
web-no-tables = Aucune encore. Jouez, ou dressez une table pour vos amis.
web-table-stopped = Arrêtée
web-take-seat = Prendre place
web-look-in = Y jeter un œil
web-sit-down = S’asseoir

# --- invitation ---
web-invitation = Invitation
web-join = On vous invite : { $game }
web-join-free =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
web-join-name = Votre nom à la table

# --- modules de Fresco : ce que chacun apporte ---
web-module-portraits = Portraits
web-module-portraits-about = Le studio propose des portraits dont les modèles vous remercient par un cadeau.
web-module-requests = Demandes
web-module-requests-about = Trois tuiles restaurées honorent une demande à l’atelier : des points et un revenu plus riche.
web-module-special-blends = Mélanges rares
web-module-special-blends-about = On peut mêler le rose et le brun, que demandent des tuiles plus précieuses.
web-module-wishing-well = Puits aux vœux
web-module-wishing-well-about = Les sous jetés dans le puits du marché apportent des cartes de vœu.
web-module-leaf-gold = Feuille d’or
web-module-leaf-gold-about = La feuille d’or du marché ajoute des points à une restauration.
web-module-glaziers = Verriers
web-module-glaziers-about = Des vitraux pour la cathédrale, en verre de couleur.
web-module-scrolls = Parchemins
web-module-scrolls-about = Des parchemins secrets récompensent une restauration sur leur rangée ou leur colonne.
web-module-bells = Cloches
web-module-bells-about = Des certificats de cloches, fondues et classées pour des points.
web-module-wall-fresco = Fresque murale
web-module-wall-fresco-about = Une seconde image au mur, restaurée panneau par panneau.
web-module-medico = Médecin
web-module-medico-about = Les apprentis peuvent tomber malades ; les flacons du médecin les guérissent.
web-module-favors = Faveurs
web-module-favors-about = Chaque tuile cache une faveur, pour qui la restaure là où se tient l’évêque.

# --- options ---
web-option-fresco-screens = Écrans
web-option-fresco-screens-closed = fermés : pièces et couleurs secrètes
web-option-fresco-screens-open = ouverts : chacun voit tout
web-option-fresco-market-refresh = Marché entre les manches
web-option-fresco-market-refresh-fill = seules les places vides sont remplies
web-option-fresco-market-refresh-redraw = toutes les tuiles sont retirées
web-option-fresco-start-rotation = Peintres sur les cases de départ
web-option-fresco-start-rotation-front-to-rear = le premier passe à l’arrière
web-option-fresco-start-rotation-rear-to-front = le dernier passe à l’avant
web-option-fresco-hostel-three-players = Auberge à trois
web-option-fresco-hostel-three-players-five-rows = cinq heures
web-option-fresco-hostel-three-players-four-rows = quatre heures
web-option-fresco-booths = Étals du marché
web-option-fresco-booths-rising-booths = de taille croissante
web-option-fresco-booths-even-booths = de taille égale
web-option-fresco-m4-visit = Vœu : la visite de l’évêque
web-option-fresco-m4-visit-step = un pas de plus
web-option-fresco-m4-visit-anywhere = sur n’importe quel segment
web-option-fresco-bottle-prices = Prix des flacons du médecin
web-option-fresco-bottle-prices-dearest-first = d’abord 3, puis 2
web-option-fresco-bottle-prices-first-two-swapped = d’abord 2, puis 3
web-option-fresco-m7-bishop-condition = Parchemin : l’évêque
web-option-fresco-m7-bishop-condition-before = se tient déjà sur la ligne
web-option-fresco-m7-bishop-condition-none = peut être n’importe où
web-option-fresco-m7-double-needs-bishop = Deux parchemins à la fois
web-option-fresco-m7-double-needs-bishop-no = sans l’évêque
web-option-fresco-m7-double-needs-bishop-yes = avec l’évêque
web-option-fresco-m8-later-instalments = Cloches : ce qu’on verse plus tard sur un certificat
web-option-fresco-m8-later-instalments-none = ne rapporte pas de points
web-option-fresco-m8-later-instalments-score = rapporte 1 point pour 2 thalers
web-option-fresco-m10-neutral = Médecin : l’apprenti neutre qui tombe malade
web-option-fresco-m10-neutral-leaves = retourne au théâtre
web-option-fresco-m10-neutral-swapped = y retourne, et un malade prend sa place pour de bon
web-option-fresco-idle-rounds = Règle maison : manches où personne ne restaure rien, avant la fin
web-option-fresco-idle-altar = Règle maison : restaurer l’autel
web-option-fresco-idle-altar-is-work = compte aussi
web-option-fresco-idle-altar-is-idle = ne compte pas
web-option-princes-money = Argent
web-option-princes-money-hidden = caché jusqu’à la fin
web-option-princes-money-open = visible de tous
web-option-princes-first-player = Qui commence
web-option-princes-first-player-first-seat = la première place
web-option-princes-first-player-random = par tirage au sort
web-option-princes-free-sale = Vente de points de prestige
web-option-princes-free-sale-no = seulement quand l’argent manque
web-option-princes-free-sale-yes = à chacune de ses décisions
web-option-princes-palace = Palais
web-option-princes-palace-wide = large
web-option-princes-palace-tall-palace = haut
web-option-princes-landscape-sizes = Forêt, lac, parc
web-option-princes-landscape-sizes-sizes-4-3-2 = 4, 3 et 2 cases
web-option-princes-landscape-sizes-sizes-6-4-2 = 6, 4 et 2 cases
web-option-princes-landscape-sizes-sizes-5-4-3 = 5, 4 et 3 cases
web-option-princes-hospital-shape = Hôpital
web-option-princes-hospital-shape-t-shape = en T
web-option-princes-hospital-shape-plus-hospital = en croix
web-option-princes-profession-names = Noms des métiers
web-option-princes-profession-names-main-names = habituels
web-option-princes-profession-names-rival-names = autres
web-option-fresco-cards-half-bottles = Demi-flacons
web-option-fresco-cards-half-bottles-same-blend = deux du même mélange
web-option-fresco-cards-half-bottles-any = deux quelconques
web-option-fresco-cards-workshop-piles = Piles de l’atelier
web-option-fresco-cards-workshop-piles-mixed = mêlées : aucun dos ne dit sa couleur
web-option-fresco-cards-workshop-piles-by-colour = par couleur : une par mélange
web-option-fresco-cards-top-value = Panneau le plus haut
web-option-fresco-cards-top-value-eight = 8 points
web-option-fresco-cards-top-value-seven = 7 points
web-option-fresco-cards-action-tile-mix = Tuiles d’action
web-option-fresco-cards-action-tile-mix-turn-5-swap-5-request-4-paint-6 = répartition habituelle
web-option-fresco-cards-action-tile-mix-more-requests = plus de demandes
web-option-fresco-cards-turn-cap = Tours par joueur, au plus

# --- conseils : ce que la page dit avant que le panneau soit ouvert ---
web-hint-name = Conseil : que ferait un maître ?
web-hint-short = Conseil
web-hint-tip = Que ferait un bon joueur ? (H)
web-hint-not-here = Pas de conseils à cette table tant que tous ne les permettent pas
web-hint-allow = Je permets les conseils à cette table
web-hint-count = { $count ->
    [one] a demandé un conseil
   *[other] a demandé { $count } conseils
 }
web-hint-asked = { $who ->
    [you] Vous demandez conseil au maître.
   *[other] { $painter } demande conseil au maître.
 }
web-pref-hints = Proposer des conseils
web-key-hint = un conseil : que ferait un maître ?
web-error-no-hints = Pas à cette table : tous n’ont pas permis les conseils.
web-error-busy = Le maître est à une autre table. Réessayez dans un instant.
web-error-no-advice = Le maître n’a pas de réponse pour l’instant. Réessayez dans un instant.

web-waste-label = { $label }, { $lost }
web-ask-final = Ce geste ne peut pas être repris. Le faire ?
web-ask-take-back = Reprendre votre dernier choix, bien que vous ayez vu la suite ? La partie sera dite « avec reprises ».
web-ask-take-back-yes = Le reprendre
web-ask-yes = Le faire
web-ask-all-the-same = Tant pis
web-ask-no = Non, plutôt pas
web-take-back-tip = Revenir avant mon dernier choix (U) ; seulement contre des ordinateurs
web-take-backs = avec reprises
web-take-backs-tip = { $count ->
    [one] Un choix a été repris après que la suite avait été vue.
   *[other] { $count } choix ont été repris après que la suite avait été vue.
 }
web-end-understood = Compris
