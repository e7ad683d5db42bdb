# Ludothek: the platform's own words, French.

# A name and what is said of it
label = { $name } : { $text }
beside = { $first }, { $then }
in-a-row = { $first } ; { $then }
in-brackets = { $text } ({ $more })
so-many-of = { $count } sur { $total }
amount = { $count } × { $thing }

## Seats: colour and shape go together on every board

seat-orange = Orange
    .de = d’Orange
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
seat-you = toi
    .de = de toi
seat-amount = { $seat } { $count }
# Si le nom d'une personne peut remplacer la couleur d'une place : yes ou no.
names-in-sentences = yes

## What is said to who hears the game

spoken-over = La partie est finie. Victoire : { $seats }.
spoken-your-turn = C’est ton tour, { $seat }.
spoken-turn = On attend la décision de : { $seats }.
spoken-points = Points : { $seats }.
spoken-points-of = { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
spoken-leader = En tête : { $seats }, avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
spoken-choices = { $count } choix commencent par là.
spoken-only-watching = Tu regardes la partie : tu n’as rien à choisir ici.
spoken-times = C’est arrivé { $count } fois.
spoken-nothing-new = Il ne s’est rien passé depuis.

## Computer players

mind-novice = novice
mind-novice-about = Voit ce qui est sous son nez, et manque une bonne part du reste.
mind-casual = occasionnel
mind-casual-about = Joue pour le plaisir : oublie bien des choses et se réjouit de ce qu’il trouve.
mind-skilled = confirmé
mind-skilled-about = N’oublie rien, mais ne pense pas plus loin que son tour.
mind-expert = expert
mind-expert-about = Pense à la suite, et aussi à ce que tu répondras.
mind-master = maître
mind-master-about = Prend son temps et essaie mille avenirs avant de décider.
mind-random = aléatoire
mind-greedy = glouton
mind-search = prévoyant

## ludothek games

games-players = { $least } à { $most } joueurs
games-value = { $value } ({ $means })
games-default = par défaut
games-minds = joueurs virtuels

## ludothek play

play-you = { $seat } (toi)
play-mind = { $seat } ({ $mind })
play-welcome = Tu es { $seat }. Tape un numéro pour choisir, ou « help ».
play-ask = Ton choix
play-ask-for = { $seat }, ton choix
play-which = À quoi veux-tu jouer ?
play-hand-over = Passe le clavier à { $seat }, qui appuie sur Entrée
play-no-plans = Aucun plan de ce genre pour l’instant.
play-happened = Depuis ta dernière décision
play-unknown = Pas compris : { $input }. Tape un numéro de 1 à { $count }, un choix en toutes lettres, ou « help ».
play-help = Commandes
play-help-number = un numéro
play-help-number-does = faire ce choix
play-help-words = un choix écrit
play-help-words-does = le faire, par exemple : { $example }
play-help-plans = plans [MOT]
play-help-plans-does = ce que tu peux atteindre ce tour-ci ; tape une des lignes pour tout faire d’un coup
play-help-hint = hint
play-help-hint-does = les trois meilleurs choix, tes chances de gagner avec chacun et ce qu’on peut en attendre
play-help-why = why CHOSE
play-help-why-does = pourquoi un élément du plateau ne peut pas être choisi maintenant, par exemple : { $example }
play-help-undo = undo
play-help-undo-does = annuler ta dernière décision, tant que rien n’a été révélé ; undo anyway : dans tous les cas
play-help-log = log [NOMBRE]
play-help-log-does = ce qui s’est passé jusqu’ici
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
play-why-unknown = Il n’y a pas de « { $input } » sur cette table. Essaie : { $examples }
play-why-choice = C’est possible maintenant : { $choices }
play-hints = Tes meilleurs choix, tes chances de gagner et ce qu’on peut en attendre :
play-no-hints = Il n’y a pas de conseils quand plusieurs personnes jouent, sauf si c’est convenu.
hint-points = Points : { $gains }
hint-score = en tout
play-undone = Annulé : { $choice }
play-undo-nothing = Il n’y a rien à annuler.
play-undo-revealed = Depuis, quelque chose a été révélé ou quelqu’un d’autre a joué. « undo anyway » annule quand même.
play-saved = Partie enregistrée dans { $file }
play-not-kept = La partie n’est pas conservée. Enregistre-la ailleurs avec « save FICHIER », ou tape encore « quit » pour partir sans l’enregistrer.
play-watch = Entrée : tour suivant, q : arrêter
play-save-exists = { $file } existe déjà ; choisis un autre nom.
play-resume = Pour continuer : { $command }
play-winner = { $seat } gagne la partie.
play-winners = { $seats } se partagent la victoire.
play-rank = Rang
play-points = Points
play-player = Joueur

## Playing by ear: what is typed (the words of English are always understood, too), and what is said

hear-words-overview = s situation
hear-words-me = moi
hear-words-player = p joueur
hear-words-element = a sur
hear-words-lead = tête
hear-words-far = loin
hear-words-if = si
hear-since = Depuis ton tour :
hear-count = { $count ->
        [one] Il y a un choix ; ? le lit.
       *[other] Il y a { $count } choix ; ? les lit.
    }
hear-hint = { $choice } : { $chance } % de chances de gagner. { $expected }
hear-back = { $number } : retour.
hear-unknown = Rien ne s’appelle « { $input } » à cette table.
play-help-choices = ?
play-help-choices-does = lire les choix
play-help-situation = s
play-help-situation-does = la situation en quelques phrases
play-help-me = moi
play-help-me-does = ce que tu as
play-help-player = p COULEUR
play-help-player-does = ce qu’a quelqu’un d’autre
play-help-about = a CHOSE
play-help-about-does = l’état de n’importe quoi sur le plateau
play-help-lead = tête
play-help-lead-does = qui est en tête, et où
play-help-far = loin LIEU
play-help-far-does = à quelle distance c’est
play-help-if = si NOMBRE LIEU
play-help-if-does = ce qu’y rapporterait un ouvrier de cette valeur

## ludothek play --server

server-name = Ton nom sur ce serveur
server-private = Ce serveur est privé : connecte-toi avec ton compte.
server-account = Nom de ton compte
server-password = Mot de passe
server-code = Code de ton application, ou un code de secours
server-former-player = une personne partie
server-you-are = Tu es { $name } sur { $address }.
server-mine = Tes tables
server-open = Tables avec des places libres
server-new = une nouvelle table
server-which = Quelle table ? (Entrée : actualiser)
server-which-unknown = Pas compris : { $input }. Tape un nombre de 1 à { $count }, l’adresse d’une table ou « quit ».
server-your-turn = à toi de jouer
server-free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
server-free-seat = libre
server-who = { $seat } ({ $name })
server-players = À la table : { $players }
server-watching = Tu regardes cette table ; seuls ceux qui y sont assis jouent. Toujours possible : say TEXTE (seuls les autres spectateurs l’entendent), log, board, lobby, quit.
server-begins = Tout le monde est là : la partie commence.
server-missing = { $count ->
        [one] Il manque encore une personne pour commencer.
       *[other] Il manque encore { $count } personnes pour commencer.
    }
server-join = Tout le monde peut venir avec : { $command }
server-invitation = Pour la personne à la place { $seat } : { $command }
server-own-link = Ton lien pour revenir à la place { $seat } depuis un autre appareil (garde-le pour toi) : { $command }
server-waiting = On attend { $who }.
server-time = Ton temps restant : { $time }
server-sits = { $name } s’assoit à la place { $seat }.
server-stands = { $name } a quitté la place { $seat } ; elle est libre.
server-handed = Un joueur virtuel ({ $mind }) continue pour { $seat }.
server-returned = { $seat } joue de nouveau.
server-taken-back = Une décision a été annulée.
server-lost = La connexion est perdue ; nouvel essai jusqu’à son retour. La partie reste sur le serveur ; Ctrl-C pour partir.
server-found = De nouveau connecté.
server-changed = La table a changé entre-temps ; rien n’a été décidé. Regarde encore.
server-not-asked = On ne te demande rien en ce moment. En attendant : say TEXTE, why CHOSE, board, log, undo, help, quit.
server-undo-final = Impossible d’annuler : rien n’a encore été décidé, quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
server-undone = Annulé.
server-say-what = Dire quoi ? Par exemple : say bonne chance
server-hand-whom = La place de qui ? Tape « hand » pour la tienne, ou « hand » et une couleur, un numéro ou un nom.
server-back-already = Tu décides déjà toi-même.
server-save-later = La partie est gardée sur le serveur ; elle pourra être enregistrée dans un fichier à la fin.
server-left = La partie reste sur le serveur. Reviens avec : { $command }
server-closed = Cette table a été fermée.
server-after = La partie est finie : rematch, save [FICHIER], log, say TEXTE, lobby, ou Entrée pour partir.
server-rematch = Une revanche est ouverte : tape « rematch » pour y aller, ou « decline ».
play-help-say = say TEXTE
play-help-say-does = dire quelque chose : entre joueurs, entre spectateurs, et à tout le monde après la fin
play-help-hand = hand [PLACE]
play-help-hand-does = laisser un joueur virtuel continuer pour toi, ou pour quelqu’un dont le temps est écoulé
play-help-back = back
play-help-back-does = reprendre ta place au joueur virtuel
play-help-links = links
play-help-links-does = comment d’autres viennent à cette table, et toi depuis un autre appareil
play-help-lobby = lobby
play-help-lobby-does = aller voir les autres tables ; celle-ci t’attend
play-help-rematch = rematch
play-help-rematch-does = après la fin : une revanche avec les mêmes joueurs
play-help-server-undo = undo
play-help-server-undo-does = annuler ta dernière décision, tant que rien n’a été révélé et que personne d’autre n’a joué
play-help-server-save = save [FICHIER]
play-help-server-save-does = après la fin : écrire l’enregistrement dans un fichier
play-help-server-quit = quit
play-help-server-quit-does = partir ; la partie reste sur le serveur, et tu peux revenir

# Les gens à une table

server-seat-asked = { $name }, sollicité(e)
server-seat-declined = { $name } a dit non
server-seat-resigned = { $name }, abandon
server-asked-you = On te demande si tu rejoues : tape « accept » ou « decline ».
server-asked-others = Pas encore de réponse : { $who }.
server-asks-you = on te demande une revanche
server-accepted = { $name } a dit oui.
server-declined = { $name } a dit non ; la place est libre.
server-declined-own = Tu as dit non ; les autres le savent.
server-not-invited = Aucune place ne t’est gardée ici.
server-freed = Tu n’es plus à la place { $seat } ; la personne qui a ouvert la table l’a libérée.
server-resigned = { $name } a quitté la partie pour de bon ; un joueur virtuel ({ $mind }) continue pour { $seat }.
server-resign-sure = Le joueur qui abandonne ne peut pas revenir et finit dernier ; un joueur virtuel ({ $mind }) continue. Tape « resign now » si c’est sûr ; avec « hand », un joueur virtuel ne joue que jusqu’à ton retour.
server-free-whom = Quelle place ? Tape « { $command } » et une couleur, un numéro ou un nom.
server-opener = { $count ->
        [one] { $name } a encore une table ouverte : +{ $number } la montre
       *[other] { $name } a encore { $count } tables ouvertes : +{ $number } les montre
    }
server-more-tables = Il y a d’autres tables : tape « more ». « find NOM » cherche des gens et des jeux.
server-found-none = Aucune table avec des places libres ne convient ; Entrée les montre toutes.
play-help-resign = resign
play-help-resign-does = quitter la partie pour de bon ; un joueur virtuel continue, et tu finis à la dernière place
play-help-free = free PLACE
play-help-free-does = avant la partie, à ta table : faire se lever quelqu’un, ou ne plus lui demander
play-help-fill = fill PLACE
play-help-fill-does = avant la partie, à ta table : asseoir un joueur virtuel à une place libre
play-help-decline = accept, decline
play-help-decline-does = dire oui ou non à une revanche que quelqu’un te demande

## ludothek sim

sim-playing = En cours
sim-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
sim-stopped = Arrêt. Parties jouées : { $count } sur { $total }.
sim-seconds = { $seconds } s, parties par seconde : { $rate }
sim-by-mind = Par joueur virtuel
sim-by-seat = Par place
sim-mind = joueur
sim-seat = place
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

## ludothek arena

arena-resumed = { $count } parties étaient déjà jouées ; on continue.
arena-ratings = Force
arena-strength = force
arena-ratingnote = Un débutant a 25. Le trait montre deux écarts types de chaque côté.
arena-wins = Victoires
arena-winsnote = Part de parties gagnées, avec son intervalle à 95 % ; le pointillé est une part égale.
arena-duels = Qui finit devant qui
arena-duelnote = Part des parties communes que la ligne a finies devant la colonne ; une égalité compte pour moitié.
arena-seats = Ce que vaut une place
arena-seatnote = Part de parties gagnées depuis chaque place, tous ensemble.
arena-points = Points
arena-lengths = Décisions par partie
arena-habits = Ce que les gagnants font autrement
arena-habitnote = Moyennes des gagnants et des autres. Là où la différence peut être due au hasard, elle est grise.
arena-winners = gagnants
arena-others = autres
arena-difference = différence
arena-picks = Ce qu’on avait, et combien de fois cela a gagné
arena-had = places
arena-report = Rapport
arena-unfinished = { $count } parties sur { $total } ont été jouées ; la même commande continue.
arena-own = matériel personnel
arena-shipped = matériel fourni
arena-title = Tournoi : { $title }
arena-summary = { $games } parties à { $seats } joueurs : { $minds }
arena-thing = quoi

## ludothek train

train-held = Parties dont rien n’a été appris
train-seats = places
train-games = parties de
train-positions = positions
train-entropy = entropie
train-error = erreur de calibration
train-again = La même chose encore : { $command }

## ludothek replay

replay-decision = Décision { $number } sur { $total }, { $seat } : { $choice }
replay-start = Avant la première décision
replay-all = Les { $count } parties du fichier sont correctes.
replay-seed = La graine est celle dont l’empreinte avait été publiée : aucune carte n’a été changée.
replay-checked = L’enregistrement est valable : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, et le résultat est bien celui qui est écrit.
replay-unfinished = L’enregistrement est valable jusqu’ici : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, la partie n’est pas terminée.

## ludothek rules


## ludothek bench

bench-seats = joueurs
bench-decisions = décisions/s
bench-api = par l’API/s
bench-games = parties/s
bench-clones = copies/s
bench-bytes = octets

## ludothek admin prune

prune-gone = Tables supprimées : { $tables } (environ { $megabytes } Mo)
prune-would = Tables qui seraient supprimées : { $tables } (environ { $megabytes } Mo)
prune-finished = parties terminées à plusieurs ou d’un compte
prune-solo = parties terminées d’invités qui jouaient seuls
prune-abandoned = tables abandonnées
prune-unplayed = tables où personne n’a joué et enregistrements importés par des invités
prune-people = Connexions inutilisées : { $sessions }. Invités qui n’ont rien laissé : { $guests }.
prune-reused = La place dans le fichier sera réutilisée. Pour réduire le fichier, arrête le serveur et ajoute --vacuum.
prune-vacuum = Le fichier faisait { $before } Mo et fait maintenant { $after } Mo.
rate-done = { $games ->
        [one] { $games } partie classée recomptée.
       *[other] { $games } parties classées recomptées.
    }

## Notices that reach people elsewhere

notice-one = { $title } : à toi de jouer
notice-several = { $count } tables t’attendent
notice-line = { $name }, { $title } attend ta décision.
notice-farewell = Tu as demandé à être prévenu. Pour changer cela : { $address }
notice-trial = Les avis arrivent ici
notice-trial-text = { $name }, voilà comment tu sauras qu’une table t’attend.
notice-confirm = Cette adresse est-elle la tienne ?
notice-confirm-text =
    Quelqu’un qui joue sur { $server } souhaite être prévenu à cette adresse quand une table attend. Si c’est toi, ouvre ce lien dans la journée :

    { $link }

    Sinon, ne fais rien : rien d’autre ne sera envoyé.

# Who is at a table

play-help-who = who
play-help-who-does = montrer qui est à la table
play-help-nudge = nudge [PLACE]
play-help-nudge-does = faire signe à la personne qu’on attend
server-is-here = { $who } est là.
server-is-thinking = { $who } réfléchit.
server-is-typing = { $who } écrit.
server-is-elsewhere = { $who } regarde ailleurs.
server-is-away = { $minutes ->
    [0] { $who } n’est pas là.
    [one] { $who } n’est plus là depuis une minute.
   *[other] { $who } n’est plus là depuis { $minutes } minutes.
}
server-watched = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
server-nudge-whom = À qui ? On n’attend personne, ou personne ne s’appelle ainsi ; tape « nudge » et une couleur, un numéro ou un nom.
server-nudge-done = Signe envoyé : { $who }.
server-nudged = { $name } te fait signe : à toi de jouer.
server-tired = { $who } n’a pas pu réfléchir jusqu’au bout ; un remplaçant rapide a décidé.
