import UIKit

/// A post of the feed.
struct Post {
  let author: String
  let text: String
}

/// A table of posts whose cells size themselves, laid out by anchors.
public final class FeedViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .plain)
  let replyField = UITextField()
  private let posts: [Post] = (0..<200).map { index in
    Post(
      author: ["Ada", "Charles", "Mary"][index % 3],
      text: String(repeating: "A sentence of the post. ", count: 1 + index * 7 % 6))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Feed"

    tableView.dataSource = self
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    replyField.placeholder = "Reply"
    replyField.borderStyle = .roundedRect
    for subview in [tableView, replyField] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }

    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      replyField.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
      replyField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      replyField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      replyField.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  /// The number of posts.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  /// The cell of a post.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    if let cell = cell as? PostCell { cell.show(posts[indexPath.row]) }
    return cell
  }
}

/// A picture beside the author's name and the text.
final class PostCell: UITableViewCell {
  let avatar = UIView()
  let authorLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.backgroundColor = .systemGray4
    avatar.layer.cornerRadius = 20
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    authorLabel.adjustsFontForContentSizeCategory = true
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.adjustsFontForContentSizeCategory = true
    bodyLabel.numberOfLines = 0
    for subview in [avatar, authorLabel, bodyLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }

    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      authorLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      authorLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
      authorLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
      bodyLabel.leadingAnchor.constraint(equalTo: authorLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ post: Post) {
    authorLabel.text = post.author
    bodyLabel.text = post.text
  }
}
