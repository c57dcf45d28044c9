// The films that every tool of the benchmarks makes: 600 frames of 1280 x 720 pixels at 60 frames a second.
// The same as the scenes BenchSquares and BenchFall.

#ifndef FILMS_H
#define FILMS_H

#include <cairo.h>
#include <math.h>

enum { FILM_WIDTH = 1280, FILM_HEIGHT = 720, FILM_FPS = 60, FILM_FRAMES = 600 };

static const double turn = 6.283185307179586;

static void set_color(cairo_t *context, unsigned hex) {
    cairo_set_source_rgb(context, (hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0);
}

static void clear(cairo_t *context) {
    cairo_identity_matrix(context);
    set_color(context, 0xffffff);
    cairo_paint(context);
}

static void draw_squares(cairo_t *context, double time) {
    static const unsigned colors[10] = {
        0xE74C3C, 0x3498DB, 0x2ECC71, 0xF1C40F, 0x9B59B6, 0x1ABC9C, 0xE67E22, 0x34495E, 0x95A5A6, 0xC0392B,
    };
    clear(context);
    for (int i = 0; i < 50; i++) {
        double x = fmod(0.61803398875 * i, 1), y = fmod(0.7548776662 * i, 1);
        double angle = turn * (x + time * (0.1 + 0.01 * (i % 10)));
        cairo_identity_matrix(context);
        cairo_translate(
            context, 640 + 560 * sin(turn * (x + time * (0.05 + 0.002 * i))),
            360 + 290 * sin(turn * (y + time * (0.07 + 0.0015 * i))));
        cairo_rotate(context, i % 2 ? -angle : angle);
        cairo_rectangle(context, -30, -30, 60, 60);
        set_color(context, colors[i % 10]);
        cairo_fill(context);
    }
}

// How far the square has fallen: 570 points at 1000 a second squared, then bounces of half the speed each.
static double fallen(double time) {
    const double gravity = 1000, height = 570;
    double speed = sqrt(2 * gravity * height), rest = time;
    if (rest < speed / gravity) return gravity * rest * rest / 2;
    rest -= speed / gravity;
    for (speed /= 2; rest >= 2 * speed / gravity; speed /= 2) {
        rest -= 2 * speed / gravity;
        if (speed < 2) return height;
    }
    return height - (speed * rest - gravity * rest * rest / 2);
}

static void draw_fall(cairo_t *context, double time) {
    clear(context);
    cairo_rectangle(context, 590, 50 + fallen(time), 100, 100);
    set_color(context, 0x007AFF);
    cairo_fill(context);
}

#endif
