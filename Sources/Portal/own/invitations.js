import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call, Problem } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { empty, faultText, noteBox } from '../kit/state.js';
import { button, nameOf, sheet, unique } from './parts.js';
import { sharingTabs } from '../train/sharing-tabs.js';
import { askedPicker, scopeWords } from '../train/coach-scopes.js';

/** @typedef {import('../types/api').Invite} Invite */
/** @typedef {import('../types/api').Invitation} Invitation */
/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {ScopeWords['scope']} Scope */
/** @typedef {{ code: string, invitation?: Invitation, failure?: unknown }} Found What a code leads to. */
/** @typedef {{ invites: Invite[], words: ScopeWords[], found?: Found }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const invitations = {
  path: '/own/invitations',
  title: () => t('names.invitations'),
  needs: { module: 'coaching', role: ['lifter', 'coach'] },
  load: async ({ query }) => {
    const [invites, words, found] = await Promise.all([call('GET /v1/invites', { query: { limit: 100 } }), scopeWords(), find(query.get('code'))]);
    return { invites: invites.items, words, found };
  },
  show: ({ invites, words, found }) => {
    const open = invites.filter((invite) => invite.state === 'open');
    const byCode = codeSheet(words, found);
    return [
      sharingTabs('/own/invitations'),
      found && byCode,
      ...open.map((invite) => inviteSheet(invite.id, invite, invite.scopes, words)),
      open.length === 0 && !found && sheet(t('sharing.open'), [empty(t('sharing.noInvites'), t('sharing.noInvitesText'))]),
      !found && byCode,
    ];
  },
};

/**
 * The code of a coach's link or picture. It is looked at once: what follows loads the screen without it.
 * @param {string | null} code
 * @returns {Promise<Found | undefined>}
 */
async function find(code) {
  if (!code) return undefined;
  history.replaceState(history.state, '', '/own/invitations');
  try {
    return { code, invitation: await call('GET /v1/invites/{invite}', { path: { invite: code } }) };
  } catch (failure) {
    return { code, failure };
  }
}

/**
 * Who invites, what they ask to see, and the answer.
 * @param {string} invite An id, a token or a code. @param {Invite | Invitation} from @param {Scope[]} asked @param {ScopeWords[]} words
 */
function inviteSheet(invite, from, asked, words) {
  const who = nameOf(from.coach);
  const picker = askedPicker({ words, asked, who }),
    full = h('div', { role: 'status' });
  return sheet(
    t('sharing.invites', { who }),
    [
      from.message && h('p', {}, h('q', { translate: 'no' }, from.message)),
      from.team && h('p', { class: 'quiet' }, t('sharing.forTeam', { team: from.team.name })),
      h('p', { class: 'quiet' }, t('sharing.inviteText', { who, day: day(from.expires_at) })),
      h('fieldset', {}, h('legend', {}, t('sharing.sees', { who })), picker.node),
      h(
        'p',
        { class: 'btns' },
        button(
          t('sharing.accept'),
          async () => {
            full.replaceChildren();
            const isIn = await accepted(invite, picker.value());
            if (!isIn) return full.replaceChildren(noPlace(from, who));
            await reload();
            note(t('sharing.accepted', { who }));
          },
          { kind: 'main' },
        ),
        isCode(from) ||
          button(t('sharing.decline'), async () => {
            await call('POST /v1/invites/{invite}/decline', { path: { invite } });
            await reload();
            note(t('sharing.declined', { who }));
          }),
      ),
      full,
    ],
    h('span', { class: 'quiet' }, day(from.created_at)),
  );
}

/**
 * Whether there was a place: the coach may have as many clients as their plan allows.
 * @param {string} invite @param {import('../types/api').Sharing} sharing
 */
async function accepted(invite, sharing) {
  try {
    await call('POST /v1/invites/{invite}/accept', { path: { invite }, body: sharing });
    return true;
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'coach-full') return false;
    throw failure;
  }
}

/**
 * A code is nobody's in particular: there is nothing to decline.
 * @param {Invite | Invitation} from
 */
const isCode = (from) => !('id' in from);

/**
 * Nothing is wrong with who is invited. Only of an invitation is the coach told.
 * @param {Invite | Invitation} from @param {string} who
 */
const noPlace = (from, who) =>
  noteBox(
    'warn',
    'rest',
    h(
      'p',
      {},
      h('strong', {}, t('sharing.coachFull', { who })),
      ' ',
      t(isCode(from) ? 'sharing.coachFullTell' : 'sharing.coachFullTold', { who, day: day(from.expires_at) }),
    ),
    h('p', {}, t('sharing.coachFullStays')),
  );

/**
 * A code that the coach said or showed.
 * @param {ScopeWords[]} words @param {Found} [first]
 */
function codeSheet(words, first) {
  const id = unique();
  const input = h('input', { id, autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', value: first?.code });
  const shown = (/** @type {string} */ code, /** @type {Invitation} */ invitation) =>
    inviteSheet(
      code,
      invitation,
      invitation.scopes.map((word) => word.scope),
      words,
    );
  const found = h(
    'div',
    { 'aria-live': 'polite' },
    first && (first.invitation ? shown(first.code, first.invitation) : noteBox('bad', 'warn', faultText(first.failure))),
  );
  const look = async () => {
    const code = input.value.trim();
    if (!code) return input.focus();
    const invitation = await call('GET /v1/invites/{invite}', { path: { invite: code } });
    found.replaceChildren(shown(code, invitation));
  };
  return h(
    'div',
    { class: 'stack' },
    sheet(t('sharing.haveCode'), [
      h(
        'div',
        { class: 'side' },
        h('div', { class: 'field' }, h('label', { for: id }, t('sharing.code')), input),
        h('p', { class: 'btns' }, button(t('sharing.lookUp'), look)),
      ),
    ]),
    found,
  );
}
