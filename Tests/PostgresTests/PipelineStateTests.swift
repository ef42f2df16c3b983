import Testing

@testable import Postgres

@Suite struct PipelineStateTests {
  private func sent(_ slots: Int...) -> PipelineState {
    var state = PipelineState()
    for slot in slots {
      state.sentPrepare(slot)
      state.sentExecute()
    }
    state.sentSync()
    return state
  }

  @Test func `answers come in the order of the questions, up to the sync`() {
    var state = sent(1, 2)
    #expect(state.receive(.command) == .nothing)
    #expect(state.receive(.end) == .nothing)
    #expect(state.receive(.rows) == .deliver)
    #expect(state.receive(.end) == .nothing)
    #expect(state.receive(.command) == .nothing)
    #expect(state.receive(.command) == .deliver)
    #expect(!state.isIdle)
    #expect(state.receive(.sync) == .complete)
    #expect(state.isIdle)
  }

  @Test func `after an error everything up to the sync is skipped, and what was parsed before stays`() {
    var state = sent(1, 2)
    #expect(state.receive(.command) == .nothing)
    #expect(state.receive(.failed) == .fail)
    #expect(state.receive(.aborted) == .nothing)
    #expect(state.receive(.aborted) == .nothing)
    #expect(state.receive(.sync) == .complete)
    #expect(state.hasPrepared(1))
    #expect(!state.hasPrepared(2))
  }

  @Test func `a statement that can't be parsed is not prepared`() {
    var state = sent(1)
    #expect(state.hasPrepared(1))
    #expect(state.receive(.failed) == .fail)
    #expect(!state.hasPrepared(1))
    #expect(state.receive(.aborted) == .nothing)
    #expect(state.receive(.sync) == .complete)
  }

  @Test func `an error with no statement outstanding is the commit's`() {
    var state = PipelineState()
    state.sentExecute()
    state.sentSync()
    #expect(state.receive(.command) == .deliver)
    #expect(state.receive(.end) == .nothing)
    #expect(state.receive(.failed) == .fail)
    #expect(state.receive(.end) == .nothing)
    #expect(state.receive(.sync) == .complete)
  }

  @Test func `an error of one exchange does not touch the one behind it`() {
    var state = PipelineState()
    for _ in 0..<2 {
      state.sentExecute()
      state.sentSync()
    }
    #expect(state.receive(.failed) == .fail)
    #expect(state.receive(.sync) == .complete)
    #expect(state.receive(.rows) == .deliver)
    #expect(state.receive(.sync) == .complete)
  }

  @Test func `forgetting is in force for what follows, and old failures don't undo newer plans`() {
    var state = sent(1)
    state.sentForget()
    #expect(!state.hasPrepared(1))
    state.sentPrepare(1)
    state.sentExecute()
    state.sentSync()
    #expect(state.receive(.failed) == .fail)
    #expect(state.receive(.aborted) == .nothing)
    #expect(state.receive(.sync) == .complete)
    #expect(state.hasPrepared(1))
    #expect(state.receive(.command) == .nothing)
    #expect(state.receive(.command) == .nothing)
    #expect(state.receive(.rows) == .deliver)
    #expect(state.receive(.sync) == .complete)
  }

  @Test(arguments: [PipelineState.Status.sync, .other])
  func `an answer that nobody asked for is a violation`(_ status: PipelineState.Status) {
    var idle = PipelineState()
    #expect(idle.receive(status) == .violation)
    var executing = sent(1)
    #expect(executing.receive(status) == .violation)
    var syncing = PipelineState()
    syncing.sentSync()
    #expect(syncing.receive(.rows) == .violation)
  }

  @Test func `a long run keeps its place`() {
    var state = PipelineState()
    state.sentExecute()
    for _ in 0..<1_000 {
      state.sentSync()
      state.sentExecute()
      #expect(state.receive(.rows) == .deliver)
      #expect(state.receive(.sync) == .complete)
    }
    #expect(state.receive(.rows) == .deliver)
    #expect(state.isIdle)
  }
}
