/// The README of an archive of someone's data. `{date}` is an instant (RFC 3339).
enum ExportReadme {
  static let english = """
    All data of {name}, as of {date}

    workouts.csv    every set that was logged, a line each, weights in the unit in which they were entered and times in
                    the zone of the workout. The form is that of Strong's exports; many apps can import it.
    data/           everything, one file for each kind (JSON). Times are in UTC. Ids tie the files together: an exercise
                    is named in app.exercises.json, a workout in app.workouts.json.
    manifest.json   the size and the SHA-256 of each file.

    What others wrote to you is in it; what they wrote about you for themselves is in their archive.

    """

  static let german = """
    Alle Daten von {name}, Stand {date}

    workouts.csv    jeder eingetragene Satz auf einer Zeile, Gewichte in der Einheit, in der sie eingegeben wurden, Zeiten
                    in der Zone des Trainings. Die Form ist die der Exporte von Strong; viele Apps können sie einlesen.
    data/           alles, eine Datei für jede Art (JSON). Zeiten stehen in UTC. Kennungen verbinden die Dateien: Wie eine
                    Übung heißt, steht in app.exercises.json, ein Training in app.workouts.json.
    manifest.json   die Größe und die SHA-256 jeder Datei.

    Was andere dir geschrieben haben, ist dabei; was sie über dich für sich notiert haben, steht in ihrem Archiv.

    """

  static let spanish = """
    Todos los datos de {name}, a fecha de {date}

    workouts.csv    cada serie registrada, una por línea, con los pesos en la unidad en que se introdujeron y las horas en
                    la zona del entreno. Tiene la forma de las exportaciones de Strong; muchas aplicaciones la leen.
    data/           todo, un archivo por cada tipo (JSON). Las horas están en UTC. Los identificadores unen los archivos:
                    el nombre de un ejercicio está en app.exercises.json, un entreno en app.workouts.json.
    manifest.json   el tamaño y el SHA-256 de cada archivo.

    Contiene lo que otros te escribieron; lo que anotaron sobre ti para sí está en su propio archivo.

    """

  static let turkish = """
    {name} kişisinin bütün verileri, {date} itibarıyla

    workouts.csv    kaydedilen her set bir satırda; ağırlıklar girildiği birimde, saatler antrenmanın saat diliminde.
                    Strong uygulamasının dışa aktarım biçimindedir; birçok uygulama içe aktarabilir.
    data/           her şey, her tür için bir dosya (JSON). Saatler UTC'dir. Dosyaları kimlikler bağlar: bir egzersizin
                    adı app.exercises.json, bir antrenman app.workouts.json içindedir.
    manifest.json   her dosyanın boyutu ve SHA-256 özeti.

    Başkalarının sana yazdıkları içindedir; senin hakkında kendileri için not ettikleri onların arşivindedir.

    """
}
