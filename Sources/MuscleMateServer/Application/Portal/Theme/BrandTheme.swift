internal import Primitives

/// The colours that a tenant's three become on the screen, by day and by night. Surfaces, text and states are the
/// portal's own (`style/tokens.css`), so that a brand can make nothing unreadable.
struct BrandTheme: Sendable {
  let day: BrandTokens
  let night: BrandTokens
  /// The background that the tenant chose, for what the system draws around an installed portal.
  let background: Colour

  /// Colours that are missing are the platform's.
  init(_ branding: JSON?) {
    func colour(_ name: String, _ usual: Colour) -> Colour {
      branding?[name]?.text.flatMap { Colour($0) } ?? usual
    }
    self.init(
      primary: colour("primary_color", Colour(red: 0x24, green: 0x47, blue: 0xC8)),
      accent: colour("accent_color", Colour(red: 0xD9, green: 0x48, blue: 0x0F)),
      background: colour("background_color", Colour(red: 0x10, green: 0x18, blue: 0x2B)))
  }

  init(primary: Colour, accent: Colour, background: Colour) {
    self.background = background
    day = BrandTokens(primary, accent, background, .day)
    night = BrandTokens(primary, accent, background, .night)
  }

  /// Custom properties for the page: day, night where it was chosen, and night where the system wants it and nothing
  /// was chosen.
  var style: String {
    ":root{\(day.properties)}[data-theme=night]{\(night.properties)}"
      + "@media (prefers-color-scheme:dark){:root:not([data-theme]){\(night.properties)}}"
  }
}

/// What a brand's text and lines stand on.
enum Surfaces {
  case day, night

  /// Sheet, ground and wells of `style/tokens.css`, in this order.
  var colours: [Colour] {
    switch self {
    case .day:
      [.white, Colour(red: 0xF4, green: 0xF3, blue: 0xF0), Colour(red: 0xEC, green: 0xEA, blue: 0xE5)]
    case .night:
      [
        Colour(red: 0x1A, green: 0x1C, blue: 0x1F), Colour(red: 0x10, green: 0x11, blue: 0x13),
        Colour(red: 0x26, green: 0x29, blue: 0x2D),
      ]
    }
  }

  /// Lines and texts of `style/tokens.css`.
  var inks: Inks {
    switch self {
    case .day:
      Inks(
        rule: Colour(red: 0xDE, green: 0xDB, blue: 0xD5), edge: Colour(red: 0x85, green: 0x81, blue: 0x7A),
        heavy: Colour(red: 0x19, green: 0x18, blue: 0x17), ink: Colour(red: 0x19, green: 0x18, blue: 0x17),
        ink2: Colour(red: 0x55, green: 0x51, blue: 0x4B), ink3: Colour(red: 0x67, green: 0x63, blue: 0x5C))
    case .night:
      Inks(
        rule: Colour(red: 0x30, green: 0x34, blue: 0x3A), edge: Colour(red: 0x7B, green: 0x82, blue: 0x8B),
        heavy: Colour(red: 0x8D, green: 0x93, blue: 0x9B), ink: Colour(red: 0xF2, green: 0xF1, blue: 0xEF),
        ink2: Colour(red: 0xBC, green: 0xC0, blue: 0xC5), ink3: Colour(red: 0xA0, green: 0xA5, blue: 0xAC))
    }
  }

  struct Inks {
    let rule, edge, heavy: Colour
    let ink, ink2, ink3: Colour
  }
}

/// A brand's colours at one time of day. Text has a contrast of 4.5 or more on every surface, lines and borders of 3
/// (WCAG 2.2, 1.4.3 and 1.4.11), whatever the tenant chose.
struct BrandTokens: Sendable {
  let brand, onBrand, brandEdge, brandWash: Colour
  let brandInk, brandLine: Colour
  let accentInk, accentLine, accentWash: Colour
  let masthead, onMasthead: Colour

