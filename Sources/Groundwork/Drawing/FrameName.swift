/// Names of functions as people read them.
package enum FrameName {
  /// Marks of the compiler for how a function is reached, not for which one it is.
  private static let prefixes = [
    "specialized ", "generic specialization of ", "protocol witness for ", "static ", "generic ",
    "merged ", "outlined ", "implicit closure in ", "reabstraction thunk for ",
    "partial apply forwarder for ", "partial apply for ", "dispatch thunk of ", "thunk for ",
  ]

  /// A function's name without the compiler's marks for how it is reached.
  ///
  /// - Parameter name: A name as `swift demangle` writes it.
  /// - Returns: What is left of it, which is never empty where the name is not.
  package static func brief(_ name: String) -> String {
    var name = name[...]
    while let prefix = prefixes.first(where: { name.hasPrefix($0) && name.count > $0.count }) {
      name = name.dropFirst(prefix.count)
    }
    return String(name)
  }

  /// A name as a tip shows it; generic ones run to thousands of letters.
  ///
  /// - Parameter name: The name.
  /// - Returns: At most 160 letters of it.
  package static func limited(_ name: String) -> String {
    name.count <= 160 ? name : name.prefix(159) + "…"
  }
}
