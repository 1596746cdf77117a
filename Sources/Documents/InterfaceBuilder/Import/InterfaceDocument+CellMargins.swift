internal import LayoutModel

/// The margins of the content of a cell, which the table decides.
extension InterfaceDocument {
  /// Xcode 9's first plug-in: betas of it still have the margins of Xcode 8.
  private static let firstOfXcode9 = 13190
  /// The first plug-in of Xcode 12, whose canvas ran iOS 14.
  static let firstOfXcode12 = 17000
  /// The first plug-in of Xcode 15.3, where the screen decides and no longer the table.
  private static let firstOfXcode15p3 = 23000

  /// The margins of the content view of a cell or an effect view.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - side: The side margin of the table's cells where it was read off stored frames.
  /// - Returns: The margins, in points.
  func contentViewMargins(_ index: Int, side: Double?) -> EdgeInsets {
    let view = views[index]
    guard view.element == "tableViewCellContentView", let owner = view.parent,
      let content = view.frame
    else { return .all(8) }
    guard follows(.cellMargins) else { return generation >= .xcode9 ? .all(11) : .all(8) }
    let cell = views[owner]
    guard plugInVersion >= Self.firstOfXcode9 else {
      let preserves =
        view.attributes.preservesSuperviewMargins && cell.attributes.preservesSuperviewMargins
        && generation == .xcode8
      return preserves ? EdgeInsets(top: 11, left: 15, bottom: 11, right: 15) : .all(8)
    }
    var margins = cellMargins(owner, side: side)
    // Up to Xcode 10 the separator took half a point from the content, not from its margin.
    if generation == .xcode9, (cell.frame?.height ?? 0) - content.height == 0.5 {
      margins.bottom -= 0.5
    }
    let hasAccessory = content.width < (cell.frame?.width ?? content.width) - 1
    if hasAccessory { margins.right = 8 }
    return margins
  }

  /// The margins of a cell of a table, which content that preserves them has at least.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - side: The side margin of the table's cells where it was read off stored frames.
  /// - Returns: The margins, in points.
  func cellMargins(_ cell: Int, side: Double?) -> EdgeInsets {
    guard plugInVersion >= Self.firstOfXcode9 else { return .all(8) }
    let content = views[cell].ownedViews.first { views[$0].element == "tableViewCellContentView" }
    let width = views[cell].frame?.width ?? content.flatMap { views[$0].frame?.width } ?? 0
    let side = side ?? sideMargin(ofCell: cell, width: width)
    let vertical: Double = generation >= .xcode26 ? 15 : 11
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  private func sideMargin(ofCell cell: Int, width: Double) -> Double {
    guard let table = views[cell].parent else { return sideMargin(ofLooseCellOfWidth: width) }
    // The table's width decides, which is more than the cell's where cells are inset.
    var outer = views[table].frame?.width ?? width
    if plugInVersion >= Self.firstOfXcode15p3 {
      outer = max(outer, views[topView(of: table)].frame?.width ?? 0)
    }
    guard outer < 390 || isNarrowDevice else { return 20 }
    guard plugInVersion < Self.firstOfXcode12 else { return 16 }
    return controller(ofRoot: table) == nil ? 15 : 16
  }

  /// The side margin of a cell alone in a xib: from Xcode 11 on the device has to be wide as well.
  private func sideMargin(ofLooseCellOfWidth width: Double) -> Double {
    guard generation >= .xcode11 else { return width < 390 ? 16 : 20 }
    let isWideDevice = hasWideDevice(or: width)
    if isWideDevice, width >= 390, !isNarrowDevice { return 20 }
    return plugInVersion < Self.firstOfXcode12 && !isWideDevice ? 15 : 16
  }

  /// Whether the canvas's device is wide enough for wide margins; a width stands for one without device.
  private func hasWideDevice(or width: Double) -> Bool {
    (device?.screenSize?.width ?? width) >= 390
  }

  /// Whether cells have narrow margins however wide they are: on the phone of 390 points in Xcode 26,
  /// and from Xcode 13 on in documents without a device.
  private var isNarrowDevice: Bool {
    guard follows(.narrowMargins) else { return false }
    guard let model = device?.model else { return device == nil && generation >= .xcode13 }
    return generation >= .xcode26 && !model.isPad && model.size.width <= 390
  }

  /// The view without superview that a view lies in.
  func topView(of view: Int) -> Int {
    var current = view
    while let parent = views[current].parent { current = parent }
    return current
  }

  /// The frame of a cell's content: of an inset table's cell that is stored as wide as the table,
  /// what the table's side margins leave.
  func contentViewFrame(_ index: Int) -> Rect? {
    let view = views[index]
    guard var frame = view.frame, view.element == "tableViewCellContentView",
      follows(.insetCells), let cell = view.parent, let table = views[cell].parent,
      views[table].attributes.style == "insetGrouped",
      let width = views[table].frame?.width, views[cell].frame?.width == width
    else { return view.frame }
    frame.size.width -= 2 * (width < 390 ? 16 : 20)
    return frame
  }
}
