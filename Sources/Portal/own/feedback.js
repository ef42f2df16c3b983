import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { stamp } from '../kit/format.js';
import { form } from '../kit/form.js';
import { has } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { paged, sheet } from './parts.js';

/** @typedef {import('../types/api').OwnFeedback} OwnFeedback */
/** @typedef {import('../types/api').OwnFeedbackPage} OwnFeedbackPage */

/** @type {import('../kit/router.js').Screen<OwnFeedbackPage>} */
export const feedback = {
  path: '/own/feedback',
  title: () => t('names.feedback'),
  more: { group: 'help', icon: 'help' },
  load: () => call('GET /v1/feedback'),
  show: (page, { query }) => [
    h(
      'div',
      { class: 'two' },
      sheet(t('own.feedbackSheet'), [
        h('p', { class: 'quiet' }, t('own.feedbackText')),
        form({
          name: t('own.feedbackSheet'),
          action: t('own.sendFeedback'),
          value: { kind: 'idea', screen: query.get('from') ?? undefined },
          fields: [
            {
              name: 'kind',
              label: t('own.kind'),
              type: 'choice',
              required: true,
              options: [
                ['idea', t('own.kind_idea')],
                ['bug', t('own.kind_bug')],
                ['question', t('own.kind_question')],
              ],
            },
            { name: 'text', label: t('own.feedbackField'), type: 'area', required: true },
          ],
          send: (/** @type {import('../types/api').FeedbackRequest} */ body) => call('POST /v1/feedback', { body: { ...body, screen: query.get('from') } }),
          done: async () => {
            await reload();
            note(t('own.feedbackSent'));
          },
        }),
        has('ideas') && h('p', {}, h('a', { class: 'btn bare', href: '/own/ideas' }, t('own.seeIdeas'))),
      ]),
      sheet(
        t('own.feedbackMine'),
        page.items.length === 0
          ? [empty(t('own.noFeedback'), t('own.noFeedbackText'))]
          : paged(
              page,
              (after) => call('GET /v1/feedback', { query: { after } }),
              (one) => [feedbackRow(one)],
            ),
      ),
    ),
  ],
};

/** @param {OwnFeedback} one */
const feedbackRow = (one) =>
  h(
    'li',
    {},
    h(
      'div',
      {},
      h('p', { translate: 'no', class: 'words' }, one.text),
      one.answer &&
        h(
          'div',
          { class: 'note' },
          h('p', {}, h('strong', {}, t('own.answer')), ' ', one.answered_at && stamp(one.answered_at)),
          h('p', { class: 'words', translate: 'no' }, one.answer),
        ),
      h(
        'p',
        { class: 'quiet' },
        t(`own.kind_${one.kind}`),
        ' · ',
        stamp(one.created_at),
        one.is_public && one.kind === 'idea' && ` · ${t('own.votes', { count: one.votes })}`,
      ),
    ),
    h('span', { class: 'chip' }, t(`own.idea_${one.state}`)),
  );
