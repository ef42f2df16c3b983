import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call, Problem } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { faultText } from '../kit/state.js';
import { unique } from './parts.js';
import { copyButton } from './copy.js';
import { showCodes } from './recovery-codes.js';

/**
 * Adds an app that makes codes: the picture for it, its first code, then the recovery codes.
 * @returns {Promise<boolean>}
 */
export async function enrol() {
  const begun = await call('POST /v1/second-factors/totp', { body: {} });
  /** @type {string[] | undefined} */
  let codes;
  const done = await dialog({
    title: t('own.addFactor'),
    show: (/** @type {(yes?: boolean) => void} */ close) =>
      enrolment(
        begun,
        (made) => {
          codes = made;
          close(true);
        },
        () => close(false),
      ),
  });
  if (!done) {
    // What was never confirmed is of no use, and would stand in the list.
    await call('DELETE /v1/second-factors/{id}', { path: { id: begun.id } });
    return false;
  }
  if (codes && codes.length > 0) await showCodes(codes);
  return true;
}

/**
 * The recovery codes, where this is the first factor.
 * @param {string} id
 * @param {string} code
 */
async function confirmed(id, code) {
  try {
    return (await call('POST /v1/second-factors/totp/{id}/confirmation', { path: { id }, body: { code } })).recovery_codes ?? [];
  } catch (failure) {
    if (!(failure instanceof Problem && failure.status === 404)) throw failure;
    // An earlier press did it, and its answer was lost on the way. So were the codes: nobody has them, so new ones take their place.
    const there = (await call('GET /v1/second-factors')).items.filter((one) => one.confirmed);
    if (!there.some((one) => one.id === id)) throw failure;
    return there.length > 1 ? [] : ((await call('POST /v1/second-factors/recovery-codes')).recovery_codes ?? []);
  }
}

/** @param {import('../types/api').TOTPEnrolment} begun @param {(codes: string[]) => void} done @param {() => void} leave */
function enrolment(begun, done, leave) {
  const [id, faultId] = [unique(), unique()];
  const fault = h('span', { class: 'fault', id: faultId, role: 'alert' });
  const input = h('input', { id, inputmode: 'numeric', autocomplete: 'one-time-code', required: true, maxlength: '8', 'aria-describedby': faultId });
  return h(
    'form',
    {
      class: 'stack',
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        fault.textContent = '';
        try {
          done(await confirmed(begun.id, input.value.replace(/\s/g, '')));
        } catch (error) {
          fault.textContent = error instanceof Problem && error.faults.length > 0 ? t('own.proofWrong_code') : faultText(error);
          input.setAttribute('aria-invalid', 'true');
          input.focus();
        }
      },
    },
    h('p', {}, t('own.scan')),
    h('img', { class: 'qr', src: begun.qr, alt: t('own.qr'), width: '200', height: '200' }),
    h(
      'details',
      {},
      h('summary', {}, t('own.byHand')),
      h('p', {}, h('code', { translate: 'no' }, begun.secret.replace(/(.{4})(?=.)/g, '$1 ')), ' ', copyButton(begun.secret)),
    ),
    h('p', {}, h('a', { href: begun.uri }, t('own.openApp'))),
    h('div', { class: 'field' }, h('label', { for: id }, t('own.firstCode')), input, fault),
    h(
      'p',
      { class: 'btns' },
      h('button', { class: 'btn main' }, t('own.confirmFactor')),
      h('button', { type: 'button', class: 'btn', onclick: leave }, t('own.cancel')),
    ),
  );
}
