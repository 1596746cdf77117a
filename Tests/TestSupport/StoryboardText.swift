/// Storyboards of a few lines, for tests that need a screen or two.
package enum StoryboardText {
  /// A storyboard of scenes, which begin in its first line, for a phone of 375 by 667 points.
  package static func document(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device \
    id="retina4_7" orientation="portrait"/><dependencies><plugIn identifier="x" \
    version="21505"/></dependencies><scenes>\(scenes)</scenes></document>
    """
  }
}
