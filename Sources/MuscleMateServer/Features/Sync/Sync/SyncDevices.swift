internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The devices that number what they send (`SyncOperation`).
enum SyncDevices: Feature {
  static let title = "Sync"

  static let routes: [Route] = [
    Route(
      .get, "/v1/sync/devices", .lifterOrCoach,
      "List my syncing devices, last seen first",
      reply: .ok(Page<SyncDevice>.self), handle: list),
    Route(
      .delete, "/v1/sync/devices/{id}", .lifterOrCoach,
      "Remove a syncing device; if it comes back, it starts as a new one", reply: .noContent(),
      onlyOnline: true,
      handle: delete),
  ]

  static let statements: [AnyStatement] = [all.erased, remove.erased]

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(all()))
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let removed = try await call.run(remove(try call.id("id")))
    guard removed.count > 0 else { throw Problem.notFound }
    return .noContent
  }

  private static let all = Statement<Document>(
    "sync.devices", for: .lifterOrCoach,
    """
    select json_build_object(
             'items', coalesce(json_agg(row_to_json(listed) order by listed.seen_at desc, listed.id), '[]'),
             'next', null)
      from (
        select own.id, own.done as sequence, own.seen_at
          from app.sync_devices as own
         where own.tenant_id = (select app.tenant_id())
           and own.account_id = (select app.account_id())) as listed
    """)

  private static let remove = Statement<RowCount, UUID>(
    "sync.remove_device", for: .lifterOrCoach,
    """
    delete from app.sync_devices as own
     where own.tenant_id = (select app.tenant_id())
       and own.account_id = (select app.account_id())
       and own.id = $1
    """)
}
