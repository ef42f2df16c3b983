internal import Synchronization

/// Whether the server received the signal to stop. Until it stops, it serves requests as before, and `/readyz` says so.
final class Departure: Sendable {
  private let announced = Atomic<Bool>(false)

  var isAnnounced: Bool { announced.load(ordering: .relaxed) }
  func announce() { announced.store(true, ordering: .relaxed) }
}
