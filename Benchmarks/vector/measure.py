#!/usr/bin/env python3
"""Measures films made of vectors over the catalog, and writes Benchmarks/results/vector.md.

    python3 -m venv .build/vector && .build/vector/bin/pip install numpy pillow websocket-client rlottie-python thorvg-python
    .build/vector/bin/python Benchmarks/vector/measure.py [--flipbook PATH] [--moments 20] [--out FILE] [SCENE...]

For each scene: the sizes of animated SVG and Lottie after gzip, the deviation of exported tracks (`export --raw`) from `flipbook
trace` in each frame, the number of keys of each track, and the share of pixels within 16/255 of our raster in
Chromium (the SVG in <img>), rlottie and ThorVG.
"""
import argparse
import functools
import gzip
import json
import math
import multiprocessing
import multiprocessing.util
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
from PIL import Image
from rlottie_python import LottieAnimation

sys.path.insert(0, os.path.dirname(__file__))
from chromium import Chromium  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def run(flipbook, *words):
    """Runs the command; returns its exit code, output, errors and time."""
    start = time.monotonic()
    done = subprocess.run([flipbook, *words], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr.strip(), time.monotonic() - start


def over_white(picture):
    """An array of red, green, blue and opacity on white paper."""
    pixels = numpy.asarray(picture.convert("RGBA")).astype(float)
    opacity = pixels[..., 3:] / 255
    return (pixels[..., :3] * opacity + 255 * (1 - opacity)).round()


def likeness(one, other):
    """The share of pixels whose components all differ by at most 16."""
    height, width = min(one.shape[0], other.shape[0]), min(one.shape[1], other.shape[1])
    gap = numpy.abs(one[:height, :width].astype(float) - other[:height, :width])
    return float((gap.max(axis=2) <= 16).mean())


def rlottie(path, frames):
    animation = LottieAnimation.from_file(path)
    return [over_white(animation.render_pillow_frame(frame_num=frame)) for frame in frames]


def thorvg(path, frames, width, height):
    import thorvg_python as tvg
    engine = tvg.Engine()
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(width, height)
    animation = tvg.LottieAnimation(engine)
    picture = animation.get_picture()
    picture.load(path)
    picture.set_size(width, height)
    canvas.add(picture)
    pictures = []
    for frame in frames:
        animation.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        pictures.append(over_white(canvas.get_pillow()))
    return pictures


def browser_pictures(browser, svg, folder, times, size):
    """Pictures of the SVG in <img> at times, in one page; the animations start earlier by that time, and are paused."""
    width, height = size
    images = ""
    for number, moment in enumerate(times):
        rule = f".m{{animation-delay:-{moment:.5f}s!important;animation-play-state:paused!important}}"
        with open(f"{folder}/{number}.svg", "w") as file:
            file.write(svg.replace("</style>", rule + "</style>", 1))
        images += f'<img src="{number}.svg">'
    with open(f"{folder}/films.html", "w") as file:
        file.write(f"<!doctype html><style>body{{margin:0}}img{{display:block;height:{height}px}}</style>{images}")
    # A texture of the browser has at most 16,384 pixels a side.
    browser.resize(width, height)
    browser.open(f"file://{folder}/films.html")
    pictures = []
    at_once = max(1, 12000 // height)
    for start in range(0, len(times), at_once):
        count = min(at_once, len(times) - start)
        whole = browser.picture({"x": 0, "y": start * height, "width": width, "height": count * height, "scale": 1})
        pictures += [whole[number * height:(number + 1) * height] for number in range(count)]
    return pictures


def value(keys, time):
    """The value of an exported track at a time."""
    before = [key for key in keys if key["time"] <= time + 1e-9]
    if not before:
        return keys[0]["value"]
    key = before[-1]
    place = keys.index(key)
    if place + 1 == len(keys) or key["curve"] == "hold":
        return key["value"]
    after = keys[place + 1]
    u = (time - key["time"]) / (after["time"] - key["time"])
    if key["curve"] == "line":
        return key["value"] + (after["value"] - key["value"]) * u
    one, two = key["controls"]
    v = 1 - u
    return v ** 3 * key["value"] + 3 * u * v * v * one + 3 * u * u * v * two + u ** 3 * after["value"]


def errors(flipbook, scene, items):
    """The largest deviations of positions and angles from the trace, as displacements from the first frame."""
    rows = json.loads(run(flipbook, "trace", scene, "--format", "json")[1] or "[]")
    first, place, turn = {}, 0.0, 0.0
    counts = {}
    for item in items:
        counts[item["name"]] = counts.get(item["name"], 0) + 1
    tracks = {item["name"]: item["tracks"] for item in items if counts[item["name"]] == 1}
    for row in rows:
        start = first.setdefault(row["item"], row)
        track = tracks.get(row["item"])
        # An item whose layer is not shown is simulated all the same.
        if not track or "opacity" in track and value(track["opacity"], row["time"]) == 0:
            continue
        moved = [value(track[axis], row["time"]) if axis in track else 0 for axis in ("x", "y")]
        place = max(place, math.hypot(row["x"] - start["x"] - moved[0], row["y"] - start["y"] - moved[1]))
        degrees = value(track["rotation"], row["time"]) if "rotation" in track else math.degrees(start["angle"])
        gap = (math.degrees(row["angle"]) - degrees) % 360
        turn = max(turn, min(gap, 360 - gap))
    return place, turn


browsers = []


def open_browsers():
    """Opens the browsers of a process: one with motion and one without."""
    browsers.append(Chromium(320, 568))
    browsers.append(Chromium(320, 568, 1, "--force-prefers-reduced-motion"))
    browsers[0].media()
    multiprocessing.util.Finalize(None, lambda: [browser.close() for browser in browsers], exitpriority=10)


def measure(flipbook, scene, moments):
    """Measures all but times: scenes are measured by turns on all processors."""
    with tempfile.TemporaryDirectory() as folder:
        return measure_in(folder, flipbook, scene, moments, *browsers)


def measure_in(folder, flipbook, scene, moments, browser, still):
    result = {"scene": scene}
    svg_path, lottie_path = f"{folder}/film.svg", f"{folder}/film.lottie.json"
    code, _, message, _ = run(flipbook, "render", scene, "-o", svg_path, "--quiet")
    if code:
        result["svg refused"] = message
        return result
    svg = open(svg_path).read()
    width, height = (float(side) for side in re.search(r'width="([\d.]+)" height="([\d.]+)"', svg).groups())
    size = math.ceil(width), math.ceil(height)
    result["svg"] = len(gzip.compress(svg.encode(), 9, mtime=0))
    data = json.loads(run(flipbook, "export", scene, "--for", "json")[1] or '{"items":[]}')
    fps, duration = data.get("fps", 60), data.get("duration", 2)
    count = round(fps * duration)
    result["frames"], result["items"] = count, len(data["items"])
    keys = [len(track) for item in data["items"] for track in item["tracks"].values() if len(track) > 1]
    result["keys"] = statistics.median(keys) / count if keys else 0
    raw = json.loads(run(flipbook, "export", scene, "--for", "json", "--raw")[1] or '{"items":[]}')
    result["place"], result["turn"] = errors(flipbook, scene, raw["items"])
    frames = sorted({round(number * (count - 1) / (moments - 1)) for number in range(moments)})
    listing = ",".join(map(str, frames))
    run(flipbook, "render", scene, "-o", f"{folder}/frames/", "--scale", "1", "--frames", listing, "--quiet")
    ours = [numpy.asarray(Image.open(f"{folder}/frames/{frame:06d}.png").convert("RGB")) for frame in frames]
    shown = browser_pictures(browser, svg, folder, [frame / fps for frame in frames], size)
    result["chromium"] = min(map(likeness, ours, shown))
    # At the same place of a page each, since tiles of the browser differ in their edges.
    pages = [browser_pictures(still, svg, folder, [moment], size)[0] for moment in (0, duration / 2)]
    result["still"] = bool((pages[0] == pages[1]).all())
    code, _, message, _ = run(flipbook, "render", scene, "-o", lottie_path, "--quiet")
    if code:
        result["lottie refused"] = message
        return result
    result["lottie"] = len(gzip.compress(open(lottie_path, "rb").read(), 9, mtime=0))
    result["rlottie"] = min(map(likeness, ours, rlottie(lottie_path, frames)))
    result["thorvg"] = min(map(likeness, ours, thorvg(lottie_path, frames, *size)))
    return result


# The scene of the goal for a film of 4 s with 10 items; it has 16.
SMALL = ("TowerOfCards", "--duration", "4")


def seconds(flipbook, scene, suffix, *options, rounds=3):
    """The least time of the whole command in some rounds, one at a time."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("render", scene, *options, "-o", f"{folder}/film.{suffix}", "--quiet")
        return min(run(flipbook, *words)[3] for _ in range(rounds))


def measure_times(flipbook, results):
    """Adds the times of both formats to results, and returns those of the small film, and its size as Lottie."""
    for result in results:
        rounds = 1 if result.get("items", 0) > 1000 else 3
        for name, suffix in (("svg", "svg"), ("lottie", "lottie.json")):
            if name in result and f"{name} seconds" not in result:
                result[f"{name} seconds"] = seconds(flipbook, result["scene"], suffix, rounds=rounds)
    scene, *options = SMALL
    small = {suffix: seconds(flipbook, scene, suffix, *options) for suffix in ("svg", "lottie.json", "lottie", "html")}
    with tempfile.TemporaryDirectory() as folder:
        run(flipbook, "render", *SMALL, "-o", f"{folder}/film.lottie.json", "--quiet")
        return small, len(gzip.compress(open(f"{folder}/film.lottie.json", "rb").read(), 9, mtime=0))


def percent(result, name):
    return f"{100 * result[name]:.2f}" if name in result else "–"


def page(results, small, moments, note):
    made = [result for result in results if "svg" in result]
    lines = [
        "# Films made of vectors", "",
        f"Written by `Benchmarks/vector/measure.py`: {len(results)} scenes of the catalog, {moments} moments each, "
        f"at scale 1. {note}".rstrip(), "",
        "| | goal | measured |", "|---|---|---|"]
    sizes = sorted(result["svg"] for result in made)
    likes = {name: [result[name] for result in made if name in result] for name in ("chromium", "rlottie", "thorvg")}

    def row(name, goal, measured):
        lines.append(f"| {name} | {goal} | {measured} |")

    large = [result for result in made if result["svg"] > 120_000]
    names = ", ".join(f"{result['scene']} with {result['items']} items" for result in large)
    rest = max(size for size in sizes if size <= 120_000)
    row("animated SVG, gzip, median / largest", "≤ 25 / 120 KB",
        f"{statistics.median(sizes) / 1000:.1f} / {sizes[-1] / 1000:.1f} KB"
        + (f"; {rest / 1000:.1f} KB without {names}" if large else ""))
    row("position against `trace`, largest", "≤ 0.5 pt", f"{max(result['place'] for result in made):.2f} pt")
    row("angle against `trace`, largest", "≤ 0.5°", f"{max(result['turn'] for result in made):.2f}°")
    row("keys a moving track, median of scenes", "≤ 15 % of frames",
        f"{100 * statistics.median(result['keys'] for result in made):.1f} %")
    names = {"chromium": "Chromium, SVG in `<img>`", "rlottie": "rlottie", "thorvg": "ThorVG"}
    for name, shares in likes.items():
        good = sum(share >= 0.99 for share in shares)
        row(f"{names[name]}: pixels within 16/255, worst moment", "≥ 99 %",
            f"{good} of {len(shares)} scenes; worst {100 * min(shares):.2f} %")
    row("reduced motion: no change between two moments", "all",
        f"{sum(result['still'] for result in made)} of {len(made)}")
    times, size = small
    scene = f"{SMALL[0]}, 16 items, 4 s"
    row(f"Lottie, gzip: {scene}", "≤ 25 KB for 10 items", f"{size / 1000:.1f} KB")
    row(f"time of the command: {scene}", "≤ 0.3 s each format",
        ", ".join(f".{suffix} {time:.2f} s" for suffix, time in times.items()))
    lines += ["", "Sizes are in bytes after gzip, likeness is that of the worst moment in percent, times are the least of "
              "three runs of the whole command.", "",
              "| scene | SVG | Lottie | keys % | pt | ° | Chromium | rlottie | ThorVG | SVG s | Lottie s |",
              "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    for result in results:
        if "svg" not in result:
            lines.append(f"| {result['scene']} | refused: {result['svg refused']} |" + " |" * 9)
            continue
        lottie = str(result["lottie"]) if "lottie" in result else "refused"
        times = " | ".join(f"{result[name]:.2f}" for name in ("svg seconds", "lottie seconds"))
        lines.append(
            f"| {result['scene']} | {result['svg']} | {lottie} | {100 * result['keys']:.1f} | {result['place']:.2f} | "
            f"{result['turn']:.2f} | {percent(result, 'chromium')} | {percent(result, 'rlottie')} | "
            f"{percent(result, 'thorvg')} | {times} |")
    refused = [result for result in results if "lottie refused" in result]
    if refused:
        lines += ["", "Refused by name:", ""]
        lines += [f"- {result['scene']}: {result['lottie refused']}" for result in refused]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--flipbook", default=f"{ROOT}/.build/release/flipbook")
    parser.add_argument("--moments", type=int, default=20)
    parser.add_argument("--data", help="a file of results, a line a scene, which is extended")
    parser.add_argument("--note", default="", help="a sentence for the page")
    parser.add_argument("--out", default=f"{ROOT}/Benchmarks/results/vector.md")
    options = parser.parse_args()
    listed = json.loads(run(options.flipbook, "list", "--json")[1])
    scenes = options.scenes or [scene["name"] for scene in listed]
    results = []
    if options.data and os.path.exists(options.data):
        results = [json.loads(line) for line in open(options.data)]
    rest = [scene for scene in scenes if all(result["scene"] != scene for result in results)]
    work = functools.partial(measure, options.flipbook, moments=options.moments)
    with multiprocessing.Pool(min(2, os.cpu_count()), open_browsers) as pool:
        for result in pool.imap(work, rest):
            results.append(result)
            if options.data:
                with open(options.data, "a") as file:
                    file.write(json.dumps(result) + "\n")
            print(result, flush=True)
        pool.close()
        pool.join()
    results.sort(key=lambda result: scenes.index(result["scene"]) if result["scene"] in scenes else len(scenes))
    small = measure_times(options.flipbook, results)
    with open(options.out, "w") as file:
        file.write(page(results, small, options.moments, options.note))


if __name__ == "__main__":
    main()
