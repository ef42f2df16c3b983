public import APISchema
internal import Foundation
public import MuscleMateAPI
public import Primitives
internal import Synchronization

/// The front door: one person's training on this device. What an app shows comes from the copy on the disk, and a change returns once
/// it is on the disk there; both work without a connection. The copy and the server are kept in step behind that.
///
/// ```swift
/// let mate = MuscleMate(Configuration(server: url, folder: folder, device: "Anna's iPhone"), tokens: store)
/// _ = try await mate.signIn(login: "anna", password: password)
/// await mate.start()
/// let draft = try await mate.live.begin(named: "Legs")
/// ```
public actor MuscleMate {
  public nonisolated let configuration: Configuration
  private let tokens: any TokenStore
  private let clock: any Clock<Duration>
  nonisolated let caller: Caller
  private nonisolated let current = Mutex<SyncEngine?>(nil)
  /// What the engine tells of itself goes on to the app.
  private var telling: Task<Void, Never>?
  private nonisolated let statuses = Feed<SyncStatus>()
  /// Each time that a person's copy was opened: queries that had nothing to show start again.
  nonisolated let openings = Feed<Void>()
  private var hasEnded = false

  #if canImport(Darwin)
    /// Sends by `URLSession`. On Linux an app says what sends, since `URLSession` has faults there (docs/client.md).
    public init(_ configuration: Configuration, tokens: any TokenStore) {
      self.init(configuration, tokens: tokens, transport: URLSessionTransport())
    }
  #endif

  public init(
    _ configuration: Configuration, tokens: any TokenStore, transport: any Transport,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.configuration, self.tokens, self.clock) = (configuration, tokens, clock)
    var caller = Caller(base: configuration.server, tenant: configuration.tenant, transport: transport)
    (caller.agent, caller.language, caller.now) = (
      configuration.app, configuration.language, configuration.now
    )
    caller.timeout *= configuration.leniency
    self.caller = caller
  }

  // MARK: - Who

  /// Makes an account. Its address is confirmed by a mailed link; then one may sign in.
  public func register(_ registration: Registration) async throws(ClientError) -> Account {
    try await caller.call(IdentityEndpoints.postAccounts, body: registration).value
  }

  /// - Parameter role: one of the account's. Nil: the one that it was registered with.
  public func signIn(
    login: String, password: String, role: AccountRole? = nil
  ) async throws(ClientError) -> SignIn {
    try await keep(
      Sessions(caller: caller).signIn(
        login: login, password: password, role: role, device: configuration.device))
  }

  /// The second step, by a code of an app, a recovery code, or what the system answered to the challenge's `publicKey`.
  public func signIn(
    _ challenge: SecondFactorChallenge, code: String? = nil, recoveryCode: String? = nil,
    passkey: PasskeyAssertion? = nil
  ) async throws(ClientError) -> SignIn {
    try await keep(
      Sessions(caller: caller).signIn(challenge, code: code, recoveryCode: recoveryCode, passkey: passkey))
  }

  /// Goes on in another role of the account: a coach logs training of their own as a lifter.
  public func switchRole(to role: AccountRole) async throws(ClientError) -> SignIn {
    guard let token = try token else { throw .signedOut }
    return try await keep(Sessions(caller: caller).switchRole(to: role, token: token))
  }

  private func keep(_ signIn: SignIn) async throws(ClientError) -> SignIn {
    guard case .signedIn(let token, _) = signIn else { return signIn }
    do throws(ClientError) { try await use(token) } catch {
      // The app takes nobody for signed in by it, so nobody would ever end this session. Another token is another session's.
      if (try? tokens.load(for: key))?.text == token.text { try? tokens.remove(for: key) }
      try? await Sessions(caller: caller).signOut(token)
      throw error
    }
    endLeftSessions()
    return signIn
  }

  /// Goes on with this token, which the app has by another way: a passkey, a provider, or another program of this device. Another
  /// person who is signed in is signed out; what of theirs is not sent yet stays on the device for their return.
  public func use(_ token: Token) async throws(ClientError) {
    let former = try self.token
    do { try tokens.save(token, for: key) } catch { throw .tokens("\(error)") }
    if let former, former.account != token.account { await leave(former) }
    try await open(token)
  }

  private func leave(_ former: Token) async {
    let file = path(of: former)
    let waiting = StoreFile.isThere(file) ? await unsent(of: former) : 0
    await close()
    if waiting == 0 { StoreFile.removeAll(of: file) }
    left.add(former)
    endLeftSessions()
  }

  /// How many changes of this person wait on this device. Nil: it can't be known.
  private func unsent(of token: Token) async -> Int? {
    if let engine, engine.token == token {
      return (try? await engine.database.counts()).map { $0.pending + $0.aside }
    }
    guard let database = try? await Database.open(path(of: token)) else { return nil }
    let counts = try? await database.counts()
    await database.close()
    return counts.map { $0.pending + $0.aside }
  }

  /// What is done with changes that are not sent yet when one signs out.
  public enum Pending: Sendable {
    /// `ClientError.unsent`, and one stays signed in.
    case refuse
    /// The file stays on the device. They are sent once the same account signs in again.
    case keep
    /// They are lost with the copy.
    case discard
  }

  /// Ends the session here. The copy goes from the disk, unless it holds what is to be kept, and queries end with
  /// `ClientError.signedOut`. The server is told, for which this waits at most five seconds of silence. If it can't be told now, the
  /// next sign-in, `start` or `sync` tells it.
  public func signOut(_ pending: Pending = .refuse) async throws(ClientError) {
    guard let token = try token else { throw .signedOut }
    let count = pending == .discard ? 0 : try await unsent()
    if count > 0, pending == .refuse { throw .unsent(count) }
    do { try tokens.remove(for: key) } catch { throw .tokens("\(error)") }
    await close()
    if count == 0 { StoreFile.removeAll(of: path(of: token)) }
    statuses.send(SyncStatus())
    left.add(token)
    await left.end(by: caller)
  }

  private func unsent() async throws(ClientError) -> Int {
    let database = try await signedIn().database
    let counts = try await stored { () async throws(StoreError) in try await database.counts() }
    return counts.pending + counts.aside
  }

  private var left: LeftSessions { LeftSessions(tokens: tokens, key: key) }

  /// Nothing waits for it.
  private func endLeftSessions() {
    let (left, caller) = (left, caller)
    Task { await left.end(by: caller) }
  }

  /// Who is signed in on this device, also after the session ended on the server. Nil: nobody.
  public var token: Token? {
    get throws(ClientError) {
      do { return try engine?.token ?? tokens.load(for: key) } catch { throw .tokens("\(error)") }
    }
  }

  /// Of the token, in the token store.
  private var key: String { [caller.server, configuration.tenant].compactMap { $0 }.joined(separator: " ") }

  /// Closes the copy, as the end of the app does.
  package func end() async {
    hasEnded = true
    await close()
  }

  private var engine: SyncEngine? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  // MARK: - Sync

  /// Keeps the copy in step from now on: a stream is open, and what changes is sent and fetched at once. For the foreground.
  public func start() async throws(ClientError) {
    endLeftSessions()
    try await signedIn().start()
  }

  /// Closes the stream. The copy and what is not sent stay.
  public func pause() async { await engine?.pause() }

  /// There may be a connection again, or the user asks for news: the wait after a failure is over.
  public func nudge() async { engine?.nudge() }

  /// One contact: sends and fetches what there is. For the background, and for programs without a screen.
  @discardableResult
  public func sync(within limit: Duration = .seconds(20)) async throws(ClientError) -> SyncReport {
    endLeftSessions()
    let engine = try await signedIn()
    let work = Task { () -> Result<SyncReport, ClientError> in
      do throws(ClientError) { return .success(try await engine.sync()) } catch { return .failure(error) }
    }
    let clock = clock
    let limit = limit * configuration.leniency
    let alarm = Task {
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { work.cancel() }
    }
    let result = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    alarm.cancel()
    return try result.get()
  }

  /// How the copy stands to the server's now.
  public nonisolated var status: SyncStatus { current.withLock { $0 }?.status ?? SyncStatus() }

  /// The status now and each later one.
  public nonisolated var statusUpdates: AsyncStream<SyncStatus> {
    let later = statuses.stream()
    let now = status
    return AsyncStream { continuation in
      let pump = Task {
        continuation.yield(now)
        for await status in later { continuation.yield(status) }
        continuation.finish()
      }
      continuation.onTermination = { _ in pump.cancel() }
    }
  }

  /// Now by the server's clock, as its last answers told it; by the device's own before the first one. What is saved with a moment of a
  /// device whose clock is more than a day ahead is refused.
  public var serverTime: Timestamp {
    get async throws(ClientError) { try await signedIn().serverTime }
  }

  /// What was saved of a file that could not be read, for the app to tell. Nil: nothing happened.
  public var repair: Repair? {
    get async { await engine?.database.repaired }
  }

  // MARK: - Anything else of the API

  /// Calls an endpoint at once; nothing of the answer is kept.
  public func call<Q: Message, B: Message, A: Message>(
    _ endpoint: Endpoint<Q, B, A>, _ path: PathArguments = [:], query: Q? = nil, body: B? = nil,
    options: CallOptions = CallOptions()
  ) async throws(ClientError) -> A {
    try await answer(to: endpoint, path, query: query, body: body, options: options).value
  }

  /// The same, with what comes beside the value: its version and entity tag, and the JSON with members of a newer server.
  public func answer<Q: Message, B: Message, A: Message>(
    to endpoint: Endpoint<Q, B, A>, _ path: PathArguments = [:], query: Q? = nil, body: B? = nil,
    options: CallOptions = CallOptions()
  ) async throws(ClientError) -> Answered<A> {
    try await caller.call(
      endpoint, path, query: query, body: body, fields: options.fields, token: try token?.text)
  }

  // MARK: - Within

  /// The engine of who is signed in; opened by the token of an earlier time if need be.
  func signedIn() async throws(ClientError) -> SyncEngine {
    if let engine {
      if engine.database.isThere { return engine }
      // Another program on this folder signed the person out, and took the file away.
      await close()
    }
    guard !hasEnded, let token = try token else { throw .signedOut }
    return try await open(token)
  }

  private func path(of token: Token) -> String {
    let name = Database.fileName(server: token.server, tenant: token.tenant, account: token.account)
    return "\(configuration.folder)/\(name)"
  }

  @discardableResult
  private func open(_ token: Token) async throws(ClientError) -> SyncEngine {
    await close()
    do { try StoreFile.makeFolder(configuration.folder) } catch {
      throw .store(.other(0, "\(configuration.folder): \(error.localizedDescription)"))
    }
    let (path, configuration, caller, clock) = (path(of: token), configuration, caller, clock)
    let opened = try await stored { () async throws(StoreError) in
      let database = try await Database.open(
        path, now: configuration.now, patience: .seconds(5) * configuration.leniency)
      return try await SyncEngine(
        database, caller, token, schema: configuration.schema, device: configuration.device, clock: clock)
    }
    // Meanwhile another call may have opened it, or signed out, or signed someone else in.
    if let engine, engine.token == token {
      await opened.database.close()
      return engine
    }
    guard isPresent(token) else {
      await opened.database.close()
      throw .signedOut
    }
    await close()
    engine = opened
    let later = opened.statuses.stream()
    telling = Task { [weak self] in
      for await status in later { self?.statuses.send(status) }
    }
    await opened.tell()
    openings.send(())
    return opened
  }

  /// A token that can't be read, as on a locked device, signs nobody out.
  private func isPresent(_ token: Token) -> Bool {
    do { return try tokens.load(for: key)?.text == token.text } catch { return true }
  }

  /// From the first moment on nobody gets this copy any more.
  private func close() async {
    guard let closing = engine else { return }
    telling?.cancel()
    (engine, telling) = (nil, nil)
    await closing.pause()
    await closing.database.close()
  }
}
