# Ludothek: alles wat geweigerd wordt of misgaat, Nederlands.

## Spellen, opties, plaatsen

refused-title = Er is geen spel ‘{ $title }’; er is { $known }.
refused-seats = { $title } is voor { $least } tot { $most } spelers, niet voor { $seats }.
refused-seats-of-game = Deze partij wordt met { $count } gespeeld, niet met { $seats }.
refused-option = { $title } heeft geen optie ‘{ $option }’; wel { $known }.
refused-no-options = { $title } heeft geen optie ‘{ $option }’; het heeft er geen.
refused-option-value = De optie { $option } van { $title } kan { $values } zijn, niet ‘{ $given }’.
refused-mind = { $title } heeft de computerspelers { $known }, niet ‘{ $name }’.
refused-language = De talen zijn { $known }, niet ‘{ $language }’.
refused-rules-version = { $title } kan met regelversie { $known } worden gespeeld, niet met { $version }.
refused-rule = { $title } heeft de regels { $first } tot en met { $last }, niet ‘{ $rule }’.
refused-no-rules = { $title } heeft geen genummerde regels, dus ook ‘{ $rule }’ niet.
refused-seed = Een startwaarde is een getal van 0 tot en met 2**{ $bits } - 1, niet { $seed }.
refused-seat-number = Een plaats is een getal van 0 tot en met { $last }, niet { $seat }.
refused-tutorial = Er is geen rondleiding voor { $title }.
refused-words = De woorden van { $title } zijn er niet in ‘{ $language }’; de talen zijn { $known }.

## Beslissingen

refused-notation = ‘{ $text }’ is hier geen keuze; mogelijk: { $legal }.
refused-choice = Plaats { $seat } ({ $colour }) kan niet ‘{ $choice }’ kiezen; mogelijk: { $legal }.
refused-choice-number = Plaats { $seat } ({ $colour }) kan niet nummer { $choice } kiezen; mogelijk: { $legal }.
refused-choice-of-one = Een beslissing noemt een keuze met het nummer of in notatie, een van beide.
refused-nothing-to-choose = De partij is voorbij, er valt niets meer te kiezen.
refused-other-seat-asked = Plaats { $seat } ({ $colour }) is nu niet aan de beurt, maar { $asked }.
refused-seat-before-choice = ‘{ $text }’ begint met geen van de plaatsen die aan de beurt zijn: { $asked }.
refused-not-asked = Plaats { $seat } heeft nu niets te beslissen.
refused-element = Er is geen ‘{ $element }’ aan deze tafel.
refused-stale = Dit antwoordt op stelling { $answers }, maar de tafel is bij { $version }; kijk nog eens.
refused-nothing-decided = Plaats { $seat } heeft nog niets beslist.
refused-revealed-since = Sindsdien is er iets onthuld, of iemand anders heeft gespeeld.
refused-nothing-to-undo = Je hebt niets om terug te nemen.
refused-cannot-undo = Dit kan niet worden teruggenomen: sindsdien is er iets onthuld, of iemand anders heeft gespeeld.
refused-no-hints = Aan deze tafel zijn geen tips.
refused-no-hint-now = Er is nu even geen tip; probeer het zo nog eens.
refused-hint-too-late = Het spel is verdergegaan; vraag het nog eens.

## Verslagen

refused-record-not-json = Het verslag is geen JSON: { $detail }.
refused-record-no-text = Een verslag is JSON in UTF-8.
refused-record-form = Dit verslag is niet van ons: { $detail }.
refused-record-form-in = Dit verslag is niet van ons: { $detail } in { $where }.
refused-record-seed = De startwaarde van een verslag bestaat uit 32 hexadecimale cijfers.
refused-record-handed = Het verslag heeft { $seats } plaatsen en { $decisions } beslissingen, maar zegt dat plaats { $seat } na beslissing { $after } is overgedragen.
refused-record-hinted = Het verslag heeft { $seats } plaatsen en { $decisions } beslissingen, maar zegt dat plaats { $seat } na beslissing { $after } een tip kreeg.
refused-record-own-content = Het verslag is met eigen spelmateriaal gespeeld; noem het bestand daarvan met --content.
refused-record-usual-content = Het verslag is met het gewone spelmateriaal gespeeld; laat --content weg.
refused-record-content-unknown = Het verslag is met eigen spelmateriaal gespeeld dat deze server niet heeft.
refused-record-after-end = Beslissing { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(regel { $line })
    } komt na het einde van de partij: ‘{ $text }’.
