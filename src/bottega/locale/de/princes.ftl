# Die Fürsten von Florenz: Namen, Fragen, Möglichkeiten, die Chronik und die Regel hinter jeder Entscheidung.
# Was mit Artikel steht, steht im Akkusativ: So wird es in allen Sätzen gebraucht.

princes-name-forest = Wald
princes-name-lake = See
princes-name-park = Park
princes-name-jester = Gaukler
princes-name-builder = Baumeister
princes-name-prestige_card = Prestigekarte
princes-name-recruiting_card = Abwerbekarte
princes-name-university = Universität
princes-name-laboratory = Laboratorium
princes-name-workshop = Werkstatt
princes-name-library = Bibliothek
princes-name-opera = Oper
princes-name-studio = Atelier
princes-name-hospital = Hospital
princes-name-theatre = Theater
princes-name-tower = Turm
princes-name-chapel = Kapelle
princes-name-travel = Reise
princes-name-religion = Religion
princes-name-opinion = Meinung
princes-a-forest = einen Wald
princes-a-lake = einen See
princes-a-park = einen Park
princes-a-jester = einen Gaukler
princes-a-builder = einen Baumeister
princes-a-prestige_card = eine Prestigekarte
princes-a-recruiting_card = eine Abwerbekarte
princes-a-university = eine Universität
princes-a-laboratory = ein Laboratorium
princes-a-workshop = eine Werkstatt
princes-a-library = eine Bibliothek
princes-a-opera = eine Oper
princes-a-studio = ein Atelier
princes-a-hospital = ein Hospital
princes-a-theatre = ein Theater
princes-a-tower = einen Turm
princes-a-chapel = eine Kapelle
princes-a-travel = die Reisefreiheit
princes-a-religion = die Religionsfreiheit
princes-a-opinion = die Meinungsfreiheit
princes-the-forest = den Wald
princes-the-lake = den See
princes-the-park = den Park
princes-the-jester = den Gaukler
princes-the-builder = den Baumeister
princes-the-prestige_card = die Prestigekarte
princes-the-recruiting_card = die Abwerbekarte
princes-brief-forest = Wald
princes-brief-lake = See
princes-brief-park = Park
princes-brief-jester = Gaukler
princes-brief-builder = Baumstr.
princes-brief-prestige_card = Prestige
princes-brief-recruiting_card = Abwerb.
princes-brief-profession = Pers.
princes-brief-bonus = Bonus
princes-brief-university = Univ.
princes-brief-laboratory = Lab.
princes-brief-workshop = Werkst.
princes-brief-library = Bibl.
princes-brief-opera = Oper
princes-brief-studio = Atelier
princes-brief-hospital = Hosp.
princes-brief-theatre = Theater
princes-brief-tower = Turm
princes-brief-chapel = Kapelle
princes-brief-travel = Reise
princes-brief-religion = Relig.
princes-brief-opinion = Mein.
princes-letter-university = U
princes-letter-laboratory = L
princes-letter-workshop = W
princes-letter-library = B
princes-letter-opera = O
princes-letter-studio = A
princes-letter-hospital = H
princes-letter-theatre = T
princes-letter-tower = R
princes-letter-chapel = K
princes-letter-jester = G
princes-letter-travel = R
princes-letter-religion = L
princes-letter-opinion = M
princes-name-alchemist = Alchemist
princes-name-botanist = Botaniker
princes-name-physicist = Physiker
princes-name-bell_maker = Glockengießer
princes-name-goldsmith = Goldschmied
princes-name-sculptor = Bildhauer
princes-name-theologian = Theologe
princes-name-mathematician = Mathematiker
princes-name-lawyer = Rechtsgelehrter
princes-name-philosopher = Philosoph
princes-name-cartographer = Kartograph
princes-name-composer = Komponist
princes-name-choreographer = Choreograph
princes-name-painter = Maler
princes-name-architect = Architekt
princes-name-physician = Mediziner
princes-name-pharmacist = Apotheker
princes-name-poet = Dichter
princes-name-dramatist = Dramatiker
princes-name-astronomer = Astronom
princes-name-organ_builder = Orgelbauer
princes-by-alchemist = des Alchemisten
princes-by-botanist = des Botanikers
princes-by-physicist = des Physikers
princes-by-bell_maker = des Glockengießers
princes-by-goldsmith = des Goldschmieds
princes-by-sculptor = des Bildhauers
princes-by-theologian = des Theologen
princes-by-mathematician = des Mathematikers
princes-by-lawyer = des Rechtsgelehrten
princes-by-philosopher = des Philosophen
princes-by-cartographer = des Kartographen
princes-by-composer = des Komponisten
princes-by-choreographer = des Choreographen
princes-by-painter = des Malers
princes-by-architect = des Architekten
princes-by-physician = des Mediziners
princes-by-pharmacist = des Apothekers
princes-by-poet = des Dichters
princes-by-dramatist = des Dramatikers
princes-by-astronomer = des Astronomen
princes-by-organ_builder = des Orgelbauers
princes-brief-bell_maker = Glockeng.
princes-brief-theologian = Theologe
princes-brief-mathematician = Mathem.
princes-brief-lawyer = Jurist
princes-brief-philosopher = Philos.
princes-brief-cartographer = Kartogr.
princes-brief-choreographer = Choreog.
princes-brief-pharmacist = Apoth.
princes-brief-dramatist = Dramat.
princes-brief-astronomer = Astron.
princes-brief-organ_builder = Orgelb.
princes-name-bonus_01 = Gebäude
princes-name-bonus_02 = große Gebäude ×2
princes-name-bonus_03 = mittlere Gebäude, Wälder
princes-name-bonus_04 = kleine Gebäude, Landschaften
princes-name-bonus_05 = Gebäudegrößen ×2
princes-name-bonus_06 = Landschaften
princes-name-bonus_07 = Wälder ×2
princes-name-bonus_08 = Seen ×2
princes-name-bonus_09 = Parks ×2
princes-name-bonus_10 = Freiheiten ×2
princes-name-bonus_11 = Gaukler ×2
princes-name-bonus_12 = Gaukler, Freiheiten
princes-name-bonus_13 = Baumeister ×2
princes-name-bonus_14 = Baumeister, Seen
princes-name-bonus_15 = Prestigekarten ×2
princes-name-bonus_16 = Prestigekarten, Freiheiten
princes-name-bonus_17 = Landschaftsarten ×2
princes-name-bonus_18 = Besitzarten
princes-name-bonus_19 = Karten auf der Hand
princes-name-bonus_20 = Karten auf dem Tisch
princes-name-prestige_01 = die meisten Gebäude
princes-name-prestige_02 = die wenigsten leeren Felder
princes-name-prestige_03 = die meisten Landschaften
princes-name-prestige_04 = die meisten Seen
princes-name-prestige_05 = 4 Gebäude, 2 Freiheiten, 4 Werke
princes-name-prestige_06 = die meisten Baumeister
princes-name-prestige_07 = Baumeister, Gaukler, 2 Landschaften
princes-name-prestige_08 = 2 große Gebäude
princes-name-prestige_09 = alle 3 Landschaftsarten
princes-name-prestige_10 = die meisten Wälder
princes-name-prestige_11 = alle 3 Freiheiten
princes-name-prestige_12 = die meisten Gaukler
princes-name-prestige_13 = die meisten Parks
princes-name-prestige_14 = die meisten Werke

