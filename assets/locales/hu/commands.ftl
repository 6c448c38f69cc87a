command-play = kihívás
    .about = Hívj ki valakit egy játszmára
command-play-menu = Kihívás játszmára
command-move = lépés
    .about = Lépj, vagy a felállítás alatt tegyél le egy bábut
command-board = tábla
    .about = Nézd meg a táblát, a mostanit vagy egy korábbit
command-games = játszmák
    .about = A játszmáid: ki következik, és hol folynak
command-resign = feladás
    .about = Add fel a játszmát (egyszer rákérdezek)
command-draw = döntetlen
    .about = Ajánlj döntetlent, vagy válaszolj egy ajánlatra
command-abort = törlés
    .about = Töröld a játszmát: mindkét fél első lépése előtt, vagy óra nélkül 60 nap hallgatás után
command-export = jegyzőkönyv
    .about = A játszma jegyzőkönyve fájlban
command-style = kinézet
    .about = Milyen legyen a táblád: színek, és melyik fél legyen alul
command-rules = szabályok
    .about = A csillagsakk, a sakk és a sakk-100 szabályai képekkel
command-help = súgó
    .about = Hogyan kell itt játszani
command-block = tiltás
    .about = Ne kapj több kihívást valakitől
command-unblock = feloldás
    .about = Valaki újra kihívhasson téged

option-opponent = ellenfél
    .about = Kivel akarsz játszani
option-colour = szín
    .about = A színed; ha nem mondod, sorsolás dönt
option-text = szöveg
    .about = A lépés: 18-19, K@4, e2-e4 vagy Nf3; a lista mutatja, mi lehetséges
option-game = játszma
    .about = Melyik játszma, ha több is van
option-ply = féllépés
    .about = Hány lépés után, a letevéseket is számolva; 0 a kezdet
option-public = mindenkinek
    .about = Mindenki lássa itt, ne csak te
option-flip = fordítva
    .about = A másik oldalról
option-theme = téma
    .about = A tábla színei
option-orientation = alul
    .about = Melyik fél legyen alul
option-page = oldal
    .about = A szabályok melyik része
option-user = ki
    .about = Kit

choice-random = Sorsolás
choice-own = A saját oldalam
choice-white = Világos
choice-black = Sötét

theme =
    { $theme ->
        [wood] fa
        [paper] papír
        [forest] erdő
        [midnight] éjfél
        [clear] kontraszt
       *[other] { $theme }
    }
theme-title =
    { $theme ->
        [wood] fa (barna színek egy faasztalon)
        [paper] papír (majdnem fehér, világos oldalra és nyomtatásra)
        [forest] erdő (zöldek)
        [midnight] éjfél (sötét kékesszürke, sötét oldalra)
        [clear] kontraszt (erős, színtévesztőknek is)
       *[other] { $theme }
    }
