import '../kit/all.js';
import { h } from '../kit/view.js';
import { language, loadTexts, t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { act } from '../kit/act.js';

/** @typedef {import('../types/api').Policy} Policy */

/**
 * The text of a policy in the person's language, else in any.
 * @param {Policy} policy
 * @param {string} name
 */
export function policyText(policy, name) {
  const text = policy.texts.find((one) => one.language === language()) ?? policy.texts[0];
  return text && h('a', { href: text.url, hreflang: text.language, rel: 'noreferrer', target: '_blank' }, t('own.readPolicy', { what: name }));
}

/**
 * Asks for what has to be agreed to before anything can be changed. The API's hook for `consent-needed`.
 * @param {import('../kit/api.js').Problem} _problem
 * @returns {Promise<boolean>} Whether the request may be repeated.
 */
export async function agree(_problem) {
  await loadTexts('mine');
  const [given, policies] = await Promise.all([call('GET /v1/consents', { quiet: true }), call('GET /v1/policies', { quiet: true })]);
  const needed = policies.items.filter((policy) => given.needed.includes(policy.kind));
  if (needed.length === 0) return true;
  const answer = await dialog({
    title: t('own.agreeTitle'),
    show: (/** @type {(yes?: boolean) => void} */ close) => [
      h('p', {}, t('own.agreeText')),
      h(
        'ul',
        { class: 'points' },
        ...needed.map((policy) =>
          h('li', {}, policyText(policy, t(`own.policy_${policy.kind}`)), ' ', h('span', { class: 'quiet' }, t('own.version', { version: policy.version }))),
        ),
      ),
      h(
        'p',
        { class: 'btns' },
        h(
          'button',
          {
            type: 'button',
            class: 'btn main',
            onclick: act(async () => {
              for (const { kind, version } of needed) await call('PUT /v1/consents/{kind}', { path: { kind }, body: { version }, quiet: true });
              close(true);
            }),
          },
          t('own.agree'),
        ),
        h('button', { type: 'button', class: 'btn', onclick: () => close(false) }, t('own.notNow')),
      ),
    ],
  });
  return answer ?? false;
}
