# World's Fair 1893, German.
# An argument such as $area is the name of what it names; $area-zu and the like are that name's attributes below.

title = Weltausstellung 1893
tagline = Schicke Unterstützer in die fünf Bereiche der Ausstellung, sammle Exponate und lass sie genehmigen.

## The areas

area-agriculture = Landwirtschaft
    .von = von der Landwirtschaft
    .zu = zur Landwirtschaft
area-electricity = Elektrizität
    .von = von der Elektrizität
    .zu = zur Elektrizität
area-fine-arts = Schöne Künste
    .von = von den Schönen Künsten
    .zu = zu den Schönen Künsten
area-manufacturing = Fertigung
    .von = von der Fertigung
    .zu = zur Fertigung
area-transportation = Verkehr
    .von = vom Verkehr
    .zu = zum Verkehr

## The cards

exhibit-agriculture = Exponat Landwirtschaft
exhibit-electricity = Exponat Elektrizität
exhibit-fine-arts = Exponat Schöne Künste
exhibit-manufacturing = Exponat Fertigung
exhibit-transportation = Exponat Verkehr
ticket = Midway-Ticket
card-ticket = { ticket }
exhibit-amount = { $count ->
        [one] { $exhibit }
       *[other] { $count } × { $exhibit }
    }
card-amount = { $count ->
        [one] { $card }
       *[other] { $count } Midway-Tickets
    }
figure-burnham = Daniel Burnham
    .effect = noch einen Unterstützer im gewählten Bereich platzieren
figure-davis = George Davis
    .effect = noch einen Unterstützer in einem Nachbarbereich platzieren
figure-palmer = Bertha Palmer
    .effect = einen Unterstützer, auch einen fremden, versetzen
figure-mccormick = Cyrus McCormick
    .effect = noch einen Unterstützer bei der Landwirtschaft platzieren
figure-westinghouse = George Westinghouse
    .effect = noch einen Unterstützer bei der Elektrizität platzieren
figure-saint-gaudens = Augustus Saint-Gaudens
    .effect = noch einen Unterstützer bei den Schönen Künsten platzieren
figure-schwab = Charles H. Schwab
    .effect = noch einen Unterstützer bei der Fertigung platzieren
figure-pullman = George Pullman
    .effect = noch einen Unterstützer beim Verkehr platzieren

## Words on the table

round = Runde { $count } von { $total }
wheel = Riesenrad
    .also = Gondel, Runde
wheel-left = { $count ->
        [one] noch ein Ticket bis zur Wertung
       *[other] noch { $count } Tickets bis zur Wertung
    }
deck = Stapel
discard = Abwurfstapel
tickets = Tickets
    .also = Midway-Ticket
supply = Vorrat
proposals = Vorschläge
approved = Genehmigt
    .also = Sätze
coins = Münzen
medals = Medaillen
    .also = Medaille, Führungsmedaille, Punkte
sets = Sätze
points = Punkte
full = voll
scoring = Wertung: { $area }
scored = wird gewertet
leads = führt
leads-tied = gleichauf vorn
figure-does = { $figure }: { $figure-effect }
supporters-of = Unterstützer von { $owner } im Bereich { $area }
supply-of = Vorrat von { $owner }
cards-of = Karten im Bereich { $area }
proposals-of = vorgeschlagene Exponate: { $area }

## Computerspieler dieses Titels

mind-most-cards = die meisten Karten

## Options

option-approvals = Exponate genehmigen
option-approvals-automatic = so viele wie erlaubt, ohne zu fragen
option-approvals-ask = fragen, wie viele

## What is asked

ask-place = Platziere einen Unterstützer: In welchem Bereich?
ask-figure = Spiele eine einflussreiche Person oder wirf sie ab.
ask-take-back = Dein Vorrat ist leer: Welcher Unterstützer kommt in den Bereich { $area }?
ask-approve = Wie viele Exponate lässt du im Bereich { $area } genehmigen?

## The choices

choose-place = Im Bereich { $area } platzieren und { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    } nehmen
choose-take-back = Einen aus dem Bereich { $area } zurücknehmen
choose-figure = { $figure } spielen: ein Unterstützer { $area-zu }
choose-palmer = { $figure } spielen: { $owner } { $origin-von } { $goal-zu }
choose-discard = { $figure } abwerfen
choose-approve = { $count ->
        [0] Keines genehmigen lassen
        [one] Ein Exponat genehmigen lassen
       *[other] { $count } Exponate genehmigen lassen
    }

