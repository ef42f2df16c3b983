/// The days of the week, which stand beside a date and say nothing new.
enum WeekdayNames {
  /// Of a name, or its beginning of two letters and more.
  static func contain(_ word: String) -> Bool { beginnings.contains(word) }

  private static let beginnings: Set<String> = {
    var beginnings: Set<String> = []
    for line in languages {
      for name in line.split(separator: " ") {
        for length in min(2, name.count)...name.count { beginnings.insert(String(name.prefix(length))) }
      }
    }
    return beginnings.union(abbreviations)
  }()

  /// Those that are no beginning of the name.
  private static let abbreviations: Set<String> = ["pzt", "cmt", "feira"]

  private static let languages = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend",
    "lunes martes miércoles jueves viernes sábado domingo",
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "segunda terça quarta quinta sexta sábado domingo",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
  ]
}
