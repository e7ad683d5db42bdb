# Ludothek : tout ce qui est refusé ou tourne mal, français.

## Jeux, options, places

refused-title = Il n’y a pas de jeu « { $title } » ; il y a { $known }.
refused-seats = { $title } se joue de { $least } à { $most }, pas à { $seats }.
refused-seats-of-game = Cette partie se joue à { $count }, pas à { $seats }.
refused-option = { $title } n’a pas d’option « { $option } » ; il a { $known }.
refused-no-options = { $title } n’a pas d’option « { $option } » ; il n’en a aucune.
refused-option-value = L’option { $option } de { $title } peut être { $values }, pas « { $given } ».
refused-mind = { $title } a les joueurs virtuels { $known }, pas « { $name } ».
refused-language = Les langues sont { $known }, pas « { $language } ».
refused-rules-version = { $title } se joue avec la version { $known } des règles, pas avec la { $version }.
refused-rule = { $title } a les règles { $first } à { $last }, pas « { $rule } ».
refused-no-rules = { $title } n’a pas de règles numérotées, donc pas de « { $rule } ».
refused-seed = Une graine est un nombre de 0 à 2**{ $bits } - 1, pas { $seed }.
refused-seat-number = Une place est un nombre de 0 à { $last }, pas { $seat }.
refused-tutorial = Il n’y a pas d’initiation pour { $title }.
refused-words = Les mots de { $title } n’existent pas en « { $language } » ; les langues sont { $known }.

## Décisions

refused-notation = « { $text } » n’est pas un choix possible ici ; possibles : { $legal }.
refused-choice = La place { $seat } ({ $colour }) ne peut pas choisir « { $choice } » ; possibles : { $legal }.
refused-choice-number = La place { $seat } ({ $colour }) ne peut pas choisir le numéro { $choice } ; possibles : { $legal }.
refused-choice-of-one = Une décision désigne un choix par son numéro ou par sa notation, l’un des deux.
refused-nothing-to-choose = La partie est finie, il n’y a plus rien à choisir.
refused-other-seat-asked = Ce n’est pas à la place { $seat } ({ $colour }) de décider, mais à { $asked }.
refused-seat-before-choice = « { $text } » ne commence par aucune des places dont c’est le tour : { $asked }.
refused-not-asked = La place { $seat } n’a rien à décider en ce moment.
refused-element = Il n’y a pas de « { $element } » à cette table.
refused-stale = Cela répond à la position { $answers }, mais la table en est à { $version } ; regarde à nouveau.
refused-nothing-decided = La place { $seat } n’a encore rien décidé.
refused-revealed-since = Quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
refused-nothing-to-undo = Tu n’as rien à annuler.
refused-cannot-undo = Impossible d’annuler : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-hint-now = Aucun conseil n’est disponible pour l’instant ; réessaie dans un moment.
refused-hint-too-late = La partie a continué ; demande à nouveau.

## Enregistrements

refused-record-not-json = L’enregistrement n’est pas du JSON : { $detail }.
refused-record-no-text = Un enregistrement est du JSON en UTF-8.
refused-record-form = Cet enregistrement n’est pas des nôtres : { $detail }.
refused-record-form-in = Cet enregistrement n’est pas des nôtres : { $detail } dans { $where }.
refused-record-seed = La graine d’un enregistrement compte 32 chiffres hexadécimaux.
refused-record-handed = L’enregistrement a { $seats } places et { $decisions } décisions, mais dit que la place { $seat } a été confiée après la décision { $after }.
refused-record-hinted = L’enregistrement a { $seats } places et { $decisions } décisions, mais dit que la place { $seat } a reçu un conseil après la décision { $after }.
refused-record-own-content = L’enregistrement a été joué avec un matériel personnel ; indique son fichier avec --content.
refused-record-usual-content = L’enregistrement a été joué avec le matériel habituel ; enlève --content.
refused-record-content-unknown = L’enregistrement a été joué avec un matériel personnel que ce serveur n’a pas.
refused-record-after-end = La décision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(ligne { $line })
    } vient après la fin de la partie : « { $text } ».
