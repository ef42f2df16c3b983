internal import APISchema
internal import MuscleMateAPI
internal import Primitives

extension SyncEngine {
  /// Tombstones are kept for 180 days: who was away for longer can't tell what was lost from what was deleted.
  private static let longestAbsence: Int64 = 180 * 86_400

  /// Fetches what changed since the last pull, page by page, each with its cursor.
  func pull(_ report: inout SyncReport) async throws(ClientError) {
    while true {
      let cursor = try await setting("cursor")
      let response = try await caller.raw(
        .get, "/v1/sync?limit=100" + (cursor.map { "&cursor=\($0)" } ?? ""), token: token.text)
      if response.status == 410, !report.wasFull, Problem(response).isOurs {
        report.wasFull = true
        try await beginFullWalk(from: cursor)
        continue
      }
      let page = try read(response)
      report.pulled += page.items.count
      report.bytes += response.body.count
      if try await keep(page) { return }
    }
  }

  private func setting(_ name: String) async throws(ClientError) -> String? {
    try await stored { () async throws(StoreError) in try await database.setting(name) }
  }

  private func set(_ name: String, _ value: String?) async throws(ClientError) {
    try await stored { () async throws(StoreError) in try await database.set(name, value) }
  }

  private func read(_ response: IncomingResponse) throws(ClientError) -> SyncPage {
    guard response.isSuccess else {
      let problem = Problem(response, at: database.now())
      throw problem.endsSession ? .signedOut : .problem(problem)
    }
    var faults = Faults(reading: .answer)
    guard let json = try? JSON.parse(response.body), let page = SyncPage.shape.decode(json, into: &faults)
    else {
      throw .unreadable("GET /v1/sync: \(faults.list.map(\.pointer).joined(separator: ", "))")
    }
    return page
  }

  /// The epoch of the cursor is kept: another one says that the server was restored.
  private func beginFullWalk(from cursor: String?) async throws(ClientError) {
    if let cursor { try await set("epoch", SyncCursor(cursor)?.epoch) }
    _ = try await stored { () async throws(StoreError) in try await database.beginFullWalk() }
  }

  /// Whether it was the last page.
  private func keep(_ page: SyncPage) async throws(ClientError) -> Bool {
    let pass = try await setting("walking").flatMap { Int64($0) }
    let merge = merge
    try await stored { () async throws(StoreError) in
      try await database.apply(page.items, cursor: page.cursor, pass: pass, merge: merge)
    }
    try await set("minimum_schema", "\(page.minimumSchema)")
    if page.more { return false }
    if pass != nil {
      let isRestored = try await isRestored(page)
      try await stored { () async throws(StoreError) in
        try await database.endFullWalk(isRestored: isRestored, merge: merge)
      }
    }
    try await stored { () async throws(StoreError) in
      try await database.settleGoneDrafts(merge: merge)
      try await database.followServer()
    }
    try await set("pulled", "\(database.now().microseconds)")
    seen(page.version)
    return true
  }

  private func isRestored(_ page: SyncPage) async throws(ClientError) -> Bool {
    guard let epoch = try await setting("epoch"),
      let pulled = try await setting("pulled").flatMap({ Int64($0) })
    else {
      return false
    }
    let absence = database.now().microseconds - pulled
    return SyncCursor(page.cursor)?.epoch != epoch && absence < Self.longestAbsence * 1_000_000
  }
}