## What happened

event-dealt = { $card } → { $area }
event-placed = { $seat } platziert einen Unterstützer im Bereich { $area }.
event-took-back = { $seat } nimmt einen Unterstützer aus dem Bereich { $area } zurück.
event-played = { $seat } spielt { $figure }: ein Unterstützer in den Bereich { $area }.
event-moved = { $seat } spielt { $figure }: Ein Unterstützer von { $owner } wechselt aus dem Bereich { $origin } in den Bereich { $goal }.
event-discarded = { $seat } wirft { $figure } ab.
event-collected = { $seat } sammelt ein: { $card }.
event-car = Die Gondel fährt { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } weiter.
event-reshuffled = Der Abwurfstapel wird gemischt: ein neuer Stapel mit { $count ->
        [one] einer Karte.
       *[other] { $count } Karten.
    }
event-scoring = Die Gondel ist wieder unten: Wertung von Runde { $count }.
event-most-tickets = { $seat } hat die meisten Tickets: { $count } Punkte.
event-redeemed = { $seat } löst { $count ->
        [one] ein Ticket
       *[other] { $count } Tickets
    } ein.
event-standing-first = { $seat } führt im Bereich { $area }.
event-standing-second = { $seat } liegt im Bereich { $area } auf dem zweiten Rang.
event-standing-tied-first = { $seat } teilt sich im Bereich { $area } die Führung.
event-standing-tied-second = { $seat } teilt sich im Bereich { $area } den zweiten Rang.
event-medal = { $seat } erhält im Bereich { $area } eine Führungsmedaille ({ $count } Punkte).
event-approved = { $seat } bekommt im Bereich { $area } { $count ->
        [one] ein Exponat
       *[other] { $count } Exponate
    } genehmigt.
event-recalled = { $area }: { $seat } ruft { $count ->
        [one] einen Unterstützer
       *[other] { $count } Unterstützer
    } zurück.
event-round = Runde { $count } beginnt.
event-end = { $seat } beendet das Spiel mit { $count ->
        [one] einem Punkt.
       *[other] { $count } Punkten.
    }
event-tie-approvals = Punktgleichstand: Mehr genehmigte Exponate entscheiden (WF-47).
event-tie-proposals = Gleichstand bei Punkten und Genehmigungen: Weniger übrige Exponate entscheiden (WF-47).
event-tie-shared = Gleichstand in allem: Der Sieg wird geteilt (WF-47).

## What things are

tell-area = Wer hier bei der Wertung mit Unterstützern vorn liegt, bekommt Medaillen und lässt Exponate dieses Bereichs genehmigen.
tell-cards = Exponate, Tickets und einflussreiche Personen: Sie gehen an die nächste Person, die hier platziert.
tell-supporters = Je mehr davon jemand in einem Bereich hat, desto mehr bringt dessen Wertung.
tell-supply = Unterstützer, die noch platziert werden können. Ist keiner mehr da, wird einer aus einem Bereich zurückgenommen.
tell-figure = Eine einflussreiche Person: Man sammelt sie ein und spielt sie im nächsten eigenen Zug.
tell-proposals = Eingesammelt, aber noch nicht genehmigt: So bringen sie am Ende nichts.
tell-tickets = Jedes bringt Punkte, und wer die meisten hat, bekommt noch welche dazu.
tell-coins = Punkte für eingelöste Tickets.
tell-medals = Punkte für einen guten Rang in einem Bereich, der gewertet wurde.
tell-approved = Ein Satz besteht aus Exponaten verschiedener Bereiche; je größer er ist, desto mehr bringt er.
tell-wheel = Die Uhr der Runde: Ist die Gondel wieder unten, werden Tickets und Bereiche gewertet.
tell-deck = Exponate, Tickets und einflussreiche Personen, die noch kommen.
tell-discard = Karten, die eingelöst, genehmigt oder gespielt sind.

## Why not

