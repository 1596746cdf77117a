extension View {
  /// The custom guides that were added, in order.
  public final var layoutGuides: [LayoutGuide] { extras?.customGuides ?? [] }

  /// All guides: the custom ones and those of the system that someone asked for.
  package final var guides: [LayoutGuide] {
    guard extras != nil || self is ScrollView else { return [] }
    return layoutGuides + systemGuides
  }

  /// Takes a guide in; it leaves the view that owned it.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    madeExtras.customGuides.append(guide)
    adopt(guide)
  }

  /// Gives a guide up; constraints on it are deactivated.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    LayoutConstraint.deactivate(guide.references)
    extras?.customGuides.removeAll { $0 === guide }
    guide.detachItem()
    guide.owningView = nil
  }

  /// The bounds less the safe-area insets.
  public final var safeAreaLayoutGuide: LayoutGuide {
    if let guide = extras?.safeAreaGuide { return guide }
    let guide = SafeAreaLayoutGuide()
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    madeExtras.safeAreaGuide = guide
    adopt(guide)
    return guide
  }

  /// The bounds less the layout margins.
  public final var layoutMarginsGuide: LayoutGuide {
    if let guide = extras?.marginsGuide { return guide }
    let guide = MarginsLayoutGuide()
    guide.identifier = "UIViewLayoutMarginsGuide"
    madeExtras.marginsGuide = guide
    adopt(guide)
    return guide
  }

  /// The layout margins, narrowed to a width that reads well.
  public final var readableContentGuide: LayoutGuide {
    if let guide = extras?.readableGuide { return guide }
    let guide = ReadableContentLayoutGuide()
    guide.identifier = "UIViewReadableContentGuide"
    madeExtras.readableGuide = guide
    adopt(guide)
    return guide
  }

  /// The rectangle that the software keyboard covers.
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = extras?.keyboardGuide { return guide }
    let guide = KeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    madeExtras.keyboardGuide = guide
    adopt(guide)
    return guide
  }

  /// The rare state, made on first use.
  package final var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  final func adopt(_ guide: LayoutGuide) {
    guide.owningView = self
    guard let host else { return }
    guide.attachItem(to: host)
    host.didAdopt(guide)
  }
}
