waste-lost-fresco-idle = { $count } sans tâche
waste-ask-fresco-idle = { $count ->
    [one] Un apprenti ne ferait rien de toute la manche.
   *[other] { $count } apprentis ne feraient rien de toute la manche.
 }
waste-lost-fresco-buy = { $count } sans tâche
waste-ask-fresco-buy = { $count ->
    [one] Votre apprenti pourrait acheter une tuile et rentre les mains vides.
   *[other] Vos { $count } apprentis pourraient acheter et rentrent les mains vides.
 }
waste-lost-fresco-restore = { $count } sans tâche
waste-ask-fresco-restore = { $count ->
    [one] Vos couleurs paieraient un segment, et un apprenti est encore là.
   *[other] Vos couleurs paieraient un segment, et { $count } apprentis sont encore là.
 }
waste-lost-fresco-earn = { $count } thalers perdus
waste-ask-fresco-earn = { $count } thalers vous attendent ici.
waste-lost-fresco-attend = humeur inchangée
waste-ask-fresco-attend = { $count ->
    [one] La pièce relèverait votre humeur, et un apprenti est encore là.
   *[other] La pièce relèverait votre humeur, et { $count } apprentis sont encore là.
 }
waste-lost-princes-actions = { $count ->
    [one] 1 action perdue
   *[other] { $count } actions perdues
 }
waste-ask-princes-actions = { $count ->
    [one] Il vous reste une action, et de quoi l’employer.
   *[other] Il vous reste { $count } actions, et de quoi les employer.
 }
waste-lost-cards-restore = rien de restauré
waste-ask-cards-restore = { $count ->
    [one] Votre main paierait une section.
   *[other] Votre main paierait { $count } des sections.
 }
undo-anyway = { $why } Contre des ordinateurs, vous pouvez encore revenir : undo !, et la partie est « avec reprises ».
taken-back = Coup repris : { $move }. C’est désormais une partie avec reprises.
with-take-backs = Partie avec reprises : { $count }.
end-last = Dernière manche !
end-tiles-progress = { $done } segments restaurés sur { $needed } ; la manche d’après est la dernière
end-tiles-possible = La prochaine manche sera peut-être la dernière : à { $needed } segments restaurés, elle l’est.
end-tiles-sure = La prochaine manche est la dernière.
end-tiles-last = Après elle, la partie est finie. Le théâtre est fermé : le cinquième lieu est encore la cathédrale. { $thalers } thalers font un point.
end-rounds-progress = Manche { $done } sur { $needed }
end-rounds-sure = Encore une manche après celle-ci.
end-rounds-last = Après elle, la partie est finie. On montre et compte alors les cartes de prestige ; les florins ne font que départager.
end-sections-progress = { $done } sections sur { $needed } devant le meilleur peintre
end-sections-possible = C’est peut-être la dernière manche : à { $needed } sections devant quelqu’un, elle l’est.
end-sections-last = On finit la manche, pour que tous aient eu autant de tours ; puis les tuiles qui restent rapportent leurs points.
