import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { go, reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { stamp } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { button, paged, sheet } from './parts.js';

/** @typedef {import('../types/api').PublicIdea} PublicIdea */
/** @typedef {import('../types/api').PublicIdeaPage} PublicIdeaPage */
/** @typedef {'newest' | 'votes'} Order */

/** @param {URLSearchParams} query @returns {Order} */
const orderOf = (query) => (query.get('sort') === 'newest' ? 'newest' : 'votes');

/** @type {import('../kit/router.js').Screen<PublicIdeaPage>} */
export const ideas = {
  path: '/own/ideas',
  title: () => t('names.ideas'),
  needs: { module: 'ideas' },
  more: { group: 'help', icon: 'idea' },
  load: ({ query }) => call('GET /v1/feedback/ideas', { query: { sort: orderOf(query) } }),
  show: (page, { query }) => {
    const sort = orderOf(query);
    return [
      sheet(t('own.ideasSheet'), [
        h('p', { class: 'tools' }, h('a', { class: 'btn main', href: '/own/feedback' }, t('own.giveIdea'))),
        orderChoice(sort),
        page.items.length === 0
          ? empty(t('own.noIdeas'), t('own.noIdeasText'))
          : h(
              'div',
              {},
              ...paged(
                page,
                (after) => call('GET /v1/feedback/ideas', { query: { sort, after } }),
                (idea) => [ideaRow(idea)],
              ),
            ),
      ]),
    ];
  },
};

/** @param {Order} sort */
const orderChoice = (sort) =>
  h(
    'fieldset',
    { class: 'seg' },
    h('legend', { class: 'said' }, t('own.order')),
    .../** @type {Order[]} */ (['votes', 'newest']).map((one) =>
      h(
        'label',
        {},
        h('input', { type: 'radio', name: 'order', id: `order-${one}`, checked: one === sort, onchange: () => go(`?sort=${one}`, { replace: true }) }),
        h('span', {}, t(`own.order_${one}`)),
      ),
    ),
  );

/** @param {PublicIdea} idea */
function ideaRow(idea) {
  const voted = idea.voted;
  return h(
    'li',
    { class: 'idea' },
    h(
      'div',
      {},
      h('p', { translate: 'no', class: 'words' }, idea.text),
      idea.answer && h('p', { class: 'quiet' }, t('own.answer'), ': ', h('span', { translate: 'no' }, idea.answer)),
      h(
        'p',
        { class: 'quiet' },
        h('span', { class: `chip ${idea.state === 'planned' ? 'good' : ''}` }, t(`own.idea_${idea.state}`)),
        ' ',
        stamp(idea.created_at),
      ),
    ),
    h(
      'div',
      { class: 'end' },
      h('p', { class: 'fig' }, t('own.votes', { count: idea.votes })),
      idea.is_own
        ? h('span', { class: 'quiet' }, t('own.yours'))
        : button(
            t(voted ? 'own.unvote' : 'own.vote'),
            async () => {
              const path = { id: idea.id };
              await (voted ? call('DELETE /v1/feedback/ideas/{id}/vote', { path }) : call('PUT /v1/feedback/ideas/{id}/vote', { path }));
              await reload();
              note(t(voted ? 'own.unvoted' : 'own.voted'));
            },
            { name: t(voted ? 'own.unvoteName' : 'own.voteName', { what: idea.text }) },
          ),
    ),
  );
}
