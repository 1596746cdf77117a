import UIKit

/// Settings in stack views; the rows turn into columns when text is large.
public final class SettingsViewController: UIViewController {
  let notificationsSwitch = UISwitch()
  let volumeSlider = UISlider()
  let sizeControl = UISegmentedControl(items: ["Small", "Medium", "Large"])
  let column = UIStackView()
  private(set) var rows: [UIStackView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    title = "Settings"
    sizeControl.selectedSegmentIndex = 1

    column.axis = .vertical
    column.spacing = 16
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 20, bottom: 16, trailing: 20)
    column.addArrangedSubview(row("Notifications", notificationsSwitch))
    column.addArrangedSubview(row("Volume", volumeSlider))
    column.addArrangedSubview(row("Picture size", sizeControl))

    let note = UILabel()
    note.text = "Changes are kept on this device only, until you sign in."
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    note.numberOfLines = 0
    column.addArrangedSubview(note)
    column.setCustomSpacing(32, after: note)
    let signOut = UIButton(configuration: signOutConfiguration)
    column.addArrangedSubview(signOut)

    let scrollView = UIScrollView()
    for subview in [scrollView, column] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      volumeSlider.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
    ])
    updateRows()
  }

  private var signOutConfiguration: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign out"
    configuration.buttonSize = .large
    return configuration
  }

  private func row(_ title: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    // Beside a slider the label stays narrow; beside a switch, which hugs more, it takes the room.
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 12
    rows.append(row)
    return row
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isViewLoaded { updateRows() }
  }

  private func updateRows() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for row in rows {
      row.axis = isLarge ? .vertical : .horizontal
      row.alignment = isLarge ? .leading : .center
    }
  }
}
