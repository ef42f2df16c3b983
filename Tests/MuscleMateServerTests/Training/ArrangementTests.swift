import Primitives
import Testing

@testable import MuscleMateServer

struct ArrangementTests {
  @Test func `joined exercises stand one after the other, in the order of their turns`() {
    var list = Self.list("A B C D E")
    list.join([3, 1])
    #expect(Self.text(list) == "A D1 B1 C E")
    list.join([0, 4])
    #expect(Self.text(list) == "A2 E2 D1 B1 C")
  }

  @Test func `who joins another superset leaves the one it was in, and one alone is none`() {
    var list = Self.list("A1 B1 C D")
    list.join([1, 3])
    #expect(Self.text(list) == "A B1 D1 C")
    list = Self.list("A1 B1 C1 D")
    list.join([1, 3])
    #expect(Self.text(list) == "A1 C1 B2 D2")
  }

  @Test func `an exercise that moves joins those it lands between and leaves those it leaves`() {
    var list = Self.list("A B1 C1 D")
    list.moveOne(from: 0, to: 1)
    #expect(Self.text(list) == "B1 A1 C1 D")
    list.moveOne(from: 1, to: 3)
    #expect(Self.text(list) == "B1 C1 D A")
    list.moveOne(from: 0, to: 1)
    #expect(Self.text(list) == "C1 B1 D A")
    list.moveOne(from: 1, to: 3)
    #expect(Self.text(list) == "C D A B")
  }

  @Test func `a superset moves as one and splits no other`() {
    var list = Self.list("A1 B1 C D2 E2")
    list.moveWhole(from: 1, to: 1)
    #expect(Self.text(list) == "C A1 B1 D2 E2")
    list.moveWhole(from: 2, to: 2)
    #expect(Self.text(list) == "C D2 E2 A1 B1")
    list.moveWhole(from: 0, to: 9)
    #expect(Self.text(list) == "D2 E2 A1 B1 C")
  }

  @Test func `a dissolved superset leaves its exercises where they are`() {
    var list = Self.list("A1 B1 C2 D2")
    let found = list.dissolve(1)
    #expect(found)
    #expect(Self.text(list) == "A B C2 D2")
    let foundAgain = list.dissolve(1)
    #expect(!foundAgain)
  }

  /// 2,000 chains of random changes: nothing is lost, nothing is doubled, and what is a superset stays together.
  @Test func `whatever is done, every superset is two or more that stand together`() {
    var random = SplitMix64(seed: 70)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...9, using: &random)
      var list = Arrangement((0..<count).map { Arrangement.Item(entry: Int32($0), superset: nil) })
      var changes: [String] = []
      for _ in 0..<8 {
        changes.append(Self.change(&list, using: &random))
        #expect(list.items.map(\.entry).sorted() == (0..<Int32(count)).map { $0 }, "\(changes)")
        #expect(Self.isWhole(list), "\(changes): \(Self.text(list))")
      }
    }
  }

  @Test func `a superset that moves keeps its turns, and the others theirs`() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<2_000 {
      var list = Arrangement((0..<8).map { Arrangement.Item(entry: $0, superset: nil) })
      for _ in 0..<4 { _ = Self.change(&list, using: &random) }
      let before = list
      let (from, to) = (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random))
      list.moveWhole(from: from, to: to)
      let number = before.items[from].superset
      let isMoved = { (item: Arrangement.Item) in
        number == nil ? item.entry == before.items[from].entry : item.superset == number
      }
      #expect(list.items.filter(isMoved) == before.items.filter(isMoved))
      #expect(list.items.filter { !isMoved($0) } == before.items.filter { !isMoved($0) })
    }
  }

  private static func change(_ list: inout Arrangement, using random: inout SplitMix64) -> String {
    let count = list.items.count
    let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where count > 1:
      let members = Array((0..<count).shuffled(using: &random).prefix(.random(in: 2...count, using: &random)))
      list.join(members)
      return "join \(members)"
    case 1:
      let number = list.items[from].superset ?? 1
      _ = list.dissolve(number)
      return "dissolve \(number)"
    case 2:
      list.moveWhole(from: from, to: to)
      return "whole \(from) \(to)"
    default:
      list.moveOne(from: from, to: to)
      return "one \(from) \(to)"
    }
  }

  private static func isWhole(_ list: Arrangement) -> Bool {
    Set(list.items.compactMap(\.superset)).allSatisfy { number in
      let places = list.items.indices.filter { list.items[$0].superset == number }
      return places.count > 1 && places.last.map { $0 - places[0] + 1 } == places.count
    }
  }

  /// "A B1 C1": exercises by letter, those of a superset with its number.
  private static func list(_ text: String) -> Arrangement {
    Arrangement(
      text.split(separator: " ").map { word in
        let letter = Int32(word.unicodeScalars.first?.value ?? 65) - 65
        return Arrangement.Item(entry: letter, superset: Int32(word.dropFirst()))
      })
  }

  private static func text(_ list: Arrangement) -> String {
    list.items.map { item in
      let letter = Unicode.Scalar(UInt32(item.entry) + 65).map { "\(Character($0))" } ?? "?"
      return letter + (item.superset.map { "\($0)" } ?? "")
    }.joined(separator: " ")
  }
}
