import Formatting
import Foundation

/// Numbers with their units, as every table, chart and page prints them: three digits and a unit.
package enum Units {
  /// A duration given in nanoseconds, with three significant digits unless others are asked for.
  package static func duration(
    nanoseconds: Double, digits: (Double) -> String = significant
  ) -> String {
    switch nanoseconds.magnitude {
    case ..<1e3: digits(nanoseconds) + " ns"
    case ..<1e6: digits(nanoseconds / 1e3) + " µs"
    case ..<1e9: digits(nanoseconds / 1e6) + " ms"
    default: digits(nanoseconds / 1e9) + " s"
    }
  }

  /// A number of bytes, in binary units.
  package static func bytes(_ count: Int) -> String {
    count.magnitude < 1_024 ? "\(count) B" : bytes(Double(count))
  }

  /// A number of bytes that may be a share of others, in binary units.
  package static func bytes(_ count: Double) -> String {
    switch count.magnitude {
    case ..<1_024: "\(Int(count)) B"
    case ..<1_048_576: significant(count / 1_024) + " KiB"
    case ..<1_073_741_824: significant(count / 1_048_576) + " MiB"
    default: significant(count / 1_073_741_824) + " GiB"
    }
  }

  /// A whole number in groups of three digits.
  package static func count(_ count: Int) -> String { count.grouped }

  /// A whole number with its noun, in the plural where it is one.
  package static func counted(_ count: Int, _ noun: String) -> String { count.counted(noun) }

  /// A rate in events a second.
  package static func rate(_ perSecond: Double) -> String {
    switch perSecond {
    case 1_000_000...: "\(significant(perSecond / 1_000_000)) M/s"
    case 1_000...: "\(significant(perSecond / 1_000)) k/s"
    default: "\(significant(perSecond)) /s"
    }
  }

  /// Three significant digits, without an exponent.
  package static func significant(_ number: Double) -> String {
    switch number.magnitude {
    case ..<10: String(format: "%.2f", number)
    case ..<100: String(format: "%.1f", number)
    default: String(format: "%.0f", number)
    }
  }
}
