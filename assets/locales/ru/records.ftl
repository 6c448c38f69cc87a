# Анимация и записи файлами.

film =
    { $heading }
    Доски после ходов с { $from } по { $to }, одна за другой.
film-smaller = Чтобы уместиться в { $limit }, ширина картинки — { $width } пикселей.
film-fewer-colours = Чтобы уместиться в { $limit }, ширина картинки — { $width } пикселей, цветов { $colours }.
film-fewer-moves =
    Чтобы уместиться в { $limit }, ширина картинки — { $width } пикселей, цветов { $colours }, и большинство досок пропущено: показана каждая { $every ->
        [2] вторая
       *[other] { $every }-я
    } и последняя. Часть партии (поля `{ option-from }` и `{ option-to }`) выглядела бы лучше.
film-too-long = Анимация этих ходов не умещается в { $limit }. Выберите меньше ходов в полях `{ option-from }` и `{ option-to }`.
film-range = В этой партии ходы от 0 до { $newest }, и `{ option-from }` не больше `{ option-to }`: укажите такую пару, например `{ option-from }:{ $from } { option-to }:{ $to }`.
film-alt = Анимация партии { $game }, ходы с { $from } по { $to }. В конце: { $board }
mebibytes = { $size } МБ
kibibytes = { $size } КБ

exported-all =
    { $games ->
        [one] { $games } ваша партия
        [few] { $games } ваши партии
       *[other] { $games } ваших партий
    } одним файлом.
exported-parts =
    { $games ->
        [one] { $games } ваша партия
        [few] { $games } ваши партии
       *[other] { $games } ваших партий
    }, файлов: { $files }, потому что один был бы больше { $limit }.
exported-damaged =
    { $games ->
        [one] { $games } партия повреждена и пропущена
        [few] { $games } партии повреждены и пропущены
       *[other] { $games } партий повреждены и пропущены
    }; тот, кто меня запускает, может в этом разобраться.
exported-none = У вас нет партий для записи. Начните партию командой `/{ command-play }`.
exported-none-year = В { $year } году вы не начинали партий.
export-too-large = Это не умещается в { $files } файлов по { $limit }. Берите по одному году, например `{ option-year }:{ $year }`.
export-one-or-all = Выберите одну партию в поле `{ option-game }` или все в поле `{ option-all }`, но не то и другое.

command-gif = анимация
    .about = Партия как анимация, с часами
option-from = от
    .about = После скольких ходов она начинается; 0 — начало
option-to = до
    .about = После скольких ходов она кончается
option-format = формат
    .about = Вид файла
option-all = все
    .about = Все ваши партии, а не одна
option-year = год
    .about = Только партии, начатые в этом году (UTC)
choice-pgn = PGN, для людей и программ
choice-json = JSON, для программ
