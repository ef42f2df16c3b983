#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour of sRGB, each part from 0 to 255.
struct Colour: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  static let black = Colour(red: 0, green: 0, blue: 0)
  static let white = Colour(red: 255, green: 255, blue: 255)

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From `#rrggbb`; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// `#rrggbb`.
  var text: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The contrast of WCAG 2.2 between two colours, from 1 to 21.
  func contrast(to other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Black or white, whichever can be read better on this colour: one of them has 4.58 or more.
  var readable: Colour { contrast(to: .black) > contrast(to: .white) ? .black : .white }

  fileprivate var linear: (Double, Double, Double) {
    (Self.linear(red), Self.linear(green), Self.linear(blue))
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

/// The colour in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020): a lightness from 0 to 1, and
/// two axes of hue. Colours of one lightness look equally light.
struct PerceivedColour: Sendable {
  var lightness: Double
  var greenToRed: Double
  var blueToYellow: Double

  var chroma: Double { (greenToRed * greenToRed + blueToYellow * blueToYellow).squareRoot() }

  init(lightness: Double, greenToRed: Double, blueToYellow: Double) {
    self.lightness = lightness
    self.greenToRed = greenToRed
    self.blueToYellow = blueToYellow
  }

  init(_ colour: Colour) {
    let (red, green, blue) = colour.linear
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenToRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueToYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The colour of sRGB with as much of this one's chroma as sRGB has at this lightness.
  var displayed: Colour {
    var parts = (0.0, 0.0, 0.0)
    for step in 0...40 {
      parts = linear(keeping: 1 - Double(step) / 40)
      let tolerated = -0.0005...1.0005
      if tolerated.contains(parts.0), tolerated.contains(parts.1), tolerated.contains(parts.2) { break }
    }
    return Colour(red: Self.part(parts.0), green: Self.part(parts.1), blue: Self.part(parts.2))
  }

  private func linear(keeping share: Double) -> (Double, Double, Double) {
    let (a, b) = (greenToRed * share, blueToYellow * share)
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  private func cube(_ value: Double) -> Double { value * value * value }

  private static func part(_ linear: Double) -> UInt8 {
    let value = min(max(linear, 0), 1)
    let gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8((gamma * 255).rounded())
  }
}
