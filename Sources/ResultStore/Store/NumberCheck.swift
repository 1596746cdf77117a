import Foundation

/// Finds figures that no run can have found: sums and percentages of them would overflow.
enum NumberCheck {
  /// Up to here whole numbers and floating-point numbers are the same; nanoseconds of a hundred
  /// days, and bytes of more than any machine has.
  private static let limit = 9_007_199_254_740_992.0

  /// What is wrong first in the text of a record, or nothing, also where the text is no JSON.
  static func firstProblem(in data: Data) -> String? {
    guard let root = try? JSONSerialization.jsonObject(with: data) else { return nil }
    return firstProblem(root, at: "")
  }

  private static func firstProblem(_ value: Any, at place: String) -> String? {
    switch value {
    case let object as [String: Any]:
      // Sorted, so that the same text is always refused for the same reason.
      for (key, value) in object.sorted(by: { $0.key < $1.key }) where key != "seed" {
        if let found = firstProblem(value, at: place.isEmpty ? key : "\(place).\(key)") {
          return found
        }
      }
    case let list as [Any]:
      for (index, value) in list.enumerated() {
        if let found = firstProblem(value, at: "\(place)[\(index)]") { return found }
      }
    case let number as NSNumber where !(number.doubleValue.magnitude <= limit):
      return "'\(place)' is \(number), beyond anything measured"
    default: break
    }
    return nil
  }
}
