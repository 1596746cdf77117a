public import LayoutModel

/// A rectangle on the screen that can hold others.
public typealias UIView = View
/// A view that shows a part of larger content.
public typealias UIScrollView = ScrollView
/// A view that lays out others in a row or a column.
public typealias UIStackView = StackView
/// A view that shows text.
public typealias UILabel = Label
/// A view that shows an image.
public typealias UIImageView = ImageView
/// A button with a title or an image.
public typealias UIButton = Button
/// A line of text to be edited.
public typealias UITextField = TextField
/// Text to be edited.
public typealias UITextView = TextView
/// A switch.
public typealias UISwitch = Switch
/// A slider.
public typealias UISlider = Slider
/// A stepper.
public typealias UIStepper = Stepper
/// A bar that shows progress.
public typealias UIProgressView = ProgressView
/// A wheel that shows that something is going on.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// A row of segments to choose from.
public typealias UISegmentedControl = SegmentedControl
/// A row of dots for pages.
public typealias UIPageControl = PageControl
/// Wheels to choose from.
public typealias UIPickerView = PickerView
/// Wheels to choose a date from.
public typealias UIDatePicker = DatePicker
/// A bar to search with.
public typealias UISearchBar = SearchBar
/// A bar of buttons.
public typealias UIToolbar = Toolbar
/// A bar that shows where one is.
public typealias UINavigationBar = NavigationBar
/// A bar of tabs.
public typealias UITabBar = TabBar
/// Rows of cells.
public typealias UITableView = TableView
/// Cells in a layout.
public typealias UICollectionView = CollectionView
/// A typeface at a size.
public typealias UIFont = Font
/// A picture.
public typealias UIImage = Image

extension View {
  /// How the frame follows the superview's size.
  public typealias AutoresizingMask = LayoutModel.AutoresizingMask
}
/// How large the user wants text.
public typealias UIContentSizeCategory = ContentSizeCategory
