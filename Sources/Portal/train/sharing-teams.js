import { h } from '../kit/view.js';
import { loadTexts, t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty } from '../kit/state.js';
import { button, nameOf, person, sheet } from '../own/parts.js';
import { sharingTabs } from './sharing-tabs.js';
import { changeBetween, changeShown, scopePicker, scopeWords } from './coach-scopes.js';

/** @typedef {import('../types/api').TeamAccess} TeamAccess */
/** @typedef {import('../types/api').BlockedCoach} BlockedCoach */
/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {{ teams: TeamAccess[], blocked: BlockedCoach[], words: ScopeWords[] }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const sharingTeams = {
  path: '/train/sharing/teams',
  title: () => t('names.teams'),
  needs: { module: 'coaching' },
  load: async () => {
    const [teams, blocked, words] = await Promise.all([
      call('GET /v1/team-grants', { query: { limit: 100 } }),
      call('GET /v1/blocked-coaches', { query: { limit: 100 } }),
      scopeWords(),
      loadTexts('own', 'mine'),
    ]);
    return { teams: teams.items, blocked: blocked.items, words };
  },
  show: ({ teams, blocked, words }) => [
    sharingTabs('/train/sharing/teams'),
    teams.length === 0 && sheet(t('sharing.teams'), [empty(t('sharing.noTeam'), t('sharing.noTeamText'))]),
    ...teams.map((access) => teamSheet(access, words)),
    sheet(
      t('sharing.blockedCoaches'),
      blocked.length === 0 ? [h('p', { class: 'quiet' }, t('sharing.noBlocked'))] : [h('ul', { class: 'lines' }, ...blocked.map(blockedRow))],
    ),
  ],
};

/** @param {TeamAccess} access @param {ScopeWords[]} words */
function teamSheet(access, words) {
  const who = access.team.name;
  const shown = h('div', { role: 'status' });
  const before = access.scopes;
  const picker = scopePicker({
    words,
    grants: access.grants,
    change: (sharing) => shown.replaceChildren(changeShown(changeBetween(words, before, sharing.scopes), who)),
  });
  return sheet(
    who,
    [
      h(
        'ul',
        { class: 'lines' },
        ...access.members.map((member) => h('li', {}, person(member), h('span', { class: 'quiet' }, t(`sharing.role_${member.role}`)))),
      ),
      h('fieldset', {}, h('legend', {}, t('sharing.teamSees', { who })), picker.node),
      shown,
      h(
        'p',
        { class: 'btns' },
        button(
          t('sharing.save'),
          async () => {
            const put = (/** @type {import('../types/api').Sharing} */ body) => call('PUT /v1/team-grants/{team}', { path: { team: access.team.id }, body });
            await put(picker.value());
            await reload();
            note(t('sharing.saved', { who }), async () => {
              await put({ scopes: before, periods: access.grants.map(({ scope, starts_at, expires_at }) => ({ scope, starts_at, expires_at })) });
              await reload();
            });
          },
          { kind: 'main', name: t('sharing.saveName', { who }) },
        ),
        button(t('sharing.endTeam'), () => endTeam(access), { kind: 'danger' }),
      ),
    ],
    h('span', { class: 'quiet' }, t('sharing.since', { day: day(access.since) })),
  );
}

/** @param {TeamAccess} access */
async function endTeam(access) {
  const who = access.team.name;
  const sure = await confirm({ title: t('sharing.endTeamTitle', { who }), text: t('sharing.endTeamText', { who }), action: t('sharing.endTeam') });
  if (!sure) return;
  await call('DELETE /v1/team-grants/{team}', { path: { team: access.team.id } });
  await reload();
  note(t('sharing.teamEnded', { who }));
}

/** @param {BlockedCoach} coach */
function blockedRow(coach) {
  const who = nameOf(coach);
  return h(
    'li',
    {},
    h('div', {}, person(coach), h('p', { class: 'quiet' }, t('sharing.blockedSince', { day: day(coach.since) }))),
    button(
      t('sharing.unblock'),
      async () => {
        await call('DELETE /v1/blocked-coaches/{coach}', { path: { coach: coach.id } });
        await reload();
        note(t('sharing.unblocked', { who }), async () => {
          await call('PUT /v1/blocked-coaches/{coach}', { path: { coach: coach.id } });
          await reload();
        });
      },
      { name: t('sharing.unblockName', { who }) },
    ),
  );
}
