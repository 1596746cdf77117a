/// How this code was compiled.
package enum BuildFacts {
  /// Whether it was compiled with optimisation: then assertions are not evaluated.
  package static var isOptimized: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }

  /// The compiler's language version that this code was compiled with, such as `6.3` or later.
  package static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  /// How the code was compiled, in the words of the package manager.
  package static var flags: [String] { [isOptimized ? "release" : "debug"] }
}
