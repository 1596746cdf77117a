package import InterfaceBuilder
import LayoutModel

/// What a change of a document did to one of its screens.
package struct ScreenChange: Sendable, Codable {
  /// What happened to the screen as a whole.
  package enum Kind: String, Sendable, Codable {
    /// Views of it are different.
    case changed
    /// It is new.
    case added
    /// It is gone.
    case removed
  }

  /// A view, or views alike, that one cause changed in one way.
  package struct Effect: Sendable, Codable {
    /// What happened to them.
    package var kind: ViewChange.Kind
    /// The ids of the views, in document order.
    package var views: [String]
    /// What messages call them.
    package var names: [String]
    /// By how much, in words: `12 down, 4 wider`; empty where no frame is another one.
    package var difference: String
    /// The configurations, in words.
    package var configurations: String
    /// The greatest change in any configuration, in points.
    package var greatest: Double
  }

  /// A change of the document, and what it brought about.
  package struct Cause: Sendable, Codable {
    /// The edits, in words with their lines; several where none of them explains the effects alone.
    package var edits: [Edit]
    /// Whether a layout with these edits alone has the effects, exactly.
    package var isProven: Bool
    /// The effects, those of most views first.
    package var effects: [Effect]
  }

  /// An edit of the document, in words.
  package struct Edit: Sendable, Codable, Hashable {
    /// What is different: `header.height == 44 -> header.height == 56`.
    package var message: String
    /// Where it stands, in the later revision; of what is gone, in the earlier.
    package var position: SourcePosition
    /// Whether the position is one of the earlier revision.
    package var isGone: Bool
  }

  /// The id of the root's view.
  package var id: String
  /// What the screen is called.
  package var scene: String
  /// What happened to it.
  package var kind: Kind
  /// What brought the effects about, in document order.
  package var causes: [Cause]
  /// How many views are different.
  package var viewCount: Int
  /// In how many of how many configurations something is different.
  package var configurationCount: Int
  /// The number of configurations that were compared.
  package var comparedCount: Int
  /// Where to look at it; not part of what is written.
  package var places: Places = Places()

  /// Where to look at a change: not coded, as indices mean nothing outside of a run.
  package struct Places: Sendable {
    /// The root in the earlier document.
    package var before: ScreenRoot?
    /// The root in the later document.
    package var after: ScreenRoot?
    /// Configurations that show all that is different, the base first if it does.
    package var configurations: [ScreenConfiguration] = []
    /// The views that are different.
    package var changes: [ViewChange] = []
  }

  /// Creates the change that a screen is there now, or no longer.
  package init(whole root: ScreenRoot, id: String, viewCount: Int, isNew: Bool) {
    self.init(
      id: id, scene: root.scene, kind: isNew ? .added : .removed, causes: [],
      viewCount: viewCount, configurationCount: 0, comparedCount: 0,
      places: Places(
        before: isNew ? nil : root, after: isNew ? root : nil, configurations: [.base]))
  }

  init(
    id: String, scene: String, kind: Kind, causes: [Cause], viewCount: Int,
    configurationCount: Int, comparedCount: Int, places: Places
  ) {
    self.id = id
    self.scene = scene
    self.kind = kind
    self.causes = causes
    self.viewCount = viewCount
    self.configurationCount = configurationCount
    self.comparedCount = comparedCount
    self.places = places
  }

  private enum CodingKeys: String, CodingKey {
    case id, scene, kind, causes, viewCount, configurationCount, comparedCount
  }
}