# --- der Spielplan ----------------------------------------------------------------------------------------------

princes-title = Fürsten von Florenz
princes-round = Runde { $round } von { $rounds }
princes-minimum = Mindestwert { $value }
princes-phase-choose-professions = Personen
princes-phase-auction = Versteigerungen
princes-phase-actions = Aktionen
princes-phase-over = das Ende
princes-first = Start
princes-edition = { $edition ->
    [house] Hausausgabe, nachgebildet
   *[other] Ausgabe { $edition }
 }
princes-points = { $points } PP
princes-florins = { $florins } fl
princes-long-jesters = Gaukler
princes-long-builders = Baumeister
princes-long-works = Werke
princes-long-professions_in_hand = Personen
princes-long-bonus_in_hand = Bonuskarten
princes-long-recruiting_in_hand = Abwerbekarten
princes-long-prestige_cards = Prestigekarten
princes-short-jesters = G
princes-short-builders = B
princes-short-works = Werke
princes-short-professions_in_hand = Hand
princes-short-bonus_in_hand = Bonus
princes-short-recruiting_in_hand = Abw.
princes-short-prestige_cards = Prest
princes-no-freedom = –
princes-hand = Hand
princes-with-bonus = Bonus
princes-yours = Dein
princes-own-building = Gebäude { $price }
princes-own-jesters = { $count ->
    [one] 1 Gaukler
   *[other] { $count } Gaukler
 }