refused-record-decision = La décision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(ligne { $line })
    } est fausse : { $detail }
refused-record-notation = La décision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(ligne { $line })
    } est fausse : « { $text } » n’est pas un choix possible ici ; possibles : { $legal }.
refused-record-seat-before-choice = La décision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(ligne { $line })
    } est fausse : « { $text } » ne commence par aucune des places dont c’est le tour : { $asked }.
refused-record-goes-on = L’enregistrement donne un résultat, mais après ses { $decisions } décisions la partie continue.
refused-record-scores = L’enregistrement annonce les points { $told }, mais ses décisions mènent à { $true }.
refused-record-ranks = L’enregistrement annonce les rangs { $told }, mais ses décisions mènent à { $true }.
refused-record-without-end = Seule une partie finie peut être revue ici ; cet enregistrement n’a pas encore de fin.
refused-record-decisions = Un enregistrement importé a au plus { $most } décisions, pas { $length }.
refused-record-handovers = Un enregistrement importé a au plus { $most } places confiées, pas { $length }.
refused-record-hints = Un enregistrement importé a au plus { $most } conseils, pas { $length }.
refused-record-too-soon = L’enregistrement devient public à la fin de la partie.
refused-no-record-yet = La partie n’a pas encore commencé : il n’y a pas d’enregistrement.
refused-scores-too-soon = Les points de chaque décision deviennent publics à la fin de la partie.
refused-position = Cette partie a les positions 0 à { $last }, pas { $number }.
refused-positions = On peut regarder de 1 à { $most } positions à la fois, dans l’ordre de la partie.

## Ce que l’on tape

refused-name-length = Un nom a de 1 à { $most } caractères, pas { $length }.
refused-name-without-letter = Un nom contient au moins une lettre, un chiffre ou une image.
refused-line-length = Une ligne a de 1 à { $most } caractères, pas { $length }.
refused-reason-length = Un motif a au plus { $most } caractères, pas { $length }.
refused-invisible-character = Le caractère invisible { $code } n’est pas permis ici.
refused-accents = Une lettre ne peut pas avoir plus de { $most } accents.

## Tables et places

