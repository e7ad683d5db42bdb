tournaments = Turniere
tournaments-all = Alle Turniere
tournaments-none = Gerade kann man sich zu keinem Turnier anmelden. Eröffne eines für deinen Club: Es lost aus, öffnet die Tische und führt die Tabelle.
tournaments-over = Beendete Turniere
tournament-open = Turnier eröffnen
tournament-open-hint = Du nimmst teil, andere melden sich an, und du beginnst, wenn alle da sind. Danach öffnet sich jede Runde von selbst.
tournament-name = Wie heißt es?
tournament-name-example = Donnerstag im Club
tournament-format = Wie wird gespielt?
tournament-format-swiss = Schweizer System
tournament-format-swiss-about = Ein paar Runden. Wer in der Tabelle nebeneinander steht, trifft sich, und niemand zweimal, solange es sich vermeiden lässt.
tournament-format-round-robin = Jeder gegen jeden
tournament-format-round-robin-about = Alle treffen auf alle. Es dauert so viele Runden, wie das braucht.
tournament-format-duplicate = Duplikatmatch
tournament-format-duplicate-about = Dieselbe Ausgangslage an allen Tischen. Verglichen wirst du mit denen, die anderswo deinen Platz haben; so zählt Glück weniger.
tournament-seats = Plätze am Tisch
tournament-people = Menschen an jedem Tisch
tournament-rounds-count = Runden
tournament-deals-count = Durchgänge
tournament-mind = Computerspieler, wo jemand fehlt oder weg ist
tournament-people-of = { $people } von { $seats } Plätzen für Menschen
tournament-tables-of = Tische zu { $seats }
tournament-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
tournament-round-of = Runde { $round } von { $rounds }
tournament-status-gathering = Anmeldung läuft
tournament-status-finished = Beendet
tournament-status-closed = Abgesagt
tournament-by = { $count ->
        [one] Eröffnet von { $host } · { $count } Person
       *[other] Eröffnet von { $host } · { $count } Personen
    }
tournament-in-it = du bist dabei
tournament-host = Eröffnet von { $name }
tournament-your-table = Dein Tisch in Runde { $round }
tournament-against = Mit { $who }
tournament-play = Zum Tisch
tournament-wait = Deine Partie ist vorbei. Die nächste Runde öffnet sich, wenn alle Tische fertig sind.
tournament-won = { $count ->
        [one] { $who } gewinnt das Turnier
       *[other] { $who } gewinnen das Turnier gemeinsam
    }
tournament-enter = Teilnehmen
tournament-wait-start = Du bist dabei. { $name } beginnt, wenn alle da sind.
tournament-leave = Turnier verlassen
tournament-leave-sure = Du gibst deine laufende Partie auf und bekommst keine weiteren. Was du gespielt hast, zählt weiter.
tournament-stay = Bleiben
tournament-start = { $count ->
        [one] Beginnen
       *[other] Mit { $count } Personen beginnen
    }
tournament-call-off = Absagen
tournament-end = Turnier beenden
tournament-invite = Mit diesem Link einladen
tournament-entered = { $count ->
        [one] Bisher { $count } Person
       *[other] Bisher { $count } Personen
    }
tournament-take-out = { $name } herausnehmen
tournament-standings = Tabelle
tournament-place = Platz
tournament-player = Wer
tournament-margin = Über Schnitt
tournament-opponents = Gegner
tournament-wins = Siege
tournament-left = in Runde { $round } gegangen
tournament-how = So wird gezählt
tournament-points-rank = Der erste Platz an einem Tisch bringt 1 Punkt, der letzte 0, die dazwischen gleichmäßig verteilt: an einem Vierertisch 1, ⅔, ⅓ und 0. Wer gleichauf liegt, teilt. So zählt ein Dreiertisch so viel wie ein Vierertisch.
tournament-points-duplicate = In jedem Durchgang wirst du mit allen verglichen, die deinen Platz hatten: Du bekommst den Anteil, den du an Spielpunkten übertriffst, von 0 bis 1; wer gleichauf liegt, zählt halb.
tournament-ties-rank = Bei gleich vielen Punkten steht höher, wessen Gegner mehr Punkte haben (an jedem Tisch ihr Durchschnitt; Computerspieler haben keine), dann wer öfter gewonnen hat. Wer auch darin gleich ist, teilt den Platz.
tournament-ties-duplicate = Bei gleich vielen Punkten steht höher, wer an Spielpunkten weiter über dem Durchschnitt der eigenen Plätze liegt, dann wer am eigenen Tisch öfter gewonnen hat. Wer auch darin gleich ist, teilt den Platz.
tournament-how-swiss = Alle sitzen möglichst gleich oft an erster, zweiter und jeder weiteren Stelle. Geht es nicht auf, sind einige Tische kleiner; wo auch das nicht reicht, nimmt ein Computerspieler den leeren Platz.
tournament-how-round-robin = Alle sitzen möglichst gleich oft an erster, zweiter und jeder weiteren Stelle. Bei ungerader Zahl an Zweiertischen spielt jeder einmal gegen einen Computerspieler.
tournament-how-duplicate = Solange ein Durchgang irgendwo läuft, kann niemand andere Tische mit diesem Durchgang ansehen, und kein Ergebnis wird gezeigt. Danach ist alles offen. Plätze ohne Menschen haben an allen Tischen gleiche Computerspieler.
tournament-how-away = Ist die Zeit von jemandem um, spielt der Computerspieler weiter, bis er oder sie zurück ist. Wer aufgibt, ist an diesem Tisch Letzter; haben alle anderen aufgegeben, hat gewonnen, wer noch da ist.
tournament-stages = Runden
tournament-deal = Durchgang { $round }
tournament-round = Runde { $round }
tournament-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
tournament-table-over = Vorbei
tournament-table-closed = Vorzeitig beendet
tournament-table-playing = Läuft
tournament-table-sealed = Läuft, für niemanden sonst zu sehen
tournament-table-sealed-over = Vorbei; zu sehen, wenn es alle sind
