# Ответы на вызовы командой.

command-challenge = вызов
    .about = Ответить на вызов или отозвать свой
challenge-accept = принять
    .about = Принять вызов: партия начнётся
challenge-decline = отклонить
    .about = Ответить на вызов отказом
challenge-withdraw = отозвать
    .about = Отозвать собственный вызов
option-number = номер
    .about = Какой вызов, если их несколько

challenge-none-accept = Здесь вас не ждёт ни один вызов. `/{ command-play }` вызывает одного человека, `/{ command-seek }` — кого угодно; открытый вызов принимают в том канале, где он стоит.
challenge-none-decline = Ни один вызов не ждёт вашего ответа. Открытый вызов отклонять не нужно, а свой отзывает `/{ command-challenge } { challenge-withdraw }`.
challenge-none-withdraw = У вас нет вызова, который ждёт ответа. Чужой вызов отклоняет `/{ command-challenge } { challenge-decline }`.
which-challenge = Подходит несколько вызовов: укажите нужный в поле `{ option-number }`.
challenge-line =
    { $challenge }: { $kind ->
        [from] от игрока { $other }
        [to] игроку { $other }
        [seek] открытый, от игрока { $other }
       *[own] ваш открытый
    }, { $control }
