internal import EventLoop
internal import Primitives
internal import Synchronization

/// The open streams of this server. It looks for changes for all of them together and rings those that are concerned; each
/// stream then asks what it may say, signed in.
final class StreamHub: Sendable {
  struct Account: Hashable, Sendable {
    let tenant: Int32
    let id: UUID
  }

  /// One open stream.
  struct Stream: Sendable {
    let bell = StreamBell()
    /// The digest of the session's token.
    let session: [UInt8]
    let account: Account
    let isCoach: Bool
    /// Other accounts of which changes are hinted at.
    let watched: [Account]
  }

  /// Of one session. A browser's tabs share one stream; a phone that lost its connection opens another.
  static let limitPerSession = 4
  static let limitPerAccount = 16
  /// Sessions of which it is known whose they are, for writes; beyond so many it begins again.
  fileprivate static let sessionsKept = 32_000

  struct State {
    var streams: [Int: Stream] = [:]
    var lastID = 0
    var accounts: [Account: Watch] = [:]
    /// Whose the sessions are that wrote something.
    var writers: [[UInt8]: Account] = [:]
    var unknownWriters: Set<[UInt8]> = []
    var isStopping = false
  }

  /// What this server last saw of an account, and who wants to know of changes.
  struct Watch {
    var version: Int64
    var unread: Int64?
    var rosterMark: Int64?
    var streams: Set<Int> = []
  }

  let state = Mutex(State())
  let limit: Int
  private let count = Atomic<Int>(0)
  /// Wakes the task that finds out whose session wrote.
  let writerSignal = WakeSignal()

  init(limit: Int) { self.limit = limit }

  /// How many streams are open.
  var openStreams: Int { count.load(ordering: .relaxed) }

  // MARK: - Opening and closing

  /// Takes the stream in until the ticket ends.
  ///
  /// - Parameter hints: what the stream found when it signed in. What changed since rings it at once.
  /// - Throws: 429 where the session or the account has as many as it may have, 503 where the server has or stops.
  func open(session: [UInt8], isCoach: Bool, _ hints: StreamHints) throws -> StreamTicket {
    let watched = hints.clients.keys.map { Account(tenant: hints.account.tenant, id: $0) }
    let stream = Stream(session: session, account: hints.account, isCoach: isCoach, watched: watched)
    let id = try state.withLock { state in
      guard !state.isStopping, state.streams.count < limit else { throw Problem.unavailable(retryAfter: 5) }
      let own = state.ownStreams(of: stream.account)
      guard own.count < Self.limitPerAccount,
        own.count(where: { $0.session == session }) < Self.limitPerSession
      else { throw Problem.tooManyRequests(retryAfter: 30) }
      return state.add(stream, hints)
    }
    count.add(1, ordering: .relaxed)
    return StreamTicket(stream, id: id, of: self)
  }

  func close(_ id: Int) {
    let isClosed = state.withLock { $0.remove(id) }
    if isClosed { count.subtract(1, ordering: .relaxed) }
  }

  /// Ends every stream; no other is taken in.
  func stop() {
    let bells = state.withLock { state in
      state.isStopping = true
      return state.streams.values.map(\.bell)
    }
    for bell in bells { bell.ring(.restart) }
  }

  // MARK: - Ringing

  /// A session wrote something: the account's streams and those that watch it are rung at once. Whose session it is, where
  /// that is not known yet, is found out first.
  func noteWrite(_ session: @autoclosure () -> [UInt8]) {
    guard openStreams > 0 else { return }
    let session = session()
    let bells = state.withLock { state -> [StreamBell]? in
      if let account = state.writers[session] { return state.bells(of: account) }
      state.unknownWriters.insert(session)
      return nil
    }
    guard let bells else { return writerSignal.wake() }
    for bell in bells { bell.ring(.changed) }
  }

  /// A stream has seen these figures: the others that are concerned are rung now, and the next look finds nothing new. A lifter
  /// who may no longer be seen is not watched any more.
  func note(_ hints: StreamHints, seenBy ticket: StreamTicket) {
    let stream = ticket.stream
    let bells = state.withLock { state in
      var bells = state.note(hints.version, of: stream.account)
      bells += state.note(unread: hints.unread, of: stream.account)
      for account in stream.watched {
        guard let version = hints.clients[account.id] else {
          state.end(account, for: ticket.id)
          continue
        }
        if let version { bells += state.note(version, of: account) }
      }
      return bells
    }
    for bell in bells where bell !== stream.bell { bell.ring(.changed) }
  }

