#!/usr/bin/env python3
"""Writes the scenes and the motion that Box2D 2.3 gives them, which Tests/Physics2DTests/Reference compares with.

    python3 -m venv venv && venv/bin/pip install box2d==2.3.10
    venv/bin/python reference.py [SCENE...]

A file holds a scene and its motion, in meters, seconds and radians, y down, gravity 10 m/s^2, sub-steps of
float(1)/120 s, explicit damping, 8 velocity and 3 position iterations:

    body,fixed|dynamic,x,y,angle,vx,vy,spin,bullet,friction,restitution,damping
    box,halfWidth,halfHeight,skin      circle,radius      polygon,skin,x,y,x,y...      segment,x,y,x,y
    pin,bodyA,bodyB,ax,ay,bx,by        rod,bodyA,bodyB,ax,ay,bx,by,length,frequency,dampingRatio
    contact,step,bodyA,bodyB           two dynamic bodies began to touch
    at,step,body,x,y,angle,vx,vy,spin,awake

A shape belongs to the last body before it; bodies are numbered from 0; density is 1."""
import math
import os
import struct
import sys

from Box2D import b2CircleShape, b2ContactListener, b2EdgeShape, b2PolygonShape, b2World

STEPS, STRIDE = 240, 10


def f32(x):
    return struct.unpack("f", struct.pack("f", x))[0]


class Dice:
    """Knuth's linear congruential generator."""

    def __init__(self, seed):
        self.state = seed

    def roll(self, low, high):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return round(low + (high - low) * (self.state >> 11) / 2**53, 3)


class Contacts(b2ContactListener):
    def __init__(self, scene):
        b2ContactListener.__init__(self)
        self.scene = scene

    def BeginContact(self, contact):
        a, b = contact.fixtureA.body, contact.fixtureB.body
        if a.mass > 0 and b.mass > 0:
            self.scene.lines.append(f"contact,{self.scene.step},{a.userData},{b.userData}")


class Scene:
    def __init__(self, name):
        self.name, self.lines, self.bodies, self.step = name, [], [], 0
        self.listener = Contacts(self)
        self.world = b2World(gravity=(0, 10), doSleep=True, contactListener=self.listener)
        self.world.autoClearForces = False

    def note(self, *fields):
        self.lines.append(",".join(f"{field:.9g}" if isinstance(field, float) else str(field) for field in fields))

    def body(self, x=0, y=0, angle=0, v=(0, 0), spin=0, fixed=False, bullet=False, friction=0.2, restitution=0, damping=0):
        self.note("body", "fixed" if fixed else "dynamic", float(x), float(y), float(angle), float(v[0]), float(v[1]),
                  float(spin), int(bullet), friction, restitution, damping)
        make = self.world.CreateStaticBody if fixed else self.world.CreateDynamicBody
        more = {} if fixed else dict(linearVelocity=v, angularVelocity=spin, bullet=bullet, linearDamping=damping,
                                     angularDamping=damping)
        body = make(position=(x, y), angle=angle, userData=len(self.bodies), **more)
        self.material = dict(density=1, friction=friction, restitution=restitution)
        self.bodies.append(body)
        return len(self.bodies) - 1

    def fixture(self, shape):
        self.bodies[-1].CreateFixture(shape=shape, **self.material)

    def box(self, half_width, half_height, skin=0.0):
        self.note("box", half_width, half_height, skin)
        shape = b2PolygonShape(box=(half_width, half_height))
        shape.radius = skin
        self.fixture(shape)

    def circle(self, radius):
        self.note("circle", radius)
        self.fixture(b2CircleShape(radius=radius))

    def polygon(self, points, skin=0.0):
        self.note("polygon", skin, *(float(c) for p in points for c in p))
        shape = b2PolygonShape(vertices=points)
        shape.radius = skin
        self.fixture(shape)

    def segment(self, a, b):
        self.note("segment", *(float(c) for c in (*a, *b)))
        self.fixture(b2EdgeShape(vertices=[a, b]))

    def floor(self, friction=0.2, restitution=0, width=20):
        self.body(fixed=True, friction=friction, restitution=restitution)
        self.segment((-width, 0), (width, 0))

    def pin(self, a, b, at):
        A, B = self.bodies[a], self.bodies[b]
        self.note("pin", a, b, *(float(c) for c in (*A.GetLocalPoint(at), *B.GetLocalPoint(at))))
        self.world.CreateRevoluteJoint(bodyA=A, bodyB=B, anchor=at)

    def rod(self, a, b, frequency=0.0, damping=0.0):
        A, B = self.bodies[a], self.bodies[b]
        joint = self.world.CreateDistanceJoint(bodyA=A, bodyB=B, anchorA=A.position, anchorB=B.position,
                                               frequencyHz=frequency, dampingRatio=damping, collideConnected=True)
        self.note("rod", a, b, 0.0, 0.0, 0.0, 0.0, joint.length, frequency, damping)

    def write(self):
        dynamic = [b for b in self.bodies if b.mass > 0]
        for self.step in range(1, STEPS + 1):
            self.world.Step(f32(1 / 120), 8, 3)
            self.world.ClearForces()
            if self.step % STRIDE:
                continue
            for b in dynamic:
                v = b.linearVelocity
                numbers = (*b.position, b.angle, *v, b.angularVelocity)
                self.lines.append(f"at,{self.step},{b.userData}," + ",".join(f"{n:.7g}" for n in numbers) + f",{int(b.awake)}")
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), self.name + ".csv")
        with open(path, "w") as file:
            file.write("\n".join(self.lines) + "\n")


