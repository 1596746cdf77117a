"""Runs the oracle: see scripts/oracle."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import time
import venv

import exact

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build-oracle"
REQUIREMENTS = ROOT / "scripts" / "peers.d" / "requirements-highs.txt"
LARGEST = 1e9  # HiGHS has tolerances of 1e-9 and cannot judge larger numbers; certificates do.
HIGHS_SLACK = 1000.0  # HiGHS meets rows within 1e-9; what differs by more is judged exactly.
RANGES = 6  # For how many unknowns of a system HiGHS looks whether they are determined.
EXACT_SECONDS = 60.0  # For one exact solution.
SHRINK_ATTEMPTS = 300
SHRUNK = 40  # How many differences of one sort and kind are made small, to be judged exactly.


class Failure(Exception):
    """Ends the run with a sentence and an exit status."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


def run(command, what, status=70, **options):
    """Runs a command and returns its output."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-5:])
        raise Failure(f"{what} failed:\n{tail}", 64 if done.returncode == 64 else status)
    return done.stdout


def enter_environment():
    """Continues in a Python of its own with HiGHS in it; returns when already there."""
    python = BUILD / "venv" / "bin" / "python"
    if pathlib.Path(sys.prefix) == BUILD / "venv":
        return
    if not python.exists():
        venv.create(BUILD / "venv", with_pip=True)
    if subprocess.run([python, "-c", "import highspy"], capture_output=True).returncode != 0:
        print("oracle: getting HiGHS from the package index", file=sys.stderr)
        run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:",
             "-r", REQUIREMENTS], "getting HiGHS from the package index", 69)
    os.execv(python, [str(python), __file__, *sys.argv[1:]])


def build_program():
    run(["swift", "build", "-c", "release", "--product", "solver-oracle"], "building solver-oracle", cwd=ROOT)
    path = run(["swift", "build", "-c", "release", "--show-bin-path"], "asking for the build's folder", cwd=ROOT)
    return pathlib.Path(path.strip()) / "solver-oracle"


def largest_number(system):
    numbers = [abs(value) for value in system["values"]]
    for row in system["rows"]:
        numbers += [abs(row[2])] + [abs(value) for value in row[4][1::2]]
    return max(numbers, default=0.0)


def difference(system):
    """Where HiGHS differs from an answer, or None; raises Undecided when it cannot tell."""
    import linear_programs
    program = linear_programs.Program(system)
    allowed = {priority: HIGHS_SLACK * slack for priority, _, slack in system["sums"]}
    value_allowed = [HIGHS_SLACK * slack for slack in system["allowed"]]
    sums = program.sums()
    broken = any(row[3] for row in system["rows"])
    for priority, found, _ in system["sums"]:
        if priority == 1000 and broken:
            continue  # Counts the residuals of broken rows, which are outside the optimisation.
        if abs(found - sums.get(priority, 0.0)) > allowed[priority]:
            return f"the sum at {priority:g} is {found:.12g}, {sums[priority]:.12g} by HiGHS"
    if system["free"] is None:
        return None
    free = set(system["free"])
    chosen = list(range(len(system["values"])))
    random.Random(len(chosen)).shuffle(chosen)
    for unknown in chosen[:RANGES]:
        low, high = program.value_range(unknown)
        width = None if low is None or high is None else high - low
        slack = value_allowed[unknown]
        if unknown in free and width is not None and width <= exact.NO_RANGE:
            return f"unknown {unknown} is reported as free, and is {low:.12g} by HiGHS"
        if unknown not in free and (width is None or width > slack):
            return f"unknown {unknown} is reported as determined, from {low} to {high} by HiGHS"
        value = system["values"][unknown]
        if low is not None and value < low - slack or high is not None and value > high + slack:
            return f"unknown {unknown} is {value:.12g}, from {low} to {high} by HiGHS"
    return None


def exact_verdict(system):
    """'right', 'wrong: …' or 'undecided' by rational arithmetic."""
    try:
        wrong = exact.judge(system, EXACT_SECONDS)
    except exact.TooLong:
        return "undecided: exact arithmetic takes too long"
    return "right" if wrong is None else f"wrong: {wrong}"


def agree_on_conflicts(answers, message):
    """Whether answers differ in conflicts by no more than numbers can decide."""
    systems = [answer for answer in answers if answer["type"] == "system"]
    same = len({json.dumps([row[3] for row in system["rows"]]) for system in systems}) == 1
    if same and not message.startswith("conflicts"):
        return True
    try:
        return all(exact.leaves_conflicts_open(system, EXACT_SECONDS) for system in systems)
    except exact.TooLong:
        return False


class Share:
    """One process's share of the timelines."""

    def __init__(self, options, offset):
        self.options = options
        self.offset = offset
        self.findings = []
        self.counts = dict.fromkeys(
            ("timelines", "solves", "certified", "refusals", "highs", "highs_agree", "highs_rounding",
             "highs_undecided", "highs_beyond", "rounding"), 0)

    def systems(self, file, strategy, last=True):
        output = subprocess.run(
            [self.options["program"], "systems", file, "--strategy", strategy] + (["--last"] if last else []),
            capture_output=True, text=True)
        return [json.loads(line) for line in output.stdout.splitlines()]

    def play(self):
        options = self.options
        command = [
            options["program"], "check", "--kind", options["kind"], "--strategy", options["strategy"],
            "--seed", options["seed"], "--count", options["count"], "--stride", options["jobs"],
            "--offset", self.offset, "--systems-every", options["every"], "--keep", options["keep"],
            "--shrunk", SHRUNK]
        process = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, text=True)
        for line in process.stdout:
            event = json.loads(line)
            if event["type"] == "counts":
                for name in ("timelines", "solves", "certified", "refusals"):
                    self.counts[name] = event[name]
            elif event["type"] == "system":
                self.check(event)
            else:
                self.take(event)
        if process.wait() != 0:
            self.findings.append(f"solver-oracle ended with status {process.returncode}")
        return self.findings, self.counts

    def take(self, event):
        """A finding of the Swift side: exact arithmetic has the last word on two that differ."""
        text = (f"{event['kind']} seed {event['seed']}, line {event['line']}: {event['strategy']}: "
                f"{event['sort']}: {event['message']}")
        file = event["file"]
        if file and event["sort"] in ("disagreement", "uncertified"):
            answers = self.systems(file, event["strategy"].replace("/", ","))
            verdicts = {answer["strategy"]: exact_verdict(answer)
                        for answer in answers if answer["type"] == "system"}
            if (event["sort"] == "disagreement" and set(verdicts.values()) == {"right"}
                    and agree_on_conflicts(answers, event["message"])):
                self.counts["rounding"] += 1
                os.remove(file)
                return
            text += "; exactly " + ", ".join(f"{name} is {verdict}" for name, verdict in verdicts.items())
        self.findings.append(text + (f"; kept as {file}" if file else ""))

    def check(self, system):
        """One system for HiGHS."""
        import linear_programs
        if largest_number(system) > LARGEST:
            self.counts["highs_beyond"] += 1
            return
        self.counts["highs"] += 1
        try:
            wrong = difference(system)
        except linear_programs.Undecided:
            self.counts["highs_undecided"] += 1
            return
        if wrong is None:
            self.counts["highs_agree"] += 1
            return
        verdict = exact_verdict(system)
        if verdict == "right":
            self.counts["highs_rounding"] += 1
            return
        file = self.shrink(system, verdict)
        self.findings.append(
            f"{system['origin']}, line {system['line']}: {system['strategy']}: {wrong}; {verdict}; kept as {file}")

    def shrink(self, system, verdict):
        """Leaves out lines of the timeline for as long as the last answer stays wrong."""
        kind, seed = system["origin"].split()
        text = run([self.options["program"], "print", kind, seed], "printing a timeline")
        lines = text.splitlines()[:system["line"]]
        name = f"{kind}-{seed}-{system['strategy']}-highs.trace"
        file = pathlib.Path(self.options["keep"]) / name

        def fails(candidate):
            file.write_text("\n".join(candidate) + "\n")
            answers = self.systems(file, system["strategy"])
            return bool(answers) and answers[-1]["type"] == "system" and exact_verdict(
                answers[-1]).startswith("wrong")

        attempts, length = 0, len(lines) // 2
        if verdict.startswith("wrong"):
            while length >= 1 and attempts < SHRINK_ATTEMPTS:
                start = 1
                while start < len(lines) and attempts < SHRINK_ATTEMPTS:
                    shorter = lines[:start] + lines[start + length:]
                    attempts += 1
                    if fails(shorter):
                        lines = shorter
                    else:
                        start += length
                length //= 2
        lines.insert(1, f"# kind {kind}, seed {seed}, {system['strategy']} against HiGHS: {verdict}")
        file.write_text("\n".join(lines) + "\n")
        return file


