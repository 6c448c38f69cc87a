# Часы: сколько осталось, что их останавливает, о чём просят и что дарят.

time-days = { $days } д
time-days-hours = { $days } д { $hours } ч
time-hours = { $hours } ч
time-hours-minutes = { $hours } ч { $minutes } мин
time-minutes = { $minutes } мин
time-seconds = { $seconds } с

reminder =
    Партия { $game } против { $opponent }: на ваш ход { $hours ->
        [one] остался { $hours } час
        [few] осталось { $hours } часа
       *[other] осталось { $hours } часов
    }, до { $deadline } ({ $relative }). { $link }
digest =
    { $count ->
        [one] { $count } партия ждёт вашего хода:
        [few] { $count } партии ждут вашего хода:
       *[other] { $count } партий ждут вашего хода:
    }
digest-game = Партия { $game } против { $opponent }, до { $deadline } ({ $relative }). { $link }
digest-game-without-clock = Партия { $game } против { $opponent }. { $link }
digest-game-paused = Партия { $game } против { $opponent }, на паузе. { $link }
deadline = Время до { $deadline } ({ $relative }).

clock-away = Меня не было с { $from } до { $until }. Это время возвращено тому, чья очередь хода: { $player }.
clock-vacation =
    { $player }: время вышло, поэтому тратится день отпуска, и часы стоят до { $until }. { $left ->
        [0] Дней отпуска в этом году больше нет.
        [one] В этом году остаётся ещё { $left } день.
        [few] В этом году остаётся ещё { $left } дня.
       *[other] В этом году остаётся ещё { $left } дней.
    }
clock-paused = Партия на паузе по желанию обоих игроков: часы стоят. `/{ command-resume }` снова пустит их.
clock-resumed = { $player } снимает партию с паузы: часы снова идут.
clock-gave = { $by } дарит время, { $to } получает { $time }.

ask-takeback = { $opponent }, { $by } просит о возврате своего последнего хода. Любой ваш ход тоже означает отказ.
ask-pause = { $opponent }, { $by } предлагает паузу: часы будут стоять, пока один из вас не продолжит партию.
denied-takeback = { $by } не соглашается на возврат хода: ход игрока { $asker } остаётся.
denied-pause = { $by } не хочет делать паузу; часы идут дальше.
taken-back = { $by } берёт ход назад с согласия обоих игроков.
move-prepared = Этот ход был подготовлен заранее.

button-grant = Согласиться
button-deny = Отказать
button-look = Показать доску
