/** Sorting one piece of feedback: state, labels, who takes care, notes, merging. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { session } from '../kit/session.js';
import { t } from '../kit/text.js';
import { calm, sheet } from './parts.js';
import { changes } from './triage-changes.js';

/** @typedef {import('../types/api').TriagedFeedback} Feedback */
/** @typedef {import('./triage-changes.js').Typed} Typed */

/** @param {Feedback} one */
export const triageForm = (one) => sheet(t('triage.triage'), calm(form({
  value: { ...one, priority: `${one.priority ?? ''}`, labels: one.labels.join(', ') },
  fields: [
    // Answering and merging set the other states.
    one.state === 'answered' || one.state === 'duplicate' ? null : { name: 'state', label: t('admin.state'), type: 'choice', options: [
      ['open', t('triage.feedback_open_state')], ['planned', t('triage.feedback_planned')], ['closed', t('triage.feedback_closed')]] },
    { name: 'priority', label: t('triage.priority'), type: 'select', options: [
      ['', t('admin.not_said')], ['1', t('triage.priority_1')], ['2', '2'], ['3', '3'], ['4', t('triage.priority_4')]] },
    { name: 'assignee', label: t('triage.assignee'), type: 'select', options: assignees(one) },
    { name: 'labels', label: t('triage.labels'), hint: t('triage.labels_hint') },
    { name: 'notes', label: t('triage.notes'), type: 'area', rows: 4, attributes: { maxlength: 10_000 } },
    one.kind === 'idea' ? { name: 'is_public', label: t('triage.is_public'), type: 'check' } : null,
    { name: 'duplicate_of', label: t('triage.duplicate_of'), hint: t('triage.duplicate_about'), attributes: { maxlength: 36, spellcheck: 'false' } },
  ],
  send: (/** @type {Typed} */ typed) => call('PATCH /v1/admin/feedback/{id}', { path: { id: one.id }, body: changes(one, typed) }),
  done: () => {
    note(t('kit.saved'));
    return reload();
  },
})));

/** @param {Feedback} one @returns {Array<[string, string]>} */
function assignees(one) {
  const me = session().account.id;
  /** @type {Array<[string, string]>} */
  const known = [['', t('triage.assignee_none')], [me, t('triage.assignee_me')]];
  return one.assignee && one.assignee !== me ? [...known, [one.assignee, t('triage.assignee_other')]] : known;
}
