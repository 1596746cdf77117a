import Foundation

/// The labels that a cell's style has, with the constraints that place them.
@MainActor final class CellLabels {
  let text = UILabel()
  private(set) var detail: UILabel?
  let image = UIImageView()
  private let lines: UIStackView

  init(_ style: UITableViewCell.CellStyle, in contentView: UIView) {
    lines = UIStackView(arrangedSubviews: [text])
    lines.axis = style == .subtitle ? .vertical : .horizontal
    lines.spacing = style == .subtitle ? 2 : 8
    if style != .default {
      let size: CGFloat = style == .subtitle ? 12 : 17
      addDetail(.systemFont(ofSize: size)).setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    let row = UIStackView(arrangedSubviews: [image, lines])
    row.spacing = 16
    row.alignment = .center
    image.isHidden = true
    image.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @discardableResult private func addDetail(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    lines.addArrangedSubview(label)
    detail = label
    return label
  }

  func show(_ configuration: UIListContentConfiguration) {
    text.text = configuration.text
    if detail == nil, configuration.secondaryText != nil {
      // The second text of a configuration stands below the first one.
      lines.axis = .vertical
      lines.spacing = 2
      addDetail(.systemFont(ofSize: 12))
    }
    detail?.text = configuration.secondaryText
    detail?.isHidden = configuration.secondaryText == nil
    image.image = configuration.image
    image.isHidden = configuration.image == nil
  }
}
