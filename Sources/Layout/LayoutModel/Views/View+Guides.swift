extension View {
  /// The custom guides that were added, in order.
  public final var layoutGuides: [LayoutGuide] { rareData?.customGuides ?? [] }

  /// All guides: the custom ones and those of the system that someone asked for.
  package final var guides: [LayoutGuide] {
    var guides: [LayoutGuide] = []
    forEachGuide { guides.append($0) }
    return guides
  }

  /// Takes a guide in; it leaves the view that owned it.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    madeRareData.customGuides.append(guide)
    adopt(guide)
  }

  /// Gives a guide up; constraints on it are deactivated.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    LayoutConstraint.deactivate(guide.references)
    rareData?.customGuides.removeAll { $0 === guide }
    guide.detachItem()
    guide.owningView = nil
  }

  /// The bounds less the safe-area insets.
  public final var safeAreaLayoutGuide: LayoutGuide {
    systemGuide(\.safeAreaGuide) { SafeAreaLayoutGuide("UIViewSafeAreaLayoutGuide") }
  }

  /// The bounds less the layout margins.
  public final var layoutMarginsGuide: LayoutGuide {
    systemGuide(\.marginsGuide) { MarginsLayoutGuide("UIViewLayoutMarginsGuide") }
  }

  /// The layout margins, narrowed to a width that reads well.
  public final var readableContentGuide: LayoutGuide {
    systemGuide(\.readableGuide) {
      let guide = ReadableContentLayoutGuide("UIViewReadableContentGuide")
      guide.category = host?.contentSizeCategory ?? .large
      return guide
    }
  }

  /// The rectangle that the software keyboard covers.
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    systemGuide(\.keyboardGuide) { KeyboardLayoutGuide("UIKeyboardLayoutGuide") }
  }

  /// A guide of the system's, made when it is first asked for.
  private func systemGuide<Guide: LayoutGuide>(
    _ place: ReferenceWritableKeyPath<ViewRareData, Guide?>, make: () -> Guide
  ) -> Guide {
    if let guide = rareData?[keyPath: place] { return guide }
    let guide = make()
    madeRareData[keyPath: place] = guide
    adopt(guide)
    return guide
  }

  /// The rare state, made on first use.
  package final var madeRareData: ViewRareData {
    if let rareData { return rareData }
    let made = ViewRareData()
    rareData = made
    return made
  }

  final func adopt(_ guide: LayoutGuide) {
    guide.owningView = self
    guard let host else { return }
    guide.attachItem(to: host)
  }
}
