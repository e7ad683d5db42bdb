# Ludothek : ce que la ligne de commande dit à qui demande de l’aide, exploite un serveur ou entraîne des joueurs virtuels, français.

usage = usage :
positionals = à indiquer
options = options

## Mots qui tiennent la place de ce qu’on tape

word-address = ADRESSE
word-cluster = GRAPPE
word-command = COMMANDE
word-date = DATE
word-days = JOURS
word-folder = DOSSIER
word-file = FICHIER
word-hash = EMPREINTE
word-how = FORME
word-id = ID
word-link = LIEN
word-player = JOUEUR
word-name = NOM
word-name-value = NOM=VALEUR
word-number = NUMÉRO
word-records = ENREGISTREMENTS
word-seed = GRAINE
word-table = TABLE
word-text = TEXTE
word-time = DURÉE
word-title = JEU
word-tournament = TOURNOI
word-token = JETON
word-url = URL
word-what = QUOI
word-where = OÙ
word-who = QUI
word-whom = QUI

## Commandes

command-ludothek = Jouer à des jeux de société modernes, revoir les parties et les étudier.
command-games = lister les jeux avec leurs nombres de joueurs, options et joueurs virtuels
command-play = jouer dans le terminal contre des joueurs virtuels, entre amis au même clavier ou sur un serveur
command-serve = lancer un serveur où l’on joue entre personnes et avec des joueurs virtuels
command-backup = écrire tout ce qu’un serveur conserve dans un seul fichier, qu’il tourne ou non
command-restore = rétablir ce que ludothek backup a écrit ; le serveur doit être arrêté
command-admin = s’occuper des personnes, des tables et de l’espace d’un serveur
command-sim = faire jouer beaucoup de parties aux joueurs virtuels, et compter
command-arena = opposer les joueurs virtuels dans toutes les combinaisons, mesurer leur force et écrire un rapport
command-train = apprendre les chances de gagner à un jeu à partir de parties entre ses joueurs virtuels (docs/minds.md)
command-replay = vérifier un enregistrement et montrer la partie
command-export = écrire les décisions de parties enregistrées dans un tableau pour l’apprentissage automatique (docs/dataset.md)
command-mcp = faire asseoir un modèle de langage à une table d’un serveur (Model Context Protocol par stdio)
command-rules = lire les règles d’un jeu, ou une seule
command-bench = mesurer la vitesse d’un jeu sur un cœur
command-admin-list = lister personnes, tables, signalements, exclusions, invitations ou journal des admins
command-admin-look = regarder une personne ou une table
command-admin-audit = montrer ce que les admins ont fait, le plus récent d’abord
command-admin-ban = exclure quelqu’un, pour un temps ou pour toujours
command-admin-unban = lever une exclusion
command-admin-mute = réduire quelqu’un au silence, pour un temps ou pour toujours
command-admin-unmute = rendre la parole à quelqu’un
command-admin-close = mettre fin à une table, quels que soient ceux qui y jouent
command-admin-close-tournament = arrêter un tournoi et les parties qui s’y jouent encore
command-admin-delete = supprimer une table et tout ce qui s’y est joué et dit
command-admin-remove-line = retirer une ligne de discussion
command-admin-resolve = trancher un signalement ; la personne qui l’a fait peut lire --reason
command-admin-promote = nommer admin quelqu’un qui a un compte
command-admin-demote = retirer son rôle à un admin
command-admin-reset-password = afficher un lien qui permet une fois de choisir un nouveau mot de passe
command-admin-remove-factor = retirer le second facteur de quelqu’un qui l’a perdu
command-admin-invite = afficher un lien vers un serveur privé, pour une personne
command-admin-revoke = révoquer une invitation
command-admin-prune = supprimer ce qui n’est plus conservé ; un serveur qui tourne le fait lui-même toutes les heures
command-admin-rate = recalculer tous les classements à partir des parties classées ; le serveur peut tourner

## Arguments de toutes les commandes

