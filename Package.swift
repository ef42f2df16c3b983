// swift-tools-version: 6.2
import PackageDescription

/// One place for the compiler's strictness, applied to every Swift target below.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A C library of the system: its module map, its pkg-config name, its Debian and Homebrew packages.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: Target.Dependency..., except files: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name), "TestKit"] + dependencies, exclude: files,
    swiftSettings: strict)
}

let package = Package(
  name: "MuscleMate",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "musclemate", targets: ["musclemate"]),
    // What the messages of the API are made of, for apps that import each module whose members they use.
    .library(name: "Primitives", targets: ["Primitives"]),
    .library(name: "APISchema", targets: ["APISchema"]),
    .library(name: "MuscleMateAPI", targets: ["MuscleMateAPI"]),
    // Static: for an automatic library `swift build --product` builds the whole package, with all its C libraries.
    .library(name: "MuscleMateClient", type: .static, targets: ["MuscleMateClient"]),
    .library(name: "MuscleMateCurl", targets: ["MuscleMateCurl"]),
    .executable(name: "musclemate-log", targets: ["musclemate-log"]),
    .library(name: "Strength", targets: ["Strength"]),
  ],
  targets: [
    system("CLibpq", pkgConfig: "libpq", apt: "libpq-dev", brew: "libpq"),
    system("CEvent", pkgConfig: "libevent_openssl", apt: "libevent-dev", brew: "libevent"),
    system("COpenSSL", pkgConfig: "openssl", apt: "libssl-dev", brew: "openssl@3"),
    system("CArgon2", pkgConfig: "libargon2", apt: "libargon2-dev", brew: "argon2"),
    system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
    system("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev", brew: "libarchive"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    system("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev", brew: "qrencode"),
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),

    module("Primitives"),
    module("OperatingSystem"),
    module("Strength"),
    module("Drawing"),
    module("Rendering", "CPango", "CQREncode", "Drawing"),
    module("EventLoop", "CEvent", "OperatingSystem"),
    module("Postgres", "CLibpq", "EventLoop", "Primitives"),
    module("HTTPServer", "CEvent", "COpenSSL", "CZlib", "EventLoop", "Primitives"),
    module("HTTPClient", "CCurl", "OperatingSystem"),
    module("Payments", "COpenSSL", "HTTPClient", "Primitives"),
    module("PushServices", "COpenSSL", "HTTPClient", "Payments", "Primitives"),
    module("Authentication", "COpenSSL", "HTTPClient", "Primitives"),
    module("Secrets", "COpenSSL", "EventLoop", "OperatingSystem", "Primitives"),
    module("JobQueue", "EventLoop", "Postgres", "Primitives"),
    module("ObjectStorage", "COpenSSL", "HTTPClient", "Primitives"),
    module(
      "DatabaseAdministration", "COpenSSL", "EventLoop", "ObjectStorage", "OperatingSystem", "Postgres",
      "Primitives", "Secrets"),
    module("APISchema", "Primitives"),
    module("MuscleMateAPI", "APISchema", "Primitives", "Strength"),
    module("Localization", "APISchema", "MuscleMateAPI", "Primitives"),
    // Apple's platforms have SQLite in their SDK.
    module(
      "MuscleMateClient", .target(name: "CSQLite", condition: .when(platforms: [.linux])), "APISchema",
      "MuscleMateAPI", "Primitives", "Strength"),
    // Apart, so that an app on Apple's platforms needs no libcurl.
    module("MuscleMateCurl", "HTTPClient", "MuscleMateClient", "Primitives"),
    module(
      "MuscleMateServer", "APISchema", "Authentication", "CArchive", "CArgon2", "CCurl",
      "DatabaseAdministration",
      "Drawing", "EventLoop", "HTTPClient", "HTTPServer", "JobQueue", "Localization",
      "MuscleMateAPI", "ObjectStorage", "OperatingSystem", "Payments", "Postgres", "Primitives",
      "PushServices", "Rendering", "Secrets", "Strength"),
    .executableTarget(
      name: "musclemate",
      dependencies: [
        "DatabaseAdministration", "EventLoop", "MuscleMateServer", "OperatingSystem", "Primitives",
      ],
      swiftSettings: strict),

    // The example of an app.
    .executableTarget(
      name: "musclemate-log",
      dependencies: [
        "APISchema", "MuscleMateAPI", "MuscleMateClient", "MuscleMateCurl", "Primitives", "Strength",
      ],
      swiftSettings: strict),

    // A device of the conformance simulation, which drives it by lines.
    .executableTarget(
      name: "musclemate-device",
      dependencies: ["APISchema", "MuscleMateAPI", "MuscleMateClient", "MuscleMateCurl", "Primitives"],
      path: "Tests/Device", swiftSettings: strict),
    .target(
      name: "TestKit",
      dependencies: [
        "APISchema", "Authentication", "CLibpq", "COpenSSL", "DatabaseAdministration", "EventLoop",
        "HTTPClient",
        "HTTPServer", "MuscleMateAPI", "MuscleMateServer", "OperatingSystem", "Payments", "Postgres",
        "Primitives", "PushServices", "Secrets",
      ],
      path: "Tests/TestKit", exclude: ["read_pdf.py"], swiftSettings: strict),
    tests(of: "Primitives"),
    tests(of: "Strength", "Primitives"),
    tests(of: "Drawing", except: ["Golden"]),
    tests(of: "Rendering", "CPango", "Drawing", except: ["Golden"]),
    tests(of: "EventLoop"),
    tests(of: "Postgres", "DatabaseAdministration", "EventLoop", "OperatingSystem", "Primitives"),
    tests(of: "HTTPServer", "CZlib", "EventLoop", "Primitives"),
    tests(of: "HTTPClient", "EventLoop", "HTTPServer", "Primitives"),
    tests(of: "Payments", "HTTPClient", "Primitives"),
    tests(of: "PushServices", "HTTPClient", "Primitives"),
    tests(of: "Authentication", "COpenSSL", "HTTPClient", "Primitives"),
    tests(of: "JobQueue", "EventLoop", "Postgres", "Primitives"),
    tests(of: "ObjectStorage", "HTTPClient", "Primitives"),
    tests(
      of: "DatabaseAdministration", "CLibpq", "EventLoop", "OperatingSystem", "Postgres", "Primitives",
      "Secrets"),
    tests(of: "APISchema", "Primitives"),
    tests(of: "MuscleMateAPI", "APISchema", "Primitives", "Strength"),
    tests(of: "Localization", "APISchema", "MuscleMateAPI"),
    tests(
      of: "MuscleMateClient", "APISchema", "MuscleMateAPI", "MuscleMateCurl", "MuscleMateServer",
      "Primitives",
      "Strength"),
    tests(
      of: "MuscleMateServer", "APISchema", "Authentication", "COpenSSL", "CLibpq", "DatabaseAdministration",
      "Drawing", "EventLoop",
      "HTTPClient", "HTTPServer", "JobQueue", "Localization", "MuscleMateAPI", "ObjectStorage",
      "OperatingSystem", "Payments", "Postgres", "Primitives", "PushServices", "Rendering", "Secrets",
      "Strength"),
  ]
)