why-over = Das Spiel ist vorbei.
why-not-your-turn = Du bist nicht am Zug: Gefragt ist { $turn }.
why-not-asked = Gerade werden Bereiche gewertet, und zuerst ist { $turn } gefragt.
why-placed-already = Du hast deinen Unterstützer für diesen Zug schon platziert; für einen weiteren brauchst du eine einflussreiche Person, die diesen Bereich erreicht.
why-not-next-door = Davis erreicht nur die Nachbarn des Bereichs, in dem du platziert hast, und eine andere Person für diesen Bereich hast du nicht.
why-no-such-figure = Du hast { $figure } in deinem vorigen Zug nicht eingesammelt.
why-figures-wait = Platziere zuerst einen Unterstützer; einflussreiche Personen werden danach gespielt.
why-take-back-first = Sage zuerst, welchen deiner Unterstützer du zurücknimmst.
why-approve-first = Sage zuerst, wie viele Exponate du genehmigen lässt.
why-supply-left = Du hast noch Unterstützer im Vorrat, also wird keiner zurückgenommen.
why-choose-first = Wähle zuerst, wohin ein Unterstützer kommt; danach sagst du, welchen du zurücknimmst.
why-not-yours = Nur Bertha Palmer versetzt Unterstützer von { $owner }.
why-nobody-there = { $owner } hat keinen Unterstützer im Bereich { $area }.
why-cards = Karten wählt man nicht aus: Du nimmst alle Karten des Bereichs, in dem du deinen Unterstützer platzierst.
why-deck = Niemand sieht sich den Stapel an; am Ende jedes Zuges werden { $cards } Karten ausgelegt.
why-discard = Abgeworfene Karten kommen erst zurück, wenn der Stapel leer ist.
why-wheel = Das Riesenrad dreht sich von selbst: ein Feld für jedes eingesammelte Ticket.
why-tickets = Tickets werden in der Wertungsphase eingelöst.
why-supply = Unterstützer verlassen den Vorrat von selbst, wenn du wählst, wohin einer kommt.
why-proposals = Exponate werden in der Wertungsphase genehmigt, und zwar in Bereichen, in denen dein Rang es erlaubt.
why-points = Münzen und Medaillen sind Punkte, die du schon hast; sie werden am Ende gezählt.
why-approved = Genehmigte Exponate bleiben genehmigt; ihre Sätze werden am Ende gezählt.

## For who hears the game

spoken-round = Runde { $round } von { $rounds }, { $count ->
        [one] noch ein Ticket bis zur Wertung.
       *[other] noch { $count } Tickets bis zur Wertung.
    }
spoken-you-lead = Du führst hier: { $areas }.
spoken-you-tie = Du liegst hier gleichauf vorn: { $areas }.
spoken-you-trail = Du führst nirgends.
spoken-lead = { $area }, vorn: { $lead }. Unterstützer: { $seats }.
spoken-lead-tied = { $area }, gleichauf vorn: { $lead }. Unterstützer: { $seats }.
spoken-nobody = { $area }: gar keine Unterstützer.
spoken-tickets = Tickets: { $seats }.
spoken-supporters = Unterstützer: { $seats }.
spoken-cards = { $count } von { $room } Karten: { $cards }.
spoken-no-cards = Keine Karten; Platz ist für { $room }.
spoken-medals = Medaillenpunkte, würde jetzt gewertet: { $seats }.
spoken-approvals = Exponate, die genehmigt würden: { $seats }.
spoken-count-supporters = { $count ->
        [0] Keine Unterstützer.
        [one] Ein Unterstützer.
       *[other] { $count } Unterstützer.
    }
spoken-count-cards = { $count ->
        [0] Keine Karten.
        [one] Eine Karte.
       *[other] { $count } Karten.
    }
spoken-effect = Wirkung: { $figure-effect }.
spoken-held = Auf der Hand: { $seats }.
spoken-lies = Zu haben hier: { $areas }.
spoken-has-points = { $count ->
        [one] Ein Punkt:
       *[other] { $count } Punkte:
    } Münzen { $coins }, Medaillen { $medals }, Sätze { $sets }.
spoken-supply = Unterstützer im Vorrat: { $count }.
spoken-has-tickets = Tickets: { $count }.
spoken-figures = Personen zum Spielen: { $figures }.
spoken-no-figures = Keine Personen zum Spielen.
spoken-has-proposed = Vorgeschlagene Exponate: { $areas }.
spoken-none-proposed = Keine vorgeschlagenen Exponate.
spoken-has-approved = Genehmigte Exponate: { $areas }.
spoken-none-approved = Keine genehmigten Exponate.
spoken-by-seat = Je Person: { $seats }.
spoken-approved-by = Bereits genehmigte: { $seats }.
spoken-medal = { $seat } gewinnt Medaillen für { $count } Punkte.
spoken-approved = { $seat } lässt { $count ->
        [one] ein Exponat
       *[other] insgesamt { $count } Exponate
    } genehmigen.
spoken-dealt = Neue Karten im Bereich { $area }: { $card }.

## The tutorial

