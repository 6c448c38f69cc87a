# Фигуры и стороны. Другие сообщения ссылаются на них по имени переменной; после дефиса стоит падеж.

man =
    { $role ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
        [prince] принц
        [princess] принцесса
       *[pawn] пешка
    }
man-gen =
    { $role ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
        [prince] принца
        [princess] принцессы
       *[pawn] пешки
    }
man-acc =
    { $role ->
        [king] короля
        [queen] ферзя
        [rook] ладью
        [bishop] слона
        [knight] коня
        [prince] принца
        [princess] принцессу
       *[pawn] пешку
    }
man-ins =
    { $role ->
        [king] королём
        [queen] ферзём
        [rook] ладьёй
        [bishop] слоном
        [knight] конём
        [prince] принцем
        [princess] принцессой
       *[pawn] пешкой
    }
men =
    { $role ->
        [king] короли
        [queen] ферзи
        [rook] ладьи
        [bishop] слоны
        [knight] кони
        [prince] принцы
        [princess] принцессы
       *[pawn] пешки
    }
taken-acc =
    { $taken ->
        [king] короля
        [queen] ферзя
        [rook] ладью
        [bishop] слона
        [knight] коня
        [prince] принца
        [princess] принцессу
       *[pawn] пешку
    }
promoted-acc =
    { $promoted ->
        [king] короля
        [queen] ферзя
        [rook] ладью
        [bishop] слона
        [knight] коня
        [prince] принца
        [princess] принцессу
       *[pawn] пешку
    }
said-man =
    { $said ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
        [prince] принц
        [princess] принцесса
       *[pawn] пешка
    }
man-name =
    { $role ->
        [king] Король
        [queen] Ферзь
        [rook] Ладья
        [bishop] Слон
        [knight] Конь
        [prince] Принц
        [princess] Принцесса
       *[pawn] Пешка
    }
man-letter =
    { $role ->
        [king] Кр
        [queen] Ф
        [rook] Л
        [bishop] С
        [knight] К
        [prince] Пр
        [princess] Пс
       *[pawn] п
    }
side =
    { $side ->
        [white] белые
       *[black] чёрные
    }
side-gen =
    { $side ->
        [white] белых
       *[black] чёрных
    }
side-dat =
    { $side ->
        [white] белым
       *[black] чёрным
    }
side-ins =
    { $side ->
        [white] белыми
       *[black] чёрными
    }
side-name =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }

list-and = { $most } и { $last }
list-or = { $most } или { $last }
