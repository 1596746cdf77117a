import Foundation

/// States what is wrong with a JSON document, and where.
enum JSONFailure {
  /// One line: the path of the value and what was expected there.
  static func description(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    switch error {
    case .dataCorrupted(let context):
      let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"]
      return place(context) + context.debugDescription + (detail.map { " \($0)" } ?? "")
    case .keyNotFound(let key, let context):
      return place(context) + "the key \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return place(context) + context.debugDescription
    @unknown default:
      return error.localizedDescription
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return path.isEmpty ? "" : "at \(path.joined()): "
  }
}
