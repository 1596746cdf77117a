import ArgumentParser

/// Whole numbers from 1, separated by commas.
struct NumberList: ExpressibleByArgument {
  var numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  init?(argument: String) {
    numbers = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 1 else { return nil }
      if !numbers.contains(number) { numbers.append(number) }
      // Longer lists are no plan but a slip.
      guard numbers.count <= 1_000 else { return nil }
    }
  }

  var defaultValueDescription: String { numbers.map(String.init).joined(separator: ",") }
}
