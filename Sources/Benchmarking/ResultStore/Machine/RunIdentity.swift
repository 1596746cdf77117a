package import Foundation

/// What distinguishes a run from all others.
package enum RunIdentity {
  /// Eight random hexadecimal digits.
  package static func newID() -> String {
    let digits = String(UInt32.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Whether a text has the form of ``newID()``.
  static func isID(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 8 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// A moment in UTC, as records write it: `2026-11-21T04:05:06Z`.
  package static func text(of date: Date) -> String {
    date.formatted(.iso8601)
  }

  /// Whether a text is a moment as records write it; such texts sort by time.
  package static func isDate(_ text: String) -> Bool {
    let pattern = "dddd-dd-ddTdd:dd:ddZ"
    return text.utf8.count == pattern.utf8.count
      && zip(text.utf8, pattern.utf8).allSatisfy { found, wanted in
        wanted == UInt8(ascii: "d")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(found) : found == wanted
      }
  }
}
