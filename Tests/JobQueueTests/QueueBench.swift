import EventLoop
import Postgres
import Primitives
import Synchronization
import TestKit

@testable import JobQueue

/// A database with a queue of its own, and a clock that a test sets.
final class QueueBench: Sendable {
  static let server = Role(index: 0, name: "musclemate_server")
  static let worker = Role(index: 5, name: "mm_worker")
  static let statements = QueueStatements(for: worker)
  static let begin = Statement<String>(
    "bench.begin", for: [server],
    """
    select pg_catalog.set_config('role', auth.begin_work(null), true)
    """)
  static let effect = Statement<RowCount, String, Timestamp, Int32?, String>(
    "bench.effect", for: [worker],
    """
    insert into public.effects (job, due_at, tenant, worker)
    values ($1, $2, $3, $4)
    """)

  let database: TestDatabase
  let threads: LoopThreads
  private let time: Mutex<Timestamp>

  var now: Timestamp {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  init(at start: Timestamp) async throws {
    database = try await TestDatabase.migrated()
    threads = try LoopThreads(count: 2)
    time = Mutex(start)
    try database.administer(
      """
      create table public.effects (job text, due_at timestamptz, tenant integer, worker text);
      grant insert on public.effects to mm_worker
      """)
  }

  func queue(_ application: String = "bench", connections: Int = 2) -> Queue {
    var configuration = PoolConfiguration(connection: database.server)
    configuration.connections = connections
    configuration.applicationName = application
    configuration.longestWait = .seconds(60)
    configuration.statementTimeout = .seconds(60)
    let pool = Pool(loop: threads.loops[0], configuration: configuration)
    var queue = Queue(pool: pool, statements: Self.statements, role: Self.worker, begin: Self.begin())
    queue.clock = { self.now }
    return queue
  }

  /// In the context of a tenant, or none, as a definer function would.
  @discardableResult
  func enqueue(
    _ job: String, tenant: Int? = nil, key: String? = nil, arguments: String = "{}", replaces: Bool = false,
    priority: Int = 0, count: Int = 1
  ) throws -> [String] {
    let rows = try ScriptSession(database.superuser).rows(
      """
      select app.enqueue(
               $1, $2::jsonb, nullif($3, ''), $4::timestamptz, $5::boolean, $6::smallint)
        from (select set_config('app.tenant_id', $7, false)) as context, generate_series(1, $8::integer)
      """, job, arguments, key ?? "", now.description, "\(replaces)", "\(priority)",
      tenant.map(String.init) ?? "",
      "\(count)")
    return rows.compactMap { $0.first.flatMap { $0 } }
  }

  func count(_ sql: String) throws -> Int {
    try database.rows("select count(*) from \(sql)").first?.first.flatMap { $0 }.flatMap { Int($0) } ?? -1
  }

  static func run(
    at start: String = "2026-03-25T00:00:00Z", _ body: (QueueBench) async throws -> Void
  ) async throws {
    let bench = try await QueueBench(at: Timestamp(start) ?? .now)
    try await body(bench)
  }
}
