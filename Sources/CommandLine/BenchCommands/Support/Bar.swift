/// A share as a bar of block characters, an eighth of a column fine.
package enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The bar of a share between 0 and 1; what is over stands as a full bar with an arrow.
  ///
  /// A share that is not 0 is never drawn as nothing.
  package static func text(_ share: Double, width: Int = 8) -> String {
    guard share.isFinite, share > 0 else { return "" }
    if share > 1 { return String(repeating: "█", count: width - 1) + "▶" }
    let parts = max(Int((share * Double(width) * 8).rounded()), 1)
    return String(repeating: "█", count: parts / 8) + eighths[parts % 8]
  }
}
