import { h, cell } from '../kit/view.js';
import { loadTexts, t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty, failed } from '../kit/state.js';
import { button, nameOf, sheet } from '../own/parts.js';
import { conversationPath } from '../own/notice-links.js';
import { sharingTabs } from './sharing-tabs.js';
import { pauseSheet } from './sharing-pause.js';
import { changeShown, scopePicker, scopeWords } from './coach-scopes.js';

/** @typedef {import('../types/api').Coach} Coach */
/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {import('../types/api').Sharing} Sharing */
/** @typedef {{ coaches: Coach[], words: ScopeWords[], pause: import('../types/api').SharingPause }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const sharing = {
  path: '/train/sharing',
  title: () => t('names.sharing'),
  needs: { module: 'coaching' },
  more: { group: 'coaching', icon: 'share' },
  load: async () => {
    const [coaches, words, pause] = await Promise.all([
      call('GET /v1/coaches', { query: { limit: 100 } }),
      scopeWords(),
      call('GET /v1/sharing-pause'),
      loadTexts('own', 'mine'),
    ]);
    return { coaches: coaches.items, words, pause };
  },
  show: ({ coaches, words, pause }) => [
    sharingTabs('/train/sharing'),
    pause.paused && pauseSheet(pause),
    ...coaches.map((coach) => coachSheet(coach, words)),
    coaches.length > 0 && !pause.paused && pauseSheet(pause),
    coaches.length === 0 &&
      sheet(t('sharing.coaches'), [
        empty(t('sharing.noCoach'), t('sharing.noCoachText'), h('a', { class: 'btn main', href: '/own/invitations' }, t('sharing.haveCode'))),
      ]),
  ],
};

/** @param {Coach} coach @param {ScopeWords[]} words */
function coachSheet(coach, words) {
  const who = nameOf(coach);
  const since = h(
    'span',
    { class: 'quiet' },
    t('sharing.since', { day: day(coach.since) }),
    coach.team && [' · ', h('span', { translate: 'no' }, coach.team.name)],
  );
  const section = sheet(who, [], since);
  section.querySelector('h2')?.setAttribute('translate', 'no');
  section.append(
    scopesForm(coach, words),
    h(
      'p',
      { class: 'btns' },
      h('a', { class: 'btn', href: conversationPath(coach.id) }, t('sharing.write')),
      button(t('sharing.leave'), () => leave(coach), { name: t('sharing.leaveName', { who }) }),
      button(t('sharing.block'), () => block(coach), { kind: 'danger', name: t('sharing.blockName', { who }) }),
    ),
  );
  return section;
}

/**
 * What a coach sees: nothing is changed before what opens and closes was shown.
 * @param {Coach} coach
 * @param {ScopeWords[]} words
 */
function scopesForm(coach, words) {
  const shown = cell(/** @type {Node} */ (h('p', { class: 'quiet' }, t('sharing.chooseFirst'))));
  let asked = 0;
  const picker = scopePicker({
    words,
    grants: coach.grants,
    change: async (sharing) => {
      const turn = ++asked;
      const next = await call('POST /v1/coaches/{coach}/scopes/preview', { path: { coach: coach.id }, body: sharing }).then(
        (change) => changeShown(change, nameOf(coach)),
        (failure) => failed(failure),
      );
      if (turn === asked) shown.set(next);
    },
  });
  return h(
    'form',
    { class: 'stack', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    h('fieldset', {}, h('legend', {}, t('sharing.sees', { who: nameOf(coach) })), picker.node),
    h('div', { role: 'status' }, () => shown()),
    h(
      'p',
      { class: 'btns' },
      button(t('sharing.save'), () => save(coach, picker.value()), { kind: 'main', name: t('sharing.saveName', { who: nameOf(coach) }) }),
    ),
  );
}

/** @param {Coach} coach @param {Sharing} wanted */
async function save(coach, wanted) {
  const put = (/** @type {Sharing} */ body) => call('PUT /v1/coaches/{coach}/scopes', { path: { coach: coach.id }, body });
  await put(wanted);
  await reload();
  note(t('sharing.saved', { who: nameOf(coach) }), async () => {
    await put(asBefore(coach));
    await reload();
  });
}

/** @param {Coach} coach @returns {Sharing} */
const asBefore = (coach) => ({ scopes: coach.scopes, periods: coach.grants.map(({ scope, starts_at, expires_at }) => ({ scope, starts_at, expires_at })) });

/** @param {Coach} coach */
async function leave(coach) {
  const who = nameOf(coach);
  const sure = await confirm({ title: t('sharing.leaveTitle', { who }), text: t('sharing.leaveText', { who }), action: t('sharing.leave') });
  if (!sure) return;
  await call('DELETE /v1/coaches/{coach}', { path: { coach: coach.id } });
  await reload();
  note(t('sharing.left', { who }));
}

/** @param {Coach} coach */
async function block(coach) {
  const who = nameOf(coach);
  const sure = await confirm({ title: t('sharing.blockTitle', { who }), text: t('sharing.blockText', { who }), action: t('sharing.block') });
  if (!sure) return;
  await call('PUT /v1/blocked-coaches/{coach}', { path: { coach: coach.id } });
  await reload();
  note(t('sharing.blocked', { who }));
}