# MARK: Scenes


def fall(s):
    for i, damping in enumerate((0, 0.1, 1.0, 5.0)):
        s.body(2 * i, 0, 0.3 * i, v=(1, -2), spin=i, damping=float(damping))
        s.box(0.5, 0.3)


def landing(s, skin):
    dice = Dice(5)
    s.floor(friction=0.4)
    for i in range(6):
        s.body(3 * i - 8, -1 - dice.roll(0, 1), dice.roll(-0.5, 0.5), friction=0.4)
        s.box(dice.roll(0.2, 0.6), dice.roll(0.2, 0.6), skin)


def stack(s, skin, bullet=False):
    s.floor()
    for i in range(6):
        s.body(0.02 * (i % 2), -0.55 - 1.05 * i, bullet=bullet)
        s.box(0.5, 0.5, skin)


def pyramid(s, skin):
    s.floor(friction=0.6)
    for row in range(5):
        for place in range(5 - row):
            s.body(1.05 * (place - 0.5 * (4 - row)), -0.53 - 1.03 * row, friction=0.6)
            s.box(0.5, 0.5, skin)


def dominoes(s, skin):
    s.floor(friction=0.6)
    for i in range(10):
        s.body(0.35 * i - 2, -0.51, friction=0.6, spin=6 if i == 0 else 0)
        s.box(0.08, 0.5, skin)


def pendulums(s):
    for i in range(4):
        s.body(4 * i, 0, fixed=True)
        s.circle(0.1)
        s.body(4 * i + 1.5, 0.2 * i)
        s.box(0.2, 0.2)
        s.pin(2 * i, 2 * i + 1, (4 * i, 0)) if i % 2 else s.rod(2 * i, 2 * i + 1)


def springs(s):
    dice = Dice(9)
    for i in range(4):
        s.body(3 * i, 0, fixed=True)
        s.circle(0.1)
        s.body(3 * i + 0.5, 1.5)
        s.box(0.2, 0.2)
        s.rod(2 * i, 2 * i + 1, dice.roll(1, 4), dice.roll(0, 1))


def chain(s):
    s.body(0, 0, fixed=True)
    s.circle(0.1)
    for i in range(8):
        s.body(0.5 * i + 0.25, 0)
        s.box(0.25, 0.06)
        s.pin(i, i + 1, (0.5 * i, 0))


def bridge(s):
    s.body(0, 0, fixed=True)
    s.circle(0.1)
    for i in range(10):
        s.body(0.5 * i + 0.25, 0, friction=0.5)
        s.box(0.25, 0.06)
        s.pin(i, i + 1, (0.5 * i, 0))
    s.body(5, 0, fixed=True)
    s.circle(0.1)
    s.pin(10, 11, (5, 0))
    s.body(2.5, -2)
    s.box(0.3, 0.3)


def bounces(s):
    s.floor()
    for i in range(6):
        s.body(2 * i - 5, -2, restitution=[0.0, 0.3, 0.5, 0.7, 0.9, 1.0][i])
        s.circle(0.4) if i % 2 else s.box(0.4, 0.4)


