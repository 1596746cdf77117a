import ArgumentParser

/// A verb that does one of several things, each with options of its own.
///
/// An option that what was asked for does not look at is refused: left alone it would seem to have had
/// its effect, as a baseline that no finding was held against.
protocol ModalCommand {
  /// The options that have no effect on what the command line asks for.
  var idleOptions: IdleOptions { get }
}

/// Options that have no effect beside others, by their names on the command line.
struct IdleOptions {
  /// What they have no effect with, or on: `--timing`, `a scenario`.
  var reason: String
  /// Their names, such as `--baseline` and `-o`.
  var names: [String]

  /// Refuses the options that a command line gives all the same.
  ///
  /// - Throws: a usage error that names all of them.
  func requireAbsence(from arguments: [String]) throws {
    let given = arguments.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    let idle = names.filter(given.contains)
    guard !idle.isEmpty else { return }
    let verb = idle.count == 1 ? "has" : "have"
    throw ValidationError("\(idle.joined(separator: ", ")) \(verb) no effect \(reason).")
  }
}

extension MatrixOptions {
  /// The names of these options.
  static let names = [
    "--devices", "--orientations", "--text-sizes", "--directions", "--no-doubled-text",
  ]
}

extension CheckOptions {
  /// The names of these options.
  static let names = [
    "--profile", "--fail-on", "--no-explanations", "--baseline", "--configuration",
  ]
}
