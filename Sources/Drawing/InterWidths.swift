/// How long a text becomes, in pixels at a size; a writer that knows the font passes its own.
public typealias TextMeasure = @Sendable (_ text: String, _ size: Double, _ strong: Bool) -> Double

/// The widths of Inter's letters, which the portal writes in, so that a server without fonts can measure. With another font a
/// text may come out some per cent wider, for which its box has room.
public enum InterWidths {
  public static let measure: TextMeasure = { text, size, strong in
    let widths = strong ? semibold : regular
    return text.unicodeScalars.reduce(0) { length, scalar in
      let index = Int(scalar.value) - 32
      return length + Double(widths.indices.contains(index) ? widths[index] : other(scalar)) * size / 1_000
    }
  }

  /// Letters with marks are as wide as those without, at most 0.68 of the size; signs such as ◆ have all of it.
  private static func other(_ scalar: Unicode.Scalar) -> Int {
    scalar.properties.isAlphabetic || scalar.value < 0x2190 || scalar == "−" ? 680 : 1_050
  }

  // Advances of U+0020 to U+007E in thousandths of the size, as Inter 4.0 has them.
  // swift-format-ignore
  private static let regular = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]

  // swift-format-ignore
  private static let semibold = [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630,
    659, 678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613,
    585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714,
    724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633, 624, 272, 272, 582,
    272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586, 572, 409, 374, 409, 680,
  ]
}