refused-record-decision = Beslissing { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(regel { $line })
    } klopt niet: { $detail }
refused-record-notation = Beslissing { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(regel { $line })
    } klopt niet: ‘{ $text }’ is hier geen keuze; mogelijk: { $legal }.
refused-record-seat-before-choice = Beslissing { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(regel { $line })
    } klopt niet: ‘{ $text }’ begint met geen van de plaatsen die aan de beurt zijn: { $asked }.
refused-record-goes-on = Het verslag geeft een uitslag, maar na de { $decisions } beslissingen gaat de partij verder.
refused-record-scores = Het verslag noemt de punten { $told }, maar de beslissingen leiden tot { $true }.
refused-record-ranks = Het verslag noemt de rangen { $told }, maar de beslissingen leiden tot { $true }.
refused-record-without-end = Hier kun je alleen een partij bekijken die voorbij is; dit verslag heeft nog geen einde.
refused-record-decisions = Een geüpload verslag heeft hoogstens { $most } beslissingen, niet { $length }.
refused-record-handovers = Een geüpload verslag heeft hoogstens { $most } overgedragen plaatsen, niet { $length }.
refused-record-hints = Een geüpload verslag heeft hoogstens { $most } tips, niet { $length }.
refused-record-too-soon = Het verslag is openbaar zodra de partij voorbij is.
refused-no-record-yet = De partij is nog niet begonnen: er is nog geen verslag.
refused-scores-too-soon = De punten van elke beslissing zijn openbaar zodra de partij voorbij is.
refused-position = Deze partij heeft de stellingen 0 tot en met { $last }, niet { $number }.
refused-positions = Je kunt 1 tot en met { $most } stellingen tegelijk bekijken, in de volgorde van de partij.

## Wat mensen typen

refused-name-length = Een naam heeft 1 tot { $most } tekens, niet { $length }.
refused-name-without-letter = In een naam staat minstens één letter, cijfer of plaatje.
refused-line-length = Een regel heeft 1 tot { $most } tekens, niet { $length }.
refused-reason-length = Een reden heeft hoogstens { $most } tekens, niet { $length }.
refused-invisible-character = Het onzichtbare teken { $code } kan hier niet.
refused-accents = Een letter kan niet meer dan { $most } accenten hebben.

## Tafels en plaatsen