argument-help = afficher cette aide
argument-version = afficher la version
argument-lang = la langue de tout ce qui est dit
argument-title = à quoi jouer ; ludothek games donne la liste
argument-content = du matériel tiré d’un fichier à toi (docs/content.md)
argument-seed = un nombre ; la même graine distribue les mêmes cartes
argument-option = régler une option du jeu
argument-jobs = combien de processus (par défaut : 1)
argument-on = jouer sur une grappe Ray : son adresse, ou ray pour en lancer une sur cette machine
argument-data = le dossier où les parties sont conservées (par défaut : un dossier à toi)
argument-database-url = une base PostgreSQL au lieu d’un fichier dans --data
argument-keep-finished = parties finies entre personnes, ou d’un compte (par défaut : 0, pour toujours)
argument-keep-solo = parties finies d’un invité qui jouait sans autre personne (par défaut : 30)
argument-keep-abandoned = parties d’invités que personne ne continue (par défaut : 90)
argument-keep-unplayed = tables où rien ne s’est joué, et enregistrements importés par des invités (par défaut : 1)
argument-keep-sessions = cookies que personne n’utilise (par défaut : 400)

## games, play

argument-games-title = montrer seulement ce jeu
argument-play-title = à quoi jouer (par défaut : on te le demande)
argument-play-seats = nombre de joueurs (par défaut : 3, ou --minds et toi)
argument-play-minds = joueurs virtuels ; les autres places sont pour des personnes
argument-play-seat = ta place : son numéro à partir de 1, ou sa couleur (par défaut : tirée au sort)
argument-play-spoken = raconter la table par des phrases au lieu de la dessiner, pour jouer à l’oreille
argument-play-resume = continuer une partie sauvegardée (par défaut : la dernière)
group-on-a-server = sur un serveur
group-on-a-server-about = Avec --server et sans JEU, tu vois le salon. Avec LUDOTHEK_PLAIN=1 dans l’environnement, aucune ligne n’est jamais réécrite, ce qui convient aux lecteurs d’écran.
argument-play-server = jouer sur ce serveur, par exemple http://127.0.0.1:8421
argument-play-table = aller à cette table : son id ou son adresse, ou un lien vers une place
argument-play-invitation = le lien qui ouvre une place, s’il n’est pas dans --table
argument-play-name = ton nom là-bas (par défaut : le dernier ; sinon on te le demande)
argument-play-log-in = te connecter à ton compte là-bas, par nom et mot de passe
argument-play-open = places d’une nouvelle table que tout le monde peut prendre
argument-play-invite = places d’une nouvelle table pour des amis qui ont un lien
argument-play-stand-in = le joueur virtuel qui, à une nouvelle table, remplace les absents et ceux qui abandonnent

## serve

argument-serve-host = l’adresse où écouter (par défaut : 127.0.0.1 ; 0.0.0.0 : tous les réseaux)
argument-serve-port = le port (par défaut : 8421 ; 0 : n’importe quel port libre)
argument-serve-channels-url = redis://… ou postgresql://…, si plusieurs processus servent les mêmes tables
argument-serve-public-url = l’adresse que voient les gens, s’il y a un proxy devant
argument-serve-hosts = autres noms sous lesquels on atteint le serveur (* : tous)
argument-serve-trusted-proxies = proxys qui peuvent dire pour qui ils demandent (par défaut : 127.0.0.1)
argument-serve-workers = processus pour les joueurs virtuels (par défaut : cœurs - 1)
argument-serve-thought-seconds = combien de temps un joueur virtuel peut réfléchir (par défaut : 60)
argument-serve-watch-pace = secondes par décision quand les joueurs virtuels jouent pour tout le monde (par défaut : 1.5)
argument-serve-limits = largeur des limites (par défaut : 1 ; 0 : aucune limite)
argument-serve-tables-per-person = tables non finies qu’une personne peut avoir ouvertes (par défaut : 100)
argument-serve-connections-per-person = connexions en direct qu’une personne peut tenir (par défaut : 50)
argument-serve-connections-per-address = connexions depuis une adresse (par défaut : 300)
group-storage = espace
group-storage-about = Combien on peut stocker (0 : sans limite), et pendant combien de jours.
argument-serve-tables-per-day = tables qu’une personne peut ouvrir en un jour (par défaut : 200)
argument-serve-records-per-person = enregistrements qu’une personne peut importer (par défaut : 200)
argument-serve-megabytes-per-person = combien de mégaoctets ils peuvent prendre en tout (par défaut : 20)
argument-serve-lines-per-table = lignes de discussion à une table (par défaut : 2000)
argument-serve-storage-limit = mégaoctets au-delà desquels rien de nouveau ne commence (par défaut : 10000)
argument-serve-registration = qui peut venir : open (tout le monde), invitation ou closed (personne de nouveau) (par défaut : open)
argument-serve-smtp = smtp://… ou smtps://…, le serveur qui distribue les e-mails
argument-serve-mail-from = l’expéditeur de ces e-mails
argument-serve-local-webhooks = laisser les avis aller aussi dans le réseau local
argument-serve-log-format = text ou json (par défaut : text)
argument-serve-log-requests = noter chaque requête dans le journal, sans ids ni secrets
argument-serve-metrics-token = le secret qui ouvre /metrics à d’autres machines
argument-serve-no-open = ne pas ouvrir le navigateur

