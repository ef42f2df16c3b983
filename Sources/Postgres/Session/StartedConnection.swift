internal import CLibpq
internal import EventLoop

/// A connection attempt on its way from the thread that began it to the loop that owns it.
struct StartedConnection: Sendable {
  private let address: UInt

  /// A bit pattern, since a pointer does not cross threads; there is one owner at any time.
  var connection: OpaquePointer { OpaquePointer(bitPattern: address).unsafelyUnwrapped }

  /// `PQconnectStart` resolves host names and may block in doing so: not for a loop.
  private static let threads = Result { try SidePool(threads: 1, queue: 1_024) }

  /// Begins to connect. `settings` are keywords of libpq that the connection string may override; `insistence` those that
  /// it may not: of a keyword the last value counts (PostgreSQL, 34.1.1).
  static func begin(
    _ connectionString: String, settings: [(String, String)], insistence: [(String, String)] = []
  ) async throws(DatabaseError) -> StartedConnection {
    let insistence = [("client_encoding", "UTF8")] + insistence
    let keywords = settings.map(\.0) + ["dbname"] + insistence.map(\.0)
    let values = settings.map(\.1) + [connectionString] + insistence.map(\.1)
    do {
      return try await threads.get().run {
        guard let started = start(keywords, values) else { throw DatabaseError.unavailable("no memory") }
        return started
      }
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw .unavailable("\(error)")
    }
  }

  private static func start(_ keywords: [String], _ values: [String]) -> StartedConnection? {
    withCStrings(keywords) { keywords in
      withCStrings(values) { values in
        PQconnectStartParams(keywords, values, 1).map {
          StartedConnection(address: UInt(bitPattern: $0))
        }
      }
    }
  }

  private static func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Value
  ) -> Value {
    var pointers: [UnsafePointer<CChar>?] = []
    func descend(_ rest: ArraySlice<String>) -> Value {
      guard let first = rest.first else { return body(pointers + [nil]) }
      return first.withCString { pointer in
        pointers.append(pointer)
        return descend(rest.dropFirst())
      }
    }
    return descend(strings[...])
  }

  /// For an attempt that nobody wants any more.
  func discard() { PQfinish(connection) }
}
