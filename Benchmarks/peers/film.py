"""Draws one of the two films with pycairo and writes raw BGRA frames to standard output:

    film.py BenchSquares|BenchFall
"""

import math, sys
import cairo

WIDTH, HEIGHT, FPS, FRAMES = 1280, 720, 60, 600
COLORS = [
    0xE74C3C, 0x3498DB, 0x2ECC71, 0xF1C40F, 0x9B59B6, 0x1ABC9C, 0xE67E22, 0x34495E, 0x95A5A6, 0xC0392B]


def set_color(context, color):
    context.set_source_rgb((color >> 16 & 255) / 255, (color >> 8 & 255) / 255, (color & 255) / 255)


def clear(context):
    context.identity_matrix()
    set_color(context, 0xFFFFFF)
    context.paint()


def draw_squares(context, time):
    clear(context)
    for i in range(50):
        x, y = 0.61803398875 * i % 1, 0.7548776662 * i % 1
        angle = math.tau * (x + time * (0.1 + 0.01 * (i % 10)))
        context.identity_matrix()
        context.translate(
            640 + 560 * math.sin(math.tau * (x + time * (0.05 + 0.002 * i))),
            360 + 290 * math.sin(math.tau * (y + time * (0.07 + 0.0015 * i))))
        context.rotate(-angle if i % 2 else angle)
        context.rectangle(-30, -30, 60, 60)
        set_color(context, COLORS[i % 10])
        context.fill()


def fallen(time):
    """How far the square has fallen: 570 points at 1000 a second squared, then bounces of half the speed each."""
    gravity, height = 1000, 570
    speed = math.sqrt(2 * gravity * height)
    if time < speed / gravity:
        return gravity * time * time / 2
    time -= speed / gravity
    speed /= 2
    while time >= 2 * speed / gravity:
        time -= 2 * speed / gravity
        speed /= 2
        if speed < 2:
            return height
    return height - (speed * time - gravity * time * time / 2)


def draw_fall(context, time):
    clear(context)
    context.rectangle(590, 50 + fallen(time), 100, 100)
    set_color(context, 0x007AFF)
    context.fill()


def main():
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
    context = cairo.Context(surface)
    draw = draw_fall if sys.argv[1] == "BenchFall" else draw_squares
    for frame in range(FRAMES):
        draw(context, frame / FPS)
        surface.flush()
        sys.stdout.buffer.write(surface.get_data())


if __name__ == "__main__":
    main()
