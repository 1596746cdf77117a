import Drawing
import Foundation
import ResultStore

// What `bench profile` prints and draws.
extension ScenarioProfile {
  /// The tables for people.
  package func lines(sites: Int) -> [String] {
    var table = TextTable(
      [
        ("phase", .left), ("allocations", .right), ("bytes", .right), ("peak", .right),
        ("kept", .right), ("blocks kept", .right), ("work", .left),
      ], expendable: ["work", "blocks kept", "kept", "peak"])
    for phase in phases {
      let work = phase.work.filter { $0.count != 0 }.map { "\($0.name) \(Units.count($0.count))" }
      table.append([
        phase.name, Units.count(phase.requests), Units.bytes(phase.bytes),
        Units.bytes(phase.peakBytes), Units.bytes(phase.keptBytes), Units.count(phase.keptBlocks),
        work.joined(separator: ", "),
      ])
    }
    var lines = ["\(key)"] + table.lines.map { "  " + $0 }
    lines += ["  blocks in use after the tree is gone: \(Units.count(leakedBlocks))", ""]
    lines += siteLines(stacks, unit, sites) { count in
      unit == "bytes" ? Units.bytes(count) : Units.count(count)
    }
    guard let time else { return lines }
    if time.phases.isEmpty { return lines + ["", "no sample fell into a phase"] }
    var times = TextTable([("phase", .left), ("processor time", .right), ("samples", .right)])
    for phase in time.phases {
      times.append([
        phase.name, Units.duration(nanoseconds: Double(phase.nanoseconds)),
        Units.count(phase.samples),
      ])
    }
    lines += [""] + times.lines + [""]
    return lines
      + siteLines(time.stacks, "processor time", sites) {
        Units.duration(nanoseconds: Double($0) * 1_000)
      }
  }

  private func siteLines(
    _ stacks: FoldedStacks, _ title: String, _ limit: Int, _ text: (Int) -> String
  ) -> [String] {
    var places = TextTable([(title, .right), ("share", .right), ("site", .left)])
    for site in stacks.sites.prefix(limit) {
      let share = 100 * Double(site.count) / Double(max(stacks.total, 1))
      places.append([text(site.count), String(format: "%.1f %%", share), site.frame])
    }
    return places.lines
  }

  /// Everything as one document.
  package func json(sites: Int) throws -> String {
    struct Site: Encodable {
      var site: String
      var count: Int
    }
    struct Time: Encodable {
      var phases: [TimeProfiler.Phase]
      /// The innermost functions, with microseconds.
      var sites: [Site]
    }
    struct Document: Encodable {
      var key: CaseKey
      var phases: [Phase]
      var leakedBlocks: Int
      var unit: String
      var sites: [Site]
      var time: Time?
    }
    func list(_ stacks: FoldedStacks) -> [Site] {
      stacks.sites.prefix(sites).map { Site(site: $0.frame, count: $0.count) }
    }
    let document = Document(
      key: key, phases: phases, leakedBlocks: leakedBlocks, unit: unit,
      sites: list(stacks),
      time: time.map { Time(phases: $0.phases, sites: list($0.stacks)) })
    return try SortedJSON.document(document)
  }

  /// The flame graphs as a page.
  package var page: ProfilePage {
    let unit = unit
    var graphs = [
      ProfilePage.Graph(title: "Allocated \(unit)", stacks: stacks) { count in
        unit == "bytes" ? Units.bytes(count) : "\(Units.count(count)) requests"
      }
    ]
    if let time {
      graphs.append(
        ProfilePage.Graph(title: "Processor time by phase", stacks: time.stacks) {
          Units.duration(nanoseconds: Double($0) * 1_000)
        })
    }
    return ProfilePage(title: "\(key)", graphs: graphs)
  }
}
