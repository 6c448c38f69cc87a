# Gry, w które się tu gra; po łączniku stoi przypadek.

variant =
    { $variant ->
        [starchess] szachy Polgara
        [chess] szachy klasyczne
       *[chess100] szachy-100
    }
# Na partię czego.
variant-game =
    { $variant ->
        [starchess] partię szachów Polgara
        [chess] partię szachów klasycznych
       *[chess100] partię szachów-100
    }
variant-game-gen =
    { $variant ->
        [starchess] partii szachów Polgara
        [chess] partii szachów klasycznych
       *[chess100] partii szachów-100
    }
variant-name =
    { $variant ->
        [starchess] Szachy Polgara
        [chess] Szachy klasyczne
       *[chess100] Szachy-100
    }

option-variant = gra
    .about = W co grać: szachy Polgara, szachy klasyczne lub szachy-100
option-server-variant = gra
    .about = W co się gra, jeśli nie wybrano niczego innego
server-variant = Gra, jeśli nie wybrano innej: { variant }.
choice-reset-variant = Gra: szachy Polgara
