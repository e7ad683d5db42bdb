# Ludothek: alles, was abgelehnt wird oder schiefgeht, Deutsch.

## Spiele, Optionen, Plätze

refused-title = Es gibt kein Spiel „{ $title }“; es gibt { $known }.
refused-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }.
refused-seats-of-game = Diese Partie spielen { $count }, nicht { $seats }.
refused-option = { $title } hat keine Option „{ $option }“; es hat { $known }.
refused-no-options = { $title } hat keine Option „{ $option }“; es hat gar keine.
refused-option-value = Die Option { $option } von { $title } kann { $values } sein, nicht „{ $given }“.
refused-mind = { $title } hat die Computerspieler { $known }, nicht „{ $name }“.
refused-language = Die Sprachen sind { $known }, nicht „{ $language }“.
refused-rules-version = { $title } kann man nach Regelversion { $known } spielen, nicht nach { $version }.
refused-rule = { $title } hat die Regeln { $first } bis { $last }, nicht „{ $rule }“.
refused-no-rules = { $title } hat keine nummerierten Regeln, also auch „{ $rule }“ nicht.
refused-seed = Ein Startwert ist eine Zahl von 0 bis 2**{ $bits } - 1, nicht { $seed }.
refused-seat-number = Ein Platz ist eine Zahl von 0 bis { $last }, nicht { $seat }.
refused-tutorial = Für { $title } gibt es keine Einführung.
refused-words = Die Wörter von { $title } gibt es nicht auf „{ $language }“; die Sprachen sind { $known }.

## Entscheidungen

refused-notation = „{ $text }“ steht hier nicht zur Wahl; möglich: { $legal }.
refused-choice = Platz { $seat } ({ $colour }) kann nicht „{ $choice }“ wählen; möglich: { $legal }.
refused-choice-number = Platz { $seat } ({ $colour }) kann nicht Nummer { $choice } wählen; möglich: { $legal }.
refused-choice-of-one = Eine Entscheidung nennt ihre Wahl mit der Nummer oder in Notation, eines von beiden.
refused-nothing-to-choose = Die Partie ist vorbei, es gibt nichts mehr zu wählen.
refused-other-seat-asked = Platz { $seat } ({ $colour }) ist gerade nicht an der Reihe, sondern { $asked }.
refused-seat-before-choice = „{ $text }“ beginnt mit keinem der Plätze, die an der Reihe sind: { $asked }.
refused-not-asked = Platz { $seat } hat gerade nichts zu entscheiden.
refused-element = „{ $element }“ gibt es an diesem Tisch nicht.
refused-stale = Das gilt der Stellung { $answers }, der Tisch ist aber bei { $version }; sieh noch einmal hin.
refused-nothing-decided = Platz { $seat } hat noch nichts entschieden.
refused-revealed-since = Seither wurde etwas aufgedeckt, oder jemand anders hat gespielt.
refused-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
refused-cannot-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat gespielt.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-hint-now = Gerade gibt es keinen Tipp; versuche es gleich noch einmal.
refused-hint-too-late = Die Partie ist weitergegangen; frage noch einmal.

## Aufzeichnungen

refused-record-not-json = Die Aufzeichnung ist kein JSON: { $detail }.
refused-record-no-text = Eine Aufzeichnung ist JSON in UTF-8.
refused-record-form = Diese Aufzeichnung ist keine von uns: { $detail }.
refused-record-form-in = Diese Aufzeichnung ist keine von uns: { $detail } in { $where }.
refused-record-seed = Der Startwert einer Aufzeichnung besteht aus 32 hexadezimalen Ziffern.
refused-record-handed = Die Aufzeichnung hat { $seats } Plätze und { $decisions } Entscheidungen, doch Platz { $seat } soll nach Entscheidung { $after } übergeben worden sein.
refused-record-hinted = Die Aufzeichnung hat { $seats } Plätze und { $decisions } Entscheidungen, doch Platz { $seat } soll nach Entscheidung { $after } einen Tipp bekommen haben.
refused-record-own-content = Die Aufzeichnung wurde mit eigenem Material gespielt; nenne dessen Datei mit --content.
refused-record-usual-content = Die Aufzeichnung wurde mit dem üblichen Material gespielt; lass --content weg.
refused-record-content-unknown = Die Aufzeichnung wurde mit eigenem Material gespielt, das dieser Server nicht hat.
refused-record-after-end = Entscheidung { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(Zeile { $line })
    } kommt nach dem Ende der Partie: „{ $text }“.
