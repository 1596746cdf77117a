import UIKit

extension UIView {
  /// Adds a view that fills this one, by constraints on all four edges.
  func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Adds a view that fills this one, and has a size of its own.
  @discardableResult func fill(withBoxOf size: CGSize) -> UIView {
    let box = UIView()
    fill(with: box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: size.width),
      box.heightAnchor.constraint(equalToConstant: size.height),
    ])
    return box
  }
}
