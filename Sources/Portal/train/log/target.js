// "4 × 3 · 82.5 % · RPE 8 · rest 3:00": what an exercise is meant to be, in one line.
import { distance, number, percent, rest, weightText } from '../../kit/format.js';
import { isAssistance } from '../../kit/reckoning.js';
import { t } from '../../kit/text.js';

/** @typedef {{ kind?: string, reps?: number, reps_max?: number, weight?: number, unit?: 'kg' | 'lb', percentage?: number, rpe?: number, rest_seconds?: number, duration_seconds?: number, distance_meters?: number }} Target */

/**
 * The value that all have, else nothing.
 * @param {Target[]} all
 * @param {keyof Target} name
 */
const same = (all, name) => (all.every((one) => one[name] === all[0][name]) ? all[0][name] : undefined);

/**
 * "3", "8–10", "1:00", "400 m"
 * @param {Target} target
 */
export function amount(target) {
  if (target.reps !== undefined) return `${number(target.reps, 0)}${target.reps_max && target.reps_max > target.reps ? `–${number(target.reps_max, 0)}` : ''}`;
  if (target.distance_meters !== undefined) return distance(target.distance_meters);
  return target.duration_seconds === undefined ? '' : rest(target.duration_seconds);
}

/**
 * "4 × 3", and beside it "145 kg @8".
 * @param {Target[]} sets
 * @param {import('../../kit/reckoning.js').Measure} [measure] Of the exercise.
 * @returns {{ count: string, load: string }}
 */
export function summary(sets, measure) {
  const working = sets.filter((one) => one.kind !== 'warm_up');
  const all = working.length ? working : sets;
  if (!all.length) return { count: '', load: '' };
  const amounts = [...new Set(all.map(amount))];
  const first = amounts.length > 2 ? `${amounts[0]} … ${amounts.at(-1)}` : amounts.join(' / ');
  const weights = all.flatMap((one) => (one.weight === undefined ? [] : isAssistance(measure) ? -one.weight : one.weight)),
    share = same(all, 'percentage'),
    rpe = same(all, 'rpe');
  const unit = all.find((one) => one.unit)?.unit;
  const load = weights.length ? range(weights, unit) : share === undefined ? '' : percent(Number(share) / 100, 1);
  return {
    count: first ? `${all.length} × ${first}` : `${all.length}`,
    load: [load, rpe === undefined ? '' : `@${number(Number(rpe))}`].filter(Boolean).join(' '),
  };
}

/** @param {number[]} weights @param {'kg' | 'lb' | undefined} unit */
function range(weights, unit) {
  const least = Math.min(...weights),
    most = Math.max(...weights);
  return least === most ? weightText(most, unit) : `${weightText(least, unit)} – ${weightText(most, unit)}`;
}

/** @param {import('./replay.js').DraftExercise} exercise */
export function targetText(exercise) {
  const targets = exercise.sets.flatMap((one) => one.target ?? []);
  if (!targets.length) return '';
  const working = targets.filter((one) => one.kind !== 'warm_up'),
    all = working.length ? working : targets;
  const { count } = summary(targets);
  const share = same(all, 'percentage'),
    rpe = same(all, 'rpe'),
    pause = same(all, 'rest_seconds');
  return [
    count,
    share !== undefined && percent(Number(share) / 100, 1),
    rpe !== undefined && `${t('log.rpe')} ${number(Number(rpe))}`,
    pause !== undefined && t('log.restOf', { time: rest(Number(pause)) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
