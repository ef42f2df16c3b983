/// The passwords that are tried first: words that people choose, alone, two together, or dressed up with digits, signs
/// and look-alike letters; dates, walks over the keyboard, counted or repeated characters, and one's own name. The list
/// and the patterns are our own; nothing is taken from published lists.
enum CommonPasswords {
  static func contains(_ password: String, names: [String]) -> Bool {
    let folded = password.lowercased()
    let plain = undressed(folded)
    if isPattern(Array(folded.utf8)) || isWalk(Array(folded.utf8)) || isDate(folded) { return true }
    if words.contains(folded) || words.contains(plain) || isTwoWords(plain) { return true }
    return names.contains { name in
      let name = name.prefix { $0 != "@" }.lowercased()
      return name.count >= 3 && (folded == name || plain == undressed(name))
    }
  }

  /// Without digits and signs at both ends, and with letters for the signs that look like them: `P@ssw0rd!23`
  /// is `password`.
  private static func undressed(_ folded: String) -> String {
    let ended = folded.drop { !$0.isLetter && lookAlikes[$0] == nil }
    var core = ended
    while let last = core.last, !last.isLetter { core.removeLast() }
    return String(core.map { lookAlikes[$0] ?? $0 })
  }

  private static let lookAlikes: [Character: Character] = [
    "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "$": "s", "5": "s", "7": "t",
  ]

  /// Characters that only count up, count down, repeat with a short period, or run along a keyboard row.
  private static func isPattern(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4 else { return true }
    let steps = zip(bytes, bytes.dropFirst()).map { Int($1) - Int($0) }
    if steps.allSatisfy({ $0 == 1 }) || steps.allSatisfy({ $0 == -1 }) { return true }
    for period in 1...4 where period * 2 <= bytes.count {
      if zip(bytes, bytes.dropFirst(period)).allSatisfy({ $0 == $1 }) { return true }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return rows.contains { $0.contains(text) }
  }

  /// Up to eight digits, whatever is between them: a date in any order, and few enough to be tried one by one.
  private static func isDate(_ folded: String) -> Bool {
    folded.allSatisfy { $0.isNumber || ".-/ ".contains($0) } && folded.count { $0.isNumber } <= 8
  }

  /// Two words of the list, one behind the other: a thousand times a thousand guesses.
  private static func isTwoWords(_ plain: String) -> Bool {
    plain.indices.contains { words.contains(String(plain[..<$0])) && words.contains(String(plain[$0...])) }
  }

  /// Whether each key lies beside the one before, or is the same, in rows that are shifted by half a key.
  private static func isWalk(_ bytes: [UInt8]) -> Bool {
    let places = bytes.compactMap { keys[$0] }
    guard places.count == bytes.count, places.count >= 6 else { return false }
    return zip(places, places.dropFirst()).allSatisfy { from, to in
      abs(from.row - to.row) <= 1 && abs(from.column - to.column) <= 2
    }
  }

  /// Columns in half keys.
  private static let keys: [UInt8: (row: Int, column: Int)] = {
    var keys: [UInt8: (row: Int, column: Int)] = [:]
    for (row, letters) in ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (column, letter) in letters.utf8.enumerated() { keys[letter] = (row, 2 * column + row) }
    }
    return keys
  }()

  private static let rows: [String] = {
    let rows = [
      "1234567890123456789", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm",
      "1qaz2wsx3edc4rfv5tgb6yhn", "qazwsxedcrfvtgbyhn", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0",
    ]
    return rows + rows.map { String($0.reversed()) }
  }()

  private static let words: Set<String> = Set(
    """
    password passwort passw pass passwd mypassword thepassword passwordpassword letmein letmeinnow welcome
    hello hallo hellothere login admin administrator root master superuser user guest default changeme
    secret geheim access trustno trustnoi shadow dragon monkey monkeys football baseball basketball soccer
    fussball hockey superman batman spiderman ironman wolverine starwars jedi pokemon pikachu naruto minecraft
    iloveyou iloveu loveyou lovely love lover forever sunshine princess prinzessin princesa prince angel
    babygirl baby babyboy sweetheart sweetie honey schatz schatzi flower butterfly rainbow unicorn cookie
    chocolate cheese banana orange apple summer sommer winter spring autumn herbst january february march
    april august september october november december monday friday sunday freedom freiheit liberty whatever
    nothing something internet computer laptop google facebook twitter instagram youtube samsung microsoft
    windows android linkedin amazon netflix adobe photoshop michael michelle jennifer jessica jordan hunter
    daniel andrew ashley joshua matthew anthony robert thomas charlie george william alexander alexandra
    nicole samantha stephanie christian christina patrick benjamin brandon justin tigger harley ranger
    buster killer hannah maggie ginger pepper peanut snoopy garfield mickey minnie donald mustang corvette
    ferrari porsche mercedes yamaha cowboy cowboys yankees lakers steelers eagles liverpool arsenal chelsea
    barcelona realmadrid juventus manchester fcbayern bayern dortmund schalke hamburg berlin muenchen london
    chicago dallas boston phoenix austin florida texas america england deutschland germany france canada
    qwerty qwertz azerty qwertyui qwertyuiop qwert asdf asdfasdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx
    qazwsxedc abc abcd abcdef abcdefg abcdefgh abcabc aaaaaa xxxxxx zzzzzz test testtest testing tester demo
    example sample temp temporary matrix merlin gandalf legolas hobbit mordor zeppelin metallica nirvana
    slipknot eminem rockstar rocknroll guitar music dancer player gamer fortnite warcraft starcraft callofduty
    counterstrike playstation nintendo xbox zelda mario sonic tiger lion eagle falcon bulldog doggie puppy
    kitten kitty pussy pussycat fuckyou fuckoff fuckme asshole bitch bigdick sexy sexsex hotstuff badass
    biteme killme suckit money cash dollar million lucky winner champion legend hero ninja samurai warrior
    viking spartan gladiator maverick midnight starlight moonlight stargate thunder lightning diamond golden
    silver platinum crystal purple yellow bluebird greenday redsox redskins blackcat whitecat jesus jesuschrist
    christ godisgood blessed heaven genesis exodus trinity faith family familie friends friend mother father
    mommy daddy brother sister grandma einstein mozart beethoven zaqwsx poiuytrewq poiuyt lkjhgf mnbvcxz
    gym fitness workout muscle muscles musclemate bodybuilding bodybuilder powerlifting powerlifter
    deadlift benchpress squat squats strength gains biceps weightlifting crossfit training trainer coach
    """.split { $0.isWhitespace }.map(String.init))
}