refused-record-decision = Entscheidung { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(Zeile { $line })
    } ist falsch: { $detail }
refused-record-notation = Entscheidung { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(Zeile { $line })
    } ist falsch: „{ $text }“ steht hier nicht zur Wahl; möglich: { $legal }.
refused-record-seat-before-choice = Entscheidung { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(Zeile { $line })
    } ist falsch: „{ $text }“ beginnt mit keinem der Plätze, die an der Reihe sind: { $asked }.
refused-record-goes-on = Die Aufzeichnung nennt ein Ergebnis, doch nach ihren { $decisions } Entscheidungen geht die Partie weiter.
refused-record-scores = Die Aufzeichnung nennt die Punkte { $told }, ihre Entscheidungen führen aber zu { $true }.
refused-record-ranks = Die Aufzeichnung nennt die Plätze { $told }, ihre Entscheidungen führen aber zu { $true }.
refused-record-without-end = Ansehen kann man hier nur eine Partie, die vorbei ist; diese Aufzeichnung hat noch kein Ende.
refused-record-decisions = Eine hochgeladene Aufzeichnung darf höchstens { $most } Entscheidungen haben, nicht { $length }.
refused-record-handovers = Eine hochgeladene Aufzeichnung darf höchstens { $most } übergebene Plätze haben, nicht { $length }.
refused-record-hints = Eine hochgeladene Aufzeichnung darf höchstens { $most } Tipps haben, nicht { $length }.
refused-record-too-soon = Die Aufzeichnung ist öffentlich, sobald die Partie vorbei ist.
refused-no-record-yet = Die Partie hat noch nicht begonnen: Es gibt noch keine Aufzeichnung.
refused-scores-too-soon = Die Punkte jeder Entscheidung sind öffentlich, sobald die Partie vorbei ist.
refused-position = Diese Partie hat die Stellungen 0 bis { $last }, nicht { $number }.
refused-positions = Man kann 1 bis { $most } Stellungen auf einmal ansehen, in der Reihenfolge der Partie.

## Was man eintippt

refused-name-length = Ein Name hat 1 bis { $most } Zeichen, nicht { $length }.
refused-name-without-letter = Ein Name enthält mindestens einen Buchstaben, eine Ziffer oder ein Bildzeichen.
refused-line-length = Eine Zeile hat 1 bis { $most } Zeichen, nicht { $length }.
refused-reason-length = Ein Grund hat höchstens { $most } Zeichen, nicht { $length }.
refused-invisible-character = Das unsichtbare Zeichen { $code } geht hier nicht.
refused-accents = Ein Buchstabe kann nicht mehr als { $most } Akzente haben.

## Tische und Plätze

