public import APISchema
internal import Foundation
public import MuscleMateAPI
internal import Primitives
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

  /// The second step, by a code of an app or a recovery code.
  public func signIn(
    _ challenge: SecondFactorChallenge, code: String? = nil, recoveryCode: String? = nil
  ) async throws(ClientError) -> SignIn {
    try await keep(Sessions(caller: caller).signIn(challenge, code: code, recoveryCode: recoveryCode))
  }

  private func keep(_ signIn: SignIn) async throws(ClientError) -> SignIn {
    if case .signedIn(let token, _) = signIn { try await use(token) }
    return signIn
  }

  /// Goes on with this token, which the app has by another way: a passkey, a provider, or another program of this device.
  public func use(_ token: Token) async throws(ClientError) {
    do { try tokens.save(token, for: key) } catch {
      throw .unreadable("the token could not be kept: \(error)")
    }
    try await open(token)
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

  /// Ends the session here. The copy goes from the disk, unless it holds what is to be kept; the session ends on the server as soon as
  /// it can be reached now, else by its own time.
  public func signOut(_ pending: Pending = .refuse) async throws(ClientError) {
    let engine = try await signedIn()
    let database = engine.database
    let waiting = try await stored { () async throws(StoreError) in try await database.counts() }
    let count = waiting.pending + waiting.aside
    if count > 0, pending == .refuse { throw .unsent(count) }
    do { try tokens.remove(for: key) } catch { throw .unreadable("the token could not be removed: \(error)") }
    await close()
    if count == 0 || pending == .discard {
      StoreFile.remove(database.file)
      StoreFile.remove(StoreFile.copy(of: database.file))
    }
    do throws(ClientError) { try await Sessions(caller: caller).signOut(engine.token) } catch {
      // Without a connection it ends on the server by its own time.
      guard case .offline = error else { throw error }
    }
    statuses.send(SyncStatus())
  }

  /// Who is signed in on this device, also after the session ended on the server. Nil: nobody.
  public var token: Token? {
    get throws(ClientError) {
      do { return try engine?.token ?? tokens.load(for: key) } catch {
        throw .unreadable("the token could not be read: \(error)")
      }
    }
  }

  /// Of the token, in the token store.
  private var key: String { [caller.server, configuration.tenant].compactMap { $0 }.joined(separator: " ") }

  /// Closes the copy, as the end of the app does.
  package func end() async { await close() }

  private var engine: SyncEngine? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  // MARK: - Sync

  /// Keeps the copy in step from now on: a stream is open, and what changes is sent and fetched at once. For the foreground.
  public func start() async throws(ClientError) { try await signedIn().start() }

  /// Closes the stream. The copy and what is not sent stay.
  public func pause() async { await engine?.pause() }

  /// There may be a connection again, or the user asks for news: the wait after a failure is over.
  public func nudge() async { engine?.nudge() }

  /// One contact: sends and fetches what there is. For the background, and for programs without a screen.
  @discardableResult
  public func sync(within limit: Duration = .seconds(20)) async throws(ClientError) -> SyncReport {
    let engine = try await signedIn()
    let work = Task { () -> Result<SyncReport, ClientError> in
      do throws(ClientError) { return .success(try await engine.sync()) } catch { return .failure(error) }
    }
    let clock = clock
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

  /// What was saved of a file that could not be read, for the app to tell. Nil: nothing happened.
  public var repair: Repair? {
    get async { await engine?.database.repaired }
  }

  // MARK: - Anything else of the API

  /// Calls an endpoint at once; nothing of the answer is kept.
  public func call<Q: Message, B: Message, A: Message>(
    _ endpoint: Endpoint<Q, B, A>, _ path: PathArguments = [:], query: Q? = nil, body: B? = nil
  ) async throws(ClientError) -> A {
    try await caller.call(endpoint, path, query: query, body: body, token: try token?.text).value
  }

  // MARK: - Within

  /// The engine of who is signed in; opened by the token of an earlier time if need be.
  func signedIn() async throws(ClientError) -> SyncEngine {
    if let engine { return engine }
    guard let token = try token else { throw .signedOut }
    return try await open(token)
  }

  @discardableResult
  private func open(_ token: Token) async throws(ClientError) -> SyncEngine {
    await close()
    do {
      try FileManager.default.createDirectory(atPath: configuration.folder, withIntermediateDirectories: true)
    } catch {
      throw .store(.other(0, "\(configuration.folder): \(error.localizedDescription)"))
    }
    let name = Database.fileName(server: token.server, tenant: token.tenant, account: token.account)
    let (path, configuration, caller, clock) = (
      "\(configuration.folder)/\(name)", configuration, caller, clock
    )
    let opened = try await stored { () async throws(StoreError) in
      let database = try await Database.open(path, now: configuration.now)
      return try await SyncEngine(
        database, caller, token, schema: configuration.schema, device: configuration.device, clock: clock)
    }
    // Another call may have opened it meanwhile.
    if let engine { return engine }
    engine = opened
    telling = Task { [weak self] in
      for await status in opened.statuses.stream() { self?.statuses.send(status) }
    }
    await opened.tell()
    return opened
  }

  private func close() async {
    await engine?.pause()
    await engine?.database.close()
    telling?.cancel()
    (engine, telling) = (nil, nil)
  }
}
