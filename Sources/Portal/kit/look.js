/** The style of an area, loaded with it: a first visit pays only for what it shows. */

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/**
 * Waits at most until the style is there or could not be had; the screen is shown in any case.
 * @param {string} area Or the folder of another style.
 */
export function loadStyle(area) {
  const known = loaded.get(area);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${(document.documentElement.dataset.assets ?? '').replace(/\/$/, '')}/${area}/style.css`;
  const done = new Promise((settle) => {
    link.onload = settle;
    link.onerror = () => {
      // The next screen tries again.
      loaded.delete(area);
      link.remove();
      settle(undefined);
    };
  });
  loaded.set(area, done);
  document.head.append(link);
  return done;
}
