/** Screens by their address. Links stay links; what is here only spares the page load. */

import { hush } from './announce.js';
import { Problem } from './api.js';
import { wait } from './ask.js';
import { loadStyle } from './look.js';
import { match, partsOf } from './match.js';
import { blocked, leaving, watchLeaving } from './guard.js';
import { allowed } from './needs.js';
import { counterpart } from './focus.js';
import { bones, failed, notThere, olderNote } from './state.js';
import { fitsRole } from './roles.js';
import { lackedTexts, loadTexts, t } from './text.js';
import { holdTyped } from './typed.js';
import { homeOf, refresh, session } from './session.js';
import { build } from './screen.js';
import * as store from './store.js';
import { beforeReading, newest } from './stream.js';
import { cell, h } from './view.js';

/** @typedef {import('./view.js').Child} Child */
/** @typedef {{ path: string, params: Record<string, string>, query: URLSearchParams, hash: string, signal: AbortSignal, version?: number }} Place `version`: of the person's data when the screen's was asked for, if the stream had told it. */
/** @typedef {{ module?: import('./session.js').Module, role?: import('./session.js').Role | Array<import('./session.js').Role>, duty?: import('./session.js').Duty }} Needs */
/** @typedef {'training' | 'coaching' | 'work' | 'tenant' | 'tools' | 'people' | 'account' | 'help'} Group */

/**
 * @template [Data=any]
 * @typedef {object} Screen
 * @property {string} path "/train/workouts/{id}"
 * @property {(data: Data | undefined, at: Place) => string} title The h1 and the tab's title; asked before the data is there, too.
 * @property {(at: Place) => Promise<Data>} [load] At most three requests, none waiting for another.
 * @property {(data: Data, at: Place) => Child} show The screen below its head.
 * @property {(data: Data, at: Place) => Child} [lead] A line under the h1 that answers the screen's question.
 * @property {(data: Data, at: Place) => Child} [actions] Buttons beside the h1.
 * @property {(data: Data | undefined, at: Place) => { path: string, text: string }} [crumb] The way back, above the h1.
 * @property {boolean} [ownHead] `show` draws the h1 itself.
 * @property {boolean} [bare] No tabs, no bar of the live workout.
 * @property {string} [tab] The path of the tab that is current; else the one whose path begins this one, else More.
 * @property {Needs} [needs] Without it the screen and its links are not there.
 * @property {{ group: Group, icon?: string, text?: () => string, ready?: () => Promise<unknown>, action?: () => Promise<unknown> }} [more] Stands on the More page. `text` if not the title, and
 *   `ready` if that has to be asked for; `action` is done at once instead of going there.
 * @property {false} [find] Does not stand in Go to. Screens with parameters never do.
 * @property {boolean} [kept] The last data is kept on this device, shown at once and without a connection.
 * @property {Array<'changed' | 'notices' | 'roster'>} [hints] Events of the stream after which it loads again.
 */

/** @typedef {{ under: string[], load(): Promise<{ screens: Screen[] }>, texts?: import('./text.js').Area[] }} Part Screens that are loaded with the first that is opened under one of the paths. */
/** @typedef {{ screens: Screen[], parts?: Part[], tabs: Array<{ path: string, icon: string, text: () => string, count?: () => number, needs?: Needs }> }} AreaScreens */
/** @typedef {{ load(): Promise<AreaScreens>, texts: import('./text.js').Area[], later?: import('./text.js').Area[] }} AreaEntry */

/** Where the portal is, for tabs and title. */
export const current = cell(/** @type {{ area: string, path: string, screen?: Screen, tabs: AreaScreens['tabs'] }} */ ({ area: '', path: '', tabs: [] }));

/** @type {Record<string, AreaEntry>} */
let areas = {};
/** @type {HTMLElement} */
let main;
/** @type {{ end(): void } | null} */
let shown = null;
/** @type {AbortController | null} */
let going = null;
/**
 * How far down each entry of the history was.
 * @type {Map<number, number>}
 */
