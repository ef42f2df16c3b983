internal import Primitives

/// Sessions that are over on this device and perhaps not on the server yet. Their tokens are kept until the server says so.
struct LeftSessions: Sendable {
  let tokens: any TokenStore
  /// Of the present token, in the token store.
  let key: String

  /// Beyond so many, one ends by its own time.
  private var names: [String] { (1...8).map { "\(key) left \($0)" } }

  func add(_ token: Token) {
    guard let free = names.first(where: { (try? tokens.load(for: $0)) == nil }) else { return }
    try? tokens.save(token, for: free)
  }

  func end(by caller: Caller) async {
    var caller = caller
    // Five seconds: the person waits for the next sign-in.
    caller.timeout /= 6
    for name in names {
      guard let token = try? tokens.load(for: name) else { continue }
      // Who hears nothing for one hears nothing for the next.
      guard let isOver = await Self.isOver(token, caller) else { return }
      if isOver { try? tokens.remove(for: name) }
    }
  }

  /// Nil: no answer came.
  private static func isOver(_ token: Token, _ caller: Caller) async -> Bool? {
    do throws(ClientError) {
      try await Sessions(caller: caller).signOut(token)
      return true
    } catch {
      guard case .problem(let problem) = error else { return nil }
      return problem.isRefusal
    }
  }
}
