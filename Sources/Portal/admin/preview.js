/** What three colours become by day and by night, with the contrast that each pair then has. */

import { SURFACES, contrast, on, tokens } from '../kit/colour.js';
import { number } from '../kit/format.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { state } from './parts.js';

/** @typedef {import('../kit/colour.js').Time} Time */
/** @typedef {import('../kit/colour.js').Token} Token */
/** @typedef {{ primary_color: string, accent_color: string, background_color: string }} Colours */

/** @param {Colours} chosen @param {string} name */
export const preview = (chosen, name) => h('div', { class: 'stack' }, part(chosen, name, 'day'), part(chosen, name, 'night'));

/** @param {Colours} chosen @param {string} name @param {Time} time */
function part(chosen, name, time) {
  const made = tokens(chosen.primary_color, chosen.accent_color, chosen.background_color, time);
  // Where the primary can't be read as text without becoming another colour, the accent writes and draws.
  const accentWrites = made['brand-ink'] === made['accent-ink'] && chosen.primary_color !== chosen.accent_color;
  return h(
    'div',
    { class: 'stack brand-part' },
    h('h3', null, t(time === 'day' ? 'tenant.by_day' : 'tenant.by_night')),
    accentWrites ? noteBox('', 'warn', t('tenant.brand_accent_writes')) : null,
    example(made, name, time),
    pairs(chosen, made, time, accentWrites),
  );
}

/**
 * A small piece of a screen in these colours. It is a picture: its words are said nowhere else.
 * @param {Record<Token, string>} made
 * @param {string} name
 * @param {Time} time
 */
function example(made, name, time) {
  const piece = h(
    'div',
    { class: 'brand-example', 'aria-hidden': 'true', 'data-theme': time === 'night' ? 'night' : null },
    h('div', { class: 'brand-head' }, name),
    h(
      'div',
      { class: 'brand-sheet' },
      h('p', null, h('span', { class: 'btn main' }, t('tenant.brand_start')), ' ', h('span', { class: 'brand-link' }, t('tenant.brand_link'))),
      h(
        'p',
        { class: 'brand-now' },
        h('span', { class: 'fig' }, t('tenant.brand_example')),
        ' ',
        h('span', { class: 'record' }, icon('record'), ' ', t('tenant.brand_record')),
      ),
    ),
  );
  for (const [token, value] of Object.entries(made)) piece.style.setProperty(`--${token}`, value);
  const [sheet, ground] = SURFACES[time];
  piece.style.setProperty('--sheet', sheet);
  piece.style.setProperty('--ground', ground);
  piece.style.setProperty('--ink', on(sheet));
  return piece;
}

/** @param {Colours} chosen @param {Record<Token, string>} made @param {Time} time @param {boolean} accentWrites */
function pairs(chosen, made, time, accentWrites) {
  const grounds = [...SURFACES[time], made['brand-wash']];
  const worst = (/** @type {string} */ colour) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  const writes = accentWrites ? chosen.accent_color : chosen.primary_color;
  return h(
    'ul',
    { class: 'lines brand-pairs' },
    pair(t('tenant.brand_button'), made.brand, chosen.primary_color, contrast(made['on-brand'], made.brand), 4.5),
    pair(t('tenant.brand_link'), made['brand-ink'], writes, worst(made['brand-ink']), 4.5, worst(writes)),
    pair(t('tenant.brand_line'), made['brand-line'], writes, worst(made['brand-line']), 3, worst(writes)),
    pair(t('tenant.brand_record'), made['accent-ink'], chosen.accent_color, worst(made['accent-ink']), 4.5, worst(chosen.accent_color)),
    pair(t('tenant.brand_header'), made.masthead, chosen.background_color, contrast(made['on-masthead'], made.masthead), 4.5),
  );
}

/**
 * @param {string} name
 * @param {string} colour What it became.
 * @param {string} from What was chosen.
 * @param {number} value
 * @param {number} least
 * @param {number} [before] The contrast of what was chosen.
 */
function pair(name, colour, from, value, least, before) {
  const swatch = h('span', { class: 'swatch', 'aria-hidden': 'true' });
  swatch.style.setProperty('background', colour);
  const down = (/** @type {number} */ figure) => number(Math.floor(figure * 10) / 10);
  const became =
    colour === from.toLowerCase()
      ? t('tenant.brand_chosen')
      : before === undefined || before >= least
        ? t('tenant.brand_moved', { colour: from })
        : t('tenant.brand_moved_since', { colour: from, value: down(before) });
  return h(
    'li',
    null,
    h('span', { class: 'brand-pair' }, swatch, h('span', null, name, ' ', h('code', null, colour), h('span', { class: 'beneath' }, became))),
    state(value >= least ? 'good' : 'bad', t('tenant.brand_contrast', { value: down(value), least: number(least) })),
  );
}
