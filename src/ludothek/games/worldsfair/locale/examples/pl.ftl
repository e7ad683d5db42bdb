# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
wheel = Młyn dla trzech graczy ma 11 pól, a oświetlona kabina wisi na polu startowym. Znaczki w środku to bilety, których jeszcze brakuje.
start = Pierwsze karty i pracownicy. Pomarańczowy zaczyna i dzięki premii startowej ma tu drugiego pracownika.
place = Krok 1 tury Pomarańczowego. Świecą wszystkie obszary: pracownika można postawić w każdym z nich.
figures = W poprzedniej turze Pomarańczowy wziął Berthę Palmer i Augustusa Saint-Gaudensa. Teraz każde z nich zagrywa się albo odrzuca.
ticket = Kabina przebyła dziesięć z jedenastu pól. Jeszcze jeden bilet i runda jest punktowana.
room = Elektryczność jest pełna: mieści trzy karty. Następna dokładana karta ją omija.
scoring = Punktowane jest Rolnictwo. Niebieski i Zielony remisują na prowadzeniu: każdy dostaje medal za 2 punkty i może zatwierdzić dwa eksponaty.
sets = Zatwierdzone eksponaty Niebieskiego na koniec gry, w zestawach po 5, 3, 2 i 1: 15 + 6 + 3 + 1 = 25 punktów.
capacity = Sztuka na początku gry: dwie karty i jedno wolne miejsce. To, że mieści trzy karty, jest jedną z odtworzonych przez nas wartości.
again = Pozostałe obszary były pełne, więc wszystkie trzy nowe karty trafiły do Transportu, skąd Pomarańczowy właśnie zabrał swoje.
