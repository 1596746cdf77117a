import Formatting

/// A note about something that a picture does not show, so that nothing is left out in silence.
struct PictureNote: Hashable {
  /// How many there are.
  var count: Int
  /// The sentence after the number, for one.
  var one: String
  /// The sentence after the number, for several.
  var many: String

  /// The sentence.
  var text: String { "\(count.grouped) \(count == 1 ? one : many)." }

  /// The notes of several scenes, those of a kind in one sentence.
  static func merged(_ scenes: [[PictureNote]]) -> [String] {
    var kinds: [String] = []
    for note in scenes.joined() where !kinds.contains(note.many) { kinds.append(note.many) }
    return kinds.map { kind in
      let counts = scenes.map { notes in notes.first { $0.many == kind }?.count ?? 0 }
      let least = counts.min() ?? 0
      let most = counts.max() ?? 0
      if least == most, let note = scenes.joined().first(where: { $0.many == kind }) {
        return note.text
      }
      return "\(least.grouped) to \(most.grouped) \(kind), scene by scene."
    }
  }
}
