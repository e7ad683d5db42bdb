tournaments = Tournois
tournaments-all = Tous les tournois
tournaments-none = Aucun tournoi n’est ouvert aux inscriptions en ce moment. Ouvres-en un pour ton club : il fait les appariements, ouvre les tables et tient le classement.
tournaments-over = Tournois terminés
tournament-open = Ouvrir un tournoi
tournament-open-hint = Tu participes, d’autres s’inscrivent, et tu commences quand tout le monde est là. Ensuite, chaque ronde s’ouvre d’elle-même.
tournament-name = Comment s’appelle-t-il ?
tournament-name-example = Jeudi au club
tournament-format = Comment joue-t-on ?
tournament-format-swiss = Système suisse
tournament-format-swiss-about = Quelques rondes. On rencontre ses voisins au classement, et personne deux fois tant que c’est possible.
tournament-format-round-robin = Toutes rondes
tournament-format-round-robin-about = Chacun rencontre tous les autres. Il y a autant de rondes qu’il en faut.
tournament-format-duplicate = Match en duplicate
tournament-format-duplicate-about = La même donne à toutes les tables. On te compare à ceux qui ont ta place ailleurs : la chance compte moins.
tournament-seats = Places à une table
tournament-people = Personnes à chaque table
tournament-rounds-count = Rondes
tournament-deals-count = Donnes
tournament-mind = Joueur virtuel quand il manque quelqu’un
tournament-people-of = { $people } places sur { $seats } pour des personnes
tournament-tables-of = tables de { $seats }
tournament-rounds = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-status-gathering = Inscriptions ouvertes
tournament-status-finished = Terminé
tournament-status-closed = Annulé
tournament-by = { $count ->
        [one] Ouvert par { $host } · { $count } personne
       *[other] Ouvert par { $host } · { $count } personnes
    }
tournament-in-it = tu participes
tournament-host = Ouvert par { $name }
tournament-your-table = Ta table à la ronde { $round }
tournament-against = Avec { $who }
tournament-play = Aller à la table
tournament-wait = Ta partie est finie. La prochaine ronde s’ouvre quand toutes les tables ont terminé.
tournament-won = { $count ->
        [one] { $who } remporte le tournoi
       *[other] { $who } remportent le tournoi ensemble
    }
tournament-enter = Participer
tournament-wait-start = Tu es de la partie. { $name } commence quand tout le monde est là.
tournament-leave = Quitter le tournoi
tournament-leave-sure = Tu abandonnes ta partie en cours et tu ne seras plus dans les appariements. Ce que tu as joué compte toujours.
tournament-stay = Rester
tournament-start = { $count ->
        [one] Commencer
       *[other] Commencer à { $count }
    }
tournament-call-off = Annuler
tournament-end = Mettre fin au tournoi
tournament-invite = Inviter avec ce lien
tournament-entered = { $count ->
        [one] { $count } personne pour l’instant
       *[other] { $count } personnes pour l’instant
    }
tournament-take-out = Retirer { $name }
tournament-standings = Classement
tournament-place = Place
tournament-player = Qui
tournament-margin = Sur la moyenne
tournament-opponents = Adversaires
tournament-wins = Victoires
tournament-left = parti à la ronde { $round }
tournament-how = Comment on compte
tournament-points-rank = La première place à une table vaut 1 point, la dernière 0, et les autres se répartissent entre les deux : à quatre, 1, ⅔, ⅓ et 0. En cas d’égalité, on partage. Une table de trois compte donc autant qu’une table de quatre.
tournament-points-duplicate = À chaque donne, on te compare à tous ceux qui avaient ta place : tu reçois la part d’entre eux que tu dépasses aux points du jeu, de 0 à 1 ; une égalité compte pour moitié.
tournament-ties-rank = À égalité de points passe devant celui dont les adversaires ont plus de points (leur moyenne à chaque table ; les joueurs virtuels n’en ont pas), puis celui qui a plus de victoires. Si tout est égal, on partage la place.
tournament-ties-duplicate = À égalité de points passe devant celui qui dépasse le plus la moyenne de ses places aux points du jeu, puis celui qui a plus de victoires à sa table. Si tout est égal, on partage la place.
tournament-how-swiss = Chacun est assis premier, deuxième et ainsi de suite aussi équitablement que possible. Si le compte ne tombe pas juste, certaines tables sont plus petites ; si cela ne suffit pas, un joueur virtuel prend la place vide.
tournament-how-round-robin = Chacun est assis premier, deuxième et ainsi de suite aussi équitablement que possible. À un nombre impair et à des tables de deux, chacun joue une fois contre un joueur virtuel.
tournament-how-duplicate = Tant qu’une donne se joue quelque part, personne ne voit une autre table qui la joue, et aucun résultat n’est montré. Ensuite, tout est ouvert. Les places sans personne ont les mêmes joueurs virtuels à toutes les tables.
tournament-how-away = Quand le temps de quelqu’un est écoulé, le joueur virtuel continue à sa place jusqu’à son retour. Celui qui abandonne est dernier à cette table ; si tous les autres ont abandonné, celui qui reste a gagné.
tournament-stages = Rondes
tournament-deal = Donne { $round }
tournament-round = Ronde { $round }
tournament-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tournament-table-over = Terminée
tournament-table-closed = Arrêtée avant la fin
tournament-table-playing = En cours
tournament-table-sealed = En cours, cachée aux autres
tournament-table-sealed-over = Terminée ; visible quand toutes le seront
