# The rule book: its page, and the sheet beside a table.

web-rules-title = Le livret de règles
web-rules-opening = On ouvre le livret…
web-rules-books = Quel jeu
web-rules-search = Chercher une règle
web-rules-found = { $count ->
    [one] Un passage
   *[other] { $count } passages
 }
web-rules-none = Aucune règle ne parle de « { $words } ».
web-rules-not-in-play = pas en jeu
web-rules-contents = Sommaire
web-rules-modules = Modules et variantes
web-rules-only = Seulement ce qui est en jeu
web-rules-only-at = à votre table
web-rules-in-play = en jeu
web-rules-hidden = { $count ->
    [one] Un chapitre est caché.
   *[other] { $count } chapitres sont cachés.
 }
web-rules-link = Lien vers ce chapitre : { $title }
web-rules-also = À ce sujet aussi :
web-rules-key = À une table, la touche ? ouvre ce livret au chapitre qu’il vous faut.
web-rules-print = Imprimer cette page
web-rules-edition = ° Un chiffre de l’édition jouée ; une autre édition peut en avoir un autre.
web-rules-corrected = Cette table joue une édition corrigée : les chiffres marqués ° peuvent être différents.
web-rules-english = Ce chapitre n’est pas encore traduit ; le voici en anglais.
web-rules-asked = Ce qu’on vous demande :
web-rules-now = Ce qui se passe :
web-rules-back = Retour : { $title }
web-rules-whole = Tout le livret
web-rules-close = Fermer le livret
web-rules-see-also = Voir aussi
