#!/usr/bin/env python3
"""Measures the frames per second of a live figure in Chromium, while its bodies move and while one is dragged.

    Benchmarks/live.py [--program .build/release/flipbook] [--frames 300] [--scene FILE]

The scene has 300 bodies that fall on one another. An interval runs from one animation frame of the browser to the next,
in each of which the page steps the engine and moves the picture. Prints a table; exits with 1 when a median is below 55
frames per second, or when the figure does not play. It waits for events of the page, never for a time.
"""

import argparse
import math
import os
import statistics
import subprocess
import sys
import tempfile

from browser import Browser

SCENE = """
import Flipbook
import UIKit

final class ThreeHundredBodies: UIViewController, Scene {
    static let summary = "Three hundred boxes fall on one another."
    static let duration: TimeInterval = 30
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        animator = UIDynamicAnimator(referenceView: view)
        var views: [UIView] = []
        for index in 0..<300 {
            let item = UIView(
                frame: CGRect(x: 6 + index % 20 * 18 + index / 20 % 2 * 5, y: 10 + index / 20 * 20, width: 12, height: 12))
            item.backgroundColor = UIColor(hue: CGFloat(index) / 300, saturation: 0.7, brightness: 0.9, alpha: 1)
            view.addSubview(item)
            views.append(item)
        }
        animator.addBehavior(UIGravityBehavior(items: views))
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let properties = UIDynamicItemBehavior(items: views)
        properties.elasticity = 0.5
        animator.addBehavior(properties)
    }
}
"""

RECORD = """(() => {
  window.intervals = [];
  let last = null;
  const look = now => {
    if (last !== null) window.intervals.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


def intervals(browser, page, frames, drags):
    """Returns the milliseconds between frames after the figure begins to play."""
    browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
    browser.call("Page.navigate", url="file://" + page)
    browser.wait("document.documentElement.dataset.live === 'ready'")
    box = browser.value("(() => { const box = document.querySelector('svg.picture').getBoundingClientRect(); "
                        "return [box.left, box.top, box.width, box.height]; })()")
    if not browser.value("document.querySelector('.playing') !== null"):
        browser.value("document.querySelector('.play').click()")
    browser.wait("document.querySelector('.playing')")
    browser.value(RECORD)
    if drags:
        drag(browser, box, frames)
    browser.wait(f"window.intervals.length >= {frames}")
    return browser.value("window.intervals")[:frames]


def drag(browser, box, frames):
    """Holds an item and leads it around, an event for each frame."""
    def place(step):
        return box[0] + box[2] * (0.5 + 0.3 * math.sin(step / 15)), box[1] + box[3] * (0.7 + 0.2 * math.cos(step / 40))

    # An item that falls may be gone from where it was seen: press until one is held.
    while not browser.value("document.querySelector('.figure.touched') !== null"):
        x, y = browser.value("(() => { const box = document.querySelector('[data-d=\"150\"]').getBoundingClientRect(); "
                             "return [box.left + box.width / 2, box.top + box.height / 2]; })()")
        browser.mouse("mouseReleased", x, y)
        browser.mouse("mousePressed", x, y)
        browser.mouse("mouseMoved", x + 1, y)
        browser.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    for step in range(frames):
        browser.value("new Promise(done => requestAnimationFrame(() => done(true)))")
        browser.mouse("mouseMoved", *place(step))
    browser.mouse("mouseReleased", *place(frames))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=".build/release/flipbook")
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--scene")
    options = parser.parse_args()
    medians, complaints = [], []
    print("| | frames per second, median | slowest 5 % | frames |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        scene = options.scene or os.path.join(folder, "ThreeHundredBodies.swift")
        if not options.scene:
            with open(scene, "w") as file:
                file.write(SCENE)
        page = os.path.join(folder, "figure.html")
        subprocess.run([options.program, "render", scene, "--live", "-o", page], check=True, stdout=subprocess.DEVNULL)
        browser = Browser(folder)
        try:
            for name, drags in [("untouched", False), ("one dragged", True)]:
                times = sorted(intervals(browser, page, options.frames, drags))
                medians.append(1000 / statistics.median(times))
                print(f"| {name} | {medians[-1]:.1f} | {1000 / times[int(len(times) * 0.95)]:.1f} | {len(times)} |")
            complaints = browser.complaints
        finally:
            browser.end()
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if min(medians) < 55 or complaints else 0)


if __name__ == "__main__":
    main()
