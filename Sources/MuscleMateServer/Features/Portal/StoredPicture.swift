internal import Postgres

/// A picture of the tenant's brand, as its admins uploaded it.
struct StoredPicture: Row {
  static let columns: [PostgresType] = [.text, .bytea]

  let mediaType: String
  let bytes: [UInt8]

  /// By the hexadecimal digits of its hash.
  static let named = Statement<StoredPicture?, String>(
    "portal.picture", for: .everyone,
    """
    select picture.media_type, picture.bytes
      from app.tenant_picture($1) as picture
    """)

  init(_ row: inout RowReader) throws(ColumnFault) {
    mediaType = try row.next()
    bytes = try row.next()
  }
}
