public import Primitives

/// How a tenant's app is known to the App Store.
public struct AppStoreSettings: Sendable {
  public let verifier: AppStoreVerifier
  /// With it the App Store itself is asked; without it what it signed is all there is.
  public let key: Key?
  public let apiURL: String

  /// A key for the App Store Server API, from App Store Connect.
  public struct Key: Sendable {
    public let issuer: String
    public let id: String
    public let pem: String
  }

  /// The errors, by the members' names.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    public let members: [String]

    public var description: String { "missing or not usable: \(members.joined(separator: ", "))" }
  }

  public init(_ json: JSON) throws(Fault) {
    let bundle = json.setting("bundle_id")
    let environment = json.setting("environment").flatMap(Self.environment)
    let app = json["app_apple_id"]?.integer
    let roots = json.setting("roots_pem").flatMap { TrustedRoots(pem: $0) }
    let key = Self.key(json)
    var faults: [String] = []
    if bundle == nil { faults.append("bundle_id") }
    if environment == nil { faults.append("environment") }
    if environment == .production, app == nil { faults.append("app_apple_id") }
    if roots == nil { faults.append("roots_pem") }
    if case .failure(let fault) = key { faults += fault.members }
    guard faults.isEmpty, let bundle, let environment, let roots, case .success(let key) = key else {
      throw Fault(members: faults)
    }
    verifier = AppStoreVerifier(bundle: bundle, environment: environment, app: app, roots: roots)
    self.key = key
    apiURL = json.setting("api_url") ?? environment.apiURL
  }

  /// All three of it or none.
  private static func key(_ json: JSON) -> Result<Key?, Fault> {
    let names = ["issuer_id", "key_id", "private_key_pem"]
    let values = names.map { json.setting($0) }
    guard values.contains(where: { $0 != nil }) else { return .success(nil) }
    guard let issuer = values[0], let id = values[1], let pem = values[2] else {
      return .failure(Fault(members: zip(names, values).filter { $0.1 == nil }.map(\.0)))
    }
    guard PrivateKey(pem: pem) != nil else { return .failure(Fault(members: ["private_key_pem"])) }
    return .success(Key(issuer: issuer, id: id, pem: pem))
  }

  private static func environment(_ text: String) -> AppStoreEnvironment? {
    AppStoreEnvironment.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
  }
}

extension AppStoreEnvironment {
  var apiURL: String {
    switch self {
    case .production: "https://api.storekit.itunes.apple.com"
    case .sandbox: "https://api.storekit-sandbox.itunes.apple.com"
    }
  }
}

extension JSON {
  fileprivate func setting(_ name: String) -> String? {
    guard let text = self[name]?.text, !text.isEmpty else { return nil }
    return text
  }
}
