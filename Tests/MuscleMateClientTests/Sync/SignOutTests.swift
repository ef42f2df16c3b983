internal import APISchema
internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Synchronization
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

/// Signing out, and who comes next on the same device.
struct SignOutTests {
  @Test(.timeLimit(.minutes(12)))
  func `a query that is read while its person signs out ends, and so shows nothing of the next person`()
    async throws
  {
    try await withTwoPhones { server, _, phone, _ in
      _ = try await server.person("bea", as: "lifter")
      try await phone.mate.log.save(aWorkout("Anna's legs"))
      var shown = phone.mate.log.all().makeAsyncIterator()
      #expect(try await shown.next()?.map(\.name) == ["Anna's legs"])
      try await phone.mate.signOut(.discard)
      try await phone.signIn("bea")
      try await phone.sync()
      let error = await failure { () async throws(ClientError) in try await shown.next() }
      #expect(error?.name == "signedOut")
      #expect(try await phone.mate.log.all().now().isEmpty)
    }
  }

  @Test(.timeLimit(.minutes(12)))
  func `a query goes on when the same person signs in again, since the session had ended`() async throws {
    try await withTwoPhones { _, anna, phone, _ in
      try await phone.mate.log.save(aWorkout("Legs"))
      var shown = phone.mate.log.all().makeAsyncIterator()
      #expect(try await shown.next()?.map(\.name) == ["Legs"])
      try await phone.use(try await anna.signedIn("anna"))
      try await phone.mate.log.save(aWorkout("Arms"))
      #expect(try await shown.next()?.map(\.name).sorted() == ["Arms", "Legs"])
    }
  }

  @Test @MainActor
  func `what a view observes is empty once nobody is signed in, and then is the next person's`() async throws
  {
    try await withTwoPhones { server, _, phone, _ in
      let bea = try await server.person("bea", as: "lifter")
      _ = try await bea.post("/v1/lifters/me/workouts", aWorkout("Bea's arms").encoded())
      try await phone.mate.log.save(aWorkout("Anna's legs"))
      let log = Observed(phone.mate.log.all())
      try await eventually("Anna's log is shown") { log.value?.map(\.name) == ["Anna's legs"] }
      try await phone.mate.signOut(.discard)
      try await eventually("nothing is shown") { log.value == nil }
      #expect(log.error?.name == "signedOut")
      try await phone.signIn("bea")
      try await phone.sync()
      try await eventually("Bea's log is shown") { log.value?.map(\.name) == ["Bea's arms"] }
      #expect(log.error == nil)
    }
  }

