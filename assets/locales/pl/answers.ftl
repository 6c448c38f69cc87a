somebody = ktoś
player-number = gracz { $number }

stale = Ta plansza jest z ruchu { $asked }, a partia jest przy ruchu { $now }. Aktualna jest jej najnowsza plansza.
stale-undone = Ta plansza już nie należy do tej partii. Aktualna jest jej najnowsza plansza.
moved-on = Partia poszła naprzód do ruchu { $now }; zobacz jej najnowszą planszę.
offer-withdrawn = Tę propozycję remisu wycofał ruch. Własną składa się przez `/{ command-draw }`.
game-over = Partia { $game } jest skończona ({ status }). `/{ command-board } { option-game }:{ $game }` ją pokaże, `/{ command-play }` zacznie następną.
unknown-control = Ten przycisk jest z mojej starszej wersji. `/{ command-games }` prowadzi do najnowszej planszy każdej z twoich partii.

challenge-sent = Wyzwanie dla gracza { $opponent } pojawi się tutaj. Partia zacznie się po jego przyjęciu; do tego czasu można je wycofać.
challenge-sent-dm = Wyzwanie dla gracza { $opponent } idzie wiadomością prywatną. Partia zacznie się po jego przyjęciu; do tego czasu można je wycofać.
challenge-undelivered = Nie mogę napisać do gracza { $opponent }: nie przyjmuje ode mnie wiadomości prywatnych. Wyzwij tę osobę na kanale wspólnego serwera.
challenge-unposted = Nie udało się pokazać twojego wyzwania dla gracza { $opponent }: nie wolno mi już pisać na tym kanale. Wybierz inny kanał albo poproś moderatora, żeby pozwolił mi tam pisać.
not-with-a-bot = Za bota nie zagram: wyzwij człowieka przez `/{ command-play }`.
missing-permissions = Na tym kanale nie mogę grać: brakuje mi uprawnień { $permissions }. Poproś o nie moderatora, wybierz inny kanał albo użyj `/{ command-play }` w wiadomości prywatnej do mnie.
cannot-post = Nie mogę pisać w { $channel }: potrzebuję tam uprawnień „Wyświetlanie kanału”, „Wysyłanie wiadomości” i „Załączanie plików”.
no-thread = Nie mogę otworzyć tu wątku, bo brakuje mi uprawnień { $permissions }; partia zostaje na tym kanale.
no-thread-kind = Na kanale tego rodzaju nie da się otworzyć wątku, więc partia zostaje tutaj. Na zwykłym kanale tekstowym miałaby własny wątek.
permission =
    { $permission ->
        [view-channel] „Wyświetlanie kanałów”
        [send-messages] „Wysyłanie wiadomości”
        [send-messages-in-threads] „Wysyłanie wiadomości w wątkach”
        [attach-files] „Załączanie plików”
        [create-public-threads] „Tworzenie publicznych wątków”
       *[other] „{ $permission }”
    }

played = Zagrano `{ $written }` w partii { $game }.
played-offer-off = Zagrano `{ $written }` w partii { $game }. Propozycja remisu jest nieaktualna.
draw-offered = { $opponent } ma twoją propozycję remisu. Każdy ruch ją odrzuca.
draw-question = Zaproponować graczowi { $opponent } remis?
draw-stands = { $opponent } proponuje ci remis.
draw-agreed = Partia { $game } kończy się remisem.
draw-declined = Grasz dalej; { $opponent } się o tym dowie.
resign-question = Na pewno poddać partię { $game }? Wygra ją wtedy { $opponent }.
resigned = Partia { $game } poddana.
aborted = Partia { $game } odwołana.
never-mind = Nic się nie zmieniło; partia trwa.

no-games = Nie masz żadnej partii w toku. Zacznij przez `/{ command-play }`.
which-game = Masz w toku partie { $games }: wskaż jedną w opcji `{ option-game }`.
which-game-here = Toczą się tu partie { $games }: wskaż jedną w opcji `{ option-game }`.
which-game-typed = W której partii grasz `{ $text }`?
which-reading = `{ $text }` można odczytać na dwa sposoby. Który to ruch?
no-game-here = Nie ma tu partii do obejrzenia i nie masz żadnej własnej. Zacznij przez `/{ command-play }` albo podaj numer w opcji `{ option-game }`.
unknown-game = Nie ma partii { $game }, którą można by tu zobaczyć. Twoje wymienia `/{ command-games }`.
nothing-there = Nie ma partii ani wyzwania o tym numerze. Twoje partie wymienia `/{ command-games }`.
no-such-ply = Ta partia nie ma ruchu { $asked }: wybierz od 0 do { $newest }.