refused-table = Il n’y a pas de table « { $id } » ici.
refused-table-put-away = Il n’y a pas de table « { $id } » ici. S’il y en a eu une, elle a été supprimée.
refused-table-gone = Cette table n’existe plus : elle a été supprimée pour de bon.
refused-table-over = Cette table est déjà finie.
refused-table-closed = Cette table a été fermée.
refused-game-over = La partie est finie.
refused-not-begun = La partie n’a pas encore commencé : il reste des places libres.
refused-begun-already = La partie a déjà commencé.
refused-others-play = D’autres jouent ici ; tu peux plutôt confier ta place à un joueur virtuel, ou abandonner.
refused-close-of-others = Seule la personne qui a ouvert une table peut la fermer.
refused-back-and-forth = Il y a eu trop d’allers-retours à cette table ; on ne peut plus que continuer ou partir.
refused-outrun = Quelqu’un d’autre a été plus rapide ; regarde à nouveau la table.
refused-somebody-acted = Quelqu’un vient de jouer à l’une de tes tables ; réessaie.
refused-seat = Une place de cette table est un nombre de 0 à { $last }, pas { $seat }.
refused-small-seat = Une place est un petit nombre, pas { $seat }.
refused-seat-not-yours = La place { $seat } n’est pas la tienne.
refused-seat-yours = Cette place est déjà la tienne.
refused-seat-taken = Cette place est prise.
refused-seat-kept = Cette place est réservée à quelqu’un qui a une invitation.
refused-seat-kept-for = Cette place est réservée à { $name }, dont on attend la réponse.
refused-seat-of-account = Cette place appartient à un compte ; connecte-toi pour y revenir.
refused-seat-freed = La personne qui a ouvert cette table a libéré ta place ; tu peux revenir avec une nouvelle invitation.
refused-seat-in-play = Cette place n’existe pas dans cette partie.
refused-seat-has-time = Cette place a encore du temps ; les autres ne pourront la confier qu’une fois le temps écoulé.
refused-seated-already = Tu es déjà à cette table.
refused-no-free-seat = Il n’y a plus de place libre : la partie a commencé.
refused-free-seat = Aucune place libre de cette table ne porte ce numéro.
refused-no-seat-kept = Aucune place de cette table ne t’est réservée.
refused-nobody-in-seat = Il n’y a personne à la place { $seat } de cette table.
refused-nobody-sits-there = Il n’y a personne à cette place.
refused-stand-up-too-late = La partie a commencé ; aucune place ne peut plus être libérée.
refused-leave-too-late = La partie a commencé ; tu peux plutôt confier ta place à un joueur virtuel, ou abandonner.
refused-mind-by-opener = Seule la personne qui a ouvert une table peut y faire asseoir un joueur virtuel.
refused-mind-without-seat = Indique à quelle place le joueur virtuel doit s’asseoir.
refused-hand-over-by-others = Seul quelqu’un qui joue ici peut confier une place.
refused-nudge-by-others = Seul quelqu’un qui joue ici peut faire signe aux autres.
refused-nudge-nobody = On n’attend personne à cette place.
refused-handed-over = Un joueur virtuel décide déjà pour cette place.
refused-not-handed-over = Personne d’autre que toi ne décide pour cette place.
refused-take-back-first = Un joueur virtuel décide pour cette place ; reprends-la d’abord.
refused-resign-not-playing = On ne peut abandonner qu’une partie en cours.
refused-rematch-too-soon = Une revanche vient après la fin d’une partie.
refused-rematch-of-others = La revanche est réservée à ceux qui ont joué.
refused-rematch-not-asked = Personne n’a demandé de revanche pour cette partie.
refused-rematch-outrun = Quelqu’un d’autre a été plus rapide.
refused-continue-too-soon = Seule une partie finie peut être reprise à une nouvelle table.
refused-not-together = Toi et quelqu’un de cette table ne jouez pas ensemble.
refused-no-rematch = Il n’y a pas de revanche à cette table : quelqu’un ne veut pas y jouer avec quelqu’un d’autre.
refused-say-who-to-act = Dis qui tu es avant d’agir à une table.
refused-say-who-to-talk = Dis qui tu es avant de parler à une table.
refused-line = Il n’y a pas de ligne { $number } à cette table.
refused-seat-or-line = Indique une place ou une ligne de la discussion, l’une des deux.
refused-yourself = C’est toi.

## Qui tu es

