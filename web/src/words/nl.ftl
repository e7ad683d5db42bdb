### The browser's own words, Dutch. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Lobby
menu-settings = Instellingen
menu-skip-choices = Naar de keuzes
page-again = Opnieuw proberen
me-guest = Gast
menu-home = Ludothek, startpagina
menu-skip = Naar de inhoud
menu-shortcuts = Snelkoppelingen
menu-new = Nieuwe tafel
menu-rules = Regels
menu-look = Een verslag bekijken
menu-account = Account
menu-language = Taal
menu-lighter = Licht thema
menu-darker = Donker thema
page-title = { $title } · Ludothek
page-home = Ludothek: bordspellen, meteen te spelen
footer-about = Ludothek is open source en gratis.
footer-api = Voor programmeurs: de API
notice-lost = De server reageert niet. Controleer je verbinding en probeer het opnieuw.
notice-busy = Dat ging iets te snel. Wacht even en probeer het opnieuw.
notice-failed = Dat is niet gelukt. Probeer het opnieuw.
notice-again = Opnieuw proberen
notice-close = Melding sluiten
nowhere-title = Hier is niets
nowhere-text = Misschien is het adres verkeerd getypt, of is de pion die je zoekt onder de bank gerold.
nowhere-home = Naar de startpagina

## Home

home-play = Nu spelen
home-level = Niveau van de computerspelers
home-against = Tegen
home-title = Schuif aan.
home-lead = Eén klik en het spel ligt op tafel: meteen tegen de computer, of met vrienden waar ze ook zijn.
home-play-title = { home-play }: { $title }
home-players = { $least } tot { $most } spelers
home-choose = Tegenspelers kiezen
home-rules = Regels
home-rules-title = { home-rules }: { $title }
home-tutorial = Al spelend leren
home-waiting = { $count ->
        [one] Er wacht een tafel op je
       *[other] Er wachten { $count } tafels op je
    }
home-waiting-with = met { $who }
home-friends = Met vrienden spelen
home-friends-text = Open een tafel, stuur de link en klaar.
home-lobby = Kijken wie er speelt
home-lobby-text = Vrije plaatsen, jouw tafels en afgelopen partijen.
home-look = Een partij bekijken
home-look-text = Loop zet voor zet door een partij.
home-waiting-computer = tegen de computer

## Lobby

lobby-title = Lobby
lobby-title-waiting = ({ $count }) Lobby
lobby-new = Tafel openen
lobby-mine = Jouw tafels
lobby-open = Vrije plaatsen
lobby-open-none = Niemand zoekt nu gezelschap. Open zelf een tafel en houd een plaats vrij.
lobby-finished = Afgelopen partijen
lobby-your-turn = Jij bent aan de beurt
lobby-waits = Wachten op { $who }
lobby-free = { $count ->
        [one] Eén vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-invited = Wachten op genodigden
lobby-won = { $count ->
        [one] Gewonnen: { $who }
       *[other] Samen gewonnen: { $who }
    }
lobby-seat-free = vrij
lobby-seat-invited = uitgenodigd
lobby-seat-you = { $name } (jij)
lobby-join = Gaan zitten
lobby-watch = Toekijken
lobby-review = Bekijken
lobby-play = Verder spelen
lobby-go = Naar de tafel
lobby-too-late = Iemand was je voor: de plaats is bezet.
lobby-come = Op een andere manier naar een tafel
lobby-address-title = Ben je uitgenodigd?
lobby-address = De link die je kreeg
lobby-address-wrong = Dit is niet het adres van een tafel.
lobby-address-go = Binnenkomen
pace-live = Live
pace-days = Verspreid over dagen
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }

## New table, invitations

