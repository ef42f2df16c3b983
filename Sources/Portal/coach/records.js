/** Personal records in a line each: what, how much more, when. */

import { day } from '../kit/format.js';
import { gainText, recordText } from '../kit/records.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';

/** @typedef {import('../types/api').PersonalRecord} PersonalRecord */

/** @param {PersonalRecord} record */
export function recordLine(record) {
  const { kind, unit, value } = record,
    more = gainText(record);
  return h(
    'li',
    null,
    h(
      'div',
      null,
      h('span', { class: 'record' }, icon('record'), ' ', t(/** @type {const} */ (`coach.record_${kind}`), { reps: record.at_reps ?? 0 })),
      h('p', { class: 'quiet' }, h('span', { translate: 'no' }, record.exercise ?? ''), ` · ${day(record.date)}`),
    ),
    h('div', { class: 'end' }, h('span', { class: 'fig' }, recordText(value, unit, kind)), more && h('p', { class: 'quiet' }, more)),
  );
}
