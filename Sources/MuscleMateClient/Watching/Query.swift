internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// What the copy holds, and each later state of it. Nothing is asked of the server. Once its person is signed out it throws
/// `ClientError.signedOut`, so that nobody sees another one's data.
public struct Query<Value: Sendable>: AsyncSequence, Sendable {
  public typealias Element = Value
  public typealias Failure = ClientError

  /// A value and what it was read from, by which a change is noticed.
  typealias Reading = @Sendable (Database) async throws(ClientError) -> (value: Value, seen: [JSON])

  let mate: MuscleMate
  private let kinds: Set<String>
  private let read: Reading

  /// - Parameter kinds: a change of these may change the value.
  init(_ mate: MuscleMate, of kinds: Set<String>, read: @escaping Reading) {
    (self.mate, self.kinds, self.read) = (mate, kinds, read)
  }

  /// The present value.
  public func now() async throws(ClientError) -> Value { try await read(mate.signedIn().database).value }

  public func makeAsyncIterator() -> Iterator { Iterator(query: self) }

  /// First the present value, then one for each change that alters it. Changes that come while nobody waits are told together.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let query: Query
    private var watched: (database: Database, changes: AsyncStream<ChangeSet>.Iterator)?
    /// Whose data it shows.
    private var account: UUID?
    private var last: [JSON]?

    fileprivate init(query: Query) { self.query = query }

    public mutating func next() async throws(ClientError) -> Value? {
      try await next(isolation: nil)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(ClientError) -> Value? {
      if watched != nil { await waitForChange(isolation: actor) }
      while !Task.isCancelled {
        if let (value, seen) = try await present(), seen != last {
          last = seen
          return value
        }
        await waitForChange(isolation: actor)
      }
      return nil
    }

    /// Nil: the copy was closed meanwhile.
    private mutating func present() async throws(ClientError) -> (value: Value, seen: [JSON])? {
      let database = try await database()
      do throws(ClientError) { return try await query.read(database) } catch {
        guard case .store(let failure) = error, failure == .closed else { throw error }
        watched = nil
        return nil
      }
    }

    /// After a new sign-in of the same person it is another one.
    private mutating func database() async throws(ClientError) -> Database {
      if let watched { return watched.database }
      let engine = try await query.mate.signedIn()
      guard account == nil || account == engine.token.account else { throw .signedOut }
      account = engine.token.account
      // Listened to before the value is read, so that no change is missed.
      watched = (engine.database, engine.database.changes.makeAsyncIterator())
      return engine.database
    }

    /// Until a change may have altered the value, or the copy was closed.
    private mutating func waitForChange(isolation actor: isolated (any Actor)?) async {
      while let changes = await watched?.changes.next(isolation: actor) {
        if changes.isEverything || changes.rows.contains(where: { query.kinds.contains($0.kind) }) { return }
      }
      watched = nil
    }
  }
}

extension Query {
  /// Things of a kind, the newest first. One that this version can't read is left out; an update of the app shows it.
  static func list<Item: Message>(
    _ mate: MuscleMate, _ kind: String, limit: Int, after last: UUID? = nil,
    where isWanted: @escaping @Sendable (JSON) -> Bool = { _ in true }
  ) -> Query<[Item]> where Value == [Item] {
    Query<[Item]>(mate, of: [kind, "exercise"]) { (database) throws(ClientError) in
      try await stored { () async throws(StoreError) in
        try await database.readers.read { (connection) throws(StoreError) in
          var names = ExerciseNames(connection)
          let before = try last.flatMap { (id) throws(StoreError) in try connection.row(kind, id) }
          if last != nil, before == nil { return ([], []) }
          let values = try connection.rows(kind, limit: limit, after: before).compactMap(\.shown).filter(
            isWanted
          )
          .map { (value) throws(StoreError) in try names.named(value) }
          return (values.compactMap { Item.read($0) }, values)
        }
      }
    }
  }

  /// One thing. Nil: it is not there.
  static func one<Item: Message>(_ mate: MuscleMate, _ kind: String, _ id: UUID) -> Query<Item?>
  where Value == Item? {
    Query<Item?>(mate, of: [kind, "exercise"]) { (database) throws(ClientError) in
      try await stored { () async throws(StoreError) in
        try await database.readers.read { (connection) throws(StoreError) in
          var names = ExerciseNames(connection)
          guard let shown = try connection.row(kind, id)?.shown else { return (nil, []) }
          let value = try names.named(shown)
          return (Item.read(value), [value])
        }
      }
    }
  }
}

extension Message {
  /// From what is kept. Members and words of a newer server are passed over.
  static func read(_ json: JSON) -> Self? {
    var faults = Faults(reading: .copy)
    return shape.decode(json, into: &faults)
  }
}

/// Exercises of workouts are kept by their ids; their names are things of their own.
private struct ExerciseNames {
  private let connection: Connection
  private var known: [String: JSON] = [:]

  init(_ connection: Connection) { self.connection = connection }

  mutating func named(_ value: JSON) throws(StoreError) -> JSON {
    guard value["exercises"] != nil else { return value }
    var entries = value["exercises"].list
    for index in entries.indices where entries[index]["name"] == nil {
      guard let id = entries[index]["exercise_id"]?.text, let name = try name(of: id) else { continue }
      entries[index] = entries[index].setting("name", to: name)
    }
    return value.setting("exercises", to: .array(entries))
  }

  private mutating func name(of id: String) throws(StoreError) -> JSON? {
    if let name = known[id] { return name }
    let name = try UUID(id).flatMap { (id) throws(StoreError) in
      try connection.row("exercise", id)?.shown?["name"]
    }
    known[id] = name
    return name
  }
}
