/** Choosing clients: by name, by label, all at once. Only who lets the coach plan can be chosen. */

import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { nameOf } from './parts.js';

/**
 * @param {string} id
 * @param {import('../types/api').Roster} open Those who let the coach plan.
 * @param {string[]} first
 * @param {(chosen: string[]) => unknown} changed
 */
export function chooser(id, open, first, changed) {
  const boxes = open.items.map((client) => ({ client, box: h('input', { type: 'checkbox', value: client.id, checked: first.includes(client.id), onchange: tell }) }));
  const read = () => boxes.filter((one) => one.box.checked).map((one) => one.client.id);
  const status = h('p', { class: 'quiet', role: 'status' }, said());
  function said() {
    return t('coach.chosen', { count: read().length });
  }
  function tell() {
    status.textContent = said();
    changed(read());
  }
  const all = (/** @type {(client: import('./parts.js').Client) => boolean} */ fits) => () => {
    const fitting = boxes.filter((one) => fits(one.client)), on = fitting.some((one) => !one.box.checked);
    for (const one of fitting) one.box.checked = on;
    tell();
  };
  const labels = [...new Set(open.items.flatMap((client) => client.labels.map((one) => one.name)))];
  const many = (/** @type {string} */ text, /** @type {(client: import('./parts.js').Client) => boolean} */ fits, typed = false) =>
    h('button', { type: 'button', class: 'filter', onclick: all(fits), translate: typed ? 'no' : null }, text, h('span', { class: 'n' }, ` ${open.items.filter(fits).length}`));
  const others = open.clients - open.total;
  const element = h('div', { class: 'chooser', id, tabindex: '-1' },
    open.items.length > 1 && h('div', { class: 'filters wrap', role: 'group', 'aria-label': t('coach.chooseMany') }, many(t('coach.all'), () => true), labels.map((name) => many(name, (client) => client.labels.some((one) => one.name === name), true))),
    h('fieldset', { class: 'boxes' }, h('legend', { class: 'said' }, t('coach.clients')), boxes.map(({ client, box }) => h('label', null, box, h('span', { translate: 'no' }, nameOf(client))))),
    status,
    others > 0 && h('p', { class: 'quiet' }, t('coach.notOpen', { count: others }), ' ', h('a', { href: '/coach' }, t('coach.askInRoster'))),
    open.next && h('p', { class: 'quiet' }, t('coach.first100')));
  return { element, read };
}
