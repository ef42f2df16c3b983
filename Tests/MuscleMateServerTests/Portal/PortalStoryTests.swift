internal import DatabaseAdministration
internal import OperatingSystem
internal import Primitives
internal import PushServices
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// The portal as its users see it: Chromium, a real server and the demo's people (`Tests/portal`). Two browsers at once: more,
/// beside the other tests, keep a small machine so busy that a screen takes seconds.
struct `The portal in a browser` {
  @Suite(.serialized) struct `does what is said` {
    @Test(arguments: Chosen.among(PortalStories.one))
    func `in the story`(_ story: String) async throws { try await PortalStories.expect(story) }
  }

  @Suite(.serialized) struct `does beside it what is said` {
    @Test(arguments: Chosen.among(PortalStories.other))
    func `in the story`(_ story: String) async throws { try await PortalStories.expect(story) }
  }

  /// `Tests/portal/troubles.py`. The last of these looks at what the others met.
  @Test(.enabled(if: LongRun.isAsked))
  func `says of every write that it failed, and does it once`() async throws {
    let met = try Files.makeTemporaryFolder("/tmp/musclemate-troubles-")
    defer { Files.remove(met) }
    for story in PortalStories.writing + ["sources"] {
      try await PortalStories.expect(story, troubles: met)
    }
  }

  @Test func `has no story that is not run`() throws {
    let files = Files.names(in: try PortalStories.folder() + "/stories").filter {
      $0.hasPrefix("test_") && $0.hasSuffix(".py")
    }
    #expect(files.sorted() == (PortalStories.one + PortalStories.other).map { "test_\($0).py" }.sorted())
  }
}

/// The files of `Tests/portal/stories`. Each has a server of its own.
private enum PortalStories {
  /// Two rows that take about as long as each other, the longest stories first.
  static let one = [
    "closing", "offline", "coach", "tenants", "writes", "plan", "assigning", "sharing", "journeys",
    "signed_out", "buying", "budget", "pictures", "shown", "share_links",
  ]
  static let other = [
    "access", "own", "sessions", "admin", "aims", "memory", "today", "progress", "history", "keyboard",
    "feed", "sources",
  ]

  /// Those that send what a press asks for, without troubles of their own.
  static let writing = [
    "plan", "sharing", "journeys", "coach", "assigning", "admin", "own", "progress", "history", "today",
    "memory", "feed", "tenants", "share_links",
  ]

  /// `troubles`: the folder of what each write met, where the story is told with troubles.
  static func expect(_ story: String, troubles: String = "") async throws {
    let result = try await run("stories/test_\(story).py", troubles: troubles)
    #expect(result.status == 0, "\(result.output)")
  }

  /// A browser or a page that hangs has no limit of its own. A story of ten minutes says where it stands; on the busiest machine a
  /// file took six.
  private static let mostSecondsOfOne = LongRun.isAsked ? 1_800 : 600
  private static let limit = ["timeout", "--kill-after=10", LongRun.isAsked ? "7200" : "1300"]

  private static func run(_ file: String, troubles: String) async throws -> Subprocess.Result {
    let (demo, password) = try await lived.value
    let server = try await TestServer.start(
      ["MUSCLEMATE_PORTAL": bundle(), "MUSCLEMATE_WORKERS": "1"], from: demo)
    do {
      try server.offerPushes("web", VAPIDSettings.made(contact: "mailto:push@example.com"), tenant: "demo")
      let environment = [
        "PORTAL_URL": server.address.replacing("127.0.0.1", with: "localhost"),
        "PORTAL_OTHER_URL": server.address,
        "PORTAL_MAIL": server.dataFolder + "/mail",
        "PORTAL_PASSWORD": password, "PYTHONDONTWRITEBYTECODE": "1",
        "PORTAL_IS_BUNDLE": try isBundled() ? "1" : "",
        "PORTAL_LONG": LongRun.isAsked && troubles.isEmpty ? "1" : "", "PORTAL_TROUBLES": troubles,
      ]
      let settings = environment.map { "\($0)=\($1)" }
      let command =
        limit
        + [
          try Programs.python("python"), "-m", "pytest", "-q", "-p", "no:cacheprovider",
          "-o", "faulthandler_timeout=\(mostSecondsOfOne)", "--rootdir",
          try folder(), try folder() + "/" + file,
        ]
      let result = try await StripeOfStories.run(beside: server) { addresses in
        try await Programs.run(["env"] + settings + addresses + command)
      }
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  /// The demo's people, with what they did. Each story begins with a copy.
  private static let lived = Task {
    let server = try await TestServer.start()
    do {
      let plan = try await DemoPeopleOfStories.fill(server.database)
      try await DemoLife(plan, at: server.address).live()
      return (await server.leave(), plan.password)
    } catch {
      await server.stop()
      throw error
    }
  }

  static func folder() throws -> String {
    try clone() + "/Tests/portal"
  }

  /// What people get: the bundle, where `make` built it; else the sources.
  private static func bundle() throws -> String {
    try clone() + (isBundled() ? "/.build/portal" : "/Sources/Portal")
  }

  private static func isBundled() throws -> Bool { Files.exists(try clone() + "/.build/portal/app.js") }

  private static func clone() throws -> String { Files.parent(of: try MigrationScripts.findFolder()) }
}

/// The demo, small: a coach, forty lifters and some months of training; beside them an admin.
enum DemoPeopleOfStories {
  static func fill(_ database: TestDatabase) async throws -> DemoPlan {
    // Training ends today, as it does for someone who opens the portal.
    var plan = DemoPlan(until: CivilDate(unixDay: Timestamp.now.unixSeconds / 86_400))
    plan.lifters = 40
    plan.weeks = 20
    let configuration = try Configuration(["DATABASE_OWNER_URL": database.owner], processors: 1)
    let administered = try AdministeredDatabase.open(configuration, migrated: false)
    try await Demo(plan, in: administered).fill(workers: 1) { _ in }
    // Chromium alone finds names under localhost everywhere; what asks the API beside it knows localhost itself. A passkey
    // needs a name, not an address.
    try administered.addHost("localhost", to: plan.tenant)
    _ = try await administered.createAccount(
      tenant: plan.tenant, role: "admin", email: "admin1@demo.example", username: "admin1",
      displayName: "Ada Admin",
      password: plan.password)
    // Who is new has no data yet. The other tenant has a host and people of its own.
    _ = try administered.createTenant(slug: "sunny", name: "Sunny Strength", hosts: ["127.0.0.1"])
    let others = [
      (plan.tenant, "new", "lifter"), (plan.tenant, "new", "coach"), ("sunny", "sun", "lifter"),
      ("sunny", "sun", "coach"), ("sunny", "sun", "admin"), ("sunny", "owing", "lifter"),
      ("sunny", "owing", "coach"),
    ]
    for (tenant, prefix, role) in others {
      let username = "\(prefix)_\(role)"
      _ = try await administered.createAccount(
        tenant: tenant, role: role, email: "\(username)@demo.example", username: username,
        displayName: "\(prefix) \(role)", password: plan.password)
    }
    return plan
  }
}
