# A bábuk és a felek. A többi üzenet a változó nevével hivatkozik rájuk; a kötőjel után az eset áll.

man =
    { $role ->
        [king] király
        [queen] vezér
        [rook] bástya
        [bishop] futó
        [knight] huszár
        [prince] herceg
        [princess] hercegnő
       *[pawn] gyalog
    }
man-acc =
    { $role ->
        [king] királyt
        [queen] vezért
        [rook] bástyát
        [bishop] futót
        [knight] huszárt
        [prince] herceget
        [princess] hercegnőt
       *[pawn] gyalogot
    }
man-ins =
    { $role ->
        [king] királlyal
        [queen] vezérrel
        [rook] bástyával
        [bishop] futóval
        [knight] huszárral
        [prince] herceggel
        [princess] hercegnővel
       *[pawn] gyaloggal
    }
man-into =
    { $role ->
        [king] királlyá
        [queen] vezérré
        [rook] bástyává
        [bishop] futóvá
        [knight] huszárrá
        [prince] herceggé
        [princess] hercegnővé
       *[pawn] gyaloggá
    }
men =
    { $role ->
        [king] királyok
        [queen] vezérek
        [rook] bástyák
        [bishop] futók
        [knight] huszárok
        [prince] hercegek
        [princess] hercegnők
       *[pawn] gyalogok
    }
taken-acc =
    { $taken ->
        [king] királyt
        [queen] vezért
        [rook] bástyát
        [bishop] futót
        [knight] huszárt
        [prince] herceget
        [princess] hercegnőt
       *[pawn] gyalogot
    }
promoted-into =
    { $promoted ->
        [king] királlyá
        [queen] vezérré
        [rook] bástyává
        [bishop] futóvá
        [knight] huszárrá
        [prince] herceggé
        [princess] hercegnővé
       *[pawn] gyaloggá
    }
said-man =
    { $said ->
        [king] király
        [queen] vezér
        [rook] bástya
        [bishop] futó
        [knight] huszár
        [prince] herceg
        [princess] hercegnő
       *[pawn] gyalog
    }
man-name =
    { $role ->
        [king] Király
        [queen] Vezér
        [rook] Bástya
        [bishop] Futó
        [knight] Huszár
        [prince] Herceg
        [princess] Hercegnő
       *[pawn] Gyalog
    }
# Herceg Hr és hercegnő Hn: a második betű nem lehet oszlop neve, mert He1 a huszár lépése.
man-letter =
    { $role ->
        [king] K
        [queen] V
        [rook] B
        [bishop] F
        [knight] H
        [prince] Hr
        [princess] Hn
       *[pawn] Gy
    }
side =
    { $side ->
        [white] világos
       *[black] sötét
    }
side-name =
    { $side ->
        [white] Világos
       *[black] Sötét
    }

list-and = { $most } és { $last }
list-or = { $most } vagy { $last }
