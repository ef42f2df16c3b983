/** Inviting: one person by mail or name, or many by a code. Requests to see more stand beside them. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { day } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { codeLine, makeCode, scopeOptions, teamField, usual } from './invite-codes.js';
import { meet, nameOf } from './names.js';
import { places, placesLeft, scopeName, sheet } from './parts.js';

/** @typedef {import('../types/api').Invite} Invite */
/** @typedef {import('../types/api').InviteRequest} Request */
/** @typedef {{ invites: Invite[], codes: import('../types/api').InviteCode[], requests: import('../types/api').ScopeRequest[], teams: import('../types/api').Team[], room?: import('./places.js').Places }} Data */

export const invites = closing(
  /** @type {import('../kit/router.js').Screen<Data>} */ ({
    path: '/coach/invites',
    title: () => t('coach.invites'),
    tab: '/coach',
    crumb: () => ({ path: '/coach', text: t('coach.clients') }),
    more: { group: 'coaching', icon: 'mail' },
    load: async () => {
      const [all, codes, requests, teams, room] = await Promise.all([
        call('GET /v1/invites', { query: { limit: 50 } }),
        call('GET /v1/invite-codes', { query: { limit: 50 } }),
        call('GET /v1/scope-requests', { query: { limit: 50 } }),
        call('GET /v1/teams'),
        places(),
      ]);
      meet(requests.items.map((one) => one.lifter));
      return { invites: all.items, codes: codes.items, requests: requests.items, teams: teams.items, room };
    },
    show: ({ invites: all, codes, requests, teams, room }) =>
      h(
        'div',
        { class: 'two' },
        h(
          'div',
          { class: 'stack' },
          sheet('invite', t('coach.inviteOne'), null, placesLeft(room), inviteForm(teams)),
          sheet(
            'codes',
            t('coach.codes'),
            h('button', { type: 'button', class: 'btn', onclick: () => makeCode(teams, room) }, icon('plus'), t('coach.newCode')),
            h('p', { class: 'quiet' }, t('coach.codesText')),
            codes.length > 0 && h('ul', { class: 'lines' }, codes.map(codeLine)),
          ),
        ),
        h(
          'div',
          { class: 'stack' },
          sheet(
            'sent',
            t('coach.sentInvites'),
            null,
            all.length ? h('ul', { class: 'lines' }, all.map(inviteLine)) : h('p', { class: 'quiet' }, t('coach.noInvites')),
          ),
          requests.length > 0 && sheet('requests', t('coach.requests'), null, h('ul', { class: 'lines' }, requests.map(requestLine))),
        ),
      ),
  }),
);

/** @param {import('../types/api').Team[]} teams */
const inviteForm = (teams) =>
  form({
    value: { scopes: usual },
    action: t('coach.sendInvite'),
    fields: [
      {
        name: 'lifter',
        label: t('coach.mailOrName'),
        required: true,
        hint: t('coach.mailOrNameHint'),
        attributes: { spellcheck: 'false', autocapitalize: 'none' },
      },
      { name: 'message', label: t('coach.messageOptional'), type: 'area', rows: 2 },
      { name: 'scopes', label: t('coach.askedScopes'), type: 'choices', options: scopeOptions(), hint: t('coach.askedScopesHint') },
      teamField(teams),
    ],
    send: (/** @type {Request} */ body) => call('POST /v1/invites', { body: { ...body, team_id: body.team_id || undefined } }),
    done: async (made) => {
      await reload();
      note(t('coach.invited', { name: made.lifter }), () => call('DELETE /v1/invites/{invite}', { path: { invite: made.id } }).then(() => reload()));
    },
  });

/** @param {Invite} one */
function inviteLine(one) {
  const name = h('span', { class: 'said', translate: 'no' }, ` (${one.lifter})`);
  return h(
    'li',
    null,
    h(
      'div',
      null,
      h(
        'p',
        null,
        h('b', { translate: 'no' }, one.lifter),
        ' ',
        h('span', { class: one.state === 'accepted' ? 'chip good' : 'chip' }, t(/** @type {const} */ (`coach.invite_${one.state}`))),
      ),
      h(
        'p',
        { class: 'quiet' },
        t('coach.invitedOn', { day: day(one.created_at) }),
        one.state === 'open' && ` · ${t('coach.endsOnDay', { day: day(one.expires_at) })}`,
        one.team && [' · ', h('span', { translate: 'no' }, one.team.name)],
      ),
    ),
    h(
      'div',
      { class: 'btns' },
      (one.state === 'open' || one.state === 'expired') &&
        h(
          'button',
          {
            type: 'button',
            class: 'btn',
            onclick: act(async () => {
              await call('POST /v1/invites/{id}/resend', { path: { id: one.id } });
              await reload();
              note(t('coach.resent', { name: one.lifter }));
            }),
          },
          t('coach.resend'),
          name,
        ),
      one.state === 'open' &&
        h(
          'button',
          {
            type: 'button',
            class: 'btn bare',
            onclick: act(async () => {
              await call('DELETE /v1/invites/{invite}', { path: { invite: one.id } });
              await reload();
              note(t('coach.inviteWithdrawn'), () =>
                call('POST /v1/invites', { body: { lifter: one.lifter, message: one.message, scopes: one.scopes, team_id: one.team?.id } }).then(() =>
                  reload(),
                ),
              );
            }),
          },
          t('coach.withdraw'),
          name.cloneNode(true),
        ),
    ),
  );
}

/** @param {import('../types/api').ScopeRequest} one */
const requestLine = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h(
        'p',
        null,
        h('a', { href: `/coach/clients/${one.lifter.id}`, translate: 'no' }, nameOf(one.lifter)),
        ' ',
        h('span', { class: 'chip' }, t(/** @type {const} */ (`coach.request_${one.state}`))),
      ),
      h('p', { class: 'quiet' }, one.scopes.map(scopeName).join(', '), ` · ${t('coach.askedOn', { day: day(one.created_at) })}`),
    ),
    one.state === 'open' &&
      h(
        'button',
        {
          type: 'button',
          class: 'btn bare',
          onclick: act(async () => {
            await call('DELETE /v1/scope-requests/{id}', { path: { id: one.id } });
            await reload();
            note(t('coach.askedNot'), () =>
              call('POST /v1/clients/{lifter}/scope-requests', { path: { lifter: one.lifter.id }, body: { scopes: one.scopes, message: one.message } }).then(
                () => reload(),
              ),
            );
          }),
        },
        t('coach.withdraw'),
        h('span', { class: 'said', translate: 'no' }, ` (${nameOf(one.lifter)})`),
      ),
  );
