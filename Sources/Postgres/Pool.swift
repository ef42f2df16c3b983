public import EventLoop

/// The database connections of one loop.
public final class Pool: Sendable {
  private let loop: EventLoop

  public init(loop: EventLoop, configuration: PoolConfiguration) { self.loop = loop }

  /// Runs the statements in one pipeline up to one Sync: one round trip, one implicit transaction. The answers
  /// are there only once it has committed.
  ///
  /// - Parameters:
  ///   - role: whom the statements' plans are for.
  ///   - preamble: runs first, planned for its own first role, and takes the role that the rest runs as (a
  ///     request's sign-in); its answer is not handed out. With no statements behind it, it runs alone.
  public func exchange<each Output: StatementOutput>(
    as role: Role, deadline: Duration, preamble: BoundStatement<String>? = nil,
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    throw DatabaseError.closed
  }

  public func close() async {}
}
