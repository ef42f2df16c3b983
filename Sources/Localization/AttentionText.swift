internal import MuscleMateAPI
package import Primitives

/// The sentences of the attention queue, by the names under which `app.attention_entry_json` asks for them. The database
/// fills in the `{placeholders}`, since it has the data.
package enum AttentionText: String, CaseIterable, Sendable {
  case missedSession = "missed_session"
  case missedSessions = "missed_sessions"
  case fallingE1RM = "falling_e1rm"
  case fallingLifts = "falling_lifts"
  case fallingLift = "falling_lift"
  case highRPE = "high_rpe"
  case highRPEInSessions = "high_rpe_in_sessions"
  case silence
  case silenceFromTheStart = "silence_from_the_start"
  case unread
  case unreadComments = "unread_comments"
  case unreadMessages = "unread_messages"
  case squat
  case benchPress = "bench_press"
  case deadlift
  case decimalMark = "decimal_mark"

  /// All of them by language and name, as the database takes them (app.in_language).
  package static let sentences = JSON.object(
    Language.allCases.map { language in
      JSON.Member(
        language.rawValue,
        .object(allCases.map { JSON.Member($0.rawValue, .string(language.text(.attention($0)))) }))
    })
}