refused-nobody-yet = Ce navigateur n’appartient encore à personne : dis d’abord ton nom, ou connecte-toi.
refused-cookie-unknown = Ton cookie n’est pas connu ici, ou ne l’est plus : dis d’abord ton nom, ou connecte-toi.
refused-server-by-invitation = Ce serveur est privé : connecte-toi, ou viens avec une invitation.
refused-server-by-account = Ce serveur est privé : connecte-toi à ton compte.
refused-session-ended = Cette session a été fermée.
refused-session = Tu n’as aucune session de ce genre.
refused-link-to-no-seat = Ce lien ne mène à aucune place, ou n’y mène plus ; demandes-en un nouveau.
refused-link-used = Ce lien a déjà servi ou est trop ancien ; demandes-en un nouveau.
refused-invitation-used = Cette invitation a déjà servi ou est trop ancienne ; demandes-en une nouvelle.
refused-invitation-elsewhere = Cette invitation n’est pas pour cette table.
refused-account-already = Tu as déjà le compte « { $name } ».
refused-account-there = Tu as déjà un compte.
refused-account-taken = Il y a déjà un compte « { $name } » ; choisis un autre nom.
refused-no-account = Tu n’as pas encore de compte ; crée-en d’abord un.
refused-wrong-login = Nom ou mot de passe incorrect.
refused-wrong-password = Le mot de passe est incorrect.
refused-wrong-code = Le code est incorrect ou a déjà servi ; attends le suivant.
refused-wrong-first-code = Le code est incorrect ; l’horloge de ton appareil est-elle à l’heure ?
refused-code-needed = Ce compte a un second facteur : connecte-toi aussi avec un code.
refused-second-factor-already = Ton compte a déjà un second facteur ; désactive-le d’abord.
refused-second-factor-none = Il n’y a pas de second facteur à activer ; demande d’abord un nouveau secret.
refused-password-short = Un mot de passe a au moins { $least } caractères, sans compter les espaces autour.
refused-password-repeats = Ce mot de passe ne fait que se répéter et se devine aussitôt ; choisis-en un autre.
refused-password-row = Ce mot de passe suit le clavier, l’alphabet ou les nombres ; choisis-en un autre.
refused-password-common = Ce mot de passe, ou un autre très proche, est essayé en premier ; trois ou quatre mots à la suite conviennent bien.
refused-password-name = Ce mot de passe n’est guère plus que ton nom ; choisis-en un autre.
refused-rated-guests = Les parties classées sont réservées aux comptes ; crée d’abord le tien, ou joue sans classement.
refused-rated-minds = Dans une partie classée, toutes les places sont pour des personnes qui jouent elles-mêmes.
refused-rated-unlisted = Une partie classée figure dans la liste, pour que chacun voie d’où vient un classement.
refused-rated-hints = Il n’y a pas de conseils dans une partie classée.
refused-rated-handover = Dans une partie classée, personne ne décide à ta place ; tu peux abandonner.
refused-daily-sealed = C’est la donne du jour : tu verras les parties des autres à la fin de la journée, ou quand tu l’auras jouée toi-même.
refused-daily-secret = Tant que les résultats du jour ne sont pas définitifs, la graine est secrète, et l’enregistrement avec elle.
refused-daily-handover = La donne du jour, on la joue soi-même ; tu peux abandonner.
refused-daily-seat = Une donne du jour reste sur l’appareil ou avec le compte qui l’a commencée.
refused-daily-day = Il n’y avait pas de donne du jour le { $day }.
refused-no-parquet = Ce serveur n’écrit pas de Parquet ; prends du JSON, ou demande à son hébergeur d’installer pyarrow.
refused-rating-already = Un autre processus compte ces parties en ce moment.
refused-tournament = Il n’y a pas de tournoi { $id }.
refused-sealed = La même donne se joue encore à d’autres tables. On pourra voir celle-ci quand toutes seront terminées.
refused-tournament-handover = Dans un tournoi, personne d’autre ne décide à ta place ; tu peux abandonner.
refused-tournament-table = Une table de tournoi n’est pas fermée par ceux qui y jouent ; tu peux abandonner.
refused-tournament-alone = Une table de tournoi a au moins deux places ; seul un match en duplicate se joue seul.
refused-tournament-people = Les { $seats } places sont toutes pour des personnes ; seul un match en duplicate peut en laisser aux joueurs virtuels, et jamais plus qu’il n’y a de places.
refused-tournament-clock = Un tournoi sur plusieurs jours compte en jours par décision, un tournoi en temps réel en minutes pour toute la partie.
refused-most-tournaments = Tu as ouvert { $most } tournois qui ne sont pas terminés ; finis-en un d’abord.
refused-most-tournaments-a-day = Tu peux ouvrir au plus { $most } tournois par jour.
refused-most-entered = Tu participes à { $most } tournois qui ne sont pas terminés ; finis-en ou quittes-en un d’abord.
refused-tournament-full = Ce tournoi est complet : { $most } personnes y participent.
refused-tournament-begun = Ce tournoi a déjà commencé.
refused-tournament-over = Ce tournoi est terminé.
refused-entrant-of-others = Seul ce joueur, ou la personne qui a ouvert le tournoi, peut faire cela.
refused-entrant-plays = Il a commencé : chacun ne peut plus partir que de lui-même. On joue pour les absents quand leur temps est écoulé.
refused-entrant = Personne dans ce tournoi n’a le numéro { $number }.
refused-tournament-of-others = Seule la personne qui a ouvert le tournoi peut faire cela.
refused-tournament-too-few = Il faut au moins { $least } personnes pour commencer.
refused-round-begun = Cette ronde vient d’être ouverte.
refused-no-page = Personne de ce nom ne montre de page ici.

