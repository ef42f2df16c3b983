import CPango
import Testing

/// The pixels of a PNG file.
struct Pixels {
  let width: Int
  let height: Int
  /// Blue, green, red and nothing, row by row.
  private let bytes: [UInt8]
  private let stride: Int

  init(_ png: [UInt8]) throws {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, target, count in
          guard let rest, let target else { return CAIRO_STATUS_READ_ERROR }
          let bytes = rest.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard bytes.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          for (index, byte) in bytes.pointee.prefix(Int(count)).enumerated() { target[index] = byte }
          bytes.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    bytes = Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// Red, green, blue.
  func at(_ x: Int, _ y: Int) -> [UInt8] {
    let start = y * stride + 4 * x
    return [bytes[start + 2], bytes[start + 1], bytes[start]]
  }

  /// The part of the pixels, from 0 to 1, of which a colour differs by more than 24: another version of Cairo or of a font
  /// draws edges a little differently.
  func difference(from other: Pixels) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for y in 0..<height {
      for x in 0..<width where zip(at(x, y), other.at(x, y)).contains(where: { abs(Int($0) - Int($1)) > 24 })
      {
        count += 1
      }
    }
    return Double(count) / Double(width * height)
  }
}
