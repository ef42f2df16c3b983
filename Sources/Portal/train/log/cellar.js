// The first visit is loaded before the worker is there to keep it. Who goes into a cellar after it needs it all the same.
import '../../kit/all.js';
import { everyScreen } from '../../kit/areas.js';
import { language } from '../../kit/text.js';

/** Gives the worker's caches what this page has loaded so far, then the shell, then what stands behind the tabs. */
export async function keepPages() {
  // A page that is open for hours has loaded more than the 250 files that a browser remembers.
  performance.setResourceTimingBufferSize(2000);
  const [assets, shells] = await Promise.all([caches.open('assets'), caches.open('shells')]);
  await keepLoaded(assets);
  if (!(await shells.match('/train'))) {
    const shell = await fetch('/train').catch(() => undefined);
    if (shell?.ok && !shell.redirected && (await shell.clone().text()).includes('data-assets')) await shells.put('/train', shell);
  }
  await keepTabs(assets);
}

/** @param {Cache} assets @returns {Promise<boolean>} Whether all of it is kept. */
async function keepLoaded(assets) {
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.origin + url.pathname);
  let isAll = true;
  for (const url of new Set(loaded)) {
    if (!(await assets.match(url)))
      await keepFile(assets, url).catch(() => {
        isAll = false;
      });
  }
  return isAll;
}

/**
 * A page in the place of a file is a captive portal's.
 * @param {Cache} assets
 * @param {string} url
 */
async function keepFile(assets, url) {
  const answer = await fetch(url);
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html')) throw new TypeError(url);
  await assets.put(url, answer);
}

/**
 * Once for each build and language, and never for who saves data. The mark is kept under the build's name, so it goes with it.
 * @param {Cache} assets
 */
async function keepTabs(assets) {
  const mark = `${document.documentElement.dataset.assets}/kept-${language()}`;
  if (/** @type {any} */ (navigator).connection?.saveData || (await assets.match(mark))) return;
  await everyScreen('train');
  await everyScreen('own'); // behind More
  if (await keepLoaded(assets)) await assets.put(mark, new Response());
}
