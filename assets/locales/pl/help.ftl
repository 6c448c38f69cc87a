help =
    {"**"}Szachy Polgara** to szachy na sześcioramiennej gwieździe z 37 numerowanych pól. Zasady pokazuje `/{ command-rules }`.

    {"**"}Początek:** `/{ command-play }` i wybór osoby (albo prawy przycisk na osobie → Aplikacje → { command-play-menu }). Po przyjęciu wyzwania partia dostaje wątek. Bez serwera: `/{ command-play }` w wiadomości prywatnej do mnie.
    {"**"}Ustawianie:** strony po kolei stawiają po pięć bierek w swoim tylnym rzędzie: `K@4` to król na 4.
    {"**"}Ruch:** w menu pod najnowszą planszą wybierz bierkę, potem pole; albo `/{ command-move }` z listą możliwych ruchów; albo przycisk „{ button-type }”; albo po prostu napisz `18-19` w wiadomości prywatnej do mnie lub ze wzmianką (`@bot 18-19`). Zapisy `18 19`, `n11-19` i `26-27=N` też są dobre; bierki można nazywać po polsku: K, H, W, G, S.
    {"**"}Plansza:** `/{ command-board }` pokazuje dowolny ruch partii, tylko tobie, chyba że podasz `{ option-public }`. „{ button-text }” wymienia bierki według pól. `/{ command-style }` pamięta kolory i stronę na dole.
    {"**"}Partie:** `/{ command-games }` wymienia twoje partie i mówi, czyj jest ruch. `/{ command-export }` daje zapis partii jako plik.
    {"**"}Koniec:** `/{ command-draw }` proponuje remis, `/{ command-resign }` poddaje partię (bot raz zapyta), `/{ command-abort }` odwołuje ją, dopóki obie strony nie postawią bierki. Mat, pat, trzecie powtórzenie, pięćdziesiąt ruchów i martwa pozycja kończą partię same.
    {"**"}Zapisy:** `/{ command-gif }` robi z partii animację, `/{ command-profile }` i `/{ command-top }` pokazują rankingi. `/{ command-data }` oddaje albo usuwa wszystko, co o tobie przechowuję.
    {"**"}Ludzie:** `/{ command-block }` odcina cię od czyichś wyzwań, `/{ command-unblock }` znów je dopuszcza. `/{ command-challenge }` odpowiada na wyzwanie lub je wycofuje, jak przyciski pod nim.