princes-own-builders = { $count ->
    [one] 1 Baumeister
   *[other] { $count } Baumeister
 }
princes-own-works = { $count ->
    [one] 1 Werk
   *[other] { $count } Werke
 }
princes-own-recruiting_in_hand = { $count ->
    [one] 1 Abwerbekarte
   *[other] { $count } Abwerbekarten
 }
princes-own-bonuses = Bonus
princes-own-prestige = Prestige
princes-piles = Stapel
princes-supply = Vorrat
princes-freedoms = Freiheiten
princes-open-money = Florin
princes-auction = Versteigerung
princes-auction-buyer = { $who ->
    [you] du hast gekauft
   *[other] { $prince } hat gekauft
 }
princes-auction-opens = es eröffnet: { $prince }
princes-auction-free = frei
princes-auction-opener = eröffnet von
princes-auction-in = dabei
princes-auction-passed = gepasst
princes-auction-done = fertig
princes-turn = Zug { $number } von { $players }
princes-actions-left = { $count ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
 }
princes-at-work = { $profession } mit { $value }
princes-best-works = Werke

# --- was gefragt wird -----------------------------------------------------------------------------------------------

princes-ask-return = Personen: Gib eine von den vieren zurück
princes-why-return = Drei behältst du. Alle wählen gleichzeitig; niemand sieht, was du zurückgibst.
princes-ask-open = Versteigerung: Eröffne mit { $price }, oder verzichte
princes-why-open = Du hast { $florins } fl. Wirst du überboten, eröffnest du neu. Oder: see bis 900
princes-ask-take = Versteigerung: Nimm etwas für { $price }, oder nichts
princes-why-take = Du hast { $florins } fl. Nur du bist noch frei: Niemand bietet gegen dich.
princes-ask-bid = { $can ->
    [yes] Versteigerung: Biete { $bid } für { $item }, oder passe
   *[no] Versteigerung: { $bid } für { $item } hast du nicht; passe
 }
princes-why-bid = { $can ->
    [yes] { $prince } führt; du hast { $florins } fl. Oder nenne dein Höchstgebot: bis 900
   *[no] { $prince } führt; du hast { $florins } fl.
 }
princes-ask-place = Fürstentum: Lege { $piece }
princes-why-place = { $places ->
    [one] Eine Stelle.
   *[other] { $places } Stellen.
 } Tippe Feld der Ecke und Nummer der Karte: { $example } (? { $example } zeigt es)
princes-ask-keep = { $deck ->
    [profession] Personen: Behalte eine
    [bonus] Bonuskarten: Behalte eine
   *[prestige] Prestigekarten: Behalte eine
 }
princes-why-keep = { $deck ->
    [profession] Der Werkwert jetzt und mit jedem Wunsch. Der Rest geht unter den Stapel.
    [bonus] Was jede einem Werk jetzt brächte. Der Rest geht unter den Stapel.
   *[prestige] Punkte allein/bei Gleichstand, und was sie brächte, wäre jetzt Schluss.
 }
princes-ask-under = { $deck ->
    [profession] Personen: Die nächste unter den Stapel
    [bonus] Bonuskarten: Die nächste unter den Stapel
   *[prestige] Prestigekarten: Die nächste unter den Stapel
 }
princes-why-under = { $count ->
    [one] Noch eine Karte.
   *[other] Noch { $count } Karten, die erste liegt am weitesten oben. In dieser Folge: tippe rest
 }
princes-ask-recruit = Abwerben: Nimm einem Rivalen eine Person, oder behalte die Karte
princes-why-recruit = Die Zahl ist, was ein Werk von ihr jetzt wert wäre.
princes-ask-turn = { $count ->
    [0] Dein Zug: Wirb ab, oder beende ihn
    [one] Dein Zug: noch eine Aktion
   *[other] Dein Zug: { $count } Aktionen
 }
