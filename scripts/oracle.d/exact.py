"""The lexicographic optimum in rational numbers, without any rounding: the judge of last resort.

The active-set method of Sources/ActiveSetSolver, dense and over fractions: a vertex is n independent
active rows, multipliers are compared lexicographically over the priorities, the long-step rule walks
the breakpoints. For systems of up to a few dozen unknowns.
"""

import math
import time
from fractions import Fraction

ZERO = Fraction(0)
NO_RANGE = 1e-9  # An unknown with a range up to this is determined; above, it may be called free.
CHANGE = 1e-6  # What the contract counts as a change of a value, or as a violation.
DISTANCE, RESIDUAL, ROUNDING = 1e-8, 1e-13, 1e-14  # Those of CertificateTolerances.


class TooLong(Exception):
    """The time allowed is over."""


class System:
    """Rows over n unknowns: (level, relation, constant, {unknown: coefficient}), all fractions."""

    def __init__(self, count, rows, limit=60.0):
        self.count = count
        self.levels = sorted({row[0] for row in rows}, reverse=True)
        rank = {level: index for index, level in enumerate(self.levels)}
        last = len(self.levels)  # The regularisers' level: every unknown prefers 0.
        self.rows = [(rank[level], relation, constant, terms) for level, relation, constant, terms in rows]
        self.rows += [(last, 0, ZERO, {unknown: Fraction(1)}) for unknown in range(count)]
        first = len(rows)
        self.active = [first + unknown for unknown in range(count)]
        self.position = {row: place for place, row in enumerate(self.active)}
        # Column i of the inverse of the active rows is the direction that moves only active row i.
        self.columns = [{unknown: Fraction(1)} for unknown in range(count)]
        self.x = [ZERO] * count
        self.side = [1 if self.residual(row) >= 0 else -1 for row in range(len(self.rows))]
        self.deadline = time.monotonic() + limit
        self.optimize(last + 1)

    def residual(self, row):
        _, _, constant, terms = self.rows[row]
        return constant + sum(value * self.x[unknown] for unknown, value in terms.items())

    def slope(self, row, side):
        """The slope at the row's own level on one side: of the penalty max(0, residual) and its like."""
        relation = self.rows[row][1]
        if side > 0:
            return 0 if relation > 0 else 1
        return 0 if relation < 0 else -1

    def multipliers(self, levels):
        """What each active row carries, by level: minus the inactive slopes, moved to its column."""
        pull = [dict() for _ in range(levels)]
        for row, (level, _, _, terms) in enumerate(self.rows):
            if row in self.position:
                continue
            slope = self.slope(row, self.side[row])
            if slope:
                for unknown, value in terms.items():
                    pull[level][unknown] = pull[level].get(unknown, ZERO) + slope * value
        result = []
        for column in self.columns:
            result.append([
                -sum((column[unknown] * value for unknown, value in pull[level].items() if unknown in column), ZERO)
                for level in range(levels)])
        return result

    def optimize(self, levels):
        steps = 0
        while True:
            if time.monotonic() > self.deadline:
                raise TooLong()
            candidate = self.price(levels, steps > 20 * self.count + 200)
            if candidate is None:
                return
            self.pivot(levels, *candidate)
            steps += 1

    def price(self, levels, bland):
        best = None
        for place, multiplier in enumerate(self.multipliers(levels)):
            row = self.active[place]
            own = self.rows[row][0]
            for side in (1, -1):
                # How the sum changes when the row leaves to this side, level by level.
                change = [-side * value for value in multiplier]
                change[own] += side * self.slope(row, side)
                level = next((index for index, value in enumerate(change) if value), None)
                if level is None or change[level] > 0:
                    continue
                key = (row,) if bland else (level, change[level], row)
                if best is None or key < best[0]:
                    best = (key, place, side, change)
        return None if best is None else best[1:]

    def pivot(self, levels, place, side, change):
        direction = {unknown: side * value for unknown, value in self.columns[place].items()}
        breakpoints = []
        rates = {}
        for row, (_, _, _, terms) in enumerate(self.rows):
            if row in self.position:
                continue
            rate = sum((value * direction[unknown] for unknown, value in terms.items() if unknown in direction), ZERO)
            if rate and self.side[row] * rate < 0:
                breakpoints.append((-self.residual(row) / rate, row))
                rates[row] = rate
        breakpoints.sort()
        for step, row in breakpoints:
            level = self.rows[row][0]
            change[level] += abs(rates[row]) * (self.slope(row, 1) - self.slope(row, -1))
            first = next((value for value in change if value), None)
            if first is None or first > 0:
                return self.exchange(place, side, row, step, direction)
            self.side[row] = -self.side[row]
        raise ArithmeticError("a direction without end")

    def exchange(self, place, side, row, step, direction):
        for unknown, value in direction.items():
            self.x[unknown] += step * value
        leaving = self.active[place]
        self.side[leaving] = side
        terms = self.rows[row][3]

        def rate(column):
            return sum((value * column[unknown] for unknown, value in terms.items() if unknown in column), ZERO)

        element = rate(self.columns[place])
        scaled = {unknown: value / element for unknown, value in self.columns[place].items()}
        for other in range(self.count):
            if other == place:
                continue
            factor = rate(self.columns[other])
            if factor:
                column = self.columns[other]
                for unknown, value in scaled.items():
                    total = column.get(unknown, ZERO) - factor * value
                    if total:
                        column[unknown] = total
                    else:
                        column.pop(unknown, None)
        self.columns[place] = scaled
        del self.position[leaving]
        self.active[place] = row
        self.position[row] = place

    def tolerances(self, values):
        """How far sums, by level, and values, by unknown, may be off where numbers are doubles.

        An active row may be off by what a certificate allows it (CertificateTolerances). The inverse of the
        active rows carries that on to the values, the multipliers to the sums: no more is allowed.
        """
        largest = float(max([abs(value) for value in values], default=ZERO))
        allowed = [CHANGE] * self.count
        sums = dict.fromkeys(self.levels, CHANGE)
        multipliers = self.multipliers(len(self.levels) + 1)
        for place, row in enumerate(self.active):
            level, _, constant, terms = self.rows[row]
            if level == len(self.levels):
                continue
            coefficient = float(max(abs(value) for value in terms.values()))
            term = float(max([abs(constant)] + [abs(value * values[unknown]) for unknown, value in terms.items()]))
            off = max(DISTANCE * min(coefficient, 1.0), RESIDUAL * term, ROUNDING * largest * coefficient)
            for unknown, rate in self.columns[place].items():
                allowed[unknown] += off * abs(float(rate))
            for other, priority in enumerate(self.levels):
                sums[priority] += off * (abs(float(multipliers[place][other])) + (other == level))
        return sums, allowed

    def sums(self):
        """The sum of violations of each level, highest first."""
        result = dict.fromkeys(self.levels, ZERO)
        for row in range(len(self.rows) - self.count):
            level, relation, _, _ = self.rows[row]
            result[self.levels[level]] += violation(relation, self.residual(row))
        return result