## Savoir-vivre

refused-banned = Tu es exclu de ce serveur { $until ->
        [ever] pour de bon
       *[other] jusqu’au { $until }
    }{ $reason ->
        [none] .
       *[other] { " " }: { $reason }
    }
refused-muted = Tu ne peux pas parler sur ce serveur{ $until ->
        [ever] , pour de bon
       *[other] { " " }jusqu’au { $until }
    }{ $reason ->
        [none] .
       *[other] { " " }: { $reason }
    }
refused-network-banned = Ton réseau est exclu de ce serveur { $until ->
        [ever] pour de bon
       *[other] jusqu’au { $until }
    }{ $reason ->
        [none] .
       *[other] { " " }: { $reason }
    }
refused-report-without-words = Un signalement dit en quelques mots ce qui ne va pas.
refused-reported-already = Tu as déjà signalé cette personne ; le signalement attend d’être examiné.
refused-most-reports = { $most } de tes signalements attendent déjà ; attends qu’ils soient traités.
refused-block = Tu n’as bloqué personne sous ce numéro.
refused-most-blocks = Tu as bloqué { $most } personnes ; c’est le maximum.

## Pour ceux qui s’occupent d’un serveur

refused-for-admins = Ceci est réservé à ceux qui s’occupent de ce serveur.
refused-nobody-with-id = Il n’y a personne avec l’identifiant « { $id } ».
refused-nobody-called = Il n’y a personne avec le compte ou l’identifiant « { $name } ».
refused-ban = Il n’y a pas d’exclusion { $number }.
refused-no-ban-of = Il n’y a pas d’exclusion de { $whom }.
refused-no-mute-of = { $whom } n’est pas réduit au silence.
refused-ban-of-one = Une exclusion vise une personne ou une plage d’adresses, l’une des deux.
refused-ban-needs-reason = Une exclusion demande un motif ; la personne concernée le lit.
refused-mute-needs-reason = Réduire quelqu’un au silence demande un motif ; la personne concernée le lit.
refused-ban-end = La fin d’une exclusion est dans le futur, et avant l’an 10000.
refused-ban-of-admin = Cette personne s’occupe du serveur ; retire-lui d’abord ce rôle.
refused-ban-of-own-network = Tu viens toi-même de cette plage d’adresses.
refused-mute-of-network = Seule une personne peut être réduite au silence.
refused-network = Une plage d’adresses s’écrit comme 192.0.2.0/24 ou 2001:db8::/48, pas « { $text } ».
refused-network-too-wide = { $network } est trop large pour être exclu : le préfixe le plus court est { $prefix }.
refused-line-removed = Il n’y a pas de ligne { $number } à la table « { $table } », ou elle a déjà été retirée.
refused-report = Il n’y a pas de signalement ouvert { $id }.
refused-admin-already = Cette personne s’occupe déjà du serveur.
refused-admin-without-account = Seul quelqu’un qui a un compte peut s’occuper du serveur : un invité est quiconque a son navigateur.
refused-no-admin = Cette personne ne s’occupe pas du serveur.
refused-no-password = Cette personne n’a pas de compte, donc pas de mot de passe.
refused-password-of-admin = Le mot de passe de quelqu’un d’autre qui s’occupe du serveur se réinitialise en ligne de commande.
refused-no-second-factor = Cette personne n’a pas de second facteur.
refused-second-factor-of-admin = Le second facteur de quelqu’un d’autre qui s’occupe du serveur se retire en ligne de commande.
refused-invitation-days = Une invitation vaut de 1 à 365 jours, pas { $days }.
refused-open-invitation = Il n’y a pas d’invitation ouverte « { $id } ».

