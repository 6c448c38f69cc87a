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
button-restore = Вернуть ферзя

form-title = Ваш ход
form-field = Ход
form-hint =
    { $variant ->
        [starchess] 18-19, К11x19 или 26-27=К
        [chess] e2-e4, Кf3 или e7-e8=Ф
       *[chess100] d2-d5, Прg1-e1 или a9-a10=Ф
    }
form-setup-hint = Кр@4 или к 11

menu-men = Ход: выберите фигуру
menu-hand = Расстановка: выберите фигуру из запаса
menu-rules = Выберите игру
menu-pages = Выберите страницу
menu-targets = { man-name } на { $square }: куда?
# Два меню, когда в одно не помещается всё: не больше 25.
menu-targets-straight = С { $square } по прямой: куда?
menu-targets-diagonal = С { $square } по диагонали: куда?
menu-free = { man-name }: на какое поле?
menu-man = { man-name } на { $square }
menu-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
menu-target =
    { $taken ->
        [none] { $square }
       *[other] { $square }, берёт { taken-acc }
    }
button-game = Партия { $game }, соперник: { $opponent }
button-reading = { man-name }: { $written }
