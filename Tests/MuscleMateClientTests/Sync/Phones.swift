internal import Foundation
internal import MuscleMateAPI
internal import MuscleMateCurl
internal import Primitives
internal import Strength
internal import Synchronization
internal import TestKit

@testable internal import MuscleMateClient

/// A person's phones: each with a folder, a session and a switch of its own.
final class Phone: Sendable {
  let mate: MuscleMate
  let line: SwitchedLine
  let clock = PhoneClock()
  let folder: URL

  /// - Parameter session: of the person; each phone has one of its own.
  init(
    _ server: TestServer, _ session: Client, name: String = "Phone", in folder: URL? = nil, schema: Int = 1
  )
    async throws
  {
    guard let url = URL(string: server.address) else { throw TestKitError("no address") }
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: Foundation.UUID().uuidString)
    var configuration = Configuration(server: url, folder: self.folder.path, device: name)
    configuration.schema = schema
    configuration.leniency = TestServer.leniency
    configuration.now = { [clock] in Timestamp.now.advanced(bySeconds: clock.ahead) }
    line = try SwitchedLine()
    mate = MuscleMate(configuration, tokens: FileTokenStore(folder: self.folder.path), transport: line)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    try await use(session)
  }

  /// Goes on with this session of the person.
  func use(_ session: Client) async throws {
    guard let text = session.token, let account = Primitives.UUID(session.account) else {
      throw TestKitError("no session")
    }
    try await mate.use(
      Token(
        text: text, role: .lifter, expiresAt: .now.advanced(bySeconds: 3_600), account: account, tenant: nil,
        server: "installation"))
  }

  /// The app dies, and begins again with what is on the disk.
  func killed(_ server: TestServer, _ session: Client) async throws -> Phone {
    await mate.end()
    return try await Phone(server, session, in: folder)
  }

  @discardableResult
  func sync() async throws(ClientError) -> SyncReport { try await mate.sync() }

  func signIn(_ name: String) async throws {
    let answer = try await mate.signIn(login: name, password: TestServer.password)
    guard case .signedIn = answer else { throw TestKitError("\(answer)") }
  }

  func erase() { try? FileManager.default.removeItem(at: folder) }
}

/// A phone's clock. Two phones know the server's time to half a second: for an order that is certain more has to lie between.
final class PhoneClock: Sendable {
  private let seconds = Mutex<Int64>(0)

  /// By how many seconds it is ahead.
  var ahead: Int64 {
    get { seconds.withLock(\.self) }
    set { seconds.withLock { $0 = newValue } }
  }
}

/// The real transport, with a switch, and with the loss of the next answers.
final class SwitchedLine: Transport {
  typealias Instead = @Sendable (OutgoingRequest) throws(TransportError) -> IncomingResponse?

  private struct State {
    var isOffline = false
    var losesReads = false
    var isOfNewerServer = false
    var lostAnswers = 0
    var beforeWrites: [@Sendable () async throws -> Void] = []
    var instead: Instead?
    var streamRefusal: IncomingResponse?
    var refusedStreams = 0
    var sent: [OutgoingRequest] = []
  }

  private let real: CurlTransport
  private let state = Mutex(State())

  init() throws { real = try CurlTransport() }

  var isOffline: Bool {
    get { state.withLock { $0.isOffline } }
    set { state.withLock { $0.isOffline = newValue } }
  }

  /// Answers to reads do not arrive.
  var losesReads: Bool {
    get { state.withLock { $0.losesReads } }
    set { state.withLock { $0.losesReads = newValue } }
  }

  /// The server has a member, a word and a kind that this app does not know.
  var isOfNewerServer: Bool {
    get { state.withLock { $0.isOfNewerServer } }
    set { state.withLock { $0.isOfNewerServer = newValue } }
  }

  /// The next answers to writes do not arrive.
  func loseAnswers(_ count: Int) { state.withLock { $0.lostAnswers = count } }

