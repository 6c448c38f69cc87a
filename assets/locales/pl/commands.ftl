command-play = zagraj
    .about = Wyzwij kogoś na partię
command-play-menu = Wyzwij na partię
command-move = ruch
    .about = Wykonaj ruch albo postaw bierkę podczas ustawiania
command-board = plansza
    .about = Obejrzyj planszę, obecną lub z wcześniejszego ruchu
command-games = partie
    .about = Twoje partie: czyj ruch i gdzie się toczą
command-resign = poddaj
    .about = Poddaj partię (bot raz zapyta)
command-draw = remis
    .about = Zaproponuj remis albo odpowiedz na propozycję
command-abort = odwołaj
    .about = Odwołaj partię: przed pierwszymi ruchami stron albo po 60 dniach milczenia, gdy nie ma zegara
command-export = zapis
    .about = Zapis partii jako plik
command-style = wygląd
    .about = Jak wyglądają twoje plansze: kolory i strona na dole
command-rules = zasady
    .about = Zasady szachów Polgara, klasycznych i szachów-100, z obrazkami
command-help = pomoc
    .about = Jak się tu gra
command-block = zablokuj
    .about = Nie przyjmuj wyzwań od tej osoby
command-unblock = odblokuj
    .about = Znów pozwól tej osobie cię wyzywać

option-opponent = przeciwnik
    .about = Z kim chcesz zagrać
option-colour = kolor
    .about = Twój kolor; bez wyboru zdecyduje los
option-text = tekst
    .about = Ruch, np. 18-19, K@4, e2-e4 lub Nf3; lista pokazuje, co jest możliwe
option-game = partia
    .about = Która partia, jeśli masz ich kilka
option-ply = półruch
    .about = Po ilu ruchach, licząc ustawianie; 0 to początek
option-public = wszystkim
    .about = Pokaż wszystkim tutaj, nie tylko tobie
option-flip = obróć
    .about = Z drugiej strony
option-theme = motyw
    .about = Kolory planszy
option-orientation = dół
    .about = Która strona jest na dole
option-page = strona
    .about = Która część zasad
option-user = osoba
    .about = Kogo

choice-random = Los zdecyduje
choice-own = Moja strona
choice-white = Białe
choice-black = Czarne

theme =
    { $theme ->
        [wood] drewno
        [paper] papier
        [forest] las
        [midnight] północ
        [clear] kontrast
       *[other] { $theme }
    }
theme-title =
    { $theme ->
        [wood] drewno (brązy na drewnianym stole)
        [paper] papier (prawie biały, na jasne strony i do druku)
        [forest] las (zielenie)
        [midnight] północ (ciemny szary błękit, na ciemne strony)
        [clear] kontrast (wyraźny, także dla daltonistów)
       *[other] { $theme }
    }
