# Co moderatorzy robią w zastępstwie graczy.

command-moderate = moderacja
    .about = Dla moderatorów: zakończ partię za graczy albo przenieś ją na inny kanał
moderate-end = zakończ
    .about = Zakończ partię; jej wiadomość powie, że zrobił to moderator, i kto nim był
moderate-move = przenieś
    .about = Przenieś partię na inny kanał albo do innego wątku tego serwera
option-result = wynik
    .about = Jak się kończy
option-place = kanał
    .about = Gdzie toczy się dalej
choice-annul = Bez wyniku
choice-draw = Remis
choice-white-wins = Wygrywają białe
choice-black-wins = Wygrywają czarne

moderate-ended =
    Partia { $game } jest zakończona:
    { $how }
moderate-moved = Partia { $game } toczy się dalej na { $place }.
moderate-not-here = Partia { $game } nie toczy się na tym serwerze; trwające pokaże `/{ command-watch }`.
moderate-not-in-dms = Partie moderuje się na serwerze, na którym się toczą: użyj tam `/{ command-moderate }`.
moderate-wrong-kind = Na kanale tego rodzaju nie można grać: wybierz kanał tekstowy albo wątek.
moderate-there-already = Partia { $game } już się tam toczy; wybierz inny kanał.

ended-moderator = Partię kończy moderator, { $moderator }.
moved-moderator = Moderator przenosi tę partię; toczy się dalej tutaj.
moved-away = Moderator przenosi partię { $game }: toczy się dalej na { $place }.
