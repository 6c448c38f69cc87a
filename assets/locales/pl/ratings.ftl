# Rankingi, profile, listy najsilniejszych.

challenge-ratings = Ranking: { $players }.
rating-changes = Ranking: { $white }, { $black }.
removed-player = usunięty gracz

profile-rated =
    Ranking **{ $rating }** ± { $deviation }, po { $games ->
        [one] { $games } partii rankingowej
       *[other] { $games } partiach rankingowych
    }.
profile-provisional = Znak zapytania oznacza, że ranking jest jeszcze niepewny; ustalą go kolejne partie rankingowe.
profile-unrated = Nie ma jeszcze partii rankingowej; każdy zaczyna od { $rating }.
profile-highest = Najwyższy dotąd: { $rating }, { $date }.
profile-curve = Po ostatnich partiach rankingowych, najnowsza na końcu: { $ratings }.
profile-side = { side-name }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }.
profile-winning = Wygrane z rzędu: teraz { $now }, najwięcej { $most }.
profile-unbeaten = Partie z rzędu bez przegranej: teraz { $now }, najwięcej { $most }.
profile-last = Ostatnie partie, najnowsza na końcu: { $games }.
profile-empty = Nie ma jeszcze zakończonej partii.
gained =
    { $gained ->
        [win] wygrana
        [draw] remis
       *[loss] przegrana
    }
date = { $day }.{ $month }.{ $year }
profile-alt = Obrazek profilu, { $name }: krzywa rankingu, wyniki i serie. Wszystkie liczby są w tekście.

sheet-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, w tym { $rated ->
        [one] { $rated } rankingowa
        [few] { $rated } rankingowe
       *[other] { $rated } rankingowych
    }
sheet-provisional = tymczasowy
sheet-letter =
    { $gained ->
        [win] W
        [draw] R
       *[loss] P
    }
sheet-streak = Obecna seria
sheet-longest = Wygrane z rzędu
sheet-recent = Ostatnie partie
sheet-empty = Nie ma jeszcze partii rankingowych
sheet-side = { side-name }

top-server = **Najsilniejsi na tym serwerze**
top-all = **Najsilniejsi na wszystkich serwerach**
top-line =
    { $place }. { $name } **{ $rating }**, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
top-provisional = Rankingi tymczasowe, dlatego bez miejsca:
top-provisional-line =
    – { $name } { $rating }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
top-nobody-established = Żaden ranking nie jest jeszcze dość pewny, by zająć miejsce.
top-empty-server = Na tym serwerze nikt nie zakończył jeszcze partii rankingowej. Rzuć komuś wyzwanie: `/{ command-play }`.
top-empty-all = Nikt nie zakończył jeszcze partii rankingowej. Rzuć komuś wyzwanie: `/{ command-play }`.
top-own = Twój ranking: { $rating }.
top-own-none = Nie masz jeszcze rankingu: zakończ partię rankingową.
top-here-only-in-servers = Tu nie ma serwera, więc to jest lista wszystkich.

command-profile = profil
    .about = Ranking gracza w czasie, wyniki i serie
command-top = najlepsi
    .about = Najsilniejsi gracze
option-whose = osoba
    .about = Czyj; twój, jeśli nie podasz
option-scope = zakres
    .about = Wśród kogo
choice-server = Ten serwer
choice-all = Wszystkie serwery
