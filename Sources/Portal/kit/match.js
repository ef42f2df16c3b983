/** Which screen an address names. */

import { loadTexts } from './text.js';

/**
 * The screen of a path, and its parameters. A fixed segment goes before a parameter: "/train/history/new" is not a workout.
 * @template {{ path: string }} S
 * @param {S[]} screens
 * @param {string} path
 * @returns {{ screen: S, params: Record<string, string> } | undefined}
 */
export function match(screens, path) {
  const wanted = split(path);
  /** @type {{ screen: S, params: Record<string, string>, order: string } | undefined} */
  let best;
  for (const screen of screens) {
    const params = fits(split(screen.path), wanted);
    if (!params) continue;
    const order = split(screen.path)
      .map((part) => (part.startsWith('{') ? '1' : '0'))
      .join('');
    if (!best || order < best.order) best = { screen, params, order };
  }
  return best && { screen: best.screen, params: best.params };
}

/** @param {string} path */
const split = (path) => path.replace(/\/+$/, '').split('/').slice(1);

/**
 * @param {string[]} pattern
 * @param {string[]} wanted
 */
function fits(pattern, wanted) {
  if (pattern.length !== wanted.length) return undefined;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [at, part] of pattern.entries()) {
    if (part.startsWith('{')) {
      try {
        params[part.slice(1, -1)] = decodeURIComponent(wanted[at]);
      } catch {
        return undefined;
      }
    } else if (part !== wanted[at]) return undefined;
  }
  return params;
}

/**
 * The tab that a path belongs to: the longest that begins it, else the last one, More. The home has only itself.
 * @param {string[]} tabs
 * @param {string} path
 */
export function tabOf(tabs, path) {
  const within = tabs.slice(1).filter((tab) => path === tab || path.startsWith(`${tab}/`));
  if (path === tabs[0]) return tabs[0];
  return within.sort((one, other) => other.length - one.length)[0] ?? tabs[tabs.length - 1];
}

/**
 * The screens of an area's parts: of those that hold a path, or of all.
 * @param {import('./router.js').AreaScreens} area
 * @param {string} [path]
 * @returns {Promise<import('./router.js').Screen[]>}
 */
export async function partsOf({ parts = [] }, path) {
  const wanted = parts.filter((part) => path === undefined || part.under.some((start) => path === start || path.startsWith(`${start}/`)));
  const loaded = await Promise.all(wanted.map(async (part) => (await Promise.all([part.load(), loadTexts(...(part.texts ?? []))]))[0]));
  return loaded.flatMap((part) => part.screens);
}
