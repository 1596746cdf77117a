/// Why git could not answer.
struct GitRepositoryError: Error {
  /// The reason, in a sentence.
  var message: String
  /// The status that the verb ends with.
  var status: ExitStatus
}