## Notices

refused-notice-address = Une adresse e-mail ressemble à nom@lieu.example, pas à « { $given } ».
refused-notice-hook = Un webhook commence par https:// et désigne un serveur public, pas « { $given } ».
refused-notice-no-mail = Ce serveur n’envoie pas d’e-mails ; son hébergeur peut indiquer un serveur pour cela avec --smtp.
refused-notice-zone = Il n’y a pas de fuseau horaire « { $zone } » ; leurs noms ressemblent à Europe/Berlin.
refused-notice-keys = Le navigateur n’a pas donné de clés permettant de le prévenir.
refused-notice-ways = Tu peux être prévenu de { $most } façons au plus ; retires-en une d’abord.
refused-notice-way = Tu n’es pas prévenu de cette façon.
refused-notice-unreachable = Cette adresse est injoignable.
refused-notice-too-slow = Cette adresse met trop de temps à répondre.
refused-notice-answers = Cette adresse a refusé l’avis : elle a répondu { $status }.
refused-notice-local = Cette adresse se trouve dans un réseau local, où ce serveur n’envoie rien.
refused-notice-unusable = Rien ne peut être envoyé à cette adresse.
refused-notice-mail-refused = Le serveur de messagerie n’accepte pas d’e-mails pour cette adresse.
refused-notice-mail-fails = L’e-mail n’a pas pu être envoyé ; l’hébergeur de ce serveur en trouvera la raison dans le journal.
refused-notice-gone = Ce navigateur n’accepte plus d’avis ; il a donc été retiré de la liste.

## Trop

refused-too-often = Trop de { $what } en peu de temps ; réessaie dans { $seconds } s.
refused-too-many-at-once = Tu as déjà { $count } { $what } à la fois ; fermes-en d’abord.
refused-looks-back = Tu regardes déjà { $most } positions passées à la fois ; attends que l’une d’elles s’affiche.
refused-answers-untaken = Trop de réponses attendent que tu les prennes ; prends-en d’abord quelques-unes.
refused-most-tables = Tu as ouvert { $most } tables qui ne sont pas finies ; finis-en ou fermes-en d’abord une.
refused-most-tables-a-day = Tu as ouvert { $most } tables en un jour ; ouvre la prochaine plus tard.
refused-most-records = Tu as importé { $most } enregistrements, et ce serveur n’en garde pas plus par personne.
refused-most-megabytes = Tu as importé { $most } Mo d’enregistrements, et ce serveur n’en garde pas plus par personne.
refused-most-lines = On a déjà écrit { $most } lignes à cette table ; c’est le maximum.
refused-lines-of-spectators = On a tant parlé à cette table que seuls ceux qui y jouent peuvent encore écrire.
refused-storage-full = L’espace de ce serveur est plein, rien de nouveau ne peut commencer ; les parties en cours continuent.
refused-storage-nearly-full = L’espace de ce serveur est presque plein, seules les personnes qui ont un compte peuvent commencer quelque chose.
limited-blocks = blocages
limited-codes = codes
limited-downloads = téléchargements
limited-frames = paquets
limited-guests = invités
limited-hints = conseils
limited-lines = lignes
limited-links = liens
limited-live-connections = connexions
limited-logins = connexions à un compte
limited-looks-back = retours en arrière
limited-mails = e-mails
limited-messages = messages
limited-new-names = nouveaux noms
limited-notices = modifications des avis
limited-nudges = signes
limited-records = enregistrements
limited-reports = signalements
limited-requests = requêtes
limited-tables = tables
limited-trials = essais
limited-undos = annulations

## Requêtes et ennuis du serveur

