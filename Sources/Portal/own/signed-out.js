import '../kit/all.js';
import { dialog } from '../kit/dialog.js';
import { session } from '../kit/session.js';
import { hearTabs } from '../kit/tabs.js';
import { loadTexts, t } from '../kit/text.js';
import { h, onEnd } from '../kit/view.js';

/**
 * The session ended while something was typed: the page stays, and the sign-in opens beside it. The API's hook for 401.
 * @returns {Promise<boolean>} Whether the same person is signed in again, and the request may be repeated.
 */
export async function signInBeside() {
  await loadTexts('mine');
  const { id } = session().account;
  const to = encodeURIComponent(location.pathname + location.search);
  const answer = await dialog({ title: t('own.outTitle'), show: (/** @type {(yes?: boolean) => void} */ close) => {
    onEnd(hearTabs((account) => { if (account === id) close(true); }));
    return [
      h('p', {}, t('own.outText')),
      h('p', { class: 'btns' },
        h('a', { class: 'btn main', href: `/sign-in?to=${to}`, target: '_blank' }, t('own.outSignIn')),
        h('button', { type: 'button', class: 'btn', onclick: () => close(false) }, t('own.cancel')))];
  } });
  return answer ?? false;
}
