/** Before an assignment is changed: what that does to sessions that are still planned, or that nothing is to be changed. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { day, list, number, weekday } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { known } from './known.js';
import { nameOf } from './names.js';
import { seen } from './parts.js';

/** @typedef {import('../types/api').Assignment} Assignment */
/** @typedef {import('./assign.js').Making} Making */

const names = /** @type {const} */ (['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);

/** @param {Assignment} before */
const present = (before) => before.clients.filter((one) => one.state === 'active' && one.is_open).map((one) => one.id);

/** @param {string[]} ids */
const namesOf = (ids) => list(ids.map((id) => nameOf(known(id) ?? {})));

/**
 * What was changed in the form, in words.
 * @param {Assignment} before
 * @param {Making} wanted
 * @returns {string[]}
 */
export function edits(before, wanted) {
  const weekdays = (/** @type {readonly string[] | null | undefined} */ all) =>
    all?.length
      ? list(
          [...all]
            .sort((one, other) => names.indexOf(/** @type {any} */ (one)) - names.indexOf(/** @type {any} */ (other)))
            .map((name) => weekday(name, 'short')),
        )
      : '–';
  const may = (/** @type {import('../types/api').Assignment['adaptation'] | null | undefined} */ all) =>
    all?.length ? list([...all].sort().map((word) => t(/** @type {const} */ (`coach.adapt_${word}`)))) : '–';
  const date = (/** @type {string | null | undefined} */ one) => (one ? day(one) : '–');
  const pairs = [
    [t('coach.startsOnField'), date(before.starts_on), date(wanted.starts_on)],
    [t('coach.weekdays'), weekdays(before.weekdays), weekdays(wanted.weekdays)],
    [t('coach.weeks'), before.weeks ? number(before.weeks, 0) : '–', wanted.weeks ? number(wanted.weeks, 0) : '–'],
    [t('coach.mayChange'), may(before.adaptation), may(wanted.adaptation)],
    [t('coach.messageToThem'), before.message ?? '–', wanted.message ?? '–'],
  ];
  const had = present(before),
    added = wanted.lifters.filter((id) => !had.includes(id)),
    dropped = had.filter((id) => !wanted.lifters.includes(id));
  return [
    ...pairs.filter(([, from, to]) => from !== to).map(([label, from, to]) => `${label}: ${from} → ${to}`),
    ...(added.length ? [t('coach.newFor', { names: namesOf(added) })] : []),
    ...(dropped.length ? [t('coach.unchangedFor', { names: namesOf(dropped) })] : []),
  ];
}

/**
 * Whether the template or programme says something else than what was assigned.
 * @param {Assignment} before
 */
async function isNewer({ template_id: template, programme_id: programme, source_version: version }) {
  const source = template ? await seen(call('GET /v1/templates/{id}', { path: { id: template } })) : undefined;
  const other = programme ? await seen(call('GET /v1/programmes/{id}', { path: { id: programme } })) : undefined;
  return (source?.version ?? other?.number ?? version) !== version;
}

/**
 * Which sessions of a change keep what was made of them, and whose do not.
 * @param {import('../types/api').ClientForecast[]} clients
 */
export function effects(clients) {
  const [stay, moved] = /** @type {const} */ (['kept', 'moved']).map((name) => clients.reduce((sum, one) => sum + (one.changes?.[name] ?? 0), 0));
  const losers = clients.filter((one) => one.changes?.lost).map((one) => one.id);
  return [
    stay > 0 && h('p', null, t('coach.ownChangesStay', { count: stay })),
    moved > 0 && h('p', null, t('coach.daysStay', { count: moved })),
    losers.length > 0 && h('p', null, t('coach.adaptationsGo', { names: namesOf(losers) })),
  ];
}

/**
 * Says what saving does, and asks. Where nothing was edited there is nothing to ask, and nothing to save.
 * @param {Assignment} before
 * @param {Making} wanted
 * @param {import('./assign-forecast.js').Foresee} foresee
 * @returns {Promise<boolean>} Whether it is to be saved.
 */
export async function mayChange(before, wanted, foresee) {
  const said = edits(before, wanted);
  if (await isNewer(before)) said.push(t('coach.sourceChanged'));
  if (!said.length) {
    note(t('coach.nothingChanged'));
    return false;
  }
  const clients = await foresee(wanted);
  return confirm({
    title: t('coach.saveChange', { name: before.name }),
    action: t('coach.saveFor', { count: wanted.lifters.length }),
    text: [
      h(
        'ul',
        null,
        said.map((text) => h('li', null, text)),
      ),
      h('p', null, t('coach.replacesPlanned')),
      effects(clients),
    ],
  });
}