princes-why-turn = Ein Werk braucht diese Runde { $minimum }. Alle Wünsche zeigt: personen
princes-ask-add = Werk: Lege zu { $value } eine Bonuskarte
princes-why-add = { $profession }, Mindestwert dieser Runde { $minimum }. Eine Bonuskarte gilt nur einmal.
princes-ask-exchange = Werk: Wähle, wie viele Prestigepunkte du kaufst
princes-why-exchange = { $profession } { $value }: Die Bank zahlt { $florins }. Je Punkt { $price } davon, nur jetzt.
princes-waiting = { $prince } ist dran.
princes-waiting-return = Alle wählen ihre Personen.

# --- Möglichkeiten -----------------------------------------------------------------------------------------------------

princes-plus-points = { $points } PP
princes-sells = −{ $points } PP
princes-now-points = jetzt { $points }
princes-up-to = ({ $value } mit Bonus)
princes-choice-return = { $profession }: { $wishes }
princes-choice-raise = { $price } bieten (es bleiben { $left } fl)
princes-choice-pass = passen
princes-choice-give-up = diese Runde nichts kaufen
princes-choice-hold = die Karte behalten
princes-choice-draw-profession = { $count ->
    [one] Person (die letzte)
   *[other] Person (1 von { $count })
 }
princes-choice-draw-bonus = { $count ->
    [one] Bonuskarte (die letzte)
   *[other] Bonuskarte (1 von { $count })
 }
princes-choice-sell = { $points } PP für { $florins } verkaufen
princes-choice-end = { $unused ->
    [0] Zug beenden
    [one] Zug beenden (1 Aktion verfällt)
   *[other] Zug beenden ({ $unused } Aktionen verfallen)
 }
princes-choice-done = keine mehr: Das Werk ist { $value } wert
princes-group-work = Werk
princes-group-build = Bauen ({ $price })
princes-group-introduce = Freiheit ({ $price })
princes-group-draw = Karte ({ $price })
princes-group-buy = Kaufen ({ $price })
princes-group-recruit = Abwerben
princes-words-raise = bieten, erhöhen, bid, raise
princes-words-pass = passen, pass
princes-words-give-up = verzichten, nichts
princes-words-hold = behalten
princes-words-end = ende, beenden
princes-words-done = fertig, keine mehr
princes-words-sell = verkaufen
princes-words-profession = person
princes-words-bonus = bonus
princes-limit-said = Bis { $most } für { $item }: Der Tisch bietet für dich.
princes-limit-sells = Über deine { $florins } fl hinaus verkauft er Prestigepunkte: bis zu { $points } PP.
princes-limit-low = Das niedrigste Gebot ist jetzt { $least }: { $most } ist zu wenig. Nenne mehr, oder passe.
princes-limit-poor = { $least } für { $item } ist mehr, als du zahlen kannst. Du kannst nur passen.
princes-limit-when = Ein Höchstgebot gehört zu einem Gebot: „bis 900“, wenn du bieten sollst, oder „see bis 900“ beim Eröffnen.
princes-rest-said = Die anderen Karten liegen wieder unter dem Stapel.

# --- die Chronik: eine Zeile je Art von Ereignis -------------------------------------------------------------------

princes-log-returned = Du gibst eine Person zurück: { $profession }.
princes-log-start = Vor Runde 1
princes-log-heading = Runde { $round } · { $phase ->
    [auction] Versteigerungen
   *[actions] Aktionen
 }
princes-log-round-began = Runde { $round } beginnt, Startspieler: { $prince }. Werke brauchen { $minimum }.
princes-log-auction = { $item }:
princes-log-opened = { $who ->
    [you] du eröffnest mit { $bid }
   *[other] { $prince } eröffnet mit { $bid }
 }
princes-log-raised = { $who ->
    [you] du { $bid }
   *[other] { $prince } { $bid }
 }
princes-log-passed = { $who ->
    [you] du passt
   *[other] { $prince } passt
 }
princes-log-gave-up = { $who ->
    [you] Du kaufst diese Runde nichts.
   *[other] { $prince } kauft diese Runde nichts.
 }
princes-log-bought = { $auction ->
    [yes] { $who ->
        [you] Du kaufst { $item } für { $price }.
       *[other] { $prince } kauft { $item } für { $price }.
     }
   *[no] { $who ->
        [you] Nur du bist noch frei und nimmst { $item } für { $price }.
       *[other] Nur { $prince } ist noch frei und nimmt { $item } für { $price }.
     }
 }
