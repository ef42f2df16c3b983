/** Maintenance that is to come, or has begun, in a note. It is loaded when there is some. */

import './all.js';
import { call } from './api.js';
import { dateOf, dayTime, time } from './format.js';
import { noteBox } from './state.js';
import { t } from './text.js';
import { h } from './view.js';

/** @typedef {{ mode: string, from: number, until: number }} Window What the field Maintenance of every answer says. */

const DAY = 86_400_000;

/**
 * When it is, and what the admin says of it. More than a day ahead it warns of nothing yet.
 * @param {Window} window
 */
export async function announcement({ mode, from, until }) {
  // The times are known without an answer; the admin's words are not. What matters most comes first, as in the field.
  const known = await call('GET /v1/maintenance', { quiet: true }).catch(() => undefined);
  const message = known?.items[0]?.message;
  const [begin, end] = [new Date(from).toISOString(), new Date(until).toISOString()];
  const times = { from: dayTime(begin), until: dateOf(begin) === dateOf(end) ? time(end) : dayTime(end) };
  const near = from - Date.now() < DAY;
  const note = noteBox(
    near ? 'warn' : '',
    near ? 'warn' : 'rest',
    h('p', null, t(mode === 'closed' ? 'kit.willClose' : 'kit.willReadOnly', times), message ? [' ', h('span', { translate: 'no' }, message)] : null),
  );
  note.setAttribute('role', 'status');
  return note;
}
