button-accept = Принять
button-decline = Отклонить
button-withdraw = Отозвать
button-type = Записать ход
button-draw = Ничья
button-resign = Сдаться
button-text = Доска текстом
button-view = С другой стороны
button-resign-yes = Да, сдаюсь
button-draw-offer = Предложить ничью
button-never = Не нужно
button-draw-yes = Принять ничью
button-draw-no = Играть дальше
button-first = « В начало
button-back = ‹ Назад
button-forward = Вперёд ›
button-last = В конец »
button-flip = Перевернуть

form-title = Ваш ход
form-field = Ход
form-hint = 18-19, К11x19 или 26-27=К
form-setup-hint = Кр@4 или к 11

menu-men = Ход: выберите фигуру
menu-hand = Расстановка: выберите фигуру из запаса
menu-pages = Выберите страницу
menu-targets = { man-name } на { $cell }: куда?
menu-free = { man-name }: на какое поле?
menu-man = { man-name } на { $cell }
menu-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
menu-target =
    { $taken ->
        [none] { $cell }
       *[other] { $cell }, берёт { taken-acc }
    }
button-game = Партия { $game }, соперник: { $opponent }
button-reading = { man-name }: { $written }
