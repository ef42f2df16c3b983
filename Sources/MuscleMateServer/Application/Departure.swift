internal import Synchronization

/// Whether the server was told to stop. While it goes on for those who do not know yet, `/readyz` says so.
final class Departure: Sendable {
  private let announced = Atomic<Bool>(false)

  var isAnnounced: Bool { announced.load(ordering: .relaxed) }
  func announce() { announced.store(true, ordering: .relaxed) }
}
