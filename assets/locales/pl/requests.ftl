# O co gracze się proszą i co sobie dają: cofnięcie ruchu, przerwa, czas; i odwołanie partii.

command-takeback = cofnięcie
    .about = Poproś przeciwnika o cofnięcie swojego ostatniego ruchu albo odpowiedz na jego prośbę
command-pause = przerwa
    .about = Poproś przeciwnika o zatrzymanie zegarów na jakiś czas albo odpowiedz na jego prośbę
command-resume = wznów
    .about = Uruchom zegary wstrzymanej partii
command-gift = prezent
    .about = Dodaj przeciwnikowi czasu

option-answer = odpowiedź
    .about = Co na to powiesz, jeśli prosi cię przeciwnik
option-time = czas
    .about = Ile

choice-agree = Zgoda
choice-decline = Odmowa

takeback-asked = Prośba o cofnięcie twojego ostatniego ruchu trafia do gracza { $opponent }. Każdy ruch którejkolwiek ze stron ją wycofuje.
takeback-stands = { $opponent } prosi o cofnięcie swojego ostatniego ruchu.
takeback-granted = { $opponent } odzyskuje swój ostatni ruch w partii { $game }.
pause-asked = Prośba o przerwę trafia do gracza { $opponent }. Dopóki nie ma zgody, zegary chodzą.
pause-begun = Partia { $game } jest wstrzymana: oba zegary stoją, dopóki ktoś z was nie użyje `/{ command-resume }`.
pause-over = Partia { $game } toczy się dalej: zegary znów chodzą.
request-denied = Odmowa przekazana; { $opponent } się o niej dowie.
gift-given = { $opponent } ma w partii { $game } o { $time } więcej.

abort-later = { too-late-to-abort } Ta partia nie ma zegara, więc będzie można ją odwołać, jeśli { $opponent } przez sześćdziesiąt dni nie zrobi ruchu: od { $from }.
ended-silent = { $name } odwołuje partię, bo przeciwnik przez sześćdziesiąt dni nie zrobił ruchu.
