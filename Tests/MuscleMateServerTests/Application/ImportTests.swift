internal import Foundation
internal import Testing

/// The layers of the program: README's map of the code says the same in words.
struct ImportTests {
  /// A line a module, in the order of the README: a module imports only modules above it. Swift's own are free.
  private static let modules: [(name: String, imports: String)] = [
    ("Primitives", ""),
    ("OperatingSystem", ""),
    ("EventLoop", "CEvent OperatingSystem"),
    ("Secrets", "COpenSSL EventLoop OperatingSystem Primitives"),
    ("Postgres", "CLibpq EventLoop Primitives"),
    ("HTTPServer", "CEvent COpenSSL CZlib EventLoop Primitives"),
    ("HTTPClient", "CCurl OperatingSystem"),
    ("Payments", "COpenSSL HTTPClient Primitives"),
    ("PushServices", "COpenSSL HTTPClient Payments Primitives"),
    ("Authentication", "COpenSSL HTTPClient Primitives"),
    ("ObjectStorage", "COpenSSL HTTPClient Primitives"),
    (
      "DatabaseAdministration",
      "COpenSSL EventLoop ObjectStorage OperatingSystem Postgres Primitives Secrets"
    ),
    ("JobQueue", "EventLoop Postgres Primitives"),
    ("Strength", ""),
    ("Drawing", ""),
    ("Rendering", "CPango CQREncode Drawing"),
    ("APISchema", "Primitives"),
    ("MuscleMateAPI", "APISchema Primitives Strength"),
    ("Localization", "APISchema MuscleMateAPI Primitives"),
    ("MuscleMateClient", "APISchema CSQLite MuscleMateAPI Primitives Strength"),
    ("MuscleMateCurl", "HTTPClient MuscleMateClient Primitives"),
    ("musclemate-log", "APISchema MuscleMateAPI MuscleMateClient MuscleMateCurl Primitives Strength"),
    (
      "MuscleMateServer",
      """
      APISchema Authentication CArchive CArgon2 CCurl DatabaseAdministration Drawing EventLoop HTTPClient HTTPServer JobQueue \
      Localization MuscleMateAPI ObjectStorage OperatingSystem Payments Postgres Primitives PushServices Rendering Secrets \
      Strength
      """
    ),
    ("musclemate", "DatabaseAdministration EventLoop MuscleMateServer OperatingSystem Primitives"),
  ]

  @Test(arguments: modules.map(\.name))
  func `a module imports what its line says`(_ module: String) throws {
    let line = try #require(Self.modules.first { $0.name == module })
    #expect(try Self.imports(of: "Sources/\(module)") == Self.words(line.imports))
  }

  @Test func `every module has a line, below those that it imports`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    let names = Self.modules.map(\.name)
    #expect(Set(folders).subtracting(["System", "Portal"]) == Set(names))
    for (index, module) in Self.modules.enumerated() {
      let below = Set(names[index...]).intersection(Self.words(module.imports))
      #expect(below == [], "\(module.name)")
    }
  }

  /// The parts of the server beside the features, with the types of features that they name. `Application.swift` lists the
  /// features.
  private static let named = [
    "Administration/AuditAdministration.swift":
      "AuditChain AuditEntry AuditFinding AuditSigner AuditVerification",
    "Administration/SalesAdministration.swift": "PaymentProviders",
    "Administration/ServerCheck.swift": "AuditSigner",
    "Administration/SignInAdministration.swift": "ProviderSettings",
    "Services.swift": "ProviderDirectory",
  ]

  @Test func `the application names no feature outside of their list`() throws {
    let features = try Self.featureTypes()
    for folder in ["Application", "Mail"] {
      for file in try Self.files(in: "Sources/MuscleMateServer/\(folder)") {
        if file.path.hasSuffix("/Application/Application.swift") { continue }
        let short = file.path.split(separator: "/\(folder)/").last.map(String.init) ?? ""
        let found = try Self.names(in: file).intersection(features.keys)
        #expect(found == Self.words(Self.named[short] ?? ""), "\(folder)/\(short)")
      }
    }
  }

  /// The domains whose types a domain's features name. `Training/Shared` holds the reads and writes of sets, and
  /// `Sharing/Shared` the terms of an invite.
  private static let domains = [
    "Body": "Training", "Coaching": "Training", "Identity": "Operations Privacy",
    "Notifications": "Operations",
    "Operations": "Identity Sharing", "Portal": "Identity", "Privacy": "Billing",
    // Pictures are made of the domains' own answers.
    "Sharing": "Body Progress Training", "Training": "Body",
  ]

  @Test func `a domain names the types of no other domain than its line says`() throws {
    let features = try Self.featureTypes()
    var found: [String: Set<String>] = [:]
    for file in try Self.files(in: "Sources/MuscleMateServer/Features") {
      let domain = Self.domain(of: file)
      let others = try Set(Self.names(in: file).compactMap { features[$0] }).subtracting([domain])
      if !others.isEmpty { found[domain, default: []].formUnion(others) }
    }
    #expect(found == Self.domains.mapValues(Self.words))
  }

  // MARK: - Reading the sources

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  private static func words(_ line: String) -> Set<String> {
    Set(line.split(separator: " ").map(String.init))
  }

  private static func files(in folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try #require(found).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  /// Those of the toolchain and of Apple's SDK are left out.
  private static func imports(of folder: String) throws -> Set<String> {
    let line = /^ *(?:(?:internal|package|public) )?import (\w+)$/.anchorsMatchLineEndings()
    let names = try files(in: folder).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: line).map { String($0.1) }
    }
    return Set(names).subtracting([
      "Darwin", "Foundation", "FoundationNetworking", "Glibc", "Observation", "SQLite3", "Security",
      "Synchronization",
    ])
  }

  /// The types at the top of the features' files, each with its domain.
  private static func featureTypes() throws -> [String: String] {
    let line =
      /^(?:(?:public|package|final|indirect) )*(?:struct|enum|class|actor|protocol) (\w+)/
      .anchorsMatchLineEndings()
    var types: [String: String] = [:]
    for file in try files(in: "Sources/MuscleMateServer/Features") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: line) {
        types[String(match.1)] = domain(of: file)
      }
    }
    return types
  }

  private static func domain(of file: URL) -> String {
    file.path.split(separator: "/Features/").last?.split(separator: "/").first.map(String.init) ?? ""
  }

  /// The names that begin with a capital letter, outside of comments and texts, and not as members. The file's own inner
  /// types are left out.
  private static func names(in file: URL) throws -> Set<String> {
    let code = try String(contentsOf: file, encoding: .utf8)
      .replacing(/"""(?s:.*?)"""/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
    let inner = code.matches(of: /\n +(?:[a-z]+ )*(?:struct|enum|class|typealias) (\w+)/).map { String($0.1) }
    return Set(code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) }).subtracting(inner)
  }
}
