// @ts-check
// The records that a workout set. At its finish they come with the server's answer, so they are loaded then.
import '../kit/all.js';
import { date as fullDate, figure } from '../kit/format.js';
import { recordText, recordValue } from '../kit/records.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';

/** @typedef {import('../types/api').PersonalRecord} PersonalRecord */

/** @param {PersonalRecord[]} records */
export const recordLines = (records) =>
  h(
    'ul',
    { class: 'lines' },
    records.map((record) =>
      h(
        'li',
        null,
        h(
          'span',
          null,
          h('span', { class: 'record' }, icon('record')),
          ' ',
          h('span', { translate: 'no' }, record.exercise ?? ''),
          h('br'),
          h('span', { class: 'quiet' }, recordWords(record)),
        ),
        figure(...recordValue(record.value, record.unit, record.kind)),
      ),
    ),
  );

/** @param {PersonalRecord} record */
function recordWords(record) {
  const what = t('history.record_kind', { kind: record.kind, reps: record.at_reps ?? 0 });
  if (record.previous === undefined) return `${what} · ${t('history.record_first')}`;
  const date = record.previous_date ? fullDate(record.previous_date) : '';
  return `${what} · ${t('history.record_before', { value: recordText(record.previous, record.unit, record.kind), date })}`;
}
