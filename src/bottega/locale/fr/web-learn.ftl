# Le maître à la table d’une leçon, et les endroits où les leçons sont proposées.

learn-step = Étape { $step } sur { $steps }
learn-progress = Étapes de la leçon : { $step } sur { $steps }
learn-back = Retour
learn-next = Suite
learn-play-on = Jouer la suite
learn-there = M’y conduire
learn-show-me = Montrez-moi
learn-there-tip = Amène l’objet à l’écran et fait battre son cercle. C’est vous qui jouez le coup.
learn-there-now = Regardez le cercle de craie qui bat, avec la main à côté.
learn-show-me-tip = Le maître joue ce coup pour vous.
learn-know = Je connais
learn-leave = Quitter la leçon
learn-fold = Replier les paroles du maître
learn-unfold = Montrer les paroles du maître
learn-wait = Les autres jouent…
learn-listen = Un instant : d’abord les mots, puis le coup. Choisissez Suite quand vous les avez lus.
learn-listen-back = Vous regardez en arrière. Choisissez Suite pour revenir à votre coup.
learn-nothing-there = Là, il n’y a rien à choisir. Cherchez le cercle de craie, ou choisissez M’y conduire.
learn-later = Un doute, plus tard ? Le point d’interrogation, en haut, ouvre la règle à la question du moment ; à côté, dès que vous jouez seul, Conseil montre ce que ferait un bon joueur.
learn-leave-ask = Quitter la leçon ?
learn-leave-why = Votre étape est gardée. Vous pourrez continuer un autre jour, ou finir cette partie sans le maître.
learn-leave-later = Continuer un autre jour
learn-leave-alone = Jouer seul
learn-leave-stay = Rester
learn-keys = Touches : N suite ou vers le coup, B retour, K je connais, Échap replie
learn-home = Apprendre avec le vieux maître
learn-home-lead = Une vraie table, pas à pas : il montre, vous jouez.
learn-home-modules = Les modules de Fresco, une minute chacun
learn-about = { $minutes ->
    [one] { $steps } étapes, environ une minute
   *[other] { $steps } étapes, environ { $minutes } minutes
 }
learn-at = Étape { $step } sur { $steps }
learn-done = Suivie
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore
learn-over = Recommencer
learn-begin-name = { $act } : la leçon { $lesson }
learn-mini-leonardo = Léonard, à deux
learn-first = Votre première partie de { $game } ?
learn-first-why = Le vieux maître peut vous montrer une première manche à une vraie table. Cela prend environ { $minutes } minutes, puis la partie continue.
learn-first-lesson = Montrez-moi une première manche
learn-first-play = Je connais : jouer
learn-first-never = Ne plus demander
learn-module = Nouveau pour vous ? Une leçon d’une minute le montre.
learn-module-show = Montrez-moi : { $module }