refused-table = Hier gibt es keinen Tisch „{ $id }“.
refused-table-put-away = Hier gibt es keinen Tisch „{ $id }“. Falls es ihn gab, wurde er entfernt.
refused-table-gone = Diesen Tisch gibt es nicht mehr: Er wurde endgültig entfernt.
refused-table-over = An diesem Tisch ist schon Schluss.
refused-table-closed = Dieser Tisch wurde geschlossen.
refused-game-over = Die Partie ist vorbei.
refused-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refused-begun-already = Die Partie hat schon begonnen.
refused-others-play = Hier spielen noch andere; du kannst deinen Platz einem Computerspieler übergeben oder aufgeben.
refused-close-of-others = Nur wer einen Tisch eröffnet hat, kann ihn schließen.
refused-back-and-forth = An diesem Tisch ging es zu oft hin und her; jetzt kann man nur noch weiterspielen oder gehen.
refused-outrun = Jemand anders war schneller; sieh dir den Tisch noch einmal an.
refused-somebody-acted = An einem deiner Tische hat gerade jemand gespielt; versuche es noch einmal.
refused-seat = Ein Platz an diesem Tisch ist eine Zahl von 0 bis { $last }, nicht { $seat }.
refused-small-seat = Ein Platz ist eine kleine Zahl, nicht { $seat }.
refused-seat-not-yours = Platz { $seat } ist nicht deiner.
refused-seat-yours = Dieser Platz gehört schon dir.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-kept = Dieser Platz ist für jemanden mit einer Einladung reserviert.
refused-seat-kept-for = Dieser Platz ist für { $name } reserviert, die Antwort steht noch aus.
refused-seat-of-account = Dieser Platz gehört zu einem Konto; melde dich an, um zurückzukommen.
refused-seat-freed = Wer diesen Tisch eröffnet hat, hat deinen Platz freigegeben; mit einer neuen Einladung kannst du zurückkommen.
refused-seat-in-play = Einen solchen Platz gibt es in dieser Partie nicht.
refused-seat-has-time = Dieser Platz hat noch Zeit; erst wenn sie um ist, dürfen die anderen ihn übergeben.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-no-free-seat = Es ist kein Platz frei: Die Partie hat begonnen.
refused-free-seat = Einen solchen freien Platz gibt es an diesem Tisch nicht.
refused-no-seat-kept = An diesem Tisch ist kein Platz für dich reserviert.
refused-nobody-in-seat = Auf Platz { $seat } dieses Tisches sitzt niemand.
refused-nobody-sits-there = Dort sitzt niemand.
refused-stand-up-too-late = Die Partie hat begonnen; jetzt kann kein Platz mehr freigegeben werden.
refused-leave-too-late = Die Partie hat begonnen; du kannst deinen Platz einem Computerspieler übergeben oder aufgeben.
refused-mind-by-opener = Nur wer einen Tisch eröffnet hat, kann einen Computerspieler dazusetzen.
refused-mind-without-seat = Sage, auf welchen Platz sich der Computerspieler setzen soll.
refused-hand-over-by-others = Nur wer hier mitspielt, kann einen Platz übergeben.
refused-nudge-by-others = Nur wer hier mitspielt, kann andere anstupsen.
refused-nudge-nobody = An diesem Platz wird auf niemanden gewartet.
refused-handed-over = Für diesen Platz entscheidet schon ein Computerspieler.
refused-not-handed-over = Für diesen Platz entscheidest nur du.
refused-take-back-first = Für diesen Platz entscheidet ein Computerspieler; übernimm ihn zuerst wieder.
refused-resign-not-playing = Aufgeben kann man nur eine Partie, die gerade läuft.
refused-rematch-too-soon = Eine Revanche kommt nach dem Ende einer Partie.
refused-rematch-of-others = Eine Revanche ist für die, die mitgespielt haben.
refused-rematch-not-asked = Niemand hat um eine Revanche gebeten.
refused-rematch-outrun = Jemand anders war schneller.
refused-continue-too-soon = Nur eine Partie, die vorbei ist, lässt sich an einem neuen Tisch fortsetzen.
refused-not-together = Du und jemand an diesem Tisch spielen nicht miteinander.
refused-no-rematch = An diesem Tisch gibt es keine Revanche: Jemand möchte dort nicht mit jemand anderem spielen.
refused-say-who-to-act = Sage, wer du bist, bevor du an einem Tisch etwas tust.
refused-say-who-to-talk = Sage, wer du bist, bevor du an einem Tisch etwas sagst.
refused-line = An diesem Tisch gibt es keine Zeile { $number }.
refused-seat-or-line = Nenne einen Platz oder eine Zeile des Tischgesprächs, eines von beiden.
refused-yourself = Das bist du selbst.

## Wer du bist

