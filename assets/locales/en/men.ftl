# The men and the sides. Others refer to these by the variable that they carry.

man =
    { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [prince] prince
        [princess] princess
       *[pawn] pawn
    }
men =
    { $role ->
        [king] kings
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
        [prince] princes
        [princess] princesses
       *[pawn] pawns
    }
taken =
    { $taken ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [prince] prince
        [princess] princess
       *[pawn] pawn
    }
promoted =
    { $promoted ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [prince] prince
        [princess] princess
       *[pawn] pawn
    }
said-man =
    { $said ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [prince] prince
        [princess] princess
       *[pawn] pawn
    }
# In menus and on buttons.
man-name =
    { $role ->
        [king] King
        [queen] Queen
        [rook] Rook
        [bishop] Bishop
        [knight] Knight
        [prince] Prince
        [princess] Princess
       *[pawn] Pawn
    }
# What a reader of this language may type for a man, besides the English letter.
man-letter =
    { $role ->
        [king] K
        [queen] Q
        [rook] R
        [bishop] B
        [knight] N
        [prince] Pr
        [princess] Ps
       *[pawn] P
    }
side =
    { $side ->
        [white] White
       *[black] Black
    }
other-side =
    { $side ->
        [white] Black
       *[black] White
    }

# Lists: { $most } is joined by commas.
list-and = { $most } and { $last }
list-or = { $most } or { $last }