def slides(s):
    s.floor(friction=0.5)
    for i in range(6):
        s.body(5 * i - 14, -0.41, v=(1 + i, 0), friction=[0.0, 0.1, 0.2, 0.4, 0.6, 1.0][i])
        s.box(0.4, 0.4)


def ramp(s):
    s.body(fixed=True, friction=0.5)
    s.segment((-10, -4), (10, 4))
    for i in range(5):
        x = 3 * i - 7
        s.body(x, 0.4 * x - 0.5, math.atan(0.4), friction=[0.0, 0.1, 0.3, 0.6, 1.0][i])
        s.circle(0.3) if i == 2 else s.box(0.3, 0.3)


def bullets(s, skin):
    s.body(fixed=True, restitution=0.3)
    s.segment((5, -4), (5, 4))
    dice = Dice(3)
    for i in range(5):
        s.body(0, 1.6 * i - 3, dice.roll(-1, 1), v=(dice.roll(60, 150), 0), bullet=True, restitution=0.3)
        s.box(0.2, 0.1, skin) if i % 2 else s.circle(0.15)


def hits(s, skin):
    """A fast bullet into a row of slow blocks."""
    for i in range(4):
        s.body(2 + 1.5 * i, 0.1 * i)
        s.box(0.3, 0.5, skin)
    s.body(-2, 0, v=(40, -2), bullet=True)
    s.box(0.2, 0.2, skin)


def rolling(s):
    s.floor(friction=0.8)
    for i in range(5):
        s.body(4 * i - 10, -0.35, v=(3, 0), spin=4 * i - 8, friction=0.3)
        s.circle(0.35)


def billiards(s):
    for i in range(4):
        for k in range(i + 1):
            s.body(1.0 * i, 0.81 * (k - 0.5 * i), restitution=0.9)
            s.circle(0.4)
    s.body(-4, 0.1, v=(12, 0), restitution=0.9)
    s.circle(0.4)


def heap(s, seed, skin):
    """Boxes, circles and polygons that fall into a trough."""
    dice = Dice(seed)
    s.body(fixed=True, friction=0.5)
    s.segment((-3, 0), (3, 0))
    s.segment((-3, 0), (-3, -12))
    s.segment((3, 0), (3, -12))
    for i in range(16):
        s.body(1.4 * (i % 4) - 2.1 + dice.roll(-0.05, 0.05), -0.8 - 1.4 * (i // 4), dice.roll(-3, 3),
               friction=dice.roll(0, 1), restitution=dice.roll(0, 0.4))
        kind = i % 3
        if kind == 0:
            s.box(dice.roll(0.2, 0.45), dice.roll(0.2, 0.45), skin)
        elif kind == 1:
            s.circle(dice.roll(0.2, 0.5))
        else:
            r = dice.roll(0.3, 0.5)
            s.polygon([(f32(r * math.cos(2 * math.pi * k / 5)), f32(r * math.sin(2 * math.pi * k / 5))) for k in range(5)], skin)


SCENES = {
    "fall": fall,
    "landing-skin": lambda s: landing(s, 0.01),
    "landing": lambda s: landing(s, 0.0),
    "stack": lambda s: stack(s, 0.0),
    "stack-skin": lambda s: stack(s, 0.01),
    "stack-bullets": lambda s: stack(s, 0.0, True),
    "pyramid": lambda s: pyramid(s, 0.0),
    "pyramid-skin": lambda s: pyramid(s, 0.01),
    "dominoes": lambda s: dominoes(s, 0.0),
    "pendulums": pendulums,
    "springs": springs,
    "chain": chain,
    "bridge": bridge,
    "bounces": bounces,
    "slides": slides,
    "ramp": ramp,
    "bullets": lambda s: bullets(s, 0.0),
    "bullets-skin": lambda s: bullets(s, 0.01),
    "hits": lambda s: hits(s, 0.01),
    "rolling": rolling,
    "billiards": billiards,
    "heap-1": lambda s: heap(s, 1, 0.0),
    "heap-2": lambda s: heap(s, 2, 0.01),
    "heap-3": lambda s: heap(s, 3, 0.0),
}

if __name__ == "__main__":
    for name in sys.argv[1:] or SCENES:
        scene = Scene(name)
        SCENES[name](scene)
        scene.write()
