# The rule book in the terminal.

rules-hint = In the rule book: { $chapter }. Type ?? to read it.{ $others ->
    [0] {""}
   *[other] {" "}See also: { $more }.
 }
rules-others = Other chapters, by ?? and a name: { $names }.
rules-unknown = No chapter is called “{ $given }”. There are: { $names }.
rules-none = There is no rule book of this game.
rules-english = (This chapter has not been translated yet.)