## backup, restore

argument-backup-file = où écrire ; un fichier existant reste intact
argument-restore-file = la sauvegarde
argument-restore-force = remplacer ce qui est dans la base

## admin

argument-admin-json = afficher du JSON, pour des scripts
argument-admin-reason = pourquoi, pour le journal des admins
argument-admin-public-url = l’adresse que voient les gens, pour le lien
argument-admin-whom = un compte ou l’id d’une personne
argument-admin-table = l’id de la table
argument-admin-until = par exemple 2026-12-31 ou 2026-12-31T18:00, en UTC
argument-admin-for = par exemple 30m, 12h ou 7d
argument-admin-list-of = quoi lister
argument-admin-list-search = une partie d’un nom, ou un id
argument-admin-look-whom = un compte, ou l’id d’une personne ou d’une table
argument-admin-audit-search = un acte, un id ou une partie d’un motif
argument-admin-ban-whom = un compte, l’id d’une personne ou une plage d’adresses
argument-admin-unban-whom = un compte, l’id d’une personne ou une plage d’adresses
argument-admin-close-tournament-tournament = l’id du tournoi, la fin de son adresse
argument-admin-remove-line-number = le numéro de la ligne, comme look le montre
argument-admin-resolve-number = le numéro du signalement, comme list reports le montre
argument-admin-resolve-outcome = si quelque chose a été fait
argument-admin-invite-days = pendant combien de jours elle est valable (par défaut : 7)
argument-admin-revoke-invitation = son id, comme list invitations le montre
argument-admin-prune-dry-run = dire seulement ce qui serait supprimé
argument-admin-prune-vacuum = réduire ensuite le fichier de la base ; le serveur doit être arrêté
group-keeping = conservation
group-keeping-about = Pendant combien de jours tout est conservé (0 : pour toujours), si ce n’est pas comme le fait le serveur de ces données.

## sim, arena, train

argument-sim-seats = nombre de joueurs (par défaut : autant que --minds)
argument-sim-minds = joueurs virtuels, place par place (par défaut : greedy, puis random)
argument-sim-games = combien de parties (par défaut : 100)
argument-sim-fixed-seats = ne pas échanger les places d’une partie à l’autre
argument-sim-paired = jouer chaque donne dans toutes les rotations des places
argument-sim-out = écrire les résultats dans un fichier .csv ou .parquet, et tous les enregistrements à côté
argument-sim-overwrite = remplacer les fichiers de --out s’ils existent
argument-arena-seats = joueurs à une table (par défaut : le moins possible)
argument-arena-minds = les joueurs virtuels qui participent
argument-arena-games = combien de parties (par défaut : 400)
argument-arena-out = le dossier des parties et du rapport ; un tournoi qui y a commencé continue
argument-arena-against = comparer le matériel de --content à celui de ce fichier ; shipped : au matériel habituel
argument-train-title = quoi apprendre ; ludothek games donne la liste
argument-train-seats = nombres de joueurs (par défaut : tous ceux que le jeu permet)
argument-train-greedy = parties de greedy, pour chaque nombre de joueurs (par défaut : 10000)
argument-train-search = parties de la recherche, pour chaque nombre de joueurs (par défaut : 2000)
argument-train-iterations = combien de temps la recherche y réfléchit (par défaut : 60)
argument-train-jobs = combien de processus (par défaut : un par cœur)
argument-train-out = le dossier des échantillons et des poids ; un entraînement qui y a commencé continue
argument-train-seed = un nombre ; la même graine donne les mêmes poids

## replay, export, mcp, rules, bench

