/** Starts the portal: session, language, theme, the area of the path. */

import { installAnnouncer } from './kit/announce.js';
import { areas } from './kit/areas.js';
import { start } from './kit/router.js';
import { listen, onHint } from './kit/stream.js';
import { refresh, remembered, session, setCounts } from './kit/session.js';
import { frame } from './kit/shell.js';
import { failed } from './kit/state.js';
import { known, language, loadTexts, setLanguage } from './kit/text.js';
import { setTheme } from './kit/theme.js';
import { workerURL } from './kit/trusted.js';
import { watch } from './kit/view.js';

/** @param {string} name */
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Who is signed in: at once if this device knows it, else as soon as the server says it. */
async function signedIn() {
  const fresh = refresh();
  fresh.catch(() => {});
  if (!(await remembered())) await fresh;
  return fresh;
}

/** The account's language goes before this device's, which goes before the shell's. */
async function speak() {
  const wanted = known(session().account.locale);
  if (wanted !== language()) {
    setLanguage(wanted);
    await loadTexts('kit');
  }
}

async function begin() {
  setLanguage(known(kept('language') ?? document.documentElement.lang));
  if (kept('theme')) setTheme(kept('theme'));
  const texts = loadTexts('kit');
  try {
    await Promise.all([texts, wait()]);
  } catch (failure) {
    await texts.catch(() => {});
    document.getElementById('portal')?.replaceChildren(failed(failure, () => location.reload()));
    return;
  }
  await speak();
  installAnnouncer();
  const main = frame();
  watch(() => setTheme(session().account.theme));
  onHint('notices', ({ unread }) => setCounts({ notices: unread ?? 0 }));
  await start(areas, main);
  listen(session().account.id);
  watchWorker();

  async function wait() {
    const fresh = signedIn();
    await Promise.race([fresh, remembered().then((found) => found ?? fresh)]);
  }
}

/** The worker brings the portal up without a connection. */
function watchWorker() {
  navigator.serviceWorker?.register(/** @type {any} */ (workerURL()), { scope: '/' }).catch(() => {});
}

void begin();
