internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Consents (to which policy, when, in which version), and the inventory of personal data.
enum ConsentRoutes: Feature {
  static let title = "Consents"

  static let routes: [Route] = [
    Route(
      .get, "/v1/policies", .anyone, "List the policies in their latest version",
      reply: .ok(Page<Policy>.self),
      handle: policies),
    Route(
      .put, "/v1/admin/policies/{kind}/{version}", .admin(.content),
      "Publish the next version of terms, privacy or health policy",
      proof: true, body: NewPolicy.self, reply: .ok(Page<Policy>.self),
      refusals: [
        .conflict("it is not the next version"),
        .rule("a language occurs twice, or an end comes before its beginning"),
      ], handle: publish),
    Route(
      .get, "/v1/consents", .signedIn, "List my consents, given and requested", reply: .ok(Consents.self),
      handle: show),
    Route(
      .put, "/v1/consents/{kind}", .signedIn, "Give consent to a version", withoutConsent: true,
      body: AgreedVersion.self,
      reply: .ok(Consents.self), refusals: [.rule("a version that is not to be agreed to")], handle: agree),
    Route(
      .delete, "/v1/consents/{kind}", .signedIn,
      "Withdraw consent to health data: medical conditions are erased, and coaches no longer see them",
      withoutConsent: true, reply: .ok(Consents.self),
      refusals: [.conflict("terms and privacy policy end with the account")],
      handle: withdraw),
    Route(
      .get, "/v1/privacy", .anyone, "Get what personal data is stored, for how long and why",
      reply: .ok(PrivacyInventory.self), handle: inventory),
  ]

  static let statements: [AnyStatement] = ConsentStatements.all

  private static func policies(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ConsentStatements.policies()))
  }

  private static func publish(_ call: Call, _: Nothing, _ body: NewPolicy) async throws -> Response {
    let kind = try kind(call)
    guard let version = call.parameters["version"].flatMap({ Int32($0) }), (1...10_000).contains(version)
    else {
      throw Problem.notFound
    }
    let texts = JSON.array(body.texts.map { $0.encoded() })
    let policies = try await call.run(
      ConsentStatements.publish(kind.rawValue, version, body.effectiveAt, body.agreeBy, texts),
      returning: ConsentStatements.policies())
    return .ok(policies)
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ConsentStatements.show()))
  }

  private static func agree(_ call: Call, _: Nothing, _ body: AgreedVersion) async throws -> Response {
    .ok(try await call.run(ConsentStatements.agree(try kind(call).rawValue, Int32(body.version))))
  }

  private static func withdraw(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ConsentStatements.withdraw(try kind(call).rawValue)))
  }

  private static func inventory(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .json(.ok, PersonalData.document.encoded())
  }

  private static func kind(_ call: Call) throws -> PolicyKind {
    guard let kind = call.parameters["kind"].flatMap(PolicyKind.init(rawValue:)) else {
      throw Problem.notFound
    }
    return kind
  }
}