refused-table = Er is hier geen tafel ‘{ $id }’.
refused-table-put-away = Er is hier geen tafel ‘{ $id }’. Als die er was, is hij verwijderd.
refused-table-gone = Deze tafel is er niet meer: hij is voorgoed verwijderd.
refused-table-over = Aan deze tafel is het al afgelopen.
refused-table-closed = Deze tafel is gesloten.
refused-game-over = De partij is voorbij.
refused-not-begun = De partij is nog niet begonnen: er zijn nog vrije plaatsen.
refused-begun-already = De partij is al begonnen.
refused-others-play = Hier spelen nog anderen; je kunt je plaats aan een computerspeler overdragen of opgeven.
refused-close-of-others = Alleen wie een tafel heeft geopend, kan hem sluiten.
refused-back-and-forth = Aan deze tafel is het te vaak heen en weer gegaan; je kunt nu alleen nog doorspelen of weggaan.
refused-outrun = Iemand anders was sneller; bekijk de tafel nog eens.
refused-somebody-acted = Iemand heeft net gespeeld aan een van je tafels; probeer het nog eens.
refused-seat = Een plaats aan deze tafel is een getal van 0 tot en met { $last }, niet { $seat }.
refused-small-seat = Een plaats is een klein getal, niet { $seat }.
refused-seat-not-yours = Plaats { $seat } is niet van jou.
refused-seat-yours = Deze plaats is al van jou.
refused-seat-taken = Deze plaats is bezet.
refused-seat-kept = Deze plaats is vrijgehouden voor iemand met een uitnodiging.
refused-seat-kept-for = Deze plaats is vrijgehouden voor { $name }, die nog niet heeft geantwoord.
refused-seat-of-account = Deze plaats hoort bij een account; log in om terug te komen.
refused-seat-freed = Wie deze tafel heeft geopend, heeft je plaats vrijgegeven; met een nieuwe uitnodiging kun je terugkomen.
refused-seat-in-play = Zo’n plaats is er niet in deze partij.
refused-seat-has-time = Deze plaats heeft nog tijd; pas als die om is, mogen de anderen hem overdragen.
refused-seated-already = Je zit al aan deze tafel.
refused-no-free-seat = Er is geen vrije plaats: de partij is begonnen.
refused-free-seat = Zo’n vrije plaats is er niet aan deze tafel.
refused-no-seat-kept = Aan deze tafel is geen plaats voor je vrijgehouden.
refused-nobody-in-seat = Op plaats { $seat } van deze tafel zit niemand.
refused-nobody-sits-there = Daar zit niemand.
refused-stand-up-too-late = De partij is begonnen; er kan geen plaats meer worden vrijgegeven.
refused-leave-too-late = De partij is begonnen; je kunt je plaats aan een computerspeler overdragen of opgeven.
refused-mind-by-opener = Alleen wie een tafel heeft geopend, kan een computerspeler laten aanschuiven.
refused-mind-without-seat = Zeg op welke plaats de computerspeler moet gaan zitten.
refused-hand-over-by-others = Alleen wie hier meespeelt, kan een plaats overdragen.
refused-nudge-by-others = Alleen wie hier meespeelt, kan een ander een duwtje geven.
refused-nudge-nobody = Op deze plaats wordt op niemand gewacht.
refused-handed-over = Een computerspeler beslist al voor deze plaats.
refused-not-handed-over = Niemand anders dan jij beslist voor deze plaats.
refused-take-back-first = Een computerspeler beslist voor deze plaats; neem hem eerst terug.
refused-resign-not-playing = Je kunt alleen een partij opgeven die nog wordt gespeeld.
refused-rematch-too-soon = Een revanche komt na het einde van een partij.
refused-rematch-of-others = Een revanche is voor wie heeft meegespeeld.
refused-rematch-not-asked = Niemand heeft om een revanche van deze partij gevraagd.
refused-rematch-outrun = Iemand anders was sneller.
refused-continue-too-soon = Alleen een partij die voorbij is, kan aan een nieuwe tafel verdergaan.
refused-not-together = Jij en iemand aan deze tafel spelen niet met elkaar.
refused-no-rematch = Aan deze tafel is er geen revanche: iemand wil er niet met iemand anders spelen.
refused-say-who-to-act = Zeg wie je bent voordat je iets aan een tafel doet.
refused-say-who-to-talk = Zeg wie je bent voordat je iets aan een tafel zegt.
refused-line = Er is geen regel { $number } aan deze tafel.
refused-seat-or-line = Noem een plaats of een regel van de chat, een van beide.
refused-yourself = Dat ben je zelf.

## Wie je bent

