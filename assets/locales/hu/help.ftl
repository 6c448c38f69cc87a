help =
    {"**"}A csillagsakk** hatágú csillagon folyik, 37 számozott mezőn; van **klasszikus sakk** és **sakk-100** is (10×10, herceg, hercegnő). Szabályok: `/{ command-rules }`.

    {"**"}Kezdés:** `/{ command-play }`, ellenfél és `{ option-variant }` (vagy jobb kattintás az illetőre → Alkalmazások → { command-play-menu }). Ha elfogadja, a játszma szálat kap. Szerver nélkül: `/{ command-play }` közvetlen üzenetben nekem.
    {"**"}Felállítás (csillagsakk):** a felek felváltva öt-öt bábut tesznek a hátsó sorukra: `K@4` = király a 4. mezőn.
    {"**"}Lépés:** a legújabb tábla alatti menükben válassz bábut, aztán mezőt; vagy `/{ command-move }`, a lépések listájával; vagy a „{ button-type }” gomb; vagy csak írd meg: `18-19`, `e2-e4`, `Nf3`, közvetlen üzenetben vagy engem megemlítve (`@bot 18-19`). Jó a `18 19` és az `n11-19` is; a bábuk magyarul: K, V, B, F, H, Hr, Hn.
    {"**"}Tábla:** `/{ command-board }` bármelyik lépést megmutatja, csak neked, hacsak nem kéred így: `{ option-public }`. A „{ button-text }” mezőnként sorolja fel a bábukat. `/{ command-style }` megjegyzi a színeidet és az alsó oldalt.
    {"**"}Játszmák:** `/{ command-games }`: a tieid, és hogy ki következik. `/{ command-export }` fájlban adja a jegyzőkönyvet.
    {"**"}Vége:** `/{ command-draw }` döntetlent ajánl, `/{ command-resign }` feladja a játszmát (rákérdezek), `/{ command-abort }` törli, amíg nem lépett mindkét fél. A matt, a patt, a harmadik ismétlés, az ötven lépés és a holt állás magától véget vet neki.
    {"**"}Adatok:** `/{ command-gif }` mozgóképet készít egy játszmából, `/{ command-profile }` és `/{ command-top }` értékszámokat mutat. `/{ command-data }` kiadja vagy törli, amit rólad tárolok.
    {"**"}Emberek:** `/{ command-block }` távol tartja tőled valaki kihívásait, `/{ command-unblock }` újra beengedi őket.