princes-log-markers-taken = Die Versteigerungen sind vorbei.
princes-log-sold = { $who ->
    [you] Du verkaufst { $points } PP für { $florins }.
   *[other] { $prince } verkauft { $points } PP für { $florins }.
 }
princes-log-placed = Ort: { $cells }.
princes-log-built = { $who ->
    [you] Du baust { $building } für { $price }.
   *[other] { $prince } baut { $building } für { $price }.
 }
princes-log-introduced = { $who ->
    [you] Du gewährst { $freedom } für { $price }.
   *[other] { $prince } gewährt { $freedom } für { $price }.
 }
princes-log-looked = { $who ->
    [you] Du siehst dir
   *[other] { $prince } sieht sich
 } { $count } { $deck ->
    [profession] { $count ->
        [one] Personenkarte
       *[other] Personenkarten
     }
    [bonus] { $count ->
        [one] Bonuskarte
       *[other] Bonuskarten
     }
   *[prestige] { $count ->
        [one] Prestigekarte
       *[other] Prestigekarten
     }
 }{ $price ->
    [0] {" "}an.
   *[other] {" "}für { $price } an.
 }
princes-log-kept = Du behältst: { $card }.
princes-log-put-under = Unter den Stapel: { $cards }.
princes-log-held-recruiting = Die Karte geht auf die Hand.
princes-log-recruited = { $who ->
    [you] Du wirbst ab: { $profession }, von { $other }.
   *[other] { $prince } wirbt ab: { $profession }, von { $from ->
        [you] dir
       *[other] { $other }
     }.
 }
princes-log-bonus-played = { $who ->
    [you] Du legst dazu: { $cards }.
   *[other] { $prince } legt dazu: { $cards }.
 }
princes-log-work-made = { $who ->
    [you] Du zeigst
   *[other] { $prince } zeigt
 } ein Werk { $work }: { $value }. { $returned ->
    [0] { $florins } fl.
   *[other] { $florins ->
        [0] Alle { $returned } fl werden zu Prestige.
       *[other] { $florins } fl, und { $returned } werden zu Prestige.
     }
 }
princes-log-turn-ended = { $who ->
    [you] Du beendest deinen Zug;
   *[other] { $prince } beendet den Zug;
 } { $unused ->
    [one] eine Aktion verfällt.
   *[other] { $unused } Aktionen verfallen.
 }
princes-log-scored = +{ $points } PP.
princes-log-best-work = { $count ->
    [0] Niemand hat diese Runde ein Werk gezeigt.
    [one] Das beste Werk der Runde, { $value }: { $princes }.
   *[other] Die besten Werke der Runde, je { $value }: { $princes }.
 }
princes-log-prestige-revealed = { $prince }: { $card }, { $points } PP.
princes-log-purses-opened = Übrige Florin: { $purses }.
princes-log-game-ended = { $winner ->
    [you] Du gewinnst mit { $points } PP.
    [several] Geteilter Sieg mit { $points } PP: { $princes }.
   *[other] { $princes } gewinnt mit { $points } PP.
 }

# --- die Abrechnung am Ende ------------------------------------------------------------------------------------------

princes-account = Die Abrechnung
princes-source-exchange = Werke
princes-source-best-work = bestes
princes-source-building = Geb.
princes-source-landscape = Lands.
princes-source-builder = Baum.
princes-source-prestige-card = Karten
princes-source-sold = verk.
princes-account-total = PP
princes-account-florins = fl

# --- Seiten --------------------------------------------------------------------------------------------------------

princes-column-profession = Person
princes-column-building = {"  "}Gebäude
princes-column-landscape = {" "}Landsch.
princes-column-freedom = {" "}Freiheit
princes-column-where = wo
princes-where-unseen = unbekannt
princes-where-hand = deine Hand
princes-where-looking = vor dir
princes-where-pile = im Stapel
princes-page-bonuses = Deine Bonuskarten
princes-page-prestige = Deine Prestigekarten
princes-page-played = Bonuskarten aus dem Spiel
princes-page-pile = { $deck ->
    [profession] Personenstapel
    [bonus] Bonusstapel
   *[prestige] Prestigestapel
 } ({ $count })
princes-page-somewhere = irgendwo darin:
princes-help =
    bis 900        für dich bieten, je 100 mehr, bis 900; zum Eröffnen: see bis 900
    personen       alle 21 mit ihren Wünschen, und wer welche gespielt hat
    karten         deine Karten und ihr Wert, und was du von den Stapeln weißt

