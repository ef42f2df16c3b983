/// Lets a few in at once, the others after them in turn: every test at the same time would measure the machine's
/// patience and not the server.
actor Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ places: Int) { free = places }

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
