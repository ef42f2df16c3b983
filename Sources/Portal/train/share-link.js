// @ts-check
// A link to a page of one's training, for everyone who has it.
import { act } from '../kit/act.js';
import { call } from '../kit/api.js';
import { moment, now } from '../kit/clock.js';
import { copyText } from '../kit/copy.js';
import { date } from '../kit/format.js';
import { parts, t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { choice } from './share-choices.js';
import { isSent } from './share-sheet.js';

/** @typedef {import('./share.js').Subject} Subject */
/** @typedef {import('../types/api').SharedLink} SharedLink */
/** @typedef {Pick<import('../types/api').SharedLinkInput, 'hide' | 'show' | 'theme'>} Chosen */

const days = ['7', '30', '90', '365'];

/**
 * When it ends. A minute is left to clocks that differ: more than 365 days are refused.
 * @param {string} chosen
 */
const endOf = (chosen) => moment(now() + Number(chosen) * 86_400_000 - 60_000);

/** @param {Subject} subject */
const shown = ({ kind, id, query }) => (kind === 'graph' ? { kind, graph: { of: id, ...query } } : { kind, subject_id: id });

/**
 * @param {Subject} subject @param {() => any} chosen @param {(made: SharedLink) => void} done @param {() => void} close
 */
export function linkForm(subject, chosen, done, close) {
  const end = cell('30');
  const make = async () => done(await call('POST /v1/share-links', { body: { ...shown(subject), ...chosen(), expires_at: endOf(end()) } }));
  return [
    h(
      'p',
      { class: 'btns' },
      h('button', { class: 'btn main', type: 'button', onclick: act(make) }, t('share.make')),
      h('button', { class: 'btn', type: 'button', onclick: () => close() }, t('kit.close')),
    ),
    explanation(close),
    choice('days', days, end, String),
  ];
}

/**
 * Who sees what, and where it ends.
 * @param {() => void} close
 */
const explanation = (close) =>
  h('p', { class: 'quiet' }, parts('share.linkText', { list: h('a', { href: '/own/share-links', onclick: () => close() }, t('share.list')) }));

/**
 * Its address, which is shown this once.
 * @param {SharedLink} made @param {() => void} close
 */
export function madeLink({ link = '', name, expires_at: end }, close) {
  const said = cell('');
  const field = /** @type {HTMLInputElement} */ (
    h('input', { id: 'share-address', readonly: true, value: link, translate: 'no', onfocus: () => field.select() })
  );
  const copy = async () => {
    await copyText(link);
    said.set(t('share.copied'));
  };
  const send = async () => said.set((await isSent({ url: link, title: name })) ? '' : t('share.unsentLink'));
  const hasSheet = 'share' in navigator;
  // The button that made it is gone.
  queueMicrotask(() => field.focus());
  return [
    h('div', { class: 'field' }, h('label', { for: field.id }, t('share.address')), field),
    h(
      'p',
      { class: 'btns' },
      hasSheet && h('button', { class: 'btn main', type: 'button', onclick: act(send) }, icon('share'), t('share.sendLink')),
      h('button', { class: hasSheet ? 'btn' : 'btn main', type: 'button', onclick: act(copy) }, icon('copy'), t('share.copy')),
      h('button', { class: 'btn', type: 'button', onclick: () => close() }, t('kit.close')),
    ),
    h('p', { class: 'quiet', role: 'status' }, () => said()),
    end && h('p', null, t('share.until', { day: date(end) })),
    explanation(close),
  ];
}
