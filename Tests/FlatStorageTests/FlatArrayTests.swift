import FlatStorage
import Testing

@Suite struct FlatArrayTests {
  /// An element of several fields, one of them itself an array.
  private struct Record: BitwiseCopyable, Equatable {
    var name: Int32 = 0
    var values: [3 of Double] = .init(repeating: 0)

    static func == (left: Record, right: Record) -> Bool {
      left.name == right.name
        && left.values.indices.allSatisfy { left.values[$0] == right.values[$0] }
    }
  }

  @Test func elementsSurviveEveryGrowth() {
    var array = FlatArray<Int>()
    for value in 0..<100_000 { array.append(value * 3) }
    #expect(array.count == 100_000)
    #expect((0..<array.count).allSatisfy { array[$0] == $0 * 3 })
  }

  /// Arrays that fill huge pages begin at one; a large array is given back as any other.
  @Test func aLargeArrayBeginsAtAHugePage() {
    for count in [262_143, 262_144, 700_000] {
      var array = FlatArray<Int>()
      for value in 0..<count { array.append(value ^ 5) }
      #expect((0..<count).allSatisfy { array[$0] == $0 ^ 5 })
      var copy = FlatArray<Int>(minimumCapacity: count)
      copy.append(0..<count, of: array)
      let isLarge = count * 8 >= 2 << 20
      let address = unsafe UInt(bitPattern: copy.storage)
      #expect(!isLarge || address % (2 << 20) == 0)
      #expect(copy[count - 1] == (count - 1) ^ 5)
      array.release()
      array.append(1)
      let left = array.count
      #expect(left == 1)
    }
  }

  @Test func aFieldIsChangedInPlace() {
    var array = FlatArray(repeating: Record(), count: 3)
    array[1].name = 7
    array[Int32(1)].values[2] = 2.5
    #expect(array[0] == Record())
    #expect(array[2] == Record())
    #expect(array[1].name == 7)
    #expect(array[Int32(1)].values[2] == 2.5)
    #expect(array[1].values[1] == 0)
  }

  @Test func theLastComesOutFirst() {
    var array = FlatArray<Int32>()
    #expect(array.popLast() == nil)
    array.append(4)
    array.append(5)
    array.append(6)
    array.removeLast()
    #expect(array.popLast() == 5)
    #expect(array.count == 1)
    #expect(array.popLast() == 4)
    #expect(array.isEmpty == true)
  }

  @Test func whatIsForgottenIsWrittenOver() {
    var array = FlatArray(repeating: 1, count: 5)
    array.truncate(to: 2)
    array.extend(to: 4, with: 9)
    #expect((0..<array.count).map { array[$0] } == [1, 1, 9, 9])
    // Nothing is added where there are as many already.
    array.extend(to: 3, with: 8)
    #expect(array.count == 4)
    array.removeAll()
    #expect(array.isEmpty == true)
    array.append(2)
    #expect(array[0] == 2)
  }

  @Test(arguments: [4, 5000]) func releasedArraysFillAgain(count: Int) {
    var array = FlatArray(repeating: 1, count: count)
    array.release()
    #expect(array.isEmpty == true)
    for value in 0..<count { array.append(value) }
    #expect((0..<count).allSatisfy { array[$0] == $0 })
  }

  @Test func aPartOfAnotherIsAppended() {
    var source = FlatArray<Int>()
    for value in 0..<20 { source.append(value) }
    var array = FlatArray(repeating: -1, count: 1)
    array.append(3..<3, of: source)
    array.append(17..<20, of: source)
    array.swapAt(0, 3)
    #expect((0..<array.count).map { array[$0] } == [19, 17, 18, -1])
  }

  @Test func reservedMemoryHoldsNothing() {
    var array = FlatArray<Double>(minimumCapacity: 4)
    array.reserveCapacity(1000)
    #expect(array.isEmpty == true)
    array.append(0.5)
    #expect(array.count == 1)
    #expect(array[0] == 0.5)
  }

  @Test func aSpanLendsAllElements() {
    var array = FlatArray<Int>()
    #expect(array.withSpan { $0.count } == 0)
    for value in 1...4 { array.append(value) }
    let sum = array.withSpan { span in
      var sum = 0
      for index in span.indices { sum += span[index] }
      return sum
    }
    #expect(sum == 10)
  }
}
