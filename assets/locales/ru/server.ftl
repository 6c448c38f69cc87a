# Настройки сервера.

server-title = **Настройки этого сервера**
server-title-changed = Готово. **Настройки этого сервера** теперь такие:
server-channel =
    Партии: { $channel ->
        [none] там, где их начинают.
       *[other] в { $channel }; вызовы из других мест появляются там.
    }
server-threads =
    Место: { $threads ->
        [yes] у каждой партии своя ветка.
       *[no] партии остаются в канале.
    }
server-starters =
    Начинать партии могут: { $role ->
        [none] все.
       *[other] участники с ролью { $role }. Вызвать можно любого, и открытый вызов может принять любой.
    }
server-control = Время, если не выбрано другое: { $control }.
server-limit =
    Текущих партий у одного игрока: { $limit ->
        [0] сколько угодно.
       *[other] не больше { $limit }.
    }
server-language =
    Язык того, что читают все: { $language }{ $chosen ->
        [yes] .
       *[no] , как указано для сервера в Discord.
    }
server-hint = `/{ command-server } { option-reset }:` отменяет настройку.

command-server = сервер
    .about = Настройки сервера: где играют, кто может начинать партии, время, язык
option-channel = канал
    .about = Канал для вызовов и партий
option-starters = роль
    .about = Роль, участники с которой могут начинать партии
option-threads = ветки
    .about = Открывать ли для каждой партии ветку
option-server-control = контроль
    .about = Сколько времени на партию, если не выбрано другое
option-server-language = язык
    .about = Язык того, что читают все
option-limit = лимит
    .about = Сколько текущих партий может быть здесь у одного игрока
option-reset = сброс
    .about = Отменить настройку

choice-reset-channel = Канал: играть там, где партию начинают
choice-reset-starters = Роль: начинать партии могут все
choice-reset-threads = Ветки: у каждой партии своя
choice-reset-control = Время: 3 дня на каждый ход
choice-reset-language = Язык: как указано для сервера в Discord
choice-reset-limit = Лимит: партий сколько угодно
choice-reset-all = Всё
