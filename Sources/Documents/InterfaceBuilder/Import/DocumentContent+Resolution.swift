internal import LayoutModel

extension DocumentContent {
  /// What a view brings to layout as the document has it for some traits.
  init(_ index: Int, _ resolution: TraitResolution) {
    let document = resolution.document
    let source = resolution.view(index)
    let sizing = ContentSizing(
      document, view: index, traits: resolution.traits, contentSizes: resolution.contentSizes,
      category: resolution.category)
    let size = sizing.extents
    let baselines = SystemFontProportions.baselines(
      of: source, contentHeight: size[1].value, in: document, category: resolution.category)
    self.init(
      index: index, name: source.reportName,
      intrinsicSize: Size(
        width: size[0].value ?? View.noIntrinsicMetric,
        height: size[1].value ?? View.noIntrinsicMetric),
      alignmentInsets: sizing.alignmentInsets,
      firstBaseline: baselines.first, lastBaseline: baselines.last,
      depiction: document.depiction(of: source, category: resolution.category),
      look: document.look(ofView: index))
    guard resolution.contentSizes == .measured else { return }
    let measured = sizing.measuredContent
    isLeastSize = measured.isLeast
    guard size[1].source == .measured else { return }
    wrapping = measured.wrapping.map { WrappingContent($0, scale: document.storedScale) }
  }
}

extension View {
  /// Sets the margins that a document gives the view, if it gives any.
  func takeMargins(of attributes: ViewAttributes) {
    if let margins = attributes.directionalLayoutMargins {
      directionalLayoutMargins = margins
    } else if let margins = attributes.layoutMargins {
      layoutMargins = margins
    }
  }
}
