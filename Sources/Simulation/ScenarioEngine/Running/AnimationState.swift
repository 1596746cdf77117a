import LayoutModel
import Simulation

/// Where an animated step is: which frame comes next, and what moves from where to where.
struct AnimationState {
  /// The frame of the step that comes next, from 0.
  var frame = 0
  /// What the step moves by itself, apart from the window's transition.
  var tracks: [Track] = []

  /// A number or place on its way.
  enum Track {
    /// The constant of a constraint.
    case constant(LayoutConstraint, from: Double, to: Double)
    /// The content offset of a scroll view.
    case offset(ScrollView, from: Point, to: Point)
    /// As an offset, but stopped where the content ends.
    case fling(ScrollView, from: Point, by: Point)
  }
}

// One display frame after another.
extension ScenarioPlayback {
  /// Plays the next frame of a step, without layout.
  ///
  /// What can be shown bit by bit is; the rest happens in the first frame. The last frame is the
  /// same as the whole step in one.
  func playFrame(of step: ScenarioStep, frames: Int) throws(ScenarioActionError) {
    guard let animation = step.animation, let window else {
      for action in step.actions { try perform(action) }
      return
    }
    if player.frame == 0 { try begin(step, in: window) }
    player.frame += 1
    let isLast = player.frame >= frames
    let share = Double(player.frame) / Double(frames)
    let progress = isLast ? 1 : animation.progress(at: share)
    for track in player.tracks { show(track, at: progress) }
    if isLast {
      window.endTransition()
      player = AnimationState()
    } else if window.isInTransition {
      window.setTransitionProgress(progress)
    }
  }

  private func begin(_ step: ScenarioStep, in window: Window) throws(ScenarioActionError) {
    if step.actions.contains(where: \.isWindowTransition) { window.beginTransition() }
    for action in step.actions {
      if let track = try track(of: action) {
        player.tracks.append(track)
      } else {
        try perform(action)
      }
    }
  }

  /// What an action moves from where to where; nil for what happens at once.
  func track(of action: ScenarioAction) throws(ScenarioActionError) -> AnimationState.Track? {
    guard let tree else { return nil }
    switch action {
    case .setConstant(let id, let constant):
      let constraint = try tree.constraint(id)
      return .constant(constraint, from: constraint.constant, to: constant)
    case .changeConstant(let id, let distance):
      let constraint = try tree.constraint(id)
      return .constant(
        constraint, from: constraint.constant, to: constraint.constant + distance)
    case .scrollTo(let id, let offset):
      let view = try tree.scrollView(id)
      return .offset(view, from: view.contentOffset, to: offset)
    case .scrollBy(let id, let distance):
      let view = try tree.scrollView(id)
      let start = view.contentOffset
      return .offset(
        view, from: start, to: Point(x: start.x + distance.x, y: start.y + distance.y))
    case .fling(let id, let velocity):
      let view = try tree.scrollView(id)
      return .fling(view, from: view.contentOffset, by: Fling.distance(of: velocity))
    default: return nil
    }
  }

  /// Shows a track at a share of its way.
  func show(_ track: AnimationState.Track, at progress: Double) {
    switch track {
    case .constant(let constraint, let from, let to):
      constraint.constant = progress == 1 ? to : from + (to - from) * progress
    case .offset(let view, let from, let to):
      let between = Point(
        x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
      window?.scroll(view, to: progress == 1 ? to : between)
    case .fling(let view, let from, let way):
      window?.scroll(
        view,
        to: view.resting(Point(x: from.x + way.x * progress, y: from.y + way.y * progress)))
    }
  }
}
