/// Why there is no profile, in a sentence, and what to end with.
struct ProfileError: Error {
  var reason: String
  var status: ExitStatus
}
