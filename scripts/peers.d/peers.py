"""Runs our strategies beside kiwi and HiGHS and prints the table; see scripts/peers."""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tarfile
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "scripts" / "peers.d"
BUILD = ROOT / ".build-peers"
KIWI = "kiwisolver-1.5.1"
TIMEOUT = 600  # Seconds for one replay.


class Failure(Exception):
    """Ends the run with a sentence and an exit status."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


def run(command, what, status=70, **options):
    """Runs a command and returns its output."""
    try:
        done = subprocess.run(
            [str(part) for part in command], capture_output=True, text=True, **options)
    except FileNotFoundError:
        raise Failure(f"{what}: '{command[0]}' is not installed", 69) from None
    except subprocess.TimeoutExpired:
        raise Failure(f"{what}: no end after {TIMEOUT} s", 70) from None
    if done.returncode != 0:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-5:])
        raise Failure(f"{what} failed:\n{tail}", status)
    return done.stdout


def compiler():
    for name in (os.environ.get("CXX"), "c++", "clang++", "g++"):
        if name and shutil.which(name):
            return name
    raise Failure("a C++ compiler (c++, clang++ or g++) is needed and not installed", 69)


def build_kiwi():
    """Our driver, compiled against the headers of kiwi's source distribution."""
    driver, source = BUILD / "kiwi_replay", HERE / "kiwi_replay.cpp"
    if driver.exists() and driver.stat().st_mtime >= source.stat().st_mtime:
        return driver
    headers = BUILD / KIWI
    if not headers.exists():
        # The source, not a wheel: a wheel has no headers. The hash is checked before anything runs.
        run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
             "--no-binary", "kiwisolver", "-r", HERE / "requirements-kiwi.txt", "-d", BUILD],
            "getting kiwi's sources from the package index", 69)
        with tarfile.open(BUILD / f"{KIWI}.tar.gz") as archive:
            # The headers only: plain files below one folder.
            for member in archive.getmembers():
                if member.isfile() and member.name.startswith(f"{KIWI}/kiwi/") and ".." not in member.name:
                    target = BUILD / member.name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(archive.extractfile(member).read())
    run([compiler(), "-O3", "-DNDEBUG", "-std=c++17", "-Wall", "-Wextra", "-isystem", headers,
         "-o", driver, source], "compiling kiwi's driver")
    return driver


def build_highs():
    """A Python of its own with HiGHS in it, or nothing."""
    python = BUILD / "venv" / "bin" / "python"
    try:
        if not python.exists():
            venv.create(BUILD / "venv", with_pip=True)
        if subprocess.run([python, "-c", "import highspy"], capture_output=True).returncode != 0:
            run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary",
                 ":all:", "-r", HERE / "requirements-highs.txt"],
                "getting HiGHS from the package index", 69)
    except (Failure, OSError, subprocess.CalledProcessError) as error:
        print(f"peers: HiGHS is left out: {error}", file=sys.stderr)
        return None
    return python


def build_ours():
    run(["swift", "build", "-c", "release", "--product", "solver-peers"],
        "building solver-peers", cwd=ROOT)
    path = run(["swift", "build", "-c", "release", "--show-bin-path"], "asking for the build's folder",
               cwd=ROOT)
    return pathlib.Path(path.strip()) / "solver-peers"


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
    ours = build_ours()
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
    try:
        sys.exit(main())
    except Failure as failure:
        print(f"peers: {failure}", file=sys.stderr)
        sys.exit(failure.status)
    except KeyboardInterrupt:
        sys.exit(130)
