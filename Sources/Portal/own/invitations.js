import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { button, nameOf, sheet, unique } from './parts.js';
import { sharingTabs } from '../train/sharing-tabs.js';
import { scopePicker, scopeWords } from '../train/coach-scopes.js';

/** @typedef {import('../types/api').Invite} Invite */
/** @typedef {import('../types/api').Invitation} Invitation */
/** @typedef {import('../types/api').ScopeWords} ScopeWords */
/** @typedef {ScopeWords['scope']} Scope */
/** @typedef {{ invites: Invite[], words: ScopeWords[] }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const invitations = {
  path: '/own/invitations',
  title: () => t('names.invitations'),
  needs: { module: 'coaching' },
  load: async () => {
    const [invites, words] = await Promise.all([call('GET /v1/invites', { query: { limit: 100 } }), scopeWords()]);
    return { invites: invites.items, words };
  },
  show: ({ invites, words }) => {
    const open = invites.filter((invite) => invite.state === 'open');
    return [
      sharingTabs('/own/invitations'),
      ...open.map((invite) => inviteSheet(invite.id, invite, invite.scopes, words)),
      open.length === 0 && sheet(t('sharing.open'), [empty(t('sharing.noInvites'), t('sharing.noInvitesText'))]),
      codeSheet(words),
    ];
  },
};

/**
 * Who invites, what they ask to see, and the answer. What is asked for is ticked; less can be chosen.
 * @param {string} invite An id, a token or a code. @param {Invite | Invitation} from @param {Scope[]} asked @param {ScopeWords[]} words
 */
function inviteSheet(invite, from, asked, words) {
  const who = nameOf(from.coach);
  const picker = scopePicker({ words, asked });
  return sheet(t('sharing.invites', { who }), [
    from.message && h('p', {}, h('q', { translate: 'no' }, from.message)),
    from.team && h('p', { class: 'quiet' }, t('sharing.forTeam', { team: from.team.name })),
    h('p', { class: 'quiet' }, t('sharing.inviteText', { who, day: day(from.expires_at) })),
    h('fieldset', {}, h('legend', {}, t('sharing.sees', { who })), picker.node),
    h('p', { class: 'btns' },
      button(t('sharing.accept'), async () => {
        await call('POST /v1/invites/{invite}/accept', { path: { invite }, body: picker.value() });
        await reload();
        note(t('sharing.accepted', { who }));
      }, { kind: 'main' }),
      button(t('sharing.decline'), async () => {
        await call('POST /v1/invites/{invite}/decline', { path: { invite } });
        await reload();
        note(t('sharing.declined', { who }));
      }))], h('span', { class: 'quiet' }, day(from.created_at)));
}

/**
 * A code that the coach said or showed.
 * @param {ScopeWords[]} words
 */
function codeSheet(words) {
  const id = unique();
  const input = h('input', { id, autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false' });
  const found = h('div', { 'aria-live': 'polite' });
  const look = async () => {
    const code = input.value.trim();
    if (!code) return input.focus();
    const invitation = await call('GET /v1/invites/{invite}', { path: { invite: code } });
    found.replaceChildren(inviteSheet(code, invitation, invitation.scopes.map((word) => word.scope), words));
  };
  return h('div', { class: 'stack' }, sheet(t('sharing.haveCode'), [
    h('div', { class: 'side' },
      h('div', { class: 'field' }, h('label', { for: id }, t('sharing.code')), input),
      h('p', { class: 'btns' }, button(t('sharing.lookUp'), look)))]), found);
}

