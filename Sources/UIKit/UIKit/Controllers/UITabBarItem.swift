public import Foundation

/// What a tab bar shows for a controller; kept, without effect.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// A number of the application's choice.
  open var tag = 0
  /// What is written in the corner.
  open var badgeValue: String?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