refused-nobody-yet = Dieser Browser gehört noch niemandem: Sage zuerst deinen Namen, oder melde dich an.
refused-cookie-unknown = Das Cookie, das du hast, ist hier nicht (mehr) bekannt: Sage zuerst deinen Namen, oder melde dich an.
refused-server-by-invitation = Dieser Server ist privat: Melde dich an, oder komm mit einer Einladung.
refused-server-by-account = Dieser Server ist privat: Melde dich mit deinem Konto an.
refused-session-ended = Diese Sitzung wurde beendet.
refused-session = Eine solche Sitzung hast du nicht.
refused-link-to-no-seat = Dieser Link führt zu keinem Platz (mehr); bitte um einen neuen.
refused-link-used = Dieser Link wurde schon benutzt oder ist zu alt; bitte um einen neuen.
refused-invitation-used = Diese Einladung wurde schon benutzt oder ist zu alt; bitte um eine neue.
refused-invitation-elsewhere = Diese Einladung gilt nicht für diesen Tisch.
refused-account-already = Du hast schon das Konto „{ $name }“.
refused-account-there = Du hast schon ein Konto.
refused-account-taken = Ein Konto „{ $name }“ gibt es schon; wähle einen anderen Namen.
refused-no-account = Du hast noch kein Konto; lege zuerst eines an.
refused-wrong-login = Der Name oder das Passwort ist falsch.
refused-wrong-password = Das Passwort ist falsch.
refused-wrong-code = Der Code ist falsch oder wurde schon benutzt; warte auf den nächsten.
refused-wrong-first-code = Der Code ist falsch; geht die Uhr deines Geräts richtig?
refused-code-needed = Dieses Konto hat einen zweiten Faktor: Melde dich auch mit einem Code an.
refused-second-factor-already = Dein Konto hat schon einen zweiten Faktor; schalte ihn zuerst aus.
refused-second-factor-none = Es gibt keinen zweiten Faktor zum Einschalten; fordere zuerst einen neuen geheimen Schlüssel an.
refused-password-short = Ein Passwort hat mindestens { $least } Zeichen, Leerzeichen am Rand nicht mitgezählt.
refused-password-repeats = Dieses Passwort wiederholt sich nur und ist sofort erraten; wähle ein anderes.
refused-password-row = Dieses Passwort folgt der Tastatur, dem Alphabet oder den Zahlen; wähle ein anderes.
refused-password-common = Dieses Passwort oder ein sehr ähnliches wird zuerst probiert; gut sind drei oder vier Wörter hintereinander.
refused-password-name = Dieses Passwort ist kaum mehr als dein Name; wähle ein anderes.
refused-rated-guests = Gewertete Partien sind für Leute mit einem Konto; lege zuerst eines an oder spiele ohne Wertung.
refused-rated-minds = In einer gewerteten Partie sind alle Plätze für Leute, die selbst spielen.
refused-rated-unlisted = Eine gewertete Partie steht in der Lobby, damit alle sehen können, woher eine Wertung kommt.
refused-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
refused-rated-handover = In einer gewerteten Partie entscheidet niemand für dich; du kannst stattdessen aufgeben.
refused-daily-sealed = Das ist die Partie des Tages: Die Partien der anderen siehst du, wenn der Tag vorbei ist oder wenn du sie selbst gespielt hast.
refused-daily-secret = Bis die Ergebnisse des Tages feststehen, ist sein Startwert geheim und mit ihm die Aufzeichnung.
refused-daily-handover = Die Partie des Tages spielst du selbst; du kannst stattdessen aufgeben.
refused-daily-seat = Eine Partie des Tages bleibt auf dem Gerät oder bei dem Konto, mit dem sie begonnen wurde.
refused-daily-day = Am { $day } gab es keine Partie des Tages.
refused-no-parquet = Dieser Server schreibt kein Parquet; nimm JSON, oder bitte den Betreiber, pyarrow zu installieren.
refused-rating-already = Ein anderer Prozess zählt diese Partien gerade.
refused-tournament = Es gibt kein Turnier { $id }.
refused-sealed = Dieselbe Ausgangslage wird noch an anderen Tischen gespielt. Dieser ist zu sehen, wenn alle fertig sind.
refused-tournament-handover = In einem Turnier entscheidet niemand anders für dich; du kannst stattdessen aufgeben.
refused-tournament-table = Ein Tisch eines Turniers wird nicht von denen geschlossen, die dort spielen; du kannst stattdessen aufgeben.
refused-tournament-alone = An einem Turniertisch gibt es mindestens zwei Plätze; allein geht nur ein Duplikatmatch.
refused-tournament-people = Alle { $seats } Plätze sind für Menschen; nur in einem Duplikatmatch können einige für Computerspieler sein, und nie mehr, als es Plätze gibt.
refused-tournament-clock = In einem Turnier über mehrere Tage hat man Tage für jede Entscheidung, in einem Live-Turnier Minuten für die ganze Partie.
refused-most-tournaments = Du hast { $most } Turniere eröffnet, die noch laufen; beende zuerst eines.
refused-most-tournaments-a-day = Du kannst höchstens { $most } Turniere am Tag eröffnen.
refused-most-entered = Du nimmst an { $most } Turnieren teil, die noch laufen; beende oder verlasse zuerst eines.
refused-tournament-full = Dieses Turnier ist voll: { $most } Menschen nehmen teil.
refused-tournament-begun = Dieses Turnier hat schon begonnen.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-entrant-of-others = Das kann nur die Person selbst, oder wer das Turnier eröffnet hat.
refused-entrant-plays = Es hat begonnen: Austreten kann man jetzt nur noch selbst. Für Abwesende wird gespielt, wenn ihre Zeit um ist.
refused-entrant = In diesem Turnier hat niemand die Nummer { $number }.
refused-tournament-of-others = Das kann nur, wer das Turnier eröffnet hat.
refused-tournament-too-few = Um zu beginnen, sind mindestens { $least } Menschen nötig.
refused-round-begun = Diese Runde wurde gerade eröffnet.
refused-no-page = Niemand mit diesem Namen zeigt hier eine Seite.

