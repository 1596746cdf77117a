"""Drives a headless Chromium over the DevTools protocol, with nothing but the standard library.

The protocol runs over a pair of pipes (--remote-debugging-pipe): messages are JSON, each ended by a
zero byte. The browser reads from descriptor 3 and writes to descriptor 4.
"""

import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """The browser did not do what it was told."""


def find_browser():
    """The path of an installed Chromium, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        path = shutil.which(name)
        if path:
            return path
    return None


class Browser:
    """One browser process with one page."""

    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="report-check-")
        to_child, self.out = os.pipe()
        self.into, from_child = os.pipe()
        command = [
            path,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-extensions",
            "--disable-dev-shm-usage",
            f"--user-data-dir={self.profile}",
            "--remote-debugging-pipe",
            "--no-startup-window",
        ]

        # The browser wants its ends at 3 and 4; a shell puts them there.
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", f'exec "$@" 3<&{to_child} 4>&{from_child}', "sh", *command],
            pass_fds=(to_child, from_child),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_child)
        os.close(from_child)
        self.buffer = b""
        self.next_id = 0
        self.events = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "DOM"):
            self.call(f"{domain}.enable")
        # Durations of the page's thread in processor time, which other programs do not lengthen.
        self.call("Performance.enable", timeDomain="threadTicks")

    def close(self):
        """Ends the browser and forgets its profile."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.out)
        os.close(self.into)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **params):
        """Calls a method and returns its result; events that come meanwhile are kept."""
        self.next_id += 1
        message = {"id": self.next_id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            found = self._receive(60)
            if found is None:
                raise BrowserError(f"no answer to {method}")
            if found.get("id") == self.next_id:
                if "error" in found:
                    raise BrowserError(f"{method}: {found['error'].get('message')}")
                return found["result"]
            if "method" in found:
                self.events.append(found)

    def wait(self, method, seconds=30):
        """Waits until an event of that name has come since `events` was emptied."""
        end = time.monotonic() + seconds
        while not any(event["method"] == method for event in self.events):
            found = self._receive(max(0.0, end - time.monotonic()))
            if found is None:
                raise BrowserError(f"{method} did not come within {seconds} s")
            if "method" in found:
                self.events.append(found)

    def _receive(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.into], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                return None
            part = os.read(self.into, 1 << 20)
            if not part:
                raise BrowserError("the browser ended")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def open(self, path, width, height, scheme, script=True):
        """Opens a file in a window of that size and colour scheme."""
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme},
                      {"name": "prefers-reduced-motion", "value": "reduce"}])
        self.events = []
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        self.wait("Page.loadEventFired")
        self.call("Page.bringToFront")

    def evaluate(self, expression):
        """The value of a JavaScript expression, as JSON can say it."""
        found = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise BrowserError(str(found["exceptionDetails"].get("exception", found)))
        return found["result"].get("value")

    def wait_until(self, condition, seconds=30):
        """Waits until an expression holds, on whatever page is open then."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.evaluate(condition):
                    return
            except BrowserError:
                # Between two pages there is nothing to ask.
                pass
            if time.monotonic() > end:
                raise BrowserError(f"{condition} did not hold within {seconds} s")
            time.sleep(0.05)

    def processor_time(self):
        """The milliseconds that the page's thread has worked since it opened its page."""
        metrics = self.call("Performance.getMetrics")["metrics"]
        return 1000 * next(m["value"] for m in metrics if m["name"] == "TaskDuration")

    def press(self, key, code=None, virtual=0, text=None):
        """Presses and releases a key."""
        common = {"key": key, "code": code or key, "windowsVirtualKeyCode": virtual}
        down = dict(common, type="keyDown" if text else "rawKeyDown")
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", **down)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def tab(self):
        self.press("Tab", virtual=9)

    def enter(self):
        self.press("Enter", virtual=13, text="\r")

    def escape(self):
        self.press("Escape", virtual=27)

    def type(self, text):
        for character in text:
            self.press(character, f"Key{character.upper()}", ord(character.upper()), character)

    def screenshot(self, path, full=False):
        """Saves what the window shows, or the whole page, as PNG."""
        import base64

        options = {"format": "png"}
        if full:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            options["captureBeyondViewport"] = True
            options["clip"] = {
                "x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 12000),
                "scale": 1}
        data = self.call("Page.captureScreenshot", **options)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))
