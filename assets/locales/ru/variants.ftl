# Игры, в которые здесь играют; после дефиса стоит падеж.

variant =
    { $variant ->
        [starchess] звёздные шахматы
        [chess] классические шахматы
       *[chess100] шахматы-100
    }
# На партию во что.
variant-game =
    { $variant ->
        [starchess] партию в звёздные шахматы
        [chess] партию в классические шахматы
       *[chess100] партию в шахматы-100
    }
variant-name =
    { $variant ->
        [starchess] Звёздные шахматы
        [chess] Классические шахматы
       *[chess100] Шахматы-100
    }

option-variant = игра
    .about = Во что играть: звёздные шахматы, классические или шахматы-100
option-server-variant = игра
    .about = Во что играют, если не выбрано другое
server-variant = Игра, если не выбрано другое: { variant }.
choice-reset-variant = Игра: звёздные шахматы
