/** The screen of bars and plates. */
/** @type {typeof import('../en/equipment.js').default} */
export default {
  lead: 'Bara takabildiğin ağırlıklar. Ağırlık adımları, çizilen plakalar ve “Plakalarıma yuvarla” buna uyar.',
  units: 'Birim',
  inUnit: 'Bar ve plakalar ({unit})',
  none: '{unit} için bir şey girilmedi',
  noneText: 'Yeterince plakası olan sıradan bir salon geçerli. Ondan başla, sende farklı olanı değiştir.',
  gym: 'Sıradan {unit} salonu',
  bar: 'Bar ({unit})',
  collars: 'İki kelepçe birlikte ({unit})',
  platesText: 'Kaç plaka var: çift değil, tek tek. Her zaman yeterince varsa boş bırak (∞).',
  howMany: 'plaka',
  fewer: '{plate}: {count} eksilt',
  more: '{plate}: {count} artır',
  remove: '{plate} kaldır',
  another: 'Başka plaka ({unit})',
  add: 'Plaka ekle',
  twice: 'Bu plaka listede var.',
  forget: 'Sıradan bir salon kullan',
  forgotten: 'Yine sıradan bir salon geçerli.',
};
