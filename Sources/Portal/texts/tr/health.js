/** What people read about their medical conditions. */
export default {
  lead: 'Bunu yalnızca sen ve sağlık verilerini gösterdiğin koçlar görür.',
  conditions: 'Sağlık sorunları',
  add: 'Ekle',
  edit: 'Düzenle',
  editName: 'Düzenle: {name}',
  remove: 'Kaldır',
  removeName: 'Kaldır: {name}',
  removed: '{name} kaldırıldı',
  none: 'Henüz bir şey yok',
  noneText: 'Bir koçun bilmesi gereken sakatlıklar, hastalıklar ya da ilaçlar.',
  condition: 'Sağlık sorunu',
  conditionHint: 'Örneğin: L4/L5 bel fıtığı',
  since: 'Ne zamandan beri',
  notes: 'Notlar',
  notesHint: 'Nelerden kaçınman gerektiği, doktorun ne dediği',
  kept: 'Kaydedildi',
};
