// Box2D 2.4 (Debian's libbox2d-dev): box2d NAME [sleep] < ARENA
#include "arena.h"

#include <box2d/box2d.h>
#include <vector>

int main(int count, char **arguments) {
    Arena arena = read_arena();
    b2World world(b2Vec2(0, -10));
    world.SetAllowSleeping(count > 2 && !strcmp(arguments[2], "sleep"));

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

    double start = microseconds();
    for (int i = 0; i < arena.steps; i++) world.Step(1.0f / 60, 8, 3);
    report("Box2D-2.4", arguments[1], arena, start);
    for (b2Body *body : bodies) {
        printf("%.9g %.9g %.9g\n", body->GetPosition().x, body->GetPosition().y, body->GetAngle());
    }
}
