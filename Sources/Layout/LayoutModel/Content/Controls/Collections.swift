/// A scrolling column of cells; the code that fills it places the cells.
open class TableView: ScrollView {
  /// The height of a row that does not size itself, in points.
  public final var rowHeight: Double = 44

  /// Creates a table, which a finger pulls however few rows it has.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
}

/// A scrolling arrangement of cells; the code that fills it places the cells.
open class CollectionView: ScrollView {
  /// The size of a cell that does not size itself, in points.
  public final var itemSize = Size(width: 50, height: 50)
}
