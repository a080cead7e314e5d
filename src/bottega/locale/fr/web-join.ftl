# Ce qu’une invitation dit de sa table.

join-meta = { $count } joueurs · environ { $minutes } minutes
join-live = d’une seule traite
join-days = sur plusieurs jours
join-modules = Modules
join-never = Jamais joué ?
join-lesson = Le vieux maître vous montre une première manche : { $minutes } minutes.
join-lesson-back = Ce lien reste valable entre-temps.
