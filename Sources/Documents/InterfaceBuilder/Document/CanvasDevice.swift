public import LayoutModel

/// The device that a canvas showed.
public struct CanvasDevice: Hashable, Sendable {
  /// Its id in the document, such as `retina4_7`.
  public internal(set) var id: String
  /// Whether it lay on its side.
  public internal(set) var isLandscape: Bool
  /// What is known of it; nil for an id that this table does not have.
  public var model: Model? { Model.table.first { $0.id == id } }

  /// The size of its screen as it lay, in points.
  public var screenSize: Size? {
    guard let size = model?.size else { return nil }
    return isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// The size classes that the screen has.
  public var traits: TraitSelection {
    guard let model else {
      return TraitSelection(width: .compact, height: .regular, idiom: "phone")
    }
    if model.isPad { return TraitSelection(width: .regular, height: .regular, idiom: "pad") }
    guard isLandscape else {
      return TraitSelection(width: .compact, height: .regular, idiom: "phone")
    }
    return TraitSelection(
      width: model.size.width >= 414 ? .regular : .compact, height: .compact, idiom: "phone")
  }

  /// What is known of a device of the canvas.
  public struct Model: Hashable, Sendable {
    /// The id in documents.
    public var id: String
    /// The size of the screen held upright, in points.
    public var size: Size
    /// Pixels a point.
    public var scale: Double
    /// The insets of the sensor housing and the home indicator; only a status bar's on others.
    public var safeArea: EdgeInsets
    /// Whether it is an iPad.
    public var isPad = false
  }
}

extension CanvasDevice.Model {
  private init(
    _ id: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double = 0,
    isPad: Bool = false
  ) {
    self.init(
      id: id, size: Size(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, bottom: bottom), isPad: isPad)
  }

  /// The devices that documents name.
  static let table: [CanvasDevice.Model] = [
    .init("retina3_5", 320, 480, scale: 2, top: 20),
    .init("retina4_0", 320, 568, scale: 2, top: 20),
    .init("retina4_7", 375, 667, scale: 2, top: 20),
    .init("retina5_5", 414, 736, scale: 3, top: 20),
    .init("retina5_9", 375, 812, scale: 3, top: 44, bottom: 34),
    .init("retina6_1", 414, 896, scale: 2, top: 44, bottom: 34),
    .init("retina6_5", 414, 896, scale: 3, top: 44, bottom: 34),
    .init("retina5_4", 375, 812, scale: 3, top: 50, bottom: 34),
    .init("retina6_0", 390, 844, scale: 3, top: 47, bottom: 34),
    .init("retina6_7", 428, 926, scale: 3, top: 47, bottom: 34),
    .init("retina6_12", 393, 852, scale: 3, top: 59, bottom: 34),
    .init("retina6_72", 430, 932, scale: 3, top: 59, bottom: 34),
    .init("retina6_3", 402, 874, scale: 3, top: 62, bottom: 34),
    .init("retina6_9", 440, 956, scale: 3, top: 62, bottom: 34),
    .init("ipad9_7", 768, 1024, scale: 2, top: 20, isPad: true),
    .init("ipad10_2", 810, 1080, scale: 2, top: 20, isPad: true),
    .init("ipad10_5", 834, 1112, scale: 2, top: 20, isPad: true),
    .init("ipad10_9rounded", 820, 1180, scale: 2, top: 24, bottom: 20, isPad: true),
    .init("ipad11_0rounded", 834, 1194, scale: 2, top: 24, bottom: 20, isPad: true),
    .init("ipad12_9", 1024, 1366, scale: 2, top: 20, isPad: true),
    .init("ipad12_9rounded", 1024, 1366, scale: 2, top: 24, bottom: 20, isPad: true),
  ]
}
