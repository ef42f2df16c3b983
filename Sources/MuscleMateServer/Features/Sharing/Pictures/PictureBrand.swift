internal import Drawing
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Rendering

/// The tenant's brand, as pictures show it.
struct PictureBrand: Row {
  static let columns: [PostgresType] = [.jsonb, .bytea] + TenantAddress.columns

  /// As app.shown_tenant returns it.
  let tenant: JSON
  /// A PNG file.
  let logo: [UInt8]?
  private let address: TenantAddress

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    logo = try row.next()
    address = try TenantAddress(&row)
  }

  func card(_ call: Call) -> Card.Brand {
    let address = tenant["branding"]?["website"]?.text ?? address.text(call)
    return Card.Brand(
      name: tenant["name"]?.text ?? "", logo: logoShape, address: Self.typed(address),
      code: QRSquares(encoding: address))
  }

  /// Of the picture of a document in this brand, known before it is drawn. Another release may draw it otherwise.
  func tag(of document: JSON, _ call: Call) -> String {
    let texts = [Version.number, "\(document)", "\(tenant)", address.text(call)]
    return Response.tag(of: Array(texts.joined(separator: "\n").utf8) + (logo ?? []))
  }

  /// Width by height of the logo, where there is one that is drawn.
  private var logoShape: Double? {
    guard let logo, Renderer.canDraw(logo), let shown = tenant["pictures"]?["logo"],
      let width = shown["width"]?.double,
      let height = shown["height"]?.double, height > 0
    else { return nil }
    return width / height
  }

  /// As people type it.
  private static func typed(_ address: String) -> String {
    let rest = address.trimmingPrefix("https://").trimmingPrefix("http://")
    return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
  }
}