refused-nobody-yet = Deze browser is nog van niemand: zeg eerst je naam, of log in.
refused-cookie-unknown = De cookie die je hebt, is hier niet (meer) bekend: zeg eerst je naam, of log in.
refused-server-by-invitation = Deze server is privé: log in, of kom met een uitnodiging.
refused-server-by-account = Deze server is privé: log in op je account.
refused-session-ended = Deze sessie is beëindigd.
refused-session = Zo’n sessie heb je niet.
refused-link-to-no-seat = Deze link leidt naar geen plaats (meer); vraag een nieuwe.
refused-link-used = Deze link is al gebruikt of te oud; vraag een nieuwe.
refused-invitation-used = Deze uitnodiging is al gebruikt of te oud; vraag een nieuwe.
refused-invitation-elsewhere = Deze uitnodiging is niet voor deze tafel.
refused-account-already = Je hebt al het account ‘{ $name }’.
refused-account-there = Je hebt al een account.
refused-account-taken = Er is al een account ‘{ $name }’; kies een andere naam.
refused-no-account = Je hebt nog geen account; maak er eerst een.
refused-wrong-login = De naam of het wachtwoord klopt niet.
refused-wrong-password = Het wachtwoord klopt niet.
refused-wrong-code = De code klopt niet of is al gebruikt; wacht op de volgende.
refused-wrong-first-code = De code klopt niet; loopt de klok van je apparaat gelijk?
refused-code-needed = Dit account heeft een tweede factor: log ook met een code in.
refused-second-factor-already = Je account heeft al een tweede factor; zet die eerst uit.
refused-second-factor-none = Er is geen tweede factor om aan te zetten; vraag eerst een nieuw geheim.
refused-password-short = Een wachtwoord heeft minstens { $least } tekens, spaties eromheen niet meegeteld.
refused-password-repeats = Dit wachtwoord herhaalt zich alleen maar en is zo geraden; kies een ander.
refused-password-row = Dit wachtwoord volgt het toetsenbord, het alfabet of de getallen; kies een ander.
refused-password-common = Dit wachtwoord, of een dat er erg op lijkt, wordt het eerst geprobeerd; drie of vier woorden achter elkaar zijn goed.
refused-password-name = Dit wachtwoord is weinig meer dan je naam; kies een ander.
refused-rated-guests = Partijen met rating zijn voor mensen met een account; maak er eerst een, of speel zonder rating.
refused-rated-minds = In een partij met rating zijn alle plaatsen voor mensen die zelf spelen.
refused-rated-unlisted = Een partij met rating staat in de lijst, zodat iedereen kan zien waar een rating vandaan komt.
refused-rated-hints = In een partij met rating zijn er geen tips.
refused-rated-handover = In een partij met rating beslist niemand anders voor jou; je kunt wel opgeven.
refused-daily-sealed = Dit is de partij van de dag: de partijen van anderen zie je als de dag voorbij is, of als je haar zelf hebt gespeeld.
refused-daily-secret = Tot de uitslag van de dag vaststaat is de startwaarde geheim, en daarmee ook het verslag.
refused-daily-handover = De partij van de dag speel je zelf; je kunt wel opgeven.
refused-daily-seat = Een partij van de dag blijft op het apparaat, of bij het account, waarmee ze is begonnen.
refused-daily-day = Op { $day } was er geen partij van de dag.
refused-no-parquet = Deze server schrijft geen Parquet; neem JSON of vraag de beheerder om pyarrow te installeren.
refused-rating-already = Een ander proces telt deze partijen op dit moment.
refused-tournament = Er is geen toernooi { $id }.
refused-sealed = Dezelfde beginsituatie wordt nog aan andere tafels gespeeld. Deze is te zien als ze allemaal klaar zijn.
refused-tournament-handover = In een toernooi beslist niemand anders voor jou; je kunt wel opgeven.
refused-tournament-table = Een toernooitafel wordt niet gesloten door wie er speelt; je kunt wel opgeven.
refused-tournament-alone = Aan een toernooitafel zijn minstens twee plaatsen; alleen een duplicaatwedstrijd kan in je eentje.
refused-tournament-people = Alle { $seats } plaatsen zijn voor mensen; alleen in een duplicaatwedstrijd kunnen er computerspelers zitten, en nooit meer dan er plaatsen zijn.
refused-tournament-clock = In een toernooi dat over dagen is verspreid, heb je dagen per beslissing; in een live toernooi minuten voor de hele partij.
refused-most-tournaments = Je hebt { $most } toernooien geopend die nog lopen; beëindig er eerst een.
refused-most-tournaments-a-day = Je kunt hoogstens { $most } toernooien per dag openen.
refused-most-entered = Je doet mee aan { $most } toernooien die nog lopen; beëindig of verlaat er eerst een.
refused-tournament-full = Dit toernooi is vol: er doen { $most } mensen mee.
refused-tournament-begun = Dit toernooi is al begonnen.
refused-tournament-over = Dit toernooi is voorbij.
refused-entrant-of-others = Dat kan alleen die speler zelf, of wie het toernooi heeft geopend.
refused-entrant-plays = Het is begonnen: je kunt nu alleen nog uit jezelf weggaan. Voor wie er niet is, wordt gespeeld als de tijd om is.
refused-entrant = In dit toernooi heeft niemand nummer { $number }.
refused-tournament-of-others = Dat kan alleen wie het toernooi heeft geopend.
refused-tournament-too-few = Om te beginnen zijn minstens { $least } mensen nodig.
refused-round-begun = Deze ronde is net geopend.
refused-no-page = Niemand met die naam laat hier een pagina zien.

