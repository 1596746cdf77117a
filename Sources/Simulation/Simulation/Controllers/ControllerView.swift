import LayoutModel

/// The view of a view controller, which it notifies of layout.
final class ControllerView: View {
  weak var controller: ViewController?

  override func safeAreaInsetsDidChange() {
    controller?.performSafeAreaChange()
  }

  override func layoutSubviews() {
    controller?.performLayout { super.layoutSubviews() }
  }
}
