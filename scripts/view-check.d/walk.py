"""Walks through pages of `bench view` in a real browser and says what is wrong with them.

    walk.py [--screenshots DIR] FOLDER

The folder holds document.html (findings.storyboard), timeline.html, thousand.html,
five-thousand.html and gallery.html. Exit status: 0 nothing; 1 complaints; 69 no browser is installed.
"""

import argparse
import pathlib
import sys

# Those of scripts/report-check, which scripts/view-check puts on the path.
from browser import Browser, BrowserError, find_browser
from check import console_complaints

WIDTHS = (390, 1440)
SCHEMES = ("light", "dark")
HERE = pathlib.Path(__file__).parent
# Bytes, and milliseconds of the page's thread: 1,000 views load in a second and play at 60 frames a
# second. Processor time, since the clock's depends on what else the machine does.
LARGEST = 2_000_000
LOADING = 1000
FRAME = 1000 / 60
KEY = 250
# What the reference loop takes on the machine that the bounds are for; slower ones get as much more.
REFERENCE_TIME = 100
# Elements that a frame of the timeline may put into the page: its list of moves has 60 rows.
ELEMENTS = 400
# Shapes and texts that a frame of the feed may draw: of its 900 views those in sight, some 80.
SHAPES = 120


class Walk:
    """One page, and the complaints about it."""

    def __init__(self, browser, page):
        self.browser = browser
        self.page = page
        self.complaints = []

    def expect(self, condition, what):
        if not condition:
            self.complaints.append(f"{self.page.name}: {what}")

    def open(self, fragment="", width=1440, scheme="light"):
        self.browser.call("Page.navigate", url="about:blank")
        self.browser.open(self.page, width, 844 if width < 600 else 900, scheme)
        if fragment:
            self.run(f"location.hash = {fragment!r}")
        self.settle()

    def run(self, expression):
        return self.browser.evaluate(expression)

    def timed(self, expression):
        """The processor time of an expression and of what it brings about, in milliseconds."""
        started = self.browser.processor_time()
        self.run(expression)
        return self.browser.processor_time() - started

    def settle(self):
        """Waits until what was chosen is painted."""
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.run("new Promise(done => setTimeout(done, 160))")

    def key(self, key, control=False):
        names = {"Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39,
                 "Home": 36, "End": 35, "Enter": 13}
        common = {"key": key, "code": key, "windowsVirtualKeyCode": names.get(key, ord(key[0].upper())),
                  "modifiers": 2 if control else 0}
        down = dict(common, type="rawKeyDown" if len(key) > 1 or control else "keyDown")
        if len(key) == 1 and not control:
            down["text"] = key
        self.browser.call("Input.dispatchKeyEvent", **down)
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def click(self, x, y, button="left", modifiers=0):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.browser.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, modifiers=modifiers,
                button="none" if kind == "mouseMoved" else button, clickCount=1)
        self.settle()

    def move(self, x, y, modifiers=0):
        self.browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, modifiers=modifiers)
        self.settle()

    def middle(self, selector):
        return self.run(f"""(() => {{ const b = document.querySelector({selector!r}).getBoundingClientRect();
          return [b.left + b.width / 2, b.top + b.height / 2]; }})()""")

    @property
    def heading(self):
        return self.run("document.querySelector('#why h2').textContent")

    @property
    def hash(self):
        return self.run("location.hash")