## Omgangsvormen

refused-banned = Je bent { $until ->
        [ever] voorgoed
       *[other] tot { $until }
    } van deze server verbannen{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-muted = Je kunt { $until ->
        [ever] niet meer
       *[other] tot { $until } niet
    } meepraten op deze server{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-network-banned = Je netwerk is { $until ->
        [ever] voorgoed
       *[other] tot { $until }
    } van deze server verbannen{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-report-without-words = Een melding zegt in een paar woorden wat er mis is.
refused-reported-already = Je hebt deze speler al gemeld; de melding wordt nog bekeken.
refused-most-reports = Er wachten al { $most } meldingen van jou; wacht tot daarover is beslist.
refused-block = Onder dit nummer heb je niemand geblokkeerd.
refused-most-blocks = Je hebt { $most } mensen geblokkeerd; meer kan niet.

## Voor wie een server beheert

refused-for-admins = Dit is voor wie deze server beheert.
refused-nobody-with-id = Er is niemand met de id ‘{ $id }’.
refused-nobody-called = Er is niemand met het account of de id ‘{ $name }’.
refused-ban = Er is geen verbanning { $number }.
refused-no-ban-of = { $whom } is niet verbannen.
refused-no-mute-of = { $whom } is niet gedempt.
refused-ban-of-one = Een verbanning geldt voor een persoon of een reeks adressen, een van beide.
refused-ban-needs-reason = Een verbanning heeft een reden nodig; wie het aangaat, leest die.
refused-mute-needs-reason = Dempen heeft een reden nodig; wie het aangaat, leest die.
refused-ban-end = Het einde van een verbanning ligt in de toekomst, en voor het jaar 10000.
refused-ban-of-admin = Deze persoon is beheerder; ontneem die rol eerst.
refused-ban-of-own-network = Je vraagt dit zelf vanuit deze reeks adressen.
refused-mute-of-network = Alleen een persoon kan gedempt worden.
refused-network = Een reeks adressen schrijf je als 192.0.2.0/24 of 2001:db8::/48, niet als ‘{ $text }’.
refused-network-too-wide = { $network } is te groot om te verbannen: het kortste prefix is { $prefix }.
refused-line-removed = Er is geen regel { $number } aan tafel ‘{ $table }’, of hij is al verwijderd.
refused-report = Er is geen open melding { $id }.
refused-admin-already = Deze persoon is al beheerder.
refused-admin-without-account = Alleen wie een account heeft, kan beheerder zijn: een gast is wie diens browser heeft.
refused-no-admin = Deze persoon is geen beheerder.
refused-no-password = Deze persoon heeft geen account, dus ook geen wachtwoord.
refused-password-of-admin = Het wachtwoord van een andere beheerder wordt op de opdrachtregel opnieuw ingesteld.
refused-no-second-factor = Deze persoon heeft geen tweede factor.
refused-second-factor-of-admin = De tweede factor van een andere beheerder wordt op de opdrachtregel verwijderd.
refused-invitation-days = Een uitnodiging geldt 1 tot en met 365 dagen, niet { $days }.
refused-open-invitation = Er is geen open uitnodiging ‘{ $id }’.

## Notices

refused-notice-address = Een mailadres ziet eruit als naam@plaats.example, niet als ‘{ $given }’.
refused-notice-hook = Een webhook begint met https:// en noemt een openbare server, niet ‘{ $given }’.
refused-notice-no-mail = Deze server verstuurt geen mail; wie hem beheert, kan er met --smtp een server voor opgeven.
refused-notice-zone = Er is geen tijdzone ‘{ $zone }’; ze heten bijvoorbeeld Europe/Berlin.
refused-notice-keys = De browser gaf geen sleutels waarmee hij bericht kan krijgen.
refused-notice-ways = Je kunt op hoogstens { $most } manieren bericht krijgen; verwijder er eerst een.
refused-notice-way = Op deze manier krijg je geen bericht.
refused-notice-unreachable = Dat adres is niet te bereiken.
refused-notice-too-slow = Dat adres doet te lang over een antwoord.
refused-notice-answers = Dat adres nam het bericht niet aan: het antwoord was { $status }.
refused-notice-local = Dat adres ligt in een lokaal netwerk, en daar stuurt deze server niets naartoe.
refused-notice-unusable = Naar dat adres kan niets worden gestuurd.
refused-notice-mail-refused = De mailserver neemt geen mail voor dat adres aan.
refused-notice-mail-fails = De mail kon niet worden verstuurd; wie deze server beheert, vindt de reden in het logboek.
refused-notice-gone = Die browser neemt geen berichten meer aan en is daarom van de lijst gehaald.

## Te veel

refused-too-often = Te veel { $what } in korte tijd; probeer het over { $seconds } s nog eens.
refused-too-many-at-once = Je hebt al { $count } { $what } tegelijk; sluit er eerst een.
refused-looks-back = Je bekijkt al { $most } eerdere stellingen tegelijk; wacht op een daarvan.
refused-answers-untaken = Er wachten te veel antwoorden tot je ze ophaalt; haal er eerst een paar op.
refused-most-tables = Je hebt { $most } tafels geopend die nog niet klaar zijn; maak er eerst een af of sluit er een.
refused-most-tables-a-day = Je hebt op één dag { $most } tafels geopend; open de volgende later.
refused-most-records = Je hebt { $most } verslagen geüpload; meer bewaart deze server niet van één persoon.
refused-most-megabytes = Je hebt { $most } MB aan verslagen geüpload; meer bewaart deze server niet van één persoon.
refused-most-lines = Aan deze tafel zijn { $most } regels gezegd; meer kan niet.
refused-lines-of-spectators = Aan deze tafel is zo veel gezegd dat alleen wie hier zit nog mag doorgaan.
refused-storage-full = De opslag van deze server is vol, dus er kan niets nieuws beginnen; lopende partijen gaan door.
refused-storage-nearly-full = De opslag van deze server is bijna vol, dus alleen wie een account heeft, kan iets nieuws beginnen.
limited-blocks = blokkeringen
limited-codes = codes
limited-downloads = downloads
limited-frames = pakketten
limited-guests = gasten
limited-hints = tips
limited-lines = regels
limited-links = links
limited-live-connections = verbindingen
limited-logins = aanmeldingen
limited-looks-back = terugblikken
limited-mails = mails
limited-messages = berichten
limited-new-names = nieuwe namen
limited-notices = wijzigingen van berichten
limited-nudges = duwtjes
limited-records = verslagen
limited-reports = meldingen
limited-requests = verzoeken
limited-tables = tafels
limited-trials = pogingen
limited-undos = terugnames

## Verzoeken en problemen van de server

refused-other-site = Dit verzoek komt van een pagina van een andere site.
refused-host = Deze server heet niet ‘{ $name }’; wie hem beheert, kan de naam met --hosts toevoegen.
refused-nothing-here = Op dit adres is niets.
refused-no-such-method = Dit adres kent deze methode niet.
refused-request-too-large = Het verzoek is groter dan alles wat dit adres aanneemt.
refused-no-body = Het verzoek heeft een inhoud in JSON nodig.
refused-no-text = Het verzoek is geen tekst in UTF-8: { $detail } bij byte { $byte }.
refused-too-deep = Het verzoek is te diep genest.
refused-unexpected = Het verzoek is anders dan verwacht: { $detail }.
refused-not-understood = Het verzoek is niet te begrijpen: { $detail }.
refused-no-message = Dit is geen bericht van het protocol: { $detail }.
refused-address = Het adres is anders dan verwacht: { $detail }.
refused-fault = Er is iets misgegaan op de server; er is niets verloren gegaan. In het logboek is het verzoek { $request }.
refused-fault-unnamed = Er is iets misgegaan op de server; er is niets verloren gegaan.
refused-table-busy = Het is nu te druk aan deze tafel; er is niets veranderd. Probeer het zo nog eens.
refused-database-busy = De database heeft het nu te druk; er is niets veranderd. Probeer het zo nog eens.
refused-database-gone = De database viel uit terwijl dit werd bewaard; misschien is het bewaard, misschien niet. Probeer het zo nog eens: hetzelfde verzoek wordt nooit twee keer uitgevoerd.
refused-database-file-gone = Het bestand van de database verdween terwijl dit werd bewaard; misschien is het bewaard, misschien niet. Probeer het zo nog eens: hetzelfde verzoek wordt nooit twee keer uitgevoerd.
refused-not-kept = Dit kan nu niet worden bewaard: { $trouble }. Er is niets veranderd; probeer het zo nog eens.
refused-not-read = Dit kan nu niet worden opgezocht: { $trouble }; probeer het zo nog eens.
refused-damaged = Dit gaat niet: { $trouble }. Wie deze server beheert, moet een back-up terugzetten.
trouble-held = een ander programma houdt de database bezet
trouble-full = de schijf is vol
trouble-only-reads = de database kan alleen worden gelezen
trouble-no-disk = de schijf neemt niets meer aan
trouble-displaced = het bestand van de database is verwijderd, verplaatst of vervangen
trouble-silent = de database antwoordt niet
trouble-damaged = een deel van de database is beschadigd

## De opdrachtregel

refused-arguments = { $detail }; zie { $command } --help.
refused-output-closed = De uitvoer werd gesloten voordat alles was geschreven.
refused-system = { $detail }.
refused-file = { $detail }: { $file }.
refused-file-missing = Dit bestand is er niet: { $file }.
refused-file-forbidden = Geen toegang: { $file }.
refused-file-is-folder = Dit is een map: { $file }.
refused-file-bytes = Het bestand is geen tekst in UTF-8: { $detail } bij byte { $byte }.
refused-file-no-text = { $file } is geen tekst in UTF-8: { $detail } bij byte { $byte }.
refused-file-there = { $file } is er al; kies een andere naam, of gebruik --overwrite.
refused-in-file = { $file }: { $problem }
refused-in-game = Partij { $number }: { $problem }
refused-for-one-game = { $flag } is voor één partij: zeg met --game welke van de { $count }.
refused-to-beyond-end = Het verslag heeft { $decisions } beslissingen; --to is een getal van 0 tot en met dat aantal, niet { $to }.
refused-seed-hash = De hash van een startwaarde bestaat uit 64 hexadecimale cijfers, niet ‘{ $text }’.
refused-other-seed = De startwaarde van het verslag is niet de gepubliceerde: de hash is { $hash }.
refused-file-of-one-game = { $file } bevat één partij; --game is voor .jsonl-bestanden met veel partijen.
refused-file-without-game = { $file } bevat geen partij.
refused-game-of-file = { $file } bevat de partijen 0 tot en met { $last }, niet { $number }.
refused-no-unfinished-game = In { $folder } is geen onvoltooide partij.
refused-not-with-server = Een server bewaart zijn partijen, spelmateriaal en startwaarden zelf, dus { $name } kan daar niet bij.
refused-not-with-resume = --resume gaat verder met een bewaarde partij zoals die is, dus { $name } kan er niet bij.
refused-not-with-table = Een tafel die er al is, heeft zijn spelers en opties, dus { $name } kan er niet bij.
refused-not-at-home = Deze partij wordt thuis gespeeld, zonder --server, dus { $name } kan er niet bij.
refused-seat-of-mind = --seat is jouw plaats, maar --minds noemt voor alle { $seats } een computerspeler.
refused-more-minds-than-seats = --minds noemt { $minds } computerspelers, maar er zijn { $seats } plaatsen.
refused-seat-wanted = Een plaats is een getal van 1 tot en met { $seats } of een van { $colours }, niet ‘{ $wanted }’.
refused-seats-or-minds = --seats zegt { $seats }, maar --minds noemt er { $minds }: { $names }.
refused-server-address = Het adres van een server schrijf je als http://127.0.0.1:8421, niet als ‘{ $text }’.
refused-table-address = Een tafel noem je met zijn id van 12 letters en cijfers of met zijn adres, niet met ‘{ $text }’.
refused-table-without-server = --table noemt alleen de id van een tafel, dus --server moet zeggen waar die staat.
refused-table-on-other-server = --server is { $server }, maar de tafel van --table staat op { $other }.
refused-invitation-without-table = Een uitnodiging is voor een tafel, dus --table moet zeggen welke.
refused-no-seat-left = Er is geen plaats meer voor jou: plaatsen { $seats }, computerspelers { $minds }, anderen { $others }.
refused-no-server-there = Op { $address } is geen Ludothek-server.
refused-no-ludothek = Wat op { $address } antwoordt, is geen Ludothek-server, of een die nieuwer is dan dit programma.
refused-no-address = ‘{ $address }’ is geen adres van een server: { $detail }.
refused-nobody-answers = Op { $address } antwoordt niemand: { $detail }.
refused-server-answers = De server antwoordt { $status }; is er een Ludothek op dit adres?
refused-newer-server = De server is nieuwer dan dit programma: hij spreekt protocol { $protocol }, dit programma tot { $known }. Werk het bij.
refused-not-understood-here = De server zegt iets wat dit programma niet begrijpt.
refused-spectator-decides = Een toeschouwer beslist niets.
refused-against-without-content = --against vergelijkt met het spelmateriaal van --content; zeg welk dat is.
refused-measurement = Een meting duurt meer dan 0 en hoogstens 3600 seconden, niet { $seconds }.
refused-content-without-title = Een materiaalbestand hoort bij één spel; noem het: ludothek bench SPEL --content BESTAND.
refused-jobs = Er moet minstens één proces draaien, niet { $jobs }.
refused-games = Er moet minstens één partij worden gespeeld, niet { $games }.
refused-endless-game = Partij { $number } van { $title } heeft na { $decisions } beslissingen geen einde.
refused-tournament-without-minds = Een toernooi heeft minstens één computerspeler nodig.
refused-mind-enters-once = Elke computerspeler doet één keer mee; { $name } is { $times } keer genoemd.
refused-tournament-longer = { $path } heeft al { $played } partijen; vraag er evenveel of meer, niet { $games }.
refused-other-tournament = { $path } bevat een ander toernooi ({ $begun }); kies een andere map.
refused-no-tournament = { $path } is geen toernooi van ons: { $detail }; kies een andere map.
refused-results-file = Uitslagen worden in een bestand op .csv of .parquet geschreven, niet in ‘{ $file }’.
refused-decisions-file = Beslissingen worden in een bestand op .parquet geschreven, niet in ‘{ $file }’.
refused-extra = Hiervoor is { $package } nodig, dat niet is geïnstalleerd: pip install 'ludothek[{ $extra }]'.