def play_share(options, offset):
    return Share(options, offset).play()


def self_test(program, seed):
    """Whether the oracle sees what it is for: right answers pass, spoilt ones do not."""
    import linear_programs
    output = run([program, "check", "--strategy", "cold", "--kind", "mixed,leftovers", "--seed", seed,
                  "--count", 60, "--systems-every", 1, "--systems-per-timeline", 2], "making systems")
    tried = passed = caught = exact_caught = spoilt_count = 0
    for line in output.splitlines():
        system = json.loads(line)
        if system["type"] != "system" or len(system["values"]) > 20 or any(row[3] for row in system["rows"]):
            continue
        tried += 1
        try:
            agrees = difference(system) is None
        except linear_programs.Undecided:
            agrees = True
        passed += agrees and exact_verdict(dict(system, free=None)) == "right"
        determined = None if system["free"] is None else [
            unknown for unknown in range(len(system["values"])) if unknown not in system["free"]]
        if not determined:
            continue
        spoilt_count += 1
        # One determined value is moved by one; the sums follow.
        spoilt = json.loads(line)
        spoilt["values"][determined[0]] += 1.0
        spoilt["free"] = None
        exact_caught += exact_verdict(spoilt).startswith("wrong")
        sums = [[priority, total + 0.5, allowed] for priority, total, allowed in system["sums"]]
        caught += difference(dict(system, sums=sums)) is not None
    print(f"self-test: {passed} of {tried} right answers pass; of {spoilt_count} spoilt ones HiGHS sees {caught}, "
          f"exact arithmetic {exact_caught}")
    return tried > 0 and spoilt_count > 0 and passed == tried and caught == exact_caught == spoilt_count


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/oracle", description="Random timelines, checked.")
    parser.add_argument("count", nargs="?", type=int, default=1000, help="how many timelines (1000)")
    parser.add_argument("--kind", default="all", help="kinds of timelines, by commas, or all")
    parser.add_argument("--seed", type=int, default=1, help="the first seed of each kind (1)")
    parser.add_argument("--strategy", default="all", help="strategies, by commas, or all")
    parser.add_argument("--highs-every", type=int, default=10, metavar="N",
                        help="HiGHS checks up to six systems of every N-th timeline (10); 0 for none")
    parser.add_argument("--keep", default=str(BUILD / "found"), help="the folder for shrunk traces")
    parser.add_argument("--jobs", type=int, default=2, help="processes side by side (2)")
    parser.add_argument("--program", help="a solver-oracle that is built already")
    parser.add_argument("--self-test", action="store_true", help="check the oracle itself")
    try:
        chosen = parser.parse_args()
    except SystemExit as end:
        sys.exit(64 if end.code else 0)
    if chosen.count < 0 or chosen.jobs < 1 or chosen.highs_every < 0 or chosen.seed < 0:
        print("oracle: counts are 0 or more, --jobs 1 or more", file=sys.stderr)
        sys.exit(64)
    return chosen


