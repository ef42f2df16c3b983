import '../kit/all.js';
import { h } from '../kit/view.js';
import { loadTexts, t } from '../kit/text.js';
import { call, Problem } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { faultText } from '../kit/state.js';
import { unique } from './parts.js';
import { canUsePasskeys, usePasskey } from './webauthn.js';

/** @typedef {import('../types/api').Proof} Proof */
/** @typedef {'password' | 'code' | 'recovery_code'} Typed */

/**
 * Asks who this is once more, as the API wants it before what is sensitive: the second factor where there is one, else
 * the password, and a passkey at any time. The API's hook for `proof-needed`: `import('../own/proof.js')`, then `prove(problem)`.
 * @param {Problem} [_problem]
 * @returns {Promise<boolean>} Whether it was shown, and the request may be repeated.
 */
export async function prove(_problem) {
  await loadTexts('mine');
  const [factors, passkeys] = await Promise.all([call('GET /v1/second-factors', { quiet: true }), call('GET /v1/passkeys', { quiet: true })]);
  const hasCode = factors.items.some((factor) => factor.confirmed);
  const hasKey = canUsePasskeys() && passkeys.items.some((key) => !key.suspended);
  const answer = await dialog({
    title: t('own.proofTitle'),
    show: (/** @type {(yes?: boolean) => void} */ close) => proofForm(hasCode ? 'code' : 'password', hasCode && factors.recovery_codes_left > 0, hasKey, close),
  });
  return answer ?? false;
}

/** @param {Typed} first @param {boolean} hasRecovery @param {boolean} hasKey @param {(yes?: boolean) => void} close */
function proofForm(first, hasRecovery, hasKey, close) {
  let kind = first;
  const [id, faultId] = [unique(), unique()];
  const label = h('label', { for: id });
  const fault = h('span', { class: 'fault', id: faultId, role: 'alert' });
  const input = h('input', { id, required: true, 'aria-describedby': faultId });
  const look = () => {
    label.textContent = t(`own.proof_${kind}`);
    input.type = kind === 'password' ? 'password' : 'text';
    input.autocomplete = kind === 'password' ? 'current-password' : 'one-time-code';
    input.inputMode = kind === 'code' ? 'numeric' : 'text';
  };
  look();
  /** @param {() => Promise<Proof>} proof */
  const send = async (proof) => {
    fault.textContent = '';
    try {
      await call('PUT /v1/sessions/current/proof', { body: await proof(), quiet: true });
      close(true);
    } catch (error) {
      // Who closes the browser's own window has not failed: the other ways stay open.
      if (error instanceof DOMException) return;
      fault.textContent = error instanceof Problem && error.faults.length > 0 ? t(`own.proofWrong_${kind}`) : faultText(error);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    }
  };
  const other = (/** @type {Typed} */ next) =>
    h(
      'button',
      {
        type: 'button',
        class: 'btn bare',
        onclick: () => {
          kind = kind === next ? first : next;
          look();
          input.value = '';
          input.focus();
        },
      },
      t('own.proofRecovery'),
    );
  return h(
    'form',
    {
      class: 'stack',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        return send(async () => ({ [kind]: kind === 'code' ? input.value.replace(/\s/g, '') : input.value }));
      },
    },
    h('p', {}, t('own.proofText')),
    h('div', { class: 'field' }, label, input, fault),
    h(
      'p',
      { class: 'btns' },
      h('button', { class: 'btn main' }, t('own.proofSend')),
      hasKey &&
        h(
          'button',
          {
            type: 'button',
            class: 'btn',
            onclick: () => send(async () => ({ passkey: await usePasskey((await call('POST /v1/passkeys/challenges', { quiet: true })).publicKey) })),
          },
          t('own.proofPasskey'),
        ),
      hasRecovery && other('recovery_code'),
      h('button', { type: 'button', class: 'btn', onclick: () => close(false) }, t('own.cancel')),
    ),
  );
}