# --- die Regeln in unseren Worten; die Nummern sind Zeilen in docs/rules/princes.md --------------------------------------

princes-explain-return =
    Von den vier Personenkarten, die du bekommen hast, bleiben drei auf deiner Hand, und eine geht zurück, ohne dass die anderen sie sehen (P-SETUP-4, P-SETUP-5, P-VIS-2). Eine Person schafft ein Werk; es ist 4 mehr wert mit ihrem Gebäude, 3 mehr mit ihrer Landschaft und 3 mehr mit ihrer Freiheit in deinem Fürstentum (P-WORK-7 bis P-WORK-9). Personen mit gleichen Wünschen helfen einander.
princes-explain-open =
    Wer eröffnet, bietet etwas für 200 an, und das ist schon sein Gebot (P-AUC-6, P-AUC-7). Reihum erhöhen die freien Spieler um genau 100 oder passen (P-AUC-9, P-AUC-10). Wer kauft, ist für diese Runde mit den Versteigerungen fertig, und der Stapel ist geschlossen (P-AUC-2, P-AUC-15). Gewinnt jemand anders, eröffnest du noch einmal (P-AUC-18).
    Verzichten heißt: in dieser Runde kein Kauf und kein Gebot (P-AUC-17). Kein vierter Baumeister, keine Landschaft ohne Platz (P-OQ-10, P-OQ-6).
princes-explain-take =
    Nur du hast weder gekauft noch verzichtet: Von einem offenen Stapel bekommst du etwas für 200, ohne Versteigerung (P-AUC-23), oder du nimmst nichts (P-AUC-24).
princes-explain-bid =
    Erhöht wird um genau 100; Passen gilt nur für dieses eine (P-AUC-9, P-AUC-11, P-AUC-12). Wer zuletzt bietet, zahlt und bekommt es (P-AUC-14). Reichen deine Florin nicht, werden Prestigepunkte zu je 100 verkauft, so wenige wie nötig (P-OQ-1, P-MON-2).
    Mit „bis 900“ erhöht der Tisch für dich, Schritt für Schritt, und passt, wenn der nächste Schritt darüber läge.
princes-explain-place =
    Ein Teil liegt innerhalb der Mauern auf freien Feldern, gedreht, wie du willst; ein Gebäude darfst du auch umdrehen (P-LAND-3, P-BUILD-9 bis P-BUILD-12). Landschaften dürfen alles berühren (P-LAND-2). Bis zu deinem zweiten Baumeister darf ein Gebäude weder ein Gebäude noch den Palazzo mit einer Seite berühren; Ecken dürfen sich berühren (P-BUILD-13 bis P-BUILD-17). Verschoben wird nie etwas (P-BUILD-20).
    Jede Karte ist eine Lage; das Zeichen im Umriss ist die Ecke, die die Stelle benennt, und die Karten zeigen, wo diese Ecke liegen darf.
princes-explain-keep =
    Du siehst dir die obersten fünf Karten des Stapels an, oder alle, wenn es weniger sind, und behältst genau eine (P-PROF-2, P-PROF-3, P-BONUS-2, P-BONUS-3, P-PCARD-1, P-PCARD-2). Die anderen gehen unter den Stapel, wie du willst (P-OQ-11). Eine Prestigekarte zählt erst am Ende des Spiels (P-PCARD-4).
princes-explain-under =
    Die Karten, die du nicht behalten hast, gehen unter den Stapel; du bestimmst die Reihenfolge, und nur du kennst sie (P-PROF-4, P-PCARD-3, P-BONUS-4, P-VIS-7). Die erste liegt am weitesten oben (P-OQ-11). Die Seite „karten“ merkt sie sich für dich.
princes-explain-recruit =
    Eine Abwerbekarte holt eine Person, die offen neben dem Fürstentum eines Rivalen liegt, auf deine Hand; die Abwerbekarte bleibt an ihrer Stelle dort (P-REC-2). Nutze sie jetzt oder in einem späteren Zug (P-REC-1, P-REC-4, P-REC-5). Die Person kann für dich noch ein Werk schaffen (P-REC-12).
