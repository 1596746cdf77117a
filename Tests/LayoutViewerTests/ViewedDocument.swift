import InterfaceBuilder
import LayoutModel
import LayoutViewer
import SolverCatalog

/// A document of a test: a navigation controller's table with two rows, and a label that conflicts.
enum ViewedDocument {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <dependencies><plugIn identifier="x" version="17703"/></dependencies>
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController id="vc1" customClass="&lt;/script&gt;&lt;b&gt;Profile" title="Profile">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <label opaque="NO" text="Hello &amp; welcome" textAlignment="center" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab">
    <rect key="frame" x="20" y="40" width="335" height="20.5"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
    </label>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
    userLabel="the box">
    <rect key="frame" x="20" y="100" width="100" height="50"/>
    <color key="backgroundColor" name="brand"/>
    <constraints>
    <constraint firstAttribute="width" constant="100" id="w1"/>
    <constraint firstAttribute="width" constant="200" id="w2"/>
    <constraint firstAttribute="height" constant="50" id="h1"/>
    </constraints>
    </view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="loose">
    <rect key="frame" x="20" y="300" width="10" height="10"/>
    <constraints><constraint firstAttribute="height" constant="10" id="h2"/></constraints>
    </view>
    </subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="lab" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" \
    constant="20" id="c2"/>
    <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="c3"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="lab" secondAttribute="bottom" \
    constant="40" id="c4"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c5"/>
    <constraint firstItem="loose" firstAttribute="top" secondItem="box" secondAttribute="bottom" \
    constant="20" id="c6"/>
    <constraint firstItem="loose" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c7"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <tableViewController id="tvc" title="Rows">
    <tableView key="view" contentMode="scaleToFill" alwaysBounceVertical="YES" \
    dataMode="static" style="grouped" \
    rowHeight="44" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <sections><tableViewSection headerTitle="Section title" id="sec"><cells>
    <tableViewCell contentMode="scaleToFill" rowHeight="60" id="cell1" \
    accessoryType="disclosureIndicator">
    <rect key="frame" x="0.0" y="38" width="375" height="60"/>
    <tableViewCellContentView key="contentView" id="cv1">
    <rect key="frame" x="0.0" y="0.0" width="340" height="60"/>
    <subviews><label text="First row" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
    <rect key="frame" x="16" y="20" width="80" height="20.5"/></label></subviews>
    <constraints>
    <constraint firstItem="l1" firstAttribute="leading" secondItem="cv1" \
    secondAttribute="leading" constant="16" id="k1"/>
    <constraint firstItem="l1" firstAttribute="centerY" secondItem="cv1" \
    secondAttribute="centerY" id="k2"/>
    </constraints>
    </tableViewCellContentView></tableViewCell>
    <tableViewCell contentMode="scaleToFill" rowHeight="44" id="cell2">
    <rect key="frame" x="0.0" y="98" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="cv2">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <subviews><switch opaque="NO" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sw">
    <rect key="frame" x="16" y="6" width="51" height="31"/></switch></subviews>
    <constraints>
    <constraint firstItem="sw" firstAttribute="leading" secondItem="cv2" \
    secondAttribute="leading" constant="16" id="k3"/>
    <constraint firstItem="sw" firstAttribute="centerY" secondItem="cv2" \
    secondAttribute="centerY" id="k4"/>
    </constraints>
    </tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections>
    </tableView>
    <navigationItem key="navigationItem" title="All rows" id="ni">
    <barButtonItem key="rightBarButtonItem" title="Change" id="bb"/>
    </navigationItem>
    </tableViewController>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" \
    id="bar"><rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
    <connections><segue destination="tvc" kind="relationship" relationship="rootViewController" \
    id="sg"/></connections>
    </navigationController>
    </objects></scene>
    </scenes>
    <resources>
    <namedColor name="brand"><color red="0.2" green="0.4" blue="0.6" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
    </document>
    """

  static func document() throws -> InterfaceDocument {
    try InterfaceDocument.parse(Array(text.utf8), path: "App/Profile.storyboard")
  }
}
