"""A headless Chromium, driven through the DevTools protocol."""
import base64
import io
import json
import shutil
import subprocess
import tempfile
import time
import urllib.request

import numpy
import websocket
from PIL import Image


class Chromium:
    """A page of a headless Chromium, with a screen of a size in pixels."""

    def __init__(self, width, height, scale=1, *more):
        program = next(p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p)
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-lcd-text",
             "--remote-debugging-port=0", "--remote-allow-origins=*", f"--user-data-dir={self.folder}", *more, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "DevTools listening on" in line:
                port = line.split(":")[-1].split("/")[0]
                break
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
        page = next(p for p in pages if p["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], max_size=1 << 28)
        self.last = 0
        self.complaints = []
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.resize(width, height, scale)

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride",
                  width=round(width), height=round(height), deviceScaleFactor=scale, mobile=False)

    def call(self, method, **parameters):
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.complaints.append(str(message["params"])[:400])
            if message.get("id") == self.last:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def media(self, dark=False, reduced=False):
        """Sets the reader's preferences."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"}])

    def open(self, address):
        self.call("Page.navigate", url=address)
        while self.value("document.readyState") != "complete" or self.value("location.href") == "about:blank":
            time.sleep(0.01)

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"])[:400])
        return result["result"].get("value")

    def picture(self, clip=None):
        """The page's pixels, or those of a part of it, as an array of rows of red, green and blue."""
        part = {"clip": clip, "captureBeyondViewport": True} if clip else {}
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png", **part)["data"])
        return numpy.asarray(Image.open(io.BytesIO(data)).convert("RGB"))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
