internal import Primitives

/// Signs in once, in place of a lost authenticator: 80 random bits as four groups of four letters and digits.
public struct RecoveryCode: Sendable, Equatable {
  /// `ABCD-EFGH-2345-6789`.
  public let text: String

  public init() {
    var random = SystemRandomNumberGenerator()
    self.init(bytes: random.bytes(Self.length))
  }

  /// As people type it: in either case, with or without dashes and spaces. Nil for what can't be one.
  public init?(_ text: String) {
    let letters = text.filter { $0 != "-" && $0 != " " }
    guard letters.utf8.count == 16, let bytes = Base32.decode(letters), bytes.count == Self.length else {
      return nil
    }
    self.init(bytes: bytes)
  }

  private init(bytes: [UInt8]) {
    let letters = Array(Base32.encode(bytes))
    text = stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<($0 + 4)]) }
      .joined(separator: "-")
  }

  private static let length = 10
}