princes-explain-turn =
    Bis zu zwei Aktionen: ein Werk, ein Gebäude, eine Person, eine Freiheit, eine Bonuskarte (P-ACT-2, P-ACT-5); Person und Freiheit je einmal im Zug (P-ACT-8, P-ACT-9). Ein Werk ist 4 wert für sein Gebäude, 3 für seine Landschaft, 3 für seine Freiheit, 2 für jeden Gaukler, 1 für jede Personen- oder Abwerbekarte, die du hast, dazu seine Bonuskarten; es muss den Mindestwert der Runde erreichen (P-WORK-2, P-WORK-7 bis P-WORK-12).
    Die Bank zahlt 100 je Punkt, und je 200 davon kannst du sofort einen Prestigepunkt kaufen (P-WORK-16 bis P-WORK-20). Ein Gebäude bringt 3 PP und kostet 700, mit einem Baumeister 300, mit dreien nichts (P-BUILD-1 bis P-BUILD-6). Abwerben ist keine Aktion (P-REC-6). Das beste Werk der Runde bringt 3 PP (P-BEST-2).
princes-explain-add =
    Zu einem Werk darfst du beliebig viele Bonuskarten legen, bevor sein Wert feststeht; jede gilt nur einmal (P-BONUS-6, P-BONUS-10, P-OQ-26). Sie zählen, was du jetzt hast; die eben gespielte Person liegt schon auf dem Tisch (P-OQ-27). Unter dem Mindestwert musst du weitere dazulegen.
princes-explain-exchange =
    Die Bank zahlt 100 Florin je Punkt Werkwert (P-WORK-16). Davon darfst du je 200 für einen Prestigepunkt zurückgeben, sofort und nie später (P-WORK-17 bis P-WORK-20). Später Punkte zu verkaufen, bringt nur je 100 (P-MON-3).

princes-note-forest = Du legst ihn sofort; +3 für Werke, die sich einen Wald wünschen (P-LAND-1, P-LAND-5). Er bringt { $points } PP (P-LAND-9).
princes-note-lake = Du legst ihn sofort; +3 für Werke, die sich einen See wünschen (P-LAND-1, P-LAND-6). Er bringt { $points } PP (P-LAND-9).
princes-note-park = Du legst ihn sofort; +3 für Werke, die sich einen Park wünschen (P-LAND-1, P-LAND-7). Er bringt { $points } PP (P-LAND-9).
princes-note-jester = Jedes deiner Werke ist 2 mehr wert (P-JEST-2). Er bringt { $points } PP (P-JEST-3).
princes-note-builder = Der erste senkt den Preis der Gebäude auf 300, mit dem zweiten dürfen sie sich berühren, mit dem dritten kosten sie nichts (P-BLDR-2 bis P-BLDR-4). Dieser bringt { $points } PP (P-BLDR-5 bis P-BLDR-7).
princes-note-prestige_card = Du siehst dir fünf an und behältst eine verdeckt bis zum Ende (P-PCARD-1, P-PCARD-2). Jetzt bringt sie { $points } PP.
princes-note-recruiting_card = Nimm eine Person vom Tisch eines Rivalen, jetzt oder später; sie zählt als Karte für deine Werke (P-REC-1, P-REC-9). Jetzt bringt sie { $points } PP.
princes-about-return = Du gibst diese Person zurück: { $profession }. Wünsche: { $building }, { $landscape } und { $freedom }. (P-SETUP-5, P-COMP-13)
princes-about-open = Du bietest { $item } an und setzt { $price }; erhöht niemand, bleiben { $left } fl{ $sold ->
    [0] {""}
    [one] , und { $sold } PP wird verkauft
   *[other] , und { $sold } PP werden verkauft
 }. { $note }
princes-about-take = Du nimmst { $item } für { $price }; es bleiben { $left } fl{ $sold ->
    [0] {""}
    [one] , und { $sold } PP wird verkauft
   *[other] , und { $sold } PP werden verkauft
 }. { $note }
princes-about-raise = Du bietest { $price } für { $item }. Erhöht niemand, zahlst du, und es bleiben { $left } fl{ $sold ->
    [0] {""}
    [one] ; dafür wird { $sold } PP verkauft
   *[other] ; dafür werden { $sold } PP verkauft
 }. (P-AUC-9, P-AUC-14, P-OQ-1)
