"""The lexicographic optimum by HiGHS: one linear program for each priority, highest first.

Whatever the dual prices of a program decide is fixed for those after it (a row with a price is tight,
a violation with a price is zero), so that no slack adds up from level to level.
"""

import highspy
import numpy

PRICE = 1e-8  # A dual price from here on counts.
NO_PRICE = 1e-10  # Up to here it is none; in between nothing is decided.


class Undecided(Exception):
    """A price was neither clearly zero nor clearly not, or HiGHS gave no answer."""


class Program:
    """The program of a system in JSON, with one error column for each way to violate a row."""

    def __init__(self, system):
        self.unknowns = len(system["values"])
        self.errors = {}
        count = self.unknowns
        starts, indices, values, lower, upper = [0], [], [], [], []
        for priority, relation, constant, broken, terms in system["rows"]:
            self.errors.setdefault(priority, [])
            if broken:
                continue
            indices += terms[0::2]
            values += terms[1::2]
            if priority < 1000:
                for sign in {0: (-1.0, 1.0), 1: (1.0,), -1: (-1.0,)}[relation]:
                    self.errors[priority].append(count)
                    indices.append(count)
                    values.append(sign)
                    count += 1
            starts.append(len(indices))
            lower.append(-highspy.kHighsInf if relation < 0 else -constant)
            upper.append(highspy.kHighsInf if relation > 0 else -constant)
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = count, len(lower)
        lp.col_cost_ = numpy.zeros(count)
        free = numpy.full(self.unknowns, -highspy.kHighsInf)
        lp.col_lower_ = numpy.concatenate([free, numpy.zeros(count - self.unknowns)])
        lp.col_upper_ = numpy.full(count, highspy.kHighsInf)
        lp.row_lower_, lp.row_upper_ = numpy.array(lower, dtype=float), numpy.array(upper, dtype=float)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = numpy.array(starts, dtype=numpy.int32)
        lp.a_matrix_.index_ = numpy.array(indices, dtype=numpy.int32)
        lp.a_matrix_.value_ = numpy.array(values, dtype=float)
        self.lower, self.upper = lower, upper
        self.highs = highspy.Highs()
        for option, value in (
                ("output_flag", False), ("threads", 1), ("solver", "simplex"), ("presolve", "off"),
                ("primal_feasibility_tolerance", 1e-9), ("dual_feasibility_tolerance", 1e-9)):
            self.highs.setOptionValue(option, value)
        self.highs.passModel(lp)

    def sums(self):
        """The least sum of violations at each priority; the optimal face stays fixed in the program."""
        result = {}
        for priority in sorted(self.errors, reverse=True):
            columns = numpy.array(self.errors[priority], dtype=numpy.int32)
            if len(columns) == 0:
                if priority == 1000:
                    self.run()
                result[priority] = 0.0
                continue
            self.highs.changeColsCost(len(columns), columns, numpy.ones(len(columns)))
            self.run()
            solution = self.highs.getSolution()
            result[priority] = float(sum(solution.col_value[column] for column in self.errors[priority]))
            self.fix(solution)
            self.highs.changeColsCost(len(columns), columns, numpy.zeros(len(columns)))
        return result

    def fix(self, solution):
        """Fixes what prices decide."""
        for column, price in enumerate(solution.col_dual):
            if column >= self.unknowns and self.counts(price):
                self.highs.changeColBounds(column, 0.0, 0.0)
        for row, price in enumerate(solution.row_dual):
            if self.lower[row] != self.upper[row] and self.counts(price):
                bound = self.lower[row] if self.upper[row] == highspy.kHighsInf else self.upper[row]
                self.lower[row] = self.upper[row] = bound
                self.highs.changeRowBounds(row, bound, bound)

    @staticmethod
    def counts(price):
        if abs(price) >= PRICE:
            return True
        if abs(price) > NO_PRICE:
            raise Undecided(f"a dual price of {price}")
        return False

    def run(self):
        self.highs.run()
        status = self.highs.getModelStatus()
        if status != highspy.HighsModelStatus.kOptimal:
            raise Undecided(str(status))

    def value_range(self, unknown):
        """The least and greatest value of an unknown over the optimal face; None for no bound."""
        ends = []
        for sign in (1.0, -1.0):
            self.highs.changeColCost(unknown, sign)
            self.highs.run()
            status = self.highs.getModelStatus()
            if status == highspy.HighsModelStatus.kOptimal:
                ends.append(self.highs.getSolution().col_value[unknown])
            elif status in (highspy.HighsModelStatus.kUnbounded,
                            highspy.HighsModelStatus.kUnboundedOrInfeasible):
                ends.append(None)
            else:
                raise Undecided(str(status))
        self.highs.changeColCost(unknown, 0.0)
        return ends
