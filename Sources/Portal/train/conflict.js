// @ts-check
import { date, dayTime } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { measureOf } from './names.js';
import { busyButton } from './parts.js';
import { setsText } from './template-text.js';

/** @typedef {{ name: string, notes?: string | null, performed_at?: string, exercises?: { name?: string | null, measure?: import('../kit/reckoning.js').Measure, sets: any[] }[] | null }} Version */

/**
 * The same thing as it was changed here and elsewhere, line beside line; what differs is marked by a word.
 * @param {Version} mine @param {Version} theirs @param {{ keep: () => Promise<unknown>, take: () => Promise<unknown> }} choose
 */
export function bothShown(mine, theirs, { keep, take }) {
  const rows = compared(mine, theirs);
  const element = h(
    'section',
    { class: 'sheet conflict', role: 'alert', tabindex: -1, 'aria-label': t('history.conflict') },
    h('div', { class: 'note warn' }, icon('warn'), h('p', null, h('strong', null, t('history.conflict')), ' ', t('history.conflict_why'))),
    h(
      'div',
      { class: 'scroller' },
      h(
        'table',
        { class: 'table' },
        h('caption', { class: 'said' }, t('history.conflict')),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, t('history.part')),
            h('th', { scope: 'col' }, t('history.mine')),
            h('th', { scope: 'col' }, t('history.theirs')),
          ),
        ),
        h(
          'tbody',
          null,
          rows.map(([part, here, there]) =>
            h(
              'tr',
              null,
              h('th', { scope: 'row', translate: 'no' }, part, here === there ? null : h('span', { class: 'kind' }, t('history.differs'))),
              h('td', { translate: 'no' }, here || t('history.not_there')),
              h('td', { translate: 'no' }, there || t('history.not_there')),
            ),
          ),
        ),
      ),
    ),
    h('p', { class: 'btns' }, busyButton(t('history.keep_mine'), keep, { kind: 'main' }), busyButton(t('history.take_theirs'), take)),
  );
  setTimeout(() => {
    element.focus();
    element.scrollIntoView({ block: 'start' });
  });
  return element;
}

/** @param {Version} mine @param {Version} theirs @returns {[string, string, string][]} */
function compared(mine, theirs) {
  const moment = (/** @type {Version} */ version) =>
    version.performed_at ? `${date(version.performed_at)}, ${dayTime(version.performed_at).split(', ').pop()}` : '';
  const both = [...(mine.exercises ?? []), ...(theirs.exercises ?? [])],
    names = [...new Set(both.map((exercise) => exercise.name ?? ''))];
  const measure = (/** @type {string} */ name) => measureOf({ measure: both.find((one) => one.measure && one.name === name)?.measure, name });
  const sets = (/** @type {Version} */ version, /** @type {string} */ name) =>
    (version.exercises ?? [])
      .filter((exercise) => exercise.name === name)
      .map((exercise) => setsText(exercise.sets, '.', measure(name)))
      .join('; ');
  /** @type {[string, string, string][]} */
  const rows = [[t('history.name'), mine.name, theirs.name]];
  if (moment(mine) !== moment(theirs)) rows.push([t('history.began'), moment(mine), moment(theirs)]);
  if ((mine.notes ?? '') !== (theirs.notes ?? '')) rows.push([t('history.notes'), mine.notes ?? '', theirs.notes ?? '']);
  return [...rows, ...names.map((name) => /** @type {[string, string, string]} */ ([name, sets(mine, name), sets(theirs, name)]))];
}