def walk_document(walk):
    """From the list of faults to the reason and the repair, by keys and by clicks."""
    walk.open("#s=0.0")
    walk.key("n")
    walk.expect("1 of" in walk.run("document.querySelector('.count').textContent"), "n goes to no fault")
    scenes = walk.run("[...document.querySelectorAll('#pickers select:first-child option')].map(o => o.textContent)")
    walk.expect({"Conflict", "Ambiguity"} <= set(scenes), f"screens are {scenes}")
    place = scenes.index("Conflict")
    walk.open(f"#s=0.{place}")
    walk.key("n")
    walk.expect(walk.run("document.querySelectorAll('.fault-detail .member').length") >= 2,
                "a conflict's members are not listed")
    walk.expect(walk.run("document.querySelectorAll('.fault-detail .member')[0].style.background !== "
                         "document.querySelectorAll('.fault-detail .member')[1].style.background"),
                "members have one colour")
    walk.expect("broken" in walk.run("document.querySelector('.fault-detail').textContent"),
                "the broken member is not marked")
    chosen = walk.heading
    walk.expect(chosen != "Why this size and place", "a fault chooses no view")
    walk.expect("Wanted" in walk.run("document.querySelector('#why').textContent")
                or "no size of its own" in walk.run("document.querySelector('#why').textContent"),
                "nothing says what the view wanted")
    walk.expect(".storyboard:" in walk.run("document.querySelector('#why').textContent"),
                "no line of the file is named")
    # The selection is in the outline too, and a link leads to the other item.
    walk.expect(walk.run("document.querySelector('#outline [aria-selected=true]') !== null"),
                "the outline does not show what is chosen")
    walk.run("document.querySelector('#why .constraint .link')?.click()")
    walk.settle()
    walk.expect(walk.heading != chosen, "a constraint does not lead to its other item")
    walk.key("Escape")
    walk.expect(walk.heading == "Why this size and place", "Escape does not unchoose")

    # A pasted log finds its constraints.
    log = walk.run("JSON.parse(document.getElementById('session').textContent).sources[0]"
                   f".scenes[{place}].states[0].conflicts[0].log")
    walk.run(f"(() => {{ const b = document.getElementById('search'); b.focus(); b.value = {log!r};"
             " b.dispatchEvent(new Event('input')); })()")
    walk.settle()
    walk.expect(walk.run("document.querySelectorAll('#results [role=option]').length") >= 2,
                "a pasted log finds nothing")
    walk.key("Enter")
    walk.expect(walk.run("document.querySelector('#faults [aria-expanded=true]') !== null"),
                "a log does not lead to its conflict")

    # The fragment brings a reader back.
    fragment = walk.hash
    walk.open(fragment)
    walk.expect(walk.hash == fragment, f"the fragment {fragment} becomes {walk.hash}")

    # What is wrong at every width is no "nothing breaks".
    for name, fault in (("Conflict", "1 conflict"), ("Ambiguity", "left open")):
        walk.open(f"#s=0.{scenes.index(name)}")
        notes = walk.run("[...document.querySelectorAll('.break-slider .note')].map(n => n.textContent)")
        walk.expect(notes and all(fault in note for note in notes), f"the sliders of {name} say {notes}")

    # Ambiguity between its extremes moves what is painted.
    walk.open(f"#s=0.{scenes.index('Ambiguity')}")
    walk.key("n")
    picture = "document.getElementById('canvas').toDataURL()"
    before = walk.run(picture)
    walk.run("(() => { const s = document.querySelector('.fault-detail input[type=range]');"
             " s.value = 100; s.dispatchEvent(new Event('input')); })()")
    walk.settle()
    walk.expect(walk.run(picture) != before, "the slider between extremes moves nothing")

    # A click chooses what lies there; a right click lists what lies below.
    walk.open(f"#s=0.{place}")
    x, y = walk.middle("#canvas")
    walk.click(x, y)
    walk.expect(walk.heading != "Why this size and place", "a click on the screen chooses nothing")
    walk.click(x, y, button="right")
    walk.expect(walk.run("document.querySelectorAll('#under-pointer button').length") >= 1,
                "a right click lists nothing")
    walk.key("Escape")
    before = walk.run(picture)
    walk.move(x + 30, y - 60, modifiers=1)
    walk.expect(walk.run(picture) != before, "Alt measures nothing")

    # The contact sheet, the keys, the layers.
    walk.key("m")
    cells = walk.run("document.querySelectorAll('#contact .cell').length")
    walk.expect(cells >= 10, f"the contact sheet has {cells} cells")
    walk.run("document.querySelectorAll('#contact .cell')[2].click()")
    walk.settle()
    walk.expect(walk.run("document.querySelectorAll('#contact [aria-pressed=true]').length") == 1,
                "a cell is not chosen")
    walk.key("m")
    walk.key("?")
    walk.expect(walk.run("document.getElementById('keys').open"), "? opens no sheet")
    walk.key("Escape")
    before = walk.run(picture)
    walk.key("1")
    walk.expect(walk.run(picture) != before, "1 draws no frames")
    walk.key("x")
    walk.expect("v=exploded" in walk.hash, "x does not show the depth")

    # The outline by keys alone.
    walk.open(f"#s=0.{place}")
    walk.run("document.querySelector('#outline [tabindex=\"0\"]').focus()")
    walk.key("ArrowDown")
    first = walk.heading
    walk.key("ArrowDown")
    walk.expect(walk.heading != first, "arrows do not move through the outline")
    walk.expect(walk.run("document.activeElement.getAttribute('role')") == "treeitem",
                "the outline loses the focus")


