### The browser's own words, French. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Salon
menu-settings = Réglages
menu-skip-choices = Aller aux choix
page-again = Réessayer
me-guest = Invité
menu-home = Ludothek, page d’accueil
menu-skip = Aller au contenu
menu-shortcuts = Raccourcis
menu-new = Nouvelle table
menu-rules = Règles
menu-look = Revoir une partie enregistrée
menu-account = Compte
menu-language = Langue
menu-lighter = Thème clair
menu-darker = Thème sombre
page-title = { $title } · Ludothek
page-home = Ludothek : des jeux de société à jouer tout de suite
footer-about = Ludothek est libre et ouvert.
footer-api = Pour les développeurs : l’API
notice-lost = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
notice-busy = Trop de demandes d’un coup. Attends un instant et réessaie.
notice-failed = Cela n’a pas marché. Réessaie.
notice-again = Réessayer
notice-close = Fermer ce message
nowhere-title = Il n’y a rien ici
nowhere-text = L’adresse est peut-être mal écrite, ou la pièce que tu cherches a roulé sous le canapé.
nowhere-home = Retour à l’accueil

## Home

home-play = Jouer
home-level = Niveau de l’ordinateur
home-against = Contre
home-title = Prends place.
home-lead = Un clic et le jeu est sur la table : tout de suite contre l’ordinateur, ou avec tes amis où qu’ils soient.
home-play-title = { home-play } : { $title }
home-players = { $least } à { $most } joueurs
home-choose = Choisir les adversaires
home-rules = Règles
home-rules-title = { home-rules } : { $title }
home-tutorial = Apprendre en jouant
home-waiting = { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
home-waiting-with = avec { $who }
home-friends = Jouer entre amis
home-friends-text = Ouvre une table, envoie le lien, c’est tout.
home-lobby = Voir qui joue
home-lobby-text = Places libres, tes tables et parties terminées.
home-look = Revoir une partie
home-look-text = Parcours une partie coup par coup.
home-waiting-computer = contre l’ordinateur

## Lobby

lobby-title = Salon
lobby-title-waiting = ({ $count }) Salon
lobby-new = Ouvrir une table
lobby-mine = Tes tables
lobby-open = Places libres
lobby-open-none = Personne ne cherche de compagnie pour l’instant. Ouvre toi-même une table et laisse une place libre.
lobby-finished = Parties terminées
lobby-your-turn = C’est à toi de jouer
lobby-waits = On attend { $who }
lobby-free = { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
lobby-invited = On attend les invités
lobby-won = { $count ->
        [one] Victoire : { $who }
       *[other] Victoire partagée : { $who }
    }
lobby-seat-free = libre
lobby-seat-invited = sur invitation
lobby-seat-you = { $name } (toi)
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-review = Revoir
lobby-play = Jouer
lobby-go = Aller à la table
lobby-too-late = Quelqu’un a été plus rapide : la place est prise.
lobby-come = Autres façons de rejoindre une table
lobby-address-title = Tu as reçu une invitation ?
lobby-address = Le lien qu’on t’a envoyé
lobby-address-wrong = Ce n’est pas l’adresse d’une table.
lobby-address-go = Entrer
pace-live = En temps réel
pace-days = Sur plusieurs jours
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }

## New table, invitations

new-title = Nouvelle table
new-lead = Ouvre une table
new-which = À quoi on joue
new-who = Qui s’assoit où
new-terms = Comment on joue
new-players = Nombre de joueurs
new-fewer = Un joueur de moins
new-more = Un joueur de plus
new-count = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
new-seat = Place { $number }
new-who-me = Moi
new-who-anyone = Le premier arrivé
new-who-invitation = Un ami, par lien
new-who-here = Quelqu’un à cet écran
new-who-mind = Ordinateur : { $mind }
level-next = La prochaine fois contre : { $level }. Tu peux choisir un autre niveau à tout moment.
new-name = Nom
new-name-of = Nom pour { $seat }
new-unnamed = Joueur { $number }
new-pace = Rythme
new-clock = Temps de réflexion
new-clock-none = autant qu’on veut
new-lot = Tirer les places au sort
new-listed = Montrer dans le salon
new-hints = Autoriser les conseils
new-options = Règles maison
new-options-changed = { $count ->
        [one] une modifiée
       *[other] { $count } modifiées
    }
new-play = Jouer
new-open = Ouvrir la table
new-open-hint = La partie commencera quand toutes les places seront prises. Tu auras les liens à l’étape suivante.
invite-seat = Invitation pour la place { $number }
invite-open = Pour qui veut venir
invite-near = Seul cet ordinateur peut ouvrir cette adresse. Pour des amis sur le réseau local, lance le serveur avec --host 0.0.0.0.
invite-own = Mon lien pour revenir
invite-own-text = Avec ce lien, tu continues sur un autre appareil. Garde-le pour toi : quiconque l’a peut prendre ta place.
invite-own-seat = Ma place { $number }
invite-copy = Copier
invite-copied = Le lien est copié.
invite-copy-yourself = Le navigateur ne nous laisse pas copier ; le lien est sélectionné pour toi.
invite-share = Partager
invite-code = Code QR
invite-code-of = Code QR : { $label }
invite-text = Viens jouer avec moi !

## Settings, account

settings-title = Réglages
settings-lead = Enregistrés dans ce navigateur et appliqués aussitôt.
settings-name = Ton nom
settings-name-keep = Enregistrer
settings-name-hint = C’est ce que lisent les autres à la table.
settings-name-kept = Tu t’appelles maintenant { $name }.
settings-theme = Apparence
settings-theme-system = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-motion = Animations
settings-motion-0 = aucune
settings-motion-1 = lentes
settings-motion-2 = rapides
settings-motion-hint = Comment les pièces se déplacent sur le plateau.
settings-sound = Sons
settings-notify = Dans ce navigateur, tant que la table est ouverte dans un autre onglet ou une autre fenêtre
settings-notify-refused = Ton navigateur ne le permet pas ; tu peux changer cela dans ses réglages pour cette page.
settings-account = Compte et appareils
ways-title = Avis
ways-lead = Apprends qu’une table t’attend pendant que tu fais autre chose. Rien n’est envoyé tant que tu n’as pas choisi de moyen.
ways-here = Cet appareil
ways-here-text = Même quand cette page est fermée.
ways-no-push = Ce navigateur est injoignable quand il est fermé.
ways-browser = Un autre navigateur
ways-mail = E-mail
ways-mail-text = À une adresse à toi.
ways-no-mail = Ce serveur n’envoie pas d’e-mails.
ways-hook = Messagerie ou programme
ways-hook-text = Discord, Slack, Matrix, JSON.
ways-need-account = Avec un compte.
ways-kind-json = Un programme à toi
ways-state-good = prêt
ways-state-waiting = Ouvre le lien de l’e-mail que nous t’avons envoyé.
ways-state-failing = Le dernier avis n’est pas arrivé. Fais un essai.
ways-add = Moyens de te joindre
ways-try = Essayer
ways-trying = Envoi…
ways-tried = C’est parti ; cela devrait arriver dans un instant.
ways-remove-name = Retirer { $name }
ways-mail-label = Ton adresse e-mail
ways-mail-do = Envoie-moi un lien
ways-mail-sent = Un lien part vers { $address }. Ouvre-le dans la journée.
ways-hook-label = Adresse du webhook
ways-hook-hint = Les messageries créent une telle adresse pour un salon, dans leurs réglages, sous Intégrations ou Webhooks.
ways-hook-kind = Elle appartient à
ways-hook-do = Ajouter
ways-quiet = Heures calmes
ways-quiet-from = de
ways-quiet-until = à
ways-quiet-hint = Ce qui est demandé entre-temps attend qu’elles soient passées. C’est l’heure de { $zone } qui compte.
ways-apart = À quelle fréquence
ways-apart-0 = aussitôt
ways-apart-60 = une fois par heure
ways-apart-240 = toutes les 4 heures
ways-apart-1440 = une fois par jour
mail-title = Cette adresse est-elle la tienne ?
mail-text = Tu veux apprendre par e-mail qu’une table t’attend. Un clic, et c’est fait.
mail-do = Oui, préviens-moi ici
mail-done-title = Tout est prêt
mail-done = { $address } sera prévenue quand une table attend.
mail-settings = Régler les avis
mail-gone = Ce lien a déjà servi ou il est trop vieux. Les réglages peuvent t’en envoyer un autre.
account-title = Compte
account-guest = Tu joues en invité : seul ce navigateur se souvient de toi et de tes parties. Avec un compte, tu te connectes de partout.
account-is = Ton compte : { $name }.
account-register = Créer un compte
account-register-text = Toutes tes parties restent à toi. Pas besoin d’adresse e-mail.
account-register-do = Créer le compte
account-login = Se connecter
account-login-text = Les parties commencées ici en invité te suivent.
account-login-do = Se connecter
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-taken = Le compte { $name } existe déjà ; choisis un autre nom.
account-wrong = Nom ou mot de passe incorrect.
account-made = Ton compte { $name } est prêt.
account-welcome = Te revoilà, { $name } !
account-left = Session fermée sur cet appareil.
account-sessions = Appareils connectés
account-device = { $browser } sous { $system }
account-device-unknown = Appareil inconnu
account-since = depuis le { $date }
account-here = cet appareil
account-end = Déconnecter cet appareil
account-logout = Se déconnecter
account-settings = Nom, apparence et langue

## Passwords, the second factor, leaving, private servers

former-player = une personne partie
account-cancel = Annuler
account-password-weak = Choisis un autre mot de passe : au moins 8 caractères, aucun de ceux que tout le monde essaie d’abord, pas de rangée de touches ni ton nom. Trois ou quatre mots à la suite conviennent bien.
account-password-change = Changer le mot de passe
account-password-change-text = Il faudra ensuite te reconnecter sur tous tes autres appareils.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change-do = Changer le mot de passe
account-password-changed = Ton mot de passe est changé. Tes autres appareils sont déconnectés.
account-password-wrong = Mot de passe incorrect.
account-code = Code
account-code-hint = Six chiffres de ton application, ou l’un de tes codes de secours.
account-code-wrong = Code incorrect ou déjà utilisé. Attends le suivant.
account-factor = Second facteur
account-factor-text = Une application sur ton téléphone affiche un nouveau code toutes les trente secondes. Découvrir ton mot de passe ne suffit plus pour entrer.
account-factor-is-on = La connexion demande un code de ton application.
account-factor-on = Le mettre en place
account-factor-go-on = Continuer
account-factor-scan = Ouvre ton application d’authentification et photographie ceci :
account-factor-picture = Image pour l’application d’authentification
account-factor-by-hand = Ou saisis-le :
account-factor-first-code = Le code affiché maintenant par l’application
account-factor-on-do = Activer
account-factor-off = Désactiver
account-factor-off-do = Désactiver
account-factor-off-done = Le second facteur est désactivé.
account-factor-off-wrong = Mot de passe ou code incorrect, ou code déjà utilisé.
account-recovery = Tes codes de secours.
account-recovery-text = Si tu perds ton téléphone, chacun te laisse entrer une fois. Note-les maintenant : ils ne seront plus jamais affichés.
account-recovery-kept = Je les ai notés
account-end-others = Déconnecter partout ailleurs
account-data = Tes données
account-data-text = Tout ce que ce serveur sait de toi, avec les enregistrements de tes parties terminées, en un seul fichier.
account-data-do = Télécharger mes données
account-delete-text = Tu peux partir à tout moment.
account-delete = Supprimer mon compte…
account-delete-guest = Supprimer tout ce qui est à moi…
account-delete-sure = Supprimer définitivement le compte { $name } ?
account-delete-sure-guest = Supprimer définitivement tout ce qui est à toi ?
account-delete-games = Tes parties restent à ceux avec qui tu as joué ; ton nom n’y figure plus.
account-delete-seats = Dans les parties en cours, l’ordinateur joue à ta place.
account-delete-for-good = Personne ne peut rétablir le compte, pas même les responsables de ce serveur.
account-delete-do = Supprimer définitivement
account-deleted = Tout est supprimé. Merci d’avoir joué !
private-title = Un serveur privé
private-invitation = Ici, on joue entre soi. Connecte-toi, ou ouvre l’invitation que quelqu’un t’a envoyée.
private-closed = Ici, on joue entre soi. Connecte-toi pour voir les tables.
private-seat = On t’invite à une table
private-come = Entrer
private-link-gone = Ce lien ne mène plus à une place libre. Demandes-en un nouveau.
invited-here = On t’invite
invited-here-text = Comment les autres doivent-ils t’appeler ?
invited-known = On te connaît déjà ici, sous le nom { $name }.
invited-gone = Cette invitation a déjà servi ou est trop ancienne. Demandes-en une nouvelle.
password-title = Un nouveau mot de passe
password-text = Il sert ensuite à te connecter ; tes autres appareils sont déconnectés.
password-do = Définir le mot de passe
password-set = Mot de passe défini pour { $name }.
password-gone = Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau.

## Rules, looking at records

rules-title = Règles
look-title = Revoir une partie enregistrée
look-lead = L’enregistrement d’une partie en contient chaque coup. Ouvre-le et parcours la partie sur le plateau, du point de vue de chaque joueur.
look-drop = Dépose un enregistrement ici ou choisis un fichier
look-busy = Mise en place…
look-too-large = Ce fichier est trop gros pour l’enregistrement d’une partie.
look-hint = Toute partie terminée peut aussi être revue.
look-lobby = Vers les parties terminées
rules-of = Règles : { $title }
rules-contents = Sommaire
rules-close = Fermer
rules-find = Chercher dans les règles
rules-found = { $count ->
        [0] aucune règle
        [one] une règle
       *[other] { $count } règles
    }
rules-found-none = Ces mots ne figurent pas dans les règles.
rules-none = Il n’y a pas de jeu de ce nom ici.
rules-others = Autres règles
look-wrong = Ce fichier n’est pas l’enregistrement d’une partie connue ici.

## A table

seat-mind = { $name } (ordinateur)
computer-menu = À propos de { $name }
computer-level = ordinateur, { $level }
computer-random = joue au hasard
computer-greedy = prend ce qui rapporte tout de suite
computer-search = joue en prévoyant
computer-other = joue à sa façon
table-asked = Ce qui est demandé
table-players = À la table
table-points = Points
table-log = Ce qui s’est passé
table-over = La partie est finie.
table-closed = Cette table a été fermée.
table-missing = { $count ->
        [one] Il manque encore une personne pour commencer.
       *[other] Il manque encore { $count } personnes pour commencer.
    }
table-waiting = On attend { $who }.
table-skip = Accélérer
table-telling = { $who } joue.
table-undo = Annuler
table-tired = { $who } n’a pas pu réfléchir jusqu’au bout ; un remplaçant rapide a décidé.
hint-ask = Conseil
hint-title = Tes meilleurs choix
hint-close = Ranger les conseils
hint-chance = { $chance } % de chances de gagner
hint-choose = Choisir ceci
hint-about = Pourcentage : tes chances de gagner. En dessous : ce qui en résulte dans la plupart des parties essayées.
terms-hints = avec conseils
choose-other = Choisir autre chose
choose-without = Sans { $what }
explain-past = Tu regardes le passé.
explain-ask = Qu’est-ce que… ?
explain-find = Un élément du plateau
explain-rule = Règle { $rule }
table-choices = Choix
table-mat = Devant toi
table-turn = c’est son tour
choose-find = Chercher parmi { $count } choix
gather-free = libre

## The past, the end

past-title = Le passé
past-slider = Moment de la partie
past-is-now = Maintenant
past-moment = Décision { $moment } sur { $total }
past-looking = Tu regardes la décision { $moment } sur { $total }.
past-your-turn = Entre-temps, c’est à toi de jouer.
past-return = Revenir au présent
past-start = Au début
past-back = Un pas en arrière
past-play = Lecture
past-pause = Pause
past-forward = Un pas en avant
past-now = Au présent
end-title = La fin de la partie
end-you-win = Tu as gagné !
end-fold = Voir le plateau
end-unfold = Voir le résultat
end-sheet = Feuille de score
end-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
end-course = Le déroulement de la partie
end-chart = Les points au fil de la partie
end-decisions = { $count ->
        [0] aucune décision
        [one] une décision
       *[other] { $count } décisions
    }
end-rematch-join = Rejoindre la revanche
end-look = Revoir la partie
end-record = Télécharger l’enregistrement
end-seed-title = Le hasard était-il honnête ?
end-seed-about = L’empreinte de la graine était publique avant la première décision ; elle ne correspond qu’à cette graine, dont découle tout le hasard : personne n’a rien pu changer ensuite.
end-seed = Graine
end-seed-hash = Empreinte
share = Partager
share-table = Cette adresse mène à la table.
share-moment = Cette adresse mène à la table après la décision { $moment }.
share-address = Adresse
share-with = Partager avec…
share-copy = Copier
share-copied = Copié
continue = Continuer à partir d’ici
continue-about = Une nouvelle table reprend la partie après la décision { $moment }, avec les mêmes cartes à venir. L’ordinateur prend les autres places.
continue-as = Jouer à la place de
continue-go = Ouvrir la table

## Several people at one screen

handover-title = Passer la main
handover-next = À { $name } de jouer
handover-about = La table est cachée pour que personne ne voie ce qui ne regarde que { $name }.
handover-here = Je suis { $name }
handover-mind = L’ordinateur joue pour { $name }
handover-turn = À toi, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● À toi de jouer · { $title }
attention-turn = À toi de jouer

# Table talk
chat-title = Discussion
chat-nothing = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-unread = { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }

# Clocks
clock-left = Temps restant
clock-left-days = { $days ->
        [one] 1 jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
clock-up = Temps écoulé
clock-hand-over = Confier à l’ordinateur : { $name }

# The connection
wire-lost = Le serveur est injoignable. La connexion reviendra d’elle-même ; en attendant, tu peux regarder.
wire-refused = Impossible d’ouvrir cette table
wire-lobby = Vers le salon

# One's own seat
seat-menu = Ma place
seat-sit = S’asseoir
seat-stand = Se lever
seat-hand-over = Confier ma place à l’ordinateur
seat-take-back = Reprendre la main
seat-away = L’ordinateur joue pour toi.
seat-away-name = L’ordinateur joue pour { $name }.
seat-link = Mon lien pour revenir
seat-link-about = Avec cette adresse, tu reprends ta place sur un autre appareil. Garde-la pour toi.
seat-close = Fermer cette table
seat-leave = Continuer plus tard

# Coming with a link
invited = Invitation à jouer : { $title }
invited-by = { $count ->
        [one] { $hosts } t’invite à jouer : { $title }
       *[other] { $hosts } t’invitent à jouer : { $title }
    }
invited-name = Ton nom
invited-watch = Seulement regarder
recover-title = Revenir sous le nom { $name } ?
recover-about = La place appartiendra alors à ce navigateur ; sur l’autre appareil, tu ne feras plus que regarder.
recover-go = Prendre ma place

## Bloquer, signaler, s’occuper d’un serveur

person-menu = À propos : { $name }
person-block = Bloquer
person-block-about = Vous ne lirez plus ce que dit l’autre et ne vous assoirez plus à la même table.
person-blocked = Tu as bloqué { $name }.
person-report = Signaler
person-report-why = Qu’est-ce qui ne va pas ?
person-report-send = Envoyer le signalement
person-reported = Merci. Les personnes qui s’occupent de ce serveur le liront.
chat-removed = Ce message a été retiré.
account-blocks = Les personnes que tu as bloquées
account-unblock = Débloquer
account-reports = Ce que tu as signalé
account-admin = S’occuper de ce serveur
report-waits = En attente d’examen
report-acted = Une mesure a été prise
report-dismissed = Il n’y avait rien à faire
admin-title = S’occuper de ce serveur
admin-not = Cette page est réservée à celles et ceux qui s’occupent de ce serveur.
admin-search = Chercher des noms, des identifiants ou des motifs
admin-done = C’est fait.
admin-none = Il n’y a rien ici.
admin-more = { $count ->
        [one] En afficher encore un
       *[other] En afficher encore { $count }
    }
admin-why = Motif
admin-lasting = Durée
admin-lasting-hour = Une heure
admin-lasting-day = Un jour
admin-lasting-week = Une semaine
admin-lasting-month = 30 jours
admin-lasting-good = Définitivement
admin-for-good = définitivement
admin-until = jusqu’au { $date }
admin-reports = Signalements
admin-reported-by = Signalé par { $name }, { $date }
admin-open-table = Ouvrir la table
admin-note = La personne qui a signalé lira le motif.
admin-people = Personnes
admin-is-admin = s’occupe du serveur
admin-guest = invité
admin-account = compte { $name }
admin-banned = Exclusion { $until }
admin-muted = Silence { $until }
admin-ban = Exclure
admin-mute = Réduire au silence
admin-lift = Lever
admin-reset = Réinitialiser le mot de passe
admin-reset-about = Tu reçois un lien à transmettre. Il permet de choisir une seule fois un nouveau mot de passe.
admin-factor = Retirer le second facteur
admin-factor-about = Pour une personne qui l’a perdu. Ensuite, le mot de passe suffit.
admin-promote = Confier le serveur
admin-demote = Retirer ce rôle
admin-link = Lien à transmettre
admin-once = Ne donne ce lien qu’à la personne à qui il est destiné. Il sert une fois, jusqu’au { $date }, et ne sera plus affiché.
admin-tables = Tables
admin-status-open = ouverte
admin-status-playing = en cours
admin-status-finished = terminée
admin-status-closed = fermée
admin-talk = Discussion
admin-close = Fermer la table
admin-delete = Supprimer la table
admin-delete-about = Tout ce qui a été joué et dit ici disparaît pour toujours.
admin-remove-line = Retirer le message
admin-bans = Exclusions
admin-network = Une plage d’adresses
admin-invitations = Invitations
admin-invite = Inviter quelqu’un
admin-invite-whom = une nouvelle personne
admin-revoke = Révoquer
admin-audit = Ce qui a été fait
admin-command-line = ligne de commande
admin-did-ban = Exclusion
admin-did-unban = Exclusion levée
admin-did-mute = Mise au silence
admin-did-unmute = Silence levé
admin-did-close = Table fermée
admin-did-close-tournament = Tournoi arrêté
admin-did-delete = Table supprimée
admin-did-remove-line = Message retiré
admin-did-resolve = Signalement traité
admin-did-reset-password = Mot de passe réinitialisé
admin-did-remove-factor = Second facteur retiré
admin-did-promote = Serveur confié
admin-did-demote = Rôle retiré
admin-did-invite = Invitation créée
admin-did-revoke = Invitation révoquée
admin-did-look = Conversation d’une table lue
admin-did-prune = Ce qui n’est plus conservé a été retiré
admin-did-restore = Restauré depuis une sauvegarde

## Tutorial

tutorial-title = Initiation
tutorial-card = Ton guide
tutorial-progress = Étape { $step } sur { $steps }
tutorial-back = Retour
tutorial-next = Suivant
tutorial-show = Montre-moi
tutorial-read = Prends ton temps, puis continue avec « Suivant ».
tutorial-over = L’initiation est terminée.
tutorial-yours = À toi de jouer
tutorial-other = C’est permis aussi. Pour cette initiation, choisis : { $choice }.
tutorial-rules = Pour en savoir plus :
tutorial-play = Jouer maintenant
tutorial-all-rules = Toutes les règles
tutorial-none = Il n’y a pas encore d’initiation à ce jeu.
tutorial-lost = L’initiation n’a pas pu être chargée. Réessaie, s’il te plaît.

## Boards: the plain one

plain-title = Table
plain-yes = Oui
plain-no = Non
plain-reach = Ce que tu peux atteindre
plain-more = { $count ->
        [one] En montrer encore un
       *[other] En montrer encore { $count }
    }
plain-fewer = En montrer moins

## Les gens à une table : revanches, départs, qui entend quoi, beaucoup de tables

rematch-ask = Demander une revanche
rematch-asked = On te demande une revanche
rematch-accept = Oui, encore une
rematch-decline = Non, merci
rematch-see = Voir la revanche
rematch-waiting = { $count ->
        [one] La revanche commencera quand { $who } aura dit oui.
       *[other] La revanche commencera quand { $who } auront dit oui.
    }
rematch-yes = dit oui
rematch-not-yet = n’a pas encore répondu
rematch-no = a dit non
host-free = Libérer la place : { $name }
host-withdraw = Ne plus demander à { $name }
host-fill = Confier la place à l’ordinateur
stand-in-about = Si quelqu’un s’en va, l’ordinateur continue : { $mind }.
new-stand-in = Si quelqu’un s’en va
resign = Abandonner
resign-about = Tu quittes la partie pour de bon et finis à la dernière place ; pour les autres, l’ordinateur ({ $mind }) continue.
resign-sure = Oui, j’abandonne
resign-stay = Je reste
seat-resigned = abandon
chat-room-players = Seuls les joueurs l’entendent.
chat-room-spectators = Seuls les spectateurs l’entendent, pas les joueurs.
chat-room-everyone = Tout le monde l’entend.
lobby-seat-asked = { $name } (pas encore répondu)
lobby-seat-declined = { $name } (a dit non)
lobby-seat-resigned = { $name } (abandon)
lobby-more-of = { $name } a { $count } tables ouvertes
lobby-more = Plus de tables
lobby-find = Trouver une table
lobby-find-title = Jeu
lobby-find-free = Places libres
lobby-find-who = Avec qui
lobby-find-any = peu importe
lobby-find-least = { $count } ou plus
lobby-find-none = Aucune table ne convient. Cherche autre chose, ou ouvres-en une.

## A table for the ear

ear-on = Jouer à l’oreille : les tables en texte avec une ligne de commande
ear-off = Revoir les tables en plateaux
ear-is-on = Les tables sont maintenant racontées en texte, avec une ligne de commande.
ear-is-off = Les tables sont de nouveau dessinées.
ear-skip = Aller à la ligne de commande
ear-situation = Situation
ear-last = Dernier tour
ear-command = Commande
ear-line = Ligne de commande
ear-go = Valider
ear-line-help = Un numéro, un choix en toutes lettres, ou ? pour les choix, s pour la situation, aide pour le reste. Alt et 1 à 7 mènent aux sections, Échap ramène ici.
ear-more = { $count ->
        [one] Encore une ligne : tape « suite ».
       *[other] Encore { $count } lignes : tape « suite ».
    }
ear-no-more = C’est tout.
ear-unknown = Pas compris : { $input }. Tape ? pour les choix, ou aide.
ear-which = { $count } conviennent. Lequel ?
ear-listed = { $number } : { $text }
ear-choices = { $count ->
        [one] Un choix.
       *[other] { $count } choix.
    }
ear-nothing-asked = Il n’y a rien à choisir pour l’instant.
ear-who = À qui ? { $who }.
ear-no-rule = Il n’y a pas de règle { $input }.
ear-said = Tu dis : { $text }
ear-says = { $who } dit : { $text }
ear-help = { $does } : { $words }
ear-has = { $who } : { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
ear-gained = { $who } : { $count ->
        [one] { $count } point de plus
       *[other] { $count } points de plus
    }, { $total } maintenant.
ear-lost = { $who } : { $count ->
        [one] { $count } point de moins
       *[other] { $count } points de moins
    }, { $total } maintenant.
ear-hint = { $number } : { $text }. { $chance } % de chances de gagner. { $expected }
ear-rest = { $count ->
        [one] Encore { $count } événement : tape « l { $lines } ».
       *[other] Encore { $count } événements : tape « l { $lines } ».
    }
ear-words-choices = choix
ear-words-situation = situation
ear-words-me = moi
ear-words-player = joueur
ear-words-about = quoi
ear-words-far = loin
ear-words-lead = tête
ear-words-if = si
ear-words-why = pourquoi
ear-words-rule = règle
ear-words-log = journal
ear-words-back = arrière
ear-words-on = avant
ear-words-now = maintenant
ear-words-hint = conseil
ear-words-undo = annuler
ear-words-say = dire
ear-words-more = suite
ear-words-help = aide
ear-does-choices = les choix ; avec un mot, seulement ceux qui le contiennent
ear-does-situation = la situation en quelques phrases
ear-does-me = ce que tu as
ear-does-player = ce que quelqu’un a, par son nom ou sa couleur
ear-does-about = un élément du plateau : où il en est
ear-does-far = à quelle distance est quelque chose
ear-does-lead = qui est en tête
ear-does-if = ce qu’un ouvrier ou une visite y rapporterait
ear-does-why = pourquoi quelque chose n’est pas possible maintenant
ear-does-rule = une règle par son numéro
ear-does-log = ce qui vient de se passer ; avec un nombre, autant de lignes
ear-does-back = une décision en arrière
ear-does-on = une décision en avant
ear-does-now = retour au présent
ear-does-hint = les meilleurs choix, là où les conseils sont permis
ear-does-undo = annuler ta dernière décision
ear-does-say = dire quelque chose à la table
ear-does-more = le reste d’une longue réponse
ear-does-help = cette liste
settings-ear = Jouer à l’oreille : les tables en texte avec une ligne de commande, sans animation
settings-announced = Ce que les lecteurs d’écran annoncent à une table
settings-announced-turns = mes tours
settings-announced-digest = un résumé à mon tour
settings-announced-all = tout, à mesure

## Pages of people

account-games = Mes parties
account-games-page = Tout ce que tu as joué ici
history-public = Les autres peuvent voir cette page
history-public-hint = Ils voient tes parties terminées du salon. Les parties aux tables qui n’y figuraient pas restent entre vous.
history-nobody = Personne de ce nom ne montre de page ici.
history-none = Pas encore de partie terminée.
history-sum = { $games ->
        [one] Une partie terminée
       *[other] { $games } parties terminées
    }, { $wins ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $wins } gagnées
    }
history-streak = { $now ->
        [0] Plus longue série : { $longest ->
            [one] { $longest } victoire
           *[other] { $longest } victoires d’affilée
        }
       *[other] Série : { $now ->
            [one] une victoire
           *[other] { $now } victoires d’affilée
        } (la plus longue : { $longest })
    }
history-best = Meilleur résultat : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-chart = { $title } : points, partie après partie
history-won = gagnée
history-lost = pas gagnée
history-place = Place { $rank } sur { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history-with = avec { $names }
history-rivals = Tes adversaires, et qui a fini devant
history-rivals-of = Les adversaires de { $name }, et qui a fini devant
history-met = { $ahead } fois devant, { $level } fois à égalité, { $behind } fois derrière

## Ratings, pages of titles

new-rated = Partie classée
new-rated-hint = Pour les personnes avec un compte, visible au salon, sans conseils. Personne d’autre ne peut décider à ta place.
terms-rated = classée
rating-is = Cote { $strength } ± { $doubt } après { $games ->
        [one] une partie classée
       *[other] { $games } parties classées
    }
home-statistics = Statistiques
home-statistics-title = Statistiques de { $title }
statistics-none = Aucune partie ne s’est encore terminée ici.
statistics-unknown = Ce jeu n’existe pas ici.
statistics-games = { $games ->
        [one] Une partie s’est terminée ici.
       *[other] { $games } parties se sont terminées ici.
    }
statistics-seats = À quelle fréquence chaque place gagne
statistics-company = À { $seats } ({ $games ->
        [one] une partie
       *[other] { $games } parties
    })
statistics-share = Place { $seat } : { $share } %
statistics-fair = À la ligne, toutes les places se vaudraient.
statistics-decisions = Combien de décisions demande une partie
statistics-minutes = Combien de minutes dure une partie jouée d’une traite
statistics-span = { $least } à { $most } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
statistics-best = Meilleurs scores
statistics-best-line = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à { $seats }
leaders = Classement
leaders-about = Les cotes viennent des parties classées. La barre montre à quel point elles sont sûres : la vraie force s’y trouve très probablement. En tête vient qui est très probablement fort, pas qui a eu de la chance une fois.
leaders-none = Personne n’y a encore joué de partie classée.
tournament-back = Retour au tournoi
statistics-picks = combien de fois ils gagnent
statistics-picks-about = Le point est la part de parties gagnées, la barre indique où se trouve très probablement la vraie part, le trait pointillé où elle serait si tout se valait.
statistics-pick = { $share } % sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; { $fair } % serait équitable
statistics-all = Afficher les { $count }
statistics-few = En afficher moins
statistics-rows = Toutes les parties en lignes, pour les étudier :
leaders-levels = Les ordinateurs, pour comparer
leaders-levels-about = Ils ne jouent pas de parties classées. Leurs écarts viennent de matchs entre eux, leur niveau de parties de joueurs classés contre eux.
leaders-level = Force { $strength } ± { $doubt }

# The deal of the day: the same game for everybody, one try each.
daily = La donne du jour
daily-lead = Les mêmes cartes, les mêmes dés et les mêmes adversaires pour tout le monde. Tu as un seul essai.
daily-of = La donne du jour : { $title }
daily-own = Ton essai
daily-next = Prochaine donne dans { $time }
daily-play = Jouer
daily-go-on = Continuer
daily-more = En savoir plus
daily-results = Les résultats de tous
daily-players = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Un résultat pour l’instant.
   *[other] { $count } résultats pour l’instant.
  }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-yours = Ton résultat : { daily-points }, place { $rank } sur { $seats } à la table.
daily-given-up = Tu as abandonné.
daily-about = { $count ->
    [one] Contre un joueur virtuel
   *[other] Contre { $count } joueurs virtuels
  } ({ $mind }), sans conseils et sans classement. Avec les mêmes décisions, on joue exactement la même partie.
daily-late = Ta partie s’est terminée quand les résultats étaient déjà définitifs ; elle n’en fait donc pas partie.
daily-not-told = Tu verras les résultats de tous dès que tu l’auras jouée, ou après { $when }, quand tout sera publié.
daily-histogram = Combien de points chacun a marqués
daily-column = { $points } points : { $count }
daily-column-yours = { $points } points : { $count }, dont toi
daily-you = toi
daily-ranking = Classement
daily-ahead = { $lead } devant le meilleur joueur virtuel
daily-behind = { $lead } derrière le meilleur joueur virtuel
daily-level = à égalité avec le meilleur joueur virtuel
daily-watch = Revoir
daily-watch-own = Revoir ta partie
daily-best = Revoir la meilleure partie
daily-best-later = Tu pourras revoir la meilleure partie après { $when }.
daily-places = Les places vont aux comptes qui existaient avant le début du jour ; les autres figurent sans place.
daily-days = Autres jours

# Who is at a table

presence-here = est là
presence-thinking = réfléchit
presence-typing = écrit…
presence-elsewhere = regarde ailleurs
presence-away = n’est pas là
presence-away-since = n’est pas là, dernière présence { $ago }
presence-mind = L’ordinateur joue à sa place ({ $mind }) · { $state }
presence-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
nudge = Faire signe
nudge-name = Faire signe : { $name }
nudge-done = Signe envoyé
nudged = { $name } te fait signe : à toi de jouer.
seat-taken-over = L’ordinateur joue maintenant pour { $name }.
seat-taken-back = { $name } est de retour et rejoue en personne.
chat-typing = { $count ->
    [one] { $who } écrit…
   *[other] { $who } écrivent…
}
new-patience = L’ordinateur peut remplacer un absent après
new-name-about = Tes invités liront ce nom.
