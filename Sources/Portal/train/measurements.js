/** What was measured: the list, newest first, and the form for one. */

import { attempt, note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { now } from '../kit/clock.js';
import { dialog } from '../kit/dialog.js';
import { makeField } from '../kit/field.js';
import { form } from '../kit/form.js';
import { bodyValue } from '../kit/body-value.js';
import { day, dayTime, figure, typed } from '../kit/format.js';
import { newId } from '../kit/id.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { moreButton } from '../kit/table.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { remember, sheet } from './progress-parts.js';

/** @typedef {import('../types/api').Measurement} Measurement */
/** @typedef {import('../types/api').MeasurementInput} MeasurementInput */
/** @typedef {import('../types/api').MeasurementPage} MeasurementPage */
/** @typedef {{ kind: Measurement['kind'], value: number, measured_at: string, notes?: string }} Typed */

/** @type {Array<Measurement['kind']>} */
export const kinds = ['body_weight', 'body_fat', 'waist', 'hips', 'chest', 'shoulders', 'neck', 'upper_arm', 'forearm', 'thigh', 'calf'];

const PAGE = 20;

/**
 * What the address asks for. As many lines as were shown come again, so that a change far down does not fold the list.
 * @param {URLSearchParams} query
 */
export const wanted = (query) => ({
  kind: kinds.find((one) => one === query.get('kind')),
  limit: Math.min(100, Math.max(PAGE, Math.trunc(Number(query.get('shown'))) || PAGE)),
});

/** @param {MeasurementPage} first @param {URLSearchParams} query */
export function measurementList({ items, next }, query) {
  const { kind } = wanted(query),
    list = h('ul', { class: 'lines' }, items.map(line));
  return sheet(
    'log',
    t('progress.allMeasures'),
    null,
    h(
      'div',
      { class: 'choices' },
      makeField(
        { name: 'kind', label: t('progress.kind'), type: 'select', options: [['', t('progress.anyKind')], ...named()], changed: choose },
        'measured',
        kind ?? '',
      ).element,
    ),
    items.length ? list : empty(t('progress.noMeasures'), ''),
    moreButton({
      next,
      text: t('progress.olderMeasures'),
      load: (after) => call('GET /v1/lifters/{lifter}/measurements', { path: { lifter: 'me' }, query: { kind, limit: PAGE, after } }),
      add: (/** @type {MeasurementPage} */ page) => {
        const lines = page.items.map(line);
        list.append(...lines);
        remember({ shown: `${list.childElementCount}` });
        return lines[0];
      },
    }),
  );

  /** @param {string | undefined} chosen */
  function choose(chosen) {
    const asked = new URLSearchParams(location.search);
    asked.delete('shown');
    if (chosen) asked.set('kind', chosen);
    else asked.delete('kind');
    void go(`?${asked}`, { replace: true });
  }
}

/** @returns {Array<[Measurement['kind'], string]>} */
const named = () => kinds.map((one) => [one, t(`progress.${one}`)]);

/** @param {Measurement} one */
function line(one) {
  const at = one.measured_at ?? '',
    name = t(`progress.${one.kind}`);
  return h(
    'li',
    null,
    h('span', null, name, h('br'), h('span', { class: 'quiet' }, dayTime(at, one.time_zone), one.notes && [' · ', typed(one.notes)])),
    h(
      'span',
      { class: 'btns' },
      figure(...bodyValue(one.value, one.unit)),
      menu(t('progress.actionsFor', { name: `${name}, ${day(at, one.time_zone)}` }), [
        { label: t('progress.change'), icon: 'edit', action: () => enter(one.kind, one) },
        { label: t('progress.remove'), icon: 'delete', danger: true, action: () => remove(one) },
      ]),
    ),
  );
}

/** @param {Measurement} one */
const remove = ({ id, version }) =>
  attempt(async () => {
    await call('DELETE /v1/lifters/{lifter}/measurements/{id}', { path: { lifter: 'me', id }, version });
    await reload();
    note(t('progress.measureRemoved'), async () => {
      await call('POST /v1/me/deleted/{id}/restore', { path: { id } });
      await reload();
    });
  });

/**
 * What a value of the kind is typed in: one that is there keeps its unit.
 * @param {Measurement['kind']} kind @param {Measurement} [one] @returns {MeasurementInput['unit']}
 */
function unitOf(kind, one) {
  if (one?.kind === kind) return one.unit;
  const { unit } = session().account;
  return kind === 'body_fat' ? 'percent' : kind === 'body_weight' ? unit : unit === 'lb' ? 'in' : 'cm';
}

/**
 * A dialog for a new measurement, or for one that is there. A new one can be undone.
 * @param {Measurement['kind']} [first] @param {Measurement} [one]
 */
export async function enter(first = 'body_weight', one) {
  // A new one has its id before it is sent: where the answer is lost, the next press does not log it twice.
  const kind = cell(first),
    id = one?.id ?? newId(),
    at = one?.measured_at ?? new Date(now()).toISOString();
  // The field has minutes, in the account's zone: a moment that was not touched stays as it is, and where it was.
  const isTouched = (/** @type {Typed} */ { measured_at }) => measured_at !== at;
  const saved = await dialog({
    title: t(one ? 'progress.change' : 'progress.measureNow'),
    show: (/** @type {(saved?: Measurement) => void} */ close) =>
      form({
        value: { kind: first, ...one, measured_at: at },
        fields: [
          { name: 'kind', label: t('progress.kind'), type: 'select', options: named(), changed: (next) => kind.set(next) },
          { name: 'value', label: t('progress.value'), type: 'number', required: true, attributes: { min: 1, max: 2200 } },
          h('p', { class: 'quiet' }, () => t('progress.inUnit', { unit: unitOf(kind(), one) === 'percent' ? '%' : (unitOf(kind(), one) ?? '') })),
          { name: 'measured_at', label: t('log.when'), type: 'moment', required: true },
          { name: 'notes', label: t('progress.notes'), type: 'text' },
        ],
        check: (/** @type {Typed} */ typedIn) =>
          isTouched(typedIn) && Date.parse(typedIn.measured_at) > now() ? [{ pointer: '/measured_at', code: 'invalid', message: t('log.notYet') }] : [],
        send: (/** @type {Typed} */ typedIn) => {
          const moment = isTouched(typedIn)
            ? { measured_at: typedIn.measured_at, time_zone: session().account.time_zone }
            : { measured_at: at, time_zone: one?.time_zone ?? session().account.time_zone };
          return call('PUT /v1/lifters/{lifter}/measurements/{id}', {
            path: { lifter: 'me', id },
            body: { ...typedIn, ...moment, unit: unitOf(typedIn.kind, one) },
            version: one?.version,
          });
        },
        done: close,
        cancel: () => close(),
        unguarded: true,
      }),
  });
  if (!saved) return;
  await reload();
  if (one) note(t('kit.saved'));
  else
    note(t('progress.measured'), async () => {
      await call('DELETE /v1/lifters/{lifter}/measurements/{id}', { path: { lifter: 'me', id } });
      await reload();
    });
}