const scrolls = new Map();
let index = 0;

/**
 * Shows the address that is open, and follows links from then on.
 * @param {Record<string, AreaEntry>} all
 * @param {HTMLElement} into
 */
export function start(all, into) {
  areas = all;
  main = into;
  history.scrollRestoration = 'manual';
  index = history.state?.index ?? 0;
  history.replaceState({ index }, '');
  watchLeaving();
  addEventListener('scroll', () => scrolls.set(index, scrollY), { passive: true });
  document.addEventListener('click', clicked);
  for (const name of /** @type {const} */ (['pointerdown', 'pointerup', 'pointercancel'])) addEventListener(name, pressed, true);
  addEventListener('popstate', popped);
  return open('first');
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = /** @type {Element | null} */ (event.target)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
  if (!(link.pathname.split('/')[1] in areas)) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  void go(link.pathname + link.search + link.hash);
}

/**
 * Goes to a path, which may be only "?q=…".
 * @param {string} path
 * @param {{ replace?: boolean }} options `replace`: Back does not come here again; for filters that are typed.
 */
export async function go(path, { replace } = {}) {
  const to = new URL(path, location.href);
  if (!(await leaving())) return;
  if (!(to.pathname.split('/')[1] in areas)) {
    location.assign(to.href);
    return;
  }
  if (replace) history.replaceState({ index }, '', to);
  else history.pushState({ index: (index += 1) }, '', to);
  await open('go');
}

/** The browser's Back and Forward. What is not saved is asked for first. */
async function popped() {
  const next = history.state?.index ?? 0,
    steps = next - index;
  if (blocked() && steps) {
    history.go(-steps);
    if (!(await leaving())) return;
    history.go(steps);
    return;
  }
  index = next;
  await open('back');
}

/** Loads the screen again where it is; focus and scroll stay. */
export const reload = () => open('again');

/**
 * The same at once: what stands there may not be shown any more. A menu is waited for only a moment, and bones stand there if
 * it takes long. On the way to another screen nothing is done: that one loads what it may show.
 */
export const reloadNow = () => (isLeaving ? undefined : open('now'));

/**
 * The session says something else than when the place was opened, from what this device remembered: whether its screen is
 * there is asked again. What stays there is left alone.
 */
export const recheck = () => {
  if (isOther()) void reload();
};

/** Whether the screen that was opened last is there, and was not; or the other way round. */
let isOther = () => false;

/** @type {string} */
let openPath = '';
let isLeaving = false;

/** @typedef {'first' | 'go' | 'back' | 'again' | 'now'} How */

/** @param {How} how */
async function open(how) {
  going?.abort();
  const isAgain = how === 'again' || how === 'now';
  if (!isAgain) lost = undefined;
  holdTyped(isAgain);
  if (how === 'go' || how === 'back') hush();
  const stop = (going = new AbortController());
  isLeaving = !isAgain;
  await arrive(how, isAgain, stop);
  if (going === stop) isLeaving = false;
}

/**
 * @param {How} how
 * @param {boolean} isAgain
 * @param {AbortController} stop
 */
