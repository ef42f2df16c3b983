/** What a button does: once at a time; what fails is said beside it. */

import { keepFocus, say } from './announce.js';
import { Problem } from './api.js';
import { faultText, plansFor } from './state.js';
import { t } from './text.js';
import { h, icon, setBusy } from './view.js';

/**
 * A listener for a button whose work takes a while: `onclick: act(async () => …)`.
 * @param {(event: Event) => unknown} work
 * @returns {(event: Event) => Promise<void>}
 */
export function act(work) {
  return async (event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (button.ariaBusy) return;
    setBusy(button, true);
    saidAt(button)?.remove();
    try {
      await work(event);
      keepFocus();
    } catch (failure) {
      if (!(failure instanceof Problem)) console.error(failure);
      failed(button, failure);
    } finally {
      setBusy(button, false);
    }
  };
}

/** @param {HTMLElement} button */
const placeOf = (button) => button.closest('.btns, p, form, li') ?? button;

/**
 * What was said beside it the last time.
 * @param {HTMLElement} button
 */
function saidAt(button) {
  const next = placeOf(button).nextElementSibling;
  return next?.matches('.said-here') ? next : null;
}

/**
 * @param {HTMLElement} button
 * @param {unknown} failure
 */
function failed(button, failure) {
  const text = faultText(failure);
  const request = failure instanceof Problem && failure.request;
  placeOf(button).after(
    h(
      'div',
      { class: 'note bad said-here', role: 'alert' },
      icon('warn'),
      plansFor(failure) ?? [h('p', null, text), request && h('p', { class: 'quiet' }, t('kit.request'), ' ', h('code', { translate: 'no' }, request))],
    ),
  );
  say(text);
}
