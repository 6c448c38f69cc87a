# Что модераторы делают вместо игроков.

command-moderate = модерация
    .about = Для модераторов: закончить партию вместо игроков или перенести её в другой канал
moderate-end = завершить
    .about = Завершить партию; в её сообщении будет сказано, что это сделал модератор и кто именно
moderate-move = перенести
    .about = Перенести партию в другой канал или ветку этого сервера
option-result = результат
    .about = Чем она заканчивается
option-place = канал
    .about = Где она продолжится
choice-annul = Без результата
choice-draw = Ничья
choice-white-wins = Победа белых
choice-black-wins = Победа чёрных

moderate-ended =
    Вы завершили партию { $game }:
    { $how }
moderate-moved = Партия { $game } продолжается в { $place }.
moderate-not-here = Партия { $game } на этом сервере не идёт; идущие покажет `/{ command-watch }`.
moderate-not-in-dms = Модерируют партии на том сервере, где их играют: введите `/{ command-moderate }` там.
moderate-wrong-kind = В таком канале играть нельзя: выберите текстовый канал или ветку.
moderate-there-already = Партия { $game } уже играется там; выберите другой канал.

ended-moderator = Партию завершает модератор, { $moderator }.
moved-moderator = Модератор перенёс эту партию; она продолжается здесь.
moved-away = Модератор перенёс партию { $game }: она продолжается в { $place }.
