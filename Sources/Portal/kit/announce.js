/** What happened, said without moving the focus; and what failed, with the way to try it again. */

import { Problem } from './api.js';
import { reload } from './router.js';
import { faultText } from './state.js';
import { t } from './text.js';
import { h, icon } from './view.js';

const region = h('p', { class: 'said', role: 'status' });
const bar = h('div', { class: 'snack', role: 'status' });
let timer = 0;
/** What failed stays until somebody has read it. */
let stays = false;

/** Puts the regions into the page; they have to be there before anything is said. */
export function installAnnouncer() {
  document.body.append(region, bar);
  bar.addEventListener('pointerenter', () => clearTimeout(timer));
  bar.addEventListener('pointerleave', () => leaveSoon(4000));
  bar.addEventListener('focusin', () => clearTimeout(timer));
  bar.addEventListener('focusout', () => leaveSoon(4000));
  document.addEventListener('keydown', undone);
  // What nobody waited for fails in silence no more. A request that was taken back is no failure.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') return;
    if (isOfOldBuild(event.reason)) event.preventDefault();
    tellFailure(event.reason);
  });
}

/**
 * Ctrl+Z is Undo, without the way to it; a field where something is typed has its own.
 * @param {KeyboardEvent} event
 */
function undone(event) {
  const undo = /** @type {HTMLElement | null} */ (bar.querySelector('[aria-keyshortcuts]'));
  if (!undo || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  if (document.querySelector('dialog[open], :is(input:not([type=checkbox], [type=radio]), textarea):focus')) return;
  event.preventDefault();
  undo.click();
}

/**
 * For readers only.
 * @param {string} text
 */
export function say(text) {
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

/** What was said of one screen is not found on the next one. */
export const hush = () => {
  region.textContent = '';
};

/** @param {number} milliseconds */
function leaveSoon(milliseconds) {
  clearTimeout(timer);
  if (!stays) timer = setTimeout(clear, milliseconds);
}

function clear() {
  clearTimeout(timer);
  bar.replaceChildren();
}

/**
 * A line at the foot of the screen: "Workout deleted. Undo". It is never the only place of what it says. An Undo that fails
 * is offered again.
 * @param {string} text
 * @param {() => unknown} [undo]
 * @param {string} [action] The button's word, "Undo" unless said.
 */
export function note(text, undo, action = t('kit.undo')) {
  show(false, h('p', null, text), undo && button(action, 'undo', () => attempt(undo, action)));
  leaveSoon(undo ? 12_000 : 5_000);
}

/**
 * Does something that has no place of its own for what fails: a menu's entry, an Undo. Says why it failed, with a button that
 * tries it again. What comes of it is undefined then.
 * @template T
 * @param {() => T} work
 * @param {string} [again] The button's word.
 * @returns {Promise<Awaited<T> | undefined>}
 */
export async function attempt(work, again = t('kit.tryAgain')) {
  try {
    return await work();
  } catch (failure) {
    tellFailure(failure, () => attempt(work, again), again);
    // What another device did is shown, so that the next try starts from it.
    if (failure instanceof Problem && failure.status === 412) void reload();
    return undefined;
  }
}

/**
 * What the API refused would be refused again; all else may be tried again.
 * @param {unknown} failure
 * @param {() => unknown} [retry]
 * @param {string} [word]
 */
export function tellFailure(failure, retry, word = '') {
  const isRefused = failure instanceof Problem && failure.refuses;
  if (isOfOldBuild(failure)) {
    show(
      true,
      icon('warn'),
      h('p', { role: 'alert' }, t('kit.newBuild')),
      button(t('kit.reload'), 'swap', () => location.reload()),
      button(t('kit.close'), 'close', () => {}),
    );
    return;
  }
  if (!(failure instanceof Problem)) console.error(failure);
  show(
    true,
    icon('warn'),
    h('p', { role: 'alert' }, faultText(failure)),
    retry && !isRefused && button(word, 'undo', retry),
    button(t('kit.close'), 'close', () => {}),
  );
}

/**
 * A module could not be loaded though there is a connection: the server has a new build. Each browser says it otherwise.
 * @param {unknown} failure
 */
const isOfOldBuild = (failure) => navigator.onLine && failure instanceof TypeError && /import|module/i.test(failure.message);

/**
 * @param {boolean} isFailure
 * @param {...import('./view.js').Child} children
 */
function show(isFailure, ...children) {
  clearTimeout(timer);
  stays = isFailure;
  bar.replaceChildren(h('div', { class: 'snack-line' }, children));
}

/**
 * @param {string} word
 * @param {string} picture
 * @param {() => unknown} work
 */
const button = (word, picture, work) =>
  h(
    'button',
    {
      type: 'button',
      class: 'btn',
      'aria-keyshortcuts': word === t('kit.undo') ? 'Control+Z' : null,
      onclick: async () => {
        clear();
        await work();
        keepFocus();
      },
    },
    icon(picture),
    word,
  );

/** What was pressed may be gone with what it changed: then the reading goes on at the head. */
export function keepFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  /** @type {HTMLElement | null} */ (document.querySelector('main h1'))?.focus({ preventScroll: true });
}
