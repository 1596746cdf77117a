import LinearConstraints
import SolverOracle
import Testing

@Suite struct RandomTimelineTests {
  @Test(arguments: TimelineKind.allCases)
  func timelinesReadBackAndRepeat(_ kind: TimelineKind) throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let trace = RandomTimeline.trace(kind, seed: seed)
      let text = TraceWriter.text(of: trace)
      // Reading checks every rule of the format: nothing used after it went, nothing twice.
      #expect(try TraceReader.read(text) == trace, "\(kind) seed \(seed)")
      #expect(TraceWriter.text(of: RandomTimeline.trace(kind, seed: seed)) == text)
    }
    #expect(RandomTimeline.trace(kind, seed: 1) != RandomTimeline.trace(kind, seed: 2))
  }

  /// What a kind is for has to occur in it.
  @Test func kindsStressWhatTheySay() {
    var found: [TimelineKind: Set<String>] = [:]
    for kind in TimelineKind.allCases {
      for seed in 1...60 as ClosedRange<UInt64> {
        note(RandomTimeline.trace(kind, seed: seed), in: &found[kind, default: []])
      }
    }
    let everywhere: Set = ["constant", "priority", "coefficient", "add", "remove", "edit"]
    for kind in TimelineKind.allCases {
      #expect(everywhere.isSubset(of: found[kind, default: []]), "\(kind)")
    }
    #expect(found[.mixed]?.contains("most rows are new and others change") == true)
    #expect(found[.excursions]?.contains("beyond 1e12") == true)
    #expect(found[.awkward]?.contains("1.333333") == true)
    #expect(found[.scales]?.contains("below 1e-3") == true)
    for trait in ["declared again", "rank", "edit without target", "discard"] {
      #expect(found[.leftovers]?.contains(trait) == true, "\(trait)")
    }
  }

  private func note(_ trace: Trace, in found: inout Set<String>) {
    if Set(trace.variableNames).count < trace.variableNames.count {
      found.insert("declared again")
    }
    var (live, new, changes) = (0, 0, 0)
    var open: Set<TraceVariable> = []
    for operation in trace.operations {
      switch operation {
      case .declare, .expect: break
      case .discard: found.insert("discard")
      case .add(_, let terms, let shape):
        found.insert("add")
        (live, new) = (live + 1, new + 1)
        if terms.contains(where: { $0.coefficient.magnitude == 1.333333 }) {
          found.insert("1.333333")
        }
        if terms.contains(where: { $0.coefficient.magnitude < 1e-3 }) {
          found.insert("below 1e-3")
        }
        note(shape.constant, in: &found)
      case .remove:
        found.insert("remove")
        live -= 1
      case .setConstant(_, let value):
        found.insert("constant")
        changes += 1
        note(value, in: &found)
      case .setPriority:
        found.insert("priority")
        changes += 1
      case .setCoefficient:
        found.insert("coefficient")
        changes += 1
      case .setBreakRank: found.insert("rank")
      case .beginEditing(let variable, _):
        found.insert("edit")
        open.insert(variable)
      case .suggest(let variable, let value):
        open.remove(variable)
        changes += 1
        note(value, in: &found)
      case .endEditing(let variable): open.remove(variable)
      case .solve(let label):
        if label != "build", new * 2 > live, changes > 0 {
          found.insert("most rows are new and others change")
        }
        if !open.isEmpty { found.insert("edit without target") }
        open = []
        (new, changes) = (0, 0)
      }
    }
  }

  private func note(_ number: Double, in found: inout Set<String>) {
    if number.magnitude > 1e12 { found.insert("beyond 1e12") }
  }
}
