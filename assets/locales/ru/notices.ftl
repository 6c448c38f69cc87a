challenge =
    { $opponent }, { $challenger } вызывает вас на { variant-game }. { $colour ->
        [white] { $challenger } хочет играть белыми.
        [black] { $challenger } хочет играть чёрными.
       *[random] Цвета решит жребий.
    }
challenge-open = { $challenger } вызывает игрока { $opponent } на { variant-game }.
challenge-accepted = { $opponent } принимает вызов игрока { $challenger }: партия { $game }.
challenge-accepted-before = { $opponent } принимает вызов игрока { $challenger }.
challenge-declined = { $opponent } отклоняет вызов игрока { $challenger }. Может быть, в другой раз.
challenge-withdrawn = { $challenger } отзывает вызов игроку { $opponent }.

draw-offer = { $opponent }, { $by } предлагает ничью. Можно согласиться или играть дальше; любой ход тоже отклоняет предложение.
draw-offer-declined = { $by } играет дальше: предложение ничьей от игрока { $offerer } отклонено.
draw-offer-off = Сделан ход, поэтому предложение ничьей снято.

moved-no-threads = Мне нельзя открыть здесь ветку, поэтому партия остаётся в этом канале. С правами «Создавать публичные ветки» и «Отправлять сообщения в ветках» у следующей будет своя ветка.
moved-deleted = Место этой партии удалено; партия продолжается здесь.
moved-locked = Ветка этой партии закрыта; партия продолжается здесь.
moved-forbidden = Мне больше нельзя писать туда, где шла эта партия (нужны права «Просматривать каналы», «Отправлять сообщения», «Прикреплять файлы», а в ветках «Отправлять сообщения в ветках»); партия продолжается здесь.
moved-removed = Меня удалили с сервера этой партии; партия продолжается здесь.
moved-reopened = Здесь мне снова можно писать; партия продолжается здесь.
moved-asked = Партия продолжается здесь.

over = Партия окончена.
over-notice =
    { $heading }
    { $ended }
    { $told }`/{ command-export } { option-game }:{ $game }` даст запись, `/{ command-play }` — новую партию.