  @Test @MainActor
  func `what a view observes before anybody is signed in begins with the sign-in`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      try await phone.mate.signOut()
      let log = Observed(phone.mate.log.all())
      try await eventually("nobody is signed in") { log.error?.name == "signedOut" }
      try await phone.signIn("anna")
      try await eventually("the log is shown") { log.value?.isEmpty == true }
    }
  }

  @Test @MainActor
  func `what a view observes goes on once the device can be read again`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      try await phone.mate.log.save(aWorkout("Legs"))
      try await phone.mate.sync()
      let tokens = LockedDevice(FileTokenStore(folder: phone.folder.path))
      let mate = MuscleMate(phone.mate.configuration, tokens: tokens, transport: phone.line)
      let log = Observed(mate.log.all())
      try await eventually("the token can't be read") { log.error?.name == "tokens" }
      tokens.isLocked.store(false, ordering: .relaxed)
      try await eventually("the log is shown") { log.value?.map(\.name) == ["Legs"] && log.error == nil }
      await mate.end()
    }
  }

  @Test func `who signs in over another person signs that one out, and what waits stays for the return`()
    async throws
  {
    try await withTwoPhones { server, anna, phone, _ in
      _ = try await server.person("bea", as: "lifter")
      try await phone.signIn("anna")
      try await phone.mate.log.save(aWorkout("Anna's legs"))
      let before = try await sessions(of: anna)
      try await phone.signIn("bea")
      #expect(try await phone.mate.log.all().now().isEmpty)
      try await eventually("Anna's session is over") { try await sessions(of: anna) == before - 1 }
      try await phone.mate.signOut()
      try await phone.signIn("anna")
      #expect(try await phone.mate.log.all().now().map(\.name) == ["Anna's legs"])
    }
  }

  @Test(arguments: [
    Trouble.silence, .unavailable, .failure, .tooMany, .foreignPage, .emptyObject, .emptyAnswer,
  ])
  func `signing out is done whatever the server says, and the session ends there with the next start`(
    _ trouble: Trouble
  ) async throws {
    try await withTwoPhones { _, anna, phone, _ in
      try await phone.signIn("anna")
      let before = try await sessions(of: anna)
      phone.line.answer { request throws(TransportError) in
        guard request.method == .delete else { return nil }
        return try trouble.answer
      }
      try await phone.mate.signOut(.discard)
      #expect(phone.mate.status == SyncStatus())
      #expect(try await phone.mate.token == nil)
      #expect(try await sessions(of: anna) == before)
      phone.line.answer(instead: nil)
      try await phone.signIn("anna")
      try await eventually("the former session is over") { try await sessions(of: anna) == before }
    }
  }

  @Test func `a token that can't be kept leaves no session on the server`() async throws {
    try await withTwoPhones { _, anna, phone, _ in
      let before = try await sessions(of: anna)
      let mate = MuscleMate(phone.mate.configuration, tokens: LockedTokens(), transport: phone.line)
      let error = await failure { () async throws(ClientError) in
        try await mate.signIn(login: "anna", password: TestServer.password)
      }
      #expect(error?.name == "tokens", "\(String(describing: error))")
      #expect(try await sessions(of: anna) == before)
    }
  }

  @Test func `a token that can't be kept leaves who was signed in before`() async throws {
    try await withTwoPhones { server, anna, phone, _ in
      _ = try await server.person("bea", as: "lifter")
      let tokens = FullTokens(FileTokenStore(folder: phone.folder.path))
      let mate = MuscleMate(phone.mate.configuration, tokens: tokens, transport: phone.line)
      let error = await failure { () async throws(ClientError) in
        try await mate.signIn(login: "bea", password: TestServer.password)
      }
      #expect(error?.name == "tokens", "\(String(describing: error))")
      #expect(try await mate.token?.account.description == anna.account)
      try await mate.log.save(aWorkout("Anna's legs"))
      try await mate.sync()
      let log = try await anna.get("/v1/lifters/me/workouts").expect(200).json["items"]?.elements
      #expect(log?.map { $0["name"]?.text } == ["Anna's legs"])
      await mate.end()
    }
  }

  @Test
  func `who is signed out by another program on the device is signed out, and nothing is saved of theirs`()
    async throws
  {
    try await withTwoPhones { _, _, phone, _ in
      let widget = MuscleMate(
        phone.mate.configuration, tokens: FileTokenStore(folder: phone.folder.path), transport: phone.line)
      var shown = widget.log.all().makeAsyncIterator()
      #expect(try await shown.next()?.isEmpty == true)
      try await phone.mate.signOut(.discard)
      let saved = await failure { () async throws(ClientError) in try await widget.log.save(aWorkout("Legs"))
      }
      #expect(saved?.name == "signedOut")
      let read = await failure { () async throws(ClientError) in try await shown.next() }
      #expect(read?.name == "signedOut")
      await widget.end()
    }
  }

  @Test func `what waits stays on the device for the return where one signs out to keep it`() async throws {
    try await withTwoPhones { _, _, phone, _ in
      try await phone.signIn("anna")
      try await phone.mate.log.save(aWorkout("Legs"))
      let refused = await failure { () async throws(ClientError) in try await phone.mate.signOut() }
      #expect(refused?.name == "unsent")
      try await phone.mate.signOut(.keep)
      #expect(try await phone.mate.token == nil)
      try await phone.signIn("anna")
      #expect(try await phone.mate.log.all().now().map(\.name) == ["Legs"])
    }
  }

  private func sessions(of person: Client) async throws -> Int {
    try await person.get("/v1/sessions").expect(200).json["items"]?.elements?.count ?? 0
  }
}

/// What comes in the place of the server's answer.
enum Trouble: Sendable {
  case silence, unavailable, failure, tooMany, foreignPage, emptyObject, emptyAnswer

  var answer: IncomingResponse {
    get throws(TransportError) {
      switch self {
      case .silence: throw .timedOut
      case .unavailable: IncomingResponse(status: 503)
      case .failure: IncomingResponse(status: 500)
      case .tooMany: IncomingResponse(status: 429, fields: ["retry-after": "60"])
      case .foreignPage: .foreignPage(200)
      // As networks answer that want to be signed in to.
      case .emptyObject:
        IncomingResponse(status: 200, fields: ["content-type": "application/json"], body: Array("{}".utf8))
      case .emptyAnswer: IncomingResponse(status: 200)
      }
    }
  }
}

extension IncomingResponse {
  /// As a proxy, or a network that wants to be signed in to, answers in the server's place.
  static func foreignPage(_ status: Int) -> IncomingResponse {
    IncomingResponse(
      status: status, fields: ["content-type": "text/html"], body: Array("<h1>Welcome</h1>".utf8))
  }
}

private struct LockedTokens: TokenStore {
  func load(for key: String) throws -> Token? { nil }
  func save(_ token: Token, for key: String) throws {
    throw TokenStoreError(call: "SecItemAdd", number: -34018)
  }
  func remove(for key: String) throws {}
}

/// A device that nobody has unlocked since it was switched on.
private final class LockedDevice: TokenStore {
  let isLocked = Atomic(true)
  private let store: FileTokenStore

  init(_ store: FileTokenStore) { self.store = store }

  func load(for key: String) throws -> Token? {
    if isLocked.load(ordering: .relaxed) {
      throw TokenStoreError(call: "SecItemCopyMatching", number: -25308)
    }
    return try store.load(for: key)
  }
  func save(_ token: Token, for key: String) throws { try store.save(token, for: key) }
  func remove(for key: String) throws { try store.remove(for: key) }
}

/// A device whose token store is full: what is there can be read and removed.
private struct FullTokens: TokenStore {
  private let store: FileTokenStore

  init(_ store: FileTokenStore) { self.store = store }

  func load(for key: String) throws -> Token? { try store.load(for: key) }
  func save(_ token: Token, for key: String) throws { throw TokenStoreError(call: "write", number: 28) }
  func remove(for key: String) throws { try store.remove(for: key) }
}
