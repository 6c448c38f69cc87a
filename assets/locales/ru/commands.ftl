command-play = играть
    .about = Вызвать кого-нибудь на партию
command-play-menu = Вызвать на партию
command-move = ход
    .about = Сделать ход, а во время расстановки поставить фигуру
command-board = доска
    .about = Посмотреть доску: какой она стоит сейчас или была раньше
command-games = партии
    .about = Ваши партии: чей ход и где они играются
command-resign = сдаться
    .about = Сдать партию (бот переспросит)
command-draw = ничья
    .about = Предложить ничью или ответить на предложение
command-abort = отменить
    .about = Отменить партию: до первых ходов обеих сторон или после 60 дней молчания, если нет часов
command-export = запись
    .about = Запись партии файлом
command-style = вид
    .about = Как выглядят ваши доски: цвета и сторона внизу
command-rules = правила
    .about = Правила звёздных шахмат, классических и шахмат-100, с картинками
command-help = помощь
    .about = Как здесь играть
command-block = заблокировать
    .about = Больше не получать вызовов от этого человека
command-unblock = разблокировать
    .about = Снова разрешить человеку вызывать вас

option-opponent = соперник
    .about = С кем вы хотите сыграть
option-colour = цвет
    .about = Ваш цвет; если не указать, решит жребий
option-text = текст
    .about = Ход: 18-19, K@4, e2-e4 или Nf3; в списке — возможные ходы
option-game = партия
    .about = Какая партия, если у вас их несколько
option-ply = полуход
    .about = После скольких ходов, считая расстановку; 0 — начало
option-public = всем
    .about = Показать всем здесь, а не только вам
option-flip = перевернуть
    .about = С другой стороны
option-theme = тема
    .about = Цвета доски
option-orientation = сторона
    .about = Чья сторона внизу
option-page = страница
    .about = Какая часть правил
option-user = кто
    .about = Кого

choice-random = По жребию
choice-own = Моя сторона
choice-white = Белые
choice-black = Чёрные

theme =
    { $theme ->
        [wood] дерево
        [paper] бумага
        [forest] лес
        [midnight] полночь
        [clear] контраст
       *[other] { $theme }
    }
theme-title =
    { $theme ->
        [wood] дерево (коричневые тона на деревянном столе)
        [paper] бумага (почти белая, для светлых страниц и печати)
        [forest] лес (зелёные тона)
        [midnight] полночь (тёмная серо-синяя, для тёмных страниц)
        [clear] контраст (различима и при цветовой слепоте)
       *[other] { $theme }
    }