argument-replay-file = un enregistrement, ou un fichier .jsonl qui en contient plusieurs
argument-replay-to = montrer la table après N décisions
argument-replay-game = montrer cette partie d’un fichier .jsonl, à partir de 0 (par défaut : toutes les vérifier)
argument-replay-seed-hash = vérifier que la graine est celle dont l’empreinte était publique avant la partie
argument-export-files = enregistrements, ou fichiers .jsonl qui en contiennent plusieurs
argument-export-to = le tableau : un fichier .parquet
argument-export-overwrite = remplacer le fichier s’il existe
argument-mcp-server = quel serveur (par défaut : celui de cette machine)
argument-mcp-name = le nom du modèle là-bas (par défaut : Assistant)
argument-rules-title = le jeu dont on lit les règles
argument-rules-number = une règle, par exemple WF-12 ou 12 (par défaut : toutes)
argument-bench-title = quoi mesurer (par défaut : tous les jeux)
argument-bench-json = afficher une liste avec un objet par nombre de joueurs
argument-bench-seconds = durée d’une mesure (par défaut : 0.5)

## Ce qui ne va pas dans les arguments

refused-arguments-missing = Il manque encore : { $names } ; voir { $command } --help.
refused-arguments-unknown = Pas compris : { $given } ; voir { $command } --help.
refused-argument-choice = { $name } est l’un de { $choices }, pas « { $given } » ; voir { $command } --help.
refused-argument-number = { $name } est un nombre, pas « { $given } » ; voir { $command } --help.
refused-argument-alone = Quelque chose doit suivre { $name } ; voir { $command } --help.
refused-argument-takes-none = Rien ne peut suivre { $name }, pas même « { $given } » ; voir { $command } --help.
refused-argument-ambiguous = « { $given } » pourrait être { $choices } ; voir { $command } --help.
refused-count = Un nombre de joueurs ou de places s’écrit comme 2, pas « { $text } ».
refused-seed-number = Une graine est un nombre comme 42 ou 0x2a, pas « { $text } ».
refused-option-form = Une option s’écrit NOM=VALEUR, pas « { $text } ».

## Ce qui empêche un serveur de tourner

refused-variable-number = { $variable } est un nombre, pas « { $text } ».
refused-variable-yes-or-no = { $variable } est yes ou no, pas « { $text } ».
refused-flag-least = --{ $flag } est un nombre à partir de { $least }, pas { $given }.
refused-flag-one-of = --{ $flag } est l’un de { $known }, pas « { $given } ».
refused-thought-seconds = --thought-seconds est plus grand que 0, pas { $given }.
refused-public-url = --public-url commence par https:// ou http://, contrairement à « { $given } ».
refused-smtp = --smtp s’écrit smtp://USER:PASSWORD@HOST:PORT, ou smtps:// pour TLS dès le premier octet.
refused-smtp-public-url = --smtp a besoin de --public-url : les e-mails contiennent des liens, et ils doivent mener à ce serveur.
refused-mail-from = --mail-from est une adresse comme « Jeux <jeux@lieu.example> », pas « { $given } ».
refused-data-folder = On ne peut pas écrire dans le dossier { $folder } ({ $detail }) ; choisis-en un autre avec --data.
refused-port = Un port est un nombre de 0 à 65535, pas { $port }.
refused-port-taken = Le port { $port } est pris, peut-être par un autre Ludothek ; choisis-en un autre avec --port, ou 0 pour n’importe quel port libre.
refused-port-forbidden = Tu n’as pas le droit d’utiliser le port { $port } ; prends-en un à partir de 1024.
refused-no-listening = On ne peut pas écouter sur { $address } : { $detail }.
refused-served-already = Les parties de { $file } sont déjà servies par un autre Ludothek ; arrête-le, ou indique un autre endroit avec --data.
refused-channels = Les canaux sont memory, redis://… ou postgresql://…, pas « { $given } ».
refused-channels-package = Les canaux ont besoin d’un paquet qui n’est pas installé : { $package }.
refused-database-kind = La base est sqlite:///FILE ou postgresql://…, pas { $given }.
refused-database-address = L’adresse de la base est inutilisable : { $detail }.
refused-database-of = La base { $database } est inutilisable : { $detail }.
refused-database-unusable = La base est inutilisable : { $detail }.
refused-database-newer = La base a été écrite par un Ludothek plus récent (sa forme est { $form }, la plus récente connue ici est { $known }) ; rien n’a été changé.
refused-database-version = La base appartient à une autre version de Ludothek ; lance une fois le serveur de cette version.
refused-no-database = Il n’y a pas de { $file } ; lance une fois ludothek serve, ou indique un autre endroit avec --data.

## Sauvegardes

