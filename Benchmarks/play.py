#!/usr/bin/env python3
"""Measures the time from a drag in the page of `flipbook play` to the picture that answers it, in Chromium.

    Benchmarks/play.py [--program .build/release/flipbook] [--drags 200] [--scene FILE]

The scene has 50 views that fall on one another, one of which is dragged. A delay runs from the browser's time stamp of
a pointer event to the picture on the canvas that was simulated with it. Prints a row of a table; exits with 1 when the
median is above 33 ms. It waits for events of the page, never for a time.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

from browser import Browser

SCENE = """
import Flipbook
import UIKit

final class FiftyViews: UIViewController, Scene {
    static let summary = "Fifty views fall, and a finger throws one of them."
    var animator: UIDynamicAnimator!
    var grab: UIAttachmentBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        animator = UIDynamicAnimator(referenceView: view)
        var views: [UIView] = []
        for index in 0..<50 {
            let item = UIView(
                frame: CGRect(x: 10 + index % 10 * 30, y: 20 + index / 10 * 60, width: 26, height: 26))
            item.backgroundColor = UIColor(hue: CGFloat(index) / 50, saturation: 0.7, brightness: 0.9, alpha: 1)
            item.layer.cornerRadius = 5
            view.addSubview(item)
            views.append(item)
        }
        animator.addBehavior(UIGravityBehavior(items: views))
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] recognizer in
            let point = recognizer.location(in: view)
            switch recognizer.state {
            case .began:
                let grab = UIAttachmentBehavior(item: views[0], attachedToAnchor: point)
                animator.addBehavior(grab)
                self.grab = grab
            case .changed: grab?.anchorPoint = point
            default:
                if let grab { animator.removeBehavior(grab) }
                grab = nil
            }
        })
    }
}
"""


def measure(browser, link, drags):
    browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
    browser.call("Page.navigate", url=link)
    browser.wait("window.flipbookPlay && flipbookPlay.frames > 20")
    box = browser.value("(() => { const box = document.querySelector('.picture').getBoundingClientRect(); "
                        "return [box.left, box.top, box.width, box.height]; })()")

    def place(step):
        share = abs((step / 50) % 2 - 1)
        return box[0] + box[2] * (0.2 + 0.6 * share), box[1] + box[3] * 0.4

    browser.mouse("mousePressed", *place(0))
    browser.value("flipbookPlay.delays.length = 0")
    for step in range(drags):
        # The next drag begins in a frame of its own, as a hand's do.
        browser.value("new Promise(done => requestAnimationFrame(() => done(true)))")
        browser.mouse("mouseMoved", *place(step + 1))
    browser.mouse("mouseReleased", *place(drags))
    browser.wait(f"flipbookPlay.delays.length >= {drags}")
    return browser.value("flipbookPlay.delays")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=".build/release/flipbook")
    parser.add_argument("--drags", type=int, default=200)
    parser.add_argument("--scene")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        scene = options.scene or os.path.join(folder, "FiftyViews.swift")
        if not options.scene:
            with open(scene, "w") as file:
                file.write(SCENE)
        play = subprocess.Popen([options.program, "play", scene], stdout=subprocess.PIPE, text=True)
        browser = None
        try:
            link = play.stdout.readline().strip()
            browser = Browser(folder)
            delays = sorted(measure(browser, link, options.drags))
            complaints = browser.complaints
        finally:
            if browser:
                browser.end()
            play.send_signal(2)
            play.wait()
    median = statistics.median(delays)
    print("| drags | median | 95 % | longest |\n|---|---|---|---|")
    print(f"| {len(delays)} | {median:.1f} ms | {delays[int(len(delays) * 0.95)]:.1f} ms | {delays[-1]:.1f} ms |")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if median > 33 or complaints else 0)


if __name__ == "__main__":
    main()
