import { h, icon } from '../kit/view.js';
import { loadTexts, t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { day, dayTime, time } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { paged, person, sheet } from '../own/parts.js';
import { sharingTabs } from './sharing-tabs.js';
import { capital, scopeWords } from './coach-scopes.js';

/** @typedef {import('../types/api').Look} Look */
/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {import('../types/api').BreakGlassOpening} Opening */
/** @typedef {{ looks: import('../types/api').LookPage, openings: import('../types/api').BreakGlassOpeningPage, words: ScopeWords[] }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const accessLog = {
  path: '/train/sharing/access-log',
  title: () => t('names.accessLog'),
  needs: { role: ['lifter', 'coach'] },
  more: { group: 'account', icon: 'eye' },
  load: async () => {
    const [looks, openings, words] = await Promise.all([
      call('GET /v1/me/access-log', { query: { limit: 50 } }),
      call('GET /v1/me/break-glass'),
      scopeWords(),
      loadTexts('own', 'mine'),
    ]);
    return { looks, openings, words };
  },
  show: ({ looks, openings, words }) => [
    sharingTabs('/train/sharing/access-log'),
    sheet(
      t('sharing.logSheet'),
      looks.items.length === 0
        ? [empty(t('sharing.noLooks'), t('sharing.noLooksText'))]
        : [h('p', { class: 'quiet' }, t('sharing.logText')), ...paged(looks, moreLooks, (look, before) => lookRows(look, before, words))],
    ),
    sheet(
      t('sharing.glass'),
      openings.items.length === 0
        ? [h('p', { class: 'quiet' }, t('sharing.noGlass'))]
        : paged(openings, moreOpenings, (opening) => [openingRow(opening, words)]),
    ),
  ],
};

/** @param {string} after */
const moreLooks = (after) => call('GET /v1/me/access-log', { query: { limit: 50, after } });
/** @param {string} after */
const moreOpenings = (after) => call('GET /v1/me/break-glass', { query: { after } });

/** @param {string} scope @param {ScopeWords[]} words */
function scopeName(scope, words) {
  if (scope === 'client_list') return t('sharing.clientList');
  return capital(words.find((word) => word.scope === scope)?.name ?? scope);
}

/**
 * A heading stands before the first look of a day.
 * @param {Look} look
 * @param {Look | undefined} before
 * @param {ScopeWords[]} words
 */
function lookRows(look, before, words) {
  const date = day(look.at);
  return [
    date !== (before && day(before.at)) && h('li', { class: 'day' }, h('h3', {}, date)),
    h(
      'li',
      {},
      h('div', {}, person(look.viewer), h('p', { class: 'quiet' }, scopeName(look.scope, words))),
      h('div', { class: 'end quiet' }, look.break_glass && h('span', { class: 'chip warn' }, icon('lock'), t('sharing.support')), ' ', time(look.at)),
    ),
  ];
}

/** @param {Opening} opening @param {ScopeWords[]} words */
function openingRow(opening, words) {
  const seen = opening.scopes.map((scope) => scopeName(scope, words)).join(' · ');
  const span =
    opening.opened_at && opening.ends_at
      ? t('sharing.glassSpan', { from: dayTime(opening.opened_at), to: time(opening.ends_at) })
      : t('sharing.glassAsked', { day: day(opening.requested_at), minutes: opening.minutes });
  return h(
    'li',
    {},
    h('div', {}, h('p', {}, h('q', {}, opening.reason)), h('p', { class: 'quiet' }, seen), h('p', { class: 'quiet' }, span)),
    h('span', { class: `chip ${opening.state === 'open' ? 'warn' : ''}` }, t(`sharing.glass_${opening.state}`)),
  );
}
