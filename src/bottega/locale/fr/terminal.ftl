# La table dans le terminal, quel que soit le jeu.

prompt = Votre choix (? explique, aide donne les commandes)
prompt-short = (Entrée revient à la table)
prompt-step = Entrée : coup suivant. q : arrêter.
prompt-replay = Entrée ou n : suivant, b : retour, un numéro : aller à ce coup, q : arrêter.
log-more = … { $lines ->
    [one] 1 ligne plus haut
   *[other] { $lines } lignes plus haut
 } : tapez journal

not-a-number = Il n’y a pas de choix { $number } : ils vont de { $first } à { $last }.
ambiguous = « { $input } » peut vouloir dire { $choices }.
one-at-a-time = Un seul choix à la fois ici : « { $input } », c’est trop.
stopped-at = Arrêt avant « { $input } » : la question a changé.
undone = Coup repris : { $move }.
undo-nothing = Vous n’avez rien à reprendre.
undo-others = Trop tard pour reprendre ce coup : d’autres ont joué depuis.
undo-revealed = Trop tard pour reprendre ce coup : il a révélé quelque chose.
saved = Partie enregistrée dans { $file }.
save-foreign = { $file } existe et n’est pas une partie : choisissez un autre nom.
save-failed = Impossible d’écrire { $file } : { $detail }. Choisissez un autre endroit.
lang-unknown = Pas de langue « { $lang } » ici. Il y a : { $languages }.
auto-saved = La partie est gardée. Pour continuer : { $command }
autosave-failed = Impossible de garder la partie : { $file } : { $detail }. Utilisez « garder » avec un autre endroit, ou réglez BOTTEGA_STATE.
move-line = Coup { $ply } sur { $plies } : { $who } – { $move }
move-start = Avant le premier coup ; la partie compte { $plies ->
    [one] 1 coup
   *[other] { $plies } coups
 }.
replay-bounds = Cette partie compte les coups 0 à { $plies }.
over = La partie est finie.
seed-line = Graine { $seed }. La partie est gardée dans { $file }
seed-unkept = Graine { $seed }.
save-hint = Tapez garder FICHIER, journal ou quitter
over-only = La partie est finie : garder, journal, plateau, langue, aide ou quitter.

help =
    Un choix : son numéro, ou le coup en toutes lettres (par exemple { $example } ; le début suffit).
    ?                  ce qui est demandé et la règle ; ? 3 explique le choix 3
    ??             le livret de règles à cette question ; ?? autel ouvre un autre chapitre
    conseil            ce que ferait un maître ici : trois choix, avec leurs raisons
    annuler            reprendre votre dernier choix, si rien n’est révélé et si personne n’a joué
    garder [FICHIER]   garder la partie ; elle l’est aussi après chacun de vos coups
    journal            tout ce qui s’est passé     plateau   redessiner la table
    langue XX          changer de langue : { $languages }
    quitter            arrêter ; on peut continuer plus tard

# Un jeu qui n’a pas de visage à lui.
plain-ask = Votre choix :
plain-waiting = On attend { $names }.
plain-explain = Ce jeu ne montre que son plateau et ses coups. Tapez le numéro d’un choix, ou le coup tel qu’il est écrit.
plain-account = Points
