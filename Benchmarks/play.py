#!/usr/bin/env python3
"""Measures the time from a drag in the page of `flipbook play` to the picture that answers it, in Chromium.

    Benchmarks/play.py [--program .build/release/flipbook] [--drags 200] [--scene FILE]

The scene has 50 views that fall on one another, one of which is dragged. A delay runs from the browser's time stamp of
a pointer event to the picture on the canvas that was simulated with it. Prints a row of a table; exits with 1 when the
median is above 33 ms. It waits for events of the page, never for a time.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

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


class Browser:
    """A page in headless Chromium, driven over two pipes by the DevTools protocol."""

    def __init__(self, folder):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            sys.exit("Chromium is missing; `make setup` installs it.")
        to_read, self.to = os.pipe()
        self.source, from_write = os.pipe()

        def arrange():
            # Both may be 3 or 4 themselves.
            one, other = os.dup(to_read), os.dup(from_write)
            os.dup2(one, 3)
            os.dup2(other, 4)

        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                   "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
                   "--disable-backgrounding-occluded-windows", "--remote-debugging-pipe",
                   f"--user-data-dir={folder}/profile", "about:blank"]
        self.process = subprocess.Popen([program] + options, preexec_fn=arrange, close_fds=False,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.rest, self.number, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.complaints = []
        for domain in ["Page", "Runtime", "Log"]:
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if answer.get("method") in ["Runtime.exceptionThrown", "Log.entryAdded"]:
                self.complaints.append(answer["params"])

    def next(self):
        while b"\0" not in self.rest:
            data = os.read(self.source, 1 << 20)
            if not data:
                raise RuntimeError("The browser has gone.")
            self.rest += data
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression):
        self.value("new Promise(done => { const look = () => { let so = false; try { so = !!(%s); } catch { } "
                   "so ? done(true) : setTimeout(look, 5); }; look(); })" % expression)

    def mouse(self, kind, x, y):
        pressed = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
        buttons = 0 if kind == "mouseReleased" else 1
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons, **pressed)

    def end(self):
        self.process.terminate()
        self.process.wait()


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
