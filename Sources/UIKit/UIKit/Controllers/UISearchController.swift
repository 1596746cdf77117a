public import Foundation

/// What a search bar notifies; never called, as nothing is typed here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The key that searches was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// The text changed; by default nothing happens.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The key that searches was pressed; by default nothing happens.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The button that ends the search was pressed; by default nothing happens.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// What shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text of the search changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search in what a controller shows: its bar is not laid out, the results' controller is kept.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()
  /// The controller of the results; nil where they are shown in place.
  public private(set) final var searchResultsController: UIViewController?
  /// What shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether what is searched is dimmed; kept, without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is away while there is a search; kept, without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether there is a search.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without a controller of results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var floats: Bool { true }
}
