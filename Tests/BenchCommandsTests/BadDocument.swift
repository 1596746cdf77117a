/// A document of one label whose numbers a test chooses.
enum BadDocument {
  /// The text; attributes stand as they are given.
  static func text(
    frame: String = "x=\"0\" y=\"0\" width=\"100\" height=\"20\"", label: String = "",
    constraint: String = "constant=\"0\"", extra: String = ""
  ) -> String {
    let frame = frame.contains("width") ? frame : frame + " width=\"100\" height=\"20\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="lab" \(label)>
      <rect key="frame" \(frame)/>
      \(extra)
      </label>
      </subviews>
      <constraints>
      <constraint firstItem="lab" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="c1" \(constraint)/>
      <constraint firstItem="lab" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c2"/>
      </constraints>
      </view>
      </objects>
      </document>
      """
  }
}