game-line =
    Partia { $game }, przeciwnik { $opponent }, grasz { side-ins }: { $yours ->
        [yes] **twój ruch**
       *[no] ruch przeciwnika
    }, { after }. { $place }
in-dms = W naszych wiadomościach prywatnych.
nowhere = Nie ma teraz swojego miejsca; `/{ command-board }` i `/{ command-move }` działają wszędzie.
and-more = … i jeszcze { $count }.
open-challenge-mine = Twoje wyzwanie dla gracza { $other } czeka na odpowiedź; cofa je przycisk „{ button-withdraw }” pod nim albo `/{ command-challenge } { challenge-withdraw }`.
open-challenge-theirs = { $other } czeka na twoją odpowiedź na wyzwanie: naciśnij przycisk pod nim albo użyj `/{ command-challenge }`.

blocked = { $user } nie może cię już wyzywać. Rozpoczęte partie trwają; `/{ command-unblock }` to cofa.
blocked-declined = { $user } nie może cię już wyzywać. Otwarte wyzwanie zostało odrzucone. Rozpoczęte partie trwają; `/{ command-unblock }` to cofa.
blocked-already = { $user } już nie może cię wyzywać; `/{ command-unblock }` to cofa.
not-me = Nikogo nie wyzywam, więc nie ma czego blokować.
unblocked = { $user } znów może cię wyzywać.
was-not-blocked = { $user } może cię wyzywać: blokady nie było.
not-yourself = To ty: wybierz kogoś innego.

style =
    Twoje plansze: motyw „{ theme }”, na dole: { $orientation ->
        [white] białe
        [black] czarne
       *[own] własna strona
    }. Tak to wygląda.
exported = Zapis partii { $game }.

pick-target = Teraz { square-word }.
restore-pick = Księżniczka na { $square } stanie się hetmanem; teraz wybierz bierkę, która się ruszy.
pick-promotion = Pion idzie z { $from } na { $to }. Czym się stanie?
pick-promotion-taking = Pion z { $from } bije na { $to }. Czym się stanie?
no-moves-from = Bierka na { $square } nie może się teraz ruszyć; wybierz inną.
nothing-to-move = Nie masz partii, w której można by to zagrać. `/{ command-play }` zaczyna partię, `/{ command-games }` wymienia twoje, `/{ command-help }` mówi więcej.
not-a-move = Czytam ruchy takie jak `18-19`, `e2-e4`, `Nf3`, a podczas ustawiania w szachach Polgara `K@4`. Więcej: `/{ command-help }`.
not-a-move-setup = Pora postawić bierkę: czytam zapisy takie jak `K@4` albo `n 11`. Więcej: `/{ command-help }`.
not-a-move-play = Czytam ruchy takie jak { move-examples }. Więcej: `/{ command-help }`.
move-examples =
    { $variant ->
        [starchess] `18-19`, `N11x19` albo `26-27=N`
        [chess] `e2-e4`, `Nf3` albo `e7-e8=Q`
       *[chess100] `d2-d5`, `Prg1-e1` albo `a9-a10=Q`
    }
no-move-in-any = Twój ruch jest w partiach { $games }, ale `{ $text }` nie jest możliwe w żadnej z nich. Odpowiedz na właściwą planszę albo użyj `/{ command-move }` z opcją `{ option-game }`.
not-your-turn-named = To nie twój ruch: na posunięciu jest { $opponent }, potem twoja kolej.
choose-game-first = Masz kilka partii: najpierw wypełnij opcję „{ option-game }”
game-choice =
    { $game }: przeciwnik { $opponent } ({ $turn ->
        [yours] twój ruch
        [theirs] ruch przeciwnika
       *[over] skończona
    })
try-again = Coś się właśnie zmieniło: naciśnij jeszcze raz.
our-fault = Przepraszam, coś się u mnie zepsuło; zmieniło się tylko to, co zostało potwierdzone. Spróbuj jeszcze raz, a jeśli to nie pomoże, podaj temu, kto prowadzi bota, ten numer: { $reference }.
