internal import Primitives

/// By how much the device's clock is wrong, from the `Date` of the server's answers. Presses of a live workout carry corrected
/// moments, so that those of two devices come in the right order.
struct ClockOffset: Sendable, Equatable {
  /// One answer: the device's clock at both ends, and the server's between them.
  struct Sample: Sendable, Equatable {
    let sent, received: Timestamp
    /// In whole seconds, cut off.
    let date: Timestamp

    fileprivate var roundTrip: Int64 { received.microseconds - sent.microseconds }

    /// The offset lies here for certain: the server read its clock between the two ends, and cut up to a second off.
    fileprivate var bounds: ClosedRange<Int64> {
      date.microseconds - received.microseconds...date.microseconds + 999_999 - sent.microseconds
    }

    fileprivate var middle: Int64 { bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) / 2 }
  }

  private(set) var samples: [Sample] = []
  /// As it was when the app ended last, until there is an answer.
  var remembered: Int64 = 0

  init(remembered: Int64 = 0) { self.remembered = remembered }

  /// Of the last eight answers the quickest counts. What contradicts a newer answer goes: the device's clock was set since.
  mutating func add(_ sample: Sample) {
    guard sample.roundTrip >= 0 else { return }
    samples.removeAll { !$0.bounds.overlaps(sample.bounds) }
    samples = samples.suffix(7) + [sample]
  }

  /// Microseconds by which the server's clock is ahead, right to half a second and half the round trip.
  var microseconds: Int64 { samples.min { $0.roundTrip < $1.roundTrip }?.middle ?? remembered }

  /// What the server's clock shows when the device's shows this.
  func corrected(_ time: Timestamp) -> Timestamp { .init(microseconds: time.microseconds + microseconds) }
}
