internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// What goes into the gaps of an endpoint's path: `["lifter": "me", "id": id]`.
public struct PathArguments: ExpressibleByDictionaryLiteral, Sendable {
  private let values: [String: String]

  public init(dictionaryLiteral elements: (String, any CustomStringConvertible)...) {
    values = Dictionary(elements.map { ($0.0, "\($0.1)") }) { _, last in last }
  }

  /// The path with each gap filled and percent-encoded. An empty argument or a dot segment (RFC 3986, section 5.2.4) would make
  /// it another path, so it is refused, as is one that is missing.
  func filling(_ template: String) throws(ClientError) -> String {
    var faults: [Fault] = []
    let segments = template.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return String(segment) }
      let name = String(segment.dropFirst().dropLast())
      let value = values[name] ?? ""
      if ["", ".", ".."].contains(value) {
        faults.append(Fault(pointer: "/\(name)", code: value.isEmpty ? .missing : .invalid))
      }
      return PercentEncoding.encode(value)
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    return segments.joined(separator: "/")
  }
}
