public import APISchema

/// A body that is no JSON: a table, a picture, an archive.
public struct FileContent: Message, Equatable {
  public var bytes: [UInt8] = []
  /// `text/csv`. Nil in a request: the first type that the endpoint takes.
  public var mediaType: String?

  public init() {}

  public init(_ bytes: [UInt8], mediaType: String? = nil) {
    (self.bytes, self.mediaType) = (bytes, mediaType)
  }

  public static let shape: Shape<Self> = Shape("FileContent", { FileContent() }) {}
}
