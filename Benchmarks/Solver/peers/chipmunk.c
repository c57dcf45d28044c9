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

int main(int count, char **arguments) {
    Arena arena = read_arena();
    cpSpace *space = cpSpaceNew();
    cpSpaceSetGravity(space, cpv(0, -10));
    cpSpaceSetIterations(space, 10);
    if (count > 2 && !strcmp(arguments[2], "sleep")) cpSpaceSetSleepTimeThreshold(space, 0.5);
    // Slops of unit squares as Box2D's: the default is meant for pixels.
    cpSpaceSetCollisionSlop(space, 0.005);

    double half = arena.width / 2;
    add_wall(space, arena, -half, 0, half, 0);
    add_wall(space, arena, -half, 0, -half, arena.height);
    add_wall(space, arena, half, 0, half, arena.height);
    cpBody **bodies = malloc(sizeof(cpBody *) * (size_t)arena.count);
    for (int i = 0; i < arena.count; i++) bodies[i] = add_square(space, arena, arena.squares[i]);

    double start = microseconds();
    for (int i = 0; i < arena.steps; i++) cpSpaceStep(space, 1.0 / 60);
    report("Chipmunk-7", arguments[1], arena, start);
    for (int i = 0; i < arena.count; i++) {
        cpVect position = cpBodyGetPosition(bodies[i]);
        printf("%.9g %.9g %.9g\n", position.x, position.y, cpBodyGetAngle(bodies[i]));
    }
}