## Umgangsformen

refused-banned = Du bist auf diesem Server { $until ->
        [ever] für immer
       *[other] bis { $until }
    } gesperrt{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-muted = Du kannst auf diesem Server { $until ->
        [ever] nicht mehr mitreden
       *[other] bis { $until } nicht mitreden
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-network-banned = Dein Netz ist auf diesem Server { $until ->
        [ever] für immer
       *[other] bis { $until }
    } gesperrt{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-report-without-words = Eine Meldung sagt in wenigen Worten, was nicht in Ordnung ist.
refused-reported-already = Du hast diese Person schon gemeldet; die Meldung wartet auf Bearbeitung.
refused-most-reports = { $most } Meldungen von dir warten schon; bitte warte, bis darüber entschieden ist.
refused-block = Unter dieser Nummer hast du niemanden blockiert.
refused-most-blocks = Du hast { $most } Personen blockiert; mehr geht nicht.

## Für alle, die einen Server betreuen

refused-for-admins = Das ist denen vorbehalten, die diesen Server betreuen.
refused-nobody-with-id = Mit der Kennung „{ $id }“ gibt es niemanden.
refused-nobody-called = Mit dem Konto oder der Kennung „{ $name }“ gibt es niemanden.
refused-ban = Eine Sperre { $number } gibt es nicht.
refused-no-ban-of = { $whom } ist nicht gesperrt.
refused-no-mute-of = { $whom } ist nicht stummgeschaltet.
refused-ban-of-one = Eine Sperre gilt einer Person oder einem Adressbereich, einem von beiden.
refused-ban-needs-reason = Eine Sperre braucht einen Grund; wen es betrifft, liest ihn.
refused-mute-needs-reason = Eine Stummschaltung braucht einen Grund; wen es betrifft, liest ihn.
refused-ban-end = Das Ende einer Sperre liegt in der Zukunft und vor dem Jahr 10000.
refused-ban-of-admin = Diese Person ist Admin; entziehe ihr zuerst diese Rolle.
refused-ban-of-own-network = Du fragst selbst aus diesem Adressbereich an.
refused-mute-of-network = Nur eine Person kann stummgeschaltet werden.
refused-network = Ein Adressbereich wird wie 192.0.2.0/24 oder 2001:db8::/48 geschrieben, nicht „{ $text }“.
refused-network-too-wide = { $network } ist zu groß für eine Sperre: Das kürzeste Präfix ist { $prefix }.
refused-line-removed = Am Tisch „{ $table }“ gibt es keine Zeile { $number }, oder sie wurde schon entfernt.
refused-report = Eine offene Meldung { $id } gibt es nicht.
refused-admin-already = Diese Person ist schon Admin.
refused-admin-without-account = Nur wer ein Konto hat, kann Admin sein: Ein Gast ist, wer dessen Browser hat.
refused-no-admin = Diese Person ist kein Admin.
refused-no-password = Diese Person hat kein Konto und darum auch kein Passwort.
refused-password-of-admin = Das Passwort eines anderen Admins wird auf der Kommandozeile zurückgesetzt.
refused-no-second-factor = Diese Person hat keinen zweiten Faktor.
refused-second-factor-of-admin = Der zweite Faktor eines anderen Admins wird auf der Kommandozeile entfernt.
refused-invitation-days = Eine Einladung gilt 1 bis 365 Tage, nicht { $days }.
refused-open-invitation = Eine offene Einladung „{ $id }“ gibt es nicht.

## Notices

refused-notice-address = Eine Mailadresse sieht aus wie name@ort.example, nicht wie „{ $given }“.
refused-notice-hook = Ein Webhook beginnt mit https:// und nennt einen öffentlichen Server, nicht „{ $given }“.
refused-notice-no-mail = Dieser Server verschickt keine Mails; wer ihn betreibt, kann mit --smtp einen Server dafür angeben.
refused-notice-zone = Es gibt keine Zeitzone „{ $zone }“; sie heißen zum Beispiel Europe/Berlin.
refused-notice-keys = Der Browser hat keine Schlüssel angegeben, mit denen er benachrichtigt werden kann.
refused-notice-ways = Du kannst auf höchstens { $most } Wegen benachrichtigt werden; entferne zuerst einen.
refused-notice-way = Auf diesem Weg wirst du nicht benachrichtigt.
refused-notice-unreachable = Diese Adresse ist nicht zu erreichen.
refused-notice-too-slow = Diese Adresse braucht zu lange für eine Antwort.
refused-notice-answers = Diese Adresse hat die Nachricht nicht angenommen: Sie hat { $status } geantwortet.
refused-notice-local = Diese Adresse liegt in einem lokalen Netz; dorthin schickt dieser Server nichts.
refused-notice-unusable = An diese Adresse lässt sich nichts schicken.
refused-notice-mail-refused = Der Mailserver nimmt keine Mails an diese Adresse an.
refused-notice-mail-fails = Die Mail konnte nicht verschickt werden; wer diesen Server betreibt, findet den Grund in seinem Protokoll.
refused-notice-gone = Dieser Browser nimmt keine Benachrichtigungen mehr an und wurde deshalb von der Liste genommen.

## Zu viel

refused-too-often = Zu viele { $what } in kurzer Zeit; versuche es in { $seconds } s noch einmal.
refused-too-many-at-once = Du hast schon { $count } { $what } auf einmal; schließe zuerst eine davon.
refused-looks-back = Du siehst dir schon { $most } frühere Stellungen auf einmal an; warte auf eine davon.
refused-answers-untaken = Zu viele Antworten warten darauf, abgeholt zu werden; hole erst einige davon ab.
refused-most-tables = Du hast { $most } Tische eröffnet, die noch nicht zu Ende sind; beende oder schließe zuerst einen.
refused-most-tables-a-day = Du hast an einem Tag { $most } Tische eröffnet; eröffne den nächsten später.
refused-most-records = Du hast { $most } Aufzeichnungen hochgeladen; mehr speichert dieser Server von einer Person nicht.
refused-most-megabytes = Du hast Aufzeichnungen von { $most } MB hochgeladen; mehr speichert dieser Server von einer Person nicht.
refused-most-lines = An diesem Tisch wurden { $most } Zeilen gesagt; mehr geht nicht.
refused-lines-of-spectators = An diesem Tisch wurde so viel gesagt, dass nur noch weiterreden darf, wer hier sitzt.
refused-storage-full = Der Speicher dieses Servers ist voll, darum kann nichts Neues beginnen; laufende Partien gehen weiter.
refused-storage-nearly-full = Der Speicher dieses Servers ist fast voll, darum kann nur etwas Neues beginnen, wer ein Konto hat.
limited-blocks = Blockierungen
limited-codes = Codes
limited-downloads = Downloads
limited-frames = Datenpakete
limited-guests = Gäste
limited-hints = Tipps
limited-lines = Zeilen
limited-links = Links
limited-live-connections = Verbindungen
limited-logins = Anmeldungen
limited-looks-back = Rückblicke
limited-mails = Mails
limited-messages = Nachrichten
limited-new-names = neue Namen
limited-notices = Änderungen von Benachrichtigungen
limited-nudges = Stupser
limited-records = Aufzeichnungen
limited-reports = Meldungen
limited-requests = Anfragen
limited-tables = Tische
limited-trials = Versuche
limited-undos = Rücknahmen

## Anfragen und Nöte des Servers

refused-other-site = Diese Anfrage kommt von der Seite einer anderen Website.
refused-host = Dieser Server heißt nicht „{ $name }“; wer ihn betreibt, kann den Namen mit --hosts hinzufügen.
refused-nothing-here = Unter dieser Adresse gibt es nichts.
refused-no-such-method = Diese Adresse kennt diese Methode nicht.
refused-request-too-large = Die Anfrage ist größer als alles, was diese Adresse annimmt.
refused-no-body = Die Anfrage braucht einen Inhalt in JSON.
refused-no-text = Die Anfrage ist kein Text in UTF-8: { $detail } bei Byte { $byte }.
refused-too-deep = Die Anfrage ist zu tief verschachtelt.
refused-unexpected = Die Anfrage ist nicht wie erwartet: { $detail }.
refused-not-understood = Die Anfrage ist nicht zu verstehen: { $detail }.
refused-no-message = Das ist keine Nachricht des Protokolls: { $detail }.
refused-address = Die Adresse ist nicht wie erwartet: { $detail }.
refused-fault = Auf dem Server ist etwas schiefgegangen; verloren ist nichts. In seinem Protokoll ist es die Anfrage { $request }.
refused-fault-unnamed = Auf dem Server ist etwas schiefgegangen; verloren ist nichts.
refused-table-busy = An diesem Tisch ist gerade zu viel los; geändert wurde nichts. Versuche es gleich noch einmal.
refused-database-busy = Die Datenbank ist gerade überlastet; geändert wurde nichts. Versuche es gleich noch einmal.
refused-database-gone = Die Datenbank fiel aus, während das gespeichert wurde; vielleicht ist es gespeichert, vielleicht nicht. Versuche es gleich noch einmal: Dieselbe Anfrage wird nie zweimal ausgeführt.
refused-database-file-gone = Die Datei der Datenbank verschwand, während das gespeichert wurde; vielleicht ist es gespeichert, vielleicht nicht. Versuche es gleich noch einmal: Dieselbe Anfrage wird nie zweimal ausgeführt.
refused-not-kept = Das lässt sich gerade nicht speichern: { $trouble }. Geändert wurde nichts; versuche es gleich noch einmal.
refused-not-read = Das lässt sich gerade nicht nachsehen: { $trouble }. Versuche es gleich noch einmal.
refused-damaged = Das geht nicht: { $trouble }. Wer diesen Server betreibt, muss eine Sicherung zurückspielen.
trouble-held = Ein anderes Programm hält die Datenbank fest
trouble-full = Die Festplatte ist voll
trouble-only-reads = Die Datenbank kann nur gelesen werden
trouble-no-disk = Die Festplatte nimmt nichts mehr an
trouble-displaced = Die Datei der Datenbank wurde gelöscht, verschoben oder ersetzt
trouble-silent = Die Datenbank antwortet nicht
trouble-damaged = Ein Teil der Datenbank ist beschädigt

## Die Kommandozeile

refused-arguments = { $detail }; siehe { $command } --help.
refused-output-closed = Die Ausgabe wurde geschlossen, bevor alles geschrieben war.
refused-system = { $detail }.
refused-file = { $detail }: { $file }.
refused-file-missing = Diese Datei gibt es nicht: { $file }.
refused-file-forbidden = Kein Zugriff erlaubt: { $file }.
refused-file-is-folder = Das ist ein Ordner: { $file }.
refused-file-bytes = Die Datei ist kein Text in UTF-8: { $detail } bei Byte { $byte }.
refused-file-no-text = { $file } ist kein Text in UTF-8: { $detail } bei Byte { $byte }.
refused-file-there = { $file } gibt es schon; wähle einen anderen Namen oder nimm --overwrite.
refused-in-file = { $file }: { $problem }
refused-in-game = Partie { $number }: { $problem }
refused-for-one-game = { $flag } gilt für eine Partie: Sage mit --game, für welche der { $count }.
refused-to-beyond-end = Die Aufzeichnung hat { $decisions } Entscheidungen; --to ist eine Zahl von 0 bis dahin, nicht { $to }.
refused-seed-hash = Die Prüfsumme eines Startwerts besteht aus 64 hexadezimalen Ziffern, nicht „{ $text }“.
refused-other-seed = Der Startwert der Aufzeichnung ist nicht der veröffentlichte: Seine Prüfsumme ist { $hash }.
refused-file-of-one-game = { $file } enthält eine Partie; --game ist für .jsonl-Dateien mit vielen.
refused-file-without-game = { $file } enthält keine Partie.
refused-game-of-file = { $file } enthält die Partien 0 bis { $last }, nicht { $number }.
refused-no-unfinished-game = In { $folder } gibt es keine angefangene Partie.
refused-not-with-server = Ein Server verwaltet seine Partien, sein Material und seine Startwerte selbst, darum geht { $name } dort nicht.
refused-not-with-resume = --resume setzt eine gespeicherte Partie fort, wie sie ist, darum geht { $name } dabei nicht.
refused-not-with-table = Ein Tisch, den es schon gibt, hat seine Spieler und Optionen, darum geht { $name } dabei nicht.
refused-not-at-home = Diese Partie wird zu Hause gespielt, ohne --server, darum geht { $name } dabei nicht.
refused-seat-of-mind = --seat ist dein Platz, aber --minds nennt für alle { $seats } einen Computerspieler.
refused-more-minds-than-seats = --minds nennt { $minds } Computerspieler, aber es gibt { $seats } Plätze.
refused-seat-wanted = Ein Platz ist eine Zahl von 1 bis { $seats } oder eines von { $colours }, nicht „{ $wanted }“.
refused-seats-or-minds = --seats sagt { $seats }, aber --minds nennt { $minds }: { $names }.
refused-server-address = Die Adresse eines Servers wird wie http://127.0.0.1:8421 geschrieben, nicht „{ $text }“.
refused-table-address = Einen Tisch nennt man mit seiner Kennung aus 12 Buchstaben und Ziffern oder mit seiner Adresse, nicht „{ $text }“.
refused-table-without-server = --table nennt nur die Kennung eines Tisches, darum muss --server sagen, wo er steht.
refused-table-on-other-server = --server ist { $server }, aber der Tisch von --table steht auf { $other }.
refused-invitation-without-table = Eine Einladung gilt für einen Tisch, darum muss --table sagen, für welchen.
refused-no-seat-left = Für dich ist kein Platz mehr übrig: Plätze { $seats }, Computerspieler { $minds }, andere { $others }.
refused-no-server-there = Unter { $address } gibt es keinen Ludothek-Server.
refused-no-ludothek = Was unter { $address } antwortet, ist kein Ludothek-Server, oder einer, der neuer ist als dieses Programm.
refused-no-address = „{ $address }“ ist keine Adresse eines Servers: { $detail }.
refused-nobody-answers = Unter { $address } antwortet niemand: { $detail }.
refused-server-answers = Der Server antwortet { $status }; ist unter dieser Adresse eine Ludothek?
refused-newer-server = Der Server ist neuer als dieses Programm: Er spricht Protokoll { $protocol }, dieses Programm bis { $known }. Bitte aktualisiere es.
refused-not-understood-here = Der Server sagt etwas, das dieses Programm nicht versteht.
refused-spectator-decides = Wer zuschaut, entscheidet nichts.
refused-against-without-content = --against vergleicht mit dem Material von --content; sage, welches das ist.
refused-measurement = Eine Messung dauert mehr als 0 und höchstens 3600 Sekunden, nicht { $seconds }.
refused-content-without-title = Eine Materialdatei gehört zu einem Spiel; nenne es: ludothek bench SPIEL --content DATEI.
refused-jobs = Mindestens ein Prozess muss laufen, nicht { $jobs }.
refused-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
refused-endless-game = Partie { $number } von { $title } hat nach { $decisions } Entscheidungen kein Ende.
refused-tournament-without-minds = Ein Turnier braucht mindestens einen Computerspieler.
refused-mind-enters-once = Jeder Computerspieler tritt einmal an; { $name } ist { $times }-mal genannt.
refused-tournament-longer = { $path } hat schon { $played } Partien; verlange ebenso viele oder mehr, nicht { $games }.
refused-other-tournament = { $path } enthält ein anderes Turnier ({ $begun }); wähle einen anderen Ordner.
refused-no-tournament = { $path } ist kein Turnier von uns: { $detail }; wähle einen anderen Ordner.
refused-results-file = Ergebnisse werden in eine Datei auf .csv oder .parquet geschrieben, nicht in „{ $file }“.
refused-decisions-file = Entscheidungen werden in eine Datei auf .parquet geschrieben, nicht in „{ $file }“.
refused-extra = Dafür wird { $package } gebraucht, das nicht installiert ist: pip install 'ludothek[{ $extra }]'.
