// The first visit is loaded before the worker is there to keep it. Who goes into a cellar after it needs it all the same.

/** Gives the worker's caches what this page has loaded so far, and the shell last. */
export async function keepPages() {
  if (!('caches' in window) || !await navigator.serviceWorker?.getRegistration()) return;
  await navigator.serviceWorker.ready;
  const [assets, shells] = await Promise.all([caches.open('assets'), caches.open('shells')]);
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/')).map((url) => url.origin + url.pathname);
  for (const url of new Set(loaded)) {
    if (!await assets.match(url)) await assets.add(url).catch(() => {});
  }
  if (await shells.match('/train')) return;
  const shell = await fetch('/train').catch(() => undefined);
  if (shell?.ok && !shell.redirected) await shells.put('/train', shell);
}
