/* World's Fair 1893 in plain C: how fast random play could be. It plays the same games as Ludothek does, seed by seed.

       worldsfair games SEATS COUNT      the decisions and the scores of that many games, a line each
       worldsfair rate SEATS SECONDS     decisions and games per second of processor time

   The rules are those of docs/rules/worldsfair.md, approvals are automatic, and nothing is checked. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { AREAS = 5, SEATS = 4, FIGURES = 8, SLOTS = 4, CARDS = 14, TICKET = 5, FIGURE = 6, MOST_CARDS = 91 };
enum { BURNHAM, DAVIS, PALMER, AREA_FIGURE };
enum { SUPPORTERS = 22, START_CARDS = 2, REFILL = 3, ROUNDS = 3, MOST_TICKETS = 2 };
enum { FIRST, SECOND, TIED_FIRST, TIED_SECOND, UNPLACED };
enum { ASK_PLACE, ASK_FIGURE, ASK_TAKE_BACK };

enum { PLACE, TAKE_BACK = PLACE + AREAS, PLAY_BURNHAM = TAKE_BACK + AREAS, PLAY_DAVIS };
enum { PLAY_PALMER = PLAY_DAVIS + AREAS, PLAY_AREA_FIGURE = PLAY_PALMER + SEATS * AREAS * AREAS };
enum { DISCARD = PLAY_AREA_FIGURE + AREAS, CHOICES = DISCARD + FIGURES };

typedef struct {
    int wheel, medal[4], approvals[4], deck[CARDS];
} Tables;

static const Tables TABLES[SEATS + 1] = {
    [2] = {9, {2, 0, 0, 0}, {3, 0, 1, 0}, {7, 7, 7, 7, 7, 27, 5, 4, 4, 2, 2, 2, 2, 2}},
    [3] = {11, {4, 2, 2, 0}, {3, 1, 2, 0}, {8, 8, 8, 8, 8, 28, 5, 4, 4, 2, 2, 2, 2, 2}},
    [4] = {13, {4, 2, 2, 0}, {3, 1, 2, 1}, {8, 8, 8, 8, 8, 23, 3, 3, 3, 2, 2, 2, 2, 2}},
};
static const int CAPACITY[AREAS] = {4, 3, 3, 4, 4};
static const int START_BONUS[SEATS][3] = {{3, -1}, {0, -1}, {4, 1, -1}, {1, 2, -1}};
static const int SET_POINTS[AREAS + 1] = {0, 1, 3, 6, 10, 15};

/* The generator of kernel/rng.py: sfc32. */

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

static int below(Rng *rng, uint32_t limit) {
    for (;;) {
        uint32_t word = rng->a + rng->b + rng->counter++;
        rng->a = rng->b ^ (rng->b >> 9);
        rng->b = rng->c * 9;
        rng->c = ((rng->c << 21) | (rng->c >> 11)) + word;
        uint64_t product = (uint64_t)word * limit;
        if ((uint32_t)product >= limit || (uint32_t)product >= 0x100000000 % limit) return (int)(product >> 32);
    }
}

static Rng from_seed(uint32_t seed) {
    Rng rng = {seed, 0, 0, 0};
    for (int n = 0; n < 12; n++) below(&rng, 2);
    return rng;
}

typedef struct {
    const Tables *tables;
    Rng rng;
    int seats, to_move, asked, round, car, visited, target, over;
    int ring[AREAS], position[AREAS], laid[AREAS], lying[AREAS][SLOTS];
    int deck[MOST_CARDS], deck_size, discard[CARDS];
    int supporters[SEATS][AREAS], proposed[SEATS][AREAS], approved[SEATS][AREAS], held[SEATS][FIGURES];
    int hand[SEATS], supply[SEATS], tickets[SEATS], coins[SEATS], medals[SEATS];
} Fair;

/* The deck */

static void stack_deck(Fair *fair) {
    fair->deck_size = 0;
    for (int card = 0; card < CARDS; card++)
        for (; fair->discard[card] > 0; fair->discard[card]--) fair->deck[fair->deck_size++] = card;
}

static void deal_to(Fair *fair, int area) {
    if (fair->deck_size == 0) stack_deck(fair);
    if (fair->deck_size == 0) return;
    int pick = below(&fair->rng, (uint32_t)fair->deck_size);
    fair->lying[area][fair->laid[area]++] = fair->deck[pick];
    fair->deck[pick] = fair->deck[--fair->deck_size];
}

/* Set-up (WF-3 to WF-8) */

static void send(Fair *fair, int seat, int area) {
    fair->supply[seat]--;
    fair->supporters[seat][area]++;
}

