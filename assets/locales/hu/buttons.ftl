button-accept = Elfogadom
button-decline = Elutasítom
button-withdraw = Visszavonom
button-type = Lépés beírása
button-draw = Döntetlen
button-resign = Feladás
button-text = Tábla szövegként
button-view = Másik oldalról
button-resign-yes = Igen, feladom
button-draw-offer = Döntetlent ajánlok
button-never = Mégsem
button-draw-yes = Elfogadom a döntetlent
button-draw-no = Játsszunk tovább
button-first = « Eleje
button-back = ‹ Vissza
button-forward = Tovább ›
button-last = Vége »
button-flip = Megfordítás
button-restore = Vezér visszahozása

form-title = Te jössz
form-field = Lépés
form-hint =
    { $variant ->
        [starchess] 18-19, H11x19 vagy 26-27=H
        [chess] e2-e4, Hf3 vagy e7-e8=V
       *[chess100] d2-d5, Hrg1-e1 vagy a9-a10=V
    }
form-setup-hint = K@4 vagy h 11

menu-men = Lépés: válassz bábut
menu-hand = Felállítás: válassz bábut a kezedből
menu-rules = Válassz játékot
menu-pages = Válassz oldalt
menu-targets = { man-name }, { PLACE($square) } mező: hová?
# Két menü, ha egyben nincs hely: legfeljebb 25.
menu-targets-straight = { PLACE($square) } mező, egyenesen: hová?
menu-targets-diagonal = { PLACE($square) } mező, átlósan: hová?
menu-free = { man-name }: melyik mezőre?
menu-man = { man-name }, { PLACE($square) } mező
menu-moves = { $count } lépés
menu-target =
    { $taken ->
        [none] { $square }
       *[other] { $square }, leüti a { taken-acc }
    }
button-game = { $game }. játszma, ellenfél: { $opponent }
button-reading = { man-name }: { $written }
