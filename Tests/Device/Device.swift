internal import Foundation
internal import MuscleMateAPI
internal import MuscleMateClient
internal import MuscleMateCurl
internal import Primitives

/// One phone. `start` begins its app anew, with what is on its disk.
actor Device {
  private var mate: MuscleMate?
  private let environment = ProcessInfo.processInfo.environment

  func answer(to line: String) async -> JSON {
    let parts = line.split(separator: " ", maxSplits: 1)
    let input = parts.count > 1 ? (try? JSON.parse(Array(parts[1].utf8))) ?? .null : .null
    do {
      switch parts.first {
      case "start": return try await start(input)
      case "offline", "online": return [:]
      case "do": return ["shown": try await act(input) ?? .null]
      case "sync": return try await sync()
      case "dump": return try await running().dump()
      case "kill": exit(137)
      default: return ["error": "unknown command"]
      }
    } catch {
      return ["error": .string("\(error)")]
    }
  }

  private func running() throws(ClientError) -> MuscleMate {
    guard let mate else { throw .signedOut }
    return mate
  }

  private func start(_ input: JSON) async throws -> JSON {
    await mate?.end()
    guard let folder = input["folder"]?.text, let text = input["token"]?.text,
      let account = input["account"]?.text.flatMap({ Primitives.UUID($0) }),
      let server = input["server"]?.text ?? environment["MUSCLEMATE_SERVER"], let url = URL(string: server)
    else { return ["error": "start takes folder, token and account, and MUSCLEMATE_SERVER names the server"] }
    var configuration = Configuration(
      server: url, tenant: input["tenant"]?.text, folder: folder, device: input["device"]?.text ?? "phone")
    if let schema = environment["MUSCLEMATE_SCHEMA"].flatMap({ Int($0) }) { configuration.schema = schema }
    if let seconds = input["clock"]?.integer {
      configuration.now = { .now.advanced(bySeconds: Int64(seconds)) }
    }
    let mate = MuscleMate(
      configuration, tokens: FileTokenStore(folder: folder), transport: try CurlTransport())
    let role = input["role"]?.text.flatMap(AccountRole.init(rawValue:)) ?? .lifter
    // The file of the account is the same, whichever server of the installation answers.
    try await mate.use(
      Token(
        text: text, role: role, expiresAt: .now.advanced(bySeconds: 86_400), account: account,
        tenant: input["tenant"]?.text, server: "installation"))
    self.mate = mate
    return [:]
  }

  private func sync() async throws -> JSON {
    let mate = try running()
    var failed = JSON.null
    do { _ = try await mate.sync(within: .seconds(60)) } catch { failed = .string("\(error)") }
    return ["pending": .number("\(try await mate.pending())"), "failed": failed]
  }

  private func act(_ input: JSON) async throws -> JSON? {
    let mate = try running()
    let kind = input["kind"]?.text.flatMap(ThingKind.init(rawValue:)) ?? .draft
    let (id, set, exercise) = (id("id", input), id("set", input), id("exercise", input))
    switch input["do"]?.text {
    case "put": return try await mate.put(kind, id, input["value"] ?? .null)
    case "edit": return try await mate.edit(kind, id, members: input["members"] ?? [:])
    case "set":
      return try await mate.log(set: set, of: exercise, in: id, kind, members: input["members"] ?? [:])
    case "remove_set": return try await mate.remove(set: set, from: id, kind)
    case "move_exercise":
      let other = input["after"]?.text.flatMap { Primitives.UUID($0) }
      return try await mate.move(exercise: exercise, in: id, kind, after: other)
    case "delete":
      try await mate.delete(kind, id)
      return nil
    case "undo": return try await mate.undoDelete(kind, id)
    case "press":
      guard let turn = input["turn"]?.text.flatMap(ClockTurn.init(rawValue:)) else { break }
      return try await mate.press(turn, id)
    case "finish": return try await mate.finish(id)
    case "comment":
      try await mate.comment(on: self.id("workout", input), text: input["text"]?.text ?? "")
      return nil
    case "profile": return try await mate.change(profile: input["members"] ?? [:])
    case "rename": return try await mate.change(exercise: exercise, ["name": input["name"] ?? .null])
    case "settle": return try await settle(kind, id, input["keeping"]?.text)
    default: break
    }
    throw ClientError.unreadable("unsupported")
  }

  private func settle(_ kind: ThingKind, _ id: Primitives.UUID, _ side: String?) async throws -> JSON? {
    let mate = try running()
    let sides: [String: Side] = ["mine": .mine, "theirs": .theirs, "both": .both]
    guard let side = side.flatMap({ sides[$0] }),
      let aside = try await mate.aside().first(where: { $0.id == id && $0.kind == kind.rawValue })
    else { throw ClientError.missing }
    return try await mate.settle(aside, keeping: side)
  }

  /// All zeros where the command names none: there is no such thing.
  private func id(_ name: String, _ input: JSON) -> Primitives.UUID {
    input[name]?.text.flatMap { Primitives.UUID($0) } ?? Primitives.UUID(high: 0, low: 0)
  }
}
