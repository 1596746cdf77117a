import Formatting
package import Statistics

extension PowerLaw {
  /// The growth in a reader's words, such as `n^1.02 ± 0.05`.
  package var text: String {
    let slope = Decimals.fixed(exponent, 2)
    return uncertainty.map { "n^\(slope) ± " + Decimals.fixed($0, 2) } ?? "n^\(slope)"
  }

  /// The class the exponent is nearest to.
  package var name: String {
    switch exponent {
    case ..<0.15: "constant"
    case ..<0.85: "less than linear"
    case ..<1.2: "linear"
    case ..<1.7: "more than linear"
    case ..<2.3: "quadratic"
    default: "cubic or worse"
    }
  }
}
