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
    case .repeated:
      "başlık satırı burada yineleniyor; altında, yukarıda da bulunan {found} satır iki kez sayılmadı"
    case .turkishEncoding:
      "dosyadaki {found, plural, one {# karakter} other {# karakter}} UTF-8 değildi ve Windows-1254 (Türkçe) olarak okundu"
    case .repsDate:
      "“{found}” bir tarih; bir tablo programı onu 5-5 gibi bir tekrar listesinden yapmış olabilir"
    case .setCount: "set sayısı {found}, ama tekrar listesinde başka sayıda set var; liste alındı"
    case .yesOrNo: "“{found}” ne evet ne hayır"
    case .dateOrder:
      "dosya, tarihlerinde önce günün mü ayın mı geldiğini göstermiyor: {found}; yanlışsa öteki sırayı seç"
    case .dateOrderChanged:
      "bu başlığa sahip önceki bir dosya, gün ve ayın başka bir sırasıyla okunmuştu; bu dosya şöyle okunuyor: {found}; önce o içe aktarmayı geri al, yoksa antrenmanları başka günlerde kalır"
    case .dateNumbers: "tarihler sayı olarak yazılmış; şöyle okundu: {found}"
    case .filledDown: "{found} satırda gün ya da egzersiz yok; üstteki satırınki verildi"
    case .timeZone: "“{found}” adlı bir saat dilimi bilinmiyor"
    case .unknownMember: "“{found}” üyesi bilinmiyor ve atlandı"
    case .tier: "planında buna yer yok"
    case .limit: "bunlardan daha fazlasına yer yok"
    case .refused:
      "bu hesabın bir kuralına aykırı, örneğin bir dinlenme günü veya kapalı bir modül"
    case .fault: "geçerli değil"
    case .more: "ve buna benzer {found} tane daha"
    }
  }
}

extension ImportLoss {
  var turkish: String {
    switch self {
    case .row: "satır atlandı"
    case .value: "bu değer atlandı"
    case .item: "öğe alınmadı"
    }
  }
}
