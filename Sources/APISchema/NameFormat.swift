internal import Primitives

extension TextFormat {
  /// The name of a person or a thing in lists, in notices and in the subjects of mails: one line, in the order in which
  /// it is written, with something to see in it. A control character, a line end or a mark that turns the direction of what
  /// follows (Unicode's bidirectional controls) can make a name look like something else.
  public static let name = TextFormat(
    "text in one line", pattern: "^[^\(refused)]*[^\(refused)\(unseen)][^\(refused)]*$"
  ) { text in
    text.unicodeScalars.allSatisfy { !$0.breaksLine && !$0.turnsDirection }
      && text.unicodeScalars.contains(where: \.isSeen)
  }

  // The same characters as ECMA-262 writes them.
  private static let refused =
    "\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069"
  private static let unseen =
    " \\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200d\\u202f"
    + "\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb"
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    switch value {
    case 0x20, 0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B...0x180F,
      0x2000...0x200D,
      0x202F, 0x205F...0x206F, 0x2800, 0x3000, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xE0000...0xE0FFF:
      false
    default: true
    }
  }
}
