/** The users' feedback: the list, and one of them with its answer. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { ago, date, number, typed } from '../kit/format.js';
import { go, reload } from '../kit/router.js';
import { can } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { asked, isOneOf, isText, leftOut } from './asked.js';
import { namedLink } from './find-field.js';
import { facts, filtered, growing, nameOf, options, sheet, state, who } from './parts.js';
import { feedbackNamed, firstWords, triageForm } from './triage.js';

/** @typedef {import('../types/api').TriagedFeedback} Feedback */

/** @type {readonly Feedback['state'][]} */
const STATES = ['open', 'planned', 'answered', 'closed', 'duplicate'];
/** @type {readonly Feedback['kind'][]} */
const KINDS = ['idea', 'bug', 'question', 'graph'];

/** @param {Feedback['state']} word */
const stateText = (word) => t(word === 'open' ? 'triage.feedback_open_state' : `triage.feedback_${word}`);

/** @param {Feedback} one */
const shownState = (one) =>
  state(one.state === 'open' ? 'warn' : one.state === 'planned' ? '' : 'good', stateText(one.state), one.state === 'open' ? 'message' : undefined);

const RULES = { state: isOneOf(STATES), kind: isOneOf(KINDS), q: isText };

/** @param {URLSearchParams} query @returns {{ state?: Feedback['state'], kind?: Feedback['kind'], q?: string }} */
const wanted = (query) => asked(query, RULES);

/** @type {import('../kit/router.js').Screen<import('../types/api').TriagedFeedbackPage>} */
export const feedback = {
  path: '/admin/feedback',
  title: () => t('admin.feedback'),
  needs: { role: 'admin', duty: 'moderation' },
  more: { group: 'work', icon: 'message' },
  load: ({ query }) => call('GET /v1/admin/feedback', { query: wanted(query) }),
  show: (page, { query }) => [
    leftOut(query, RULES),
    finder(wanted(query)),
    sheet(
      t('admin.feedback'),
      page.items.length
        ? growing(
            page,
            (after) => call('GET /v1/admin/feedback', { query: { ...wanted(query), after } }),
            (items) => h('ul', { class: 'lines' }, items.map(line)),
          )
        : empty(t('triage.feedback_none'), t('triage.feedback_none_step')),
    ),
  ],
};

/** @param {ReturnType<typeof wanted>} value */
const finder = (value) =>
  h(
    'div',
    { class: 'sheet finder' },
    form({
      name: t('kit.search'),
      unguarded: true,
      value,
      action: t('kit.search'),
      fields: [
        { name: 'state', label: t('admin.state'), type: 'select', options: options(STATES, stateText, t('admin.all')) },
        { name: 'kind', label: t('triage.kind'), type: 'select', options: options(KINDS, (kind) => t(`triage.kind_${kind}`), t('admin.all')) },
        { name: 'q', label: t('triage.feedback_words'), type: 'search', attributes: { maxlength: 200 } },
      ],
      send: async (body) => go(filtered('/admin/feedback', body)),
    }),
  );

/** @param {Feedback} one */
const line = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('a', { class: 'admin-link said-text', href: `/admin/feedback/${one.id}`, translate: 'no' }, firstWords(one.text)),
      h(
        'p',
        { class: 'quiet' },
        [
          t(`triage.kind_${one.kind}`),
          ' · ',
          typed(nameOf(one.author)),
          `, ${ago(one.created_at)}`,
          one.votes ? ` · ${t('triage.votes', { count: one.votes })}` : '',
          one.priority ? ` · ${t('triage.priority')} ${number(one.priority)}` : '',
        ],
        one.labels.map((label) => [' ', h('span', { class: 'label', translate: 'no' }, label)]),
      ),
    ),
    shownState(one),
  );

/** @type {import('../kit/router.js').Screen<Feedback>} */
export const feedbackItem = {
  path: '/admin/feedback/{id}',
  title: (one) => (one ? t(`triage.kind_${one.kind}`) : t('admin.feedback')),
  crumb: () => ({ path: '/admin/feedback', text: t('admin.feedback') }),
  needs: { role: 'admin', duty: 'moderation' },
  load: ({ params: { id } }) => call('GET /v1/admin/feedback/{id}', { path: { id } }),
  lead: (one) => [typed(nameOf(one.author)), `, ${ago(one.created_at)}`],
  actions: shownState,
  show: (one) =>
    h(
      'div',
      { class: 'two' },
      h(
        'div',
        { class: 'stack' },
        h(
          'section',
          { class: 'sheet', 'aria-label': t('admin.feedback') },
          h('div', { class: 'stack' }, h('p', { class: 'said-text prose', translate: 'no' }, one.text), about(one)),
        ),
        sheet(t('triage.answer_head', { name: nameOf(one.author) }), answer(one)),
      ),
      triageForm(one),
    ),
};

/** @param {Feedback} one */
function about(one) {
  const { graph } = one;
  return facts([
    [t('triage.written_by'), can('accounts') ? who(one.author) : typed(nameOf(one.author))],
    one.screen ? [t('triage.screen'), [h('code', { translate: 'no' }, one.screen), one.app_version ? ` · ${one.app_version}` : '']] : null,
    graph
      ? [
          t('triage.kind_graph'),
          h(
            'code',
            { translate: 'no' },
            Object.entries(graph)
              .map(([name, value]) => `${name}=${value}`)
              .join(' '),
          ),
        ]
      : null,
    one.kind === 'idea' ? [t('triage.votes_name'), number(one.votes, 0)] : null,
    one.duplicates ? [t('triage.merged'), number(one.duplicates, 0)] : null,
    one.duplicate_of ? [t('triage.feedback_duplicate'), namedLink('/admin/feedback', one.duplicate_of, feedbackNamed)] : null,
    ['ID', h('code', { translate: 'no' }, one.id)],
  ]);
}

/** @param {Feedback} one */
const answer = (one) =>
  h(
    'div',
    { class: 'stack' },
    one.answer
      ? noteBox(
          '',
          'check',
          h('p', { class: 'quiet' }, t('triage.answered_on_day', { day: date(one.answered_at ?? one.updated_at) })),
          h('p', { class: 'said-text', translate: 'no' }, one.answer),
        )
      : null,
    form({
      action: t('triage.answer_send'),
      value: { state: 'answered' },
      fields: [
        {
          name: 'text',
          label: t('triage.answer'),
          type: 'area',
          rows: 5,
          required: true,
          hint: t('triage.answer_about', { name: nameOf(one.author) }),
          attributes: { maxlength: 5000 },
        },
        {
          name: 'state',
          label: t('triage.answer_then'),
          type: 'choice',
          options: options(/** @type {const} */ (['answered', 'planned', 'closed']), stateText),
        },
      ],
      send: (/** @type {import('../types/api').FeedbackAnswer} */ body) => call('POST /v1/admin/feedback/{id}/answer', { path: { id: one.id }, body }),
      done: () => {
        note(t('triage.answer_sent'));
        return reload();
      },
    }),
  );
