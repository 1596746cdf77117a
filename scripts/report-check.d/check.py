"""Opens pages of `bench report` in a real browser and says what is wrong with them.

    check.py [--screenshots DIR] PAGE...

Exit status: 0 nothing; 1 complaints; 69 no browser is installed.
"""

import argparse
import pathlib
import shutil
import sys
import tempfile

from browser import Browser, BrowserError, find_browser

WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")
LARGEST = 2_000_000
# The page of layouts beside a report.
LARGEST_VIEWER = 9_000_000
HERE = pathlib.Path(__file__).parent


def console_complaints(events):
    """Errors that the page told the console, and whatever it asked the network for."""
    for event in events:
        params = event["params"]
        if event["method"] == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            thrown = details.get("exception", {}).get("description", "")
            yield f"exception: {details.get('text')} {thrown}".rstrip()
        elif event["method"] == "Runtime.consoleAPICalled" and params["type"] in ("error", "assert"):
            yield f"console: {[a.get('value') for a in params['args']]}"
        elif event["method"] == "Log.entryAdded" and params["entry"]["level"] == "error":
            yield f"log: {params['entry']['text']}"
        elif event["method"] == "Network.requestWillBeSent":
            url = params["request"]["url"]
            if not url.startswith(("file:", "data:")):
                yield f"asks the network for {url}"


def keyboard_complaints(browser):
    """What cannot be done without a mouse."""
    browser.tab()
    if browser.evaluate("document.activeElement.className") != "skip":
        yield "the first Tab does not reach the link that skips to the figures"
    browser.enter()
    if browser.evaluate("location.hash") != "#main":
        yield "the skip link does not skip"

    browser.evaluate("document.querySelector('nav a').focus()")
    target = browser.evaluate("document.activeElement.hash")
    browser.enter()
    if browser.evaluate("location.hash") != target:
        yield f"Enter does not follow the link to {target}"
    inside = f"(() => {{ const b = document.querySelector('{target}').getBoundingClientRect();" \
             " return b.top >= -1 && b.top < innerHeight })()"
    if not browser.evaluate(inside):
        yield f"{target} is out of sight after its link was followed"

    ringless = browser.evaluate("""(() => {
      const bad = [];
      for (const one of document.querySelectorAll('a, button, summary, input, select, .scroll')) {
        if (one.closest('[hidden]') || !one.checkVisibility()) continue;
        one.focus({focusVisible: true, preventScroll: true});
        if (document.activeElement !== one) bad.push('no focus: ' + one.outerHTML.slice(0, 80));
        else if (getComputedStyle(one).outlineStyle === 'none')
          bad.push('no ring: ' + one.outerHTML.slice(0, 80));
      }
      return bad.slice(0, 5);
    })()""")
    yield from ringless

    # Sorting: Tab from the filter's output reaches the first heading's button.
    for table in browser.evaluate(
            "[...document.querySelectorAll('table.sortable')].filter(t => t.checkVisibility())"
            ".slice(0, 3).map((t, i) => t.id || (t.id = 'sorted-' + i))"):
        browser.evaluate(
            f"document.querySelector('#{table}').closest('.scroll').focus()")
        browser.tab()
        if browser.evaluate("document.activeElement.tagName") != "BUTTON":
            yield f"Tab does not reach the headings of {table}"
            continue
        browser.enter()
        sorted_rows = f"""(() => {{
          const t = document.querySelector('#{table}');
          const keys = [...t.tBodies[0].rows].map(r => r.cells[0].textContent.trim());
          const want = [...keys].sort((a, b) => a.localeCompare(b));
          return t.tHead.rows[0].cells[0].ariaSort + ' '
            + (keys.join() === want.join() || keys.join() === want.reverse().join());
        }})()"""
        if browser.evaluate(sorted_rows) != "ascending true":
            yield f"Enter does not sort {table}: {browser.evaluate(sorted_rows)}"

    # Filters: the slash key reaches one, typing hides rows, Escape shows them again.
    for index in range(browser.evaluate("document.querySelectorAll('.filter input').length")):
        browser.evaluate(f"document.querySelectorAll('.filter input')[{index}].focus()")
        holder = ("(() => { const f = document.querySelectorAll('.filter')[%d];"
                  " const h = document.getElementById(f.dataset.table ?? f.dataset.list);"
                  " return [...(h.tBodies ? h.tBodies[0].rows : h.children)]"
                  ".filter(r => !r.hidden).length })()" % index)
        before = browser.evaluate(holder)
        browser.type("zqx")
        if browser.evaluate(holder) != 0:
            yield f"filter {index} does not hide what does not fit"
        browser.escape()
        if browser.evaluate(holder) != before:
            yield f"Escape does not clear filter {index}"
    browser.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    browser.press("/", "Slash", 191, "/")
    if browser.evaluate("document.activeElement.type") != "search":
        yield "the slash key does not reach a filter"


