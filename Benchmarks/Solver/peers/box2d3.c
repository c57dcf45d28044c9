// Box2D v3 (a checkout of 3.1 or newer): box2d3 NAME [sleep] < ARENA
#include "arena.h"

#include <box2d/box2d.h>

static b2ShapeDef material_of(Arena arena) {
    b2ShapeDef material = b2DefaultShapeDef();
    material.density = 1;
    material.material.friction = (float)arena.friction;
    material.material.restitution = (float)arena.restitution;
    return material;
}

static void add_box(b2WorldId world, Arena arena) {
    b2BodyDef fixed = b2DefaultBodyDef();
    b2BodyId box = b2CreateBody(world, &fixed);
    b2ShapeDef material = material_of(arena);
    float half = (float)arena.width / 2, height = (float)arena.height;
    b2Segment sides[] = {
        {{-half, 0}, {half, 0}},
        {{-half, 0}, {-half, height}},
        {{half, 0}, {half, height}},
    };
    for (int i = 0; i < 3; i++) b2CreateSegmentShape(box, &material, &sides[i]);
}

static b2BodyId add_square(b2WorldId world, Arena arena, Square square) {
    b2BodyDef definition = b2DefaultBodyDef();
    definition.type = b2_dynamicBody;
    definition.position.x = (float)square.x;
    definition.position.y = (float)square.y;
    definition.rotation = b2MakeRot((float)square.angle);
    b2BodyId body = b2CreateBody(world, &definition);
    b2ShapeDef material = material_of(arena);
    b2Polygon shape = b2MakeBox(0.5f, 0.5f);
    b2CreatePolygonShape(body, &material, &shape);
    return body;
}

static int steps_to_sleep(b2WorldId world, int steps) {
    for (int i = 1; i <= steps; i++) {
        b2World_Step(world, 1.0f / 60, 4);
        if (b2World_GetAwakeBodyCount(world) == 0) return i;
    }
    return 0;
}

int main(int count, char **arguments) {
    Arena arena = read_arena();
    int sleeps = count > 2 && !strcmp(arguments[2], "sleep");
    b2WorldDef definition = b2DefaultWorldDef();
    definition.gravity.x = 0;
    definition.gravity.y = -10;
    definition.enableSleep = sleeps;
    b2WorldId world = b2CreateWorld(&definition);
    add_box(world, arena);
    b2BodyId *bodies = malloc(sizeof(b2BodyId) * (size_t)arena.count);
    for (int i = 0; i < arena.count; i++) bodies[i] = add_square(world, arena, arena.squares[i]);

    b2Version version = b2GetVersion();
    char engine[64];
    snprintf(engine, sizeof engine, "Box2D-v%d.%d.%d", version.major, version.minor, version.revision);
    if (sleeps) {
        report_sleep(engine, arguments[1], steps_to_sleep(world, arena.steps));
        return 0;
    }
    double start = microseconds();
    for (int i = 0; i < arena.steps; i++) b2World_Step(world, 1.0f / 60, 4);
    report(engine, arguments[1], arena, start);
    for (int i = 0; i < arena.count; i++) {
        float angle = b2Rot_GetAngle(b2Body_GetRotation(bodies[i]));
        printf("%.9g %.9g %.9g\n", b2Body_GetPosition(bodies[i]).x, b2Body_GetPosition(bodies[i]).y, angle);
    }
}
