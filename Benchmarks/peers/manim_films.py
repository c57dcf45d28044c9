"""The two films as Manim scenes: `manim render manim_films.py BenchSquares`.

Manim's frame is 1280 x 720 pixels here, and 720 pixels are as high as its 8 units; y points upwards.
"""

import math
import manim
from film import COLORS, FRAMES, FPS, fallen

UNIT = 8 / 720


def place(x, y):
    return [(x - 640) * UNIT, (360 - y) * UNIT, 0]


class Film(manim.Scene):
    """All frames of ten seconds; `move` puts the squares where they are at a time."""

    def construct(self):
        self.camera.background_color = manim.WHITE
        self.set_up()
        for square in self.squares:
            self.add(square)
        clock = manim.ValueTracker(0)
        self.squares[0].add_updater(lambda _: self.move(clock.get_value()))
        self.move(0)
        self.play(
            clock.animate.set_value(FRAMES / FPS), run_time=FRAMES / FPS, rate_func=manim.linear)


def square(side, color):
    return manim.Square(side * UNIT, fill_color=f"#{color:06X}", fill_opacity=1, stroke_width=0)


class BenchSquares(Film):
    def set_up(self):
        self.squares = [square(60, COLORS[i % 10]) for i in range(50)]
        self.angles = [0.0] * 50

    def move(self, time):
        for i, item in enumerate(self.squares):
            x, y = 0.61803398875 * i % 1, 0.7548776662 * i % 1
            angle = math.tau * (x + time * (0.1 + 0.01 * (i % 10))) * (1 if i % 2 else -1)
            item.move_to(place(
                640 + 560 * math.sin(math.tau * (x + time * (0.05 + 0.002 * i))),
                360 + 290 * math.sin(math.tau * (y + time * (0.07 + 0.0015 * i)))))
            item.rotate(angle - self.angles[i])
            self.angles[i] = angle


class BenchFall(Film):
    def set_up(self):
        self.squares = [square(100, 0x007AFF)]

    def move(self, time):
        self.squares[0].move_to(place(640, 100 + fallen(time)))
