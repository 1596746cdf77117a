import LayoutModel
import Testing

/// Constraints that a keyboard guide switches by the edges it is near.
@Suite struct TrackingGuideTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 820, height: 1180))
  private let panel = View()
  private var guide: KeyboardLayoutGuide { root.keyboardLayoutGuide }

  init() {
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
  }

  private func place(_ frame: Rect?, isDocked: Bool = false) {
    guide.keyboard = frame.map { KeyboardPlacement(frame: $0, isDocked: isDocked) }
  }

  @Test(
    arguments: [
      (nil, false, [.bottom]),
      (Rect(x: 0, y: 830, width: 820, height: 350), true, [.bottom]),
      (Rect(x: 0, y: 500, width: 820, height: 350), false, []),
      (Rect(x: 0, y: 20, width: 820, height: 350), false, [.top]),
      (Rect(x: 20, y: 900, width: 320, height: 260), false, [.bottom, .leading]),
      (Rect(x: 480, y: 20, width: 320, height: 260), false, [.top, .trailing]),
      (Rect(x: 250, y: 400, width: 320, height: 260), false, []),
    ] as [(Rect?, Bool, DirectionalRectEdge)])
  func nearEdgesFollowTheKeyboard(_ frame: Rect?, isDocked: Bool, _ near: DirectionalRectEdge) {
    guide.followsUndockedKeyboard = true
    let edges: [DirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    let whenNear = edges.map { _ in panel.widthAnchor.constraint(equalToConstant: 10) }
    let whenAway = edges.map { _ in panel.heightAnchor.constraint(equalToConstant: 10) }
    for (index, edge) in edges.enumerated() {
      guide.setConstraints([whenNear[index]], activeWhenNearEdge: edge)
      guide.setConstraints([whenAway[index]], activeWhenAwayFrom: edge)
    }
    place(Rect(x: 1, y: 1, width: 2, height: 2))
    place(frame, isDocked: isDocked)
    for (index, edge) in edges.enumerated() {
      #expect(whenNear[index].isActive == near.contains(edge), "\(edge)")
      #expect(whenAway[index].isActive != near.contains(edge), "\(edge)")
    }
  }

  @Test func aGuideThatDoesNotFollowStaysAtTheBottom() {
    let away = panel.widthAnchor.constraint(equalToConstant: 10)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    place(Rect(x: 0, y: 20, width: 820, height: 350))
    #expect(!away.isActive)
    guide.followsUndockedKeyboard = true
    #expect(away.isActive)
  }

  @Test func settingAgainReplacesAndRemovingForgets() {
    let first = panel.widthAnchor.constraint(equalToConstant: 10)
    let second = panel.widthAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([first], activeWhenNearEdge: .bottom)
    #expect(first.isActive)
    guide.setConstraints([second], activeWhenNearEdge: .bottom)
    #expect(!first.isActive && second.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).first === second)
    #expect(guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!second.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test func corneredMeansNearBothEdges() {
    guide.followsUndockedKeyboard = true
    let corner = panel.widthAnchor.constraint(equalToConstant: 10)
    guide.setConstraints([corner], activeWhenNearEdge: [.bottom, .leading])
    #expect(!corner.isActive)
    place(Rect(x: 20, y: 900, width: 320, height: 260))
    #expect(corner.isActive)
    root.semanticContentAttribute = .forceRightToLeft
    place(Rect(x: 21, y: 900, width: 320, height: 260))
    #expect(!corner.isActive)
  }
}
