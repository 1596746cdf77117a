"""Runs our strategies beside kiwi and HiGHS and prints the table; see scripts/peers."""

import argparse
import pathlib
import statistics
import subprocess
import sys

from building import (
    BUILD, HERE, TIMEOUT, Failure, build_ours, compiler, exit_with, python_with, run, sources)

KIWI = "kiwisolver-1.5.1"


def build_kiwi():
    """Our driver, compiled against the headers of kiwi's source distribution."""
    driver, source = BUILD / "kiwi_replay", HERE / "kiwi_replay.cpp"
    if driver.exists() and driver.stat().st_mtime >= source.stat().st_mtime:
        return driver
    headers = sources("kiwi", KIWI, "kiwi/")
    run([compiler(), "-O3", "-DNDEBUG", "-std=c++17", "-Wall", "-Wextra", "-isystem", headers,
         "-o", driver, source], "compiling kiwi's driver")
    return driver


def build_highs():
    """A Python of its own with HiGHS in it, or nothing."""
    try:
        return python_with("highs", "highspy")
    except (Failure, OSError, subprocess.CalledProcessError) as error:
        print(f"peers: HiGHS is left out: {error}", file=sys.stderr)
        return None


def replay(command):
    """One replay in a process of its own: times and sums by label, sums at the end, values, notes."""
    output = run(command, f"replaying {pathlib.Path(command[-1]).name}", timeout=TIMEOUT)
    result = {"times": {}, "after": {}, "violations": {}, "values": {}, "notes": []}
    for line in output.splitlines():
        kind, _, rest = line.partition(" ")
        fields = rest.split()
        if kind == "time":
            result["times"][fields[0]] = int(fields[2]) / 1000
        elif kind == "after":
            result["after"][(fields[0], float(fields[1]))] = float(fields[2])
        elif kind == "violation":
            result["violations"][float(fields[0])] = float(fields[1])
        elif kind == "value":
            result["values"][fields[0]] = float(fields[1])
        elif kind == "note":
            result["notes"].append(rest)
    return result


def difference(reference, other):
    """Where an answer differs from the reference: the first level, else a determined value."""
    for priority in sorted(reference["violations"], reverse=True):
        one, two = reference["violations"][priority], other["violations"].get(priority)
        if two is not None and abs(one - two) > 1e-4 * max(1, abs(one)):
            return f"sum at {priority:g}: {two:g} instead of {one:g}"
    labels = list(dict.fromkeys(label for label, _ in reference["after"]))
    for label, priority in sorted(
            reference["after"], key=lambda key: (labels.index(key[0]), -key[1])):
        one, two = reference["after"][label, priority], other["after"].get((label, priority))
        if two is not None and abs(one - two) > 1e-4 * max(1, abs(one)):
            return f"sum at {priority:g} after {label}: {two:g} instead of {one:g}"
    for name, value in reference["values"].items():
        if name in other["values"] and abs(other["values"][name] - value) > 1e-3:
            return f"{name}: {other['values'][name]:g} instead of {value:g}"
    return None


def measure(trace, commands, rounds):
    """The median of each solver's times by label, the solvers taking turns, and the last answers."""
    times, answers = {}, {}
    for turn in range(rounds):
        for name, command in commands.items():
            if name == "highs" and turn > 0:
                continue  # A yardstick: one reading is enough.
            result = replay([*command, trace])
            answers[name] = result
            for label, time in result["times"].items():
                times.setdefault(label, {}).setdefault(name, []).append(time)
    medians = {label: {name: statistics.median(values) for name, values in row.items()}
               for label, row in times.items()}
    return medians, answers


def print_rows(case, size, medians, names):
    for label, row in medians.items():
        cells = [f"{row[name]:>12.1f}" if name in row else f"{'-':>12}" for name in names]
        ours = [name for name in names if name not in ("kiwi", "highs")]
        ratios = [f"{row['kiwi'] / row[name]:>12.2f}" if row.get(name) and "kiwi" in row
                  else f"{'-':>12}" for name in ours]
        print(f"{case:<14}{size:>6}  {label:<8}" + "".join(cells) + "".join(ratios), flush=True)


def main():
    parser = argparse.ArgumentParser(prog="scripts/peers", description=__doc__)
    parser.add_argument("--sizes", default="100,300")
    parser.add_argument("--cases", default="")
    parser.add_argument("--strategies", default="active-set,tableau")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--no-highs", action="store_true")
    try:
        options = parser.parse_args()
    except SystemExit as error:
        raise SystemExit(64 if error.code else 0) from None
    if options.rounds < 1:
        raise Failure("--rounds needs a number above 0", 64)

    BUILD.mkdir(exist_ok=True)
    kiwi = build_kiwi()
    python = None if options.no_highs else build_highs()
    ours = build_ours("solver-peers")
    strategies = options.strategies.split(",")
    commands = {}
    for index, strategy in enumerate(strategies):
        commands[strategy] = [ours, "replay", strategy]
        if index == 0:
            commands["kiwi"] = [kiwi]
    if python:
        commands["highs"] = [python, HERE / "highs_replay.py"]

    traces = [ours, "traces", BUILD / "traces", "--sizes", options.sizes, "--seed", options.seed]
    if options.cases:
        traces += ["--cases", options.cases]
    paths = run(traces, "writing the traces", 64).split()

    names = [*strategies, "kiwi"] + (["highs"] if python else [])
    print("Microseconds of thread time a solve, medians; then the time of kiwi over that of each strategy.")
    print(f"{'case':<14}{'size':>6}  {'label':<8}" + "".join(f"{name:>12}" for name in names)
          + "".join(f"{'/' + name:>12}" for name in strategies))
    differing = False
    remarks = []
    for path in paths:
        case, _, size = pathlib.Path(path).stem.rpartition("-")
        medians, answers = measure(path, commands, options.rounds)
        print_rows(case, size, medians, names)
        reference = answers[strategies[0]]
        for name, answer in answers.items():
            remarks += [f"{case}-{size} {name}: {note}" for note in answer["notes"]]
            found = difference(reference, answer)
            if found:
                remarks.append(f"{case}-{size} {name} differs from {strategies[0]}: {found}")
                # kiwi's weights are not lexicographic; all others have to agree.
                differing = differing or name != "kiwi"
    for remark in remarks:
        print(remark)
    return 1 if differing else 0


if __name__ == "__main__":
    exit_with(main)
