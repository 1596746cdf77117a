"""Replays a constraint trace on HiGHS, from scratch at each solve, as a yardstick.

    highs_replay.py FILE [SOLVES]

One linear program for each priority, highest first, each holding the sums of those above. Only the
first SOLVES solves of each label (default 3) and its last are run. The output is that of `solver-peers replay`.

What it cannot do: keep anything between solves (that is the point), report conflicts (it stops with
a note), tell what is determined.
"""

import sys
import time

import highspy
import numpy

SLACK = 1e-7  # What a level may lose again to the rounding errors of the next.


class System:
    """The standing constraints and edits of a trace."""

    def __init__(self):
        self.names = []
        self.variables = {}
        self.constraints = {}
        self.edits = {}
        self.values = {}

    def apply(self, fields):
        operation = fields[0]
        if operation == "variable":
            self.variables[fields[1]] = len(self.names)
            self.values[fields[1]] = 0.0
            self.names.append(fields[1])
        elif operation == "discard":
            del self.variables[fields[1]]
        elif operation == "constraint":
            terms = {}
            for field in fields[5:]:
                coefficient, name = field.split("*", 1)
                terms[name] = terms.get(name, 0.0) + float(coefficient)
            self.constraints[fields[1]] = [
                fields[2], float(fields[3]), float(fields[4]), terms]
        elif operation == "remove":
            del self.constraints[fields[1]]
        elif operation == "constant":
            self.constraints[fields[1]][2] = float(fields[2])
        elif operation == "priority":
            self.constraints[fields[1]][1] = float(fields[2])
        elif operation == "multiplier":
            coefficient, name = fields[2].split("*", 1)
            self.constraints[fields[1]][3][name] = float(coefficient)
        elif operation == "edit":
            self.edits[fields[1]] = [float(fields[2]), self.values[fields[1]]]
        elif operation == "suggest":
            self.edits[fields[1]][1] = float(fields[2])
        elif operation == "endedit":
            del self.edits[fields[1]]

    def rows(self):
        """Every constraint and edit as (relation, priority, constant, terms)."""
        for row in self.constraints.values():
            yield row
        for name, (priority, target) in self.edits.items():
            yield ["==", priority, -target, {name: 1.0}]


def program(system):
    """The linear program of a system without costs, and the error columns of each priority."""
    columns = {name: index for index, name in enumerate(system.variables)}
    count = len(columns)
    errors = {}
    starts, indices, values, lower, upper = [0], [], [], [], []
    for relation, priority, constant, terms in system.rows():
        for name, coefficient in terms.items():
            indices.append(columns[name])
            values.append(coefficient)
        if priority < 1000:
            for sign in ((-1.0, 1.0) if relation == "==" else (1.0,) if relation == ">=" else (-1.0,)):
                errors.setdefault(priority, []).append(count)
                indices.append(count)
                values.append(sign)
                count += 1
        else:
            errors.setdefault(priority, [])
        starts.append(len(indices))
        lower.append(-numpy.inf if relation == "<=" else -constant)
        upper.append(numpy.inf if relation == ">=" else -constant)
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = count, len(lower)
    lp.col_cost_ = numpy.zeros(count)
    unknowns = len(columns)
    lp.col_lower_ = numpy.concatenate([numpy.full(unknowns, -numpy.inf), numpy.zeros(count - unknowns)])
    lp.col_upper_ = numpy.full(count, numpy.inf)
    lp.row_lower_, lp.row_upper_ = numpy.array(lower), numpy.array(upper)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = numpy.array(starts, dtype=numpy.int32)
    lp.a_matrix_.index_ = numpy.array(indices, dtype=numpy.int32)
    lp.a_matrix_.value_ = numpy.array(values)
    return lp, columns, errors


def solve(system):
    """Solves from scratch; the sums by priority and the nanoseconds inside HiGHS."""
    lp, columns, errors = program(system)
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("solver", "simplex")
    sums = {}
    start = time.thread_time_ns()
    solver.passModel(lp)
    for priority in sorted(errors, reverse=True):
        indices = numpy.array(errors[priority], dtype=numpy.int32)
        ones = numpy.ones(len(indices))
        if len(indices):
            solver.changeColsCost(len(indices), indices, ones)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None, 0
        total = solver.getInfo().objective_function_value if len(indices) else 0.0
        sums[priority] = total
        if len(indices):
            solver.changeColsCost(len(indices), indices, numpy.zeros(len(indices)))
            solver.addRow(-numpy.inf, total + SLACK, len(indices), indices, ones)
    elapsed = time.thread_time_ns() - start
    solution = solver.getSolution().col_value
    for name, index in columns.items():
        system.values[name] = solution[index]
    return sums, elapsed


def label(fields):
    """The label of a solve."""
    return fields[1] if len(fields) > 1 else "-"


def main(path, limit):
    system = System()
    labels = {}
    after = {}
    sums = {}
    with open(path, encoding="utf-8") as file:
        lines = [line.split() for line in file]
    lines = [fields for fields in lines if fields and not fields[0].startswith("#")]
    last = {label(fields): index for index, fields in enumerate(lines) if fields[0] == "solve"}
    for index, fields in enumerate(lines):
        if fields[0] != "solve":
            system.apply(fields)
            continue
        name = label(fields)
        count, total = labels.get(name, (0, 0))
        # The last solve of each label gives the sums that are compared.
        if count >= limit and index != last[name]:
            continue
        sums, elapsed = solve(system)
        if sums is None:
            print("note no feasible solution")
            return
        labels[name] = (count + 1, total + elapsed)
        after[name] = sums
    for name, (count, total) in labels.items():
        print("time", name, count, total // count)
        for priority, total in after[name].items():
            print("after", name, priority, total)
    for priority, total in sums.items():
        print("violation", priority, total)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: highs_replay.py FILE [SOLVES]")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 3)
