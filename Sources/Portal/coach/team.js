/** Teams of coaches, and the invitations to them. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { day } from '../kit/format.js';
import { go, reload } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { nameOf, sheet } from './parts.js';

/** @typedef {import('../types/api').Team} Team */
/** @typedef {import('../types/api').TeamInvite} TeamInvite */

/** @param {Team['role']} role */
export const roleName = (role) => t(/** @type {const} */ (`coach.role_${role}`));

export const teams = closing(
  /** @type {import('../kit/router.js').Screen<{ teams: Team[], invites: TeamInvite[] }>} */ ({
    path: '/coach/teams',
    title: () => t('coach.teams'),
    tab: '/coach/more',
    lead: () => t('coach.teamsLead'),
    more: { group: 'coaching', icon: 'clients' },
    actions: () => h('button', { type: 'button', class: 'btn main', onclick: act(found) }, icon('plus'), t('coach.newTeam')),
    load: async () => {
      const [all, invites] = await Promise.all([call('GET /v1/teams'), call('GET /v1/team-invites', { query: { limit: 50 } })]);
      return { teams: all.items, invites: invites.items.filter((one) => one.state === 'open') };
    },
    show: ({ teams: all, invites }) => [
      invites.length > 0 && sheet('to-me', t('coach.teamInvites'), null, h('ul', { class: 'lines' }, invites.map(inviteToMe))),
      h(
        'section',
        { class: 'sheet read-sheet', 'aria-label': t('coach.teams') },
        all.length
          ? h(
              'ul',
              { class: 'lines links' },
              all.map((one) =>
                h(
                  'li',
                  null,
                  h(
                    'a',
                    { href: `/coach/teams/${one.id}` },
                    icon('clients'),
                    h(
                      'span',
                      null,
                      h('b', { translate: 'no' }, one.name),
                      h(
                        'span',
                        { class: 'quiet' },
                        ` · ${roleName(one.role)} · ${t('coach.memberCount', { count: one.members.length })} · ${t('coach.clientCount', { count: one.client_count })}`,
                      ),
                    ),
                    icon('next'),
                  ),
                ),
              ),
            )
          : empty(t('coach.noTeams'), t('coach.noTeamsText')),
      ),
    ],
  }),
);

/** @param {TeamInvite} one */
const inviteToMe = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('b', { translate: 'no' }, one.team.name), ` · ${roleName(one.role)}`),
      h('p', { class: 'quiet' }, t('coach.invitedBy', { name: nameOf(one.invited_by), day: day(one.created_at) })),
      one.message && h('p', { class: 'typed-text', translate: 'no' }, one.message),
    ),
    h(
      'div',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'button',
          class: 'btn main',
          onclick: act(async () => {
            const team = await call('POST /v1/team-invites/{id}/accept', { path: { id: one.id } });
            await go(`/coach/teams/${team.id}`);
            note(t('coach.joined', { name: one.team.name }));
          }),
        },
        t('coach.accept'),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'btn',
          onclick: act(async () => {
            await call('POST /v1/team-invites/{id}/decline', { path: { id: one.id } });
            await reload();
            note(t('coach.declined'));
          }),
        },
        t('coach.decline'),
      ),
    ),
  );

async function found() {
  const made = await dialog({
    title: t('coach.newTeam'),
    show: (/** @type {(team?: Team) => void} */ close) =>
      form({
        unguarded: true,
        action: t('coach.makeTeam'),
        fields: [{ name: 'name', label: t('coach.name'), required: true }],
        send: (/** @type {import('../types/api').TeamInput} */ body) => call('POST /v1/teams', { body }),
        done: (team) => close(team),
        cancel: () => close(),
      }),
  });
  if (made) await go(`/coach/teams/${made.id}`);
}
