public import Foundation

/// A controller whose view is a table, of which it is data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private var style = UITableView.Style.plain

  /// Creates a controller of a table.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Creates a controller of a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of a plain table.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// The table.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! { view as? UITableView }

  /// The control that loads anew; kept, without effect.
  open var refreshControl: UIRefreshControl?

  // Here and not in an extension, so that subclasses can override them.

  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The title above a section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The title below a section.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// The height of a row.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// A row was chosen.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
