/// Why there is no profile, in a sentence, and what to end with.
struct ProfileFailure: Error {
  var reason: String
  var status: ExitStatus
}
