/// A cell that says yes or no, in the four languages and as programs and spreadsheets write it.
enum YesOrNo {
  /// Nil for a word that is neither. An empty cell is a no.
  static func read(_ text: String) -> Bool? {
    let word = text.lowercased()
    return yes.contains(word) ? true : no.contains(word) ? false : nil
  }

  private static let yes: Set<String> = [
    "true", "yes", "y", "1", "1.0", "x", "✓", "✔", "☑", "wahr", "ja", "j", "verdadero", "sí", "si", "s",
    "doğru", "evet", "e", "on",
  ]
  private static let no: Set<String> = [
    "", "false", "no", "n", "0", "0.0", "-", "falsch", "nein", "falso", "yanlış", "yanliş", "hayır", "hayir",
    "h", "off",
  ]
}
