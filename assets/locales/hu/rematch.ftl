# Még egyszer, színcserével.

command-rematch = visszavágó
    .about = Kérj új játszmát ugyanazokkal a feltételekkel, színcserével, vagy fogadd el
button-rematch = Visszavágó

rematch-of = Ez a visszavágó ehhez: { $game }. játszma; a színek felcserélve.
rematch-asked = { $opponent } itt kapott kihívást: { $place }. Visszavágó ehhez: { $game }. játszma; ugyanazok a feltételek, felcserélt színek. Amíg el nem fogadja, visszavonhatod.
rematch-asked-dm = { $opponent } közvetlen üzenetben kapott kihívást. Visszavágó ehhez: { $game }. játszma; ugyanazok a feltételek, felcserélt színek. Amíg el nem fogadja, visszavonhatod.
rematch-begins = Kezdődik a visszavágó ehhez: { $of }. játszma. Az új: { $game }. játszma.
rematch-none = Nincs befejezett játszmád, amelyhez visszavágót kérhetnél. A `/{ command-play }` kezd újat.
game-goes-on = Ez a játszma még tart; kérj visszavágót, ha véget ért.
played-again = Ennek a játszmának már volt visszavágója: { $game }. játszma. Ha az is véget ért, annak is lehet.
