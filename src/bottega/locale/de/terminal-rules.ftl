# The rule book in the terminal.

rules-hint = In der Spielregel: { $chapter }. Mit ?? liest du es.{ $others ->
    [0] {""}
   *[other] {" "}Siehe auch: { $more }.
 }
rules-others = Andere Kapitel, mit ?? und einem Namen: { $names }.
rules-unknown = Kein Kapitel heißt „{ $given }“. Es gibt: { $names }.
rules-none = Zu diesem Spiel gibt es keine Spielregel.
rules-english = (Dieses Kapitel ist noch nicht übersetzt.)
