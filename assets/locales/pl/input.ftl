input-how = Napisz pole, na którym stoi bierka, i pole, na które idzie, np. 18-19, a żeby postawić bierkę, K@4.
input-empty = Nie wpisano ruchu. { input-how }
input-unreadable = „{ $text }” to nie ruch. { input-how }
input-too-many-cells = „{ $text }” wymienia więcej niż dwa pola. Pisz po jednym ruchu, np. 18-19.
input-no-such-cell = Nie ma pola { $number }: pola mają numery od 1 do 37.
input-unseparated = W „{ $digits }” nic nie oddziela dwóch pól. Napisz { $moves }.
input-only-from = { $reach } Napisz oba pola, np. { $move }.
input-only-to-none = { $cell } to tylko jedno pole i nikt nie może tam pójść. Napisz, gdzie bierka stoi i dokąd idzie.
input-only-to = { $cell } to tylko jedno pole. Napisz też, skąd idzie bierka: { $moves }.
input-mated = { side-name } są zamatowane: partia skończona.
input-stalemated = { side-name } są w pacie: partia skończona remisem.

placing = Do postawienia: { $hand }, na { $cells }.
input-placement-due = Ruszać się można dopiero, gdy wszystkie bierki stoją. { $placing } Napisz np. { $move }.
input-already-placed = { man-name } już stoi na { $cell }. { $placing }
input-pawn-placed = Pionów się nie stawia: od początku stoją na swoich polach. { $placing }
input-promotion-placed = Bierkę stawia się taką, jaka jest: przed początkiem gry nie ma promocji. { $placing } Napisz np. { $move }.
input-off-back-rank = { $cell } nie leży w tylnym rzędzie { side-gen }. { $placing }
input-cell-taken = Na { $cell } stoi już { man }. { $placing }
input-setup-over = Wszystkie bierki stoją. Napisz pole, na którym stoi bierka, i pole, na które idzie, np. { $move }.

can-move-one = { side-name } mogą ruszyć tylko bierkę z { $cell }.
can-move = { side-name } mogą ruszyć bierki z { $cells }.
input-empty-cell = Na { $cell } nic nie stoi. { $movable }
input-opponents-man = Na { $cell } stoi { man } przeciwnika, a ruch jest { side-gen }. { $movable }
input-wrong-letter = Na { $cell } stoi { man }, nie { said-man }. { $reach }
input-promotion-missing = Na { $to } pion się przemienia: w co? Napisz { $moves }.
input-promotion-impossible = Pion nie może się przemienić w { man-acc }. Napisz { $moves }.
input-promotion-not-due = Tu nic się nie przemienia: tylko pion, który dojdzie do { $cells }. Napisz { $move }.
input-no-such-man = { side-name } nie mają na planszy { man-gen }. { $movable }
input-none-can-go = Nie można pójść { man-ins } na { $to }. { $reaches }
input-several-can-go =
    Na { $to } { $count ->
        [2] mogą pójść obie bierki
       *[other] mogą pójść wszystkie bierki
    } ({ men } na { $cells }). Napisz { $moves }.

reach-none = Z { $from } nie można teraz pójść nigdzie.
reach-none-but-one = Z { $from } nie można teraz pójść nigdzie, tylko z { $cell }.
reach-none-but = Z { $from } nie można teraz pójść nigdzie, ale można z { $cells }.
reach-takes = Z { $from } można tylko bić na { $takes }.
reach-steps = Z { $from } można pójść na { $steps }.
reach-both = Z { $from } można pójść na { $steps } lub bić na { $takes }.

obstacle-same-cell = { man-name } już stoi na { $from }. { $reach }
obstacle-own-man = { man-name } z { $from } nie może zbić na { $to } { taken-acc } własnej strony. { $reach }
obstacle-out-of-reach = { man-name } nie chodzi z { $from } na { $to }. { $reach }
obstacle-blocked = { man-name } z { $from } nie dojdzie na { $to }: na drodze stoi bierka na { $by }. { $reach }
obstacle-pawn-blocked = Pion z { $from } nie może pójść na { $to }, bo tam stoi bierka: piony biją tylko na skos. { $reach }
obstacle-double-step-blocked = Pion z { $from } nie może zrobić podwójnego kroku: pole { $by } jest zajęte. { $reach }
obstacle-double-step-gone = Pion na { $from } nie ma podwójnego kroku: może on być tylko jego pierwszym ruchem. { $reach }
obstacle-nothing-to-take = Pion z { $from } może pójść na { $to } tylko z biciem, a tam nic nie stoi. { $reach }
obstacle-into-check = Król nie może pójść na { $to }: byłby tam atakowany z { $by }. { $reach }
obstacle-pinned = Ruch { $from }-{ $to } odsłoniłby króla na { $king } na atak z { $by }. { $reach }
obstacle-check-stands = Król na { $king } jest szachowany i po { $from }-{ $to } nadal byłby atakowany z { $by }. Przed szachem broni { $answers }.
