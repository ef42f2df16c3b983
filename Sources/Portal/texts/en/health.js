/** What people read about their medical conditions. */
export default {
  lead: 'Only you see this, and coaches you let see your health data.',
  conditions: 'Medical conditions',
  add: 'Add condition',
  edit: 'Edit',
  editName: 'Edit {name}',
  remove: 'Remove',
  removeName: 'Remove {name}',
  removed: '{name} removed',
  none: 'Nothing entered',
  noneText: 'Injuries, illnesses or medicines that a coach should know of.',
  condition: 'What it is',
  conditionHint: 'For example: slipped disc L4/L5',
  since: 'Since when',
  notes: 'Notes',
  notesHint: 'What to avoid, what the doctor said',
  kept: 'Saved',
};
