package import LayoutModel

extension InterfaceDocument {
  /// The document with other texts in labels and buttons.
  ///
  /// - Parameter text: Makes the new text from the old one.
  /// - Returns: The changed copy.
  package func replacingTexts(_ text: (String) -> String) -> InterfaceDocument {
    var copy = self
    for index in views.indices {
      guard let old = views[index].attributes.text, !old.isEmpty,
        views[index].element == "label" || views[index].element == "button"
      else { continue }
      copy.views[index].attributes.text = text(old)
    }
    return copy
  }

  /// The document with one constraint changed.
  ///
  /// - Parameters:
  ///   - index: The constraint, as an index into ``constraints``.
  ///   - change: Changes it.
  /// - Returns: The changed copy.
  package func editingConstraint(
    _ index: Int, _ change: (inout InterfaceConstraint.Edit) -> Void
  ) -> InterfaceDocument {
    var copy = self
    let old = constraints[index]
    var edit = InterfaceConstraint.Edit(
      relation: old.relation, constant: old.constant, priority: old.priority)
    change(&edit)
    copy.constraints[index].relation = edit.relation
    copy.constraints[index].constant = edit.constant
    copy.constraints[index].priority = edit.priority
    return copy
  }

  /// The document without some of its constraints; indices stay what they are.
  package func removingConstraints(_ indices: Set<Int>) -> InterfaceDocument {
    var copy = self
    for index in indices {
      copy.views[constraints[index].owner].constraints.removeAll { $0 == index }
    }
    return copy
  }

  /// The document with another number of lines in a label.
  package func settingLines(_ lines: Int, ofView index: Int) -> InterfaceDocument {
    var copy = self
    copy.views[index].attributes.numberOfLines = lines
    return copy
  }
}

extension InterfaceConstraint {
  /// What of a constraint an editor may change without touching its items.
  package struct Edit: Hashable, Sendable {
    /// How the sides stand to each other.
    package var relation: LayoutRelation
    /// What is added, in points; nil where the document leaves it to a standard value.
    package var constant: Double?
    /// How important it is.
    package var priority: Double
  }
}
