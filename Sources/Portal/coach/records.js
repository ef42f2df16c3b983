/** Personal records in a line each: what, how much more, when. */

import { number, rest, day, distance, weightNumber, weightText, person } from '../kit/format.js';
import { t } from '../kit/text.js';
import { estimateNumber } from './parts.js';
import { h, icon } from '../kit/view.js';

/** @typedef {import('../types/api').PersonalRecord} PersonalRecord */

/**
 * @param {number} value
 * @param {PersonalRecord['unit']} unit
 * @param {boolean} isEstimate
 */
function valueText(value, unit, isEstimate) {
  if (unit === 'kg' || unit === 'lb') return isEstimate ? `${estimateNumber(value, unit)} ${person.unit}` : weightText(value, unit);
  if (unit === 'seconds') return rest(value);
  if (unit === 'meters') return distance(value);
  if (unit === 'percent') return `${number(value)} %`;
  return t(unit === 'sets' ? 'coach.setCount' : 'kit.reps', { count: value });
}

/** @param {PersonalRecord} record */
export function recordLine(record) {
  const { previous, unit } = record, isEstimate = record.kind === 'e1rm';
  const more = previous === undefined ? null : unit === 'kg' || unit === 'lb' ? `+${isEstimate ? estimateNumber(record.value - previous, unit) : weightNumber(record.value - previous, unit)} ${person.unit}` : `+${number(record.value - previous)}`;
  return h('li', null,
    h('div', null, h('span', { class: 'record' }, icon('record'), ' ', t(/** @type {'coach.record_e1rm'} */ (`coach.record_${record.kind}`), { reps: record.at_reps ?? 0 })),
      h('p', { class: 'quiet' }, h('span', { translate: 'no' }, record.exercise ?? ''), ` · ${day(record.date)}`)),
    h('div', { class: 'end' }, h('span', { class: 'fig' }, valueText(record.value, unit, isEstimate)), more && h('p', { class: 'quiet' }, more)));
}
