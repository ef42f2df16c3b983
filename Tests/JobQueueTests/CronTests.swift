import Primitives
import TestKit
import Testing

@testable import JobQueue

@Suite struct `Cron expressions` {
  @Test(arguments: [
    "* * * * *", "*/15 * * * *", "0 9 * * 1-5", "5,35 8-18/2 1,15 jan,jul *", "0 0 29 2 *", "0 9 13 * fri",
    "0\t4  * * SUN", "59 23 31 12 7", "7/10 * * * *",
  ])
  func `what crontab takes is taken`(_ text: String) throws {
    let expression = try CronExpression(text)
    #expect(expression.text.split(separator: " ").count == 5)
  }

  @Test(arguments: [
    "", "* * * *", "* * * * * *", "60 * * * *", "* 24 * * *", "* * 0 * *", "* * 32 * *", "* * * 13 *",
    "* * * * 8", "*/0 * * * *", "5-1 * * * *", "1,,2 * * * *", "a * * * *", "* * * * funday", "1-2-3 * * * *",
    "*/ * * * *", "-1 * * * *", "0 0 30 2 *", "0 0 31 4,6,9,11 *", "٣ * * * *", "1//2 * * * *",
  ])
  func `what could never be meant is refused, with what is wrong`(_ text: String) {
    #expect(throws: CronError.self) { try CronExpression(text) }
  }

  /// Each minute looked at by itself, as cron does it.
  private static func brute(_ expression: CronExpression, _ start: Int64, _ end: Int64) -> [Int64] {
    stride(from: start / 60 * 60 + 60, through: end, by: 60).filter { instant in
      let date = CivilDate(unixDay: instant / 86_400)
      let minute = instant / 60
      return expression.minutes.contains(minute % 60) && expression.hours.contains(minute / 60 % 24)
        && expression.matches(month: date.month, day: date.day, weekday: (instant / 86_400 + 4) % 7)
    }
  }

  @Test(arguments: Draws.among(40, oneIn: 20))
  func `the moments are those that looking at every minute finds`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func field(_ range: ClosedRange<Int>) -> String {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: return "*"
      case 2: return "*/\(Int.random(in: 2...min(20, range.upperBound), using: &random))"
      case 3:
        let low = Int.random(in: range, using: &random)
        return "\(low)-\(Int.random(in: low...range.upperBound, using: &random))"
      default: return "\(Int.random(in: range, using: &random)),\(Int.random(in: range, using: &random))"
      }
    }
    let text = "\(field(0...59)) \(field(0...23)) \(field(1...28)) \(field(1...12)) \(field(0...7))"
    let times = CronTimes(try CronExpression(text), in: .utc)
    let start: Int64 = 1_774_000_000 + Int64.random(in: 0..<10_000_000, using: &random)
    let end = start + 5 * 86_400
    let expected = Self.brute(try CronExpression(text), start, end)
    #expect(times.latest(.max, after: start, upTo: end) == expected, "\(text)")
    #expect(times.latest(3, after: start, upTo: end) == expected.suffix(3), "\(text)")
    var walked: [Int64] = []
    var instant = start
    while let next = times.next(after: instant), next <= end, walked.count < 200 {
      walked.append(next)
      instant = next
    }
    #expect(walked == Array(expected.prefix(walked.count)))
    #expect(walked.count == min(200, expected.count), "\(text)")
  }

  /// Berlin in 2026: forward over 02:00 to 03:00 on 29 March at 01:00Z, back from 03:00 to 02:00 on 25 October.
  private static let berlin = ZoneOffsets([
    .init(since: 1_767_222_000, seconds: 3_600), .init(since: 1_774_746_000, seconds: 7_200),
    .init(since: 1_792_890_000, seconds: 3_600),
  ])

  private static func moments(_ cron: String, from: String, to: String) throws -> [String] {
    let (first, last) = (try #require(Timestamp(from)), try #require(Timestamp(to)))
    return CronTimes(try CronExpression(cron), in: berlin)
      .latest(100, after: first.unixSeconds, upTo: last.unixSeconds)
      .map { Timestamp(unixSeconds: $0).description }
  }

  @Test func `what the clocks jump over comes once, right after`() throws {
    #expect(
      try Self.moments("0,30 2 * * *", from: "2026-03-28T00:00:00Z", to: "2026-03-30T12:00:00Z") == [
        "2026-03-28T01:00:00Z", "2026-03-28T01:30:00Z", "2026-03-29T01:00:00Z", "2026-03-30T00:00:00Z",
        "2026-03-30T00:30:00Z",
      ])
  }

  @Test func `what the clocks show twice comes once, the first time`() throws {
    #expect(
      try Self.moments("30 2 * * *", from: "2026-10-24T12:00:00Z", to: "2026-10-26T12:00:00Z") == [
        "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z",
      ])
  }

  @Test func `what comes every hour goes by the time that passes`() throws {
    #expect(
      try Self.moments("30 * * * *", from: "2026-03-29T00:00:00Z", to: "2026-03-29T03:00:00Z").count == 3)
    #expect(
      try Self.moments("30 * * * *", from: "2026-10-25T00:00:00Z", to: "2026-10-25T03:00:00Z") == [
        "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z",
      ])
  }

  @Test func `a leap day that is a Monday is waited for`() throws {
    let times = CronTimes(try CronExpression("0 0 29 2 */7"), in: .utc)
    // */7 is 0 alone, a Sunday; beginning with a star it restricts with the day and not instead of it.
    let next = try #require(times.next(after: 1_774_000_000))
    #expect(Timestamp(unixSeconds: next).description == "2032-02-29T00:00:00Z")
  }

  @Test func `missed runs are made up for as the policy says`() throws {
    let times = CronTimes(try CronExpression("0 * * * *"), in: .utc)
    let hour: Int64 = 1_774_000_800
    let (mark, now) = (hour - 10 * 3_600, hour + 60)
    #expect(hour % 3_600 == 0)
    #expect(MissedRuns.catchUp(atMost: 100).due(times, after: mark, upTo: now).count == 10)
    #expect(
      MissedRuns.catchUp(atMost: 3).due(times, after: mark, upTo: now) == [hour - 7_200, hour - 3_600, hour])
    #expect(MissedRuns.once.due(times, after: mark, upTo: now) == [hour])
    #expect(MissedRuns.skip.due(times, after: mark, upTo: now) == [hour])
    #expect(MissedRuns.skip.due(times, after: mark, upTo: hour + 1_800) == [])
  }

  @Test func `pauses grow, have a bound, and differ`() {
    let pauses = (1...20).map { BackOff.seconds(after: $0, random: 0) }
    #expect(zip(pauses, pauses.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(pauses[0] < 3)
    #expect(pauses[19] <= 21_600)
    #expect(BackOff.seconds(after: 5, random: 1) == BackOff.seconds(after: 5, random: 0) / 2)
  }
}
