internal import MuscleMateAPI

/// Where a subscription stands, in a person's words; `date` is when that changes by itself.
extension SubscriptionState {
  var english: String {
    switch self {
    case .trial: "Free trial until {date}."
    case .active: "Paid until {date}; it renews by itself."
    case .cancelled: "Cancelled; everything stays open until {date}."
    case .grace: "A payment failed. Everything stays open until {date}; please look at how you pay."
    case .readOnly: "A payment is owed. What is there can be read until {date}; nothing is deleted."
    case .paused: "Paused; nothing is collected and nothing is open."
    case .lapsed: "Over. Nothing was deleted, and your log stays yours to read and export."
    case .revoked: "Taken back, with the money returned. Your log stays yours to read and export."
    }
  }

  var german: String {
    switch self {
    case .trial: "Kostenlos zur Probe bis {date}."
    case .active: "Bezahlt bis {date}; es verlängert sich von selbst."
    case .cancelled: "Gekündigt; bis {date} bleibt alles offen."
    case .grace: "Eine Zahlung ist fehlgeschlagen. Bis {date} bleibt alles offen; bitte prüfe, wie du zahlst."
    case .readOnly: "Eine Zahlung steht aus. Bis {date} kann alles gelesen werden; gelöscht wird nichts."
    case .paused: "Pausiert; es wird nichts eingezogen und nichts ist offen."
    case .lapsed: "Beendet. Gelöscht wurde nichts; dein Tagebuch kannst du weiter lesen und exportieren."
    case .revoked: "Zurückgenommen und erstattet. Dein Tagebuch kannst du weiter lesen und exportieren."
    }
  }
}
