# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
fair = Le salon au début du tour 1 : deux bâtiments avec cinq halls, la cour centrale et la Galeria entre les deux, le parking devant.
draft = Les premières cartes proposées à Orange. Il en garde une sur sept, les autres passent à gauche.
pallets = Les palettes au tour 2. En haut à gauche, le sablier perd un point de popularité ; deux jeux de dés et un jeu à meeples sur « +1 » en donnent à leurs symboles.
crowd = Les jeux des palettes « ? » viennent des zones verte et jaune : la foule y est, et chaque pas vers un stand y coûte deux actions.
track = Orange a fait cinq pas et acheté trois jeux. 8 − 3 − 5 = 0 : il ne reste aucune action.
eat = Bleu est dans la cour centrale et a dépensé quatre actions. Manger pour 20 € lui en rend deux.
buy = Orange est au stand 13, où se trouve Blueprints. Il coûte 20 € et rapporte 7 points en ce moment.
unload = Vert est au parking. Les quatre jeux passent du sac au coffre, et les actions qu’ils bloquaient sont de nouveau libres.
ranking = Juste avant midi. Les trois joueurs ont les deux jeux de dés et les deux jeux de cartes de la carte du milieu ; seul Vert a ce que montre celle de droite.
removal = Orange retire un jeu du salon. Room 25 brille au stand 16 : il s’y trouve, et personne n’est devant.
calm = Une partie en famille sans la foule : les halls restent vides, et chaque pas coûte une action.
hidden = Ce qu’Orange voit de Bleu : l’argent, six jeux dans le sac et, de ses cartes wishlist, seulement le nombre : quatre, plus celle de la liste commune.
twice = Tour 1 : deux des palettes « +1 » portaient des jeux de dés, dont la popularité a donc monté de deux.
printed = Bruxelles 1893, au stand 12, est le seul jeu que nomme notre exemplaire de la règle. Presque tout le reste des stands est reconstitué.