def viewer_complaints(browser, page):
    """Where a report's links to other files lead: to the layout of the scenario that they stand at."""
    browser.open(page, 1280, 900, "light")
    links = browser.evaluate("""[...document.querySelectorAll('a[href]')]
      .map(a => [a.getAttribute('href'), a.closest('article')?.querySelector('h3')?.textContent ?? ''])
      .filter(([href]) => !href.startsWith('#'))""")
    files = {href.split("#")[0] for href, _ in links}
    for name in sorted(files):
        target = page.parent / name
        if not target.is_file():
            yield f"a link to {name}, which is not there"
            return
        if target.stat().st_size > LARGEST_VIEWER:
            yield f"{name} has {target.stat().st_size} bytes"
    # The first and the last scenario, each at its start and at a step.
    chosen = {}
    for href, scenario in links:
        if scenario:
            chosen.setdefault((scenario, "&t=" in href), href)
    picked = list(chosen.items())
    for (scenario, is_step), href in picked[:2] + picked[-2:]:
        browser.open(page, 1280, 900, "light")
        browser.evaluate(f"[...document.querySelectorAll('a')].find("
                         f"a => a.getAttribute('href') === {href!r}).click()")
        browser.wait_until("document.documentElement.dataset.ready === 'yes'")
        # The fragment is read, and what it says is painted, within two frames.
        browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        shown = browser.evaluate("document.querySelector('#pickers select').selectedOptions[0].textContent")
        if shown != scenario:
            yield f"{href} shows {shown}, not {scenario}"
        frame = browser.evaluate("Number(document.querySelector('.number').value)")
        if is_step and not href.endswith(f"&t={frame}"):
            yield f"{href} shows frame {frame}"
        if browser.evaluate("document.querySelector('.home')?.getAttribute('href')") != page.name:
            yield f"{href} does not lead back"
        yield from console_complaints(browser.events)
    if picked:
        browser.evaluate("document.querySelector('.home').click()")
        browser.wait_until(f"location.pathname.endsWith('/{page.name}') && document.querySelector('h1') !== null")


def complaints_without_script(browser, page):
    """What is missing when scripts do not run."""
    browser.open(page, 1280, 900, "light", script=False)
    root = browser.call("DOM.getDocument", depth=0)["root"]["nodeId"]

    def boxes(selector):
        found = browser.call("DOM.querySelectorAll", nodeId=root, selector=selector)["nodeIds"]
        shown = 0
        for node in found:
            try:
                browser.call("DOM.getBoxModel", nodeId=node)
                shown += 1
            except BrowserError:
                pass
        return shown

    if boxes("h1") != 1 or boxes(".answers > div") < 1:
        yield "without a script there is no verdict"
    if boxes("table, figure") == 0:
        yield "without a script there is neither table nor chart"
    if boxes(".filter") != 0:
        yield "without a script filters are shown that do nothing"


def check(browser, page, screenshots):
    """All complaints about a page."""
    found = []
    size = page.stat().st_size
    if size > LARGEST:
        found.append(f"{size} bytes")
    script = (HERE / "checks.js").read_text()
    for width in WIDTHS:
        for scheme in SCHEMES:
            place = f"{width} px {scheme}"
            browser.open(page, width, 844 if width < 600 else 900, scheme)
            if screenshots:
                name = f"{page.parent.name}-{width}-{scheme}"
                browser.screenshot(screenshots / f"{name}.png")
                if scheme == "light":
                    browser.screenshot(screenshots / f"{name}-full.png", full=True)
            for details in (False, True):
                if details:
                    browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
                result = browser.evaluate(script)
                found += [f"{place}: {what}" for what in result["complaints"]]
            if scheme == "light":
                browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = false)")
                found += [f"{place}: {what}" for what in keyboard_complaints(browser)]
            found += [f"{place}: {what}" for what in console_complaints(browser.events)]
            print(f"{page}: {place}: least contrast {result['least']:.2f} in {result['texts']} texts",
                  file=sys.stderr)
    found += viewer_complaints(browser, page)
    found += complaints_without_script(browser, page)
    return found


def blindness(browser, page):
    """What the checks do not see on a page that was broken on purpose."""
    text = page.read_text()
    broken = text.replace("--muted: #505862", "--muted: #a0a8b2").replace(
        "</main>", '<div style="width:2000px">wide</div><a href="#nowhere">x</a></main>').replace(
        '"use strict";', '"use strict"; console.error("broken on purpose");', 1).replace(
        'button.type = "button"', 'throw new Error("broken on purpose")', 1)
    # Of links to the viewer, one to a file that is not there and one to another scenario.
    broken = broken.replace("#s=0.0", "#s=1.0")
    with tempfile.TemporaryDirectory() as folder:
        mutant = pathlib.Path(folder) / "index.html"
        mutant.write_text(broken)
        if "viewer.html#" in broken:
            found = "\n".join(viewer_complaints(browser, mutant))
            if "not there" not in found:
                yield "the checks are blind: a link to a file that is not there is not seen"
            shutil.copy(page.with_name("viewer.html"), folder)
            if "shows" not in "\n".join(viewer_complaints(browser, mutant)):
                yield "the checks are blind: a link to another scenario is not seen"
        found = "\n".join(check(browser, mutant, None))
    for sign in ("px wide", "contrast", "console", "link to nowhere", "exception", "headings"):
        if sign not in found:
            yield f"the checks are blind: '{sign}' is not seen on a broken page"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    path = find_browser()
    if path is None:
        print("report-check: no Chromium; install Debian's package chromium", file=sys.stderr)
        return 69
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    browser = Browser(path)
    try:
        count = 0
        for page in options.pages:
            for what in check(browser, page, options.screenshots):
                print(f"{page}: {what}")
                count += 1
        for what in blindness(browser, options.pages[0]):
            print(what)
            count += 1
        print(f"{len(options.pages)} pages, {count} complaints")
        return 1 if count else 0
    finally:
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
