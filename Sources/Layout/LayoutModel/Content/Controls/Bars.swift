/// A bar with a text to search for.
open class SearchBar: View {
  /// Creates a search bar.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.searchBar.size }
}

/// A bar with buttons, at the bottom of a screen.
open class Toolbar: View {
  /// Creates a toolbar.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.toolbar.size }
}

/// A bar with a title, at the top of a screen.
open class NavigationBar: View {
  /// Creates a navigation bar.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.navigationBar.size }
}

/// A bar to switch between parts of an application.
open class TabBar: View {
  /// Creates a tab bar.
  public init() {
    super.init()
  }

  open override var intrinsicContentSize: Size { ControlMetrics.tabBar.size }
}
