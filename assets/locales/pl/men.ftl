# Bierki i strony. Inne komunikaty odwołują się do nich przez nazwę zmiennej; po łączniku stoi przypadek.

man =
    { $role ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
        [prince] książę
        [princess] księżniczka
       *[pawn] pion
    }
man-gen =
    { $role ->
        [king] króla
        [queen] hetmana
        [rook] wieży
        [bishop] gońca
        [knight] skoczka
        [prince] księcia
        [princess] księżniczki
       *[pawn] piona
    }
man-acc =
    { $role ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
        [prince] księcia
        [princess] księżniczkę
       *[pawn] piona
    }
man-ins =
    { $role ->
        [king] królem
        [queen] hetmanem
        [rook] wieżą
        [bishop] gońcem
        [knight] skoczkiem
        [prince] księciem
        [princess] księżniczką
       *[pawn] pionem
    }
men =
    { $role ->
        [king] króle
        [queen] hetmany
        [rook] wieże
        [bishop] gońce
        [knight] skoczki
        [prince] książęta
        [princess] księżniczki
       *[pawn] piony
    }
taken-acc =
    { $taken ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
        [prince] księcia
        [princess] księżniczkę
       *[pawn] piona
    }
promoted-acc =
    { $promoted ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
        [prince] księcia
        [princess] księżniczkę
       *[pawn] piona
    }
said-man =
    { $said ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
        [prince] książę
        [princess] księżniczka
       *[pawn] pion
    }
man-name =
    { $role ->
        [king] Król
        [queen] Hetman
        [rook] Wieża
        [bishop] Goniec
        [knight] Skoczek
        [prince] Książę
        [princess] Księżniczka
       *[pawn] Pion
    }
# Książę Ks i księżniczka Kn: druga litera nie może być nazwą kolumny, bo Kc1 to ruch króla.
man-letter =
    { $role ->
        [king] K
        [queen] H
        [rook] W
        [bishop] G
        [knight] S
        [prince] Ks
        [princess] Kn
       *[pawn] P
    }
side =
    { $side ->
        [white] białe
       *[black] czarne
    }
side-gen =
    { $side ->
        [white] białych
       *[black] czarnych
    }
side-ins =
    { $side ->
        [white] białymi
       *[black] czarnymi
    }
side-name =
    { $side ->
        [white] Białe
       *[black] Czarne
    }

list-and = { $most } i { $last }
list-or = { $most } lub { $last }
