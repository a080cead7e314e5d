# Der Tisch im Terminal, welches Spiel auch immer.

prompt = Deine Wahl (? erklärt, hilfe zeigt die Befehle)
prompt-short = (Enter führt zurück zum Tisch)
prompt-step = Enter: nächster Zug. q: aufhören.
prompt-replay = Enter oder n: weiter, b: zurück, eine Zahl: zu diesem Zug, q: aufhören.
log-more = … { $lines ->
    [one] 1 frühere Zeile
   *[other] { $lines } frühere Zeilen
 }: tippe chronik

not-a-number = Die Wahl { $number } gibt es nicht: Es geht von { $first } bis { $last }.
ambiguous = „{ $input }“ könnte heißen: { $choices }.
one-at-a-time = Hier nur eins auf einmal: „{ $input }“ ist zu viel.
stopped-at = Vor „{ $input }“ angehalten: Die Frage ist jetzt eine andere.
undone = Zurückgenommen: { $move }.
undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-others = Zu spät zum Zurücknehmen: Andere haben seitdem gehandelt.
undo-revealed = Zu spät zum Zurücknehmen: Es hat etwas aufgedeckt.
saved = Gesichert in { $file }.
save-foreign = { $file } gibt es schon, und es ist kein gesichertes Spiel: Wähle einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $detail }. Wähle einen anderen Ort.
lang-unknown = Eine Sprache „{ $lang }“ gibt es hier nicht. Es gibt: { $languages }.
auto-saved = Das Spiel ist gesichert. Weiter geht es mit: { $command }
autosave-failed = Dieses Spiel lässt sich nicht sichern: { $file }: { $detail }. Nimm sichern mit einem anderen Ort, oder setze BOTTEGA_STATE.
move-line = Zug { $ply } von { $plies }: { $who } – { $move }
move-start = Vor dem ersten Zug; die Aufzeichnung hat { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
 }.
replay-bounds = Diese Aufzeichnung hat die Züge 0 bis { $plies }.
over = Das Spiel ist vorbei.
seed-line = Startzahl { $seed }. Die Aufzeichnung liegt in { $file }
seed-unkept = Startzahl { $seed }.
save-hint = Tippe sichern DATEI, chronik oder aufhören
over-only = Das Spiel ist vorbei: sichern, chronik, tisch, sprache, hilfe oder aufhören.

help =
    Eine Wahl: ihre Nummer, oder der Zug in Worten (zum Beispiel { $example }; der Anfang genügt).
    ?                was hier gefragt ist, und die Regel dahinter; ? 3 erklärt die Wahl 3
    ??               die Spielregel zu dieser Frage; ?? altar schlägt ein anderes Kapitel auf
    rat              was ein Meister hier täte: drei Möglichkeiten mit Gründen
    zurück           deine letzte Wahl zurücknehmen, solange nichts aufgedeckt ist
    sichern [DATEI]  das Spiel in einer Datei sichern; das geschieht auch nach jedem Zug
    chronik          alles, was geschah           tisch   den Tisch neu zeichnen
    sprache XX       die Sprache wechseln: { $languages }
    aufhören         den Tisch verlassen; du kannst später weiterspielen

# Ein Spiel, das kein eigenes Gesicht hat.
plain-ask = Deine Wahl:
plain-waiting = Es fehlt noch: { $names }.
plain-explain = Dieses Spiel zeigt nicht mehr als sein Brett und seine Züge. Gib die Nummer einer Wahl ein, oder den Zug, wie er dasteht.
plain-account = Punkte
