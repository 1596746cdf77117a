import UIKit

/// A person's page, laid out by constraints between items and attributes, and a visual format.
public final class ProfileViewController: UIViewController {
  let portrait = UIImageView()
  let nameLabel = UILabel()
  let biographyLabel = UILabel()
  let followButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Profile"

    portrait.image = UIImage(systemName: "person.crop.circle")
    portrait.contentMode = .scaleAspectFill
    portrait.layer.cornerRadius = 40
    portrait.clipsToBounds = true
    nameLabel.text = "Ada Lovelace"
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    biographyLabel.text =
      "Mathematician, writer of the first published program, and of notes three times as long as "
      + "the paper they explain."
    biographyLabel.font = .preferredFont(forTextStyle: .body)
    biographyLabel.adjustsFontForContentSizeCategory = true
    biographyLabel.textColor = .secondaryLabel
    biographyLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)

    let views: [String: UIView] = [
      "portrait": portrait, "name": nameLabel, "biography": biographyLabel,
      "follow": followButton,
    ]
    // In this order, which a dictionary does not have.
    for subview in [portrait, nameLabel, biographyLabel, followButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    addConstraints(views)
  }

  private func addConstraints(_ views: [String: UIView]) {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: portrait, attribute: .top, relatedBy: .equal, toItem: safeArea, attribute: .top,
        multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: portrait, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: portrait, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 80),
      NSLayoutConstraint(
        item: portrait, attribute: .height, relatedBy: .equal, toItem: portrait,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: nameLabel, attribute: .leading, relatedBy: .equal, toItem: portrait,
        attribute: .trailing, multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: nameLabel, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: nameLabel, attribute: .centerY, relatedBy: .equal, toItem: portrait,
        attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: biographyLabel, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: biographyLabel, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: followButton, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[portrait]-gap-[biography]-gap-[follow(>=44)]", options: [],
        metrics: ["gap": 24], views: views))
  }
}
