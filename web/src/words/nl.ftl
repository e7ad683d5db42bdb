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
menu-new = Nieuwe tafel
menu-rules = Regels
menu-look = Een opgenomen partij bekijken
menu-account = Account
menu-language = Taal
menu-lighter = Licht thema
menu-darker = Donker thema
page-title = { $title } · Ludothek
page-home = Ludothek: bordspellen, meteen te spelen
footer-about = Ludothek is open en vrij.
footer-api = Voor programmeurs: de interface
notice-lost = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
notice-busy = Dat was iets te vaak. Wacht even en probeer het opnieuw.
notice-failed = Dat is niet gelukt. Probeer het opnieuw.
notice-again = Opnieuw proberen
notice-close = Melding sluiten
nowhere-title = Hier is niets
nowhere-text = Misschien is het adres verkeerd getypt, of is het stuk dat je zoekt onder de bank gerold.
nowhere-home = Naar de startpagina

## Home

home-play = Nu spelen
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
home-friends-text = Dek een tafel, stuur de link, klaar.
home-lobby = Kijken wie er speelt
home-lobby-text = Vrije plaatsen, jouw tafels en afgelopen partijen.
home-look = Een partij bekijken
home-look-text = Loop zet voor zet door een partij.
home-waiting-computer = tegen de computer

## Lobby

lobby-title = Lobby
lobby-title-waiting = ({ $count }) Lobby
lobby-new = Een tafel dekken
lobby-mine = Jouw tafels
lobby-open = Vrije plaatsen
lobby-open-none = Niemand zoekt nu gezelschap. Dek zelf een tafel en houd een plaats vrij.
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
lobby-seat-mind = Computer
lobby-seat-you = { $name } (jij)
lobby-join = Gaan zitten
lobby-watch = Toekijken
lobby-review = Bekijken
lobby-play = Verder spelen
lobby-go = Naar de tafel
lobby-too-late = Iemand was sneller: de plaats is bezet.
lobby-come = Andere wegen naar een tafel
lobby-address-title = Ben je uitgenodigd?
lobby-address = De link die je kreeg
lobby-address-wrong = Dit is niet het adres van een tafel.
lobby-address-go = Binnenkomen
pace-live = Live
pace-days = Over dagen
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }

## New table, invitations

new-title = Nieuwe tafel
new-lead = Dek de tafel
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
new-who-mind = Computer: { $mind }
new-name = Naam
new-name-of = Naam bij { $seat }
new-unnamed = Speler { $number }
new-pace = Tempo
new-clock = Bedenktijd
new-clock-none = zo lang je wilt
new-lot = Plaatsen loten
new-listed = In de lobby tonen
new-options = Huisregels
new-options-changed = { $count ->
        [one] één veranderd
       *[other] { $count } veranderd
    }
new-play = Spelen
new-open = Tafel openen
new-open-hint = Het spel begint als alle plaatsen bezet zijn. De links krijg je zo.
invite-seat = Uitnodiging voor plaats { $number }
invite-open = Voor wie wil komen
invite-near = Alleen deze computer kan dit adres openen. Start de server voor vrienden in het lokale netwerk met --host 0.0.0.0.
invite-own = Mijn eigen weg terug
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
settings-name-hint = Dit lezen de anderen aan tafel.
settings-name-kept = Je heet nu { $name }.
settings-theme = Weergave
settings-theme-system = zoals het systeem
settings-theme-light = licht
settings-theme-dark = donker
settings-motion = Beweging
settings-motion-0 = geen
settings-motion-1 = rustig
settings-motion-2 = vlot
settings-motion-hint = Hoe stukken over het bord bewegen.
settings-sound = Geluiden
settings-notify = Laat het me weten als ik aan de beurt ben en ergens anders kijk
settings-notify-refused = Je browser staat het niet toe; dat kun je in zijn instellingen voor deze pagina veranderen.
settings-account = Account en apparaten
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
account-sessions = Waar men je kent
account-device = { $browser } op { $system }
account-device-unknown = Onbekend apparaat
account-since = sinds { $date }
account-here = dit apparaat
account-end = Daar uitloggen
account-logout = Uitloggen
account-settings = Naam, weergave en taal

## Rules, looking at records

rules-title = Regels
look-title = Een opgenomen partij bekijken
look-lead = De opname van een partij bevat elke zet. Breng er een mee en loop de partij op het bord door, door ieders ogen.
look-drop = Sleep een opname hierheen of kies een bestand
look-busy = Het spel wordt klaargezet …
look-too-large = Dit bestand is te groot voor de opname van een partij.
look-hint = Ook elke afgelopen partij is te bekijken.
look-lobby = Naar de afgelopen partijen
rules-of = Regels: { $title }
rules-contents = Inhoud
rules-close = Sluiten
rules-find = Zoeken in de regels
rules-found = { $count ->
        [one] één regel
       *[other] { $count } regels
    }
rules-found-none = Deze woorden komen niet voor in de regels.
rules-none = Er is hier geen titel met deze naam.
rules-others = Andere regels
look-wrong = Dit bestand is geen opname van een partij die hier bekend is.

## A table

seat-mind = { $seat } (computer)
table-asked = Wat gevraagd wordt
table-players = Aan tafel
table-points = Punten
table-log = Wat er gebeurde
table-over = Het spel is afgelopen.
table-closed = Deze tafel is gesloten.
table-missing = { $count ->
        [one] Het spel begint als er nog één speler is gekomen.
       *[other] Het spel begint als er nog { $count } spelers zijn gekomen.
    }
table-waiting = Wachten op { $who }.
table-skip = Vooruitspoelen
table-telling = { $who } speelt.
table-undo = Terugnemen
choose-other = Iets anders kiezen
choose-without = Zonder { $what }
explain-past = Je kijkt naar het verleden.
explain-ask = Wat is …?
explain-find = Iets op het bord
explain-rule = Regel { $rule }
table-choices = Keuzes
table-turn = aan de beurt
choose-find = Zoek in { $count } keuzes
gather-free = vrij

## The past, the end

past-title = Het verleden
past-slider = Moment van het spel
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
end-course = Hoe het zo kwam
end-chart = Punten in de loop van het spel
end-decisions = { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }
end-rematch = Nog een keer
end-rematch-join = Naar de revanche
end-look = Spel bekijken
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
continue-about = Een nieuwe tafel begint na beslissing { $moment } van dit spel, met dezelfde kaarten als toen. Computerspelers nemen de andere plaatsen in.
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
chat-title = Tafelpraat
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
clock-up = Tijd is om
clock-hand-over = Laat een computerspeler verdergaan voor { $name }

# The connection
wire-lost = De server is niet bereikbaar. De verbinding komt vanzelf terug; tot die tijd kun je rondkijken.
wire-refused = Deze tafel kan niet worden geopend
wire-lobby = Naar de lobby

# One's own seat
seat-menu = Mijn plaats
seat-sit = Gaan zitten
seat-stand = Opstaan
seat-hand-over = Laat een computerspeler verdergaan
seat-take-back = Zelf verder spelen
seat-away = Een computerspeler beslist voor jou.
seat-away-name = Een computerspeler beslist voor { $name }.
seat-link = Mijn weg terug vanaf een ander apparaat
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
plain-choose = Kies er een
plain-reach = Wat je kunt bereiken
plain-more = { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
plain-fewer = Minder tonen
