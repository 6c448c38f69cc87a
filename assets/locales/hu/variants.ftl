# Amit itt játszanak.

variant =
    { $variant ->
        [starchess] csillagsakk
        [chess] klasszikus sakk
       *[chess100] sakk-100
    }
# Mire hív ki valaki.
variant-game =
    { $variant ->
        [starchess] egy csillagsakkjátszmára
        [chess] egy klasszikus sakkjátszmára
       *[chess100] egy sakk-100-játszmára
    }
variant-name =
    { $variant ->
        [starchess] Csillagsakk
        [chess] Klasszikus sakk
       *[chess100] Sakk-100
    }

option-variant = játék
    .about = Mit játsszatok: csillagsakkot, klasszikus sakkot vagy sakk-100-at
option-server-variant = játék
    .about = Mit játszanak, ha nem választanak mást
server-variant = Játék, ha nem választanak mást: { variant }.
choice-reset-variant = Játék: csillagsakk
