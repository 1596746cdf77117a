/// Why git could not answer.
struct GitRepositoryError: Error {
  /// The line of standard error: what it is about, and the reason.
  var message: String
  /// The status that the verb ends with.
  var status: ExitStatus
}