  /// The sessions that wrote and are not known yet.
  func takeUnknownWriters() -> [[UInt8]] {
    state.withLock { state in
      defer { state.unknownWriters = [] }
      return Array(state.unknownWriters)
    }
  }

  func learn(_ writers: [(session: [UInt8], account: Account)]) {
    let bells = state.withLock { state in
      writers.flatMap { writer in
        state.learn(writer.session, of: writer.account)
        return state.bells(of: writer.account)
      }
    }
    for bell in bells { bell.ring(.changed) }
  }
}

/// Holds a stream's place in the hub. The place is given back when the last reference goes: when the stream has ended, and
/// also where it never began, since its client left or asked for the head alone.
final class StreamTicket: Sendable {
  let stream: StreamHub.Stream
  fileprivate let id: Int
  private let hub: StreamHub

  fileprivate init(_ stream: StreamHub.Stream, id: Int, of hub: StreamHub) {
    self.stream = stream
    self.id = id
    self.hub = hub
  }

  deinit { hub.close(id) }
}

extension StreamHub.State {
  fileprivate mutating func add(_ stream: StreamHub.Stream, _ hints: StreamHints) -> Int {
    lastID += 1
    streams[lastID] = stream
    learn(stream.session, of: stream.account)
    watch(stream.account, hints.version, by: stream)
    if accounts[stream.account]?.unread == nil { accounts[stream.account]?.unread = hints.unread }
    for account in stream.watched {
      if let version = hints.clients[account.id] { watch(account, version ?? 0, by: stream) }
    }
    return lastID
  }

  mutating func learn(_ session: [UInt8], of account: StreamHub.Account) {
    if writers.count >= StreamHub.sessionsKept { writers = [:] }
    writers[session] = account
  }

  /// An earlier stream may have seen less: then the next look rings all. Or more: then this one is rung.
  private mutating func watch(_ account: StreamHub.Account, _ version: Int64, by stream: StreamHub.Stream) {
    accounts[account, default: StreamHub.Watch(version: version)].streams.insert(lastID)
    if accounts[account]?.version != version { stream.bell.ring(.changed) }
  }

  fileprivate mutating func remove(_ id: Int) -> Bool {
    guard let stream = streams.removeValue(forKey: id) else { return false }
    for account in [stream.account] + stream.watched { end(account, for: id) }
    return true
  }

  /// The stream no longer hears of this account.
  fileprivate mutating func end(_ account: StreamHub.Account, for id: Int) {
    accounts[account]?.streams.remove(id)
    if accounts[account]?.streams.isEmpty == true { accounts[account] = nil }
  }

  /// Those to ring, since the version is another one.
  mutating func note(_ version: Int64, of account: StreamHub.Account) -> [StreamBell] {
    guard let watch = accounts[account], watch.version != version else { return [] }
    accounts[account]?.version = version
    return bells(of: account)
  }

  /// Those to ring, since another number of notices is unread.
  mutating func note(unread: Int64, of account: StreamHub.Account) -> [StreamBell] {
    guard let watch = accounts[account], watch.unread != unread else { return [] }
    accounts[account]?.unread = unread
    return ownStreams(of: account).map(\.bell)
  }

  /// Those to ring, since something changed for a client of the coach's, or there are others.
  mutating func note(rosterMark mark: Int64, of coach: StreamHub.Account) -> [StreamBell] {
    guard let watch = accounts[coach], (watch.rosterMark ?? 0) != mark else { return [] }
    accounts[coach]?.rosterMark = mark
    return ownStreams(of: coach).filter(\.isCoach).map(\.bell)
  }

  /// Without those that watch the account.
  fileprivate func ownStreams(of account: StreamHub.Account) -> [StreamHub.Stream] {
    (accounts[account]?.streams ?? []).compactMap { streams[$0] }.filter { $0.account == account }
  }

  func bells(of account: StreamHub.Account) -> [StreamBell] {
    accounts[account]?.streams.compactMap { streams[$0]?.bell } ?? []
  }
}
