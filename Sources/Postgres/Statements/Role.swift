/// A database role that statements run as. Plans depend on the role's policies, so each role has its own.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// Tells the roles of one program apart.
  public let index: UInt8
  public let name: StaticString

  public init(index: UInt8, name: StaticString) {
    self.index = index
    self.name = name
  }

  public var description: String { name.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
  public static func == (left: Role, right: Role) -> Bool { left.index == right.index }
}
