input-how =
    { $variant ->
        [starchess] Napisz pole, na którym stoi bierka, i pole, na które idzie, np. 18-19, a żeby postawić bierkę, K@4.
        [chess] Napisz ruch jako Nf3 albo oba pola, np. g1-f3; roszada to 0-0 lub 0-0-0.
       *[chess100] Napisz oba pola, np. d2-d5 albo Prg1-e1; roszada to 0-0 lub 0-0-0.
    }
# Jedno słowo dla wszystkich plansz.
square-word =
    { $variant ->
       *[other] pole
    }
squares-word =
    { $variant ->
       *[other] pola
    }
move-example =
    { $variant ->
        [starchess] 18-19
        [chess] g1-f3
       *[chess100] d2-d5
    }
input-empty = Nie wpisano ruchu. { input-how }
input-unreadable = „{ $text }” to nie ruch. { input-how }
input-too-many-squares = „{ $text }” wymienia więcej niż dwa { squares-word }. Pisz po jednym ruchu, np. { move-example }.
input-no-such-square =
    { $variant ->
        [starchess] Nie ma pola { $name }: pola mają numery od 1 do 37.
        [chess] Nie ma pola { $name }: pola to a1 do h8.
       *[chess100] Nie ma pola { $name }: pola to a1 do j10.
    }
input-unseparated = W „{ $digits }” nic nie oddziela dwóch pól. Napisz { $moves }.
input-only-from = { $reach } Napisz oba { squares-word }, np. { $move }.
input-only-to-none = { $square } to tylko jedno { square-word } i nikt nie może tam pójść. Napisz, gdzie bierka stoi i dokąd idzie.
input-only-to = { $square } to tylko jedno { square-word }. Napisz też, skąd idzie bierka: { $moves }.
input-restoration-not-due = W tym ruchu żadna księżniczka nie może stać się hetmanem na { $square }. Napisz sam ruch.
input-restoration-alone = Księżniczka na { $square } staje się hetmanem, a potem jest twój ruch: jaki? Napisz jedno i drugie, np. { $move }.
input-needs-restoration = Do tego trzeba hetmana na { $square } w miejsce księżniczki: napisz { $move }.
input-after-restoration = Po { $square }=Q: { $refusal }
input-two-readings = To może znaczyć { $readings }. Napisz { $moves }.
input-mated = { side-name } są zamatowane: partia skończona.
input-stalemated = { side-name } są w pacie: partia skończona remisem.
input-countercheck = Na szacha odpowiedziano szachem: partia skończona remisem.

placing = Do postawienia: { $hand }, na { $squares }.
input-placement-due = Ruszać się można dopiero, gdy wszystkie bierki stoją. { $placing } Napisz np. { $move }.
input-already-placed = { man-name } już stoi na { $square }. { $placing }
input-pawn-placed = Pionów się nie stawia: od początku stoją na swoich polach. { $placing }
input-promotion-placed = Bierkę stawia się taką, jaka jest: przed początkiem gry nie ma promocji. { $placing } Napisz np. { $move }.
input-off-back-rank = { $square } nie leży w tylnym rzędzie { side-gen }. { $placing }
input-square-taken = Na { $square } stoi już { man }. { $placing }
input-setup-over = Wszystkie bierki stoją. Napisz pole, na którym stoi bierka, i pole, na które idzie, np. { $move }.

can-move-one = { side-name } mogą ruszyć tylko bierkę z { $square }.
can-move = { side-name } mogą ruszyć bierki z { $squares }.
input-empty-square = Na { $square } nic nie stoi. { $movable }
input-opponents-man = Na { $square } stoi { man } przeciwnika, a ruch jest { side-gen }. { $movable }
input-wrong-letter = Na { $square } stoi { man }, nie { said-man }. { $reach }
input-promotion-missing = Na { $to } pion się przemienia: w co? Napisz { $moves }.
input-promotion-impossible = Pion nie może się przemienić w { man-acc }. Napisz { $moves }.
input-promotion-not-due =
    Tu nic się nie przemienia: tylko pion, który dojdzie do { $rank ->
        [none] { $squares }
       *[other] { $rank }. rzędu
    }. Napisz { $move }.