async function arrive(how, isAgain, stop) {
  const area = location.pathname.split('/')[1];
  const samePath = openPath === location.pathname;
  const quiet = isAgain || (samePath && how === 'go');
  const place = { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash, signal: stop.signal, params: {} };
  /** @type {AreaScreens} */
  let found;
  /** @type {ReturnType<typeof match<Screen>>} */
  let hit;
  const loading = areas[area].load();
  try {
    [found] = await Promise.all([loading, loadTexts(...areas[area].texts), loadStyle(area)]);
    hit = match(found.screens, place.path) ?? match(await partsOf(found, place.path), place.path);
  } catch {
    if (stop.signal.aborted || (await newBuild())) return;
    // The way to what is there stays: the tabs of the area, else of the home. Their texts are the kit's.
    const tabs = await loading
      .catch(() => areas[homeOf(session().role).slice(1)].load())
      .then(
        (one) => one.tabs,
        () => current().tabs,
      );
    if (stop.signal.aborted) return;
    current.set({ area, path: place.path, tabs });
    await show(undefined, place, [h('h1', { class: 'said' }, t('kit.notLoaded')), failed(new Problem(0, {}), () => location.reload())], 'first');
    return;
  }
  if (stop.signal.aborted) return;
  const screen = hit && allowed(hit.screen.needs) ? hit.screen : undefined;
  const isThere = () => !!hit && allowed(hit.screen.needs) && fitsRole(area),
    was = isThere();
  isOther = () => isThere() !== was;
  const at = { ...place, params: hit?.params ?? {} };
  current.set({ area, path: place.path, screen, tabs: found.tabs });
  openPath = place.path;
  const then = () => settle(how, samePath, isAgain);
  if (!screen || !fitsRole(area)) {
    await show(undefined, at, [screen ? (await import('../own/role.js')).otherRole(area) : notThere()], 'ready');
    then();
    return;
  }
  await fill(screen, at, quiet, how, then);
}

/**
 * Loads and shows: at first what is kept, bones after 300 ms, then the data or what failed.
 * @param {Screen} screen
 * @param {Place} at
 * @param {boolean} quiet What stands there stays until the data comes.
 * @param {How} how `now`: but not for long.
 * @param {() => void} then
 */
async function fill(screen, at, quiet, how, then) {
  const key = at.path + location.search,
    now = how === 'now';
  let settled = false,
    old = '';
  const early = setTimeout(
    () => {
      if (settled || old || at.signal.aborted || (quiet && !now)) return;
      if (now) {
        holdTyped(true);
        lost ??= holdFocus();
      }
      void show(screen, at, bones(), 'early').then(then);
    },
    now ? 1000 : 300,
  );
  const loading = read(screen, at);
  if (screen.kept && !quiet) {
    const kept = await Promise.race([
      store.get('screens', key).catch(() => undefined),
      loading.then(
        () => undefined,
        () => undefined,
      ),
    ]);
    if (kept && !at.signal.aborted) {
      old = JSON.stringify(/** @type {any} */ (kept).value);
      await showData(screen, at, /** @type {any} */ (kept).value);
      then();
    }
  }
  try {
    const data = await loading;
    if (at.signal.aborted) return;
    const fresh = screen.kept ? JSON.stringify(data) : '';
    if (!old || old !== fresh) {
      await handsOff(now ? 2000 : how === 'again' || old ? Infinity : 0);
      if (at.signal.aborted) return;
      // What was chosen on the screen meanwhile is in the address, and not in this data.
      const query = new URLSearchParams(location.search);
      if (quiet && `${query}` !== `${at.query}`) {
        await fill(screen, { ...at, query }, quiet, how, then);
        return;
      }
      // What was typed while it was read.
      if (how === 'again' || now) holdTyped(true);
      await showData(screen, at, data);
    }
    document.querySelector('.older')?.remove();
    if (screen.kept && fresh !== undefined) void store.put('screens', key, { value: data, at: Date.now() }).catch(() => {});
  } catch (failure) {
    if (at.signal.aborted || (await otherRoleNow(failure))) return;
    const kept = /** @type {any} */ (screen.kept && (await store.get('screens', key).catch(() => undefined)));
    if (kept && failure instanceof Problem && (failure.offline || failure.status >= 500)) {
      if (!old) await showData(screen, at, kept.value);
      main.querySelector('.older')?.remove();
      (main.querySelector('.head') ?? main.firstElementChild)?.after(olderNote(kept.at, reload));
    } else await show(screen, at, [failed(failure, reload)], 'ready');
  } finally {
    settled = true;
    clearTimeout(early);
  }
  if (!old) then();
}

/**
 * @param {Screen} screen
 * @param {Place} at
 */
async function read(screen, at) {
  if (screen.hints) await beforeReading();
  at.version = newest();
  return screen.load?.(at);
}

