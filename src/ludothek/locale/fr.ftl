# Ludothek: the platform's own words, French.

# A name and what is said of it
label = { $name } : { $text }

## Seats: colour and shape go together on every board

seat-orange = Orange
    .de = d'Orange
seat-blue = Bleu
    .de = de Bleu
seat-green = Vert
    .de = de Vert
seat-red = Rouge
    .de = de Rouge
seat-purple = Violet
    .de = de Violet
seat-yellow = Jaune
    .de = de Jaune

## Computer players

mind-random = aléatoire
mind-greedy = glouton

## ludothek games

games-players = { $least } à { $most } joueurs
games-default = par défaut
games-minds = joueurs virtuels

## ludothek play

play-you = { $seat } (toi)
play-mind = { $seat } ({ $mind })
play-welcome = Tu es { $seat }. Tape un numéro pour choisir, ou help.
play-ask = Ton choix
play-ask-for = { $seat }, ton choix
play-which = À quoi veux-tu jouer ?
play-hand-over = Passe le clavier à { $seat }, qui appuie sur Entrée
play-no-plans = Il n'y a pas de tel plan maintenant.
play-happened = Depuis ta dernière décision
play-unknown = Pas compris : { $input }. Tape un numéro de 1 à { $count }, un choix en toutes lettres, ou help.
play-help = Commandes
play-help-number = un numéro
play-help-number-does = faire ce choix
play-help-words = un choix écrit
play-help-words-does = le faire, par exemple : { $example }
play-help-plans = plans [MOT]
play-help-plans-does = ce que tu peux atteindre ce tour-ci ; tape une des lignes pour tout faire d'un coup
play-help-why = why CHOSE
play-help-why-does = pourquoi un élément du plateau ne peut pas être choisi maintenant, par exemple : { $example }
play-help-undo = undo
play-help-undo-does = annuler ta dernière décision, tant que rien n'a été révélé ; undo anyway : dans tous les cas
play-help-log = log [NOMBRE]
play-help-log-does = ce qui s'est passé jusqu'ici
play-help-rules = rules [NUMÉRO]
play-help-rules-does = toutes les règles, ou une seule
play-help-board = board
play-help-board-does = montrer la table à nouveau
play-help-save = save [FICHIER]
play-help-save-does = enregistrer la partie dans un fichier
play-help-quit = quit
play-help-quit-does = enregistrer et quitter
play-why-articles = le la les l un une des du de mon ma mes
play-why-what = Pourquoi quoi ? Nomme un élément du plateau, par exemple : { $example }
play-why-unknown = Il n'y a pas de « { $input } » sur cette table. Essaie : { $examples }
play-why-choice = C'est possible maintenant : { $choices }
play-undone = Annulé : { $choice }
play-undo-nothing = Il n'y a rien à annuler.
play-undo-revealed = Depuis, quelque chose a été révélé ou quelqu'un d'autre a joué. « undo anyway » annule quand même.
play-saved = Partie enregistrée dans { $file }
play-not-kept = La partie n'est pas conservée. Mets-la ailleurs avec save FICHIER, ou tape encore quit pour partir sans elle.
play-watch = Entrée : tour suivant, q : arrêter
play-save-exists = { $file } existe déjà ; choisis un autre nom.
play-resume = Pour continuer : { $command }
play-winner = { $seat } gagne la partie.
play-winners = { $seats } se partagent la victoire.
play-rank = Rang
play-points = Points
play-player = Joueur

## ludothek sim

sim-playing = En cours
sim-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
sim-stopped = Arrêt. Parties jouées : { $count } sur { $total }.
sim-seconds = { $seconds } s, { $rate } parties par seconde
sim-by-mind = Par joueur virtuel
sim-by-seat = Par siège
sim-mind = joueur
sim-seat = siège
sim-wins = gagnées
sim-interval = interv. 95 %
sim-score = pts moy.
sim-middle = médiane
sim-half = Q1–Q3
sim-range = étendue
sim-length = Décisions par partie
sim-shared = Une victoire partagée compte pour chacun comme une fraction de victoire.
sim-wrote = Fichier écrit : { $file }
sim-seed = Graine

## ludothek replay

replay-decision = Décision { $number } sur { $total }, { $seat } : { $choice }
replay-start = Avant la première décision
replay-all = Les { $count } parties du fichier sont correctes.
replay-seed = La graine est celle dont l'empreinte était publiée : aucune carte n'a été déplacée.
replay-checked = L'enregistrement est valable : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, et le résultat est bien celui qui est écrit.
replay-unfinished = L'enregistrement est valable jusqu'ici : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, la partie n'est pas terminée.

## ludothek rules

rules-english = Les règles sont rédigées en anglais.

## ludothek bench

bench-seats = joueurs
bench-decisions = décisions/s
bench-api = par l'API/s
bench-games = parties/s
bench-clones = copies/s
bench-bytes = octets