tutorial-welcome = Willkommen in Chicago im Jahr 1893! Du bist Orange, der Computer ist Blau. Deine Unterstützer stehen schon in den fünf Bereichen rund um das Riesenrad.
tutorial-goal = Immer wenn das Rad sich einmal gedreht hat, werden die Bereiche gewertet: Die meisten Unterstützer bringen eine Medaille und genehmigte Exponate. Das geschieht dreimal.
tutorial-place = Ein Zug beginnt mit einem Unterstützer, dann nimmst du alle Karten, die bei diesem Bereich liegen. Platziere bei der Fertigung.
tutorial-cards = Du hast ein Exponat und eine einflussreiche Person eingesammelt. Das Exponat ist nur vorgeschlagen, bis es bei einer Wertung genehmigt wird; Daniel Burnham wartet auf deinen nächsten Zug.
tutorial-deal = Am Ende deines Zuges kamen drei neue Karten: eine zu deinem Bereich, je eine zu den nächsten beiden im Uhrzeigersinn.
tutorial-second = Blau war bei den Schönen Künsten. Beim Verkehr liegen ein passendes Exponat, ein Ticket und eine Person: Platziere dort.
tutorial-burnham = Bevor du einsammelst, kommen deine Personen dran. Burnham bringt noch einen Unterstützer in den Bereich, in dem du gerade platziert hast: Spiele ihn aus.
tutorial-wheel = Dein Ticket hat die Gondel ein Feld bewegt. Nach neun Tickets, deinen und denen von Blau zusammen, wird gewertet; jedes Ticket bringt außerdem einen Punkt.
tutorial-palmer = Blau hat Bertha Palmer gespielt, die einen beliebigen Unterstützer versetzt: Dein einziger bei der Elektrizität steht jetzt beim Verkehr.
tutorial-full = Die Landwirtschaft mit vier und die Elektrizität mit drei Karten sind voll. Neue Karten kommen dort erst hin, wenn jemand eingesammelt hat.
tutorial-third = Bei den Schönen Künsten liegen zwei Personen, und Blau hat nur einen Unterstützer mehr. Platziere dort.
tutorial-mccormick = Cyrus McCormick schickt einen Unterstützer zur Landwirtschaft, egal wo du platziert hast. Spiele ihn aus, und du ziehst dort mit Blau gleich.
tutorial-fourth = Blau hat bei der Fertigung aufgeholt, es steht drei zu drei. Platziere dort und gehe wieder in Führung.
tutorial-two-figures = Du hast zwei Personen und bestimmst ihre Reihenfolge. Zuerst Burnham: noch ein Unterstützer für die Fertigung.
tutorial-discard = Charles H. Schwab brächte noch einen hierher, aber dein Vorsprung reicht, und Unterstützer sind knapp. Behalten kann man Personen nicht, also wirf ihn ab.
tutorial-passed-over = Schau, wohin die neuen Karten kamen: Die Landwirtschaft war voll und wurde übersprungen. Jetzt spielen wir kurz für dich weiter.
tutorial-last = Die Gondel ist zwei Felder vor dem Start, und bei der Landwirtschaft liegen zwei Tickets. Platziere dort: Du beendest die Runde und ziehst mit Blau gleich.
tutorial-tickets = Zeit für die Wertung! Du hast fünf Tickets, Blau hat vier: 2 Punkte für die meisten und 1 Punkt für jedes Ticket.
tutorial-first = Du führst bei der Fertigung: eine Medaille mit 2 Punkten und bis zu drei Genehmigungen. Lass dein Exponat genehmigen; meist geschieht das im Spiel von selbst.
tutorial-tied = Drei zu drei bei der Landwirtschaft: keine Medaille, aber für jeden von euch eine Genehmigung.
tutorial-beaten = Blau hat die Schönen Künste und die Elektrizität gewonnen; deine Exponate dort bleiben vorgeschlagen und warten auf die nächste Wertung. Zu dritt und zu viert zählt auch der zweite Rang.
tutorial-recall = Zum Schluss haben alle aus jedem Bereich die Hälfte ihrer Unterstützer zurückgenommen, abgerundet. Runde zwei beginnt.
tutorial-sets = Deine drei genehmigten Exponate sind alle verschieden: So ein Satz ist 6 Punkte wert, einer aus allen fünf sogar 15. Sätze werden am Ende des Spiels gezählt.
tutorial-end = 15 zu 14 für dich! Nach der dritten Wertung gewinnen die meisten Punkte. Möchtest du es selbst versuchen?
