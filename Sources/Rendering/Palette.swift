/// A colour of sRGB, each part from 0 to 255.
public struct Shade: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let white = Shade(red: 255, green: 255, blue: 255)
  public static let black = Shade(red: 0, green: 0, blue: 0)
}

/// The colours of a file. The names are those of the portal's tokens.
public struct Palette: Sendable, Equatable {
  public var sheet, sunk, rule, edge, heavy: Shade
  public var ink, ink2, ink3: Shade
  public var masthead, onMasthead: Shade
  public var brandLine, accentLine: Shade

  public init(
    sheet: Shade, sunk: Shade, rule: Shade, edge: Shade, heavy: Shade, ink: Shade, ink2: Shade, ink3: Shade,
    masthead: Shade, onMasthead: Shade, brandLine: Shade, accentLine: Shade
  ) {
    (self.sheet, self.sunk, self.rule, self.edge, self.heavy) = (sheet, sunk, rule, edge, heavy)
    (self.ink, self.ink2, self.ink3) = (ink, ink2, ink3)
    (self.masthead, self.onMasthead) = (masthead, onMasthead)
    (self.brandLine, self.accentLine) = (brandLine, accentLine)
  }

  /// For what has no colours of a brand.
  public static let plain = Palette(
    sheet: .white, sunk: .white, rule: .black, edge: .black, heavy: .black, ink: .black, ink2: .black,
    ink3: .black,
    masthead: .white, onMasthead: .black, brandLine: .black, accentLine: .black)
}