refused-other-site = Cette requête vient d’une page d’un autre site.
refused-host = Ce serveur ne s’appelle pas « { $name } » ; son hébergeur peut ajouter ce nom avec --hosts.
refused-nothing-here = Il n’y a rien à cette adresse.
refused-no-such-method = Cette adresse ne connaît pas cette méthode.
refused-request-too-large = La requête dépasse tout ce que cette adresse accepte.
refused-no-body = La requête a besoin d’un contenu en JSON.
refused-no-text = La requête n’est pas du texte en UTF-8 : { $detail } à l’octet { $byte }.
refused-too-deep = La requête est trop imbriquée.
refused-unexpected = La requête n’est pas celle qui était attendue : { $detail }.
refused-not-understood = La requête est incompréhensible : { $detail }.
refused-no-message = Ce n’est pas un message du protocole : { $detail }.
refused-address = L’adresse n’est pas celle qui était attendue : { $detail }.
refused-fault = Quelque chose s’est mal passé sur le serveur ; rien n’est perdu. Dans son journal, c’est la requête { $request }.
refused-fault-unnamed = Quelque chose s’est mal passé sur le serveur ; rien n’est perdu.
refused-table-busy = La table est trop occupée pour l’instant ; rien n’a changé. Réessaie dans un moment.
refused-database-busy = La base de données est trop occupée pour l’instant ; rien n’a changé. Réessaie dans un moment.
refused-database-gone = La base de données s’est arrêtée pendant l’enregistrement : c’est peut-être enregistré, peut-être pas. Réessaie dans un moment : la même requête n’est jamais exécutée deux fois.
refused-database-file-gone = Le fichier de la base de données a disparu pendant l’enregistrement : c’est peut-être enregistré, peut-être pas. Réessaie dans un moment : la même requête n’est jamais exécutée deux fois.
refused-not-kept = Impossible d’enregistrer pour l’instant : { $trouble }. Rien n’a changé ; réessaie dans un moment.
refused-not-read = Impossible de consulter cela pour l’instant : { $trouble } ; réessaie dans un moment.
refused-damaged = C’est impossible : { $trouble }. L’hébergeur de ce serveur doit restaurer une sauvegarde.
trouble-held = un autre programme occupe la base de données
trouble-full = le disque est plein
trouble-only-reads = la base de données ne peut qu’être lue
trouble-no-disk = le disque n’accepte plus rien
trouble-displaced = le fichier de la base de données a été supprimé, déplacé ou remplacé
trouble-silent = la base de données ne répond pas
trouble-damaged = une partie de la base de données est endommagée

## La ligne de commande

