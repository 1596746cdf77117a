/// What a picture is to show.
struct PageContent {
  var scenes: [LayoutScene]
  var changes: SceneChanges?
  var heading: String
  var details: String
  var notes: [String] = []
  /// What changed in each scene since the one before; empty where they are not moments of one run.
  var changesByScene: [String] = []
  /// How long each scene is shown where they are shown one after the other; nil for beside another.
  var secondsByScene: Double?
}
