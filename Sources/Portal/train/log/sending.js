// @ts-check
// What the logbook asks of the API: one change sent, one draft read.
import { call, Problem, request } from '../../kit/api.js';
import { measure } from '../../kit/clock.js';
import { session } from '../../kit/session.js';
import { newer } from './requests.js';
import { explain } from './versions.js';

/** @typedef {import('./requests.js').Known} Known */
/** @typedef {import('../../kit/outbox.js').Answer} Answer */

let verified = 0;

/** @param {string} id @param {Known | undefined} had @returns {Promise<Known | undefined>} */
export async function read(id, had) {
  try {
    const copy = await call('GET /v1/drafts/{id}', { path: { id }, quiet: true });
    if (copy.id !== id) return undefined; // made up on the way
    return { ...had, id, copy: newer(had?.copy ?? null, copy), gone: false };
  } catch (failure) {
    if (!isGone(failure)) return undefined;
  }
  try {
    const workout = await call('GET /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id }, quiet: true });
    if (workout.id !== id) return undefined;
    return { ...had, id, copy: null, workout, last: had?.copy ?? had?.last };
  } catch (failure) {
    return isGone(failure) ? { ...had, id, copy: null, workout: undefined, gone: true, last: had?.copy ?? had?.last } : undefined;
  }
}

/** @param {unknown} failure */
const isGone = (failure) => failure instanceof Problem && [404, 410].includes(failure.status);

/** @param {import('../../kit/outbox.js').Parcel} parcel @returns {Promise<Answer>} */
export async function send(parcel) {
  try {
    if (!(await isStillMe())) return { status: 401 };
    const { path, body, version, again: absent, device, sequence, id } = parcel;
    const answer = await request(parcel.operation, { path, body, version, absent, operation: { device, sequence, id }, quiet: true });
    measure(answer.headers.get('Date'));
    verified = Date.now();
    const made = answer.status === 204 ? undefined : await answer.json();
    explain(made?.version);
    // All that a parcel makes has an id: what lacks one was made up on the way.
    if (answer.status !== 204 && !made?.id) return { status: 0, isForeign: true };
    return { status: answer.status, repeated: answer.headers.get('Sync-Repeated') === '?1', body: made };
  } catch (failure) {
    if (!(failure instanceof Problem)) return { status: 0 };
    const { status, body, kind, retryAfter } = failure;
    // To agree to new terms is the person's to do, like signing in: nothing is refused by it.
    return kind === 'consent-needed' ? { status: 401 } : { status, problem: body, retryAfter, isForeign: kind === 'foreign' };
  }
}

/** Asks for little: whether the API answers at all. */
export const isReached = () =>
  call('GET /v1/sync', { query: { limit: 1, kinds: ['goal'] }, quiet: true }).then(
    () => true,
    () => false,
  );

/** Nothing is sent under another account, which another tab may have signed in. */
async function isStillMe() {
  const id = session().account.id;
  try {
    if (localStorage.getItem('account') !== id) return false;
  } catch {
    /* A browser that keeps nothing has one tab's worth of truth. */
  }
  if (Date.now() - verified < 30_000) return true;
  return (await call('GET /v1/me', { quiet: true })).id === id;
}
