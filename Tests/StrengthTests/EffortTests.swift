import Strength
import Testing

@Suite struct EffortTests {
  /// The published table, whole: RPE, then percent at 1 to 12 reps.
  static let rows: [(Double, [Double])] = [
    (10, [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0]),
    (9.5, [97.8, 93.9, 90.7, 87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7]),
    (9, [95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3]),
    (8.5, [93.9, 90.7, 87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64.0]),
    (8, [92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3, 62.6]),
    (7.5, [90.7, 87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64.0, 61.3]),
    (7, [89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3, 62.6, 59.9]),
    (6.5, [87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64.0, 61.3, 58.6]),
    (6, [86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3, 62.6]),
  ]

  @Test(arguments: rows)
  func `the table is the published one`(_ rpe: Double, _ row: [Double]) {
    #expect(row.indices.map { Effort.tabulatedPercentage(reps: $0 + 1, rpe: rpe) } == row)
  }

  @Test func `outside the table there is no answer`() {
    for (reps, rpe) in [
      (0, 10), (13, 10), (1, 5.5), (1, 10.5), (1, 8.25), (12, 6), (1, .nan), (1, .infinity),
    ] {
      #expect(Effort.tabulatedPercentage(reps: reps, rpe: rpe) == nil)
    }
  }

  @Test func `the curve gives its published values`() throws {
    #expect(Effort.fraction(reps: 1, rpe: 10) == 1)
    #expect(Int((Effort.fraction(reps: 5, rpe: 8) * 1_000_000).rounded()) == 812_406)
    let estimate = try #require(Effort.oneRepMax(weight: 100, reps: 5, rpe: 10))
    #expect(Int((estimate * 100).rounded()) == 11_557)
    #expect(Effort.fraction(reps: 17, rpe: 10) == 0.5)
    #expect(Effort.fraction(reps: 500, rpe: -3) == 0.5)
    #expect(Effort.oneRepMax(weight: 100, reps: 0, rpe: 8) == nil)
    #expect(Effort.weight(oneRepMax: 100, reps: 0, rpe: 8) == nil)
  }

  @Test func `the curve falls as the effort moves away from a single`() {
    let fractions = stride(from: 0.0, through: 15.5, by: 0.25).map { away in
      Effort.fraction(reps: 1 + Int(away), rpe: 10 - (away - away.rounded(.down)))
    }
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(arguments: rows)
  func `the curve stays within a point of the table`(_ rpe: Double, _ row: [Double]) {
    for (index, percentage) in row.enumerated() {
      #expect(abs(Effort.fraction(reps: index + 1, rpe: rpe) * 100 - percentage) < 1.3)
    }
  }

  @Test func `weight and maximum are each other's inverse`() throws {
    for reps in 1...20 {
      for rpe in stride(from: 6.0, through: 10, by: 0.5) {
        let weight = try #require(Effort.weight(oneRepMax: 180, reps: reps, rpe: rpe))
        let maximum = try #require(Effort.oneRepMax(weight: weight, reps: reps, rpe: rpe))
        #expect(abs(maximum - 180) < 1e-12 * 180)
      }
    }
  }

  @Test func `the RPE is found again from weight and maximum`() throws {
    for reps in 1...13 {
      for rpe in stride(from: 6.0, through: 10, by: 0.5) where Double(reps - 1) + 10 - rpe < 16 {
        let weight = try #require(Effort.weight(oneRepMax: 180, reps: reps, rpe: rpe))
        let found = try #require(Effort.rpe(weight: weight, reps: reps, oneRepMax: 180))
        #expect(abs(found - rpe) < 1e-9, "\(reps) @ \(rpe)")
      }
    }
  }

  @Test func `a heavier set of as many reps is harder`() throws {
    let efforts = stride(from: 130.0, through: 150, by: 0.25).map {
      Effort.rpe(weight: $0, reps: 5, oneRepMax: 180)
    }
    #expect(zip(efforts, efforts.dropFirst()).allSatisfy { ($0 ?? 0) <= ($1 ?? 11) })
    #expect(efforts.contains { $0 != nil })
  }

  @Test func `a set off the scale has no RPE`() {
    #expect(Effort.rpe(weight: 181, reps: 1, oneRepMax: 180) == nil)
    #expect(Effort.rpe(weight: 180, reps: 1, oneRepMax: 180) == 10)
    #expect(Effort.rpe(weight: 179.99, reps: 1, oneRepMax: 180) == 10)
    #expect(Effort.rpe(weight: 170, reps: 5, oneRepMax: 180) == nil)
    #expect(Effort.rpe(weight: 60, reps: 3, oneRepMax: 180) == nil)
    #expect(Effort.rpe(weight: 100, reps: 0, oneRepMax: 180) == nil)
    #expect(Effort.rpe(weight: 0, reps: 1, oneRepMax: 180) == nil)
    #expect(Effort.rpe(weight: 100, reps: 1, oneRepMax: 0) == nil)
  }
}
