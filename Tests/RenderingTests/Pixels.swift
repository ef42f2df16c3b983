import CPango
import Testing

@testable import Rendering

/// The pixels of a PNG file.
struct Pixels {
  let width: Int
  let height: Int
  /// Blue, green, red and nothing, row by row.
  private let bytes: [UInt8]
  private let stride: Int

  init(_ png: [UInt8]) throws {
    let surface = try #require(PNGFile.surface(of: png))
    defer { cairo_surface_destroy(surface) }
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
