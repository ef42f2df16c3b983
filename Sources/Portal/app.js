/** Starts the portal: session, language, theme, the area of the path. */

import './kit/all.js';
import { installAnnouncer } from './kit/announce.js';
import { areas } from './kit/areas.js';
import { arrived, exchange, recall } from './kit/preferences.js';
import { recheck, start } from './kit/router.js';
import { listen, onHint } from './kit/stream.js';
import { kept, over } from './kit/over.js';
import { followTabs, refresh, remembered, session, setCounts } from './kit/session.js';
import { frame } from './kit/shell.js';
import { failed } from './kit/state.js';
import { known, language, loadTexts, setLanguage, t } from './kit/text.js';
import { setTheme } from './kit/theme.js';
import { workerURL } from './kit/trusted.js';
import { h, watch } from './kit/view.js';

/**
 * Who is signed in: at once if this device knows it, else as soon as the server says it. What the server says is taken
 * behind; a session that is over leads to the sign-in from there.
 */
async function signedIn() {
  fresh = refresh();
  fresh.catch(() => {});
  if (!(await remembered())) await fresh;
}

/** @type {Promise<unknown>} */
let fresh;

/** The account's language goes before this device's, which goes before the shell's. */
async function speak() {
  const wanted = known(session().account.locale);
  if (wanted === language()) return;
  setLanguage(wanted);
  await loadTexts('kit');
}

async function begin() {
  followTabs();
  setLanguage(known(kept('language') ?? document.documentElement.lang));
  if (kept('theme')) setTheme(kept('theme'));
  const texts = loadTexts('kit');
  // The area's modules come beside the session, not after it.
  const area = location.pathname.split('/')[1];
  if (area !== 'own') void areas[area]?.load().catch(() => {});
  try {
    await Promise.all([texts, signedIn()]);
    await Promise.all([speak(), recall()]);
  } catch (failure) {
    await texts;
    document.getElementById('portal')?.replaceChildren(
      h(
        'main',
        { id: 'main' },
        h('h1', { class: 'said' }, t('kit.notLoaded')),
        failed(failure, () => location.reload()),
      ),
    );
    return;
  }
  installAnnouncer();
  const main = frame();
  watch(() => setTheme(session().account.theme));
  onHint('notices', ({ unread }) => setCounts({ notices: unread ?? 0 }));
  // The stream and what is remembered are of training and coaching; an admin has neither. It tells before the first screen is read.
  const isFollowed = session().role !== 'admin';
  if (isFollowed) listen(session().account.id, over);
  await start(areas, main);
  fresh.then(recheck, () => {});
  if (isFollowed) {
    void arrived();
    addEventListener('online', () => void exchange());
  }
  if (kept('push')) void import('./own/browser-notices.js').then(({ renew }) => renew()).catch(() => {});
  // Without a worker the portal works all the same.
  navigator.serviceWorker?.register(/** @type {any} */ (workerURL()), { scope: '/' }).catch(() => {});
}

void begin();
