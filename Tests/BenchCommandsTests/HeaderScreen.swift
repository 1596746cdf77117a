import TestSupport

/// A screen of one view, which has the same frames on every device.
enum HeaderScreen {
  /// The words that check one configuration of it alone.
  static let options = [
    "--devices", "iphone-se-3", "--orientations", "portrait", "--text-sizes", "L", "--directions",
    "ltr", "--no-doubled-text",
  ]

  /// A storyboard of one screen with a header of a height.
  static func document(height: Int) -> String {
    StoryboardText.document(
      """
      <scene sceneID="s"><objects><viewController id="c" customClass="Main">\
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
      <constraint firstAttribute="height" constant="\(height)" id="h"/>\
      <constraint firstAttribute="width" constant="50" id="w"/></constraints></view></subviews>\
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" \
      secondAttribute="top" id="t"/><constraint firstItem="a" firstAttribute="leading" \
      secondItem="v" secondAttribute="leading" id="l"/></constraints></view></viewController>\
      </objects></scene>
      """)
  }
}
