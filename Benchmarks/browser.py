"""A page in headless Chromium, for the measures of pages in this folder."""

import json
import os
import shutil
import subprocess
import sys


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
