/** What people read about their medical conditions. */
export default {
  lead: 'Das siehst nur du, und Coaches, denen du deine Gesundheitsdaten zeigst.',
  conditions: 'Beschwerden und Erkrankungen',
  add: 'Eintrag hinzufügen',
  edit: 'Bearbeiten',
  editName: '{name} bearbeiten',
  remove: 'Entfernen',
  removeName: '{name} entfernen',
  removed: '{name} entfernt',
  none: 'Nichts eingetragen',
  noneText: 'Verletzungen, Erkrankungen oder Medikamente, von denen ein Coach wissen sollte.',
  condition: 'Was es ist',
  conditionHint: 'Zum Beispiel: Bandscheibenvorfall L4/L5',
  since: 'Seit wann',
  notes: 'Notizen',
  notesHint: 'Was du meiden sollst, was der Arzt gesagt hat',
  kept: 'Gespeichert',
};
