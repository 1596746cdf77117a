import Foundation

/// Numbers with their units, short enough for a table.
enum Units {
  /// A duration given in nanoseconds, with three significant digits.
  static func duration(nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(significant(nanoseconds)) ns"
    case ..<1_000_000: "\(significant(nanoseconds / 1_000)) µs"
    case ..<1_000_000_000: "\(significant(nanoseconds / 1_000_000)) ms"
    default: "\(significant(nanoseconds / 1_000_000_000)) s"
    }
  }

  /// A number of bytes, in binary units.
  static func bytes(_ count: Int) -> String {
    switch count.magnitude {
    case ..<1_024: "\(count) B"
    case ..<1_048_576: "\(significant(Double(count) / 1_024)) KiB"
    case ..<1_073_741_824: "\(significant(Double(count) / 1_048_576)) MiB"
    default: "\(significant(Double(count) / 1_073_741_824)) GiB"
    }
  }

  /// A count, with thin groups of three digits.
  static func count(_ count: Int) -> String {
    var digits = String(count.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (count < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// A count with its noun, in the plural where it is one.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(self.count(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A rate in events a second.
  static func rate(_ perSecond: Double) -> String {
    switch perSecond {
    case 1_000_000...: "\(significant(perSecond / 1_000_000)) M/s"
    case 1_000...: "\(significant(perSecond / 1_000)) k/s"
    default: "\(significant(perSecond)) /s"
    }
  }

  /// Three significant digits, without an exponent.
  static func significant(_ number: Double) -> String {
    let decimals =
      switch number.magnitude {
      case ..<10: 2
      case ..<100: 1
      default: 0
      }
    return String(format: "%.\(decimals)f", number)
  }
}
