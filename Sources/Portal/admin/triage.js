/** Sorting one piece of feedback: state, labels, who takes care, notes, merging. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { session } from '../kit/session.js';
import { t } from '../kit/text.js';
import { calm, sheet } from './parts.js';

/** @typedef {import('../types/api').TriagedFeedback} Feedback */
/** @typedef {{ state: Feedback['state'], priority?: string, assignee?: string, labels?: string, notes?: string, is_public?: boolean, duplicate_of?: string }} Typed */

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

/**
 * Only what was changed: another admin may be at it, too.
 * @param {Feedback} one
 * @param {Typed} typed
 */
export function changes(one, typed) {
  const labels = (typed.labels ?? '').split(',').map((label) => label.trim()).filter(Boolean);
  const priority = typed.priority ? Number(typed.priority) : null;
  /** @type {import('../types/api').FeedbackTriage} */
  const body = {};
  if (typed.state && typed.state !== one.state) body.state = typed.state;
  if (priority !== (one.priority ?? null)) body.priority = priority;
  if (labels.join('\n') !== one.labels.join('\n')) body.labels = labels;
  if ((typed.assignee ?? null) !== (one.assignee ?? null)) body.assignee = typed.assignee ?? null;
  if ((typed.notes ?? null) !== (one.notes ?? null)) body.notes = typed.notes ?? null;
  if ((typed.duplicate_of ?? null) !== (one.duplicate_of ?? null)) body.duplicate_of = typed.duplicate_of ?? null;
  if (one.kind === 'idea' && typed.is_public !== one.is_public) body.is_public = typed.is_public;
  return body;
}
