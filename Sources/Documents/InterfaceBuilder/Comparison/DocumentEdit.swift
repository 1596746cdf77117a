/// One change between two revisions of a document, on an element with an id or in it.
package struct DocumentEdit: Hashable, Sendable {
  /// The kinds of changes.
  package enum Change: Hashable, Sendable {
    /// Attributes of the element have other values.
    case attributes([AttributeChange])
    /// A part of the element that has no id of its own is another one: its name, and its key.
    case detail(name: String, key: String?)
    /// The element is new, with all that is new in it.
    case added
    /// The element is gone, with all in it that is gone.
    case removed
    /// The element stands in another one, or elsewhere among the elements beside it.
    case moved
  }

  /// Another value of an attribute; nil where there is none.
  package struct AttributeChange: Hashable, Sendable {
    /// The attribute's name.
    package var name: String
    /// The value in the earlier revision.
    package var before: String?
    /// The value in the later revision.
    package var after: String?

    /// Creates a change.
    package init(name: String, before: String?, after: String?) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// The id of the element; empty for the document itself.
  package var object: String
  /// The ids of the elements around it, from the inside out.
  package var ancestors: [String]
  /// The element's name, such as `constraint`.
  package var element: String
  /// What is different.
  package var change: Change
  /// Where the element stands in the later revision; of one that is gone, in the earlier.
  package var position: SourcePosition

  /// Whether it only brings a stored frame up to date.
  package var isStoredFrame: Bool { change == .detail(name: "rect", key: "frame") }
}

/// Edits that only make sense together: a view that is new, and the constraints elsewhere that name
/// it.
package struct DocumentChange: Hashable, Sendable {
  /// The edits, the one that the others need first.
  package var edits: [DocumentEdit]

  /// The edit that the others need.
  package var main: DocumentEdit { edits[0] }
}
