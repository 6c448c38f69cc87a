input-how = Напишите поле, где стоит фигура, и поле, куда она идёт: 18-19; а чтобы поставить фигуру — K@4.
input-empty = Ход не написан. { input-how }
input-unreadable = «{ $text }» — не ход. { input-how }
input-too-many-cells = В «{ $text }» больше двух полей. Пишите по одному ходу: 18-19.
input-no-such-cell = Поля { $number } нет: поля пронумерованы от 1 до 37.
input-unseparated = В «{ $digits }» между двумя полями ничего нет. Напишите { $moves }.
input-only-from = { $reach } Напишите оба поля, например { $move }.
input-only-to-none = { $cell } — только одно поле, и пойти туда никто не может. Напишите, где фигура стоит и куда идёт.
input-only-to = { $cell } — только одно поле. Напишите и то, откуда идёт фигура: { $moves }.
input-mated = Мат { side-dat }: партия окончена.
input-stalemated = Пат { side-dat }: партия окончена, ничья.

placing = Осталось поставить: { $hand } — на { $cells }.
input-placement-due = Ходить можно, только когда все фигуры поставлены. { $placing } Напишите, например, { $move }.
input-already-placed = { man-name } уже стоит на { $cell }. { $placing }
input-pawn-placed = Пешки не ставят: они с самого начала на своих полях. { $placing }
input-promotion-placed = Фигуру ставят такой, какая она есть: до начала игры превращений нет. { $placing } Напишите, например, { $move }.
input-off-back-rank = { $cell } — не на заднем ряду { side-gen }. { $placing }
input-cell-taken = Поле { $cell } занимает { man }. { $placing }
input-setup-over = Все фигуры поставлены. Напишите поле, где стоит фигура, и поле, куда она идёт, например { $move }.

can-move-one = { side-name } могут пойти только с { $cell }.
can-move = { side-name } могут пойти с { $cells }.
input-empty-cell = На { $cell } никто не стоит. { $movable }
input-opponents-man = На { $cell } стоит { man } соперника, а ход { side-gen }. { $movable }
input-wrong-letter = На { $cell } стоит { man }, а не { said-man }. { $reach }
input-promotion-missing = На { $to } пешка превращается: в кого? Напишите { $moves }.
input-promotion-impossible = Превратить пешку в { man-acc } нельзя. Напишите { $moves }.
input-promotion-not-due = Превращения здесь нет: превращается только пешка, дошедшая до { $cells }. Напишите { $move }.
input-no-such-man = У { side-gen } на доске нет { man-gen }. { $movable }
input-none-can-go = Пойти { man-ins } на { $to } нельзя. { $reaches }
input-several-can-go =
    На { $to } { $count ->
        [2] могут пойти обе фигуры
       *[other] могут пойти все фигуры
    } ({ men } на { $cells }). Напишите { $moves }.

reach-none = С { $from } сейчас пойти некуда.
reach-none-but-one = С { $from } сейчас пойти некуда, можно только с { $cell }.
reach-none-but = С { $from } сейчас пойти некуда, но можно с { $cells }.
reach-takes = С { $from } можно только взять на { $takes }.
reach-steps = С { $from } можно пойти на { $steps }.
reach-both = С { $from } можно пойти на { $steps } или взять на { $takes }.

obstacle-same-cell = { man-name } и так стоит на { $from }. { $reach }
obstacle-own-man = { man-name } на { $from } не может взять { taken-acc } на { $to }: это своя фигура. { $reach }
obstacle-out-of-reach = { man-name } так не ходит: с { $from } на { $to }. { $reach }
obstacle-blocked = { man-name } с { $from } не дойдёт до { $to }: на пути фигура на { $by }. { $reach }
obstacle-pawn-blocked = Пешка с { $from } не может пойти на { $to }, где стоит фигура: пешки бьют только наискось. { $reach }
obstacle-double-step-blocked = Пешка на { $from } не может сделать двойной шаг: поле { $by } занято. { $reach }
obstacle-double-step-gone = У пешки на { $from } нет двойного шага: он бывает только самым первым ходом. { $reach }
obstacle-nothing-to-take = Пешка с { $from } попадает на { $to } только взятием, а там никого нет. { $reach }
obstacle-into-check = Королю нельзя на { $to }: там он был бы под боем с { $by }. { $reach }
obstacle-pinned = Ход { $from }-{ $to } открыл бы короля на { $king } под бой с { $by }. { $reach }
obstacle-check-stands = Король на { $king } под шахом, и после { $from }-{ $to } он остался бы под боем с { $by }. От шаха спасает { $answers }.
