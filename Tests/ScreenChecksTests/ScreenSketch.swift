import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import SolverCatalog

/// A document of one screen, written in few words for a test.
///
/// The screen is `v`, 375 x 667 points with the safe area `s`; constraints are formulas such as
/// `a.leading = v.leading + 20`, `a.width = v.width * 0.5`, `a.width >= 44`, each with the id `c` and its number from 0.
struct ScreenSketch {
  var subviews: String
  var constraints: [String]
  var attributes = ""
  /// The outlets of the screen's controller, by the ids of what they name.
  var outlets: [String: String] = [:]

  init(_ subviews: String, _ constraints: [String]) {
    self.subviews = subviews
    self.constraints = constraints
  }

  static func label(
    _ id: String, _ text: String, style: String? = nil, size: Int = 17, more: String = "",
    inside: String = ""
  ) -> String {
    let font =
      style.map { "<fontDescription key='fontDescription' style='UICTFontTextStyle\($0)'/>" }
      ?? "<fontDescription key='fontDescription' type='system' pointSize='\(size)'/>"
    return view("label", id, "text='\(text)' \(more)", font + inside)
  }

  static func button(_ id: String, _ title: String, more: String = "") -> String {
    view("button", id, "buttonType='system' \(more)", "<state key='normal' title='\(title)'/>")
  }

  static func view(
    _ element: String, _ id: String, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    "<\(element) id='\(id)' translatesAutoresizingMaskIntoConstraints='NO' \(attributes)>"
      + "\(inside)</\(element)>"
  }

  // No view stores a frame: the safe area is then the canvas device's, not read off frames.

  /// A view with a background.
  static func box(_ id: String, _ inside: String = "") -> String {
    view(
      "view", id, "",
      (inside.isEmpty ? "" : "<subviews>\(inside)</subviews>")
        + "<color key='backgroundColor' red='1' green='0' blue='0' alpha='1'/>")
  }

  /// The document's text.
  var text: String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
    <dependencies><plugIn identifier="x" version="21505"/></dependencies>
    <scenes><scene sceneID="scene"><objects><viewController id="controller">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="s"/>
    <constraints>\(constraints.enumerated().map(Self.element).joined(separator: "\n"))
    </constraints></view>\(connections)</viewController></objects></scene></scenes></document>
    """
  }

  private var connections: String {
    let lines = outlets.sorted { $0.key < $1.key }.map {
      "<outlet property='\($0.value)' destination='\($0.key)' id='outlet-\($0.key)'/>"
    }
    return lines.isEmpty ? "" : "<connections>\(lines.joined())</connections>"
  }

  func document() throws -> InterfaceDocument {
    try InterfaceDocument.parse(Array(text.utf8), path: "Sketch.storyboard")
  }

  /// One formula as an element.
  private static func element(_ index: Int, _ formula: String) -> String {
    var words = formula.split(separator: " ").map(String.init)
    func ends(_ word: String) -> (item: String, attribute: String)? {
      let parts = word.split(separator: ".").map(String.init)
      return parts.count == 2 && Double(word) == nil ? (parts[0], parts[1]) : nil
    }
    var text = "<constraint id='c\(index)'"
    if let priority = words.last, priority.hasPrefix("@") {
      text += " priority='\(priority.dropFirst())'"
      words.removeLast()
    }
    if let first = ends(words[0]) {
      text += " firstItem='\(first.item)' firstAttribute='\(first.attribute)'"
    }
    if words[1] == ">=" { text += " relation='greaterThanOrEqual'" }
    if words[1] == "<=" { text += " relation='lessThanOrEqual'" }
    if let second = ends(words[2]) {
      text += " secondItem='\(second.item)' secondAttribute='\(second.attribute)'"
      if words.count > 4, words[3] == "*" {
        text += " multiplier='\(words[4])'"
        words.removeSubrange(3...4)
      }
      if words.count > 4 { text += " constant='\(words[3] == "-" ? "-" : "")\(words[4])'" }
    } else {
      text += " constant='\(words[2])'"
    }
    return text + "/>"
  }

  /// What is found on the screen.
  func check(
    _ profile: CheckSettings.Profile = .default, _ matrix: ScreenMatrix = .small
  ) throws -> [ScreenFinding] {
    try check(CheckSettings(profile: profile), matrix)
  }

  /// What is found on the screen with settings.
  func check(
    _ settings: CheckSettings, _ matrix: ScreenMatrix = .small
  ) throws -> [ScreenFinding] {
    let checker = ScreenChecker(matrix: matrix, settings: settings) {
      SolverStrategy.standard.makeSolver()
    }
    return checker.check(try document()).findings
  }
}

extension ScreenMatrix {
  /// Two phones, one with a sensor housing, and two text sizes: enough for a fault to show.
  static let small = ScreenMatrix(
    devices: ["iphone-se-3", "iphone-16"].compactMap { DeviceCatalog.device(named: $0) },
    textSizes: [.large, .accessibilityExtraLarge])
}
