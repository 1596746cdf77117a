/// The version of the tool, as `--version` prints it and records carry it.
package enum ToolVersion {
  /// Raised with every release; the CHANGELOG states what changed.
  package static let current = "0.1.0"
}
