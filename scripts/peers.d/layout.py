"""Lays scenes out by our engine, Yoga and Taffy and prints the tables; see scripts/peers."""

import argparse
import os
import statistics

from building import BUILD, TIMEOUT, Failure, build_ours, exit_with, run
from layout_drivers import drivers
from scenes import SCENES

# Points; all sizes are whole halves, which floating-point numbers of 32 bits hold up to 8 million.
TOLERANCE = 0.01
# All engines have their memory in pages of one kind. Our programs ask for huge ones by themselves, the C
# library's allocator does when it is asked to.
SMALL_PAGES = {"MALLOC_CONF": "thp:default"}
HUGE_PAGES = {"GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}


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


def difference(scene, reference, other):
    """Where the frames of another differ from ours; None where they do not."""
    for step, ours in reference.items():
        theirs = other.get(step, [])
        if len(theirs) != len(ours):
            return f"{len(theirs)} numbers instead of {len(ours)} after {step}"
        for index, (one, two) in enumerate(zip(ours, theirs)):
            if not abs(one - two) <= TOLERANCE:
                view, side = scene.view(index // 4), "xywh"[index % 4]
                return f"{view} after {step}: {side} is {two:g} instead of {one:g}"
    return None


def print_table(steps, names, medians):
    """Prints the medians of every step, then ours over those of each other."""
    others = [name for name in names if name != "ours"]
    label = max(12, *(len(step) + 1 for step in steps))
    width = max(14, *(len(name) + 2 for name in names))
    print(f"{'step':<{label}}" + "".join(f"{name:>{width}}" for name in names)
          + "".join(f"{'/ ' + name:>{width + 1}}" for name in others))
    for step in steps:
        mine = medians["ours"][step]
        cells = [f"{medians[name][step]:>{width}.3f}" if step in medians[name] else f"{'-':>{width}}"
                 for name in names]
        ratios = [f"{mine / medians[name][step]:>{width + 1}.3f}" if step in medians[name]
                  else f"{'-':>{width + 1}}" for name in others]
        print(f"{step:<{label}}" + "".join(cells) + "".join(ratios))


def read_options():
    """The command line, checked."""
    parser = argparse.ArgumentParser(prog="scripts/peers --layout", description=__doc__)
    parser.add_argument("--layout", action="store_true")
    parser.add_argument("--scene", choices=[*SCENES, "all"], default="feed")
    parser.add_argument("--rows", type=int, help="the size of the scene; of a spreadsheet in cells")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--huge-pages", action="store_true",
                        help="run all engines with their memory in huge pages")
    try:
        options = parser.parse_args()
    except SystemExit as error:
        raise SystemExit(64 if error.code else 0) from None
    names = list(SCENES) if options.scene == "all" else [options.scene]
    if options.rows is not None and len(names) > 1:
        raise Failure("--rows is the size of one scene: name it with --scene", 64)
    least = max(SCENES[name].least for name in names)
    too_small = options.rows is not None and options.rows < least
    if options.rounds < 1 or too_small or options.seed < 0:
        raise Failure(f"--rounds needs a number above 0, --rows one of at least {least}, --seed "
                      "one of at least 0", 64)
    return options, names


def compare(name, ours, options):
    """Plays one scene by all engines and prints its table; whether frames differ."""
    scene = SCENES[name]
    rows = scene.size if options.rows is None else options.rows
    leaves = BUILD / f"{name}-{rows}-{options.seed}.txt"
    played = [rows, options.seed, name]
    leaves.write_text(
        run([ours, "leaves", *played], "writing the sizes of the scene"), encoding="utf-8")
    commands = {"ours": [ours, "play", *played], **drivers(name, scene, leaves)}

    pages = HUGE_PAGES if options.huge_pages else SMALL_PAGES
    times, frames = {}, {}
    for _ in range(options.rounds):
        for engine, command in commands.items():
            taken, frames[engine] = play(engine, command, pages)
            for step, values in taken.items():
                times.setdefault(engine, {}).setdefault(step, []).extend(values)
    medians = {engine: {step: statistics.median(values) for step, values in row.items()}
               for engine, row in times.items()}
    print(f"A {name} of {rows} {scene.unit}: milliseconds of thread time, medians of "
          f"{options.rounds} processes; then ours over that of each other.")
    print_table(scene.steps, list(commands), medians)
    differs = False
    for engine in commands:
        if engine == "ours":
            continue
        found = difference(scene, frames["ours"], frames[engine])
        differs = differs or found is not None
        print(f"{engine}: {found or 'every frame as ours'}")
    return differs


def main():
    options, names = read_options()
    BUILD.mkdir(exist_ok=True)
    ours = build_ours("layout-peers")
    return 1 if any([compare(name, ours, options) for name in names]) else 0


if __name__ == "__main__":
    exit_with(main)
