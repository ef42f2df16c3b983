internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// One stream from its first event to its last.
struct SyncStream: Sendable {
  /// So often something is written, so that proxies and phones keep the connection and find out that it is gone.
  static let heartbeat = Duration.seconds(20)
  /// After this long a stream ends and its client opens another one, which spreads clients over the servers again after one
  /// was started anew.
  static let life = Duration.seconds(15 * 60)
  /// By this much a stream's life may be shorter or longer.
  static let lifeSpread = Duration.seconds(3 * 60)
  /// So often a stream that watches clients asks whether they may be seen.
  static let look = Duration.seconds(5)
  /// After an answer of the database that failed.
  static let retry = Duration.seconds(2)

  private let bell: StreamBell
  private let clock: @Sendable () -> Timestamp
  private let observe: @Sendable (Observation) -> Void
  private var watched: [UUID]
  /// What was said last; nil where nothing was.
  private var version: Int64?
  private var unread: Int64?
  private var versions: [UUID: Int64] = [:]
  /// When to ask again without a ring.
  private var asksAt: ContinuousClock.Instant?

  init(_ bell: StreamBell, watched: [UUID], _ services: Services) {
    self.bell = bell
    self.watched = watched
    clock = services.clock
    observe = services.observe
  }

  /// Until the client leaves, the session ends, the server stops or the stream is old.
  ///
  /// - Parameter look: what may be hinted at now, of these lifters among others.
  mutating func run(
    from first: StreamHints, to writer: BodyWriter, looking look: ([UUID]) async throws -> StreamHints
  ) async throws {
    let end = ContinuousClock.now + Self.life + Self.lifeSpread * Double.random(in: -1...1)
    // Milliseconds. Not the same for all, so that they do not come back all at once.
    try await writer.write("retry: \(Int.random(in: 1_000...5_000))\n\n\(events(of: first))")
    var beat = ContinuousClock.now + Self.heartbeat
    while true {
      let rings = await bell.wait(until: min(beat, end, asksAt ?? end))
      if rings.contains(.gone) { return }
      if rings.contains(.restart) { return try await writer.write(StreamEvent.bye(.restart).text) }
      if rings.contains(.signedOut) { return try await writer.write(StreamEvent.bye(.signedOut).text) }
      var text = rings.contains(.roster) ? StreamEvent.roster.text : ""
      if rings.contains(.changed) || isDue(asksAt) {
        do {
          text += events(of: try await look(watched))
        } catch DatabaseError.refused(let refusal) where refusal.state == .unauthorized {
          return try await writer.write(text + StreamEvent.bye(.signedOut).text)
        } catch {
          // The database is away, or busy: what was missed is asked for once more.
          observe(.databaseFailed(error: "\(error)"))
          asksAt = .now + Self.retry
        }
      }
      if isDue(end) { return try await writer.write(text + StreamEvent.bye(.renewal).text) }
      if text.isEmpty, isDue(beat) { text = ":\n\n" }
      guard !text.isEmpty else { continue }
      try await writer.write(text)
      beat = .now + Self.heartbeat
    }
  }

  private func isDue(_ moment: ContinuousClock.Instant?) -> Bool { moment.map { $0 <= .now } ?? false }

  /// What is news among these hints. A lifter who may no longer be seen is not watched any more.
  private mutating func events(of hints: StreamHints) -> String {
    var events: [StreamEvent] = []
    if version != hints.version { events.append(.changed(hints.version)) }
    if unread != hints.unread { events.append(.notices(hints.unread)) }
    for lifter in watched {
      guard let shown = hints.clients[lifter] else {
        events.append(.closed(lifter))
        continue
      }
      // Where the history closed and another scope is open, the screen that shows it is told once.
      if let known = versions[lifter], shown == nil { events.append(.client(lifter, known)) }
      if let shown, versions[lifter] != shown { events.append(.client(lifter, shown)) }
      versions[lifter] = shown
    }
    watched.removeAll { hints.clients[$0] == nil }
    (version, unread) = (hints.version, hints.unread)
    let change = hints.changesAt.map {
      ContinuousClock.now + max(.milliseconds(200), .microseconds($0.microseconds - clock().microseconds))
    }
    // Without a ring too, while clients are watched: what ends a coach's view passes over a counter that is locked.
    asksAt = watched.isEmpty ? change : min(change ?? .now + Self.look, .now + Self.look)
    return events.map(\.text).joined()
  }
}
