internal import MuscleMateAPI

extension Scope {
  var turkish: String {
    switch self {
    case .history: "antrenman geçmişi"
    case .workoutDetails: "her antrenmanın ayrıntıları"
    case .mainLifts: "squat, bench press ve deadlift gelişimi"
    case .allLifts: "her egzersizin gelişimi"
    case .bodyMetrics: "vücut ağırlığı ve ölçüler"
    case .nutrition: "beslenme"
    case .health: "sağlık verileri"
    case .photos: "fotoğraflar"
    case .plans: "antrenman planlamak ve hangilerinin yapıldığı"
    }
  }

  var turkishOpens: String {
    switch self {
    case .history:
      "Her antrenmanın adı, zamanı ve süresi, kaç egzersiz ve set içerdiği ve haftalık özetler."
    case .workoutDetails:
      "Her seferinde bir antrenman: egzersizleri, setleri, ağırlıkları, zorluğu ve notları."
    case .mainLifts: "Squat, bench press ve deadlift grafikleri ve rekorları."
    case .allLifts:
      "Üç ana kaldırış dahil her egzersizin grafikleri, rekorları ve çalışan kaslar."
    case .bodyMetrics: "Vücut ağırlığı, vücut yağı ve diğer ölçüler, grafikleriyle."
    case .nutrition: "Yediklerin, enerji ve besin değerleriyle birlikte."
    case .health: "Hastalıklar ve diğer sağlık verileri."
    case .photos: "Gelişim fotoğrafları."
    case .plans:
      "Koç haftaya, maksimumlardan hesaplanan ağırlıklarla antrenman ekler; hangilerinin ne zaman yapıldığını görür."
    }
  }

  var turkishLeavesClosed: String {
    switch self {
    case .history: "Bir antrenmanda yapılanlar, notları ve her türlü grafik."
    case .workoutDetails: "Antrenman geçmişi; grafikler ve rekorlar."
    case .mainLifts: "Diğer bütün egzersizler ve antrenmanların kendisi."
    case .allLifts: "Antrenmanların kendisi ve notları; vücut ağırlığı."
    case .bodyMetrics: "Fotoğraflar, sağlık verileri ve antrenman."
    case .nutrition: "Vücut ağırlığı ve diğer ölçüler."
    case .health: "Vücut ölçüleri, fotoğraflar ve antrenman."
    case .photos: "Vücut ölçüleri ve sağlık verileri."
    case .plans: "Antrenmanlarda kaldırdığın ağırlıklar, tekrarların ve notların."
    }
  }
}
