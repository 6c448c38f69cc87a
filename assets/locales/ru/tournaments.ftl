# Турниры движков.

command-tournament = турнир
    .about = Турниры движков
tournament-create = создать
    .about = Создать турнир выбранных движков или открытый для заявок
tournament-join = участвовать
    .about = Заявить свой движок
tournament-list = список
    .about = Какие есть турниры
tournament-show = показать
    .about = Положение в турнире
tournament-cancel = отменить
    .about = Отменить свой турнир
option-which-tournament = турнир
    .about = Какой турнир
option-tournament-name = имя
    .about = Как он называется
option-tournament-format = система
    .about = Кто с кем встречается
option-tournament-engines = движки
    .about = Кто играет, через запятую; без этого турнир открыт для заявок
option-tournament-hours = часы
    .about = Сколько часов принимаются заявки (если не указано, 24)
option-tournament-control = контроль
    .about = Секунды на партию и на ход, например 10+0.1
option-tournament-rounds = туры
    .about = Сколько туров, если система позволяет (швейцарская)
option-tournament-pairs = пары
    .about = Сколько пар партий в каждой встрече
option-tournament-openings = дебюты
    .about = Из какого списка дебюты; иначе как на лестнице
choice-format-swiss = Швейцарская
choice-format-round-robin = Круговая
choice-format-double = Двухкруговая
choice-format-knockout = На выбывание
choice-format-gauntlet = Один против всех: первый с каждым

tournament-none-named = Турнира { $name } нет. Все покажет `/{ command-tournament } { tournament-list }`.
tournament-none = Турниров нет. Новый создаст `/{ command-tournament } { tournament-create }`.
tournament-name-taken = Идущий турнир уже называется { $name }. Выберите другое имя.
tournament-not-yours = Отменить { $name } может только создавший его или те, кто управляет сервером, на котором он создан.
tournament-too-many = У вас уже идёт турнир: { $name }. Больше одного нельзя.
tournament-wrong-control = { $control } — не контроль времени. Секунды на партию и на ход: `10+0.1`.
tournament-too-few = Для турнира нужны хотя бы два движка.
tournament-too-many-engines = Движков слишком много для этой системы: { $given }, а можно не больше { $most }.
tournament-wrong-rounds = При стольких движках в турнире может быть от 1 до { $most } туров, а не { $given }.
tournament-no-name = Турниру нужно имя.
tournament-unknown-openings = Списка дебютов { $name } нет ({ $variant }): { $lists }.
tournament-does-not-play = { $name } в эту игру не играет: { $variant }.
tournament-created-open = Заявки принимаются до { $time }: `/{ command-tournament } { tournament-join }`.
tournament-created-now = Начинается сразу: { $engines }.
tournament-joined = { $engine } играет в турнире { $name }.
tournament-joined-already = { $engine } уже играет в турнире { $name }.
tournament-closed = { $name } больше не принимает движки.
tournament-cancelled = { $name } отменён. Сыгранные партии останутся.
tournament-over-already = { $name } уже закончен.

tournament-twice = { $name } назван дважды.
tournament-takes-none = Этот турнир движки не принимает.
tournament-format =
    { $format ->
        [round-robin] круговая система
        [double] двухкруговая система
        [swiss] швейцарская система
        [knockout] на выбывание
       *[gauntlet] один против всех
    }
tournament-state =
    { $state ->
        [entries] принимает заявки
        [running] идёт
        [over] закончен
       *[cancelled] отменён
    }
tournament-list-heading = **Турниры**
tournament-line = **{ $name }**: { $format }, { $variant }, { $engines ->
        [one] { $engines } движок
        [few] { $engines } движка
       *[many] { $engines } движков
    }; { $state }
tournament-won = победитель { $winner }
tournament-round = Тур { $round } из { $rounds }
tournament-entered = Заявлены: { $engines }
tournament-place = { $place }. **{ $name }** { $points }
tournament-alt = Таблица турнира { $name }: { $lines }

tournament-begins = **{ $name }** начинается: { $terms }. { $engines }
tournament-round-over = **{ $name }**: тур { $round } из { $rounds } сыгран.
tournament-over = 🏆 **{ $winner }** побеждает в турнире **{ $name }**!
tournament-over-none = **{ $name }** закончен без победителя.
tournament-records = Кросс-таблица и записи всех партий:
tournament-records-cut = Записи всех партий не помещаются в сообщение: их даст `starmate ladder games --tournament { $number }`.
