# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
wheel = Met drie spelers heeft het rad 11 vakjes, en de verlichte gondel hangt op het startvakje. De tekens in het rad zijn de tickets die nog komen.
start = De eerste kaarten en medestanders. Oranje begint en heeft hier door de startbonus een tweede.
place = Stap 1 van de beurt van Oranje. Alle paviljoens lichten op: een medestander mag naar elk ervan.
figures = Oranje nam vorige beurt Bertha Palmer en Augustus Saint-Gaudens. Nu wordt elk van hen gespeeld of afgelegd.
ticket = De gondel heeft tien van de elf vakjes gehad. Nog één ticket en hij is rond: dan volgt de puntentelling.
room = Elektriciteit is vol: er is plaats voor drie kaarten. De volgende kaart die wordt gedeeld, slaat het over.
scoring = Landbouw wordt gewaardeerd. Blauw en Groen hebben samen de meeste: elk een medaille van 2 punten en hoogstens twee goedkeuringen.
sets = De goedgekeurde inzendingen van Blauw aan het eind, gesorteerd in sets van 5, 3, 2 en 1: 15 + 6 + 3 + 1 = 25 punten.
capacity = Schone Kunsten aan het begin van een spel: twee kaarten en één vrije plaats. Dat er drie passen, is een van onze gereconstrueerde waarden.
again = Alle andere paviljoens waren vol, dus gingen alle drie de nieuwe kaarten naar Transport, waar Oranje net kaarten had genomen.
