import LayoutModel

/// Marks below each other, each as wide as the one above it times a factor.
enum Ruler {
  static func fill(_ root: View) {
    var above: View?
    for index in 0..<40 {
      let mark = View()
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
      let factor = index % 5 == 0 ? 1.0 : 0.5
      LayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4),
        mark.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        mark.heightAnchor.constraint(equalToConstant: 2),
        mark.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: factor / 2),
      ])
      above = mark
    }
  }
}
