/** @type {typeof import('../en/chart.js').default} */
export default {
  chart: 'Graph',
  table: 'Tabelle',
  shownAs: 'Gezeigt als',
  csv: 'CSV herunterladen',
  wrong: 'Dieser Graph stimmt nicht',
  wrongText: 'Der Support sieht sich den Graphen an, wie du ihn gerade siehst, und antwortet unter „Hilfe und Feedback“.',
  whatIsWrong: 'Was stimmt nicht?',
  send: 'Senden',
  sent: 'Gesendet. Danke, wir sehen es uns an.',
  open: 'Training öffnen',
  notDrawn: 'Der Graph konnte nicht gezeichnet werden.',
  record: 'Rekord',
  light: 'leichtes Training',
  goal: 'Ziel',
  break: 'Trainingspause',
};
