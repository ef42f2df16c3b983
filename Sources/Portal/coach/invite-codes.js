/** Codes by which lifters come to a coach by themselves: shown once, as letters, link and QR. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { copyText } from '../kit/copy.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { day } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { placesLeft, scopeName, scopes } from './parts.js';
import { qrDrawing } from './qr.js';

/** @typedef {import('../types/api').InviteCode} InviteCode */
/** @typedef {import('../types/api').InviteCodeInput} Input */

/** What most coaches ask for. */
export const usual = /** @type {import('./parts.js').Scope[]} */ (['history', 'workout_details', 'main_lifts', 'plans']);

export const scopeOptions = () => scopes.map((scope) => /** @type {[string, string]} */ ([scope, scopeName(scope)]));

/** @param {import('../types/api').Team[]} teams */
export const teamField = (teams) =>
  teams.length > 0 && {
    name: 'team_id',
    label: t('coach.team'),
    type: /** @type {const} */ ('select'),
    attributes: { translate: 'no' },
    options: [/** @type {[string, string]} */ (['', t('coach.onlyMe')]), ...teams.map((one) => /** @type {[string, string]} */ ([one.id, one.name]))],
  };

/**
 * Asked at once; that nobody has a place is told before.
 * @param {import('../types/api').Team[]} teams
 * @param {import('./places.js').Places} [room]
 */
export async function makeCode(teams, room) {
  const made = await dialog({
    title: t('coach.newCode'),
    show: (/** @type {(code?: InviteCode) => void} */ close) =>
      form({
        unguarded: true,
        action: t('coach.makeCode'),
        value: { scopes: usual, uses: 20 },
        fields: [
          placesLeft(room),
          { name: 'uses', label: t('coach.uses'), type: 'integer', hint: t('coach.usesHint') },
          { name: 'expires_at', label: t('coach.expires'), type: 'moment', hint: t('coach.expiresHint') },
          { name: 'message', label: t('coach.messageOptional'), type: 'area', rows: 2 },
          { name: 'scopes', label: t('coach.askedScopes'), type: 'choices', options: scopeOptions(), hint: t('coach.askedScopesHint') },
          teamField(teams),
        ],
        send: (/** @type {Input} */ body) => call('POST /v1/invite-codes', { body: { ...body, team_id: body.team_id || undefined } }),
        done: (code) => close(code),
        cancel: () => close(),
      }),
  });
  if (!made) return;
  await showCode(made);
  await reload();
}

/** @param {InviteCode} made */
function showCode(made) {
  const code = made.code ?? '',
    link = `${location.origin}/own/invitations?code=${encodeURIComponent(code)}`;
  const copy = (/** @type {string} */ text, /** @type {string} */ said) =>
    act(async () => {
      await copyText(text);
      note(said);
    });
  return dialog({
    title: t('coach.codeReady'),
    show: (close) =>
      h(
        'div',
        { class: 'stack' },
        h('p', null, t('coach.codeOnce')),
        h('p', { class: 'the-code' }, h('code', { translate: 'no' }, code)),
        qrDrawing(link, t('coach.qrName')),
        h('p', { class: 'quiet' }, t('coach.codeHow')),
        h(
          'p',
          { class: 'btns' },
          h('button', { type: 'button', class: 'btn', onclick: copy(code, t('coach.copied')) }, icon('copy'), t('coach.copyCode')),
          h('button', { type: 'button', class: 'btn', onclick: copy(link, t('coach.copied')) }, icon('copy'), t('coach.copyLink')),
          h('button', { type: 'button', class: 'btn main', onclick: () => close() }, t('kit.close')),
        ),
      ),
  });
}

/** @param {InviteCode} one */
export const codeLine = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h(
        'p',
        null,
        h('code', { translate: 'no' }, `${one.hint}…`),
        ' ',
        h('span', { class: one.state === 'open' ? 'chip good' : 'chip' }, t(/** @type {const} */ (`coach.code_${one.state}`))),
      ),
      h(
        'p',
        { class: 'quiet' },
        [t('coach.usedOf', { used: one.used, uses: one.uses }), one.expires_at && t('coach.endsOnDay', { day: day(one.expires_at) }), one.team?.name]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    one.state === 'open' &&
      h(
        'button',
        {
          type: 'button',
          class: 'btn bare',
          onclick: act(async () => {
            if (
              !(await confirm({
                title: t('coach.withdrawCode', { hint: one.hint }),
                text: t('coach.withdrawCodeText'),
                action: t('coach.withdraw'),
                danger: true,
              }))
            )
              return;
            await call('DELETE /v1/invite-codes/{id}', { path: { id: one.id } });
            await reload();
            note(t('coach.codeWithdrawn'));
          }),
        },
        t('coach.withdraw'),
        h('span', { class: 'said' }, ` (${one.hint})`),
      ),
  );
