# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
recruits = Czterej rekruci, których dostaje Pomarańczowy. Jeden będzie odkryty, jeden pozostanie zakryty, dwaj odpadają z gry.
same = Niebieski zaczyna turę z dwoma robotnikami, którzy pokazują 1. Może umieścić obu, jednego po drugim.
knowledge = Trzej robotnicy Niebieskiego są na planszy, a jego wiedza wynosi 1. Jeśli wrócą wszyscy trzej, jeden zdezerteruje tylko przy rzucie 15 lub więcej: to 9% ryzyka.
bump = Tura Pomarańczowego. Jedynka Niebieskiego i trójka Czerwonego stoją na drodze, ale oba pola świecą: wypchnięty robotnik wraca do właściciela, który nim rzuca.
area = Czterej robotnicy w Kopalni chmur dają razem 8. Ostatni, dwójka Pomarańczowego, przyniósł więc błogość i obniżył wiedzę.
tunnel = Górnik doszedł do pola 6: wszyscy zakryci Pustkowianie są teraz aktywni. Na polu 9 otworzy się po lewej koniec tunelu z trzema sztukami energii.
site = Trójka Czerwonego i szóstka Zielonego budują na górnym placu Pustkowi. Przy czterech graczach trzeci robotnik kończy targ.
market = Arena pokojowego konfliktu już stoi. Odwiedziny kosztują cztery sztuki żywności i kamień i dają gwiazdę na terytorium poniżej.
allegiance = Ikar na polu 11: każdy położył gwiazdę na wszystkich swoich aktywnych Ikarytach. Gwiazdy na sterowcu należą do terytorium.
retrieve = Czerwony odzyskuje robotników. Jedynka i dwójka w Kopalni chmur świecą: może wrócić jeden z nich albo obaj.
dilemma = Dylemat Niebieskiego wymaga balonów, a Niebieski je ma. Może walczyć i dostać rekruta albo służyć i położyć gwiazdę.
end = Niebieski wygrał dziesiątą gwiazdą. Dwie z nich leżą na jego rekrutach.
deal = Zielony właśnie umieścił jedynego robotnika na budowie. Jonathan Artysta proponuje swój układ: karta za dwa punkty wiedzy.
penalty = Arena stoi, a Pomarańczowy nie ma tam gwiazdy. Skoro ma już robotnika w Kopalni chmur, drugą piątkę może umieścić na Farmie, ale nie tutaj.
draft = Czerwony wybiera: wolne są jeszcze morale 1 i 2 oraz wszystkie pola wiedzy.
