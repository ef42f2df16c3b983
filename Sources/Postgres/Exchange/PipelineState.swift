/// The answers that a connection in pipeline mode still has to receive: a pure value, fed with the status of each result,
/// that returns the result's meaning (PostgreSQL documentation, "libpq: Pipeline Mode").
///
/// Statements travel in exchanges, each closed by a Sync, which is where its implicit transaction commits. After
/// an error the server skips everything up to the Sync. A Parse that succeeded before an error stays: prepared
/// statements are not transactional.
struct PipelineState {
  enum Status {
    case command, rows, failed, aborted, sync, other
    /// libpq's null between the results of one statement and those of the next.
    case end
  }

  enum Action: Equatable {
    case nothing
    /// The result answers the exchange's next statement.
    case deliver
    /// The result is an error: the exchange fails, but is complete only with its Sync.
    case fail
    case complete
    /// The answer can't belong to what was sent: the connection is of no further use.
    case violation
  }

  private enum Expectation {
    case prepare(slot: Int, generation: Int)
    case forget, execute, sync
  }

  private var expectations: [Expectation] = []
  private var head = 0
  private var plans = PlanSet()
  /// Counts how often everything prepared was forgotten, so that a late failure to prepare touches no newer plan.
  private var generation = 0

  var isIdle: Bool { head == expectations.count }

  /// Whether the plan must be prepared ahead of its use. A Parse under way counts: the server works in order.
  func hasPrepared(_ slot: Int) -> Bool { plans.contains(slot) }

  // MARK: - Sent

  mutating func sentPrepare(_ slot: Int) {
    plans.insert(slot)
    expectations.append(.prepare(slot: slot, generation: generation))
  }

  mutating func sentExecute() { expectations.append(.execute) }
  mutating func sentSync() { expectations.append(.sync) }

  /// `deallocate all` was sent: what follows it finds nothing prepared.
  mutating func sentForget() {
    plans.removeAll()
    generation += 1
    expectations.append(.forget)
  }

  // MARK: - Received

  mutating func receive(_ status: Status) -> Action {
    if status == .end { return .nothing }
    guard !isIdle else { return .violation }
    switch (expectations[head], status) {
    case (.sync, .sync): return advance(.complete)
    // An error where no statement is outstanding is the commit's, as of a deferred constraint. The Sync follows.
    case (.sync, .failed): return .fail
    case (.execute, .command), (.execute, .rows): return advance(.deliver)
    case (.prepare, .command), (.forget, .command): return advance(.nothing)
    case (.prepare(let slot, let generation), .failed):
      withdraw(slot, generation)
      return advance(.fail)
    case (.prepare(let slot, let generation), .aborted):
      withdraw(slot, generation)
      return advance(.nothing)
    case (.execute, .failed), (.forget, .failed): return advance(.fail)
    case (.execute, .aborted), (.forget, .aborted): return advance(.nothing)
    default: return .violation
    }
  }

  private mutating func withdraw(_ slot: Int, _ ofGeneration: Int) {
    if ofGeneration == generation { plans.remove(slot) }
  }

  private mutating func advance(_ action: Action) -> Action {
    head += 1
    if isIdle {
      expectations.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 64 {
      expectations.removeFirst(head)
      head = 0
    }
    return action
  }
}
