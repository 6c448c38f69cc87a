button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-type = Wpisz ruch
button-draw = Remis
button-resign = Poddaj
button-text = Plansza jako tekst
button-view = Z drugiej strony
button-resign-yes = Tak, poddaję
button-draw-offer = Zaproponuj remis
button-never = Jednak nie
button-draw-yes = Przyjmij remis
button-draw-no = Graj dalej
button-first = « Początek
button-back = ‹ Wstecz
button-forward = Dalej ›
button-last = Koniec »
button-flip = Obróć
button-restore = Przywróć hetmana

form-title = Twój ruch
form-field = Ruch
form-hint =
    { $variant ->
        [starchess] 18-19, S11x19 lub 26-27=S
        [chess] e2-e4, Sf3 lub e7-e8=H
       *[chess100] d2-d5, Ksg1-e1 lub a9-a10=H
    }
form-setup-hint = K@4 lub s 11

menu-men = Ruch: wybierz bierkę
menu-hand = Ustawianie: wybierz bierkę z ręki
menu-rules = Wybierz grę
menu-pages = Wybierz stronę
menu-targets = { man-name } na { $square }: dokąd?
# Dwa menu, gdy w jednym brak miejsca: najwyżej 25.
menu-targets-straight = Z { $square } po linii prostej: dokąd?
menu-targets-diagonal = Z { $square } po przekątnej: dokąd?
menu-free = { man-name }: na które pole?
menu-man = { man-name } na { $square }
menu-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
menu-target =
    { $taken ->
        [none] { $square }
       *[other] { $square }, bije { taken-acc }
    }
button-game = Partia { $game }, przeciwnik: { $opponent }
button-reading = { man-name }: { $written }