def main():
    chosen = arguments()
    enter_environment()
    program = str(chosen.program or build_program())
    if chosen.self_test:
        return 0 if self_test(program, chosen.seed) else 1
    keep = pathlib.Path(chosen.keep)
    keep.mkdir(parents=True, exist_ok=True)
    options = {
        "program": program, "kind": chosen.kind, "strategy": chosen.strategy, "seed": chosen.seed,
        "count": chosen.count, "jobs": chosen.jobs, "every": chosen.highs_every, "keep": str(keep)}
    # A word that is wrong is answered once, before anything runs side by side.
    run([program, "check", "--kind", chosen.kind, "--strategy", chosen.strategy, "--count", 0],
        "reading the command line", 64)
    print(f"oracle: {chosen.count} timelines, kinds {chosen.kind}, seeds from {chosen.seed}, "
          f"strategies {chosen.strategy}", flush=True)
    start = time.monotonic()
    findings, totals = [], {}
    with concurrent.futures.ProcessPoolExecutor(chosen.jobs) as pool:
        for found, counts in pool.map(play_share, [options] * chosen.jobs, range(chosen.jobs)):
            findings += found
            for name, count in counts.items():
                totals[name] = totals.get(name, 0) + count
    for finding in findings:
        print(f"finding: {finding}")
    print(f"solves: {totals['solves']}, certified {totals['certified']}, refused where that is allowed "
          f"{totals['refusals']}; differences between strategies by rounding alone: {totals['rounding']}")
    print(f"HiGHS: {totals['highs']} systems, {totals['highs_agree']} agree, {totals['highs_rounding']} differ by "
          f"rounding alone, {totals['highs_undecided']} it cannot decide; {totals['highs_beyond']} beyond {LARGEST:g}"
          f" left to certificates")
    print(f"findings: {len(findings)} in {totals['timelines']} timelines, {time.monotonic() - start:.0f} s")
    return 1 if findings else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        print(f"oracle: {failure}", file=sys.stderr)
        sys.exit(failure.status)
