"""Lays one feed out by our engine, Yoga and Taffy and prints the table; see scripts/peers."""

import argparse
import os
import statistics
import subprocess
import sys

from building import (
    BUILD, HERE, TIMEOUT, Failure, build_ours, compiler, exit_with, python_with, run, sources)

POGA = "poga-0.1.19"
STEPS = ["build", "start", "landscape", "portrait", "last-text", "first-text"]
TREES = ["nested", "flat"]
# Points; all sizes are whole halves, which floating-point numbers of 32 bits hold up to 8 million.
TOLERANCE = 0.01
# Our programs ask for huge pages by themselves; the C library's allocator does when it is asked to.
HUGE_PAGES = {"GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}


def build_yoga():
    """Our driver, compiled with the sources of Yoga in poga's source distribution."""
    driver, source = BUILD / "yoga_feed", HERE / "yoga_feed.cpp"
    if not driver.exists() or driver.stat().st_mtime < source.stat().st_mtime:
        folder = sources("yoga", POGA, "src/poga/deps/yoga/") / "src" / "poga" / "deps"
        run([compiler(), "-O3", "-DNDEBUG", "-std=c++17", "-Wall", "-isystem", folder, "-o", driver,
             source, *sorted(folder.rglob("*.cpp"))], "compiling Yoga's driver")
    return [driver]


def build_taffy():
    """The start of our driver's command: a Python with Taffy in it, and the driver."""
    python = python_with("taffy", "stretchable")
    question = ("import sysconfig as s; print(s.get_paths()['include']);"
                "print(s.get_config_var('EXT_SUFFIX'))")
    headers, suffix = run([python, "-c", question], "asking for Python's headers").split()
    module, source = BUILD / f"measure_text{suffix}", HERE / "measure_text.c"
    if not module.exists() or module.stat().st_mtime < source.stat().st_mtime:
        run([compiler(), "-x", "c", "-O2", "-shared", "-fPIC", "-Wall", f"-I{headers}", source,
             "-o", module], "compiling Taffy's measure function (Python's headers are needed)")
    return [python, HERE / "taffy_feed.py"]


def peers(leaves):
    """The commands of the others by name; who cannot be had is left out with a sentence."""
    commands = {}
    for name, build, rest in (("yoga", build_yoga, []), ("taffy", build_taffy, [BUILD])):
        try:
            command = build()
        except (Failure, OSError, subprocess.CalledProcessError) as error:
            print(f"peers: {name} is left out: {error}", file=sys.stderr)
            continue
        for tree in TREES:
            commands[f"{name} {tree}"] = [*command, tree, leaves, *rest]
    return commands


def play(name, command, variables):
    """One run in a process of its own: milliseconds by step, all of them, and frames by step."""
    output = run(command, f"laying out by {name}", timeout=TIMEOUT, env={**os.environ, **variables})
    times, frames = {}, {}
    for line in output.splitlines():
        kind, step, *rest = line.split()
        # We make the views, then the constraints: a tree of styles is made in one go.
        step = {"activate": "build"}.get(step, step)
        if kind == "time" and step == "build" and step in times:
            times[step][-1] += int(rest[0]) / 1e6
        elif kind == "time":
            times.setdefault(step, []).append(int(rest[0]) / 1e6)
        elif kind == "frames":
            frames[step] = [float(number) for number in rest]
    return times, frames


def difference(reference, other):
    """Where the frames of another differ from ours; None where they do not."""
    for step, ours in reference.items():
        theirs = other.get(step, [])
        if len(theirs) != len(ours):
            return f"{len(theirs)} numbers instead of {len(ours)} after {step}"
        for index, (one, two) in enumerate(zip(ours, theirs)):
            if not abs(one - two) <= TOLERANCE:
                row, place = divmod(index, 24)
                view = ("row", "avatar", "name", "body", "like", "share")[place // 4]
                return f"{view} {row} after {step}: {'xywh'[place % 4]} is {two:g} instead of {one:g}"
    return None


def main():
    parser = argparse.ArgumentParser(prog="scripts/peers --layout", description=__doc__)
    parser.add_argument("--layout", action="store_true")
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--huge-pages", action="store_true",
                        help="run the others with their memory in huge pages, as ours has by itself")
    try:
        options = parser.parse_args()
    except SystemExit as error:
        raise SystemExit(64 if error.code else 0) from None
    if options.rounds < 1 or options.rows < 2 or options.seed < 0:
        raise Failure("--rounds needs a number above 0, --rows above 1, --seed one of at least 0", 64)

    BUILD.mkdir(exist_ok=True)
    ours = build_ours("layout-peers")
    leaves = BUILD / f"feed-{options.rows}-{options.seed}.txt"
    feed = [options.rows, options.seed]
    leaves.write_text(run([ours, "leaves", *feed], "writing the feed's sizes"), encoding="utf-8")
    commands = {"ours": [ours, "play", *feed], **peers(leaves)}

    times, frames = {}, {}
    for _ in range(options.rounds):
        for name, command in commands.items():
            taken, frames[name] = play(name, command, HUGE_PAGES if options.huge_pages else {})
            for step, values in taken.items():
                times.setdefault(name, {}).setdefault(step, []).extend(values)
    medians = {name: {step: statistics.median(values) for step, values in row.items()}
               for name, row in times.items()}
    others = [name for name in commands if name != "ours"]
    print(f"A feed of {options.rows} rows: milliseconds of thread time, medians of {options.rounds} "
          "processes; then ours over that of each other.")
    print(f"{'step':<12}" + "".join(f"{name:>14}" for name in commands)
          + "".join(f"{'/ ' + name:>15}" for name in others))
    for step in STEPS:
        mine = medians["ours"][step]
        cells = [f"{medians[name][step]:>14.3f}" if step in medians[name] else f"{'-':>14}"
                 for name in commands]
        ratios = [f"{mine / medians[name][step]:>15.3f}" if step in medians[name] else f"{'-':>15}"
                  for name in others]
        print(f"{step:<12}" + "".join(cells) + "".join(ratios))
    differing = False
    for name in others:
        found = difference(frames["ours"], frames[name])
        differing = differing or found is not None
        print(f"{name}: {found or 'every frame as ours'}")
    return 1 if differing else 0


if __name__ == "__main__":
    exit_with(main)
