// @ts-check
import { attempt } from '../kit/announce.js';
import { Problem } from '../kit/api.js';
import { figure, number, person, weightValue } from '../kit/format.js';
import { empty, sentence } from '../kit/state.js';
import { h, icon, setBusy } from '../kit/view.js';

/** What the screens of history and plan are put together from. */

/** @typedef {import('../kit/view.js').Child} Child */

let ids = 0;

/** @param {Child[]} all */
export const facts = (all) =>
  h(
    'p',
    { class: 'facts' },
    all.filter(Boolean).map((fact) => h('span', null, fact)),
  );

/** @param {string} href @param {string} text */
export const backTo = (href, text) => h('p', { class: 'crumb' }, h('a', { href }, icon('back'), text));

/** @param {string} href @param {string} text @param {string | null} [picture] @param {boolean} [isMain] */
export const linkButton = (href, text, picture, isMain) => h('a', { class: isMain ? 'btn main' : 'btn', href }, picture ? icon(picture) : null, text);

/** @param {string} title @param {Child[]} children @param {Child} [beside] */
export function sheet(title, children, beside) {
  const id = `sheet-${(ids += 1)}`;
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': id },
    h('header', null, h('h2', { id }, title), beside ? h('span', { class: 'quiet' }, beside) : null),
    children,
  );
}

/**
 * What will stand here, and the one step to it.
 * @param {string} title @param {string} text @param {...Child} buttons
 */
export const emptySheet = (title, text, ...buttons) => h('section', { class: 'sheet', 'aria-label': title }, empty(title, text, ...buttons));

/**
 * What could not be done, with the fault that the server names.
 * @param {unknown} failure
 */
export function reason(failure) {
  const fault = failure instanceof Problem ? failure.faults[0] : undefined;
  return fault ? `${sentence(failure)} ${fault.message}` : sentence(failure);
}

/**
 * A button that waits for what it began; a second press meanwhile does nothing.
 * @param {string} text @param {() => Promise<unknown> | unknown} run @param {{ kind?: 'main' | 'bare' | 'danger', picture?: string, name?: string, pressed?: () => boolean }} look
 */
export function busyButton(text, run, { kind, picture, name, pressed } = {}) {
  const button = h(
    'button',
    {
      class: `btn ${kind ?? ''}`.trim(),
      type: 'button',
      onclick: async () => {
        if (button.ariaBusy) return;
        setBusy(button, true);
        await attempt(run);
        setBusy(button, false);
      },
      'aria-label': name,
      ...(pressed ? { 'aria-pressed': () => `${pressed()}` } : {}),
    },
    picture ? icon(picture) : null,
    text,
  );
  return button;
}

/**
 * A volume, without a fraction: it is a sum of many.
 * @param {number} value @param {'kg' | 'lb'} [unit]
 */
export const volumeFigure = (value, unit) => figure(number(weightValue(value, unit), 0), person.unit);

/**
 * One letter for each superset, in their order.
 * @param {{ superset?: number }[]} exercises @returns {(string | undefined)[]}
 */
export function supersetLetters(exercises) {
  let letter = 64;
  return exercises.map(({ superset }, place) => {
    if (superset === undefined) return undefined;
    if (exercises[place - 1]?.superset !== superset) letter += 1;
    return String.fromCharCode(letter);
  });
}
