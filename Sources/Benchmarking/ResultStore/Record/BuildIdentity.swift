/// Which code was measured, and how it was compiled.
package struct BuildIdentity: Codable, Hashable, Sendable {
  /// The commit the sources were at, in full; absent outside a repository.
  package var commit: String?
  /// Whether the sources differed from that commit; absent outside a repository.
  package var isDirty: Bool?
  /// A hash of the program file: equal hashes are the same code, whatever the commit states.
  package var binaryHash: String?
  /// The compiler's version in full, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; records of
  /// schema 1 have the language version only.
  package var toolchain: String
  /// How the code was compiled, such as `release`.
  package var flags: [String]

  /// Creates an identity.
  package init(
    commit: String?, isDirty: Bool?, binaryHash: String?, toolchain: String, flags: [String]
  ) {
    self.commit = commit
    self.isDirty = isDirty
    self.binaryHash = binaryHash
    self.toolchain = toolchain
    self.flags = flags
  }
}
