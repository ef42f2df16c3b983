import Testing

@testable import Drawing

@Suite struct `The marks of an axis` {
  @Test(arguments: [
    (171.0...192.5, 7, 5.0, 170.0, 195.0), (171...192.5, 4, 10, 170, 200), (0...1, 5, 0.25, 0, 1),
    (0...4_200, 5, 2_000, 0, 6_000), (82.1...82.9, 5, 0.25, 82, 83), (-3...12, 5, 5, -5, 15),
  ])
  func `are multiples of 1, 2, 2.5 or 5 that enclose what is shown, and no more than there is room for`(
    _ span: ClosedRange<Double>, _ most: Int, _ step: Double, _ first: Double, _ last: Double
  ) {
    let ticks = Ticks(enclosing: span, atMost: most)
    #expect(abs(ticks.step - step) < 1e-9)
    #expect(ticks.values.count <= most)
    #expect(abs(ticks.range.lowerBound - first) < 1e-9)
    #expect(abs(ticks.range.upperBound - last) < 1e-9)
  }

  @Test func `enclose any span`() {
    var seed: UInt64 = 1
    for _ in 0..<2_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      let low = Double(seed >> 40) / 1_000
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      let high = low + Double(seed >> 44) / 7_000 + 0.1
      for most in [2, 4, 7] {
        for whole in [false, true] {
          let ticks = Ticks(enclosing: low...high, atMost: most, whole: whole)
          #expect((2...most).contains(ticks.values.count), "\(low)...\(high) in \(most)")
          #expect(ticks.range.lowerBound <= low + 1e-6 && ticks.range.upperBound >= high - 1e-6)
          if whole { #expect(ticks.step == ticks.step.rounded()) }
        }
      }
    }
  }

  @Test func `of what stands still span 3.5 % of it, and never leave out zero where bars stand on it`() {
    let still = fitted([100, 100.2], startingAtZero: false)
    #expect(abs(still.upperBound - still.lowerBound - 3.507) < 0.001)
    #expect(fitted([0, 0.1], startingAtZero: false).lowerBound == 0)
    #expect(fitted([40, 60], startingAtZero: true) == 0...60)
    #expect(fitted([], startingAtZero: false) == 0...1)
  }

  @Test(arguments: [
    (20_400, 20_404, DayTicks.Unit.day, 5), (20_400, 20_425, .day, 4), (20_400, 20_550, .month, 5),
    (20_400, 21_500, .month, 6), (14_000, 21_500, .year, 5),
  ])
  func `of days are days, months or years`(_ first: Int, _ last: Int, _ unit: DayTicks.Unit, _ count: Int) {
    let ticks = DayTicks(from: first, to: last, atMost: 6)
    #expect(ticks.unit == unit)
    #expect(ticks.days.count == count)
    #expect(ticks.days.allSatisfy { (first...last).contains($0.number) })
    if unit != .day { #expect(ticks.days.allSatisfy { $0.day == 1 }) }
    if unit == .year { #expect(ticks.days.allSatisfy { $0.month == 1 }) }
  }
}

@Suite struct `A day` {
  @Test func `has the date of the Gregorian calendar`() {
    let known = [(0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (20_780, 2026, 11, 23)]
    for (number, year, month, day) in known {
      let found = Day(number)
      #expect([found.year, found.month, found.day] == [year, month, day])
    }
  }

  @Test func `leads to the first days of the months after it`() {
    for number in stride(from: -800_000, to: 800_000, by: 997) {
      let day = Day(number)
      for months in [0, 1, 2, 13] {
        let first = day.firstOfMonth(after: months)
        let month = day.year * 12 + day.month - 1 + months
        #expect(first.day == 1)
        #expect(first.year * 12 + first.month - 1 == month)
      }
    }
  }
}

@Suite struct `A text` {
  @Test func `is measured by the widths of Inter, the letters of our languages too`() {
    #expect(abs(InterWidths.measure("188.5", 12, false) - 31) < 0.1)
    #expect(InterWidths.measure("188.5", 14, true) > InterWidths.measure("188.5", 14, false))
    #expect(InterWidths.measure("Kreuzheben für Jürgen", 12, false) < 140)
    #expect(InterWidths.measure("ığşçöüñáéíóú", 10, false) < 90)
  }
}
