import EventLoop
import Postgres
import Synchronization
import TestKit

let tester = Role(index: 0, name: "tester")

/// The loop that these tests share, and a database: one for all tests that make nothing in it, or the test's own.
struct Surroundings {
  let loop: EventLoop
  let database: TestDatabase

  private static let threads = Result { try LoopThreads(count: 1) }
  private static let shared = Task { try await TestDatabase.empty() }
  /// Until the process ends, since a connection may outlive a test's last mention of its database.
  private static let kept = Mutex<[TestDatabase]>([])

  /// A database that others use too.
  init() async throws {
    loop = try Self.threads.get().loops[0]
    database = try await Self.shared.value
  }

  /// A database of the test's own.
  init(script: String) async throws {
    loop = try Self.threads.get().loops[0]
    let database = try await TestDatabase.empty()
    self.database = database
    Self.kept.withLock { $0.append(database) }
    try database.administer(script)
  }

  func connection() async throws -> Connection {
    try await Connection.connect(database.superuser, on: loop)
  }

  /// A pool for the length of the body, closed also when it throws.
  func withPool<Value: Sendable>(
    _ configure: (inout PoolConfiguration) -> Void = { _ in }, _ body: (Pool) async throws -> Value
  ) async throws -> Value {
    var configuration = PoolConfiguration(connection: database.superuser)
    // The machine may be busy with all the other tests.
    configuration.longestWait = .seconds(120)
    configuration.leniency = TestServer.leniency
    configure(&configuration)
    let pool = Pool(loop: loop, configuration: configuration)
    let result: Result<Value, any Error>
    do { result = .success(try await body(pool)) } catch { result = .failure(error) }
    await pool.close()
    return try result.get()
  }
}

/// The error that the body throws, if it is the database's.
func refusal(_ body: () async throws -> Void) async throws -> DatabaseError? {
  do {
    try await body()
    return nil
  } catch let error as DatabaseError {
    return error
  }
}
