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
    var edit = constraints[index].edit
    change(&edit)
    copy.constraints[index].apply(edit)
    return copy
  }

  /// The document with one more constraint, like another but for some changes.
  ///
  /// - Parameters:
  ///   - index: The constraint that it is like, and beside which it is written.
  ///   - change: Changes it.
  /// - Returns: The changed copy, in which the constraint is the last.
  package func addingConstraint(
    like index: Int, _ change: (inout InterfaceConstraint.Edit) -> Void
  ) -> InterfaceDocument {
    var copy = self
    var added = constraints[index]
    added.id = ""
    added.identifier = nil
    added.variations = []
    var edit = added.edit
    change(&edit)
    added.apply(edit)
    copy.views[added.owner].constraints.append(copy.constraints.count)
    copy.constraints.append(added)
    return copy
  }

  /// The document with another hugging priority of a view along an axis.
  package func settingHugging(
    _ priority: Double, along axis: LayoutAxis, ofView index: Int
  ) -> InterfaceDocument {
    var copy = self
    copy.views[index].attributes.hugging[axis.rawValue] = priority
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
  /// What an editor may change of a constraint.
  package struct Edit: Hashable, Sendable {
    /// The id on the left side; nil for the owner.
    package var firstItem: String?
    /// The attribute on the left side.
    package var firstAttribute: LayoutAttribute
    /// How the sides stand to each other.
    package var relation: LayoutRelation
    /// The id on the right side; nil for a constant alone.
    package var secondItem: String?
    /// The attribute on the right side.
    package var secondAttribute: LayoutAttribute
    /// The factor of the right side.
    package var multiplier: Double
    /// What is added, in points; nil where the document leaves it to a standard value.
    package var constant: Double?
    /// How important it is.
    package var priority: Double
  }

  /// What an editor may change of the constraint.
  package var edit: Edit {
    Edit(
      firstItem: firstItem, firstAttribute: firstAttribute, relation: relation,
      secondItem: secondItem, secondAttribute: secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }

  fileprivate mutating func apply(_ edit: Edit) {
    firstItem = edit.firstItem
    firstAttribute = edit.firstAttribute
    relation = edit.relation
    secondItem = edit.secondItem
    secondAttribute = edit.secondAttribute
    multiplier = edit.multiplier
    constant = edit.constant
    priority = edit.priority
  }
}