princes-about-pass = Für { $bid } bekommt es { $prince }, oder wer noch erhöht; auf Späteres darfst du wieder bieten. (P-AUC-11, P-AUC-12)
princes-about-give-up = Du kaufst nichts und bietest in dieser Runde nicht mehr. (P-AUC-17, P-AUC-24)
princes-about-place = Du legst { $piece } auf { $cells }. { $price ->
    [-1] (P-LAND-1)
   *[other] Du zahlst { $price }, es bleiben { $left } fl; 3 PP. (P-BUILD-1, P-BUILD-7)
 }
princes-about-keep-profession = { $card }: Ein Werk ist jetzt { $value } wert, mit allen Wünschen und deinen Bonuskarten { $best }. (P-PROF-3)
princes-about-keep-bonus = { $card }: +{ $value } für ein Werk, das du jetzt zeigst. (P-BONUS-9)
princes-about-keep-prestige = { $card }: { $points } PP, wäre das Spiel jetzt zu Ende. (P-PCARD-4)
princes-about-under = Als Nächstes unter den Stapel: { $card }. (P-OQ-11)
princes-about-work = Du zeigst ein Werk { $work }: { $value } ohne Bonuskarten, { $most } mit allen; der Mindestwert ist { $minimum }. { $value } bringt { $florins } fl. (P-WORK-2, P-WORK-16)
princes-about-build = Du baust { $building } für { $price }: { $points } PP; es bleiben { $left } fl{ $sold ->
    [0] {""}
    [one] , und { $sold } PP wird verkauft
   *[other] , und { $sold } PP werden verkauft
 }. { $places ->
    [one] Eine Stelle ist offen.
   *[other] { $places } Stellen sind offen.
 } { $fans ->
    [0] Niemand auf deiner Hand wünscht es sich.
   *[other] Das wünschen sich: { $names }.
 } (P-BUILD-1, P-BUILD-7, P-BUILD-21)
princes-about-introduce = Du gewährst { $freedom } für { $price }; es bleiben { $left } fl{ $sold ->
    [0] {""}
    [one] , und { $sold } PP wird verkauft
   *[other] , und { $sold } PP werden verkauft
 }. { $fans ->
    [0] Niemand auf deiner Hand wünscht sie sich.
   *[other] Die wünschen sich: { $names }.
 } (P-FREE-1, P-FREE-3)
princes-about-draw = Du zahlst { $price } und siehst dir an: { $count } { $deck ->
    [profession] { $count ->
        [one] Personenkarte; du behältst sie. (P-PROF-1 bis P-PROF-3)
       *[other] Personenkarten; eine bleibt bei dir. (P-PROF-1 bis P-PROF-3)
     }
   *[other] { $count ->
        [one] Bonuskarte; du behältst sie. (P-BONUS-1 bis P-BONUS-3)
       *[other] Bonuskarten; eine bleibt bei dir. (P-BONUS-1 bis P-BONUS-3)
     }
 } Es bleiben { $left } fl{ $sold ->
    [0] {""}
    [one] , und { $sold } PP wird verkauft
   *[other] , und { $sold } PP werden verkauft
 }.
princes-about-recruit = Du holst diese Person von { $other }: { $profession }. Die Abwerbekarte bleibt dort. Ein Werk von ihr ist jetzt { $value } wert; der Mindestwert ist { $minimum }. (P-REC-2, P-REC-8)
princes-about-hold = Die Abwerbekarte geht auf deine Hand; du darfst sie in jedem deiner Züge nutzen. (P-REC-4, P-REC-5)
princes-about-sell = Du gibst 1 PP für { $florins } ab und hast dann { $left } fl. Mit einem Werk gekaufte Punkte kosten das Doppelte. (P-MON-2, P-MON-3)
princes-about-end = Dein Zug ist zu Ende. { $unused ->
    [0] Beide Aktionen sind verbraucht.
    [one] Eine Aktion verfällt.
   *[other] { $unused } Aktionen verfallen.
 } (P-ACT-2, P-OQ-12)
princes-about-add = { $card }: +{ $value }, das Werk ist { $total } wert. Die Karte kommt aus dem Spiel. (P-BONUS-8, P-BONUS-10)
princes-about-done = Das Werk bleibt bei { $value }; die Bank zahlt { $florins }. (P-WORK-6, P-WORK-16)
princes-about-exchange = Du behältst { $florins } fl der Zahlung und kaufst { $points } PP: zusammen { $prestige } PP. (P-WORK-17, P-WORK-18)
