internal import Foundation
internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

private typealias Identifier = Primitives.UUID
private typealias Number = Primitives.Decimal

struct FoundationBridgeTests {
  @Test func `an id is the same text on both sides`() throws {
    let text = "01a1fd18-80dc-73bd-9948-0000000000aa"
    let id = try #require(Identifier(text))
    #expect(Foundation.UUID(id).uuidString.lowercased() == text)
    #expect(Identifier(Foundation.UUID(id)) == id)
    for _ in 0..<100 {
      let random = Foundation.UUID()
      #expect(Identifier(random).description == random.uuidString.lowercased())
    }
  }

  @Test func `a moment is the same to the microsecond`() throws {
    for text in [
      "1970-01-01T00:00:00Z", "2026-11-21T18:30:00.123456Z", "1899-12-31T23:59:59.000001Z",
      "9999-12-31T23:59:59Z",
    ] {
      let time = try #require(Timestamp(text))
      let back = Timestamp(Date(time))
      #expect(abs(back.microseconds - time.microseconds) <= (text.hasPrefix("2026") ? 0 : 20), "\(text)")
    }
    #expect(Timestamp(Date.distantFuture).description.hasPrefix("4001-01-01"))
    #expect(Timestamp(Date(timeIntervalSince1970: 1e300)) > Timestamp(Date.distantFuture))
    #expect(Timestamp(Date(timeIntervalSince1970: -1e300)) < Timestamp(Date.distantPast))
  }

  @Test func `a day is the one of the zone`() throws {
    let time = Date(try #require(Timestamp("2026-11-21T23:30:00Z")))
    #expect(CivilDate(time, in: .gmt).description == "2026-11-21")
    #expect(
      CivilDate(time, in: try #require(TimeZone(identifier: "Europe/Berlin"))).description == "2026-11-22")
    #expect(
      CivilDate(time, in: try #require(TimeZone(identifier: "Pacific/Honolulu"))).description == "2026-11-21")
    let early = Date(try #require(Timestamp("1969-12-31T12:00:00Z")))
    #expect(CivilDate(early, in: .gmt).description == "1969-12-31")
  }

  @Test func `a number keeps its digits, and what doesn't fit is refused`() throws {
    for text in [
      "0", "2.5", "-0.125", "102.06", "9223372036854775807", "-9223372036854775808", "0.000000000000000001",
    ] {
      let number = try #require(Number(text))
      #expect(Foundation.Decimal(number).description == text)
      #expect(Number(Foundation.Decimal(number)) == number)
    }
    #expect(Number(Foundation.Decimal.nan) == nil)
    #expect(Number(Foundation.Decimal(sign: .plus, exponent: 30, significand: 1)) == nil)
    #expect(Number(Foundation.Decimal(sign: .plus, exponent: -30, significand: 1)) == nil)
  }
}
