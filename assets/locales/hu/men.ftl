# A bábuk és a felek. A többi üzenet a változó nevével hivatkozik rájuk; a kötőjel után az eset áll.

man =
    { $role ->
        [king] király
        [queen] vezér
        [rook] bástya
        [bishop] futó
        [knight] huszár
       *[pawn] gyalog
    }
man-acc =
    { $role ->
        [king] királyt
        [queen] vezért
        [rook] bástyát
        [bishop] futót
        [knight] huszárt
       *[pawn] gyalogot
    }
man-ins =
    { $role ->
        [king] királlyal
        [queen] vezérrel
        [rook] bástyával
        [bishop] futóval
        [knight] huszárral
       *[pawn] gyaloggal
    }
man-into =
    { $role ->
        [king] királlyá
        [queen] vezérré
        [rook] bástyává
        [bishop] futóvá
        [knight] huszárrá
       *[pawn] gyaloggá
    }
men =
    { $role ->
        [king] királyok
        [queen] vezérek
        [rook] bástyák
        [bishop] futók
        [knight] huszárok
       *[pawn] gyalogok
    }
taken-acc =
    { $taken ->
        [king] királyt
        [queen] vezért
        [rook] bástyát
        [bishop] futót
        [knight] huszárt
       *[pawn] gyalogot
    }
promoted-into =
    { $promoted ->
        [king] királlyá
        [queen] vezérré
        [rook] bástyává
        [bishop] futóvá
        [knight] huszárrá
       *[pawn] gyaloggá
    }
said-man =
    { $said ->
        [king] király
        [queen] vezér
        [rook] bástya
        [bishop] futó
        [knight] huszár
       *[pawn] gyalog
    }
man-name =
    { $role ->
        [king] Király
        [queen] Vezér
        [rook] Bástya
        [bishop] Futó
        [knight] Huszár
       *[pawn] Gyalog
    }
man-letter =
    { $role ->
        [king] K
        [queen] V
        [rook] B
        [bishop] F
        [knight] H
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
