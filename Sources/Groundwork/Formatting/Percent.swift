/// Shares of a whole as readers want them.
package enum Percent {
  /// A share, such as `12 %`; with a tenth below ten percent, and only marked as less below a tenth.
  package static func text(_ share: Double) -> String {
    switch share * 100 {
    case ..<0.1: "< 0.1 %"
    case ..<10: Decimals.fixed(share * 100, 1) + " %"
    case let percent: (Int(exactly: percent.rounded())?.grouped ?? "\(percent)") + " %"
    }
  }
}
