// Chipmunk 7 (Debian's chipmunk-dev): chipmunk NAME [sleep] < ARENA
#include "arena.h"

#include <chipmunk/chipmunk.h>

static void add_wall(cpSpace *space, Arena arena, double x1, double y1, double x2, double y2) {
    cpShape *wall = cpSegmentShapeNew(cpSpaceGetStaticBody(space), cpv(x1, y1), cpv(x2, y2), 0);
    cpShapeSetFriction(wall, arena.friction);
    cpShapeSetElasticity(wall, arena.restitution);
    cpSpaceAddShape(space, wall);
}

static cpBody *add_square(cpSpace *space, Arena arena, Square square) {
    cpBody *body = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForBox(1, 1, 1)));
    cpBodySetPosition(body, cpv(square.x, square.y));
    cpBodySetAngle(body, square.angle);
    cpShape *shape = cpSpaceAddShape(space, cpBoxShapeNew(body, 1, 1, 0));
    cpShapeSetFriction(shape, arena.friction);
    cpShapeSetElasticity(shape, arena.restitution);
    return body;
}

static int is_asleep(cpBody **bodies, Arena arena) {
    for (int i = 0; i < arena.count; i++)
        if (!cpBodyIsSleeping(bodies[i])) return 0;
    return 1;
}

static int steps_to_sleep(cpSpace *space, cpBody **bodies, Arena arena) {
    for (int i = 1; i <= arena.steps; i++) {
        cpSpaceStep(space, 1.0 / 60);
        if (is_asleep(bodies, arena)) return i;
    }
    return 0;
}

int main(int count, char **arguments) {
    Arena arena = read_arena();
    cpSpace *space = cpSpaceNew();
    cpSpaceSetGravity(space, cpv(0, -10));
    cpSpaceSetIterations(space, 10);
    int sleeps = count > 2 && !strcmp(arguments[2], "sleep");
    if (sleeps) cpSpaceSetSleepTimeThreshold(space, 0.5);
    // Slops of unit squares as Box2D's: the default is meant for pixels.
    cpSpaceSetCollisionSlop(space, 0.005);

    double half = arena.width / 2;
    add_wall(space, arena, -half, 0, half, 0);
    add_wall(space, arena, -half, 0, -half, arena.height);
    add_wall(space, arena, half, 0, half, arena.height);
    cpBody **bodies = malloc(sizeof(cpBody *) * (size_t)arena.count);
    for (int i = 0; i < arena.count; i++) bodies[i] = add_square(space, arena, arena.squares[i]);

    char engine[64];
    snprintf(engine, sizeof engine, "Chipmunk-%s", cpVersionString);
    if (sleeps) {
        report_sleep(engine, arguments[1], steps_to_sleep(space, bodies, arena));
        return 0;
    }
    double start = microseconds();
    for (int i = 0; i < arena.steps; i++) cpSpaceStep(space, 1.0 / 60);
    report(engine, arguments[1], arena, start);
    for (int i = 0; i < arena.count; i++) {
        cpVect position = cpBodyGetPosition(bodies[i]);
        printf("%.9g %.9g %.9g\n", position.x, position.y, cpBodyGetAngle(bodies[i]));
    }
}
