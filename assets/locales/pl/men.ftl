# Bierki i strony. Inne komunikaty odwołują się do nich przez nazwę zmiennej; po łączniku stoi przypadek.

man =
    { $role ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pion
    }
man-gen =
    { $role ->
        [king] króla
        [queen] hetmana
        [rook] wieży
        [bishop] gońca
        [knight] skoczka
       *[pawn] piona
    }
man-acc =
    { $role ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] piona
    }
man-ins =
    { $role ->
        [king] królem
        [queen] hetmanem
        [rook] wieżą
        [bishop] gońcem
        [knight] skoczkiem
       *[pawn] pionem
    }
men =
    { $role ->
        [king] króle
        [queen] hetmany
        [rook] wieże
        [bishop] gońce
        [knight] skoczki
       *[pawn] piony
    }
taken-acc =
    { $taken ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] piona
    }
promoted-acc =
    { $promoted ->
        [king] króla
        [queen] hetmana
        [rook] wieżę
        [bishop] gońca
        [knight] skoczka
       *[pawn] piona
    }
said-man =
    { $said ->
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pion
    }
man-name =
    { $role ->
        [king] Król
        [queen] Hetman
        [rook] Wieża
        [bishop] Goniec
        [knight] Skoczek
       *[pawn] Pion
    }
man-letter =
    { $role ->
        [king] K
        [queen] H
        [rook] W
        [bishop] G
        [knight] S
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
