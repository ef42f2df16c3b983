// @ts-check
import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { Problem, call } from '../kit/api.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { linkButton } from './parts.js';

/**
 * A template behind somebody's link, whose page leads here.
 * @type {import('../kit/router.js').Screen}
 */
export const sharedTemplate = {
  path: '/train/templates/shared/{token}',
  title: () => t('plan.shared'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  show: (_, { params: { token } }) =>
    h(
      'section',
      { class: 'sheet stack', 'aria-label': t('plan.shared') },
      h('p', { class: 'read' }, t('plan.shared_text')),
      h(
        'p',
        { class: 'btns' },
        h('button', { class: 'btn main', type: 'button', onclick: act(() => copy(token)) }, t('plan.shared_copy')),
        linkButton(`/s/${token}`, t('plan.shared_look')),
      ),
    ),
};

/** @param {string} token */
async function copy(token) {
  const made = await call('POST /v1/templates/from-share-link/{token}', { path: { token } }).catch((failure) => {
    throw inWords(failure);
  });
  // Back leads to where the person came from: a second copy is not wanted.
  await go(`/train/templates/${made.id}`, { replace: true });
  note(t('plan.shared_copied', { name: made.name }));
}

/** @param {unknown} failure */
function inWords(failure) {
  if (!(failure instanceof Problem)) return failure;
  if (failure.status === 404) return new Problem(404, { title: t('plan.shared_unknown') });
  if (failure.status === 410) return new Problem(410, { title: t('plan.shared_over') });
  return failure;
}
