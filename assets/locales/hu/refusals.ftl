not-a-player = Nem játszol ebben a játszmában; ezt csak a két játékosa teheti. A tábláját bárki megnézheti.
not-your-turn = Nem te jössz: { side } következik. Utána léphetsz.
this-game-over = Ez a játszma véget ért ({ status }); új kihívással kezdhetsz másikat.
illegal = { $move } itt nem szabályos; a lépések listája megmutatja, mi az.
no-draw-offer = Nincs megválaszolható döntetlenajánlat: bármelyik lépés visszavonja. Te magad ajánlhatsz döntetlent.
own-offer = Ez a saját döntetlenajánlatod: az ellenfeled válaszol rá, és bármelyikőtök lépése visszavonja.
offered-already = Ebben az állásban már ajánlottál döntetlent; a következő lépés után újra ajánlhatsz.
too-late-to-abort = Már mindkét fél lépett, így a játszma nem törölhető; feladhatod, vagy ajánlhatsz döntetlent.
too-long = Ez a játszma elérte a lehetséges leghosszabb hosszát; megegyezhettek döntetlenben, vagy feladhatod.
challenge-self = Magadat nem hívhatod ki; válassz valaki mást.
blocked-by-opponent = Ez a játékos nem fogad tőled kihívást; válassz valaki mást.
blocked-by-you = Ezt a játékost letiltottad; ha ki akarod hívni, előbb oldd fel a tiltást.
already-challenged = { ARTICLE($challenge, start: "sentence") } { $challenge }. kihívásod ennek a játékosnak még válaszra vár; vond vissza, ha másikat akarsz.
only-opponent-answers = Csak az válaszolhat, akit kihívtál; te visszavonhatod a kihívást.
only-challenger-withdraws = Csak a kihívó vonhatja vissza a kihívást; te elfogadhatod vagy elutasíthatod.
not-your-challenge = Ez a kihívás két másik emberé; ha játszani akarsz, tegyél sajátot.
challenge-closed =
    Ez a kihívás már { $state ->
        [open] nyitva van
        [accepted] el van fogadva
        [declined] el van utasítva
       *[withdrawn] vissza van vonva
    }; újat lehet tenni.
