# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
recruits = De vier rekruten die Oranje krijgt. Eén komt open te liggen, één blijft verborgen, twee verlaten het spel.
same = Blauw begint de beurt met twee arbeiders die een 1 tonen. Beide mogen worden geplaatst, de een na de ander.
knowledge = Drie arbeiders van Blauw staan op het bord, en Blauw heeft kennis 1. Komen ze alle drie terug, dan deserteert er alleen een bij een worp van 15 of meer: een risico van 9%.
bump = Oranje is aan de beurt. De 1 van Blauw en de 3 van Rood staan in de weg, maar beide velden lichten op: wie wordt verdrongen, krijgt de arbeider terug en gooit hem.
area = De vier arbeiders in de Wolkenmijn zijn samen 8. De laatste, de 2 van Oranje, bracht dus zaligheid en verlaagde de kennis.
tunnel = De mijnwerker is bij stap 6: alle verborgen Wastelanders zijn nu actief. Bij stap 9 gaat links het einde open, met drie energie.
site = De 3 van Rood en de 6 van Groen bouwen op de bovenste bouwplaats van de Wastelands. Met vier spelers voltooit een derde arbeider de markt.
market = De Arena van vreedzaam conflict staat er. Een bezoek kost vier voedsel en een steen, en legt een ster in het gebied eronder.
allegiance = Icarus op stap 11: iedereen met actieve Icarieten heeft op elk van hen een ster gelegd. De sterren op het luchtschip zijn die van het gebied.
retrieve = Rood haalt arbeiders terug. De 1 en de 2 in de Wolkenmijn lichten op: een van de twee mag terug, of allebei.
dilemma = Het dilemma van Blauw vraagt een ballon, en Blauw heeft er een. Blauw kan vechten en krijgt een rekruut, of dienen en legt een ster.
end = Blauw heeft gewonnen met de tiende ster. Twee ervan liggen op de rekruten van Blauw.
deal = Groen heeft net de enige arbeider van een bouwplaats geplaatst. Jonathan de kunstenaar biedt zijn ruil aan: een kaart voor twee kennis.
penalty = De Arena staat er, en Oranje heeft daar geen ster. Met een arbeider in de Wolkenmijn mag de andere 5 van Oranje naar de Boerderij, maar niet hierheen.
draft = Rood is aan de beurt in de draft: moreel 1 en 2 zijn nog vrij, en bij kennis alles.
