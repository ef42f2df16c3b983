/** What happened, said without moving the focus. */

import { t } from './text.js';
import { h, icon } from './view.js';

const region = h('p', { class: 'said', role: 'status' });
const bar = h('div', { class: 'snack' });
let timer = 0;

/** Puts the regions into the page; they have to be there before anything is said. */
export function installAnnouncer() {
  document.body.append(region, bar);
  bar.addEventListener('pointerenter', () => clearTimeout(timer));
  bar.addEventListener('pointerleave', () => leaveSoon(4000));
  bar.addEventListener('focusin', () => clearTimeout(timer));
  bar.addEventListener('focusout', () => leaveSoon(4000));
}

/**
 * For readers only.
 * @param {string} text
 */
export function say(text) {
  region.textContent = '';
  setTimeout(() => { region.textContent = text; }, 50);
}

/** @param {number} milliseconds */
function leaveSoon(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(() => bar.replaceChildren(), milliseconds);
}

/**
 * A line at the foot of the screen: "Workout deleted. Undo". It is never the only place of what it says.
 * @param {string} text
 * @param {() => unknown} [undo]
 * @param {string} [action] The button's word, "Undo" unless said.
 */
export function note(text, undo, action) {
  const button = undo && h('button', { type: 'button', class: 'btn', onclick: () => {
    bar.replaceChildren();
    return undo();
  } }, icon('undo'), action ?? t('kit.undo'));
  bar.replaceChildren(h('div', { class: 'snack-line' }, h('p', null, text), button));
  say(text);
  leaveSoon(undo ? 12_000 : 5_000);
}
