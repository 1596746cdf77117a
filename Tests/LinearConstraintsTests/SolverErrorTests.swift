import LinearConstraints
import Testing

/// What a refused operation is called in messages.
@Suite struct SolverErrorTests {
  private static let variable = Variable(slot: 3, generation: 1)
  private static let constraint = ConstraintID(slot: 5, generation: 1)

  @Test(arguments: [
    (SolverError.notFinite(-.infinity), "-inf is not a finite number"),
    (.noTerms, "a constraint has no terms, or all of them cancel each other out"),
    (.zeroCoefficient(variable), "a coefficient is zero"),
    (.unknownVariable(variable), "a variable is not known, or was discarded"),
    (.unknownConstraint(constraint), "a constraint is not known, or was removed"),
    (
      .variableInUse(variable),
      "a variable cannot be discarded while a constraint or an edit uses it"
    ),
    (
      .variableNotInConstraint(variable, constraint),
      "a variable does not occur in the constraint"
    ),
    (.alreadyEditing(variable), "a variable is edited already"),
    (.notEditing(variable), "a variable is not edited"),
    (.requiredEdit(variable), "an edit cannot be required"),
    (
      .numericalBreakdown("too small a pivot"),
      "the solver cannot prove an answer in double precision: too small a pivot"
    ),
    (.exceedsCapacity("rows"), "the system is too large for the strategy: rows"),
    (
      .uncertified(.missing),
      "the answer's certificate does not prove it: \(CertificateError.missing)"
    ),
  ])
  func everyErrorHasASentence(error: SolverError, sentence: String) {
    #expect(error.sentence == sentence)
  }
}
