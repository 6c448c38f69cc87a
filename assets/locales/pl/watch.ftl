# Partie serwera, dla widzów.

command-watch = oglądaj
    .about = Partie, które toczą się na tym serwerze, i ich plansze
watch-games =
    { $count ->
        [one] Toczy się tu { $count } partia:
        [few] Toczą się tu { $count } partie:
       *[many] Toczy się tu { $count } partii:
    }
watch-game = { $heading }, { after }, ruch { side-gen }. { $link }
watch-menu = Obejrzyj partię
watch-none = Na tym serwerze nie toczy się żadna partia. Nową zaczyna `/{ command-play }`.
watch-not-here = Partie ogląda się na serwerze, na którym się toczą: użyj tam `/{ command-watch }`. Twoje partie: `/{ command-games }`.

option-as-text = tekstem
    .about = Tekst zamiast obrazka

help-playing =
    {"**"}Ponadto:** `/{ command-takeback }`, `/{ command-pause }`, `/{ command-gift }`, `/{ command-rematch }`, `/{ command-vacation }`; `/{ command-if }` przygotowuje odpowiedzi; `/{ command-note }` zachowuje twoje myśli; `/{ command-watch }` pokazuje partie tutaj.
