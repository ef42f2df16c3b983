import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { Problem, call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { date } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { session } from '../kit/session.js';
import { sharingTabs } from '../train/sharing-tabs.js';
import { button, paged } from './parts.js';

/** @typedef {import('../types/api').SharedLink} SharedLink */
/** @typedef {import('../types/api').SharedLinkPage} SharedLinkPage */

/** @type {import('../kit/router.js').Screen<SharedLinkPage>} */
export const shareLinks = {
  path: '/own/share-links',
  title: () => t('names.shareLinks'),
  needs: { role: ['lifter', 'coach'] },
  more: { group: 'account', icon: 'share' },
  load: () => call('GET /v1/share-links', { query: { limit: 50 } }),
  show: (page) => [
    // Of a coach's own coaches nothing is asked here.
    session().role === 'lifter' && sharingTabs('/own/share-links'),
    h(
      'section',
      { class: 'sheet', 'aria-label': t('names.shareLinks') },
      page.items.length === 0 ? h('p', {}, t('links.none')) : [h('p', { class: 'quiet' }, t('links.text')), paged(page, more, (link) => [linkRow(link)])],
    ),
  ],
};

/** @param {string} after */
const more = (after) => call('GET /v1/share-links', { query: { limit: 50, after } });

/** @param {SharedLink} link */
function linkRow(link) {
  const { name, state } = link,
    isOpen = state === 'open';
  const facts = [
    t(`links.kind_${link.kind}`),
    t('links.opened', { count: link.opens }),
    isOpen && link.expires_at && t('links.until', { day: date(link.expires_at) }),
  ];
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'whole' },
      h('strong', { translate: 'no' }, name),
      state !== 'open' && [' ', h('span', { class: 'chip' }, t(`links.${state}_chip`))],
      h('p', { class: 'quiet' }, facts.filter(Boolean).join(' · ')),
      isOpen && h('p', { class: 'quiet' }, t('links.asOf', { day: date(link.refreshed_at) })),
    ),
    isOpen &&
      h(
        'p',
        { class: 'btns' },
        button(t('links.refresh'), () => refresh(link), { name: t('links.refreshName', { name }) }),
        button(t('links.withdraw'), () => withdraw(link), { kind: 'danger', name: t('links.withdrawName', { name }) }),
      ),
  );
}

/** @param {SharedLink} link */
async function refresh({ id, name }) {
  try {
    await call('PUT /v1/share-links/{id}/document', { path: { id } });
  } catch (failure) {
    if (failure instanceof Problem && failure.status === 404) throw new Problem(404, { title: t('links.deleted') });
    throw failure;
  }
  await reload();
  note(t('links.refreshed', { name }));
}

/** @param {SharedLink} link */
async function withdraw({ id, name }) {
  const sure = await confirm({ title: t('links.withdrawTitle', { name }), text: t('links.withdrawText'), action: t('links.withdraw'), danger: true });
  if (!sure) return;
  await call('DELETE /v1/share-links/{id}', { path: { id } });
  await reload();
  note(t('links.withdrawn', { name }));
}
