import DatabaseAdministration
import OperatingSystem
import TestKit
import Testing

@testable import MuscleMateServer

/// The contents of an installation's files, compared with the program that is installed.
@Suite struct `What is deployed` {
  private static let repository = repositoryFolder()

  /// Debian's own knowledge of its packages says what the image will have: no engine runs here.
  @Test(.enabled(if: Debian.isHere, "only Debian knows Debian's packages"))
  func `the image has every library that the program is linked with, and every program that it runs`()
    async throws
  {
    let listed = try Self.runtimePackages()
    let present = try await Debian.closure(of: listed)
    let program = Files.parent(of: Files.executable()) + "/musclemate"
    let libraries = try await Debian.libraries(of: program)
    #expect(libraries.count > 6)
    for library in libraries {
      // A library of no package is Swift's, and linked into the image's program.
      guard let package = try await Debian.package(of: library) else { continue }
      #expect(present.contains(package), "\(package) for \(library)")
    }
    let folder = try PostgresInstallation.find(major: Self.major(of: listed)).folder
    for path in [
      "\(folder)/pg_dump", "\(folder)/pg_restore", "\(folder)/initdb", "/usr/bin/gpg", "/usr/bin/gpgconf",
    ] {
      let package = try #require(try await Debian.package(of: path), "\(path) is of a package")
      #expect(present.contains(package), "\(package) for \(path)")
    }
  }

  @Test func `PostgreSQL has one major version in the image and in both compose files`() throws {
    let major = try Self.major(of: Self.runtimePackages())
    for file in ["docker-compose.yml", "compose.production.yaml"] {
      let text = try Files.readText("\(Self.repository)/\(file)")
      let images = text.matches(of: /image: postgres:(\d+)/).compactMap { Int($0.output.1) }
      #expect(images == [major], "\(file)")
    }
  }

  @Test func `a container is healthy when the server says so`() throws {
    let text = try Files.readText("\(Self.repository)/Dockerfile")
    #expect(text.contains(#"CMD ["musclemate", "health"]"#))
  }

  @Test func `every setting in a file of the deployment is one`() throws {
    let known = Set(Configuration.settings.map(\.name))
    // Settings of the compose file itself, which it does not hand on.
    let ofCompose: Set = ["MUSCLEMATE_HOST", "MUSCLEMATE_VERSION", "MUSCLEMATE_BACKUPS"]
    for file in ["Dockerfile", "docker-compose.yml", "compose.production.yaml", "deploy/env.example"] {
      let text = try Files.readText("\(Self.repository)/\(file)")
      for match in text.matches(of: /MUSCLEMATE_[A-Z0-9_]+/) {
        let name = String(match.output)
        #expect(known.contains(name) || ofCompose.contains(name), "\(name) in \(file)")
      }
    }
  }

  @Test func `every figure that an alert rule asks for is measured`() throws {
    let text = try Files.readText("\(Self.repository)/deploy/prometheus/alerts.yml")
    let names = Set(text.matches(of: /musclemate_[a-z_]+/).map { String($0.output) })
    #expect(names.count > 8)
    for name in names {
      let bare = name.hasSuffix("_bucket") ? String(name.dropLast("_bucket".count)) : name
      #expect(MetricFamily.help[bare] != nil, "\(name)")
    }
  }

  /// The packages of the last stage of the Dockerfile.
  private static func runtimePackages() throws -> [String] {
    let text = try Files.readText("\(repository)/Dockerfile").replacing("\\\n", with: " ")
    let lines = text.split(separator: "\n").filter { $0.contains("apt-get install") }
    let words = try #require(lines.last).split(separator: "&&").first { $0.contains("apt-get install") }
    return try #require(words).split(separator: " ").map(String.init)
      .filter { !$0.hasPrefix("-") && !["apt-get", "install"].contains($0) }
  }

  private static func major(of packages: [String]) throws -> Int {
    let server = try #require(packages.first { $0.hasPrefix("postgresql-") })
    return try #require(Int(server.dropFirst("postgresql-".count)))
  }

  private static func repositoryFolder() -> String {
    (0..<4).reduce(#filePath) { path, _ in Files.parent(of: path) }
  }
}

/// Debian's tools' output about packages.
private enum Debian {
  static var isHere: Bool {
    ["/usr/bin/dpkg-query", "/usr/bin/apt-cache", "/usr/bin/ldd", "/usr/bin/readelf"].allSatisfy(
      Files.isExecutable)
  }

  /// The packages with all that they depend on.
  static func closure(of packages: [String]) async throws -> Set<String> {
    let no = ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"].map { "--no-\($0)" }
    let lines = try await output(["apt-cache", "depends", "--recurse"] + no + packages)
    return Set(lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("<") && !$0.hasPrefix("|") }.map(bare))
  }

  /// The files of the libraries that a program names itself.
  static func libraries(of program: String) async throws -> [String] {
    let needed = try await output(["readelf", "--dynamic", program]).filter { $0.contains("(NEEDED)") }
      .compactMap { $0.split(separator: "[").last?.split(separator: "]").first.map(String.init) }
    // "libpq.so.5 => /lib/x86_64-linux-gnu/libpq.so.5 (0x00007f…)"
    let found = try await output(["ldd", program]).map { $0.split(separator: " ").map(String.init) }
    return needed.compactMap { name in found.first { $0.first?.hasSuffix(name) == true && $0.count > 2 }?[2] }
  }

  /// Nil where no package has it. Debian lists what lies in /usr/lib also under /lib, and the other way round.
  static func package(of path: String) async throws -> String? {
    let other = path.hasPrefix("/usr/") ? String(path.dropFirst(4)) : "/usr\(path)"
    for path in [path, other] {
      let answer = try await Programs.run(["dpkg-query", "--search", path])
      guard answer.status == 0, let line = answer.output.split(separator: "\n").first else { continue }
      return line.split(separator: ":").first.map(String.init)
    }
    return nil
  }

  private static func bare(_ line: String) -> String {
    line.split(separator: ":").first.map(String.init) ?? line
  }

  private static func output(_ command: [String]) async throws -> [String] {
    try await Programs.run(command).output.split(separator: "\n").map(String.init)
  }
}