refused-arguments = { $detail } ; voir { $command } --help.
refused-output-closed = La sortie a été fermée avant que tout soit écrit.
refused-system = { $detail }.
refused-file = { $detail } : { $file }.
refused-file-missing = Ce fichier n’existe pas : { $file }.
refused-file-forbidden = Accès refusé : { $file }.
refused-file-is-folder = C’est un dossier : { $file }.
refused-file-bytes = Le fichier n’est pas du texte en UTF-8 : { $detail } à l’octet { $byte }.
refused-file-no-text = { $file } n’est pas du texte en UTF-8 : { $detail } à l’octet { $byte }.
refused-file-there = { $file } existe déjà ; choisis un autre nom, ou ajoute --overwrite.
refused-in-file = { $file } : { $problem }
refused-in-game = Partie { $number } : { $problem }
refused-for-one-game = { $flag } est pour une seule partie : dis laquelle des { $count } avec --game.
refused-to-beyond-end = L’enregistrement a { $decisions } décisions ; --to est un nombre de 0 à celui-là, pas { $to }.
refused-seed-hash = L’empreinte d’une graine compte 64 chiffres hexadécimaux, pas « { $text } ».
refused-other-seed = La graine de l’enregistrement n’est pas celle qui a été publiée : son empreinte est { $hash }.
refused-file-of-one-game = { $file } contient une seule partie ; --game est pour les fichiers .jsonl qui en ont plusieurs.
refused-file-without-game = { $file } ne contient aucune partie.
refused-game-of-file = { $file } contient les parties 0 à { $last }, pas { $number }.
refused-no-unfinished-game = Il n’y a pas de partie commencée dans { $folder }.
refused-not-with-server = Un serveur gère lui-même ses parties, son matériel et ses graines : { $name } ne va pas avec.
refused-not-with-resume = --resume reprend une partie enregistrée telle quelle : { $name } ne va pas avec.
refused-not-with-table = Une table qui existe déjà a ses joueurs et ses options : { $name } ne va pas avec.
refused-not-at-home = Cette partie se joue à la maison, sans --server : { $name } ne va pas avec.
refused-seat-of-mind = --seat est ta place, mais --minds nomme un joueur virtuel pour les { $seats }.
refused-more-minds-than-seats = --minds nomme { $minds } joueurs virtuels, mais il y a { $seats } places.
refused-seat-wanted = Une place est un nombre de 1 à { $seats } ou l’une de { $colours }, pas « { $wanted } ».
refused-seats-or-minds = --seats dit { $seats }, mais --minds en nomme { $minds } : { $names }.
refused-server-address = L’adresse d’un serveur s’écrit comme http://127.0.0.1:8421, pas « { $text } ».
refused-table-address = Une table se désigne par son identifiant de 12 lettres et chiffres, ou par son adresse, pas par « { $text } ».
refused-table-without-server = --table ne donne que l’identifiant de la table : --server doit dire où elle est.
refused-table-on-other-server = --server est { $server }, mais la table de --table est sur { $other }.
refused-invitation-without-table = Une invitation est pour une table : --table doit dire laquelle.
refused-no-seat-left = Il ne reste pas de place pour toi : places { $seats }, joueurs virtuels { $minds }, autres { $others }.
refused-no-server-there = Il n’y a pas de serveur Ludothek à { $address }.
refused-no-ludothek = Ce qui répond à { $address } n’est pas un serveur Ludothek, ou en est un plus récent que ce programme.
refused-no-address = « { $address } » n’est pas l’adresse d’un serveur : { $detail }.
refused-nobody-answers = Personne ne répond à { $address } : { $detail }.
refused-server-answers = Le serveur répond { $status } ; y a-t-il une Ludothek à cette adresse ?
refused-newer-server = Le serveur est plus récent que ce programme : il parle le protocole { $protocol }, ce programme jusqu’au { $known }. Mets-le à jour.
refused-not-understood-here = Le serveur dit quelque chose que ce programme ne comprend pas.
refused-spectator-decides = Un spectateur ne décide de rien.
refused-against-without-content = --against compare avec le matériel de --content ; dis lequel.
refused-measurement = Une mesure dure plus de 0 seconde et au plus 3600, pas { $seconds }.
refused-content-without-title = Un fichier de matériel appartient à un jeu ; nomme-le : ludothek bench JEU --content FICHIER.
refused-jobs = Il faut au moins un processus, pas { $jobs }.
refused-games = Il faut jouer au moins une partie, pas { $games }.
refused-endless-game = La partie { $number } de { $title } n’a pas de fin après { $decisions } décisions.
refused-tournament-without-minds = Un tournoi a besoin d’au moins un joueur virtuel.
refused-mind-enters-once = Chaque joueur virtuel participe une fois ; { $name } est nommé { $times } fois.
refused-tournament-longer = { $path } a déjà { $played } parties ; demandes-en autant ou plus, pas { $games }.
refused-other-tournament = { $path } contient un autre tournoi ({ $begun }) ; choisis un autre dossier.
refused-no-tournament = { $path } n’est pas un tournoi de chez nous : { $detail } ; choisis un autre dossier.
refused-results-file = Les résultats s’écrivent dans un fichier en .csv ou .parquet, pas dans « { $file } ».
refused-decisions-file = Les décisions s’écrivent dans un fichier en .parquet, pas dans « { $file } ».
refused-extra = Il faut pour cela { $package }, qui n’est pas installé : pip install 'ludothek[{ $extra }]'.
