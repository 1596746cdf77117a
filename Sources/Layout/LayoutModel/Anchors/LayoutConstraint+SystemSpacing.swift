extension LayoutConstraint {
  /// Makes a constraint `first REL second + multiplier * the system's spacing`, inactive.
  ///
  /// The spacing is 8 points between edges. Between baselines it is the distance from one line to
  /// the next, where a view has one; see ``View/lineSpacing``.
  fileprivate static func systemSpacing<Anchor: LayoutAnchor>(
    _ first: Anchor, _ relation: LayoutRelation, _ second: Anchor, multiplier: Double
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second.item,
      attribute: second.attribute, multiplier: 1, constant: 0)
    constraint.useSystemSpacing(multiplier: multiplier)
    return constraint
  }
}

extension XAxisAnchor {
  /// Makes the constraint that this place lies the system's spacing after another, inactive.
  ///
  /// The spacing is 8 points, times `multiplier`.
  public func constraint(
    equalToSystemSpacingAfter other: XAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    .systemSpacing(self, .equal, other, multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at least the system's spacing after another, inactive.
  ///
  /// The spacing is 8 points, times `multiplier`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    .systemSpacing(self, .greaterThanOrEqual, other, multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at most the system's spacing after another, inactive.
  ///
  /// The spacing is 8 points, times `multiplier`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: XAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    .systemSpacing(self, .lessThanOrEqual, other, multiplier: multiplier)
  }
}

extension YAxisAnchor {
  /// Makes the constraint that this place lies the system's spacing below another, inactive.
  ///
  /// The spacing is 8 points between edges and a line's height between baselines of text,
  /// times `multiplier`.
  public func constraint(
    equalToSystemSpacingBelow other: YAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    .systemSpacing(self, .equal, other, multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at least the system's spacing below another, inactive.
  ///
  /// The spacing is 8 points between edges and a line's height between baselines of text,
  /// times `multiplier`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    .systemSpacing(self, .greaterThanOrEqual, other, multiplier: multiplier)
  }

  /// Makes the constraint that this place lies at most the system's spacing below another, inactive.
  ///
  /// The spacing is 8 points between edges and a line's height between baselines of text,
  /// times `multiplier`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: YAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    .systemSpacing(self, .lessThanOrEqual, other, multiplier: multiplier)
  }
}