static void set_up(Fair *fair, int seats, uint32_t seed) {
    memset(fair, 0, sizeof *fair);
    fair->tables = &TABLES[seats];
    fair->rng = from_seed(seed);
    fair->seats = seats;
    fair->round = 1;
    memcpy(fair->discard, fair->tables->deck, sizeof fair->discard);
    stack_deck(fair);
    for (int n = 0; n < AREAS; n++) fair->ring[n] = n;
    for (int last = AREAS - 1; last > 0; last--) {
        int other = below(&fair->rng, (uint32_t)last + 1), area = fair->ring[last];
        fair->ring[last] = fair->ring[other];
        fair->ring[other] = area;
    }
    for (int n = 0; n < AREAS; n++) fair->position[fair->ring[n]] = n;
    for (int n = 0; n < AREAS * START_CARDS; n++) deal_to(fair, fair->ring[n / START_CARDS]);
    for (int seat = 0; seat < seats; seat++) {
        fair->supply[seat] = SUPPORTERS;
        for (int area = 0; area < AREAS; area++) send(fair, seat, area);
        for (const int *bonus = START_BONUS[seat]; *bonus >= 0; bonus++) send(fair, seat, *bonus);
    }
}

/* What can be chosen */

static int palmer_plays(const Fair *fair, int *buffer, int count) {
    for (int owner = 0; owner < fair->seats; owner++)
        for (int origin = 0; origin < AREAS; origin++)
            if (fair->supporters[owner][origin] > 0)
                for (int goal = 0; goal < AREAS; goal++)
                    if (goal != origin) buffer[count++] = PLAY_PALMER + (owner * AREAS + origin) * AREAS + goal;
    return count;
}

static int figure_plays(const Fair *fair, int *buffer) {
    int count = 0, position = fair->position[fair->visited];
    for (int figure = 0; figure < FIGURES; figure++) {
        if (fair->held[fair->to_move][figure] == 0) continue;
        if (figure == DAVIS && position > 0) buffer[count++] = PLAY_DAVIS + fair->ring[position - 1];
        if (figure == DAVIS && position < AREAS - 1) buffer[count++] = PLAY_DAVIS + fair->ring[position + 1];
        if (figure == BURNHAM) buffer[count++] = PLAY_BURNHAM;
        if (figure == PALMER) count = palmer_plays(fair, buffer, count);
        if (figure >= AREA_FIGURE) buffer[count++] = PLAY_AREA_FIGURE + figure - AREA_FIGURE;
        buffer[count++] = DISCARD + figure;
    }
    return count;
}

static int fill(const Fair *fair, int *buffer) {
    if (fair->asked == ASK_FIGURE) return figure_plays(fair, buffer);
    int count = 0;
    for (int area = 0; area < AREAS; area++) {
        if (fair->asked == ASK_PLACE) buffer[count++] = PLACE + area;
        else if (fair->supporters[fair->to_move][area] > 0) buffer[count++] = TAKE_BACK + area;
    }
    return count;
}

/* The scoring phase (WF-30 to WF-43) */

static int standing(const Fair *fair, int seat, int area) {
    int own = fair->supporters[seat][area], ahead = 0, level = 0;
    if (own == 0) return UNPLACED;
    for (int other = 0; other < fair->seats; other++) {
        ahead += fair->supporters[other][area] > own;
        level += fair->supporters[other][area] == own;
    }
    if (ahead == 0) return level == 1 ? FIRST : TIED_FIRST;
    if (ahead > 1) return UNPLACED;
    return level == 1 ? SECOND : TIED_SECOND;
}

static void reward(Fair *fair, int area) {
    for (int seat = 0; seat < fair->seats; seat++) {
        int place = standing(fair, seat, area);
        if (place == UNPLACED) continue;
        int most = fair->tables->approvals[place], held = fair->proposed[seat][area];
        int count = most < held ? most : held;
        fair->medals[seat] += fair->tables->medal[place];
        fair->proposed[seat][area] -= count;
        fair->approved[seat][area] += count;
        fair->discard[area] += count;
    }
}

static void score(Fair *fair) {
    int most = 0;
    for (int seat = 0; seat < fair->seats; seat++)
        if (fair->tickets[seat] > most) most = fair->tickets[seat];
    for (int seat = 0; seat < fair->seats; seat++) {
        fair->coins[seat] += fair->tickets[seat] + (fair->tickets[seat] == most ? MOST_TICKETS : 0);
        fair->discard[TICKET] += fair->tickets[seat];
        fair->tickets[seat] = 0;
    }
    fair->car = 0;
    for (int n = 0; n < AREAS; n++) reward(fair, fair->ring[n]);
    for (int seat = 0; seat < fair->seats; seat++)
        for (int area = 0; area < AREAS; area++) {
            int back = fair->supporters[seat][area] / 2;
            fair->supporters[seat][area] -= back;
            fair->supply[seat] += back;
        }
    fair->over = fair->round == ROUNDS;
    fair->round++;
}

