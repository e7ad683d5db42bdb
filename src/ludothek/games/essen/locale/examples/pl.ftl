# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
fair = Targi na początku rundy 1: dwa budynki z pięcioma halami, między nimi dziedziniec i Galeria, a z przodu parking.
draft = Pierwsze karty, z których wybiera Pomarańczowy. Jedną z siedmiu zatrzymuje, pozostałe idą w lewo.
pallets = Palety w rundzie 2. U góry po lewej klepsydra traci jeden punkt popularności; dwie gry z kośćmi i gra z meeplami na paletach „+1” dodają jej swoim symbolom.
crowd = Gry na paletach „?” są ze stref zielonej i żółtej, więc panuje tam tłok: każdy krok na stoisko kosztuje dwie akcje.
track = Pomarańczowy zrobił pięć kroków i kupił trzy gry. 8 − 3 − 5 = 0: nie została żadna akcja.
eat = Niebieski stoi na dziedzińcu i ma za sobą cztery akcje. Posiłek za 20 € zwraca dwie z nich.
buy = Pomarańczowy stoi przy stoisku 13, na którym leży Blueprints. Gra kosztuje 20 € i daje teraz 7 punktów.
unload = Zielony jest na parkingu. Wszystkie cztery gry idą z torby do bagażnika, a akcje, które blokowały, są znów wolne.
ranking = Tuż przed południem. Wszyscy troje mają dwie gry z kośćmi i dwie z kartami ze środkowej karty; to, co pokazuje prawa, ma tylko Zielony.
removal = Pomarańczowy usuwa grę z targów. Room 25 na stoisku 16 świeci: leży tam i nikt przy niej nie stoi.
calm = Gra rodzinna bez tłumu: hale są puste i każdy krok kosztuje jedną akcję.
hidden = Co Pomarańczowy wie o Niebieskim: ile ma pieniędzy, jakie sześć gier ma w torbie, a o kartach życzeń tylko, ile ich jest: cztery i jedna ze wspólnej listy.
twice = Runda 1: na dwóch paletach „+1” leżały gry z kośćmi, więc ich popularność wzrosła o dwa.
printed = Bruxelles 1893 na stoisku 12 to jedyna gra, którą wymienia nasz egzemplarz zasad. Prawie wszystko inne na stoiskach jest odtworzone.
