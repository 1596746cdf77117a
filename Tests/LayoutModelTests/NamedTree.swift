import LayoutModel

/// Two views, `a` and `b`, in a third, `root`; descriptions call them by these names.
struct NamedTree {
  let root = View()
  let a = View()
  let b = View()

  init() {
    root.accessibilityIdentifier = "root"
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    root.addSubview(a)
    root.addSubview(b)
  }
}
