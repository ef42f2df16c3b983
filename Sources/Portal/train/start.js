// @ts-check
import { note } from '../kit/announce.js';
import { wait } from '../kit/ask.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';

/** @typedef {import('./log/prescription.js').Origin} Origin */
/** @typedef {import('./log/contents.js').Choice} Choice */
/**
 * @typedef {object} Log
 * @property {typeof import('./log/contents.js').contentOf} contentOf
 * @property {typeof import('./log/logbook.js').openBook} openBook
 * @property {typeof import('./log/logbook.js').live} live
 * @property {typeof import('./log/logbook.js').refreshLive} refreshLive
 * @property {typeof import('./log/prescription.js').beginning} beginning
 * @property {typeof import('./log/whole.js').begin} begin
 */

/** @type {Log} */
let log;

/**
 * What begins workouts is given by screens.js: the bundler would put what two files import into a third one.
 * @param {Log} given
 */
export function startWith(given) {
  log = given;
}

/**
 * Begins a workout here, with or without a connection, and goes to it. Where one is under way already, it says so and leads
 * there instead.
 * @param {Choice | Origin} from What it consists of, or what is looked up on this device first.
 */
export async function startWorkout(from) {
  await log.openBook();
  // Another device may have begun one; a signal that is too weak to say so holds nobody up.
  if (!log.live()) await Promise.race([log.refreshLive().catch(() => {}), wait(1500)]);
  if (log.live()) return note(t('plan.under_way'), () => go('/train/live'), t('plan.go_to_it'));
  log.begin(log.beginning('exercises' in from ? from : await log.contentOf(from)));
  return go('/train/live');
}

/**
 * The same once more. What was noted then is no instruction.
 * @param {import('../types/api').Workout} workout @returns {Origin}
 */
export const again = ({ name, exercises }) => ({ name, exercises: exercises.map(({ notes: _, measure: __, ...exercise }) => exercise) });