  /// Each is done before one write: what others do while it is on the way.
  func before(writes: (@Sendable () async throws -> Void)...) { state.withLock { $0.beforeWrites = writes } }

  /// What answers in the server's place, or why nothing does. Nil for what goes on to the server.
  func answer(instead: Instead?) { state.withLock { $0.instead = instead } }

  /// Streams are answered by this. Nil: by the server.
  func refuseStreams(with answer: IncomingResponse?) { state.withLock { $0.streamRefusal = answer } }

  var refusedStreams: Int { state.withLock { $0.refusedStreams } }

  /// The writes that were sent.
  var writes: [OutgoingRequest] { state.withLock { $0.sent.filter { $0.method != .get } } }

  func send(_ request: OutgoingRequest) async throws(TransportError) -> IncomingResponse {
    if isOffline { throw .offline }
    state.withLock { $0.sent.append(request) }
    let first = state.withLock { state in
      request.method == .get || state.beforeWrites.isEmpty ? nil : state.beforeWrites.removeFirst()
    }
    do { try await first?() } catch { throw .interrupted("\(error)") }
    if let answer = try state.withLock({ $0.instead })?(request) { return answer }
    let isNewer = isOfNewerServer
    var answer = try await real.send(isNewer ? NewerServer.taken(request) : request)
    if isNewer { answer = NewerServer.given(answer, to: request) }
    let isLost = state.withLock { state in
      if request.method == .get { return state.losesReads }
      guard state.lostAnswers > 0 else { return false }
      state.lostAnswers -= 1
      return true
    }
    if isLost { throw .interrupted("lost") }
    return answer
  }

  func stream(_ request: OutgoingRequest) -> AsyncThrowingStream<[UInt8], any Error> {
    let refusal = state.withLock { state in
      if state.streamRefusal != nil { state.refusedStreams += 1 }
      return state.streamRefusal
    }
    guard let refusal else { return real.stream(request) }
    return AsyncThrowingStream { $0.finish(throwing: StreamRefused(refusal)) }
  }
}

/// Anna with a phone and a tablet that have pulled everything.
func withTwoPhones(
  _ body: (_ server: TestServer, _ anna: Client, _ phone: Phone, _ tablet: Phone) async throws -> Void
) async throws {
  try await TestServer.run { server in
    let anna = try await server.person("anna", as: "lifter")
    let phone = try await Phone(server, try await anna.signedIn("anna"))
    let tablet = try await Phone(server, try await anna.signedIn("anna"), name: "Tablet")
    try await phone.sync()
    try await tablet.sync()
    try await body(server, anna, phone, tablet)
    for device in [phone, tablet] {
      await device.mate.end()
      device.erase()
    }
  }
}

func aWorkout(_ name: String, sets: Int = 2) -> Workout {
  var workout = Workout()
  workout.name = name
  workout.performedAt = PerformedAt(.now.advanced(bySeconds: -3_600))
  workout.exercises = [WorkoutExercise(named: "Squat", sets: sets)]
  return workout
}

extension WorkoutExercise {
  init(named name: String, sets: Int) {
    self.init()
    self.name = name
    self.sets = (1...sets).map { number in
      var set = LoggedSet()
      (set.reps, set.weight, set.unit) = (5, Decimal(Int64(100 + number)), .kg)
      return set
    }
  }
}

func aSet(_ reps: Int, done: Bool = true, id: Primitives.UUID? = nil) -> DraftSet {
  var set = DraftSet()
  (set.id, set.reps, set.weight, set.unit, set.isDone) = (id, reps, 100, .kg, done)
  return set
}

/// The ids of all sets of a thing as it is shown.
func sets(of exercises: [WorkoutExercise]) -> [Int?] { exercises.flatMap(\.sets).map(\.reps) }

extension Phone {
  /// The repetitions of each set of a workout as it is shown.
  func reps(of id: Primitives.UUID) async throws -> [Int?] {
    sets(of: try await mate.log.one(id).now()?.exercises ?? [])
  }
}
