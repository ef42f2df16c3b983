extension ImportProblemCode {
  var turkish: String {
    switch self {
    case .columns: "satırda {found} sütun var, başlıktaki kadar değil"
    case .encoding:
      "dosyadaki {found, plural, one {# karakter} other {# karakter}} UTF-8 değildi ve Windows-1252 olarak okundu"
    case .nul: "dosyadaki {found, plural, one {# NUL karakteri} other {# NUL karakteri}} atlandı"
    case .unclosedQuote: "bir tırnak açılıyor ve hiç kapanmıyor"
    case .date: "“{found}” tarih ve saat değil"
    case .number: "“{found}” buraya uyan bir sayı değil"
    case .negative: "“{found}” negatif"
    case .reps: "“{found}” inandırıcı bir tekrar sayısı değil"
    case .weight: "“{found}” inandırıcı bir ağırlık değil"
    case .rpe: "“{found}” 1 ile 10 arasında bir RPE değil"
    case .duration: "“{found}” bir haftaya kadar bir süre değil"
    case .distance: "“{found}” bir mesafe değil"
    case .kind: "“{found}” bilinen bir set türü değil"
    case .unit: "“{found}” bilinen bir birim değil"
    case .dateTooEarly: "{found}, kaydın başladığı 1900 yılından önce"
    case .dateInTheFuture: "{found} gelecekte"
    case .exerciseMissing: "egzersizin adı yok"
    case .emptySet: "sette ne tekrar ne süre ne de mesafe var"
    case .nameTooLong: "ad çok uzun: “{found}”"
    case .tooManySets: "bir egzersiz en fazla 100 set alır"
    case .tooManyExercises: "bir antrenman en fazla 100 egzersiz alır"
    case .endBeforeStart: "bitiş ({found}) başlangıçtan önce; süre atlandı"
    case .notesCut: "notlar {found} karaktere kısaltıldı"
    case .end: "“{found}” bir tarih ve saat değil; süre atlandı"
    case .assistance: "“{found}”, egzersiz destekliyse destek sayılır; değilse set ağırlıksız kalır"
    case .weightAlone: "sette ağırlık var ({found}) ama tekrar yok; bir tekrar olarak alındı"
    case .columnsIgnored: "şu sütunlar okunmadı: {found}"
    case .dateOrder:
      "dosya, tarihlerinde önce günün mü ayın mı geldiğini göstermiyor; yanlış tahmin edildiyse belirt"
    case .repeated:
      "başlık satırı burada yineleniyor; altında, yukarıda da bulunan {found} satır iki kez sayılmadı"
    case .more: "ve {found} sorun daha"
    }
  }
}

extension ImportLoss {
  var turkish: String {
    switch self {
    case .row: "satır atlandı"
    case .value: "bu değer atlandı"
    }
  }
}
