help =
    {"**"}Szachy Polgara** to gra na sześcioramiennej gwieździe z 37 numerowanych pól; są tu też **szachy klasyczne** i **szachy-100** (10×10, książę i księżniczka). Zasady: `/{ command-rules }`.

    {"**"}Początek:** `/{ command-play }`, wybór osoby i `{ option-variant }` (albo prawy przycisk na osobie → Aplikacje → { command-play-menu }). Po przyjęciu wyzwania partia dostaje wątek. Bez serwera: `/{ command-play }` w wiadomości prywatnej do mnie.
    {"**"}Ustawianie (szachy Polgara):** strony po kolei stawiają po pięć bierek w swoim tylnym rzędzie: `K@4` to król na 4.
    {"**"}Ruch:** w menu pod najnowszą planszą wybierz bierkę, potem pole; albo `/{ command-move }` z listą ruchów; albo przycisk „{ button-type }”; albo napisz `18-19`, `e2-e4` lub `Nf3` w wiadomości prywatnej do mnie lub ze wzmianką (`@bot 18-19`). Zapisy `18 19` i `n11-19` też są dobre; bierki po polsku: K, H, W, G, S, Ks, Kn.
    {"**"}Plansza:** `/{ command-board }` pokazuje dowolny ruch partii, tylko tobie, chyba że podasz `{ option-public }`. „{ button-text }” wymienia bierki według pól. `/{ command-style }` pamięta kolory i stronę na dole.
    {"**"}Partie:** `/{ command-games }` wymienia twoje partie: czyj jest ruch. `/{ command-export }` daje zapis partii jako plik.
    {"**"}Koniec:** `/{ command-draw }` proponuje remis, `/{ command-resign }` poddaje partię (bot raz zapyta), `/{ command-abort }` odwołuje ją, dopóki obie strony się nie ruszą. Mat, pat, trzecie powtórzenie, pięćdziesiąt ruchów i martwa pozycja kończą partię same.
    {"**"}Zapisy:** `/{ command-gif }` robi z partii animację, `/{ command-profile }` i `/{ command-top }` pokazują rankingi. `/{ command-data }` oddaje albo usuwa wszystko, co o tobie przechowuję.
    {"**"}Ludzie:** `/{ command-block }` odcina cię od czyichś wyzwań, `/{ command-unblock }` znów je dopuszcza.
