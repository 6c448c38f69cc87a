/* Plays any legal move of Starchess, as dice.py does. cc -O2 -o dice dice.c */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1 << 17 };

static char start[LINE] = "startpos", moves[LINE];

/* `position startpos|fen TEXT [moves M1 M2 …]` */
static void position(char *text) {
    char *played = strstr(text, " moves ");
    snprintf(moves, sizeof moves, "%s", played ? played + 7 : "");
    if (played) *played = 0;
    if (strncmp(text, "fen ", 4) == 0) text += 4;
    snprintf(start, sizeof start, "%s", text);
}

/* Asks starmate for {"moves":["K@4", …]}, and takes one of them. */
static void go(void) {
    static char command[3 * LINE], told[LINE];
    const char *starmate = getenv("STARMATE");
    snprintf(command, sizeof command, "'%s' moves --json --position '%s' --moves '%s'",
             starmate ? starmate : "starmate", start, moves);
    FILE *answer = popen(command, "r");
    if (!answer) exit(1);
    told[fread(told, 1, sizeof told - 1, answer)] = 0;
    pclose(answer);
    char *list = strstr(told, "\"moves\":["), *end = list ? strchr(list, ']') : NULL, *legal[1024];
    size_t count = 0;
    if (!end) exit(1);
    *end = 0;
    for (char *word = strtok(list + 9, "\","); word && count < 1024; word = strtok(NULL, "\",")) legal[count++] = word;
    if (!count) exit(1);
    printf("bestmove %s\n", legal[(size_t)rand() % count]);
}

int main(void) {
    static char line[LINE];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strcmp(line, "uci"))
            puts("id name Dice in C\noption name UCI_Variant type combo default starchess var starchess\nuciok");
        else if (!strcmp(line, "isready")) puts("readyok");
        else if (!strncmp(line, "position ", 9)) position(line + 9);
        else if (!strncmp(line, "go", 2)) go();
        else if (!strcmp(line, "quit")) break;
        fflush(stdout);
    }
    return 0;
}