  init(_ chosen: Colour, _ accent: Colour, _ background: Colour, _ time: Surfaces) {
    let isNight = time == .night
    let surfaces = time.colours
    let primary = isNight ? chosen.mirroredIfHueless : chosen
    brand = isNight ? primary.moved(to: 3, on: [surfaces[0]], lighter: true) : primary
    onBrand = brand.readable
    brandEdge = brand.moved(to: 3, on: Array(surfaces.prefix(2)), lighter: isNight)
    brandWash = primary.tinting(lightness: isNight ? 0.265 : 0.962, chroma: isNight ? 0.024 : 0.018)
    accentWash = accent.tinting(lightness: isNight ? 0.265 : 0.962, chroma: isNight ? 0.035 : 0.022)
    let grounds = surfaces + [brandWash]
    let writes = Self.writing(primary, accent, on: grounds, lighter: isNight)
    let least = isNight ? 4.5 : 3
    brandInk = writes.moved(to: 4.5, on: grounds, lighter: isNight)
    brandLine = writes.moved(to: least, on: grounds, lighter: isNight)
    accentInk = accent.moved(to: 4.5, on: grounds + [accentWash], lighter: isNight)
    accentLine = accent.moved(to: least, on: grounds + [accentWash], lighter: isNight)
    masthead =
      isNight
      ? background.tinting(lightness: min(PerceivedColour(background).lightness, 0.235), chroma: 0.030)
      : background
    onMasthead = masthead.readable
  }

  /// Which colour writes and draws: the primary; where that would have to change past recognition, the accent.
  private static func writing(
    _ primary: Colour, _ accent: Colour, on grounds: [Colour], lighter: Bool
  ) -> Colour {
    func way(_ colour: Colour) -> Double {
      let moved = colour.moved(to: 4.5, on: grounds, lighter: lighter)
      return abs(PerceivedColour(moved).lightness - PerceivedColour(colour).lightness)
    }
    let own = way(primary)
    return own <= 0.2 || way(accent) >= own ? primary : accent
  }

  var properties: String {
    [
      ("brand", brand), ("on-brand", onBrand), ("brand-edge", brandEdge), ("brand-wash", brandWash),
      ("brand-ink", brandInk), ("brand-line", brandLine), ("accent-ink", accentInk),
      ("accent-line", accentLine), ("accent-wash", accentWash), ("masthead", masthead),
      ("on-masthead", onMasthead),
    ].map { "--\($0):\($1.text)" }.joined(separator: ";")
  }
}

extension Colour {
  /// The nearest lightness, away from the grounds, that has this contrast on each of them.
  func moved(to least: Double, on grounds: [Colour], lighter: Bool) -> Colour {
    let start = PerceivedColour(self)
    var (lightness, colour) = (start.lightness, self)
    while grounds.contains(where: { colour.contrast(to: $0) < least }),
      lighter ? lightness < 1 : lightness > 0
    {
      lightness = lighter ? min(1, lightness + 0.005) : max(0, lightness - 0.005)
      colour =
        PerceivedColour(
          lightness: lightness, greenToRed: start.greenToRed, blueToYellow: start.blueToYellow
        ).displayed
    }
    return colour
  }

  /// A surface of that lightness with a breath of this colour.
  fileprivate func tinting(lightness: Double, chroma: Double) -> Colour {
    let own = PerceivedColour(self)
    let share = own.chroma == 0 ? 1 : min(own.chroma, chroma) / own.chroma
    return PerceivedColour(
      lightness: lightness, greenToRed: own.greenToRed * share, blueToYellow: own.blueToYellow * share
    ).displayed
  }

  /// A brand without a hue is ink on paper; by night it is chalk on slate.
  fileprivate var mirroredIfHueless: Colour {
    var own = PerceivedColour(self)
    guard own.chroma < 0.03, own.lightness < 0.6 else { return self }
    own.lightness = 0.93
    return own.displayed
  }
}
