# The rule book in the terminal.

rules-hint = Dans le livret de règles : { $chapter }. Tapez ?? pour le lire.{ $others ->
    [0] {""}
   *[other] {" "}Voir aussi : { $more }.
 }
rules-others = Autres chapitres, par ?? et un nom : { $names }.
rules-unknown = Aucun chapitre ne s’appelle « { $given } ». Il y a : { $names }.
rules-none = Il n’y a pas de livret de règles pour ce jeu.
rules-english = (Ce chapitre n’est pas encore traduit.)
