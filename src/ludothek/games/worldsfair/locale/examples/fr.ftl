# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
wheel = À trois, la roue a 11 cases, et la cabine éclairée est sur la case de départ. Les marques à l’intérieur sont les tickets encore attendus.
start = Les premières cartes et les premiers représentants. Orange commence et en a ici un second grâce au bonus de départ.
place = Étape 1 du tour d’Orange. Tous les palais brillent : un représentant peut aller dans n’importe lequel.
figures = Au tour précédent, Orange a pris Bertha Palmer et Augustus Saint-Gaudens. Maintenant, chacun d’eux est joué ou défaussé.
ticket = La cabine a parcouru dix cases sur onze. Encore un ticket et elle est arrivée : on décompte la manche.
room = L’Électricité est pleine : elle a de la place pour trois cartes. La prochaine carte distribuée passe plus loin.
scoring = On décompte l’Agriculture. Bleu et Vert sont à égalité en tête : chacun gagne une médaille de 2 points et peut approuver deux expositions.
sets = Les expositions approuvées de Bleu en fin de partie, en séries de 5, 3, 2 et 1 : 15 + 6 + 3 + 1 = 25 points.
capacity = Les Beaux-Arts en début de partie : deux cartes et une place libre. Cette capacité de trois cartes fait partie de nos valeurs reconstituées.
again = Tous les autres palais étaient pleins : les trois nouvelles cartes sont allées aux Transports, où Orange venait de prendre les siennes.
