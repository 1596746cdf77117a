/// The elements that this reader knows by name.
enum ElementNames {
  /// Views.
  static let views: Set<String> = [
    "activityIndicatorView", "adBannerView", "arscnView", "arskView", "button",
    "collectionReusableView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "containerView", "datePicker", "glkView", "imageView", "label",
    "mapView", "mtkView", "navigationBar", "pageControl", "pickerView", "progressView",
    "sceneKitView", "scrollView", "searchBar", "segmentedControl", "skView", "slider", "stackView",
    "stepper", "switch", "tabBar", "tableView", "tableViewCell", "tableViewCellContentView",
    "textField", "textView", "toolbar", "view", "visualEffectView", "webView", "wkWebView",
  ]

  /// What is no view, and either read or known to have no effect on layout.
  static let known: Set<String> = [
    "accessibility", "accessibilityTraits", "action", "adaptation", "affineTransform", "animations",
    "array", "attributedString", "attributedTitle", "attributes", "audiovisualMediaTypes",
    "autoresizingMask", "avPlayerViewController", "backgroundConfiguration", "barButtonItem",
    "barButtonItemAppearance", "blurEffect", "bool", "buttonConfiguration", "calendar",
    "calendarView", "capability", "cells", "class", "classes", "collectionViewCompositionalLayout",
    "collectionViewController", "collectionViewFlowLayout", "collectionViewLayout", "color",
    "colorWell", "command", "commands", "connections", "constraint", "constraints",
    "contentConfiguration", "customFonts", "customObject", "customView", "data", "dataDetectorType",
    "dataDetectorTypes", "dataSourceDelegate", "date", "dependencies", "deployment", "designable",
    "designables", "development", "device", "dictionary", "directionalEdgeInsets", "document",
    "edgeInsets", "entry", "exclude", "exit", "extendedEdge", "font", "fontDescription", "fragment",
    "frame", "freeformSimulatedSizeMetrics", "gestureRecognizer", "gestureRecognizers",
    "glkViewController", "gradient", "hostingController", "hoverGestureRecognizer", "image",
    "imageConfiguration", "imageReference", "include", "inferredMetricsTieBreakers", "inputView",
    "inset", "integer", "items", "keyCommand", "keyCommands", "keyValuePair", "keyboardLayoutGuide",
    "layoutGuide", "layoutGuides", "leftBarButtonItems", "listContentConfiguration", "locale",
    "longPressGestureRecognizer", "mapConfiguration", "mask", "menu", "menuItem", "metaFont",
    "mutableArray", "mutableData", "mutableString", "namedColor", "navigationBarAppearance",
    "navigationController", "navigationItem", "nil", "null", "objects", "offsetWrapper", "options",
    "outlet", "outletCollection", "pageViewController", "panGestureRecognizer", "paragraphStyle",
    "pinchGestureRecognizer", "placeholder", "plugIn", "point", "pongPressGestureRecognizer",
    "popoverArrowDirection", "preferredSymbolConfiguration", "prototypes", "range", "real", "rect",
    "refreshControl", "regex", "relationship", "relationships", "resources", "rightBarButtonItems",
    "rotationGestureRecognizer", "scene", "scenes", "scopeButtonTitles",
    "screenEdgePanGestureRecognizer", "searchDisplayController", "sections", "segment", "segments",
    "segue", "set", "shadow", "simulatedMetricsContainer", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "splitViewController",
    "standardMapConfiguration", "state", "storyboardReference", "string", "subviews",
    "swipeGestureRecognizer", "symbol", "symbolicConfiguration", "systemColor", "systemFont",
    "systemImage", "tabBarAppearance", "tabBarController", "tabBarItem", "tabBarItemAppearance",
    "tabStops", "tableViewController", "tableViewSection", "tapGestureRecognizer", "textAttributes",
    "textInputTraits", "textTab", "timeZone", "toolbarAppearance", "toolbarItems", "url",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "userGuides", "userLayoutGuide",
    "value", "variation", "vibrancyEffect", "viewController", "viewControllerLayoutGuide",
    "viewControllerPlaceholder", "viewLayoutGuide", "wkPreferences", "wkWebViewConfiguration",
  ]

  /// UIKit's name of the class of a view's element.
  static func className(of element: String) -> String {
    if let name = otherClassNames[element] { return name }
    guard let first = element.first else { return "UIView" }
    return "UI" + first.uppercased() + element.dropFirst()
  }

  /// The classes that are not named after their elements.
  private static let otherClassNames = [
    "adBannerView": "ADBannerView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "collectionViewCellContentView": "UIView", "containerView": "UIView", "glkView": "GLKView",
    "mapView": "MKMapView", "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView",
    "tableViewCellContentView": "UITableViewCellContentView", "wkWebView": "WKWebView",
  ]
}
