public import APISchema

/// The kinds of pictures that a brand can have.
public enum TenantPictureKind: String, WordValue { case logo, icon }

/// A picture of the brand.
public struct TenantPicture: Message {
  /// The path on the tenant's own host. It names the content: another picture has another path, so this one can be kept for
  /// ever.
  public var path = ""
  /// The format: `image/png` or `image/webp`.
  public var mediaType = ""
  /// The width in pixels.
  public var width = 0
  /// The height in pixels.
  public var height = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("TenantPicture", TenantPicture.init) {
    Field("path", \.path)
    Field("media_type", \.mediaType)
    Field("width", \.width)
    Field("height", \.height)
  }
}

/// The pictures of the brand that admins uploaded.
public struct TenantPictures: Message {
  /// The logo, at most 1024 by 512 pixels. Absent: there is none.
  public var logo: TenantPicture?
  /// The icon, a square of 192 to 1024 pixels. Absent: there is none.
  public var icon: TenantPicture?

  public init() {}

  public static let shape: Shape<Self> = Shape("TenantPictures", TenantPictures.init) {
    Field("logo", \.logo)
    Field("icon", \.icon)
  }
}