def violation(relation, residual):
    """How much a residual violates a relation: -1 for <=, 0 for ==, 1 for >=."""
    if relation > 0:
        return max(-residual, ZERO)
    if relation < 0:
        return max(residual, ZERO)
    return abs(residual)


def exact_rows(system, broken=False):
    """The rows of a system in JSON that take part, as fractions; broken ones only if asked for."""
    rows = []
    for priority, relation, constant, is_broken, terms in system["rows"]:
        if is_broken and not broken:
            continue
        pairs = {}
        for place in range(0, len(terms), 2):
            pairs[terms[place]] = pairs.get(terms[place], ZERO) + Fraction(terms[place + 1])
        rows.append((Fraction(priority), relation, Fraction(constant), pairs))
    return rows


def value_range(count, rows, values, unknown, limit=60.0):
    """The least and the greatest value of an unknown over all optimal points, None for no bound.

    Besides how far doubles may be off at the two ends together: a range that is a difference of large
    numbers is no more exact than they are.
    """
    largest = max([abs(row[2]) for row in rows] + [Fraction(1)])
    # Farther than nearly parallel rows take any vertex: rational numbers have room.
    far = largest * 10**18
    ends, allowed = [], 0.0
    for sign in (-1, 1):
        # The lowest level of all pulls the unknown far away.
        pull = (Fraction(0), 0, -sign * far, {unknown: Fraction(1)})
        end = System(count, rows + [pull], limit)
        value = end.x[unknown]
        ends.append(None if value * sign >= far / 10**3 else value)
        allowed += end.tolerances(values)[1][unknown]
    return ends, allowed


def leaves_conflicts_open(system, limit=60.0):
    """Whether the required rows miss each other by no more than double precision can tell from nothing.

    The least sum of their violations decides: strategies take from 1e-7 on for a conflict, and digits
    below 1e-13 of the largest number for rounding.
    """
    rows = [row for row in exact_rows(system, broken=True) if row[0] == 1000]
    numbers = [abs(float(row[2])) for row in rows] + [abs(value) for value in system["values"]]
    least = float(System(len(system["values"]), rows, limit).sums().get(Fraction(1000), ZERO))
    return least <= max(3e-7, 1e-13 * max(numbers, default=0.0))


def judge(system, limit=60.0):
    """What is wrong with a strategy's answer, or None when it is the optimum but for rounding."""
    rows = exact_rows(system)
    values = [Fraction(value) for value in system["values"]]
    count = len(values)
    optimum = System(count, rows, limit)
    best = optimum.sums()
    found = dict.fromkeys(best, ZERO)
    sum_allowed, _ = optimum.tolerances(values)
    for priority, relation, constant, terms in rows:
        residual = constant + sum(value * values[unknown] for unknown, value in terms.items())
        found[priority] += violation(relation, residual)
        # The answer has doubles: at 4e15 no row with a fraction can hold better than by a quarter.
        sum_allowed[priority] += sum(
            abs(float(value)) * math.ulp(system["values"][unknown]) / 2 for unknown, value in terms.items())
    for priority in optimum.levels:
        difference = float(found[priority] - best[priority])
        if abs(difference) > sum_allowed[priority]:
            return (f"the sum at {float(priority):g} is {float(found[priority]):.12g}, "
                    f"exactly {float(best[priority]):.12g}")
    if system["free"] is not None:
        return judge_ambiguity(system, rows, values, limit)
    return None


def judge_ambiguity(system, rows, values, limit):
    for unknown in range(len(values)):
        (low, high), range_allowed = value_range(len(values), rows, values, unknown, limit)
        is_free = unknown in system["free"]
        width = None if low is None or high is None else float(high - low)
        # Where rounding alone moves the unknown visibly, its range is none that numbers can tell.
        if is_free and width is not None and width <= NO_RANGE and range_allowed <= CHANGE:
            return f"unknown {unknown} is determined, {float(low):.12g}, and reported as free"
        if not is_free and (width is None or width > range_allowed):
            return f"unknown {unknown} is free and reported as determined"
        value = float(values[unknown])
        if (low is not None and value < float(low) - range_allowed
                or high is not None and value > float(high) + range_allowed):
            return f"unknown {unknown} is {value:.12g}, exactly {float(low):.12g}"
    return None