def walk_search(walk):
    """What the box takes."""
    walk.open("#s=0.0")
    session = "JSON.parse(document.getElementById('session').textContent)"
    node = walk.run(f"{session}.sources[0].scenes[0].nodes.find(n => n.i)")
    for query in (node["n"], node["c"], node["i"], node["a"], "H:"):
        walk.run(f"(() => {{ const b = document.getElementById('search'); b.focus(); b.value = {query!r};"
                 " b.dispatchEvent(new Event('input')); })()")
        walk.settle()
        walk.expect(walk.run("document.querySelectorAll('#results [role=option]').length") > 0,
                    f"'{query}' finds nothing")
    walk.key("Escape")
    walk.key("/")
    walk.expect(walk.run("document.activeElement.id") == "search", "/ does not reach the box")


def walk_timeline(walk):
    """Frames by key, slider and number; what moved."""
    walk.open()
    walk.expect(not walk.run("document.getElementById('timeline').hidden"), "there is no timeline")
    walk.key("End")
    last = walk.run("Number(document.querySelector('.number').value)")
    walk.expect(last > 10, f"the last frame is {last}")
    walk.key("Home")
    walk.key("ArrowRight", control=True)
    walk.expect(walk.run("Number(document.querySelector('.number').value)") == 1, "Ctrl → does not step")
    walk.expect("changed" in walk.run("document.querySelector('.moves summary').textContent"),
                "nothing says what changed")
    walk.run("document.querySelector('.scrub').focus()")
    walk.key(" ")
    walk.run("new Promise(done => setTimeout(done, 700))")
    walk.expect(walk.run("Number(document.querySelector('.number').value)") > 1, "space does not play")


def walk_thousand(walk):
    """Bounds of size, of processor time, and of the elements that a frame makes."""
    size = walk.page.stat().st_size
    walk.expect(size <= LARGEST, f"{size} bytes")
    found = measure(walk)
    print(f"{walk.page.name}: {size} bytes; {found}", file=sys.stderr)
    for what in found.complaints():
        walk.expect(False, what)


class Effort:
    """What a page costs: milliseconds of its thread, elements and shapes a frame."""

    def __init__(self, loading, frame, counts, slowness):
        self.loading = loading
        self.frame = frame
        self.elements, self.shapes, self.views = counts
        self.slowness = slowness

    def __str__(self):
        return (f"processor time {self.loading:.0f} ms to load, {self.frame:.1f} ms a frame, on a machine "
                f"{self.slowness:.2f} times as slow as the reference; {self.elements} elements and "
                f"{self.shapes} shapes a frame, of {self.views} views")

    def complaints(self):
        if self.loading > LOADING * self.slowness:
            yield f"loading takes {self.loading:.0f} ms of processor time"
        if self.frame > FRAME * self.slowness:
            yield f"a frame takes {self.frame:.1f} ms of processor time"
        if self.elements > ELEMENTS:
            yield f"a frame makes {self.elements} elements"
        if self.shapes > SHAPES:
            yield f"a frame draws {self.shapes} shapes"


def measure(walk):
    """What it costs to load a page and to go through its timeline."""
    walk.open()
    loading = walk.browser.processor_time()
    # Before and after, and the lower one of both: what disturbs one of them lasts no time.
    references = [walk.timed(REFERENCE)]
    frame = min(walk.timed(PLAY) for _ in range(3)) / FRAMES
    references.append(walk.timed(REFERENCE))
    return Effort(loading, frame, walk.run(COUNT), max(min(references) / REFERENCE_TIME, 1))


def blindness(walk):
    """What the bounds do not see on pages that were slowed down on purpose."""
    text = walk.page.read_text()
    slowed = {
        "draws each frame twice": ("  paintScene(context, scene(), g,",
                                   "  paintScene(context, scene(), g, [0, 0, 1e4, 1e4]);\n"
                                   "  paintScene(context, scene(), g,"),
        "builds the outline at each frame": ("function renderTimeline() {",
                                             "function renderTimeline() {\n  renderOutline();"),
        "computes each frame forty times": ("  const g = shown();\n  const [w, h] = state().size;\n  const radius",
                                            "  for (let i = 0; i < 40; i++) { scene().cache.clear(); shown(); }\n"
                                            "  const g = shown();\n  const [w, h] = state().size;\n  const radius"),
    }
    for what, (before, after) in slowed.items():
        if before not in text:
            yield f"the page has no place to slow it down: {what}"
            continue
        mutant = walk.page.with_name("slowed.html")
        mutant.write_text(text.replace(before, after, 1))
        found = measure(Walk(walk.browser, mutant))
        mutant.unlink()
        print(f"a page that {what}: {found}", file=sys.stderr)
        if not list(found.complaints()):
            yield f"the bounds are blind to a page that {what}"


