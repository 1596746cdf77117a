import InterfaceBuilder
import LayoutModel

/// Edits of a document in words.
struct EditWords {
  private let difference: DocumentDifference
  private let earlier: ScreenDocument
  private let later: ScreenDocument

  init(_ difference: DocumentDifference, earlier: ScreenDocument, later: ScreenDocument) {
    self.difference = difference
    self.earlier = earlier
    self.later = later
  }

  /// A change, edit by edit; of many that come together the first few.
  func edits(of change: DocumentChange) -> [ScreenChange.Edit] {
    change.edits.map(edit)
  }

  /// An edit in words.
  func edit(_ edit: DocumentEdit) -> ScreenChange.Edit {
    ScreenChange.Edit(
      message: message(edit), position: edit.position, isGone: edit.change == .removed)
  }

  private func message(_ edit: DocumentEdit) -> String {
    let old = name(edit, in: earlier)
    let new = name(edit, in: later)
    switch edit.change {
    case .added: return "new: \(new ?? edit.element)"
    case .removed: return "gone: \(old ?? edit.element)"
    case .moved: return "elsewhere: \(new ?? edit.element)"
    case .detail(let part, let key):
      let what = key.map { $0 == part ? part : "\(part) \"\($0)\"" } ?? part
      return "\(new ?? edit.element): another \(what)"
    case .attributes(let changes):
      if edit.element == "constraint", let old, let new, old != new { return "\(old) -> \(new)" }
      let words = changes.map { change in
        "\(change.name) \(value(change.before)) -> \(value(change.after))"
      }
      return "\(new ?? edit.element): \(words.joined(separator: ", "))"
    }
  }

  private func value(_ text: String?) -> String {
    guard let text else { return "none" }
    return SceneSnapshotText.quoted(text.count > 60 ? text.prefix(60) + "..." : text)
  }

  /// What an object is called in one revision; nil where it has none of that id.
  private func name(_ edit: DocumentEdit, in screens: ScreenDocument) -> String? {
    if edit.object.isEmpty { return "the document" }
    switch screens.document.item(withID: edit.object) {
    case .view(let index): return screens.document.views[index].reportName
    case .constraint(let index): return screens.words(screens.document.constraints[index])
    case .guide, .other: return "\(edit.element) \(edit.object)"
    case nil:
      let controller = screens.document.scenes.flatMap(\.controllers).first {
        $0.id == edit.object
      }
      return controller.map { $0.customClass ?? $0.element }
    }
  }
}

/// Changes of frames in words.
enum FrameWords {
  /// A difference of place and size: `12 down, 4 wider`.
  static func text(_ difference: Rect) -> String {
    let parts: [(Double, String, String)] = [
      (difference.minX, "right", "left"), (difference.minY, "down", "up"),
      (difference.width, "wider", "narrower"), (difference.height, "higher", "lower"),
    ]
    return parts.filter { $0.0 != 0 }.map { length, more, less in
      "\(SceneSnapshotText.number(length.magnitude)) \(length > 0 ? more : less)"
    }.joined(separator: ", ")
  }
}
