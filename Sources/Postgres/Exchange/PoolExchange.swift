internal import EventLoop

/// What an exchange is besides its statements.
public struct ExchangeSettings: Sendable {
  /// The role that the statements are prepared for.
  public let role: Role
  /// For whom it is; nil for what the server does for itself, of which any number may be under way.
  public let party: Party?
  public let deadline: Duration
  /// Whether it may run twice without harm. If the connection broke and nobody knows whether such an exchange ran, it is
  /// sent again, once.
  public let isRepeatable: Bool
  /// Whether it is known to take long, perhaps seconds. While it is under way, its connection carries no other.
  public let isHeavy: Bool
  /// Runs before the preamble, as that does; its answer is not handed out either.
  public let first: BoundStatement<String>?
  /// Runs first, planned for its own first role, and takes the role that the rest runs as (a request's sign-in); its
  /// answer is not handed out. With no statements behind it, it runs alone.
  public let preamble: BoundStatement<String>?
  /// Runs behind the preamble as the role, before the statements, and refuses what is not allowed.
  public let demand: BoundStatement<String>?
  /// Gets the preamble's answer on the pool's loop, also if a later statement fails.
  public let heard: (@Sendable (String) -> Void)?

  public init(
    as role: Role, for party: Party? = nil, deadline: Duration = .seconds(5), isRepeatable: Bool = false,
    isHeavy: Bool = false, first: BoundStatement<String>? = nil, preamble: BoundStatement<String>? = nil,
    demand: BoundStatement<String>? = nil, heard: (@Sendable (String) -> Void)? = nil
  ) {
    self.role = role
    self.party = party
    self.deadline = deadline
    self.isRepeatable = isRepeatable
    self.isHeavy = isHeavy
    self.first = first
    self.preamble = preamble
    self.demand = demand
    self.heard = heard
  }
}

extension Pool {
  /// Runs the statements, in order, in one round trip that is one transaction: all of them happen or none.
  ///
  /// Returns only once the commit is confirmed. A serialization failure, a deadlock or a changed schema is tried
  /// again, once. Cancelling the task does not interrupt: the outcome of a write must be known. From any
  /// executor; on the pool's loop without a hop.
  public func exchange<each Output: StatementOutput>(
    _ settings: ExchangeSettings, _ statements: repeat BoundStatement<each Output>
  ) async throws(DatabaseError) -> (repeat each Output) {
    var executions: [Execution] = []
    repeat executions.append(try Execution(each statements, as: settings.role))
    var answers = try await answers(to: executions, settings)
    return (repeat try (each statements).output(of: answers.removeFirst()))
  }

  /// The same, of which only the last statement's result is wanted.
  public func exchange<each Write: StatementOutput, Last: StatementOutput>(
    _ settings: ExchangeSettings, _ writes: repeat BoundStatement<each Write>,
    returning last: BoundStatement<Last>
  ) async throws(DatabaseError) -> Last {
    var executions: [Execution] = []
    repeat executions.append(try Execution(each writes, as: settings.role))
    executions.append(try Execution(last, as: settings.role))
    var answers = try await answers(to: executions, settings)
    repeat _ = try (each writes).output(of: answers.removeFirst())
    return try last.output(of: answers.removeFirst())
  }

  /// The same, where one answer counts also if a statement behind it refuses, and with it takes all of them back.
  ///
  /// - Parameters:
  ///   - overheard: runs behind the statements. Its answer is not handed out.
  ///   - hear: gets that answer on the pool's loop, again if the exchange is tried again.
  ///   - rest: runs behind it.
  public func exchange<each Output: StatementOutput, Overheard: StatementOutput, each Rest: StatementOutput>(
    _ settings: ExchangeSettings, _ statements: repeat BoundStatement<each Output>,
    overhearing overheard: BoundStatement<Overheard>, by hear: @escaping @Sendable (Overheard) -> Void,
    rest: repeat BoundStatement<each Rest>
  ) async throws(DatabaseError) -> (outputs: (repeat each Output), rest: (repeat each Rest)) {
    var executions: [Execution] = []
    repeat executions.append(try Execution(each statements, as: settings.role))
    let early = Early(index: executions.count) { result in
      if let answer = try? overheard.output(of: result) { hear(answer) }
    }
    executions.append(try Execution(overheard, as: settings.role))
    repeat executions.append(try Execution(each rest, as: settings.role))
    var answers = try await answers(to: executions, settings, early)
    let outputs = (repeat try (each statements).output(of: answers.removeFirst()))
    _ = try overheard.output(of: answers.removeFirst())
    return (outputs, (repeat try (each rest).output(of: answers.removeFirst())))
  }

  public func exchange<each Output: StatementOutput>(
    as role: Role, deadline: Duration = .seconds(5), preamble: BoundStatement<String>? = nil,
    _ statements: repeat BoundStatement<each Output>
  ) async throws(DatabaseError) -> (repeat each Output) {
    try await exchange(
      ExchangeSettings(as: role, deadline: deadline, preamble: preamble), repeat each statements)
  }

  /// The answers to the statements themselves, in order.
  ///
  /// - Parameter early: the place of one of these statements.
  private func answers(
    to statements: [Execution], _ settings: ExchangeSettings, _ early: Early? = nil
  ) async throws(DatabaseError) -> ArraySlice<ResultSet> {
    var executions: [Execution] = []
    for preamble in [settings.first, settings.preamble] {
      guard let preamble else { continue }
      executions.append(try Execution(preamble, as: preamble.statement.roles.first ?? settings.role))
    }
    var signedIn: Early?
    if let preamble = settings.preamble, let heard = settings.heard {
      signedIn = Early(index: executions.count - 1) { result in
        if let answer = try? preamble.output(of: result) { heard(answer) }
      }
    }
    if let demand = settings.demand { executions.append(try Execution(demand, as: settings.role)) }
    let count = executions.count
    let overheard = early.map { Early(index: count + $0.index, take: $0.take) }
    return try await perform(executions + statements, settings, signedIn, overheard).dropFirst(count)
  }

  private func perform(
    _ executions: [Execution], _ settings: ExchangeSettings, _ signedIn: Early?, _ overheard: Early?
  ) async throws(DatabaseError) -> [ResultSet] {
    let now = ContinuousClock.now
    let result = await withUnsafeContinuation { continuation in
      let request = ExchangeRequest(
        role: settings.role, party: settings.party, executions: executions, submitted: now,
        deadline: now + settings.deadline * configuration.leniency, signedIn: signedIn,
        overheard: overheard, isRepeatable: settings.isRepeatable, isHeavy: settings.isHeavy,
        continuation: continuation)
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
