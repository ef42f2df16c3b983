public import Primitives

/// The keys that a provider signs with (RFC 7517, section 5). Keys of kinds that are not known here are passed over.
public struct JSONWebKeySet: Sendable {
  public let keys: [JSONWebKey]

  /// Providers publish two to four; more than this is looked at by no one.
  private static let limit = 32

  /// Nil for what is no key set.
  public init?(_ json: JSON) {
    guard let elements = json["keys"]?.elements else { return nil }
    keys = elements.prefix(Self.limit).compactMap(JSONWebKey.init)
  }

  /// The key that the token names; where it names none, the only one of its algorithm.
  func key(_ id: String?, _ algorithm: JSONWebKey.Algorithm) -> JSONWebKey? {
    let fitting = keys.filter { $0.algorithm == algorithm && (id == nil || $0.id == id) }
    return fitting.count == 1 || id != nil ? fitting.first : nil
  }
}