new-title = Nieuwe tafel
new-lead = Nieuwe tafel
new-which = Wat er gespeeld wordt
new-who = Wie waar zit
new-terms = Hoe er gespeeld wordt
new-players = Aantal spelers
new-fewer = Eén speler minder
new-more = Eén speler meer
new-count = { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
new-seat = Plaats { $number }
new-who-me = Ik
new-who-anyone = Wie het eerst komt
new-who-invitation = Een vriend, via een link
new-who-here = Iemand aan dit scherm
new-who-mind = { $mind } (computer)
level-next = Volgende keer tegen: { $level }. Je kunt altijd een ander niveau kiezen.
new-name = Naam
new-name-of = Naam bij { $seat }
new-unnamed = Speler { $number }
new-pace = Tempo
new-clock = Bedenktijd
new-clock-none = zo lang je wilt
new-lot = Plaatsen verloten
new-listed = In de lobby tonen
new-hints = Tips toestaan
new-options = Varianten
new-options-changed = { $count ->
        [one] één veranderd
       *[other] { $count } veranderd
    }
new-play = Spelen
new-open = Tafel openen
new-open-hint = Het spel begint als alle plaatsen bezet zijn. De links krijg je zo.
invite-seat = Uitnodiging voor plaats { $number }
invite-open = Voor wie mee wil doen
invite-near = Alleen deze computer kan dit adres openen. Mogen vrienden op je lokale netwerk meedoen? Start de server dan met --host 0.0.0.0.
invite-own = Mijn eigen link
invite-own-text = Met deze link speel je verder op een ander apparaat. Houd hem voor jezelf: wie hem heeft, heeft jouw plaats.
invite-own-seat = Mijn plaats { $number }
invite-copy = Kopiëren
invite-copied = De link is gekopieerd.
invite-copy-yourself = De browser laat ons niet kopiëren; de link is voor je geselecteerd.
invite-share = Delen
invite-code = QR-code
invite-code-of = QR-code: { $label }
invite-text = Kom met me spelen!

## Settings, account

settings-title = Instellingen
settings-lead = Bewaard in deze browser en meteen van kracht.
settings-name = Jouw naam
settings-name-keep = Bewaren
settings-name-hint = Onder deze naam zien de anderen aan tafel je.
settings-name-kept = Je heet nu { $name }.
settings-theme = Weergave
settings-theme-system = zoals het systeem
settings-theme-light = licht
settings-theme-dark = donker
settings-motion = Beweging
settings-motion-0 = geen
settings-motion-1 = rustig
settings-motion-2 = vlot
settings-motion-hint = Hoe speelstukken over het bord bewegen.
settings-sound = Geluiden
settings-notify = In deze browser, zolang de tafel in een ander tabblad of venster openstaat
settings-notify-refused = Je browser staat het niet toe; dat kun je in de browserinstellingen voor deze pagina veranderen.
settings-account = Account en apparaten
ways-title = Berichten
ways-lead = Hoor dat een tafel op je wacht terwijl je iets anders doet. Er wordt niets gestuurd tot je een manier kiest.
ways-here = Dit apparaat
ways-here-text = Ook als deze pagina dicht is.
ways-no-push = Deze browser is niet bereikbaar als hij dicht is.
ways-browser = Een andere browser
ways-mail = E-mail
ways-mail-text = Naar een adres van jou.
ways-no-mail = Deze server verstuurt geen mail.
ways-hook = Chat of programma
ways-hook-text = Discord, Slack, Matrix, JSON.
ways-need-account = Met een account.
ways-kind-json = Een programma van jou
ways-state-good = klaar
ways-state-waiting = Open de link in de mail die we je stuurden.
ways-state-failing = Het laatste bericht kwam niet aan. Probeer het.
ways-add = Manieren om je te bereiken
ways-try = Proberen
ways-trying = Onderweg…
ways-tried = Verstuurd; het zou er zo moeten zijn.
ways-remove-name = { $name } verwijderen
ways-mail-label = Je e-mailadres
ways-mail-do = Stuur me een link
ways-mail-sent = Er is een link onderweg naar { $address }. Open hem binnen een dag.
ways-hook-label = Adres van de webhook
ways-hook-hint = Chats maken zo’n adres voor een kanaal, in hun instellingen onder Integraties of Webhooks.
ways-hook-kind = Het hoort bij
ways-hook-do = Toevoegen
ways-quiet = Stille uren
ways-quiet-from = van
ways-quiet-until = tot
ways-quiet-hint = Wat intussen wordt gevraagd, wacht tot ze voorbij zijn. De klok van { $zone } telt.
ways-apart = Hoe vaak
ways-apart-0 = meteen
ways-apart-60 = één keer per uur
ways-apart-240 = elke 4 uur
ways-apart-1440 = één keer per dag
mail-title = Is dit jouw adres?
mail-text = Je wilt per e-mail horen dat een tafel op je wacht. Eén klik, en het is zo.
mail-do = Ja, hier bereik je me
mail-done-title = Alles klaar
mail-done = { $address } hoort van ons als een tafel wacht.
mail-settings = Berichten instellen
mail-gone = Deze link is al gebruikt of te oud. In de instellingen krijg je een nieuwe.
account-title = Account
account-guest = Je bent gast: alleen deze browser onthoudt jou en je partijen. Met een account kom je overal binnen.
account-is = Je bent ingelogd als { $name }.
account-register = Een account maken
account-register-text = Al je partijen blijven van jou. Een e-mailadres is niet nodig.
account-register-do = Account maken
account-login = Inloggen
account-login-text = De partijen die je hier als gast begon, gaan mee.
account-login-do = Inloggen
account-name = Naam
account-password = Wachtwoord
account-password-hint = Minstens 8 tekens.
account-taken = Het account { $name } bestaat al; kies een andere naam.
account-wrong = De naam of het wachtwoord klopt niet.
account-made = Je account { $name } is klaar.
account-welcome = Welkom terug, { $name }!
account-left = Je bent hier uitgelogd.
account-sessions = Waar je bent ingelogd
account-device = { $browser } op { $system }
account-device-unknown = Onbekend apparaat
account-since = sinds { $date }
account-here = dit apparaat
account-end = Daar uitloggen
account-logout = Uitloggen
account-settings = Naam, weergave en taal

## Passwords, the second factor, leaving, private servers

former-player = iemand van vroeger
account-cancel = Annuleren
account-password-weak = Kies een ander wachtwoord: minstens 8 tekens, geen dat iedereen het eerst probeert, geen rij toetsen en niet je naam. Drie of vier woorden achter elkaar zijn goed.
account-password-change = Wachtwoord wijzigen
account-password-change-text = Op al je andere apparaten moet je daarna opnieuw inloggen.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change-do = Wachtwoord wijzigen
account-password-changed = Je wachtwoord is gewijzigd. Overal elders ben je uitgelogd.
account-password-wrong = Het wachtwoord klopt niet.
account-code = Code
account-code-hint = Zes cijfers uit je app, of een van je herstelcodes.
account-code-wrong = De code klopt niet of is al gebruikt. Wacht op de volgende.
account-factor = Tweede factor
account-factor-text = Een app op je telefoon toont elke halve minuut een nieuwe code. Wie je wachtwoord te weten komt, kan er zonder die code niet in.
account-factor-is-on = Bij het inloggen wordt om een code van je app gevraagd.
account-factor-on = Instellen
account-factor-go-on = Verder
account-factor-scan = Open je authenticator-app en maak hier een foto van:
account-factor-picture = Afbeelding voor de authenticator-app
account-factor-by-hand = Of typ het in:
account-factor-first-code = De code die de app nu toont
account-factor-on-do = Aanzetten
account-factor-off = Uitzetten
account-factor-off-do = Uitzetten
account-factor-off-done = De tweede factor staat uit.
account-factor-off-wrong = Het wachtwoord of de code klopt niet, of de code is al gebruikt.
account-recovery = Je herstelcodes.
account-recovery-text = Als je je telefoon kwijtraakt, laat elk ervan je één keer binnen. Schrijf ze nu op: ze worden nooit meer getoond.
account-recovery-kept = Ik heb ze opgeschreven
account-end-others = Overal elders uitloggen
account-data = Je gegevens
account-data-text = Alles wat deze server over je weet, met de verslagen van je afgelopen partijen, in één bestand.
account-data-do = Mijn gegevens downloaden
account-delete-text = Je kunt op elk moment vertrekken.
account-delete = Mijn account verwijderen …
account-delete-guest = Alles van mij verwijderen …
account-delete-sure = Het account { $name } voorgoed verwijderen?
account-delete-sure-guest = Alles van jou voorgoed verwijderen?
account-delete-games = Je partijen blijven van degenen met wie je speelde; je naam staat er niet meer bij.
account-delete-seats = In lopende partijen speelt de computer voor je verder.
account-delete-for-good = Niemand kan het account terughalen, ook niet wie deze server beheert.
account-delete-do = Voorgoed verwijderen
account-deleted = Je bent verwijderd. Bedankt voor het meespelen!
private-title = Een besloten server
private-invitation = Hier speelt men onder elkaar. Log in, of open de uitnodiging die iemand je heeft gestuurd.
private-closed = Hier speelt men onder elkaar. Log in om de tafels te zien.
private-seat = Je bent uitgenodigd aan een tafel
private-come = Binnenkomen
private-link-gone = Deze link leidt niet meer naar een vrije plaats. Vraag om een nieuwe.
invited-here = Je bent uitgenodigd
invited-here-text = Hoe moeten de anderen je noemen?
invited-known = Je bent hier al bekend als { $name }.
invited-gone = Deze uitnodiging is al gebruikt of te oud. Vraag om een nieuwe.
password-title = Een nieuw wachtwoord
password-text = Daarmee log je dan in; overal elders ben je uitgelogd.
password-do = Wachtwoord instellen
password-set = Het wachtwoord van { $name } is ingesteld.
password-gone = Deze link is al gebruikt of te oud. Vraag om een nieuwe.

## Rules, looking at records

rules-title = Regels
look-title = Een verslag bekijken
look-lead = In het verslag van een partij staat elke zet. Open een verslag en loop de partij zet voor zet na, door de ogen van elke speler.
look-drop = Sleep een verslag hierheen of kies een bestand
look-busy = Het spel wordt klaargezet …
look-too-large = Dit bestand is te groot voor het verslag van een partij.
look-hint = Ook elke afgelopen partij is te bekijken.
look-lobby = Naar de afgelopen partijen
rules-of = Regels van { $title }
rules-contents = Inhoud
rules-close = Sluiten
rules-find = Zoeken in de regels
rules-found = { $count ->
        [one] één regel
       *[other] { $count } regels
    }
rules-found-none = Deze woorden komen niet voor in de regels.
rules-none = Er is hier geen spel met deze naam.
rules-others = Regels van andere spellen
look-wrong = Dit bestand is geen verslag van een partij die hier bekend is.

## A table

seat-mind = { $name } (computer)
computer-menu = Over { $name }
computer-level = computer, { $level }
computer-random = speelt op goed geluk
computer-greedy = pakt wat nu het meeste oplevert
computer-search = denkt vooruit
computer-other = speelt op een eigen manier
table-asked = Wat gevraagd wordt
table-players = Aan tafel
table-points = Punten
table-log = Wat er gebeurde
table-over = Het spel is afgelopen.
table-closed = Deze tafel is gesloten.
table-missing = { $count ->
        [one] Het spel begint zodra er nog één speler aanschuift.
       *[other] Het spel begint zodra er nog { $count } spelers aanschuiven.
    }
table-waiting = Wachten op { $who }.
table-skip = Vooruitspoelen
table-telling = { $who } speelt.
table-undo = Terugnemen
table-tired = { $who } kon niet uitdenken; een snelle invaller heeft beslist.
hint-ask = Tip
hint-title = Je beste keuzes
hint-close = Tips wegleggen
hint-chance = { $chance }% kans om te winnen
hint-choose = Dit kiezen
hint-about = Procent: je winstkans. Daaronder: wat ervan komt in de meeste potjes die zijn geprobeerd.
terms-hints = met tips
choose-other = Iets anders kiezen
choose-without = Zonder { $what }
explain-past = Je kijkt naar het verleden.
explain-ask = Wat is …?
explain-find = Iets op het bord
explain-rule = Regel { $rule }
table-choices = Keuzes
table-mat = Voor je
table-turn = aan de beurt
choose-find = Zoek in { $count } keuzes
gather-free = vrij

## The past, the end

past-title = Het verleden
past-slider = Moment van de partij
past-is-now = Nu
past-moment = Beslissing { $moment } van { $total }
past-looking = Je kijkt naar beslissing { $moment } van { $total }.
past-your-turn = Intussen ben jij aan de beurt.
past-return = Terug naar nu
past-start = Naar het begin
past-back = Eén terug
past-play = Afspelen
past-pause = Pauzeren
past-forward = Eén verder
past-now = Naar nu
end-title = Het einde van het spel
end-you-win = Je wint.
end-fold = Bord bekijken
end-unfold = Uitslag bekijken
end-sheet = Scoreblad
end-rank = { $rank }e
end-course = Zo is het gelopen
end-chart = Punten in de loop van de partij
end-decisions = { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }
end-rematch-join = Naar de revanche
end-look = Partij bekijken
end-record = Verslag downloaden
end-seed-title = Was het toeval eerlijk?
end-seed-about = De hash van de startwaarde was al vóór de eerste beslissing openbaar; hij past alleen bij deze startwaarde, en al het toeval volgt daaruit: niemand kon later iets veranderen.
end-seed = Startwaarde
end-seed-hash = Hash
share = Delen
share-table = Dit adres leidt naar de tafel.
share-moment = Dit adres leidt naar de tafel na beslissing { $moment }.
share-address = Adres
share-with = Delen met …
share-copy = Kopiëren
share-copied = Gekopieerd
continue = Vanaf hier verder spelen
continue-about = Een nieuwe tafel begint na beslissing { $moment } van deze partij, met dezelfde kaarten op de stapels. De andere plaatsen zijn voor computerspelers.
continue-as = Spelen als
continue-go = Tafel openen

## Several people at one screen

handover-title = Doorgeven
handover-next = { $name } is aan de beurt
handover-about = De tafel is afgedekt, zodat niemand ziet wat alleen { $name } mag weten.
handover-here = Ik ben { $name }
handover-mind = Een computerspeler beslist voor { $name }
handover-turn = Jij bent aan de beurt, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● Jouw beurt · { $title }
attention-turn = Jij bent aan de beurt

# Table talk
chat-title = Chat
chat-nothing = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Versturen
chat-unread = { $count ->
        [one] één nieuwe regel
       *[other] { $count } nieuwe regels
    }

# Clocks
clock-left = Resterende tijd
clock-left-days = { $days ->
        [one] 1 dag { $hours } u
       *[other] { $days } dagen { $hours } u
    }
clock-up = De tijd is om
clock-hand-over = Laat de computer voor { $name } spelen

# The connection
wire-lost = De server is niet bereikbaar. De verbinding komt vanzelf terug; tot die tijd kun je rondkijken.
wire-refused = Deze tafel kan niet worden geopend
wire-lobby = Naar de lobby

# One's own seat
seat-menu = Mijn plaats
seat-sit = Gaan zitten
seat-stand = Opstaan
seat-hand-over = Laat de computer voor mij spelen
seat-take-back = Zelf verder spelen
seat-away = Een computerspeler beslist voor jou.
seat-away-name = Een computerspeler beslist voor { $name }.
seat-link = Verder op een ander apparaat
seat-link-about = Met dit adres neem je je plaats op een ander apparaat in. Houd het voor jezelf.
seat-close = Deze tafel opruimen
seat-leave = Weggaan; de tafel wacht op mij

# Coming with a link
invited = Je bent uitgenodigd voor { $title }
invited-by = { $count ->
        [one] { $hosts } nodigt je uit voor { $title }
       *[other] { $hosts } nodigen je uit voor { $title }
    }
invited-name = Je naam
invited-watch = Alleen kijken
recover-title = Terugkomen als { $name }?
recover-about = De plaats hoort dan bij deze browser; op het andere apparaat kijk je alleen nog mee.
recover-go = Mijn plaats innemen

## Blokkeren, melden, een server beheren

person-menu = Over { $name }
person-block = Blokkeren
person-block-about = Jullie lezen niet meer wat de ander zegt en gaan niet aan dezelfde tafel zitten.
person-blocked = Je hebt { $name } geblokkeerd.
person-report = Melden
person-report-why = Wat is er mis?
person-report-send = Melding versturen
person-reported = Bedankt. Wie deze server beheert, leest het.
chat-removed = Deze regel is verwijderd.
account-blocks = Wie je hebt geblokkeerd
account-unblock = Deblokkeren
account-reports = Wat je hebt gemeld
account-admin = Deze server beheren
report-waits = Wordt nog bekeken
report-acted = Er is iets aan gedaan
report-dismissed = Er hoefde niets te gebeuren
admin-title = Deze server beheren
admin-not = Deze pagina is voor wie deze server beheert.
admin-search = Zoek namen, kenmerken of redenen
admin-done = Gedaan.
admin-none = Hier is niets.
admin-more = { $count ->
        [one] Toon er nog één
       *[other] Toon er nog { $count }
    }
admin-why = Reden
admin-lasting = Hoe lang
admin-lasting-hour = Een uur
admin-lasting-day = Een dag
admin-lasting-week = Een week
admin-lasting-month = 30 dagen
admin-lasting-good = Voorgoed
admin-for-good = voorgoed
admin-until = tot { $date }
admin-reports = Meldingen
admin-reported-by = Gemeld door { $name }, { $date }
admin-open-table = Naar de tafel
admin-note = Wie het meldde, leest de reden.
admin-people = Mensen
admin-is-admin = beheerder
admin-guest = gast
admin-account = account { $name }
admin-banned = Verbannen { $until }
admin-muted = Gedempt { $until }
admin-ban = Verbannen
admin-mute = Dempen
admin-lift = Opheffen
admin-reset = Wachtwoord herstellen
admin-reset-about = Je krijgt een link om door te geven. Daarmee kan één keer een nieuw wachtwoord worden gekozen.
admin-factor = Tweede factor verwijderen
admin-factor-about = Voor wie hem kwijt is. Daarna is het wachtwoord genoeg.
admin-promote = Beheerder maken
admin-demote = Geen beheerder meer
admin-link = Link om door te geven
admin-once = Geef deze link alleen aan wie hij bedoeld is. Hij werkt één keer, tot { $date }, en wordt niet nog eens getoond.
admin-tables = Tafels
admin-status-open = open
admin-status-playing = wordt gespeeld
admin-status-finished = afgelopen
admin-status-closed = gesloten
admin-talk = Gesprek
admin-close = Tafel sluiten
admin-delete = Tafel verwijderen
admin-delete-about = Alles wat hier is gespeeld en gezegd, is dan voorgoed weg.
admin-remove-line = Regel verwijderen
admin-bans = Verbanningen
admin-network = Een reeks adressen
admin-invitations = Uitnodigingen
admin-invite = Iemand uitnodigen
admin-invite-whom = een nieuw iemand
admin-revoke = Intrekken
admin-audit = Wat beheerders deden
admin-command-line = opdrachtregel
admin-did-ban = Verbannen
admin-did-unban = Niet meer verbannen
admin-did-mute = Gedempt
admin-did-unmute = Niet meer gedempt
admin-did-close = Tafel gesloten
admin-did-close-tournament = Toernooi beëindigd
admin-did-delete = Tafel verwijderd
admin-did-remove-line = Regel verwijderd
admin-did-resolve = Over melding beslist
admin-did-reset-password = Wachtwoord hersteld
admin-did-remove-factor = Tweede factor verwijderd
admin-did-promote = Beheerder gemaakt
admin-did-demote = Geen beheerder meer
admin-did-invite = Uitnodiging gemaakt
admin-did-revoke = Uitnodiging ingetrokken
admin-did-look = Gesprek van een tafel gelezen
admin-did-prune = Wat niet langer bewaard wordt opgeruimd
admin-did-restore = Teruggezet uit een back-up

## Tutorial

tutorial-title = Rondleiding
tutorial-card = Je gids
tutorial-progress = Stap { $step } van { $steps }
tutorial-back = Terug
tutorial-next = Verder
tutorial-show = Laat zien
tutorial-read = Neem de tijd en ga dan door met ‘Verder’.
tutorial-over = Dat was de rondleiding.
tutorial-yours = Jij bent aan zet
tutorial-other = Dat mag ook. Kies voor deze rondleiding: { $choice }.
tutorial-rules = Meer hierover:
tutorial-play = Nu spelen
tutorial-all-rules = Alle regels
tutorial-none = Voor dit spel is er nog geen rondleiding.
tutorial-lost = De rondleiding kon niet worden geladen. Probeer het nog eens.

## Boards: the plain one

plain-title = Tafel
plain-yes = Ja
plain-no = Nee
plain-reach = Wat je kunt bereiken
plain-more = { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
plain-fewer = Minder tonen

## Mensen aan tafel: revanches, wie weggaat, wie wat hoort, veel tafels

rematch-ask = Om een revanche vragen
rematch-asked = Je wordt om een revanche gevraagd
rematch-accept = Ja, nog een keer
rematch-decline = Nee, bedankt
rematch-see = Naar de revanche
rematch-waiting = { $count ->
        [one] De revanche begint zodra { $who } ja heeft gezegd.
       *[other] De revanche begint zodra { $who } ja hebben gezegd.
    }
rematch-yes = doet mee
rematch-not-yet = is gevraagd
rematch-no = heeft nee gezegd
host-free = Plaats van { $name } vrijmaken
host-withdraw = { $name } niet langer vragen
host-fill = Computerspeler neerzetten
stand-in-about = Voor wie weggaat, speelt een computerspeler verder: { $mind }.
new-stand-in = Als iemand weggaat
resign = Opgeven
resign-about = Je verlaat het spel voorgoed en wordt laatste; voor de anderen speelt een computerspeler ({ $mind }) verder.
resign-sure = Ja, ik geef op
resign-stay = Ik blijf
seat-resigned = opgegeven
chat-room-players = Alleen de spelers horen dit.
chat-room-spectators = Alleen toeschouwers horen dit, de spelers niet.
chat-room-everyone = Iedereen hoort dit.
lobby-seat-asked = { $name } (gevraagd)
lobby-seat-declined = { $name } (heeft nee gezegd)
lobby-seat-resigned = { $name } (opgegeven)
lobby-more-of = { $name } heeft { $count } open tafels
lobby-more = Meer tafels
lobby-find = Een tafel zoeken
lobby-find-title = Spel
lobby-find-free = Vrije plaatsen
lobby-find-who = Met wie
lobby-find-any = maakt niet uit
lobby-find-least = { $count } of meer
lobby-find-none = Geen tafel past. Zoek iets anders, of open er zelf een.

## A table for the ear

ear-on = Op gehoor spelen: tafels als tekst met een opdrachtregel
ear-off = Tafels weer als bord tonen
ear-is-on = Tafels worden nu als tekst verteld, met een opdrachtregel.
ear-is-off = Tafels worden nu weer getekend.
ear-skip = Naar de opdrachtregel
ear-situation = Stand van zaken
ear-last = Laatste beurt
ear-command = Opdracht
ear-line = Opdrachtregel
ear-go = Doen
ear-line-help = Een nummer, een keuze in woorden, of ? voor de keuzes, s voor de stand van zaken, hulp voor al het andere. Alt en 1 tot 7 leiden naar de onderdelen, Escape leidt hierheen terug.
ear-more = { $count ->
        [one] Nog één regel: typ ‘meer’.
       *[other] Nog { $count } regels: typ ‘meer’.
    }
ear-no-more = Dat was alles.
ear-unknown = Niet begrepen: { $input }. Typ ? voor de keuzes, of hulp.
ear-which = Er passen er { $count }. Welke?
ear-listed = { $number }: { $text }
ear-choices = { $count ->
        [one] Eén keuze.
       *[other] { $count } keuzes.
    }
ear-nothing-asked = Er valt nu niets te kiezen.
ear-who = Van wie? { $who }.
ear-no-rule = Er is geen regel { $input }.
ear-said = Je zegt: { $text }
ear-says = { $who } zegt: { $text }
ear-help = { $does }: { $words }
ear-has = { $who }: { $count ->
        [one] één punt.
       *[other] { $count } punten.
    }
ear-gained = { $who }: { $count ->
        [one] één punt meer
       *[other] { $count } punten meer
    }, nu { $total }.
ear-lost = { $who }: { $count ->
        [one] één punt minder
       *[other] { $count } punten minder
    }, nu { $total }.
ear-hint = { $number }: { $text }. { $chance }% kans om te winnen. { $expected }
ear-rest = { $count ->
        [one] Er gebeurde nog één ding: typ ‘l { $lines }’.
       *[other] Er gebeurden nog { $count } dingen: typ ‘l { $lines }’.
    }
ear-words-choices = keuzes
ear-words-situation = stand
ear-words-me = ik
ear-words-player = speler
ear-words-about = wat
ear-words-far = ver
ear-words-lead = voorop
ear-words-if = als
ear-words-why = waarom
ear-words-rule = regel
ear-words-log = verslag
ear-words-back = terug
ear-words-on = verder
ear-words-now = nu
ear-words-hint = tip
ear-words-undo = terugnemen
ear-words-say = zeg
ear-words-more = meer
ear-words-help = hulp
ear-does-choices = de keuzes; met een woord alleen die het bevatten
ear-does-situation = de stand van zaken in een paar zinnen
ear-does-me = wat je hebt
ear-does-player = wat iemand heeft, op naam of kleur
ear-does-about = iets op het bord: hoe het ervoor staat
ear-does-far = hoe ver iets is
ear-does-lead = wie er voorligt
ear-does-if = wat een arbeider of een bezoek daar zou opleveren
ear-does-why = waarom je iets nu niet kunt kiezen
ear-does-rule = een regel op nummer
ear-does-log = wat er net gebeurde; met een getal zoveel regels
ear-does-back = één beslissing terug
ear-does-on = één beslissing verder
ear-does-now = terug naar het heden
ear-does-hint = de beste keuzes, waar tips zijn toegestaan
ear-does-undo = je laatste beslissing terugnemen
ear-does-say = iets zeggen aan tafel
ear-does-more = de rest van een lang antwoord
ear-does-help = deze lijst
settings-ear = Op gehoor spelen: tafels als tekst met een opdrachtregel, zonder beweging
settings-announced = Wat schermlezers aan tafel melden
settings-announced-turns = mijn beurten
settings-announced-digest = een samenvatting bij mijn beurt
settings-announced-all = alles zodra het gebeurt

## Pages of people

account-games = Mijn partijen
account-games-page = Alles wat je hier gespeeld hebt
history-public = Anderen mogen deze pagina zien
history-public-hint = Zij zien je afgelopen partijen uit de lobby. Partijen aan tafels die daar niet stonden, blijven onder jullie.
history-nobody = Onder deze naam laat hier niemand een pagina zien.
history-none = Nog geen afgelopen partij.
history-sum = { $games ->
        [one] Eén afgelopen partij
       *[other] { $games } afgelopen partijen
    }, { $wins ->
        [0] geen ervan gewonnen
       *[other] { $wins } ervan gewonnen
    }
history-streak = { $now ->
        [0] Langste reeks: { $longest ->
            [one] één overwinning
           *[other] { $longest } overwinningen op rij
        }
       *[other] Reeks: { $now ->
            [one] één overwinning
           *[other] { $now } overwinningen op rij
        } (langste: { $longest })
    }
history-best = Beste resultaat: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
history-chart = { $title }: punten per partij
history-won = gewonnen
history-lost = niet gewonnen
history-place = Plaats { $rank } van { $seats }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
history-with = met { $names }
history-rivals = Met wie je speelde, en wie er voor eindigde
history-rivals-of = Met wie { $name } speelde, en wie er voor eindigde
history-met = { $ahead } keer ervoor, { $level } keer gelijk, { $behind } keer erachter

## Ratings, pages of titles

new-rated = Partij voor de rating
new-rated-hint = Voor mensen met een account, zichtbaar in de lobby, zonder tips. Niemand anders kan voor je beslissen.
terms-rated = voor de rating
rating-is = Rating { $strength } ± { $doubt } na { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
home-statistics = Statistieken
home-statistics-title = Statistieken van { $title }
statistics-none = Hier is er nog geen partij van afgelopen.
statistics-unknown = Dit spel is er hier niet.
statistics-games = { $games ->
        [one] Eén partij is hier afgelopen.
       *[other] { $games } partijen zijn hier afgelopen.
    }
statistics-seats = Hoe vaak elke plaats wint
statistics-company = Met { $seats } spelers ({ $games ->
        [one] één partij
       *[other] { $games } partijen
    })
statistics-share = Plaats { $seat }: { $share }%
statistics-fair = Bij de lijn zouden alle plaatsen even goed zijn.
statistics-decisions = Hoeveel beslissingen een partij vraagt
statistics-minutes = Hoeveel minuten een partij achter elkaar duurt
statistics-span = { $least } tot { $most }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
statistics-best = Hoogste scores
statistics-best-line = { $points ->
        [one] één punt
       *[other] { $points } punten
    }, met { $seats } spelers
leaders = Ranglijst
leaders-about = Ratings komen uit partijen voor de rating. De balk toont hoe zeker ze zijn: de echte sterkte ligt er zeer waarschijnlijk in. Bovenaan staat wie zeer waarschijnlijk sterk is, niet wie één keer geluk had.
leaders-none = Niemand heeft er nog een partij voor de rating van gespeeld.
tournament-back = Terug naar het toernooi
statistics-picks = hoe vaak ze winnen
statistics-picks-about = De stip is het aandeel gewonnen partijen, de balk laat zien waar het ware aandeel zeer waarschijnlijk ligt, de streepjeslijn waar het zou liggen als alles gelijk was.
statistics-pick = { $share }% van { $games ->
    [one] één partij
   *[other] { $games } partijen
  }; eerlijk zou { $fair }% zijn
statistics-all = Alle { $count } tonen
statistics-few = Minder tonen
statistics-rows = Alle partijen als rijen, om te bestuderen:
leaders-levels = Computerspelers, ter vergelijking
leaders-levels-about = Ze spelen geen partijen met rating. Hoe ver ze uit elkaar liggen blijkt uit partijen onderling, waar ze staan uit partijen van mensen met een rating tegen hen.
leaders-level = Sterkte { $strength } ± { $doubt }

# The deal of the day: the same game for everybody, one try each.
daily = Partij van de dag
daily-lead = Voor iedereen dezelfde kaarten, dobbelstenen en tegenstanders. Je hebt één poging.
daily-of = Partij van de dag: { $title }
daily-own = Jouw poging
daily-next = De volgende over { $time }
daily-play = Spelen
daily-go-on = Verderspelen
daily-more = Meer hierover
daily-results = Resultaten van iedereen
daily-players = { $count ->
    [0] Nog niemand heeft haar uitgespeeld.
    [one] Tot nu toe één resultaat.
   *[other] Tot nu toe { $count } resultaten.
  }
daily-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
daily-yours = Jouw resultaat: { daily-points }, plaats { $rank } van { $seats } aan tafel.
daily-given-up = Je hebt opgegeven.
daily-about = { $count ->
    [one] Tegen één computerspeler
   *[other] Tegen { $count } computerspelers
  } ({ $mind }), zonder tips en zonder rating. Wie hetzelfde beslist, krijgt precies dezelfde partij.
daily-late = Je partij eindigde toen de uitslag al vaststond en telt daarom niet mee.
daily-not-told = Je ziet de resultaten van iedereen zodra je zelf hebt gespeeld, of na { $when }, als alles openbaar wordt.
daily-histogram = Wie op hoeveel punten kwam
daily-column = { $points } punten: { $count }
daily-column-yours = { $points } punten: { $count }, onder wie jij
daily-you = jij
daily-ranking = Ranglijst
daily-ahead = { $lead } voor op de beste computerspeler
daily-behind = { $lead } achter op de beste computerspeler
daily-level = gelijk met de beste computerspeler
daily-watch = Terugkijken
daily-watch-own = Je partij terugkijken
daily-best = De beste partij terugkijken
daily-best-later = De beste partij kun je na { $when } terugkijken.
daily-places = Plaatsen zijn voor accounts van vóór deze dag; alle anderen staan zonder plaats in de lijst.
daily-days = Andere dagen

# Who is at a table

presence-here = is er
presence-thinking = denkt na
presence-typing = schrijft…
presence-elsewhere = kijkt ergens anders
presence-away = afwezig
presence-away-since = afwezig, laatst hier { $ago }
presence-mind = Computer speelt verder ({ $mind }) · { $state }
presence-watching = { $count ->
    [one] Eén persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
nudge = Duwtje geven
nudge-name = { $name } een duwtje geven
nudge-done = Duwtje gegeven
nudged = { $name } geeft je een duwtje: jij bent aan de beurt.
seat-taken-over = Een computerspeler speelt verder voor { $name }.
seat-taken-back = { $name } is terug en speelt zelf verder.
chat-typing = { $count ->
    [one] { $who } schrijft…
   *[other] { $who } schrijven…
}
new-patience = De computer mag voor een afwezige verderspelen na
new-name-about = Wie je uitnodigt, leest deze naam.
