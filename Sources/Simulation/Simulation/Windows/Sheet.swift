import LayoutModel

/// A sheet over the root view controller, and how far it is pulled up.
public struct Sheet: Hashable, Sendable {
  /// How a controller is presented.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Over the whole window.
    case fullScreen = "full-screen"
    /// A card that leaves a strip of what is below; on tablets in the middle of the window.
    case pageSheet = "page"
    /// A smaller card in the middle of a tablet's window; on phones like a page sheet.
    case formSheet = "form"
  }

  /// Where a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// At half the height of the window.
    case medium
    /// As high as its style allows.
    case large
    /// At a height of its own in points, the bottom safe area not counted.
    case height(Double)
  }

  /// How it is presented.
  public var style: Style
  /// Where it rests; cards in the middle of a tablet's window have no detents.
  public var detent: Detent

  /// Creates a sheet.
  public init(style: Style, detent: Detent = .large) {
    self.style = style
    self.detent = detent
  }
}

/// The measures of sheets.
///
/// None is documented: they are common knowledge that we could not check.
enum SheetMetrics {
  /// What a card leaves free below the status bar.
  static let gap = 10.0
  /// A form sheet on a tablet.
  static let formSize = Size(width: 540, height: 620)
  /// A page sheet on a tablet is at most this wide.
  static let pageWidth = 712.0
  /// What a page sheet on a tablet leaves free above and below.
  static let pageMargin = 44.0
}

extension Window {
  /// The sheet over the root view controller; nil when there is none.
  public var sheet: Sheet? { state.sheet }

  /// Presents a controller over the root view controller, in place of one that is there already.
  ///
  /// Its view comes in front of the root's, with a frame that the window sets and a safe area of
  /// what of the root's reaches into it.
  public func present(_ controller: ViewController, as sheet: Sheet) {
    if presentedViewController != nil { removeSheet() }
    presentedViewController = controller
    state.sheet = sheet
    controller.view.autoresizingMask = []
    rootViewController.view.addSubview(controller.view)
    controller.move(to: self)
    applyEnvironment()
    placeKeyboard(below: controller.view)
  }

  /// Pulls the sheet to another detent; without a sheet nothing happens.
  public func setDetent(_ detent: Sheet.Detent) {
    guard state.sheet != nil else { return }
    state.sheet?.detent = detent
    applyEnvironment()
  }

  /// Takes the sheet away, within a transition at its end.
  public func dismiss() {
    guard state.sheet != nil else { return }
    state.sheet = nil
    if !isInTransition { removeSheet() }
    applyEnvironment()
  }

  func removeDismissedSheet() {
    if state.sheet == nil, presentedViewController != nil { removeSheet() }
  }

  private func removeSheet() {
    presentedViewController?.view.removeFromSuperview()
    presentedViewController?.move(to: nil)
    presentedViewController = nil
  }

  /// Gives the presented view its frame.
  func placeSheet() {
    guard let view = presentedViewController?.view else { return }
    view.frame = shown { frame(of: $0.sheet, in: $0) }
  }

  /// The frame of a sheet in the window; without one, where a sheet rises from.
  private func frame(of sheet: Sheet?, in state: WindowState) -> Rect {
    let size = size(in: state)
    guard let sheet else {
      let other = self.state.sheet ?? transition?.start.sheet ?? Sheet(style: .fullScreen)
      var away = frame(of: other, in: state)
      away.origin.y = size.height
      return away
    }
    let full = Rect(origin: .zero, size: size)
    let classes = sizeClasses(in: state)
    if sheet.style == .fullScreen || classes.vertical == .compact { return full }
    if classes.horizontal == .regular { return centered(sheet.style, in: size) }
    let insets = safeAreaInsets(in: state)
    let tallest = size.height - insets.top - SheetMetrics.gap
    let height =
      switch sheet.detent {
      case .large: tallest
      case .medium: min(tallest, size.height / 2)
      case .height(let own): min(tallest, own + insets.bottom)
      }
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private func centered(_ style: Sheet.Style, in size: Size) -> Rect {
    var card = SheetMetrics.formSize
    if style == .pageSheet {
      card.width = SheetMetrics.pageWidth
      card.height = size.height - 2 * SheetMetrics.pageMargin
    }
    card.width = min(card.width, size.width)
    card.height = min(card.height, size.height)
    return Rect(
      x: (size.width - card.width) / 2, y: (size.height - card.height) / 2, width: card.width,
      height: card.height)
  }
}
