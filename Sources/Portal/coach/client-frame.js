/** What stands on every page of a client: who it is, why they need attention, the ways on. */

import { day, list, month, person } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go } from '../kit/router.js';
import { confirm } from '../kit/dialog.js';
import { note, say } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { dismissing } from './attention.js';
import { editLabels } from './label-dialog.js';
import { nameKnown } from './closing.js';
import { noLongerShared } from './known.js';
import { quickNote } from './note-dialog.js';
import { labelChips, nameOf, reasonText, ruleSaid, scopeName } from './parts.js';
import { sessionDay } from './roster-row.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('./parts.js').Reason} Reason */
/** @typedef {'' | 'workouts' | 'progress' | 'plan' | 'body' | 'notes'} Part */

/** @type {Array<[part: Part, scopes: Client['scopes']]>} */
const pages = [
  ['', []],
  ['workouts', ['history', 'workout_details']],
  ['progress', ['main_lifts', 'all_lifts']],
  ['plan', ['plans']],
  ['body', ['body_metrics', 'health']],
  ['notes', []],
];

/** The members that a client's screens share. */
export const clientScreen = () => ({
  title: (/** @type {{ client: Client } | undefined} */ data, /** @type {import('../kit/router.js').Place} */ { params }) =>
    (data ? nameOf(data.client) : nameKnown(params.id)) ?? t('coach.client'),
  tab: '/coach',
  ownHead: true,
});

/**
 * @param {{ client: Client, reasons: Reason[] }} data
 * @param {Part} part
 * @param {...import('../kit/view.js').Child} children
 */
export function clientFrame({ client, reasons }, part, ...children) {
  const name = nameOf(client);
  return [
    h('p', { class: 'crumb' }, h('a', { href: '/coach' }, icon('back'), t('coach.clients'))),
    h(
      'div',
      { class: 'head' },
      h('div', null, h('h1', { translate: 'no', tabindex: '-1' }, name), facts(client)),
      client.labels.length > 0 && h('span', { class: 'btns' }, labelChips(client.labels)),
      h(
        'span',
        { class: 'btns' },
        h(
          'a',
          { class: 'btn', href: `/coach/messages/${client.id}` },
          icon('message'),
          t('coach.message'),
          client.unread_messages > 0 && h('span', { class: 'count' }, `${client.unread_messages}`, h('span', { class: 'said' }, ` ${t('kit.unread')}`)),
        ),
        h('a', { class: 'btn', href: `/coach/assign?client=${client.id}` }, icon('plan'), t('coach.assign')),
        menu(t('coach.moreFor', { name }), [
          { label: t('coach.labels'), icon: 'edit', action: () => editLabels(client) },
          { label: t('coach.note'), icon: 'plan', action: () => quickNote(client) },
          { label: t('coach.ruleOfClient'), icon: 'flag', path: `/coach/clients/${client.id}/rules` },
          { label: t('coach.letGo'), icon: 'delete', danger: true, action: () => letGo(client) },
        ]),
      ),
    ),
    client.paused ? noteBox('closed', 'hidden', t('coach.pausedByOne', { name })) : shrunk(client),
    reasons.length > 0 &&
      h(
        'div',
        { class: 'reasons' },
        reasonNote(reasons[0]),
        reasons.length > 1 && h('details', null, h('summary', null, t('coach.moreReasons', { count: reasons.length - 1 })), reasons.slice(1).map(reasonNote)),
      ),
    h(
      'nav',
      { class: 'subnav', 'aria-label': name },
      pages.map(([page, scopes]) => {
        const hides = scopes.length > 0 && !scopes.some((scope) => client.scopes.includes(scope));
        return h(
          'a',
          { href: `/coach/clients/${client.id}${page ? `/${page}` : ''}`, 'aria-current': page === part ? 'page' : null },
          t(/** @type {const} */ (`coach.page_${page || 'overview'}`)),
          hides && [icon('hidden'), h('span', { class: 'said' }, t('coach.hidden'))],
        );
      }),
    ),
    children,
  ];
}

/** What was told last, so that a screen that is loaded again says it once. */
let said = '';

/**
 * What the client shared earlier in this visit, and does not share now.
 * @param {Client} client
 */
function shrunk(client) {
  const scopes = noLongerShared(client.id);
  if (!scopes.length) return null;
  const text = t('coach.shrunk', { name: nameOf(client), scopes: list(scopes.map(scopeName)) });
  if (text !== said) say(text);
  said = text;
  return noteBox('closed', 'hidden', text);
}

/** @param {Client} client */
const facts = (client) =>
  h(
    'p',
    { class: 'facts' },
    h('span', { translate: 'no' }, `@${client.username}`),
    h('span', null, t('coach.since'), ' ', h('b', null, month(client.since, person.timeZone))),
    client.away_until && h('span', null, t('coach.awayUntil', { day: day(client.away_until) })),
    client.next_session && h('span', null, t('coach.next'), ' ', h('b', null, sessionDay(client.next_session))),
    client.expires_at && h('span', null, t('coach.endsOn'), ' ', h('b', null, month(client.expires_at))),
  );

/** @param {Reason} reason */
const reasonNote = (reason) =>
  h(
    'div',
    { class: 'note warn strip' },
    icon('flag'),
    h('p', null, reasonText(reason), ' ', h('span', { class: 'quiet' }, ruleSaid(reason))),
    h('div', { class: 'btns' }, dismissing(reason)),
  );

/** @param {Client} client */
async function letGo(client) {
  const name = nameOf(client);
  if (!(await confirm({ title: t('coach.letGoTitle', { name }), text: t('coach.letGoText'), action: t('coach.letGo'), danger: true }))) return;
  await call('DELETE /v1/clients/{lifter}', { path: { lifter: client.id } });
  await go('/coach');
  note(t('coach.letGoDone', { name }));
}