static int points(const Fair *fair, int seat) {
    int sum = fair->coins[seat] + fair->medals[seat];
    for (int nth = 1, size = 1; size > 0; nth++) {
        size = 0;
        for (int area = 0; area < AREAS; area++) size += fair->approved[seat][area] >= nth;
        sum += SET_POINTS[size];
    }
    return sum;
}

/* A turn (WF-10 to WF-29) */

static void finish_turn(Fair *fair, int seat) {
    int area = fair->visited, position = fair->position[area], tickets = 0;
    for (int slot = 0; slot < fair->laid[area]; slot++) {
        int card = fair->lying[area][slot];
        if (card < AREAS) fair->proposed[seat][card]++;
        else if (card == TICKET) tickets++;
        else fair->held[seat][card - FIGURE]++, fair->hand[seat]++;
    }
    fair->laid[area] = 0;
    fair->tickets[seat] += tickets;
    fair->car += tickets;
    deal_to(fair, area);
    for (int n = 1; n < REFILL; n++) {
        do position = (position + 1) % AREAS;
        while (fair->laid[fair->ring[position]] == CAPACITY[fair->ring[position]]);
        deal_to(fair, fair->ring[position]);
    }
    if (fair->car >= fair->tables->wheel) score(fair);
    fair->to_move = (seat + 1) % fair->seats;
    fair->asked = ASK_PLACE;
}

static void next_figure(Fair *fair, int seat) {
    if (fair->hand[seat] > 0) fair->asked = ASK_FIGURE;
    else finish_turn(fair, seat);
}

static void add_supporter(Fair *fair, int seat, int area) {
    if (fair->supply[seat] == 0) {
        fair->target = area;
        fair->asked = ASK_TAKE_BACK;
        return;
    }
    send(fair, seat, area);
    next_figure(fair, seat);
}

static void take_back(Fair *fair, int seat, int area) {
    fair->supporters[seat][area]--;
    fair->supporters[seat][fair->target]++;
    next_figure(fair, seat);
}

static void spend(Fair *fair, int seat, int figure) {
    fair->held[seat][figure]--;
    fair->hand[seat]--;
    fair->discard[FIGURE + figure]++;
}

static void play(Fair *fair, int seat, int figure, int area) {
    spend(fair, seat, figure);
    add_supporter(fair, seat, area);
}

static void move_supporter(Fair *fair, int seat, int move) {
    int *of_owner = fair->supporters[move / (AREAS * AREAS)];
    spend(fair, seat, PALMER);
    of_owner[move / AREAS % AREAS]--;
    of_owner[move % AREAS]++;
    next_figure(fair, seat);
}

static void discard(Fair *fair, int seat, int figure) {
    spend(fair, seat, figure);
    next_figure(fair, seat);
}

static void advance(Fair *fair, int choice) {
    int seat = fair->to_move;
    if (choice < TAKE_BACK) add_supporter(fair, seat, fair->visited = choice);
    else if (choice < PLAY_BURNHAM) take_back(fair, seat, choice - TAKE_BACK);
    else if (choice < PLAY_DAVIS) play(fair, seat, BURNHAM, fair->visited);
    else if (choice < PLAY_PALMER) play(fair, seat, DAVIS, choice - PLAY_DAVIS);
    else if (choice < PLAY_AREA_FIGURE) move_supporter(fair, seat, choice - PLAY_PALMER);
    else if (choice < DISCARD) play(fair, seat, AREA_FIGURE + choice - PLAY_AREA_FIGURE, choice - PLAY_AREA_FIGURE);
    else discard(fair, seat, choice - DISCARD);
}

static int playout(Fair *fair, Rng *rng) {
    int buffer[CHOICES], made = 0;
    for (; !fair->over; made++) {
        int count = fill(fair, buffer);
        advance(fair, buffer[below(rng, (uint32_t)count)]);
    }
    return made;
}

static void print_games(int seats, int count) {
    Rng rng = from_seed(1);
    Fair fair;
    for (int seed = 0; seed < count; seed++) {
        set_up(&fair, seats, (uint32_t)seed);
        printf("%d", playout(&fair, &rng));
        for (int seat = 0; seat < seats; seat++) printf(" %d", points(&fair, seat));
        printf("\n");
    }
}

static void print_rate(int seats, double seconds) {
    Rng rng = from_seed(1);
    Fair fair;
    double elapsed = 0, made = 0, games = 0;
    for (clock_t begun = clock(); elapsed < seconds; elapsed = (double)(clock() - begun) / CLOCKS_PER_SEC)
        for (int n = 0; n < 100; n++, games++) {
            set_up(&fair, seats, (uint32_t)games);
            made += playout(&fair, &rng);
        }
    printf("%.0f %.0f\n", made / elapsed, games / elapsed);
}

int main(int count, char **words) {
    if (count != 4) return 2;
    if (strcmp(words[1], "games") == 0) print_games(atoi(words[2]), atoi(words[3]));
    else print_rate(atoi(words[2]), atof(words[3]));
    return 0;
}
