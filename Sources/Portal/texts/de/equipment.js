/** The screen of bars and plates. */
/** @type {typeof import('../en/equipment.js').default} */
export default {
  lead: 'Was du auflegen kannst. Gewichtsschritte, gezeichnete Scheiben und „Auf meine Scheiben runden“ richten sich danach.',
  units: 'Beschriftet in',
  inUnit: 'Stange und Scheiben in {unit}',
  none: 'In {unit} ist nichts eingetragen',
  noneText: 'Es gilt ein übliches Studio mit genug Scheiben. Beginne damit und ändere, was bei dir anders ist.',
  gym: 'Übliches {unit}-Studio',
  bar: 'Stange ({unit})',
  collars: 'Beide Verschlüsse ({unit})',
  platesText: 'Wie viele Scheiben da sind: einzelne, keine Paare. Lass das Feld leer (∞), wo es immer genug gibt.',
  howMany: 'Scheiben',
  fewer: '{count} weniger von {plate}',
  more: '{count} mehr von {plate}',
  remove: '{plate} entfernen',
  another: 'Weitere Scheibe ({unit})',
  add: 'Scheibe hinzufügen',
  twice: 'Diese Scheibe steht schon in der Liste.',
  forget: 'Stattdessen ein übliches Studio',
  forgotten: 'Es gilt wieder ein übliches Studio.',
};
