extension DrawingText {
  var turkish: String {
    switch self {
    // Graphs
    case .squat: "Squat"
    case .benchPress: "Bench press"
    case .deadlift: "Deadlift"
    case .exercise: "Egzersiz"
    case .bodyWeight: "Vücut ağırlığı"
    case .bodyFat: "Vücut yağı"
    case .trainingTime: "Antrenman süresi"
    case .energy: "Enerji"
    case .trainingVolume: "Hacim"
    case .muscleGroups: "Kas grubuna göre haftalık set"
    // Measures of a lift
    case .e1rm: "{graph}, tahmini 1RM"
    case .weight: "{graph}, en ağır set"
    case .volume: "{graph}, hacim"
    case .reps: "{graph}, tekrar"
    case .sets: "{graph}, set"
    case .duration: "{graph}, süre"
    case .distance: "{graph}, mesafe"
    // The sentence
    case .titleOfMany: "{graph}, {from} – {to}: {first} değerinden {last} değerine"
    case .titleOfOne: "{graph}, {day}: {value}"
    case .titleOfNone: "{graph}: henüz bir şey yok"
    case .titleOfSums: "{graph}, {from} – {to}: haftada ortalama {value}"
    case .titleOfSpan: "{graph}, {from} – {to}"
    case .withRecords: "{title}, {count, plural, one {# rekor} other {# rekor}}"
    case .byWeek: "{title}, haftalık"
    case .byMonth: "{title}, aylık"
    // A point
    case .pointOfDay: "{day}: {value}"
    case .pointOfWeek: "{day} haftası: {value}"
    case .fromSet: "{point}, set: {set}"
    case .asRecord: "{point}, rekor"
    case .asLight: "{point}, hafif antrenman"
    case .between: "{point}, {lowest} ile {highest} arası"
    case .nothing: "yok"
    case .unknown: "bilinmiyor"
    case .goal: "Hedef {value}"
    case .goalByDay: "Hedef {value}, {day} tarihine kadar"
    // Values
    case .repsOfValue: "{count, plural, one {# tekrar} other {# tekrar}}"
    case .setsOfValue: "{count, plural, one {# set} other {# set}}"
    case .seconds: "{value} sn"
    case .minutes: "{value} dk"
    case .hours: "{value} sa"
    case .percent: "%{value}"
    // Days
    case .dayOfMonth: "{day} {month}"
    case .spokenDay: "{day} {month}"
    case .spokenDayOfYear: "{day} {month} {year}"
    case .spokenMonth: "{month} {year}"
    case .months: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık"
    case .shortMonths: "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"
    // Muscle groups
    case .arms: "Kollar"
    case .shoulders: "Omuzlar"
    case .legs: "Bacaklar"
    case .chest: "Göğüs"
    case .back: "Sırt"
    case .abdominals: "Karın"
    }
  }
}
