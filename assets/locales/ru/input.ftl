input-how =
    { $variant ->
        [starchess] Напишите поле, где стоит фигура, и поле, куда она идёт: 18-19; а чтобы поставить фигуру — K@4.
        [chess] Напишите ход как Nf3 или оба поля: g1-f3; рокировка — 0-0 или 0-0-0.
       *[chess100] Напишите оба поля: d2-d5 или Prg1-e1; рокировка — 0-0 или 0-0-0.
    }
# Одно слово для всех досок.
square-word =
    { $variant ->
       *[other] поле
    }
squares-word =
    { $variant ->
       *[other] поля
    }
move-example =
    { $variant ->
        [starchess] 18-19
        [chess] g1-f3
       *[chess100] d2-d5
    }
input-empty = Ход не написан. { input-how }
input-unreadable = «{ $text }» — не ход. { input-how }
input-too-many-squares = В «{ $text }» больше двух полей. Пишите по одному ходу: { move-example }.
input-no-such-square =
    { $variant ->
        [starchess] Поля { $name } нет: поля пронумерованы от 1 до 37.
        [chess] Поля { $name } нет: поля — от a1 до h8.
       *[chess100] Поля { $name } нет: поля — от a1 до j10.
    }
input-unseparated = В «{ $digits }» между двумя полями ничего нет. Напишите { $moves }.
input-only-from = { $reach } Напишите оба { squares-word }, например { $move }.
input-only-to-none = { $square } — только одно { square-word }, и пойти туда никто не может. Напишите, где фигура стоит и куда идёт.
input-only-to = { $square } — только одно { square-word }. Напишите и то, откуда идёт фигура: { $moves }.
input-restoration-not-due = Этим ходом принцесса на { $square } не может стать ферзём. Напишите только ход.
input-restoration-alone = Принцесса на { $square } становится ферзём, а потом вы ходите: каким ходом? Напишите всё вместе, например { $move }.
input-needs-restoration = Так может пойти только ферзь, а на { $square } ещё принцесса: напишите { $move }.
input-after-restoration = После { $square }=Q: { $refusal }
input-two-readings = Это может значить { $readings }. Напишите { $moves }.
input-mated = Мат { side-dat }: партия окончена.
input-stalemated = Пат { side-dat }: партия окончена, ничья.
input-countercheck = На шах ответили шахом: партия окончена, ничья.

placing = Осталось поставить: { $hand } — на { $squares }.
input-placement-due = Ходить можно, только когда все фигуры поставлены. { $placing } Напишите, например, { $move }.
input-already-placed = { man-name } уже стоит на { $square }. { $placing }
input-pawn-placed = Пешки не ставят: они с самого начала на своих полях. { $placing }
input-promotion-placed = Фигуру ставят такой, какая она есть: до начала игры превращений нет. { $placing } Напишите, например, { $move }.
input-off-back-rank = { $square } — не на заднем ряду { side-gen }. { $placing }
input-square-taken = Поле { $square } занимает { man }. { $placing }
input-setup-over = Все фигуры поставлены. Напишите поле, где стоит фигура, и поле, куда она идёт, например { $move }.

can-move-one = { side-name } могут пойти только с { $square }.
can-move = { side-name } могут пойти с { $squares }.
input-empty-square = На { $square } никто не стоит. { $movable }
input-opponents-man = На { $square } стоит { man } соперника, а ход { side-gen }. { $movable }
input-wrong-letter = На { $square } стоит { man }, а не { said-man }. { $reach }
input-promotion-missing = На { $to } пешка превращается: в кого? Напишите { $moves }.
input-promotion-impossible = Превратить пешку в { man-acc } нельзя. Напишите { $moves }.
input-promotion-not-due =
    Превращения здесь нет: превращается только пешка, дошедшая до { $rank ->
        [none] { $squares }
       *[other] { $rank }-й горизонтали
    }. Напишите { $move }.
input-no-such-man = У { side-gen } на доске нет { man-gen }. { $movable }
input-not-on-line =
    У { side-gen } нет { man-gen } на { $kind ->
        [rank] { $line }-й горизонтали
       *[file] вертикали { $line }
    }: { $count ->
        [1] { man } стоит
       *[other] { men } стоят
    } на { $squares }.
input-none-can-go = Пойти { man-ins } на { $to } нельзя. { $reaches }
input-several-can-go =
    На { $to } { $count ->
        [2] могут пойти обе фигуры
       *[other] могут пойти все фигуры
    } ({ men } на { $squares }). Напишите { $moves }.

reach-none = С { $from } сейчас пойти некуда.
reach-none-but-one = С { $from } сейчас пойти некуда, можно только с { $square }.
reach-none-but = С { $from } сейчас пойти некуда, но можно с { $squares }.
reach-takes = С { $from } можно только взять на { $takes }.
reach-steps = С { $from } можно пойти на { $steps }.
reach-both = С { $from } можно пойти на { $steps } или взять на { $takes }.

obstacle-same-square = { man-name } и так стоит на { $from }. { $reach }
obstacle-own-man = { man-name } на { $from } не может взять { taken-acc } на { $to }: это своя фигура. { $reach }
obstacle-out-of-reach = { man-name } так не ходит: с { $from } на { $to }. { $reach }
obstacle-blocked = { man-name } с { $from } не дойдёт до { $to }: на пути фигура на { $by }. { $reach }
obstacle-pawn-blocked = Пешка с { $from } не может пойти на { $to }, где стоит фигура: пешки бьют только наискось. { $reach }
obstacle-long-step-blocked =
    { $steps ->
        [double] Пешка на { $from } не может сделать двойной шаг: поле { $by } занято.
        [two] Пешка на { $from } не может пойти на два поля, на { $to }: поле { $by } занято.
       *[three] Пешка на { $from } не может пойти на три поля, на { $to }: поле { $by } занято.
    } { $reach }
obstacle-long-step-gone =
    { $steps ->
        [double] У пешки на { $from } нет двойного шага: он бывает только самым первым ходом.
        [two] Пешка на { $from } не может пойти на два поля: так ходят только самым первым ходом.
       *[three] Пешка на { $from } не может пойти на три поля: так ходят только самым первым ходом.
    } { $reach }
obstacle-nothing-to-take = Пешка с { $from } попадает на { $to } только взятием, а там никого нет. { $reach }
obstacle-into-check = Королю нельзя на { $to }: там он был бы под боем с { $by }. { $reach }
obstacle-pinned = Ход { $from }-{ $to } открыл бы короля на { $king } под бой с { $by }. { $reach }
obstacle-check-stands = Король на { $king } под шахом, и после { $from }-{ $to } он остался бы под боем с { $by }. От шаха спасает { $answers }.
obstacle-no-way-round = { man-name } с { $from } не дойдёт до { $to }: все обходные пути заняты. { $reach }
obstacle-castling-gone = Рокировать на { $to } нельзя: король или ладья уже ходили либо ладьи больше нет. { $reach }
obstacle-castling-blocked = Рокировать на { $to } нельзя: между королём и ладьёй стоит фигура, на { $by }. { $reach }
obstacle-castling-attacked = Рокировать на { $to } нельзя: поле { $square } под боем с { $by }. { $reach }
obstacle-castling-in-check = Король на { $from } не может рокировать из-под шаха: он под боем с { $by }. { $reach }
obstacle-must-take-king = Короля на { $king } нужно взять: напишите { $moves }.
