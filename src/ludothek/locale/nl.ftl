# Ludothek: the platform's own words, Dutch.

# A name and what is said of it
label = { $name }: { $text }
beside = { $first }, { $then }
in-a-row = { $first }; { $then }
in-brackets = { $text } ({ $more })
so-many-of = { $count } van { $total }
amount = { $count } × { $thing }

## Seats: colour and shape go together on every board

seat-orange = Oranje
seat-blue = Blauw
seat-green = Groen
seat-red = Rood
seat-purple = Paars
seat-yellow = Geel
seat-you = jij
seat-amount = { $seat } { $count }
# Of de naam van een speler overal kan staan waar de kleur van een plaats staat: yes of no.
names-in-sentences = yes

## What is said to who hears the game

spoken-over = Het spel is afgelopen. Winnaar: { $seats }.
spoken-your-turn = Jij bent aan de beurt, { $seat }.
spoken-turn = Nu aan zet: { $seats }.
spoken-points = Punten: { $seats }.
spoken-points-of = { $count ->
        [one] Eén punt.
       *[other] { $count } punten.
    }
spoken-leader = Aan kop: { $seats }, met { $count ->
        [one] één punt.
       *[other] { $count } punten.
    }
spoken-choices = Hiermee beginnen { $count } keuzes.
spoken-only-watching = Je kijkt toe; er valt hier voor jou niets te kiezen.
spoken-times = Dat gebeurde { $count } keer.
spoken-nothing-new = Sindsdien is er niets gebeurd.

## Computer players

mind-novice = beginner
mind-novice-about = Ziet wat voor de neus ligt en mist veel van de rest.
mind-casual = ontspannen
mind-casual-about = Speelt voor de lol: ziet veel over het hoofd en is blij met wat er opduikt.
mind-skilled = geoefend
mind-skilled-about = Ziet niets over het hoofd, maar denkt niet verder dan de eigen beurt.
mind-expert = expert
mind-expert-about = Denkt vooruit, ook aan wat jij zult antwoorden.
mind-master = meester
mind-master-about = Neemt de tijd en probeert duizend toekomsten voordat er wordt gekozen.
mind-random = willekeurig
mind-greedy = gretig
mind-search = denkt vooruit

## ludothek games

games-players = { $least } tot { $most } spelers
games-value = { $value } ({ $means })
games-default = standaard
games-minds = computerspelers

## ludothek play

play-you = { $seat } (jij)
play-mind = { $seat } ({ $mind })
play-welcome = Je speelt { $seat }. Typ een nummer om te kiezen, of help.
play-ask = Jouw keuze
play-ask-for = { $seat }, jouw keuze
play-which = Wat wil je spelen?
play-hand-over = Geef het toetsenbord aan { $seat } en druk op Enter
play-no-plans = Zo’n plan is er nu niet.
play-happened = Sinds je laatste beslissing
play-unknown = Niet begrepen: { $input }. Typ een nummer van 1 tot en met { $count }, een keuze in woorden, of help.
play-help = Opdrachten
play-help-number = een nummer
play-help-number-does = die keuze maken
play-help-words = een keuze in woorden
play-help-words-does = die keuze maken, bijvoorbeeld: { $example }
play-help-plans = plans [WOORD]
play-help-plans-does = wat je deze beurt kunt bereiken; typ een van de regels om alles te doen
play-help-hint = hint
play-help-hint-does = de drie beste keuzes, je winstkans met elk en wat ervan te verwachten is
play-help-why = why WAT
play-help-why-does = waarom je iets op het bord nu niet kunt kiezen, bijvoorbeeld: { $example }
play-help-undo = undo
play-help-undo-does = je laatste beslissing terugnemen, zolang er niets onthuld is; undo anyway: hoe dan ook
play-help-log = log [AANTAL]
play-help-log-does = wat er tot nu toe gebeurde
play-help-rules = rules [NUMMER]
play-help-rules-does = alle regels, of één ervan
play-help-board = board
play-help-board-does = de tafel nog eens tonen
play-help-save = save [BESTAND]
play-help-save-does = de partij naar een bestand schrijven
play-help-quit = quit
play-help-quit-does = de partij bewaren en stoppen
play-why-articles = de het een mijn
play-why-what = Wat precies? Noem iets op het bord, bijvoorbeeld: { $example }
play-why-unknown = Op deze tafel is geen ‘{ $input }’. Probeer: { $examples }
play-hints = Je beste keuzes, je winstkans en wat er te verwachten is:
play-no-hints = Waar meer mensen spelen zijn er geen tips, tenzij dat is afgesproken.
hint-points = Punten: { $gains }
hint-score = in totaal
play-why-choice = Dat kun je nu kiezen: { $choices }
play-undone = Teruggenomen: { $choice }
play-undo-nothing = Er is niets om terug te nemen.
play-undo-revealed = Er is sindsdien iets onthuld, of iemand anders heeft gespeeld. Met ‘undo anyway’ neem je het toch terug.
play-saved = Bewaard in { $file }
play-not-kept = De partij wordt niet bewaard. Sla haar ergens anders op met save BESTAND, of typ nog eens quit om te stoppen zonder te bewaren.
play-watch = Enter: volgende beurt, q: stoppen
play-save-exists = { $file } bestaat al; kies een andere naam.
play-resume = Verder spelen: { $command }
play-winner = { $seat } wint.
play-winners = { $seats } delen de overwinning.
play-rank = Plaats
play-points = Punten
play-player = Speler

