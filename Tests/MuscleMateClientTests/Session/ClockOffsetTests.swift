internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

struct ClockOffsetTests {
  @Test func `before any answer the clock is taken as it is`() {
    #expect(ClockOffset().microseconds == 0)
    #expect(ClockOffset().corrected(Timestamp(unixSeconds: 5)) == Timestamp(unixSeconds: 5))
  }

  @Test func `the offset is right to half a second and half the round trip`() {
    // The device is 90.25 seconds behind, wherever in its second the server answers.
    for fraction in stride(from: Int64(0), to: 1_000_000, by: 50_000) {
      var offset = ClockOffset()
      offset.add(sample(sent: 1_000_000_000 + fraction, roundTrip: 40_000, ahead: 90_250_000))
      #expect(abs(offset.microseconds - 90_250_000) <= 520_000)
    }
  }

  @Test func `the quickest of the last eight answers counts`() {
    var offset = ClockOffset()
    offset.add(sample(sent: 0, roundTrip: 20_000, ahead: 500_000))
    let quick = offset.microseconds
    for number in 1...7 {
      offset.add(sample(sent: Int64(number) * 1_300_000, roundTrip: 900_000, ahead: 500_000))
      #expect(offset.microseconds == quick)
    }
    offset.add(sample(sent: 8 * 1_300_000, roundTrip: 900_000, ahead: 500_000))
    #expect(offset.microseconds != quick)
  }

  @Test func `when the device's clock is set, what was measured before counts no more`() {
    var offset = ClockOffset()
    offset.add(sample(sent: 0, roundTrip: 10_000, ahead: 0))
    offset.add(sample(sent: 5_000_000, roundTrip: 800_000, ahead: 3_600_000_000))
    #expect(abs(offset.microseconds - 3_600_000_000) < 1_000_000)
  }

  @Test func `an answer that came before its request, by a clock that was set meanwhile, tells nothing`() {
    var offset = ClockOffset()
    offset.add(sample(sent: 0, roundTrip: -5_000_000, ahead: 0))
    #expect(offset == ClockOffset())
  }

  /// The server answers halfway.
  private func sample(sent: Int64, roundTrip: Int64, ahead: Int64) -> ClockOffset.Sample {
    let server = sent + roundTrip / 2 + ahead
    return ClockOffset.Sample(
      sent: Timestamp(unixMicroseconds: sent), received: Timestamp(unixMicroseconds: sent + roundTrip),
      date: Timestamp(unixSeconds: Timestamp(unixMicroseconds: server).unixSeconds))
  }
}
