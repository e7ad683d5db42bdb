# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
recruits = Les quatre spécialistes que reçoit Orange. L’un sera face visible, un autre restera caché, deux quittent la partie.
same = Bleu commence son tour avec deux ouvriers qui montrent 1 : il peut les placer tous les deux, l’un après l’autre.
knowledge = Trois ouvriers de Bleu sont sortis, et sa lucidité est de 1. S’ils reviennent tous les trois, l’un déserte seulement à partir de 15 aux dés : un risque de 9 %.
bump = C’est à Orange. Le 1 de Bleu et le 3 de Rouge sont dans le passage, mais les deux cases brillent : l’ouvrier délogé revient à son propriétaire, qui le lance.
area = Les quatre ouvriers de la Mine de nuages font 8. Le dernier, le 2 d’Orange, a donc rapporté de l’extase et fait baisser la lucidité.
tunnel = Le mineur est à la case 6 : tous les Wastelanders cachés sont maintenant actifs. À la case 9, le bout du tunnel s’ouvre à gauche, avec trois énergies.
site = Le 3 de Rouge et le 6 de Vert construisent sur le chantier supérieur des Wastelands. À quatre joueurs, un troisième ouvrier achève le marché.
market = L’Arène du conflit pacifique est construite. La visiter coûte quatre nourritures et une pierre, et place une étoile sur le territoire en dessous.
allegiance = Icarus à la case 11 : chacun a posé une étoile sur tous ses Icarites actifs. Les étoiles du dirigeable sont celles du territoire.
retrieve = Rouge récupère des ouvriers. Le 1 et le 2 de la Mine de nuages brillent : l’un ou l’autre peut revenir, ou les deux.
dilemma = Le dilemme de Bleu demande des ballons, et il en a. Il peut combattre et recevoir un spécialiste, ou servir et poser une étoile.
end = Bleu a gagné avec sa dixième étoile. Deux d’entre elles sont sur ses spécialistes.
deal = Vert vient de placer le seul ouvrier d’un chantier. Jonathan l’artiste propose son marché : une carte pour deux points de lucidité.
penalty = L’Arène est construite, et Orange n’y a pas d’étoile. Avec un ouvrier à la Mine de nuages, il peut placer son autre 5 à la Ferme, mais pas ici.
draft = À Rouge de choisir : les cases 1 et 2 du moral sont encore libres, et toutes celles de la lucidité.
