import Localization
import MuscleMateAPI
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A module that a tenant lacks leaves no trace: each of its paths, operations, notices, mails, scopes and tiers is asked for.
/// What the portal shows of it is asked by the portal's stories (`test_tenants.py`).
struct ModuleTraceTests {
  /// What belongs to a module and has no route of its own. What is named nowhere belongs to what everyone has.
  private struct Belongings {
    var notices: Set<NoticeKind> = []
    var topics: Set<String> = []
    var mails: Set<MailKind> = []
    var features: Set<String> = []
    var copies: Set<String> = []
  }

  private static let belongings: [TenantModule: Belongings] = [
    .billing: Belongings(
      notices: [
        .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded,
      ],
      mails: [.trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded]),
    .predeterminedRoutines: Belongings(),
    .coaching: Belongings(
      notices: [
        .workoutComment, .clientComment, .commentAnswer, .message, .inviteAccepted, .sharingChanged, .invite,
        .inviteDeclined, .inviteExpired, .inviteNoPlace, .coachingEnded, .sharingPaused, .sharingResumed,
        .sharingEnded,
        .sharingOver,
        .scopesAsked, .scopesGranted, .scopesDeclined, .scopesExpired, .teamInvite, .teamInviteAccepted,
        .teamInviteDeclined, .teamInviteExpired, .teamRoleChanged, .teamLeft, .teamRemoved, .teamDissolved,
        .teamSharingChanged, .teamSharingOver, .teamAccessEnded, .teamClientRemoved, .moveProposed,
        .moveAccepted,
        .moveDeclined, .moveExpired, .planAssigned, .planChanged, .planWithdrawn, .planAdapted, .planWeekDone,
        .planRemoved, .clientLeft, .coachLeft,
      ],
      topics: ["messages", "comments", "coaching", "sharing", "teams", "plans", "client_digest"],
      mails: [
        .invite, .inviteAccepted, .commentWritten, .messageWritten, .coachingEnded, .teamInvite,
        .clientDigest,
      ],
      features: ["client_lifts", "clients"], copies: ["assigned_plan", "comment", "coach"]),
    .programmes: Belongings(features: ["programmes"], copies: ["programme"]),
    .powerlifting: Belongings(copies: ["powerlifting_profile"]),
    .goals: Belongings(copies: ["goal"]),
    .ideas: Belongings(),
  ]

  private static func belongings(but lacking: TenantModule) -> [Belongings] {
    belongings.filter { $0.key != lacking }.map(\.value)
  }

