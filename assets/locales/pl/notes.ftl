# Prywatne notatki o partiach.

command-note = notatka
    .about = Twoja notatka o partii, przechowywana razem z nią; widzisz ją tylko ty
option-note = tekst
    .about = Sama notatka; bez niej otworzy się formularz z dotychczasową

note-title = Notatka o partii { $game }
note-field = Widzisz to tylko ty
note-hint = Plany, groźby, obliczenia. Puste pole usuwa notatkę.
note-kept =
    Twoja notatka o partii { $game }; widzisz ją tylko ty:
    { $text }
note-gone = Nie masz teraz notatki o partii { $game }.
note-too-long = Notatka ma najwyżej { $most } znaków, a ta ma { $found }. Skróć ją.