## Playing by ear: what is typed (the words of English are always understood, too), and what is said

hear-words-overview = s stand
hear-words-me = ik
hear-words-player = p speler
hear-words-element = a over
hear-words-lead = kop
hear-words-far = ver
hear-words-if = als
hear-since = Sinds je beurt:
hear-count = { $count ->
        [one] Er is één keuze; ? leest hem voor.
       *[other] Er zijn { $count } keuzes; ? leest ze voor.
    }
hear-hint = { $choice }: { $chance }% kans om te winnen. { $expected }
hear-back = { $number }: terug.
hear-unknown = Niets op deze tafel heet ‘{ $input }’.
play-help-choices = ?
play-help-choices-does = de keuzes voorlezen
play-help-situation = s
play-help-situation-does = de stand in een paar zinnen
play-help-me = ik
play-help-me-does = wat je hebt
play-help-player = p KLEUR
play-help-player-does = wat iemand anders heeft
play-help-about = a DING
play-help-about-does = hoe iets op het bord ervoor staat
play-help-lead = kop
play-help-lead-does = wie waar aan kop staat
play-help-far = ver PLAATS
play-help-far-does = hoe ver het is
play-help-if = als GETAL PLAATS
play-help-if-does = wat een arbeider met dit getal daar zou opleveren

## ludothek play --server

