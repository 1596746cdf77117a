import DeclaredSystems

extension DeclaredSystem {
  /// Whether a number was ever declared that double precision may not be enough for.
  var isWide: Bool {
    largestCoefficient > TableauTolerances.wide || smallestCoefficient * TableauTolerances.wide < 1
      || largestConstant > TableauTolerances.large
  }
}

extension DeclaredSystem.Unknown {
  /// Its symbol in the tableau; none before its first solve.
  var symbol: Symbol {
    get { Symbol(mark) }
    set { mark = newValue.index }
  }
}