refused-backup-there = { $file } existe déjà ; indique un autre fichier.
refused-backup-unwritten = La sauvegarde { $file } ne peut pas être écrite : { $detail }.
refused-backup-no-database = Il n’y a pas de base { $file } ; indique son dossier avec --data.
refused-backup-foreign = { $file } n’est pas la base d’un serveur Ludothek.
refused-backup-empty = La base est vide : aucun serveur ne l’a encore utilisée.
refused-backup-none = Il n’y a pas de sauvegarde { $file }.
refused-backup-not-ours = { $file } n’est pas une sauvegarde faite par ludothek backup.
refused-backup-unfinished = { $file } n’est pas une sauvegarde faite par ludothek backup, ou n’a pas été terminée.
refused-backup-newer = La sauvegarde { $file } a été faite par un Ludothek plus récent ; utilise celui-ci pour la rétablir.
refused-backup-damaged = { $file } est abîmé : { $detail }.
refused-backup-changed = { $file } est abîmé : son contenu n’est pas celui qui a été écrit.
refused-backup-torn = { $file } est abîmé ou incomplet : { $detail }.
refused-backup-decisions = { $told } décisions étaient comptées, il y en a { $found }.
refused-database-damaged = La base est abîmée : { $detail }.
refused-not-restored = La sauvegarde { $file } ne peut pas être rétablie : { $detail }.
refused-restore-holds = La base { $database } contient déjà { $tables } tables et { $people } personnes ; --force remplace tout.
refused-restore-in-use = La base { $database } est utilisée par un serveur qui tourne ; arrête-le d’abord.
refused-restore-unreadable = { $file } est illisible ({ $detail }) ; --force le remplace.
refused-restore-not-all = Toutes les lignes de { $name } n’ont pas été copiées ; rien n’a été changé.
backup-whole = { $tables } tables, { $decisions } décisions ; toutes se rejouent.
backup-not-whole = { $tables } tables, { $decisions } décisions ; tables qui ne se rejouent pas : { $failed }.
backup-failed = Table { $id } : { $problem }

## S’occuper d’un serveur

refused-ban-until-or-for = Une exclusion finit à une date (--until) ou après une durée (--for) ; donne l’une des deux.
refused-time-form = Une durée s’écrit comme 30m, 12h ou 7d, pas « { $text } ».
refused-date-form = Une date s’écrit comme 2026-12-31 ou 2026-12-31T18:00, pas « { $text } ».
refused-dry-run-vacuum = --dry-run ne change rien, --vacuum si ; donne l’un des deux.
refused-vacuum-postgresql = --vacuum est pour un fichier SQLite ; PostgreSQL réutilise la place de lui-même.
refused-vacuum-failed = Le fichier ne peut pas être réduit en ce moment : { $detail }. Rien n’est perdu.
refused-no-games-in = Il n’y a pas de parties dans { $file } ; dis avec --data où le serveur les conserve.
admin-banned = { $whom } : { $until ->
        [ever] exclusion pour toujours.
       *[other] exclusion jusqu’au { $until }.
    }
admin-muted = { $whom } : { $until ->
        [ever] réduction au silence pour toujours.
       *[other] réduction au silence jusqu’au { $until }.
    }
admin-unbanned = { $whom } n’est plus exclu.
admin-unmuted = { $whom } peut de nouveau parler.
admin-closed = La table { $table } est fermée.
admin-tournament-closed = Le tournoi { $tournament } est arrêté.
admin-deleted = La table { $table } est supprimée.
admin-line-removed = La ligne { $number } de la table { $table } est retirée.
admin-resolved = Le signalement { $number } est tranché : { $outcome }.
admin-promoted = { $whom } est maintenant admin.
admin-demoted = { $whom } n’est plus admin.
admin-factor-removed = { $whom } se connecte maintenant sans code.
admin-revoked = L’invitation { $invitation } n’est plus valable.
admin-link = Il sert une fois, jusqu’au { $until }. Ne le donne qu’à la personne à qui il est destiné.
admin-nothing = Rien trouvé.
admin-for-good = pour toujours
admin-until = jusqu’au { $until }
admin-status-open = ouverte
admin-status-playing = en cours
admin-status-finished = terminée
admin-status-closed = fermée
admin-seat-person = personne
admin-seat-mind = ordinateur
admin-seat-anyone = libre
admin-seat-invitation = sur invitation
admin-seat-resigned = abandon
admin-kind-ban = bannissement
admin-kind-mute = mise en sourdine
admin-outcome-acted = suivi d’effet
admin-outcome-dismissed = classé
admin-decided = { $outcome } : { $note }
beside = { $first }, { $then }
admin-label = { $name } : { $text }
admin-named = { $name } ({ $id })
admin-waits = en attente
admin-report = sur { $name } ({ $person }) à la table { $table }, par { $reporter } ({ $by })
admin-report-line = ligne { $number } : { $text }
admin-account = compte : { $account }
admin-guest = sans compte, en invité
admin-since = depuis { $since }, sur { $devices ->
        [0] aucun appareil
        [one] un appareil
       *[other] { $devices } appareils
    }
