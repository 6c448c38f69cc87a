challenge =
    { $opponent }, { $challenger } wyzywa cię na { variant-game }. { $colour ->
        [white] { $challenger } chce grać białymi.
        [black] { $challenger } chce grać czarnymi.
       *[random] O kolorach zdecyduje los.
    }
challenge-open = { $challenger } wyzywa gracza { $opponent } na { variant-game }.
challenge-accepted = { $opponent } przyjmuje wyzwanie gracza { $challenger }: partia { $game }.
challenge-accepted-before = { $opponent } przyjmuje wyzwanie gracza { $challenger }.
challenge-declined = { $opponent } odrzuca wyzwanie gracza { $challenger }. Może innym razem.
challenge-withdrawn = { $challenger } wycofuje wyzwanie dla gracza { $opponent }.

draw-offer = { $opponent }, { $by } proponuje remis. Można go przyjąć albo grać dalej; każdy ruch też odrzuca propozycję.
draw-offer-declined = { $by } gra dalej: propozycja remisu od gracza { $offerer } odrzucona.
draw-offer-off = Padł ruch, więc propozycja remisu jest nieaktualna.

moved-no-threads = Nie wolno mi otworzyć tu wątku, więc partia zostaje na tym kanale. Z uprawnieniami „Tworzenie publicznych wątków” i „Wysyłanie wiadomości w wątkach” następna dostanie własny wątek.
moved-deleted = Miejsce tej partii zostało usunięte; partia toczy się dalej tutaj.
moved-locked = Wątek tej partii jest zamknięty; partia toczy się dalej tutaj.
moved-forbidden = Nie wolno mi już pisać tam, gdzie toczyła się ta partia (potrzebuję „Wyświetlanie kanałów”, „Wysyłanie wiadomości”, „Załączanie plików”, a w wątkach „Wysyłanie wiadomości w wątkach”); partia toczy się dalej tutaj.
moved-removed = Usunięto mnie z serwera tej partii; partia toczy się dalej tutaj.
moved-reopened = Znów mogę tu pisać; partia toczy się dalej tutaj.
moved-asked = Partia toczy się dalej tutaj.

over = Partia skończona.
over-notice =
    { $heading }
    { $ended }
    { $told }`/{ command-export } { option-game }:{ $game }` daje zapis, `/{ command-play }` zaczyna następną.