server-name = Je naam op deze server
server-private = Deze server is besloten: log in met je account.
server-account = Naam van je account
server-password = Wachtwoord
server-code = Code van je app, of een herstelcode
server-former-player = iemand van vroeger
server-you-are = Je bent { $name } op { $address }.
server-mine = Jouw tafels
server-open = Tafels met vrije plaatsen
server-new = een nieuwe tafel
server-which = Welke tafel? (Enter: opnieuw kijken)
server-which-unknown = Niet begrepen: { $input }. Typ een nummer van 1 tot en met { $count }, het adres van een tafel of quit.
server-your-turn = jij bent aan de beurt
server-free = { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
server-free-seat = vrij
server-who = { $seat } ({ $name })
server-players = Aan tafel: { $players }
server-watching = Je kijkt toe aan deze tafel; wie er zit, speelt. say TEKST (alleen andere toeschouwers horen het), log, board, lobby en quit zijn voor iedereen.
server-begins = Iedereen is er: het spel begint.
server-missing = { $count ->
        [one] Het spel begint zodra er nog één speler aanschuift.
       *[other] Het spel begint zodra er nog { $count } spelers aanschuiven.
    }
server-join = Iedereen kan meedoen met: { $command }
server-invitation = Voor wie met { $seat } speelt: { $command }
server-own-link = Jouw eigen link naar { $seat }, voor een ander apparaat (houd hem geheim): { $command }
server-waiting = We wachten op { $who }.
server-time = Jouw resterende tijd: { $time }
server-sits = { $name } schuift aan als { $seat }.
server-stands = { $name } is opgestaan; { $seat } is weer vrij.
server-handed = Een computerspeler ({ $mind }) speelt verder voor { $seat }.
server-returned = { $seat } speelt weer zelf.
server-taken-back = Een beslissing is teruggenomen.
server-lost = De verbinding is weg; we blijven het proberen tot ze terug is. Het spel blijft op de server; met Ctrl-C ga je weg.
server-found = Weer verbonden.
server-changed = De tafel is intussen veranderd; je keuze is niet uitgevoerd. Kijk nog eens.
server-not-asked = Er wordt je nu niets gevraagd. Intussen kun je typen: say TEKST, why WAT, board, log, undo, help, quit.
server-undo-final = Dit kan niet worden teruggenomen: je hebt nog niets beslist, er is sindsdien iets onthuld, of iemand anders heeft intussen gespeeld.
server-undone = Teruggenomen.
server-say-what = Wat wil je zeggen? Bijvoorbeeld: say succes allemaal
server-hand-whom = Wiens plaats? Typ hand voor je eigen plaats, of hand en een kleur, een nummer of een naam.
server-back-already = Je beslist al zelf.
server-save-later = Het spel wordt op de server bewaard; het verslag kan na afloop worden opgeslagen.
server-left = Het spel blijft op de server. Kom terug met: { $command }
server-closed = Deze tafel is gesloten.
server-after = Het spel is uit: rematch, save [BESTAND], log, say TEKST, lobby, of Enter om weg te gaan.
server-rematch = Er is een revanche geopend: typ rematch om mee te doen, of decline.
play-help-say = say TEKST
play-help-say-does = iets zeggen: spelers tegen spelers, toeschouwers tegen toeschouwers, en na afloop tegen iedereen
play-help-hand = hand [PLAATS]
play-help-hand-does = een computerspeler voor jou laten doorspelen, of voor wie geen tijd meer heeft
play-help-back = back
play-help-back-does = je plaats van de computerspeler terugnemen
play-help-links = links
play-help-links-does = hoe anderen aan deze tafel komen, en jij vanaf een ander apparaat
play-help-lobby = lobby
play-help-lobby-does = naar de andere tafels gaan; deze wacht op je
play-help-rematch = rematch
play-help-rematch-does = na afloop: dezelfde mensen nog een keer
play-help-server-undo = undo
play-help-server-undo-does = je laatste beslissing terugnemen, zolang er niets is onthuld en niemand anders heeft gespeeld
play-help-server-save = save [BESTAND]
play-help-server-save-does = na afloop: het verslag naar een bestand schrijven
play-help-server-quit = quit
play-help-server-quit-does = weggaan; het spel blijft op de server en je kunt terugkomen

# Mensen aan een tafel

server-seat-asked = { $name }, gevraagd
server-seat-declined = { $name } heeft nee gezegd
server-seat-resigned = { $name }, opgegeven
server-asked-you = Je wordt gevraagd nog eens te spelen: typ accept of decline.
server-asked-others = We wachten op het ja van { $who }.
server-asks-you = je wordt om een revanche gevraagd
server-accepted = { $name } heeft ja gezegd.
server-declined = { $name } heeft nee gezegd; de plaats is vrij.
server-declined-own = Je hebt nee gezegd; de anderen weten het.
server-not-invited = Er is hier geen plaats voor je vrijgehouden.
server-freed = Je speelt niet meer met { $seat }; wie de tafel opende, heeft de plaats vrijgemaakt.
server-resigned = { $name } heeft het spel voorgoed verlaten; een computerspeler ({ $mind }) speelt verder voor { $seat }.
server-resign-sure = Wie opgeeft, kan niet terugkomen en wordt laatste; een computerspeler ({ $mind }) speelt verder. Typ resign now als je het zeker weet; met hand speelt een computerspeler alleen tot je terug bent.
server-free-whom = Welke plaats? Typ { $command } en een kleur, een nummer of een naam.
server-opener = { $count ->
        [one] { $name } heeft nog één open tafel: +{ $number } toont hem
       *[other] { $name } heeft nog { $count } open tafels: +{ $number } toont ze
    }
server-more-tables = Er zijn meer tafels: typ more. find NAAM zoekt mensen en spellen.
server-found-none = Geen tafel met vrije plaatsen past; Enter toont ze allemaal.
play-help-resign = resign
play-help-resign-does = het spel voorgoed verlaten; een computerspeler speelt verder, en jij wordt laatste
play-help-free = free PLAATS
play-help-free-does = vóór het spel, aan jouw tafel: iemand laten opstaan of niet langer vragen
play-help-fill = fill PLAATS
play-help-fill-does = vóór het spel, aan jouw tafel: een computerspeler op een vrije plaats zetten
play-help-decline = accept, decline
play-help-decline-does = ja of nee zeggen tegen een revanche waar iemand je om vraagt

## ludothek sim

sim-playing = Aan het spelen
sim-games = { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
sim-stopped = Afgebroken: { $count } van de { $total } partijen zijn gespeeld.
sim-seconds = { $seconds } s, { $rate } partijen per seconde
sim-by-mind = Per computerspeler
sim-by-seat = Per zitplaats
sim-mind = speler
sim-seat = plaats
sim-wins = zeges
sim-interval = 95%-interval
sim-score = Ø ptn
sim-middle = mediaan
sim-half = kwartielen
sim-range = van–tot
sim-length = Beslissingen per partij
sim-shared = Een gedeelde overwinning telt voor ieder als een deel van een zege.
sim-wrote = Geschreven: { $file }
sim-seed = Startwaarde

## ludothek arena

arena-resumed = { $count } partijen waren al gespeeld; we gaan verder.
arena-ratings = Speelsterkte
arena-strength = sterkte
arena-ratingnote = Nieuwkomers hebben 25. De lijn toont twee standaardafwijkingen naar beide kanten.
arena-wins = Overwinningen
arena-winsnote = Aandeel gewonnen partijen met 95%-interval; de stippellijn is een gelijk aandeel.
arena-duels = Wie voor wie eindigt
arena-duelnote = Aandeel van de gezamenlijke partijen waarin de rij voor de kolom eindigde; een gelijkspel telt half.
arena-seats = Wat een plaats waard is
arena-seatnote = Aandeel gewonnen partijen vanaf elke plaats, van allen samen.
arena-points = Punten
arena-lengths = Beslissingen per partij
arena-habits = Wat winnaars anders doen
arena-habitnote = Gemiddelden van winnaars en anderen. Waar het verschil toeval kan zijn, is het grijs.
arena-winners = winnaars
arena-others = anderen
arena-difference = verschil
arena-picks = Wat men had, en hoe vaak dat won
arena-had = plaatsen
arena-report = Verslag
arena-unfinished = { $count } van { $total } partijen zijn gespeeld; dezelfde opdracht gaat verder.
arena-own = eigen materiaal
arena-shipped = meegeleverd materiaal
arena-title = Toernooi: { $title }
arena-summary = { $games } partijen met { $seats } spelers: { $minds }
arena-thing = wat

## ludothek train

train-held = Partijen waarvan niet is geleerd
train-seats = plaatsen
train-games = partijen van
train-positions = stellingen
train-entropy = entropie
train-error = kalibratiefout
train-again = Nog eens hetzelfde: { $command }

## ludothek replay

replay-decision = Beslissing { $number } van { $total }, { $seat }: { $choice }
replay-start = Voor de eerste beslissing
replay-all = Alle { $count } partijen in het bestand kloppen.
replay-seed = De startwaarde hoort bij de hash die vooraf bekend was: er is niet met de kaarten geknoeid.
replay-checked = Het verslag klopt: { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }, en de uitslag is zoals genoteerd.
replay-unfinished = Het verslag klopt tot hier: { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }, de partij is nog niet afgelopen.

## ludothek rules


## ludothek bench

bench-seats = spelers
bench-decisions = keuzes/s
bench-api = via API/s
bench-games = partijen/s
bench-clones = kopieën/s
bench-bytes = bytes

## ludothek admin prune

prune-gone = Verwijderde tafels: { $tables } (ongeveer { $megabytes } MB)
prune-would = Tafels die verwijderd zouden worden: { $tables } (ongeveer { $megabytes } MB)
prune-finished = afgelopen partijen van meerdere mensen of van een account
prune-solo = afgelopen partijen van gasten zonder andere mensen
prune-abandoned = verlaten tafels
prune-unplayed = tafels waaraan niemand speelde, en verslagen die gasten uploadden
prune-people = Ongebruikte aanmeldingen: { $sessions }. Gasten die niets achterlieten: { $guests }.
prune-reused = De ruimte in het bestand wordt opnieuw gebruikt. Om het bestand kleiner te maken, stop de server en voeg --vacuum toe.
prune-vacuum = Het bestand was { $before } MB en is nu { $after } MB.
rate-done = { $games ->
        [one] Eén partij voor de rating is opnieuw geteld.
       *[other] { $games } partijen voor de rating zijn opnieuw geteld.
    }

## Notices that reach people elsewhere

notice-one = { $title }: jij bent aan de beurt
notice-several = { $count } tafels wachten op je
notice-line = { $name }, { $title } wacht op je beslissing.
notice-farewell = Je wilde bericht krijgen. Hier verander je dat: { $address }
notice-trial = Berichten komen hier aan
notice-trial-text = { $name }, zo hoor je dat er een tafel op je wacht.
notice-confirm = Is dit jouw adres?
notice-confirm-text =
    Iemand die op { $server } speelt, wil op dit adres bericht krijgen als er een tafel wacht. Ben jij dat, open dan binnen een dag deze link:

    { $link }

    Zo niet, doe dan niets: er wordt verder niets gestuurd.

# Who is at a table

play-help-who = who
play-help-who-does = tonen wie er aan tafel is
play-help-nudge = nudge [PLAATS]
play-help-nudge-does = een duwtje geven aan wie op zich laat wachten
server-is-here = { $who } is er.
server-is-thinking = { $who } denkt na.
server-is-typing = { $who } schrijft.
server-is-elsewhere = { $who } kijkt even ergens anders.
server-is-away = { $minutes ->
    [0] { $who } is afwezig.
    [one] { $who } is afwezig, laatst hier één minuut geleden.
   *[other] { $who } is afwezig, laatst hier { $minutes } minuten geleden.
}
server-watched = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
server-nudge-whom = Wie? Er wordt op niemand gewacht, of niemand heet zo; typ nudge en een kleur, een nummer of een naam.
server-nudge-done = { $who } kreeg een duwtje.
server-nudged = { $name } geeft je een duwtje: jij bent aan de beurt.
server-tired = { $who } kon niet uitdenken; een snelle invaller heeft beslist.
