import BenchCommands
import Benchmarking
import ResultStore
import Testing

@Suite struct ShardTests {
  @Test(arguments: [
    ("2/4", ShardChoice.part(ShardRecord(index: 2, count: 4))),
    ("1/1", .part(ShardRecord(index: 1, count: 1))), ("auto", .scheduled(count: nil)),
    ("auto/3", .scheduled(count: 3)), ("0/4", nil), ("5/4", nil), ("2", nil), ("/", nil),
    ("a/4", nil), ("2/4/6", nil), ("", nil),
  ])
  func theWordsOfTheCommandLine(word: String, expected: ShardChoice?) {
    #expect(ShardChoice(argument: word) == expected)
  }

  @Test(
    arguments: [
      (
        ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "8"],
        nil, "4/8"
      ),
      (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"], nil, "1/2"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "20", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "10",
          "SLURM_ARRAY_TASK_COUNT": "3",
        ], nil, "2/3"
      ),
      (["JOB_COMPLETION_INDEX": "0"], 4, "1/4"), (["JOB_COMPLETION_INDEX": "3"], 4, "4/4"),
      (["JOB_COMPLETION_INDEX": "4"], 4, nil), (["JOB_COMPLETION_INDEX": "0"], nil, nil),
      (["JOB_COMPLETION_INDEX": "9223372036854775807"], 4, nil),
      (["SLURM_ARRAY_TASK_ID": "9223372036854775807", "SLURM_ARRAY_TASK_MIN": "-5"], 4, nil),
      (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "-3"], nil, nil),
      (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "0"], nil, nil),
      (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "999999999"], nil, nil),
      (
        ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "2"], 4,
        nil
      ),
      (["SLURM_ARRAY_TASK_ID": "", "JOB_COMPLETION_INDEX": "1"], 4, "2/4"),
      ([:], 4, nil), (["SLURM_ARRAY_TASK_ID": "x"], 4, nil),
    ] as [([String: String], Int?, String?)])
  func theSchedulersWord(environment: [String: String], count: Int?, expected: String?) {
    let found = try? ShardChoice.scheduled(count: count).resolved(in: environment)
    #expect(found?.description == expected)
  }

  @Test(arguments: [1, 2, 3, 7])
  func everyPieceHasOnePartAndThePartsAreBalanced(count: Int) {
    let costs = (0..<60).map { Double(($0 * 37) % 23 + 1) }
    let parts = ShardSplit.parts(ofCosts: costs, count: count)
    #expect(parts == ShardSplit.parts(ofCosts: costs, count: count))
    var loads = [Double](repeating: 0, count: count)
    for (cost, part) in zip(costs, parts) { loads[part] += cost }
    let ideal = costs.reduce(0, +) / Double(count)
    #expect(loads.allSatisfy { $0 <= 4.0 / 3 * ideal && $0 >= ideal / 2 })
  }
}