admin-is-admin = admin
admin-is-banned = exclu
admin-is-muted = réduit au silence
admin-removed = (retiré)
admin-decisions = { $count ->
        [0] aucune décision
        [one] une décision
       *[other] { $count } décisions
    }
admin-opened = ouverte par { $host } le { $since }, { $listed ->
        [yes] publique
       *[no] non publique
    }
admin-head-tables = tables :
admin-head-reports = signalements à ce sujet ou de cette personne :
admin-head-seats = places :
admin-head-talk = discussion :
admin-column-account = compte
admin-column-changed = changé
admin-column-decisions = décisions
admin-column-good-until = valable jusqu’au
admin-column-id = id
admin-column-kind = genre
admin-column-line = ligne
admin-column-name = nom
admin-column-number = numéro
admin-column-reason = motif
admin-column-seat = place
admin-column-seats = places
admin-column-since = depuis
admin-column-status = état
admin-column-text = texte
admin-column-title = jeu
admin-column-until = jusqu’au
admin-column-what = quoi
admin-column-when = quand
admin-column-who = qui
admin-column-whom = à qui
admin-column-why = pourquoi

## Un serveur qui démarre

serve-at = Ludothek est à l’adresse { $address }
serve-local = Dans le réseau local : { $address }
serve-for-others = Pour les autres du réseau local : lancer avec --host 0.0.0.0
serve-kept = Les parties sont conservées dans { $where }. Ctrl-C pour arrêter.
serve-kept-in-database = Les parties sont conservées dans la base de LUDOTHEK_DATABASE_URL. Ctrl-C pour arrêter.

## Apprentissage, grappes, fichiers de décisions

refused-no-features = { $title } ne nomme aucune caractéristique, il n’y a donc rien d’où apprendre (docs/minds.md).
refused-train-seats = Dis pour quels nombres de joueurs apprendre, par exemple --seats 2,3.
refused-train-games = Pour apprendre il faut des parties, pas { $greedy } de greedy et { $search } de la recherche.
refused-train-iterations = Une recherche réfléchit au moins une itération, pas { $iterations }.
refused-other-training = { $folder } contient un autre entraînement ({ $begun }) ; choisis un autre dossier.
refused-other-features = Les parties de { $folder } ont été mesurées par { $measured }, mais { $title } mesure maintenant { $features } ; choisis un autre dossier.
refused-no-training = { $file } n’est pas un de nos entraînements : { $detail } ; choisis un autre dossier.
refused-endless = Une partie de { $title } n’a pas de fin après { $decisions } décisions.
refused-cluster-none = Il n’y a pas de grappe Ray à { $address } : { $detail }
refused-cluster-failed = La grappe Ray n’a pas pu faire son travail : { $detail }
refused-cluster-version = Une machine de la grappe a Ludothek { $found }, pas { $version }.
refused-decisions-mixed = Un fichier de décisions contient un seul jeu à un seul nombre de joueurs : celui-ci a { $title } (règles { $rules }) à { $seats }, mais un enregistrement a { $other } (règles { $otherrules }) à { $otherseats }.

## Jeux d’autres paquets

refused-title-package = Le paquet qui propose « { $title } » ne contient pas de jeu Ludothek de ce nom.
refused-title-broken = Le jeu « { $title } » ne peut pas être chargé depuis { $place } : { $detail }.
refused-no-own-content = { $title } se joue toujours avec son propre matériel ; il ne prend pas de fichier de contenu.

## Un modèle de langage à une table

refused-at-no-table = Tu n’es encore à aucune table ; ouvres-en une ou rejoins-en une.
refused-no-own-seat = Tu n’as pas de place à cette table.
refused-not-your-turn = Ce n’est pas encore ton tour ; attends.
mcp-choosable = On peut le choisir maintenant : voir choices.
mcp-not-asked = Ce n’est pas ton tour.
mcp-not-begun = La partie n’a pas commencé.
