help =
    {"**"}A csillagsakk** sakk egy hatágú csillagon, 37 számozott mezőn. A szabályok: `/{ command-rules }`.

    {"**"}Kezdés:** `/{ command-play }`, és válassz valakit (vagy jobb kattintás az illetőre → Alkalmazások → { command-play-menu }). Ha elfogadja, a játszma saját szálat kap. Szerver nélkül: `/{ command-play }` egy nekem szóló közvetlen üzenetben.
    {"**"}Felállítás:** a felek felváltva öt-öt bábut tesznek a hátsó sorukra: `K@4` a királyt teszi a 4. mezőre.
    {"**"}Lépés:** a legújabb tábla alatti menükben válassz bábut, aztán mezőt; vagy `/{ command-move }`, amely felsorolja a lehetséges lépéseket; vagy a „{ button-type }” gomb; vagy csak írd meg: `18-19`, közvetlen üzenetben vagy engem megemlítve (`@bot 18-19`). Jó a `18 19`, az `n11-19` és a `26-27=N` is; a bábuk betűi magyarul: K, V, B, F, H.
    {"**"}Tábla:** `/{ command-board }` a játszma bármelyik lépését megmutatja, csak neked, hacsak nem kéred így: `{ option-public }`. A „{ button-text }” mezőnként sorolja fel a bábukat. `/{ command-style }` megjegyzi a színeidet és az alsó oldalt.
    {"**"}Játszmák:** `/{ command-games }` felsorolja a tieidet, és hogy ki következik. `/{ command-export }` fájlban adja a jegyzőkönyvet.
    {"**"}Vége:** `/{ command-draw }` döntetlent ajánl, `/{ command-resign }` feladja a játszmát (egyszer rákérdezek), `/{ command-abort }` törli, amíg nem tett le mindkét fél bábut. A matt, a patt, a harmadik ismétlés, az ötven lépés és a holt állás magától véget vet a játszmának.
    {"**"}Adatok:** `/{ command-gif }` mozgóképet készít egy játszmából, `/{ command-profile }` és `/{ command-top }` értékszámokat mutat. `/{ command-data }` kiadja vagy törli, amit rólad tárolok.
    {"**"}Emberek:** `/{ command-block }` távol tartja tőled valaki kihívásait, `/{ command-unblock }` újra beengedi őket. Válasz és visszavonás: gombbal vagy `/{ command-challenge }`.
