/** What a calculator begins with: the person's profile, and the last twelve weeks of the three lifts. */

import { call } from '../kit/api.js';
import { INCH } from '../kit/body-value.js';
import { person, today, weightValue } from '../kit/format.js';
import { session } from '../kit/session.js';

/** @typedef {import('../types/api').Profile} Profile */
/** @typedef {import('../types/api').ProgressPage} ProgressPage */
/** @typedef {'squat' | 'bench_press' | 'deadlift'} Lift */
/** @typedef {Partial<Record<Lift, number>>} Maxima */
/**
 * Weights and heights are in the person's units.
 * @typedef {object} Known
 * @property {'f' | 'm' | 'mx'} [sex]
 * @property {number} [body_weight]
 * @property {number} [height]
 * @property {number} [age]
 * @property {Maxima} maxima The last estimate of each lift.
 * @property {{ lift: Lift, date: string, weight: number, reps: number, max: number }} [last] The best set of the lift that was trained last.
 */

const SEXES = /** @type {const} */ ({ female: 'f', male: 'm', other: 'mx' });

/** @returns {Promise<Known>} Nothing where it can't be had: then it is typed, as ever. */
export async function knownFigures() {
  if (session().role === 'admin') return { maxima: {} };
  const from = new Date(Date.parse(today()) - 84 * 86_400_000).toISOString().slice(0, 10);
  const [profile, progress] = await Promise.all([
    call('GET /v1/profile', { quiet: true }).catch(() => undefined),
    call('GET /v1/lifters/{lifter}/progress', { path: { lifter: 'me' }, query: { from }, quiet: true }).catch(() => undefined),
  ]);
  return { ...(profile && ofProfile(profile)), ...ofLog(progress?.items ?? []) };
}

/** @param {Profile} profile */
export function ofProfile({ gender, age, body_weight, height }) {
  const cm = height?.cm ?? (height?.feet === undefined ? undefined : (height.feet * 12 + (height.inches ?? 0)) * INCH);
  return {
    sex: gender && SEXES[gender],
    age,
    body_weight: body_weight && weightValue(body_weight.weight, body_weight.unit),
    height: cm === undefined ? undefined : tenths(person.unit === 'lb' ? cm / INCH : cm),
  };
}

/** @param {ProgressPage['items']} graphs @returns {Pick<Known, 'maxima' | 'last'>} */
export function ofLog(graphs) {
  const found = graphs.flatMap(({ lift, points, unit }) => {
    const point = points.filter((one) => !one.light).at(-1);
    return point
      ? [
          {
            lift: /** @type {Lift} */ (lift),
            date: point.set_date ?? point.date,
            max: tenths(weightValue(point.value, /** @type {'kg' | 'lb'} */ (unit))),
            point,
          },
        ]
      : [];
  });
  const [last] = found.filter(({ point }) => point.weight !== undefined && point.reps !== undefined).sort((one, other) => other.date.localeCompare(one.date));
  return {
    maxima: Object.fromEntries(found.map(({ lift, max }) => [lift, max])),
    last: last && { lift: last.lift, date: last.date, max: last.max, weight: weightValue(last.point.weight ?? 0, last.point.unit), reps: last.point.reps ?? 0 },
  };
}

/** @param {number} value */
const tenths = (value) => Math.round(value * 10) / 10;
