internal import EventLoop

extension Pool {
  /// Runs the statements, in order, in one round trip that is one transaction: all of them happen or none.
  ///
  /// Returns only once the commit is confirmed. A serialization failure, a deadlock or a changed schema is tried
  /// again, once. Cancelling the task does not interrupt: the outcome of a write must be known. From any
  /// executor; on the pool's loop without a hop.
  ///
  /// - Parameters:
  ///   - role: the role that the statements are prepared for.
  ///   - isRepeatable: whether it may run twice without harm. If the connection broke and nobody knows whether such an
  ///     exchange ran, it is sent again, once.
  ///   - first: runs before the preamble, as that does; its answer is not handed out either.
  ///   - preamble: runs first, planned for its own first role, and takes the role that the rest runs as (a
  ///     request's sign-in); its answer is not handed out. With no statements behind it, it runs alone.
  ///   - demand: runs behind the preamble as the role, before the statements, and refuses what is not allowed.
  ///   - heard: gets the preamble's answer on the pool's loop, also if a later statement fails.
  public func exchange<each Output: StatementOutput>(
    as role: Role, deadline: Duration = .seconds(5), isRepeatable: Bool = false,
    first: BoundStatement<String>? = nil,
    preamble: BoundStatement<String>? = nil, demand: BoundStatement<String>? = nil,
    heard: (@Sendable (String) -> Void)? = nil,
    _ statements: repeat BoundStatement<each Output>
  ) async throws(DatabaseError) -> (repeat each Output) {
    var executions: [Execution] = []
    for preamble in [first, preamble] {
      guard let preamble else { continue }
      executions.append(try Execution(preamble, as: preamble.statement.roles.first ?? role))
    }
    var early: (index: Int, take: @Sendable (ResultSet) -> Void)?
    if let preamble, let heard {
      early = (
        executions.count - 1, { result in if let answer = try? preamble.output(of: result) { heard(answer) } }
      )
    }
    if let demand { executions.append(try Execution(demand, as: role)) }
    var index = executions.count
    repeat executions.append(try Execution(each statements, as: role))
    let answers = try await perform(executions, role, deadline, isRepeatable, early)
    func next<One: StatementOutput>(_ statement: BoundStatement<One>) throws(DatabaseError) -> One {
      defer { index += 1 }
      return try statement.output(of: answers[index])
    }
    return (repeat try next(each statements))
  }

  private func perform(
    _ executions: [Execution], _ role: Role, _ deadline: Duration, _ isRepeatable: Bool,
    _ early: (index: Int, take: @Sendable (ResultSet) -> Void)?
  ) async throws(DatabaseError) -> [ResultSet] {
    let now = ContinuousClock.now
    let result = await withUnsafeContinuation { continuation in
      let request = ExchangeRequest(
        role: role, executions: executions, submitted: now, deadline: now + deadline, early: early,
        isRepeatable: isRepeatable, continuation: continuation)
      if loop.isCurrent { submit(request) } else { loop.execute { [self] in submit(request) } }
    }
    return try result.get()
  }
}

extension Execution {
  fileprivate init(_ bound: BoundStatement<some Any>, as role: Role) throws(DatabaseError) {
    guard let plan = bound.statement.plan(for: role) else {
      throw .notForRole(statement: bound.statement.name, role)
    }
    self.init(statement: bound.statement, plan: plan, parameters: bound.parameters)
  }
}

extension BoundStatement {
  func output(of result: ResultSet) throws(DatabaseError) -> Output {
    do { return try Output(Answer(result: result)) } catch {
      throw .unexpectedAnswer(statement: statement.name, error)
    }
  }
}
