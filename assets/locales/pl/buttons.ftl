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

form-title = Twój ruch
form-field = Ruch
form-hint = 18-19, S11x19 lub 26-27=S
form-setup-hint = K@4 lub s 11

menu-men = Ruch: wybierz bierkę
menu-hand = Ustawianie: wybierz bierkę z ręki
menu-pages = Wybierz stronę
menu-targets = { man-name } na { $cell }: dokąd?
menu-free = { man-name }: na które pole?
menu-man = { man-name } na { $cell }
menu-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
menu-target =
    { $taken ->
        [none] { $cell }
       *[other] { $cell }, bije { taken-acc }
    }
button-game = Partia { $game }, przeciwnik: { $opponent }
button-reading = { man-name }: { $written }
