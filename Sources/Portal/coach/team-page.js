/** One team: members, invitations, clients who are to change their coach. Owners may do all of it. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { day } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { session } from '../kit/session.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { meet, nameOf } from './names.js';
import { seen, sheet } from './parts.js';
import { everyClient, picker } from './picker.js';
import { roleName } from './team.js';

/** @typedef {import('../types/api').Team} Team */
/** @typedef {Team['members'][number]} Member */
/** @typedef {{ team: Team, invites: import('../types/api').TeamInvite[], moves: import('../types/api').TeamMove[] }} Data */

/** @type {Team['role'][]} */
const roles = ['owner', 'coach', 'assistant'];
const roleOptions = () => roles.map((role) => /** @type {[string, string]} */ ([role, roleName(role)]));

export const team = closing(
  /** @type {import('../kit/router.js').Screen<Data>} */ ({
    path: '/coach/teams/{team}',
    title: (data) => data?.team.name ?? t('coach.team'),
    tab: '/coach/more',
    crumb: () => ({ path: '/coach/teams', text: t('coach.teams') }),
    lead: ({ team: one }) =>
      `${roleName(one.role)} · ${t('coach.memberCount', { count: one.members.length })} · ${t('coach.clientCount', { count: one.client_count })}`,
    actions: ({ team: one }) =>
      menu(
        t('coach.moreFor', { name: one.name }),
        [
          one.role === 'owner' && { label: t('coach.rename'), icon: 'edit', action: () => rename(one) },
          { label: t('coach.leaveTeam'), icon: 'exit', danger: true, action: () => removeMember(one, session().account.id) },
          one.role === 'owner' && { label: t('coach.dissolve'), icon: 'delete', danger: true, action: () => dissolve(one) },
        ],
        { text: t('kit.more') },
      ),
    load: async ({ params }) => {
      const path = { team: params.team };
      const [one, invites, moves] = await Promise.all([
        call('GET /v1/teams/{team}', { path }),
        seen(call('GET /v1/teams/{team}/invites', { path, query: { limit: 50 } })),
        seen(call('GET /v1/teams/{team}/moves', { path, query: { limit: 50 } })),
      ]);
      meet([...one.members, ...(moves?.items ?? []).map((move) => move.lifter)]);
      return { team: one, invites: invites?.items.filter((invite) => invite.state === 'open') ?? [], moves: moves?.items ?? [] };
    },
    show: (data) => {
      const owns = data.team.role === 'owner';
      return h(
        'div',
        { class: 'two' },
        h(
          'div',
          { class: 'stack' },
          sheet(
            'members',
            t('coach.members'),
            null,
            h(
              'ul',
              { class: 'lines' },
              data.team.members.map((one) => memberLine(data.team, one, owns)),
              data.invites.map((one) => inviteLine(data.team, one, owns)),
            ),
          ),
          moves(data, owns),
        ),
        h('div', { class: 'stack' }, owns && sheet('invite', t('coach.inviteCoach'), null, inviteForm(data.team))),
      );
    },
  }),
);

/**
 * @param {Team} one
 * @param {Member} member
 * @param {boolean} owns
 */
const memberLine = (one, member, owns) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('b', { translate: 'no' }, nameOf(member)), member.id === session().account.id && ` (${t('coach.you')})`),
      h('p', { class: 'quiet' }, `${roleName(member.role)} · ${t('coach.memberSince', { day: day(member.since) })}`),
    ),
    owns &&
      member.id !== session().account.id &&
      menu(t('coach.moreFor', { name: nameOf(member) }), [
        ...roles
          .filter((role) => role !== member.role)
          .map((role) => ({ label: t('coach.makeRole', { role: roleName(role) }), action: () => setRole(one, member, role) })),
        { label: t('coach.removeMember'), icon: 'delete', danger: true, action: () => removeMember(one, member.id, nameOf(member)) },
      ]),
  );

/**
 * @param {Team} one
 * @param {import('../types/api').TeamInvite} invite
 * @param {boolean} owns
 */
const inviteLine = (one, invite, owns) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('b', { translate: 'no' }, invite.coach), ' ', h('span', { class: 'chip' }, t('coach.invite_open'))),
      h('p', { class: 'quiet' }, `${roleName(invite.role)} · ${t('coach.endsOnDay', { day: day(invite.expires_at) })}`),
    ),
    owns &&
      h(
        'button',
        {
          type: 'button',
          class: 'btn bare',
          onclick: act(async () => {
            await call('DELETE /v1/teams/{team}/invites/{id}', { path: { team: one.id, id: invite.id } });
            await reload();
            note(t('coach.inviteWithdrawn'), () =>
              call('POST /v1/teams/{team}/invites', { path: { team: one.id }, body: { coach: invite.coach, role: invite.role, message: invite.message } }).then(
                () => reload(),
              ),
            );
          }),
        },
        t('coach.withdraw'),
        h('span', { class: 'said', translate: 'no' }, ` (${invite.coach})`),
      ),
  );

