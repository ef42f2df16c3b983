import { h } from '../kit/view.js';
import { loadTexts, t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { button, nameOf, paged, person, sheet } from '../own/parts.js';
import { sharingTabs } from './sharing-tabs.js';
import { changeBetween, changeShown, askedPicker, scopePicker, scopeWords, capital } from './coach-scopes.js';

/** @typedef {import('../types/api').ScopeRequest} ScopeRequest */
/** @typedef {import('../types/api').TeamMove} TeamMove */
/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {{ requests: import('../types/api').ScopeRequestPage, moves: import('../types/api').TeamMovePage, words: ScopeWords[] }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const scopeRequests = {
  path: '/train/sharing/requests',
  title: () => t('names.requests'),
  needs: { module: 'coaching' },
  load: async () => {
    const [requests, moves, words] = await Promise.all([call('GET /v1/scope-requests'), call('GET /v1/moves'), scopeWords(), loadTexts('own', 'mine')]);
    return { requests, moves, words };
  },
  show: ({ requests, moves, words }) => {
    const open = requests.items.filter((one) => one.state === 'open');
    const proposed = moves.items.filter((one) => one.state === 'open');
    const closed = { ...requests, items: requests.items.filter((one) => one.state !== 'open') };
    return [
      sharingTabs('/train/sharing/requests'),
      open.length + proposed.length === 0 && sheet(t('sharing.open'), [empty(t('sharing.noRequests'), t('sharing.noRequestsText'))]),
      ...open.map((request) => requestSheet(request, words)),
      ...proposed.map((move) => moveSheet(move, words)),
      closed.items.length > 0 &&
        sheet(
          t('sharing.earlier'),
          paged(
            closed,
            (after) => call('GET /v1/scope-requests', { query: { after } }),
            (request) => [closedRow(request, words)],
          ),
        ),
    ];
  },
};

/** @param {ScopeRequest} request @param {ScopeWords[]} words */
function requestSheet(request, words) {
  const who = nameOf(request.coach);
  const picker = askedPicker({ words, asked: request.scopes, only: request.scopes, who });
  return sheet(
    t('sharing.asks', { who }),
    [
      request.message && h('p', {}, h('q', { translate: 'no' }, request.message)),
      request.team && h('p', { class: 'quiet' }, t('sharing.forTeam', { team: request.team.name })),
      h('fieldset', {}, h('legend', {}, t('sharing.chooseOpen')), picker.node),
      h(
        'p',
        { class: 'btns' },
        button(
          t('sharing.grant'),
          async () => {
            if (!picker.value().scopes.length) return note(t('sharing.tickOne'));
            await call('POST /v1/scope-requests/{id}/grant', { path: { id: request.id }, body: picker.value() });
            await reload();
            note(t('sharing.granted', { who }));
          },
          { kind: 'main' },
        ),
        button(t('sharing.decline'), async () => {
          await call('POST /v1/scope-requests/{id}/decline', { path: { id: request.id } });
          await reload();
          note(t('sharing.declined', { who }));
        }),
      ),
    ],
    h('span', { class: 'quiet' }, day(request.created_at)),
  );
}

/** @param {TeamMove} move @param {ScopeWords[]} words */
function moveSheet(move, words) {
  const who = nameOf(move.to);
  const shown = h('div', { role: 'status' });
  const picker = scopePicker({ words, change: (sharing) => shown.replaceChildren(changeShown(changeBetween(words, [], sharing.scopes), who)) });
  return sheet(
    t('sharing.moveTitle', { who }),
    [
      h(
        'p',
        {},
        move.from
          ? t('sharing.moveText', { team: move.team.name, from: nameOf(move.from), to: who })
          : t('sharing.moveTextNew', { team: move.team.name, to: who }),
      ),
      move.message && h('p', {}, h('q', { translate: 'no' }, move.message)),
      h('fieldset', {}, h('legend', {}, t('sharing.sees', { who })), picker.node),
      shown,
      h(
        'p',
        { class: 'btns' },
        button(
          t('sharing.moveAccept'),
          async () => {
            await call('POST /v1/moves/{id}/accept', { path: { id: move.id }, body: picker.value() });
            await reload();
            note(t('sharing.moved', { who }));
          },
          { kind: 'main' },
        ),
        button(t('sharing.moveDecline'), async () => {
          await call('POST /v1/moves/{id}/decline', { path: { id: move.id } });
          await reload();
          note(t('sharing.stayed'));
        }),
      ),
    ],
    h('span', { class: 'quiet' }, day(move.created_at)),
  );
}

/** @param {ScopeRequest} request @param {ScopeWords[]} words */
function closedRow(request, words) {
  const names = words.filter((word) => request.scopes.includes(word.scope)).map((word) => capital(word.name));
  return h(
    'li',
    {},
    h('div', {}, person(request.coach), h('p', { class: 'quiet' }, names.join(' · '))),
    h('div', { class: 'end quiet' }, t(`sharing.state_${request.state}`), h('br'), day(request.closed_at ?? request.created_at)),
  );
}