/** A press lasts until its click has been dealt with. The end of one that opens the browser's own menu is not told. */
let isPressed = false;

/** @param {PointerEvent} event */
function pressed({ type, button }) {
  if (type === 'pointerdown') isPressed = !button;
  else
    setTimeout(() => {
      isPressed = false;
    }, 50);
}

/**
 * What is under the finger is not drawn away: a button in the middle of a click, an open menu.
 * @param {number} most Milliseconds.
 */
async function handsOff(most) {
  const end = performance.now() + most;
  while (performance.now() < end && (isPressed || main.querySelector('[role=menu]:not([hidden])'))) await wait(50);
}

/**
 * Another tab may have changed the role: then the address is for another one now.
 * @param {unknown} failure
 */
async function otherRoleNow(failure) {
  if (!(failure instanceof Problem) || failure.kind !== 'role-not-allowed') return false;
  const before = session().role;
  await refresh().catch(() => {});
  if (session().role === before) return false;
  await reload();
  return true;
}

/**
 * @param {Screen} screen
 * @param {Place} at
 * @param {any} data
 */
async function showData(screen, at, data) {
  const back = lost ?? holdFocus();
  lost = undefined;
  await show(screen, at, () => screen.show(data, at), 'ready', data);
  back();
}

/**
 * Gives the focus back to what had it before bones stood in its place.
 * @type {(() => void) | undefined}
 */
let lost;

/** @returns {() => void} Gives the focus to what is in the place of what has it now. */
function holdFocus() {
  const before = /** @type {HTMLElement | null} */ (document.activeElement),
    caret = /** @type {HTMLInputElement | null} */ (before)?.selectionEnd ?? null;
  const sameAs = counterpart(main, before);
  return () => {
    const again = sameAs();
    if (!again || again === document.activeElement || again === main) return;
    again.focus({ preventScroll: true });
    const field = /** @type {HTMLInputElement} */ (again);
    if (caret !== null && /text|search|tel/.test(field.type)) field.setSelectionRange(caret, caret);
  };
}

let shows = 0;

/**
 * @param {Screen | undefined} screen
 * @param {Place} at
 * @param {Child | (() => Child)} content
 * @param {'first' | 'early' | 'ready'} state
 * @param {any} [data]
 */
async function show(screen, at, content, state, data) {
  const turn = (shows += 1);
  lackedTexts();
  let next = build(screen, at, content, state, data, reload);
  const later = areas[at.path.split('/')[1]]?.later;
  if (lackedTexts() && later) {
    next.end();
    await loadTexts(...later).catch(() => {});
    // The data may have come while the bones waited for texts.
    if (at.signal.aborted || turn !== shows) return;
    next = build(screen, at, content, state, data, reload);
  }
  shown?.end();
  shown = next;
  main.replaceChildren(next.result);
  const title = screen?.title(data, at) || main.querySelector('h1')?.textContent || t('kit.notThere');
  const brand = document.documentElement.dataset.brand ?? '';
  document.title = brand ? `${title} · ${brand}` : title;
  if (state !== 'early') main.removeAttribute('aria-busy');
  else main.setAttribute('aria-busy', 'true');
}

/**
 * Focus and scroll after a change of screen.
 * @param {How} how
 * @param {boolean} samePath
 * @param {boolean} isAgain
 */
function settle(how, samePath, isAgain) {
  if (how === 'back') scrollTo(0, scrolls.get(index) ?? 0);
  else if (how === 'go' && !samePath) scrollTo(0, 0);
  if (how === 'first' || isAgain || (samePath && how === 'go')) return;
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const heading = target ?? main.querySelector('h1') ?? main;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: !target });
  if (target) target.scrollIntoView();
}

/** A module that is gone means a new build: the page is loaded once more, but not again and again. */
async function newBuild() {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (!navigator.onLine || Date.now() - last < 30_000 || blocked()) return false;
  sessionStorage.setItem('reloaded', `${Date.now()}`);
  location.reload();
  return true;
}
