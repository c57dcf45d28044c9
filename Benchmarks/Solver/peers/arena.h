// The arena that SolverBenchmark writes, read from standard input, and what every engine prints.
#ifndef ARENA_H
#define ARENA_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    double x, y, angle;
} Square;

typedef struct {
    double width, height, friction, restitution;
    int steps, count;
    Square *squares;
} Arena;

static Arena read_arena(void) {
    Arena arena;
    if (scanf("%lf %lf %lf %lf %d %d", &arena.width, &arena.height, &arena.friction, &arena.restitution,
              &arena.steps, &arena.count) != 6)
        exit(65);
    arena.squares = (Square *)malloc(sizeof(Square) * (size_t)arena.count);
    for (int i = 0; i < arena.count; i++) {
        Square *square = &arena.squares[i];
        if (scanf("%lf %lf %lf", &square->x, &square->y, &square->angle) != 3) exit(65);
    }
    return arena;
}

static double microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e6 * (double)now.tv_sec + 1e-3 * (double)now.tv_nsec;
}

static void report(const char *engine, const char *name, Arena arena, double start) {
    double each = (microseconds() - start) / arena.steps;
    printf("bench %s %s %d %d %.2f 1\n", engine, name, arena.count, arena.steps, each);
}

// After how many steps of 1/60 s the last square slept; 0 for never.
static void report_sleep(const char *engine, const char *name, int steps) {
    if (steps)
        printf("sleep %s %s %d\n", engine, name, steps);
    else
        printf("sleep %s %s never\n", engine, name);
}
#endif
