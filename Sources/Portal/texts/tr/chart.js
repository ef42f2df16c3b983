/** @type {typeof import('../en/chart.js').default} */
export default {
  chart: 'Grafik',
  table: 'Tablo',
  shownAs: 'Gösterim',
  csv: 'CSV indir',
  wrong: 'Bu grafik yanlış',
  wrongText: 'Destek, grafiğe şu an gördüğün haliyle bakar ve Yardım ve geri bildirim altında yanıtlar.',
  whatIsWrong: 'Yanlış olan ne?',
  send: 'Gönder',
  sent: 'Gönderildi. Teşekkürler, bakıyoruz.',
  open: 'Antrenmanı aç',
  notDrawn: 'Grafik çizilemedi.',
  record: 'rekor',
  light: 'hafif antrenman',
  goal: 'hedef',
  break: 'antrenman arası',
};
