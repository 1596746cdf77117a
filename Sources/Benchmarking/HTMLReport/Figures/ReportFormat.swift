import Foundation
import ResultStore

/// How a page writes figures beyond their units: ranges, ratios, shares, names.
enum ReportFormat {
  /// A range of durations, with the unit stated once where it is the same.
  static func durations(_ low: Double, _ high: Double) -> String {
    let (from, to) = (Units.duration(nanoseconds: low), Units.duration(nanoseconds: high))
    let parts = from.split(separator: " ")
    guard parts.count == 2, to.hasSuffix(" \(parts[1])") else { return "\(from) to \(to)" }
    return "\(parts[0]) to \(to)"
  }

  /// The nearest whole number, or the end of the range that is nearest; 0 for what is no number.
  private static func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(), -9e18), 9e18))
  }

  /// A factor, such as `1.31×`.
  static func ratio(_ ratio: Double) -> String {
    ratio.magnitude < 100 ? String(format: "%.2f×", ratio) : Units.count(whole(ratio)) + "×"
  }

  /// A word that can be an element's id: letters, digits and hyphens.
  static func slug(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The part of a commit's name that people use.
  static func commit(_ commit: String?) -> String {
    commit.map { String($0.prefix(9)) } ?? "unknown"
  }

  /// A record's date as day and minute, in UTC.
  static func date(_ date: String) -> String {
    date.count >= 16 ? date.prefix(16).replacing("T", with: " ") + " UTC" : date
  }
}
