internal import MuscleMateAPI
internal import Primitives

/// The sentences of the attention queue, by the names under which `app.attention_entry_json` asks for them. The database
/// fills in the `{placeholders}`, since it has the data.
enum AttentionText: String, CaseIterable, Sendable {
  case missedSession = "missed_session"
  case missedSessions = "missed_sessions"
  case fallingE1RM = "falling_e1rm"
  case highRPE = "high_rpe"
  case highRPEInSessions = "high_rpe_in_sessions"
  case silence
  case silenceFromTheStart = "silence_from_the_start"
  case unread
  case squat
  case benchPress = "bench_press"
  case deadlift
  case decimalMark = "decimal_mark"

  var english: String {
    switch self {
    case .missedSession: "Missed a planned session in the last {days} days, on {last}."
    case .missedSessions: "Missed {count} planned sessions in the last {days} days, the last on {last}."
    case .fallingE1RM:
      "{lift}: e1RM down {percent} % over the last {count} exposures, from {from} to {to} {unit}."
    case .highRPE: "The last planned session was {excess} RPE harder than prescribed."
    case .highRPEInSessions:
      "The last {count} planned sessions were {excess} RPE harder than prescribed, on average."
    case .silence: "No workout for {days} days."
    case .silenceFromTheStart: "No workout yet, {days} days after the coaching began."
    case .unread: "Unread: comments {unread_comments}, messages {unread_messages}."
    case .squat: "Squat"
    case .benchPress: "Bench press"
    case .deadlift: "Deadlift"
    case .decimalMark: "."
    }
  }

  var german: String {
    switch self {
    case .missedSession: "Ein geplantes Training der letzten {days} Tage wurde versäumt, am {last}."
    case .missedSessions:
      "Versäumt: {count} geplante Trainings der letzten {days} Tage, das letzte am {last}."
    case .fallingE1RM:
      "{lift}: e1RM um {percent} % gefallen in den letzten {count} Trainings, von {from} auf {to} {unit}."
    case .highRPE: "Das letzte geplante Training war {excess} RPE härter als vorgegeben."
    case .highRPEInSessions:
      "Die letzten {count} geplanten Trainings waren im Mittel {excess} RPE härter als vorgegeben."
    case .silence: "Kein Training seit {days} Tagen."
    case .silenceFromTheStart: "Noch kein Training, {days} Tage nach Beginn der Betreuung."
    case .unread: "Ungelesen: Kommentare {unread_comments}, Nachrichten {unread_messages}."
    case .squat: "Kniebeuge"
    case .benchPress: "Bankdrücken"
    case .deadlift: "Kreuzheben"
    case .decimalMark: ","
    }
  }

  /// All of them by their names, as the database takes them.
  static func sentences(in language: Language) -> JSON {
    .object(allCases.map { JSON.Member($0.rawValue, .string(language.text(.attention($0)))) })
  }
}
