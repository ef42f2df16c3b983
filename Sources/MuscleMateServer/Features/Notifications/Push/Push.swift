internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import PushServices
internal import Secrets

/// Notices that reach phones and browsers. A push service learns that there is a notice, and its id; nothing else.
enum Push: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/push-key", .signedIn, "Get the key with which a browser subscribes to push notifications",
      reply: .ok(PushKey.self), handle: key),
    Route(
      .put, "/v1/push-targets/{id}", .signedIn,
      "Send push notifications to this device while I am signed in on it",
      withoutConsent: true, body: PushTarget.self, reply: .noContent(),
      refusals: [
        .conflict("an account has twenty devices at most"),
        .rule("a phone names its token; a browser names an https address and the keys that it made"),
      ], handle: put),
    Route(
      .delete, "/v1/push-targets/{id}", .signedIn, "Stop push notifications to a device",
      withoutConsent: true, reply: .noContent(), handle: delete),
  ]

  static let statements = PushStatements.all

  static let jobs: [Job] = [
    // Enqueued with each notice; by itself for what is tried again.
    Job(
      "send_pushes", "Sends notices to phones and browsers", schedule: JobSchedule("* * * * *"), attempts: 3,
      run: PushSending.run)
  ]

  private static func key(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(PushStatements.key()))
  }

  private static func put(_ call: Call, _: Nothing, _ target: PushTarget) async throws -> Response {
    let id = try call.id("id")
    guard let address = PushAddress(target) else {
      throw Problem.invalid(faults(of: target))
    }
    let sealed = try call.services.secrets.seal(
      address.json.bytes, for: SealedPurpose.pushTarget(id: id.description))
    _ = try await call.run(
      PushStatements.put(id, target.kind.rawValue, address.digest, sealed, target.deviceID))
    return .noContent
  }

  /// Of one whose form is right and that leads nowhere.
  private static func faults(of target: PushTarget) -> [Fault] {
    var faults = Faults()
    if let endpoint = target.endpoint, WebPushSubscription.origin(of: endpoint) == nil {
      faults.add("endpoint", .invalid("an https address"))
    } else {
      faults.at(.name("keys")) { $0.add("p256dh", .invalid("a public key on P-256 in base64url")) }
    }
    return faults.list
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let gone = try await call.run(PushStatements.delete(try call.id("id")))
    guard gone.count > 0 else { throw Problem.notFound }
    return .noContent
  }
}
