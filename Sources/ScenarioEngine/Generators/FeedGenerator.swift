enum FeedGenerator {
  static let names: [String] = ["root", "list"]
}