input-no-such-man = { side-name } nie mają na planszy { man-gen }. { $movable }
input-not-on-line =
    { side-name } nie mają { man-gen } w { $kind ->
        [rank] { $line }. rzędzie
       *[file] kolumnie { $line }
    }: { $count ->
        [1] { man } stoi
       *[other] { men } stoją
    } na { $squares }.
input-none-can-go = Nie można pójść { man-ins } na { $to }. { $reaches }
input-several-can-go =
    Na { $to } { $count ->
        [2] mogą pójść obie bierki
       *[other] mogą pójść wszystkie bierki
    } ({ men } na { $squares }). Napisz { $moves }.

reach-none = Z { $from } nie można teraz pójść nigdzie.
reach-none-but-one = Z { $from } nie można teraz pójść nigdzie, tylko z { $square }.
reach-none-but = Z { $from } nie można teraz pójść nigdzie, ale można z { $squares }.
reach-takes = Z { $from } można tylko bić na { $takes }.
reach-steps = Z { $from } można pójść na { $steps }.
reach-both = Z { $from } można pójść na { $steps } lub bić na { $takes }.

obstacle-same-square = { man-name } już stoi na { $from }. { $reach }
obstacle-own-man = { man-name } z { $from } nie może zbić na { $to } { taken-acc } własnej strony. { $reach }
obstacle-out-of-reach = { man-name } nie chodzi z { $from } na { $to }. { $reach }
obstacle-blocked = { man-name } z { $from } nie dojdzie na { $to }: na drodze stoi bierka na { $by }. { $reach }
obstacle-pawn-blocked = Pion z { $from } nie może pójść na { $to }, bo tam stoi bierka: piony biją tylko na skos. { $reach }
obstacle-long-step-blocked =
    { $steps ->
        [double] Pion z { $from } nie może zrobić podwójnego kroku: pole { $by } jest zajęte.
        [two] Pion z { $from } nie może pójść o dwa pola, na { $to }: pole { $by } jest zajęte.
       *[three] Pion z { $from } nie może pójść o trzy pola, na { $to }: pole { $by } jest zajęte.
    } { $reach }
obstacle-long-step-gone =
    { $steps ->
        [double] Pion na { $from } nie ma podwójnego kroku: może on być tylko jego pierwszym ruchem.
        [two] Pion z { $from } nie może pójść o dwa pola: wolno to tylko w jego pierwszym ruchu.
       *[three] Pion z { $from } nie może pójść o trzy pola: wolno to tylko w jego pierwszym ruchu.
    } { $reach }
obstacle-nothing-to-take = Pion z { $from } może pójść na { $to } tylko z biciem, a tam nic nie stoi. { $reach }
obstacle-into-check = Król nie może pójść na { $to }: byłby tam atakowany z { $by }. { $reach }
obstacle-pinned = Ruch { $from }-{ $to } odsłoniłby króla na { $king } na atak z { $by }. { $reach }
obstacle-check-stands = Król na { $king } jest szachowany i po { $from }-{ $to } nadal byłby atakowany z { $by }. Przed szachem broni { $answers }.
obstacle-no-way-round = { man-name } z { $from } nie dojdzie na { $to }: wszystkie drogi naokoło są zajęte. { $reach }
obstacle-castling-gone = Nie można roszować na { $to }: król lub wieża już się ruszyły albo wieży już nie ma. { $reach }
obstacle-castling-blocked = Nie można roszować na { $to }: między królem a wieżą stoi bierka, na { $by }. { $reach }
obstacle-castling-attacked = Nie można roszować na { $to }: pole { $square } jest atakowane z { $by }. { $reach }
obstacle-castling-in-check = Król na { $from } nie może roszować, będąc pod szachem: jest atakowany z { $by }. { $reach }
obstacle-must-take-king = Trzeba zbić króla na { $king }: napisz { $moves }.
