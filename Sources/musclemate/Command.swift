internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `musclemate SUBCOMMAND …`: exits 0 when all went well, 1 with one line saying what did not, and 64 (EX_USAGE)
/// where it was called wrongly.
@main
enum Command {
  static let subcommands: [Subcommand] =
    [
      serve, work, migrate, check, health, tenantCreate, tenantList, tenantHost, tenantMail, tenantModule,
      tenantGateway,
      tenantGateways, tenantSignIn, tenantSignIns, tenantPush, tenantPushes,
      accountCreate, accountDuties, accountAddress, accountFactors, bounces,
      tierExport, tierApply, entitlementSet, entitlementList, billingReconcile, billingReplay, billingEvents,
      billingRevenue, keysList, keysRotate, keysAbandon, auditVerify, auditCheckpoint, auditList, importFile,
      demo, routes,
      schema, privacy, limits, jobList, jobRun, jobPause, jobResume, jobRedrive,
    ] + operating

  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  static func run(_ words: [String]) async -> Int32 {
    let asksForHelp = words.first == "help" && words.count > 1
    if words == ["--version"] || words == ["version"] { return version() }
    let words = asksForHelp ? words.dropFirst() + ["--help"] : words
    do {
      guard let subcommand = try Subcommand.find(in: subcommands, words) else {
        printHelp()
        return 0
      }
      let arguments = try Arguments(words.dropFirst(subcommand.words.count), for: subcommand)
      if arguments.has("--help") {
        print(subcommand.help)
        return 0
      }
      try await subcommand.run(arguments)
      return 0
    } catch let error as UsageError {
      complain("\(error)")
      return 64
    } catch {
      complain("\(error)")
      return 1
    }
  }

  /// Needs no valid settings.
  private static func version() -> Int32 {
    guard let configuration = try? Configuration([:], processors: 1) else { return 1 }
    print(Version.text(configuration))
    return 0
  }

  private static func printHelp() {
    print("usage: musclemate COMMAND …\n")
    let width = subcommands.map(\.name.count).max() ?? 0
    for subcommand in subcommands {
      let padding = String(repeating: " ", count: width - subcommand.name.count)
      let indented = subcommand.summary.replacing("\n", with: "\n" + String(repeating: " ", count: width + 4))
      print("  \(subcommand.name)\(padding)  \(indented)")
    }
    print("\nmusclemate --version prints the release, and the schema that it needs.")
    print("musclemate COMMAND --help prints more. Settings come from the environment, or from flags:\n")
    for setting in Configuration.settings {
      print("  \(setting.name), \(setting.flag)\n      \(setting.help)")
    }
  }
}