/** @param {Team} one */
const inviteForm = (one) =>
  form({
    action: t('coach.sendInvite'),
    value: { role: 'coach' },
    fields: [
      { name: 'coach', label: t('coach.coachName'), required: true, attributes: { spellcheck: 'false', autocapitalize: 'none' } },
      { name: 'role', label: t('coach.role'), type: 'choice', options: roleOptions(), hint: t('coach.rolesHint') },
      { name: 'message', label: t('coach.messageOptional'), type: 'area', rows: 2 },
    ],
    send: (/** @type {import('../types/api').TeamInviteInput} */ body) => call('POST /v1/teams/{team}/invites', { path: { team: one.id }, body }),
    done: async (made) => {
      await reload();
      note(t('coach.invited', { name: made.coach }), () =>
        call('DELETE /v1/teams/{team}/invites/{id}', { path: { team: one.id, id: made.id } }).then(() => reload()),
      );
    },
  });

/**
 * Clients who are to be coached by another: the client decides.
 * @param {Data} data
 * @param {boolean} owns
 */
function moves({ team: one, moves: all }, owns) {
  const open = all.filter((move) => move.state === 'open');
  if (!owns && !open.length) return null;
  return sheet(
    'moves',
    t('coach.moves'),
    null,
    h('p', { class: 'quiet' }, t('coach.movesText')),
    open.length > 0 &&
      h(
        'ul',
        { class: 'lines' },
        open.map((move) =>
          h(
            'li',
            null,
            h(
              'div',
              null,
              h('b', { translate: 'no' }, nameOf(move.lifter)),
              h('p', { class: 'quiet' }, t('coach.moveTo', { name: nameOf(move.to), day: day(move.created_at) })),
            ),
            owns &&
              h(
                'button',
                {
                  type: 'button',
                  class: 'btn bare',
                  onclick: act(async () => {
                    await call('DELETE /v1/teams/{team}/moves/{id}', { path: { team: one.id, id: move.id } });
                    await reload();
                    note(t('coach.moveWithdrawn'), () =>
                      call('POST /v1/teams/{team}/moves', {
                        path: { team: one.id },
                        body: { lifter: move.lifter.id, from: move.from?.id, to: move.to.id, message: move.message },
                      }).then(() => reload()),
                    );
                  }),
                },
                t('coach.withdraw'),
                h('span', { class: 'said', translate: 'no' }, ` (${nameOf(move.lifter)})`),
              ),
          ),
        ),
      ),
    owns &&
      one.members.length > 1 &&
      h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: act(() => proposeMove(one)) }, icon('swap'), t('coach.proposeMove'))),
  );
}

/** @param {Team} one */
async function proposeMove(one) {
  const { all } = await everyClient(),
    shared = all.filter((client) => client.team_id === one.id),
    clients = shared.length ? shared : all;
  const people = one.members.filter((member) => member.role !== 'assistant').map((member) => /** @type {[string, string]} */ ([member.id, nameOf(member)]));
  const made = await dialog({
    title: t('coach.proposeMove'),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        action: t('coach.propose'),
        fields: [
          {
            name: 'lifter',
            label: t('coach.client'),
            control: (id) => picker(id, clients, { one: true, chosen: clients.slice(0, 1).map((client) => client.id) }),
          },
          {
            name: 'from',
            label: t('coach.from'),
            type: 'select',
            attributes: { translate: 'no' },
            options: [/** @type {[string, string]} */ (['', t('coach.fromAny')]), ...people],
          },
          { name: 'to', label: t('coach.to'), type: 'select', attributes: { translate: 'no' }, options: people },
          { name: 'message', label: t('coach.messageOptional'), type: 'area', rows: 2 },
        ],
        send: (/** @type {import('../types/api').TeamMoveRequest} */ body) => call('POST /v1/teams/{team}/moves', { path: { team: one.id }, body }),
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (!made) return;
  await reload();
  note(t('coach.moveProposed'));
}

/**
 * @param {Team} one
 * @param {Member} member
 * @param {Team['role']} role
 */
async function setRole(one, member, role) {
  const put = (/** @type {Team['role']} */ next) =>
    call('PUT /v1/teams/{team}/members/{account}', { path: { team: one.id, account: member.id }, body: { role: next } }).then(() => reload());
  await put(role);
  note(t('kit.saved'), () => put(member.role));
}

/**
 * @param {Team} one
 * @param {string} account
 * @param {string} [name] Absent: oneself.
 */
async function removeMember(one, account, name) {
  const text = name ? t('coach.removeMemberText') : t('coach.leaveTeamText');
  if (
    !(await confirm({
      title: name ? t('coach.removeMemberTitle', { name }) : t('coach.leaveTeam'),
      text,
      action: name ? t('coach.removeMember') : t('coach.leaveTeam'),
      danger: true,
    }))
  )
    return;
  await call('DELETE /v1/teams/{team}/members/{account}', { path: { team: one.id, account } });
  if (name) await reload();
  else await go('/coach/teams');
  note(name ? t('coach.memberRemoved', { name }) : t('coach.teamLeft'));
}

/** @param {Team} one */
async function dissolve(one) {
  if (
    !(await confirm({
      title: t('coach.dissolveTitle', { name: one.name }),
      text: t('coach.dissolveText', { count: one.client_count }),
      action: t('coach.dissolve'),
      danger: true,
    }))
  )
    return;
  await call('DELETE /v1/teams/{team}', { path: { team: one.id } });
  await go('/coach/teams');
  note(t('coach.dissolved'));
}

/** @param {Team} one */
async function rename(one) {
  const saved = await dialog({
    title: t('coach.rename'),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        value: one,
        fields: [{ name: 'name', label: t('coach.name'), required: true }],
        send: (/** @type {import('../types/api').TeamInput} */ body) => call('PUT /v1/teams/{team}', { path: { team: one.id }, body }),
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (saved) await reload();
}