  @Test func `every module that is there is looked at`() async throws {
    try await TestServer.run { server in
      let there = try server.database.rows("select app.modules_there()").compactMap { $0[0] }
      #expect(Set(there) == Set(Self.belongings.keys.map(\.rawValue)))
      #expect(
        Set(Application.routes.compactMap(\.module)).isSubset(of: Self.belongings.keys),
        "a route's module is new")
    }
  }

  @Test(arguments: belongings.keys.sorted { $0.rawValue < $1.rawValue })
  func `what a tenant lacks leaves no trace`(_ module: TenantModule) async throws {
    try await TestServer.run { server in
      let people = try await People(on: server, lacking: module)
      try await expectNoPaths(of: module, people)
      try await expectNoOperations(of: module, people)
      try await expectNoNotices(of: module, people)
      try await expectNoMails(of: module, people)
      try await expectNothingOnOffer(of: module, people)
    }
  }

  private func expectNoPaths(of module: TenantModule, _ people: People) async throws {
    let unknown = try await people.lifter.get("/v1/nothing").expect(404).problem
    for route in Application.routes where route.module == module {
      let path = route.path.replacing("{lifter}", with: "me").replacing(/\{[a-z]+\}/, with: World.id(1))
      let answer = try await people.who(may: route).call(route, path)
      #expect(answer.status == 404, "\(route.method.rawValue) \(route.path): \(answer.text)")
      if !route.isPage { #expect(answer.problem == unknown, "\(route.path)") }
    }
  }

  private func expectNoOperations(of module: TenantModule, _ people: People) async throws {
    let document = try await people.lifter.get("/openapi.json").expect(200).json
    let named = (document["paths"]?.members ?? []).flatMap { path in
      path.value.members.compactMap { $0.value["operationId"]?.text }
    }
    let expected = Application.routes.filter { !$0.isPage && $0.module != module }.map(
      OpenAPIDocument.operationID)
    #expect(Set(named) == Set(expected))
  }

  private func expectNoNotices(of module: TenantModule, _ people: People) async throws {
    try people.server.database.administer(
      "delete from app.notices;"
        + NoticeKind.allCases.map { kind in
          """
          insert into app.notices (tenant_id, account_id, id, kind)
          values (1, '\(people.lifter.account)', app.new_id(), '\(kind.rawValue)');
          """
        }.joined())
    let expected = Set(NoticeKind.allCases).subtracting(Self.belongings[module]?.notices ?? [])
    var shown: Set<String> = []
    var path: String? = "/v1/notices?limit=50"
    while let next = path {
      let page = try await people.lifter.get(next).expect(200).json
      shown.formUnion(page["items"]?.elements?.compactMap { $0["kind"]?.text } ?? [])
      path = page["next"]?.text.map { "/v1/notices?limit=50&after=\($0)" }
    }
    #expect(shown == Set(expected.map(\.rawValue)))
    let count = try await people.lifter.get("/v1/notices/count").expect(200).json
    #expect(count["unread"]?.integer == expected.count)
    let topics = try await people.lifter.get("/v1/notice-preferences").expect(200).json["topics"]?.elements
    let named = Set(topics?.compactMap { $0["topic"]?.text } ?? [])
    let (lacking, others) = (Self.belongings[module]?.topics ?? [], Self.belongings(but: module))
    #expect(named.isDisjoint(with: lacking))
    #expect(others.allSatisfy { $0.topics.isSubset(of: named) })
  }

  private func expectNoMails(of module: TenantModule, _ people: People) async throws {
    let queued = try people.server.database.rows(
      """
      with here as materialized (select auth.set_context(1, null, null, 'worker')),
           asked as materialized (
             select kind, app.queue_mail(kind, 'nobody@example.com') as mail
               from here, unnest(array[\(MailKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))]) as kind)
      select kind from asked where mail is not null
      """)
    let expected = Set(MailKind.allCases).subtracting(Self.belongings[module]?.mails ?? [])
    #expect(Set(queued.compactMap { $0[0] }) == Set(expected.map(\.rawValue)))
  }

  private func expectNothingOnOffer(of module: TenantModule, _ people: People) async throws {
    let lacking = try #require(Self.belongings[module])
    if module != .billing {
      let tiers = try await people.server.visitor.items("/v1/tiers").flatMap {
        $0["features"]?.elements ?? []
      }
      let sold = Set(tiers.compactMap { $0["feature"]?.text })
      #expect(sold.isDisjoint(with: lacking.features))
    }
    for person in [people.lifter, people.coach] {
      let held = Set(try await person.items("/v1/entitlements", "feature"))
      #expect(held.isDisjoint(with: lacking.features))
    }
    let masks = try people.server.database.rows(
      """
      with here as materialized (select auth.set_context(1, null, null, 'worker'))
      select known.kind
        from here, app.sync_kinds() as known
       where app.sync_bits(null) & known.mask <> 0
      """)
    let copied = Set(masks.compactMap { $0[0] })
    let others = Self.belongings(but: module)
    #expect(copied.isDisjoint(with: lacking.copies))
    #expect(others.allSatisfy { $0.copies.isSubset(of: copied) })
  }
}

/// One of each role in a tenant that has all modules but one.
private struct People {
  let server: TestServer
  let lifter: Client
  let coach: Client
  let admin: Client

  init(on server: TestServer, lacking module: TenantModule) async throws {
    self.server = server
    let pair = try await Pair(on: server, sharing: ["history"])
    lifter = pair.lifter
    coach = pair.coach
    admin = try server.signedIn("ada", as: "admin")
    try server.database.administer(
      """
      update app.tenants
         set modules = array(select there from app.modules_there() as there where there <> '\(module.rawValue)');
      """)
  }

  func who(may route: Route) -> Client {
    let roles = route.access.roleNames
    if roles.contains("lifter") { return lifter }
    if roles.contains("coach") { return coach }
    return roles.contains("admin") ? admin : server.visitor
  }
}

extension JSON {
  fileprivate var members: [JSON.Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
