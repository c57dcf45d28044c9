// Box2D 2.4 (Debian's libbox2d-dev): box2d NAME [sleep] < ARENA
#include "arena.h"

// The library itself says 2.4.0 in 2.4.1; pkg-config knows better.
#ifndef BOX2D_VERSION
#define BOX2D_VERSION "2.4"
#endif

#include <algorithm>
#include <box2d/box2d.h>
#include <vector>

static int steps_to_sleep(b2World &world, const std::vector<b2Body *> &bodies, int steps) {
    for (int i = 1; i <= steps; i++) {
        world.Step(1.0f / 60, 8, 3);
        if (std::none_of(bodies.begin(), bodies.end(), [](b2Body *body) { return body->IsAwake(); })) return i;
    }
    return 0;
}

int main(int count, char **arguments) {
    Arena arena = read_arena();
    const char *engine = "Box2D-" BOX2D_VERSION;
    bool sleeps = count > 2 && !strcmp(arguments[2], "sleep");
    b2World world(b2Vec2(0, -10));
    world.SetAllowSleeping(sleeps);

    b2FixtureDef material;
    material.density = 1;
    material.friction = (float)arena.friction;
    material.restitution = (float)arena.restitution;

    b2BodyDef fixed;
    b2Body *box = world.CreateBody(&fixed);
    float half = (float)arena.width / 2, height = (float)arena.height;
    b2EdgeShape edge;
    material.shape = &edge;
    edge.SetTwoSided(b2Vec2(-half, 0), b2Vec2(half, 0));
    box->CreateFixture(&material);
    edge.SetTwoSided(b2Vec2(-half, 0), b2Vec2(-half, height));
    box->CreateFixture(&material);
    edge.SetTwoSided(b2Vec2(half, 0), b2Vec2(half, height));
    box->CreateFixture(&material);

    b2PolygonShape shape;
    shape.SetAsBox(0.5f, 0.5f);
    material.shape = &shape;
    std::vector<b2Body *> bodies;
    for (int i = 0; i < arena.count; i++) {
        b2BodyDef definition;
        definition.type = b2_dynamicBody;
        definition.position.Set((float)arena.squares[i].x, (float)arena.squares[i].y);
        definition.angle = (float)arena.squares[i].angle;
        bodies.push_back(world.CreateBody(&definition));
        bodies.back()->CreateFixture(&material);
    }

    if (sleeps) {
        report_sleep(engine, arguments[1], steps_to_sleep(world, bodies, arena.steps));
        return 0;
    }
    double start = microseconds();
    for (int i = 0; i < arena.steps; i++) world.Step(1.0f / 60, 8, 3);
    report(engine, arguments[1], arena, start);
    for (b2Body *body : bodies) {
        printf("%.9g %.9g %.9g\n", body->GetPosition().x, body->GetPosition().y, body->GetAngle());
    }
}
