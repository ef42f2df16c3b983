/** What people read about their medical conditions. */
export default {
  lead: 'Solo lo ves tú, y los entrenadores con los que compartes tus datos de salud.',
  conditions: 'Problemas de salud',
  add: 'Añadir',
  edit: 'Editar',
  editName: 'Editar {name}',
  remove: 'Quitar',
  removeName: 'Quitar {name}',
  removed: 'Se quitó {name}',
  none: 'Nada anotado',
  noneText: 'Lesiones, enfermedades o medicamentos que un entrenador debería conocer.',
  condition: 'Qué es',
  conditionHint: 'Por ejemplo: hernia discal L4/L5',
  since: 'Desde cuándo',
  notes: 'Notas',
  notesHint: 'Qué debes evitar, qué dijo el médico',
  kept: 'Guardado',
};
