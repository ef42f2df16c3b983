import Primitives
import Testing

@Suite struct CivilDateTests {
  @Test func `every day from 1900 to 2100 comes back, one after the other`() throws {
    let first = try #require(CivilDate("1900-01-01")).unixDay
    let last = try #require(CivilDate("2100-12-31")).unixDay
    #expect(last - first == 201 * 365 + 49 - 1)
    var previous = CivilDate(unixDay: first - 1)
    for day in first...last {
      let date = CivilDate(unixDay: day)
      guard date.unixDay == day, previous < date, CivilDate(date.description) == date,
        CivilDate(year: date.year, month: date.month, day: date.day) == date
      else { return #expect(Bool(false), "\(date) does not come back") }
      previous = date
    }
  }

  @Test func `known days have their numbers`() {
    #expect(CivilDate("1970-01-01")?.unixDay == 0)
    #expect(CivilDate("1969-12-31")?.unixDay == -1)
    #expect(CivilDate("2000-03-01")?.unixDay == 11_017)
    #expect(CivilDate("2026-02-28").map { CivilDate(unixDay: $0.unixDay + 1).description } == "2026-03-01")
    #expect(CivilDate(unixDay: -719_528).description == "0000-01-01")
  }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "2024-04-31", "2024-13-01", "2024-00-10",
    "2024-01-00", "2024-1-01", "24-01-01", "2024-01-01 ", "2024/01/01", "02024-01-01", "", "2024-01-0é",
  ])
  func `days that the calendar does not have are refused`(_ text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "1904-02-29"])
  func `leap days are there`(_ text: String) {
    #expect(CivilDate(text)?.description == text)
  }
}

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.52Z"),
    ("1996-12-19T16:39:57-08:00", "1996-12-20T00:39:57Z"),
    ("1937-01-01T12:00:27.87+00:20", "1937-01-01T11:40:27.87Z"),
    ("1990-12-31T23:59:60Z", "1991-01-01T00:00:00Z"), ("2024-02-29t12:00:00z", "2024-02-29T12:00:00Z"),
    ("2024-02-29 12:00:00+00:00", "2024-02-29T12:00:00Z"),
    ("2000-01-01T00:00:00-00:00", "2000-01-01T00:00:00Z"),
    ("1999-12-31T23:59:59.999999Z", "1999-12-31T23:59:59.999999Z"),
    ("2024-01-01T00:00:00.1234567890123Z", "2024-01-01T00:00:00.123456Z"),
    ("2024-01-01T00:30:00+23:59", "2023-12-31T00:31:00Z"), ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"),
  ])
  func `a moment is read with its offset and written in UTC`(_ text: String, _ expected: String) {
    #expect(Timestamp(text)?.description == expected)
  }

  @Test(arguments: [
    "2024-01-01T00:00:00", "2024-01-01", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z",
    "2024-01-01T00:00:61Z",
    "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+00:60",
    "2024-01-01T00:00:00+0000",
    "2023-02-29T00:00:00Z", "2024-01-01T0:00:00Z", "2024-01-01T00:00:00ZZ", "2024-01-01_00:00:00Z",
    "2024-01-01T00:00:00,5Z", " 2024-01-01T00:00:00Z", "",
  ])
  func `any other form is refused`(_ text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test func `the epochs are where PostgreSQL and Unix have them`() {
    #expect(Timestamp("2000-01-01T00:00:00Z")?.microseconds == 0)
    #expect(Timestamp("1970-01-01T00:00:00Z")?.unixMicroseconds == 0)
    #expect(Timestamp(unixMicroseconds: -1).description == "1969-12-31T23:59:59.999999Z")
    #expect(Timestamp(unixMicroseconds: -1).unixMilliseconds == -1)
    #expect(Timestamp(unixSeconds: 5).advanced(bySeconds: -6).unixSeconds == -1)
    #expect(Timestamp(unixSeconds: 1_700_000_000) < .now)
  }

  /// PostgreSQL's infinities, its last and its first moment, and what a provider may name.
  @Test(arguments: [
    Int64.max, .min, .max - 1, .min + 1, 9_223_371_331_199_999_999, -211_813_488_000_000_000,
  ])
  func `a moment at the end of time can be written and reckoned with`(_ microseconds: Int64) {
    let moment = Timestamp(microseconds: microseconds)
    #expect(!moment.description.isEmpty)
    #expect(moment.unixMilliseconds.signum() == microseconds.signum())
    for seconds in [Int64.min, -86_400, 0, 86_400, .max] {
      let other = moment.advanced(bySeconds: seconds)
      #expect(seconds < 0 ? other <= moment : other >= moment)
    }
  }

  @Test(arguments: [Int64.max, .min]) func `seconds beyond the end of time stay near it`(_ seconds: Int64) {
    let moment = Timestamp(unixSeconds: seconds)
    #expect(moment.unixSeconds.signum() == seconds.signum())
    #expect(moment.unixSeconds.magnitude > 9_000_000_000_000)
  }

  @Test func `moments between 1900 and 2100 come back from their text`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let moment = Timestamp(
        unixMicroseconds: .random(in: -2_208_988_800_000_000...4_133_980_799_999_999, using: &random))
      guard Timestamp(moment.description) == moment else {
        return #expect(Bool(false), "\(moment) does not come back")
      }
    }
  }
}
