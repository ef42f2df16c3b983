/** After the end of a session, elsewhere or here: what this device keeps goes, and the sign-in comes. */

import '../kit/all.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { forgetSent } from '../kit/forgetting.js';
import { unguard } from '../kit/guard.js';
import { blank, kept } from '../kit/over.js';
import { session } from '../kit/session.js';
import * as store from '../kit/store.js';
import { hearTabs, tellTabs } from '../kit/tabs.js';
import { loadTexts, t } from '../kit/text.js';
import { h, onEnd } from '../kit/view.js';

const texts = () => loadTexts('mine').catch(() => {});
void texts();
void forgetOthers().catch(() => {});

/** Someone may have been signed in here before, and closed the browser. Where nobody is signed in, `after` does it. */
async function forgetOthers() {
  await forgetSent(session().account.id);
}

/**
 * The session was ended elsewhere, and the screen is blank. Where something was typed it waits, out of sight, for the same
 * person to sign in again.
 * @param {false | ChildNode[]} typed What stood on the screen.
 * @returns {Promise<boolean>} Whether the same person is signed in again.
 */
export async function after(typed) {
  const to = `?to=${encodeURIComponent(location.pathname + location.search)}`;
  await forgetSent().catch(() => {});
  await texts();
  if (typed && (await signInBeside(to))) {
    document.body.replaceChildren(...typed);
    return true;
  }
  unguard();
  return toSignIn(to);
}

/**
 * Ends the session here and takes away what this device keeps. The server hears of it now or, without a connection, before
 * this browser shows anything of the session again: the cookie holds the token, out of reach of scripts.
 */
export async function signOut() {
  unguard();
  blank();
  try {
    localStorage.setItem('signed-out', session().id);
  } catch {
    /* Without a connection the session lives on, as in a browser that is closed. */
  }
  // A tab that begins again before the server has heard of it finds nobody here whose store it would open.
  forgetPerson();
  // The other tabs let go of the store first.
  tellTabs(null);
  await store.forget();
  await call('DELETE /v1/sessions/current', { quiet: true, timeout: 4000 }).catch(() => {});
  // The server has forgotten this browser with the session; its push service need not be waited for.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.pushManager?.getSubscription())
    .then((one) => one?.unsubscribe())
    .catch(() => {});
  // What was under way may have written it again.
  forgetPerson();
  await texts();
  await toSignIn();
}

function forgetPerson() {
  for (const name of ['account', 'theme', 'push']) if (kept(name)) localStorage.removeItem(name);
}

/**
 * @param {string} to
 * @returns {Promise<boolean | undefined>}
 */
function signInBeside(to) {
  const { account, role } = session();
  return dialog({
    title: t('own.outTitle'),
    show: (/** @type {(yes?: boolean) => void} */ close) => {
      onEnd(
        hearTabs((who) => {
          if (who === `${account.id} ${role}`) close(true);
        }),
      );
      return [
        h('p', {}, t('own.outText')),
        h('p', { class: 'btns' }, h('a', { class: 'btn main', href: `/sign-in${to}`, target: '_blank' }, t('own.outSignIn'))),
      ];
    },
  });
}

/**
 * As soon as there is a connection: the sign-in is a page of the server's. Whoever waits for it goes with this page.
 * @param {string} query
 * @returns {Promise<never>}
 */
function toSignIn(query = '') {
  const go = () => location.assign(`/sign-in${query}`);
  if (navigator.onLine) go();
  else {
    document.body.className = 'public';
    document.body.append(
      h('main', {}, h('div', { class: 'head' }, h('h1', {}, t('own.outTitle'))), h('section', { class: 'sheet' }, h('p', {}, t('kit.noConnection')))),
    );
    addEventListener('online', go, { once: true });
  }
  return new Promise(() => {});
}
