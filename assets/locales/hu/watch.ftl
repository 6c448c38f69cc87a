# A szerver játszmái a nézőknek.

command-watch = nézés
    .about = A szerveren folyó játszmák és a tábláik
watch-games = { $count } játszma folyik itt:
watch-game = { $heading }, { after }, { side } lép. { $link }
watch-menu = Játszma megnézése
watch-none = Ezen a szerveren nem folyik játszma. A `/{ command-play }` kezd egyet.
watch-not-here = A játszmákat azon a szerveren lehet nézni, ahol folynak: ott add ki ezt: `/{ command-watch }`. A tieidet `/{ command-games }` sorolja fel.

option-as-text = szövegként
    .about = Kép helyett szöveg

help-playing =
    {"**"}Továbbá:** `/{ command-takeback }`, `/{ command-pause }`, `/{ command-gift }`, `/{ command-rematch }`, `/{ command-vacation }`; `/{ command-if }` válaszokat készít elő; `/{ command-note }` őrzi a gondolataidat; `/{ command-watch }`: az itteni játszmák.
