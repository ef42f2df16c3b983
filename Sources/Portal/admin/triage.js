/** Sorting one piece of feedback: state, labels, who takes care, notes, merging. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { session } from '../kit/session.js';
import { t } from '../kit/text.js';
import { findField, unfound } from './find-field.js';
import { calm, nameOf, sheet } from './parts.js';
import { changes } from './triage-changes.js';

/** @typedef {import('../types/api').TriagedFeedback} Feedback */
/** @typedef {import('./triage-changes.js').Typed} Typed */

/**
 * The first line, which names it.
 * @param {string} text
 */
export const firstWords = (text) => {
  const first = text.split('\n')[0];
  return first.length > 140 ? `${first.slice(0, first.lastIndexOf(' ', 140))} …` : first;
};

/** @param {Feedback} one @returns {import('./find-field.js').Found} */
const found = (one) => ({ id: one.id, text: firstWords(one.text), about: nameOf(one.author) });

/** @param {string} id */
export const feedbackNamed = async (id) => found(await call('GET /v1/admin/feedback/{id}', { path: { id }, quiet: true }));

/**
 * What it can be merged into.
 * @param {Feedback} one
 * @returns {import('./find-field.js').Source}
 */
const others = (one) => ({
  find: async (q) => (await call('GET /v1/admin/feedback', { query: { q, limit: 8 }, quiet: true })).items.filter(({ id }) => id !== one.id).map(found),
  name: feedbackNamed,
});

/** @param {Feedback} one */
export const triageForm = (one) =>
  sheet(
    t('triage.triage'),
    calm(
      form({
        value: { ...one, priority: `${one.priority ?? ''}`, labels: one.labels.join(', ') },
        fields: [
          // Answering and merging set the other states.
          one.state === 'answered' || one.state === 'duplicate'
            ? null
            : {
                name: 'state',
                label: t('admin.state'),
                type: 'choice',
                options: [
                  ['open', t('triage.feedback_open_state')],
                  ['planned', t('triage.feedback_planned')],
                  ['closed', t('triage.feedback_closed')],
                ],
              },
          {
            name: 'priority',
            label: t('triage.priority'),
            type: 'select',
            options: [
              ['', t('admin.not_said')],
              ['1', t('triage.priority_1')],
              ['2', '2'],
              ['3', '3'],
              ['4', t('triage.priority_4')],
            ],
          },
          { name: 'assignee', label: t('triage.assignee'), type: 'select', attributes: { translate: 'no' }, options: assignees(one) },
          { name: 'labels', label: t('triage.labels'), hint: t('triage.labels_hint') },
          { name: 'notes', label: t('triage.notes'), type: 'area', rows: 4, attributes: { maxlength: 10_000 } },
          one.kind === 'idea' ? { name: 'is_public', label: t('triage.is_public'), type: 'check' } : null,
          findField({ name: 'duplicate_of', label: t('triage.duplicate_of'), hint: t('triage.duplicate_about') }, others(one)),
        ],
        check: (body) => unfound(body, 'duplicate_of'),
        send: (/** @type {Typed} */ typed) => call('PATCH /v1/admin/feedback/{id}', { path: { id: one.id }, body: changes(one, typed) }),
        done: () => {
          note(t('kit.saved'));
          return reload();
        },
      }),
    ),
  );

/** @param {Feedback} one @returns {Array<[string, string]>} */
function assignees(one) {
  const me = session().account.id;
  /** @type {Array<[string, string]>} */
  const known = [
    ['', t('triage.assignee_none')],
    [me, t('triage.assignee_me')],
  ];
  return one.assignee && one.assignee !== me ? [...known, [one.assignee, t('triage.assignee_other')]] : known;
}
