import ArgumentParser
import ScenarioEngine

/// The words of command lines: verbs, options, and what they are slips of.
package enum CommandWords {
  /// The verbs' names, old ones too, and `help`.
  static var verbs: [String] {
    BenchCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The verb that a word is a slip of; nil for a verb's own name.
  package static func verb(meantBy word: String) -> String? {
    verbs.contains(word) ? nil : Suggestion.nearest(to: word, among: verbs)
  }

  /// The arguments with negative numbers tied to their options: `--repeat -1` as `--repeat=-1`, as
  /// the parser would take the number for another option.
  package static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
    var words: [String] = []
    var isOver = false
    for word in arguments {
      if word == "--" { isOver = true }
      if !isOver, let last = words.last, last.hasPrefix("--"), !last.contains("="),
        word.wholeMatch(of: /-\.?[0-9].*/) != nil
      {
        words[words.count - 1] = "\(last)=\(word)"
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// What a failed command line may have meant, a sentence each.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - message: The parser's message about it, if it was the parser that failed.
  /// - Returns: The sentences; often none.
  package static func notes(on arguments: [String], message: String) -> [String] {
    var notes: [String] = []
    if let word = arguments.first, word != "help", let verb = verb(meantBy: word) {
      notes.append("did you mean 'bench \(verb)'?")
    }
    if let match = message.firstMatch(of: /Unknown option '(--[^']+)'/),
      let found = nearestOption(to: String(match.1), verb: arguments.first)
    {
      notes.append("did you mean 'bench \(found.verb) \(found.option)'?")
    }
    return notes
  }

  /// The option that a word is a slip of, where another verb than the one that was called has it.
  ///
  /// The parser looks among the options of the verb, and by default that is `run`.
  private static func nearestOption(
    to word: String, verb: String?
  ) -> (verb: String, option: String)? {
    let called = verb.flatMap { verbs.contains($0) ? $0 : nil } ?? "run"
    var best: (verb: String, option: String, distance: Int)?
    for command in BenchCommand.configuration.subcommands where command.configuration.shouldDisplay
    {
      guard let name = command.configuration.commandName else { continue }
      let options = options(of: command)
      guard let nearest = Suggestion.nearest(to: word, among: options) else { continue }
      let distance = Suggestion.distance(word, nearest)
      if distance < best?.distance ?? .max || name == called && distance == best?.distance {
        best = (name, nearest, distance)
      }
    }
    guard let best, best.verb != called else { return nil }
    return (best.verb, best.option)
  }

  /// The long options that the help of a verb lists.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    let text = BenchCommand.helpMessage(for: command)
    return text.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) }
  }
}
