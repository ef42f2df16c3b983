/** What stands on every page of a client: who it is, why they need attention, the ways on. */

import { month, person } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { confirm } from '../kit/dialog.js';
import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { noteBox } from '../kit/state.js';
import { watchClients, onHint } from '../kit/stream.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { dismissing } from './attention.js';
import { editLabels } from './label-dialog.js';
import { known } from './known.js';
import { quickNote } from './note-dialog.js';
import { labelChips, nameOf, reasonText, ruleSaid } from './parts.js';
import { sessionDay } from './roster-row.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('./parts.js').Reason} Reason */
/** @typedef {'' | 'workouts' | 'progress' | 'plan' | 'body' | 'notes'} Part */

/** @type {Array<[part: Part, scopes: Client['scopes']]>} */
const pages = [['', []], ['workouts', ['history', 'workout_details']], ['progress', ['main_lifts', 'all_lifts']], ['plan', ['plans']], ['body', ['body_metrics', 'health']], ['notes', []]];

/**
 * The members that a client's screens share.
 * @param {Part} part
 */
export const clientScreen = (part) => ({
  path: part ? `/coach/clients/{id}/${part}` : '/coach/clients/{id}',
  title: (/** @type {{ client: Client } | undefined} */ data, /** @type {import('../kit/router.js').Place} */ { params }) => {
    const client = data?.client ?? known(params.id);
    return client ? nameOf(client) : t('coach.client');
  },
  tab: '/coach',
  ownHead: true,
});

/**
 * @param {{ client: Client, reasons: Reason[] }} data
 * @param {Part} part
 * @param {...import('../kit/view.js').Child} children
 */
export function clientFrame({ client, reasons }, part, ...children) {
  watchClients([client.id]);
  onHint('client', ({ lifter }) => {
    if (lifter === client.id && !document.querySelector('.thread textarea, dialog[open]')) void reload();
  });
  const name = nameOf(client);
  return [
    h('p', { class: 'crumb' }, h('a', { href: '/coach' }, icon('back'), t('coach.clients'))),
    h('div', { class: 'head' },
      h('div', null, h('h1', { translate: 'no', tabindex: '-1' }, name), facts(client)),
      client.labels.length > 0 && h('span', { class: 'btns' }, labelChips(client.labels)),
      h('span', { class: 'btns' },
        h('a', { class: 'btn', href: `/coach/messages/${client.id}` }, icon('message'), t('coach.message'), client.unread_messages > 0 && h('span', { class: 'count' }, `${client.unread_messages}`, h('span', { class: 'said' }, ` ${t('kit.unread')}`))),
        h('a', { class: 'btn', href: `/coach/assign?client=${client.id}` }, icon('plan'), t('coach.assign')),
        menu(t('coach.moreFor', { name }), [
          { label: t('coach.labels'), icon: 'edit', action: () => editLabels(client) },
          { label: t('coach.note'), icon: 'plan', action: () => quickNote(client) },
          { label: t('coach.ruleOfClient'), icon: 'flag', path: `/coach/clients/${client.id}/rules` },
          { label: t('coach.letGo'), icon: 'delete', danger: true, action: () => letGo(client) },
        ]))),
    client.paused && noteBox('closed', 'hidden', t('coach.pausedByOne', { name })),
    reasons.length > 0 && h('div', { class: 'reasons' }, reasonNote(reasons[0]), reasons.length > 1 && h('details', null, h('summary', null, t('coach.moreReasons', { count: reasons.length - 1 })), reasons.slice(1).map(reasonNote))),
    h('nav', { class: 'subnav', 'aria-label': name }, pages.map(([page, scopes]) => {
      const hides = scopes.length > 0 && !scopes.some((scope) => client.scopes.includes(scope));
      return h('a', { href: `/coach/clients/${client.id}${page ? `/${page}` : ''}`, 'aria-current': page === part ? 'page' : null },
        t(/** @type {'coach.page_notes'} */ (`coach.page_${page || 'overview'}`)), hides && [icon('hidden'), h('span', { class: 'said' }, t('coach.hidden'))]);
    })),
    children,
  ];
}

/** @param {Client} client */
const facts = (client) => h('p', { class: 'facts' },
  h('span', null, t('coach.since'), ' ', h('b', null, month(client.since, person.timeZone))),
  client.next_session && h('span', null, t('coach.next'), ' ', h('b', null, sessionDay(client.next_session))),
  client.expires_at && h('span', null, t('coach.endsOn'), ' ', h('b', null, month(client.expires_at))));

/** @param {Reason} reason */
const reasonNote = (reason) => h('div', { class: 'note warn strip' }, icon('flag'),
  h('p', null, reasonText(reason), ' ', h('span', { class: 'quiet' }, ruleSaid(reason))), h('div', { class: 'btns' }, dismissing(reason)));

/** @param {Client} client */
async function letGo(client) {
  const name = nameOf(client);
  if (!(await confirm({ title: t('coach.letGoTitle', { name }), text: t('coach.letGoText'), action: t('coach.letGo'), danger: true }))) return;
  await act(async () => {
    await call('DELETE /v1/clients/{lifter}', { path: { lifter: client.id } });
    await go('/coach');
    note(t('coach.letGoDone', { name }));
  })(/** @type {any} */ ({ currentTarget: document.body }));
}