def walk_five_thousand(walk):
    walk.open()
    loading = walk.browser.processor_time()
    slowness = max(walk.timed(REFERENCE) / REFERENCE_TIME, 1)
    walk.expect(loading <= 4 * LOADING * slowness, f"loading takes {loading:.0f} ms of processor time")
    started = walk.browser.processor_time()
    walk.key("n")
    walk.key("ArrowDown")
    key = (walk.browser.processor_time() - started) / 2
    walk.expect(key <= KEY * slowness, f"a key takes {key:.0f} ms of processor time")
    print(f"{walk.page.name}: {walk.page.stat().st_size} bytes; processor time {loading:.0f} ms to load, "
          f"{key:.0f} ms a key", file=sys.stderr)


FRAMES = 60
# Sixty frames of the timeline, one after the other.
PLAY = """(async () => {
  const numbers = document.querySelector('.number');
  const count = Number(numbers.max) + 1;
  for (let i = 1; i <= 60; i++) {
    numbers.value = i % count;
    numbers.dispatchEvent(new Event('change'));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
})()"""

# The most elements that one of twenty frames puts into the page, the most shapes and texts that it
# draws, and the number of views.
COUNT = """(async () => {
  let made = 0;
  let drawn = 0;
  const drawing = CanvasRenderingContext2D.prototype;
  const own = {};
  for (const name of ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'clip', 'drawImage']) {
    own[name] = drawing[name];
    drawing[name] = function (...values) {
      drawn += 1;
      return own[name].apply(this, values);
    };
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const node of record.addedNodes) {
      made += 1 + (node.querySelectorAll?.('*').length ?? 0);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const numbers = document.querySelector('.number');
  const count = Number(numbers.max) + 1;
  let most = 0;
  let shapes = 0;
  for (let i = 1; i <= 20; i++) {
    made = drawn = 0;
    numbers.value = i % count;
    numbers.dispatchEvent(new Event('change'));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    most = Math.max(most, made);
    shapes = Math.max(shapes, drawn);
  }
  observer.disconnect();
  Object.assign(drawing, own);
  const session = JSON.parse(document.getElementById('session').textContent);
  return [most, shapes, session.sources[0].scenes[0].nodes.length];
})()"""

# Work like a page's, numbers, texts and small objects, that no page of ours changes.
REFERENCE = """(() => {
  let text = '';
  let sum = 0;
  for (let round = 0; round < 400; round++) {
    const items = Array.from({ length: 1000 }, (_, i) => ({ key: (i * 7919 + round) % 1009, x: i / 3 }));
    items.sort((a, b) => a.key - b.key);
    for (const item of items) sum += Math.round(item.x * 100) / 100;
    text = `${items[round % 1000].key} ${sum.toFixed(2)} ${text.slice(0, 200)}`;
  }
  return text.length;
})()"""


def check_looks(walk, screenshots):
    """Contrast, width, names and roles at both widths and in both schemes."""
    script = (HERE.parent / "report-check.d" / "checks.js").read_text()
    for width in WIDTHS:
        for scheme in SCHEMES:
            walk.open("#s=0.0&n=1", width, scheme)
            walk.key("n")
            for tab in ("canvas", "outline", "details") if width < 600 else ("canvas",):
                walk.run(f"document.querySelector('[data-tab={tab}]')?.click()")
                walk.settle()
                result = walk.run(script)
                for what in result["complaints"]:
                    walk.expect(False, f"{width} px {scheme} {tab}: {what}")
                if screenshots:
                    walk.browser.screenshot(
                        screenshots / f"{walk.page.stem}-{width}-{scheme}-{tab}.png")
            print(f"{walk.page.name}: {width} px {scheme}: least contrast {result['least']:.2f}",
                  file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    path = find_browser()
    if path is None:
        print("view-check: no Chromium; install Debian's package chromium", file=sys.stderr)
        return 69
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    browser = Browser(path)
    complaints = []
    try:
        walks = [("document.html", (walk_document, walk_search)), ("timeline.html", (walk_timeline,)),
                 ("thousand.html", (walk_thousand,)), ("five-thousand.html", (walk_five_thousand,)),
                 ("gallery.html", ())]
        for name, steps in walks:
            walk = Walk(browser, options.folder / name)
            for step in steps:
                try:
                    step(walk)
                except BrowserError as error:
                    walk.expect(False, f"{step.__name__}: {error}")
                complaints += [f"{name}: {what}" for what in console_complaints(browser.events)]
            if name in ("document.html", "timeline.html", "gallery.html"):
                check_looks(walk, options.screenshots)
                complaints += [f"{name}: {what}" for what in console_complaints(browser.events)]
            if name == "thousand.html":
                complaints += blindness(walk)
            complaints += walk.complaints
        for what in complaints:
            print(what)
        print(f"{len(walks)} pages, {len(complaints)} complaints")
        return 1 if complaints else 0
    finally:
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
