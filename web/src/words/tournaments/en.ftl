tournaments = Tournaments
tournaments-all = All tournaments
tournaments-none = No tournament is open for entries just now. Open one for your club: it pairs people, opens the tables and keeps the standings.
tournaments-over = Finished tournaments
tournament-open = Open a tournament
tournament-open-hint = You take part, others enter, and you begin when all are there. After that every round opens by itself.
tournament-name = What is it called?
tournament-name-example = Thursday at the club
tournament-format = How is it played?
tournament-format-swiss = Swiss
tournament-format-swiss-about = A few rounds. You meet people close to you in the standings, and nobody twice if that can be avoided.
tournament-format-round-robin = Round robin
tournament-format-round-robin-about = Everybody meets everybody, in as many rounds as that takes.
tournament-format-duplicate = Duplicate match
tournament-format-duplicate-about = The same deal at all tables. You are compared with those who have your seat elsewhere, so luck counts less.
tournament-seats = Seats at a table
tournament-people = People at each table
tournament-rounds-count = Rounds
tournament-deals-count = Deals
tournament-mind = Computer player where somebody is missing or away
tournament-people-of = { $people } of { $seats } seats for people
tournament-tables-of = tables of { $seats }
tournament-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
tournament-round-of = Round { $round } of { $rounds }
tournament-status-gathering = People are entering
tournament-status-finished = Finished
tournament-status-closed = Called off
tournament-by = { $count ->
        [one] Opened by { $host } · { $count } person
       *[other] Opened by { $host } · { $count } people
    }
tournament-in-it = you are in it
tournament-host = Opened by { $name }
tournament-your-table = Your table in round { $round }
tournament-against = With { $who }
tournament-play = Go to the table
tournament-wait = Your game is over. The next round opens when all tables are done.
tournament-won = { $count ->
        [one] { $who } wins the tournament
       *[other] { $who } win the tournament together
    }
tournament-enter = Take part
tournament-wait-start = You are in. { $name } begins when all are there.
tournament-leave = Leave the tournament
tournament-leave-sure = You give up the game you are in, and will not be paired any more. What you have played still counts.
tournament-stay = Stay
tournament-start = { $count ->
        [one] Begin
       *[other] Begin with { $count } people
    }
tournament-call-off = Call it off
tournament-end = End the tournament
tournament-invite = Invite with this link
tournament-entered = { $count ->
        [one] { $count } person so far
       *[other] { $count } people so far
    }
tournament-take-out = Take { $name } out
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-margin = Above average
tournament-opponents = Opponents
tournament-wins = Wins
tournament-left = left in round { $round }
tournament-how = How it is counted
tournament-points-rank = First place at a table brings 1 point, last place 0, and the places between them evenly: at a table of four 1, ⅔, ⅓ and 0. Those who are level share. So a table of three counts as much as one of four.
tournament-points-duplicate = In every deal you are compared with all who had your seat: the share of them you beat in points of the game is what you get, from 0 to 1; those who are level count half.
tournament-ties-rank = With equal points, whoever met opponents with more points stands higher (at each table their average; computer players have none), then whoever has more wins. Those who are equal in that, too, share the place.
tournament-ties-duplicate = With equal points, whoever is further above the average of their seats in points of the game stands higher, then whoever has more wins at their own tables. Those who are equal in that, too, share the place.
tournament-how-swiss = Everybody sits first, second and so on as equally often as possible. If numbers do not divide, some tables are smaller; where even that does not work, a computer player takes the empty seat.
tournament-how-round-robin = Everybody sits first, second and so on as equally often as possible. With an odd number of people at tables of two, each plays once against a computer player.
tournament-how-duplicate = While a deal is played anywhere, nobody can look at another table with it, and no result is shown. Afterwards everything is open. Seats without a person have equal computer players at all tables.
tournament-how-away = When somebody’s time is up, the computer player plays for them until they are back. Whoever resigns is last at that table; if all others have resigned, whoever is left has won.
tournament-stages = Rounds
tournament-deal = Deal { $round }
tournament-round = Round { $round }
tournament-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tournament-table-over = Over
tournament-table-closed = Ended early
tournament-table-playing = Being played
tournament-table-sealed = Being played, seen by nobody else
tournament-table-sealed-over = Over; can be seen when all are
