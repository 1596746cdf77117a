"""Makes a folder of run records that a report has something to say about.

Takes one real record and derives a history from it: the same cases measured at earlier commits,
on a second machine once, with a slowdown that came with one of the commits and the work that
explains it, a second strategy, and a sweep over sizes. Everything is seeded: the same record gives
the same folder. The figures are made up and say so: the processor is called "Example".
"""

import copy
import json
import pathlib
import random
import statistics
import sys

COMMITS = ["a1c0ffee", "b2d1ce00", "c3dec0de", "d4fab1e0", "e5face00", "f6ace000", "07beef00"]
SLOWER_SINCE = 4
OTHER_MACHINE = 2


def summarise(samples):
    ordered = sorted(samples)
    median = statistics.median(ordered)

    def percentile(share):
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    return {
        "minimum": ordered[0],
        "median": median,
        "medianAbsoluteDeviation": statistics.median(abs(s - median) for s in ordered),
        "p95": percentile(0.95),
        "p99": percentile(0.99),
        "maximum": ordered[-1],
    }


def scale_times(case, factor, rng, step=None):
    for record in case["steps"]:
        if step is not None and record["label"] != step:
            continue
        time = record.get("time")
        if not time:
            continue
        median = time["summary"]["median"]
        count = max(20, min(len(time["samples"]), 60))
        time["samples"] = [
            round(median * factor * (1 + abs(rng.gauss(0, 0.012))), 1) for _ in range(count)
        ]
        time["summary"] = summarise(time["samples"])


def scale_work(case, step, factor):
    for record in case["steps"]:
        if record["label"] == step:
            for counter in record["work"]:
                if counter["name"] in ("pivots", "solveNonzeros", "flips"):
                    counter["count"] = int(counter["count"] * factor) + 3


def other_strategy(case, rng):
    other = copy.deepcopy(case)
    other["key"]["strategy"] = "tableau"
    scale_times(other, 6.5, rng)
    return other


def sizes(case, rng):
    base = case["key"]["size"]
    for size in (100, 300, 3000):
        if size == base:
            continue
        other = copy.deepcopy(case)
        other["key"]["size"] = size
        for record in other["steps"]:
            time = record.get("time")
            if time:
                exponent = 1.6 if record["label"] == "start" else 1.02
                time["summary"]["median"] *= (size / base) ** exponent
        scale_times(other, 1, rng)
        yield other


def largest_of_one_strategy(cases):
    """One case of each scenario: of the first strategy, on one queue, at its largest size."""
    strategy = cases[0]["key"]["strategy"]
    largest = {}
    for case in cases:
        key = case["key"]
        if key["strategy"] != strategy or key.get("queues", 1) != 1:
            continue
        known = largest.get(key["scenario"])
        if known is None or key.get("size", 0) > known["key"].get("size", 0):
            largest[key["scenario"]] = case
    return list(largest.values())


def main(source, folder):
    rng = random.Random(20261121)
    original = json.loads(pathlib.Path(source).read_text())
    # The second strategy and the sizes are made up below; a record may have them already.
    original["cases"] = largest_of_one_strategy(original["cases"])
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for index, commit in enumerate(COMMITS):
        record = copy.deepcopy(original)
        record["id"] = f"{index:08x}"
        record["date"] = f"2026-11-{10 + index:02d}T04:00:00Z"
        record["build"]["commit"] = (commit * 5)[:40]
        record["build"]["binaryHash"] = f"{index + 1:016x}"
        record["machine"]["processor"] = "Example 9000" if index != OTHER_MACHINE else "Example 8000"
        if len(sys.argv) > 3:
            record["cases"] = [c for c in record["cases"] if c["key"]["scenario"] in sys.argv[3:]]
        cases = []
        for case in record["cases"]:
            scale_times(case, 1.3 if index == OTHER_MACHINE else 1.0, rng)
            if index >= SLOWER_SINCE and case["key"]["scenario"] == "feed":
                scale_times(case, 1.42, rng, "landscape")
                scale_work(case, "landscape", 1.4)
                scale_times(case, 1.12, rng, "portrait")
                case["allocations"][0]["requests"] += 120
            if index >= SLOWER_SINCE and case["key"]["scenario"] == "chat":
                scale_times(case, 0.8, rng, "keyboard-shown")
            cases.append(case)
            if case["key"]["scenario"] in ("feed", "dashboard", "two-page-scroll"):
                cases.append(other_strategy(case, rng))
            if case["key"]["scenario"] == "feed":
                cases.extend(sizes(case, rng))
        record["cases"] = cases
        name = record["date"].replace("-", "").replace(":", "")
        path = target / f"{name}-{record['build']['commit'][:9]}-{record['id']}.json"
        path.write_text(json.dumps(record, sort_keys=True))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
