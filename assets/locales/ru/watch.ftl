# Партии сервера для зрителей.

command-watch = смотреть
    .about = Партии, которые идут на этом сервере, и их доски
watch-games =
    { $count ->
        [one] Здесь идёт { $count } партия:
        [few] Здесь идут { $count } партии:
       *[many] Здесь идут { $count } партий:
    }
watch-game = { $heading }, { after }, ход { side-gen }. { $link }
watch-menu = Посмотреть партию
watch-none = На этом сервере партий сейчас нет. Новую начнёт `/{ command-play }`.
watch-not-here = Партии смотрят на том сервере, где их играют: введите `/{ command-watch }` там. Ваши партии: `/{ command-games }`.

option-as-text = текстом
    .about = Текстом вместо картинки

help-playing =
    {"**"}Ещё:** `/{ command-takeback }`, `/{ command-pause }`, `/{ command-gift }`, `/{ command-rematch }`, `/{ command-vacation }`; `/{ command-if }` готовит ответы; `/{ command-note }` хранит ваши мысли; `/{ command-watch }` покажет партии здесь.
