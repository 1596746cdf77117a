import Foundation

/// Numbers as people read them: three digits and a unit.
enum Figure {
  /// A duration given in nanoseconds.
  static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds.magnitude {
    case ..<1e3: significant(nanoseconds) + " ns"
    case ..<1e6: significant(nanoseconds / 1e3) + " µs"
    case ..<1e9: significant(nanoseconds / 1e6) + " ms"
    default: significant(nanoseconds / 1e9) + " s"
    }
  }

  /// A range of durations, with the unit said once where it is the same.
  static func durations(_ low: Double, _ high: Double) -> String {
    let (from, to) = (duration(low), duration(high))
    let parts = from.split(separator: " ")
    guard parts.count == 2, to.hasSuffix(" \(parts[1])") else { return "\(from) to \(to)" }
    return "\(parts[0]) to \(to)"
  }

  /// A number of bytes, in binary units.
  static func bytes(_ count: Double) -> String {
    switch count.magnitude {
    case ..<1_024: "\(Int(count)) B"
    case ..<1_048_576: significant(count / 1_024) + " KiB"
    case ..<1_073_741_824: significant(count / 1_048_576) + " MiB"
    default: significant(count / 1_073_741_824) + " GiB"
    }
  }

  /// A whole number in groups of three digits.
  static func count(_ count: Int) -> String {
    var digits = String(count.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (count < 0 ? "−" : "") + groups.joined(separator: ",")
  }

  /// A whole number with its noun, in the plural where it is one.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(self.count(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The nearest whole number, or the end of the range that is nearest; 0 for what is no number.
  private static func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(), -9e18), 9e18))
  }

  /// A factor, such as `1.31×`.
  static func ratio(_ ratio: Double) -> String {
    ratio.magnitude < 100 ? String(format: "%.2f×", ratio) : count(whole(ratio)) + "×"
  }

  /// A share, such as `12 %`; below a tenth of a percent it is only said to be so.
  static func share(_ share: Double) -> String {
    switch share * 100 {
    case ..<0.1: "< 0.1 %"
    case ..<10: String(format: "%.1f %%", share * 100)
    default: count(whole(share * 100)) + " %"
    }
  }

  /// Three significant digits, without an exponent.
  static func significant(_ number: Double) -> String {
    switch number.magnitude {
    case ..<10: String(format: "%.2f", number)
    case ..<100: String(format: "%.1f", number)
    default: String(format: "%.0f", number)
    }
  }

  /// A word that can be an element's id: letters, digits and hyphens.
  static func slug(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The part of a commit's name that people say.
  static func commit(_ commit: String?) -> String {
    commit.map { String($0.prefix(9)) } ?? "unknown"
  }

  /// A record's date as day and minute, in UTC.
  static func date(_ date: String) -> String {
    date.count >= 16 ? date.prefix(16).replacing("T", with: " ") + " UTC" : date
  }
}
