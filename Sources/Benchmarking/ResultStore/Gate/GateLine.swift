/// How the lines of a gate are put together.
enum GateLine {
  /// What a line is about, with the colon that ends it; empty where it is about nothing special.
  ///
  /// - Parameters:
  ///   - cases: The case or cases, where it is about such.
  ///   - place: The step and the metric within them, or empty.
  /// - Returns: Such as `feed/1000, build bytes: `.
  static func subject(_ cases: String?, _ place: String) -> String {
    let parts = [cases ?? "", place].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + ": "
  }
}
