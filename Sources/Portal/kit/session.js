/** Who is signed in, in which role, and what the tenant has. Known from the last visit at once, refreshed behind. */

import { call } from './api.js';
import { now as instant } from './clock.js';
import { person } from './format.js';
import { unguard } from './guard.js';
import { blank, kept, over } from './over.js';
import * as store from './store.js';
import { hearTabs, tellTabs } from './tabs.js';
import { cell } from './view.js';

/** @typedef {'lifter' | 'coach' | 'admin'} Role */
/** @typedef {import('../types/api').ShownTenant['modules'][number]} Module */
/** @typedef {NonNullable<import('../types/api').Account['duties']>[number]} Duty */
/**
 * @typedef {object} SessionNow
 * @property {string} id
 * @property {Role} role
 * @property {Role[]} roles
 * @property {Duty[]} [duties]
 * @property {string} expires_at
 * @property {string} [proven_until]
 * @property {{ id: string, username: string, display_name?: string, locale: string, time_zone: string, unit: 'kg' | 'lb', theme: 'day' | 'night' | 'system', created_at: string, week_start: 'saturday' | 'sunday' | 'monday', graph_scale: 'fitted' | 'from_zero' }} account
 * @property {{ name: string, modules: Module[] }} tenant
 */

/** @type {import('./view.js').Cell<SessionNow | null>} */
const now = cell(/** @type {SessionNow | null} */ (null));

/** The workout that is live, for the bar on every screen. `seconds` counts without the pauses. Set by logging. */
export const liveWorkout = cell(/** @type {{ path: string, name: string, running: boolean, seconds(): number } | null} */ (null));

/** Whether the person has paused sharing, for every place that says so; nothing until it was asked. */
export const pause = cell(/** @type {import('../types/api').SharingPause | undefined} */ (undefined));

/** What waits, for the counts at tabs and in the masthead. */
export const counts = cell(/** @type {{ notices: number, attention: number, messages: number }} */ ({ notices: 0, attention: 0, messages: 0 }));

/** @param {Partial<{ notices: number, attention: number, messages: number }>} some */
export const setCounts = (some) => counts.change((before) => ({ ...before, ...some }));

/**
 * The session. Within `watch` and bound children it is followed.
 * @returns {SessionNow}
 */
export function session() {
  const known = now();
  if (!known) throw new Error('The session is not known yet.');
  return known;
}

/** @param {Module} module */
export const has = (module) => session().tenant.modules.includes(module);

/**
 * Whether an admin has a duty.
 * @param {Duty} duty
 */
export const can = (duty) => session().duties?.includes(duty) ?? session().role === 'admin';

/** @param {SessionNow} next */
function take(next) {
  Object.assign(person, { unit: next.account.unit, locale: next.account.locale, timeZone: next.account.time_zone, weekStart: next.account.week_start });
  store.useAccount(next.account.id);
  try {
    localStorage.setItem('account', next.account.id);
    localStorage.setItem('language', next.account.locale);
    localStorage.setItem('theme', next.account.theme);
  } catch {
    /* A browser that keeps nothing still works. */
  }
  now.set(next);
}

/**
 * The session of the last visit, if this device knows one.
 * @returns {Promise<SessionNow | undefined>}
 */
export async function remembered() {
  try {
    const account = localStorage.getItem('account');
    if (!account) return undefined;
    store.useAccount(account);
    const known = /** @type {SessionNow | undefined} */ (await store.get('kit', 'session'));
    // It is over by what is known; if it is not, the server says so.
    if (known && isPast(known)) return undefined;
    // The server may have answered meanwhile: its word counts.
    const fresh = now();
    if (fresh) store.useAccount(fresh.account.id);
    else if (known) take(known);
    return known;
  } catch {
    return undefined;
  }
}

/** Asks the server, and remembers its answer. */
export async function refresh() {
  const next = await fetched(),
    before = now()?.account.id;
  take(next);
  // Another person signed in on this device: nothing that stands on the page is theirs.
  if (before && before !== next.account.id) location.reload();
  tellTabs(nameOf(next));
  await store.put('kit', 'session', next).catch(() => {});
  return next;
}

/** @param {SessionNow} one How the tabs of this browser call it. */
const nameOf = ({ account, role }) => `${account.id} ${role}`;

/** @returns {Promise<SessionNow>} */
async function fetched() {
  const { account, preferences, ...rest } = await call('GET /v1/sessions/current');
  // It was signed out of here without a connection.
  if (rest.id === kept('signed-out')) {
    await call('DELETE /v1/sessions/current', { quiet: true });
    location.assign('/sign-in');
    return new Promise(() => {});
  }
  return { ...rest, roles: account.roles, duties: account.duties, account: { ...preferences, ...account } };
}

/**
 * After the profile was changed: what formats and the shell read of it.
 * @param {Partial<SessionNow['account']>} changes
 */
export async function changed(changes) {
  const next = { ...session(), account: { ...session().account, ...changes } };
  take(next);
  await store.put('kit', 'session', next).catch(() => {});
}

/**
 * The page where a role begins.
 * @param {Role} role
 */
export const homeOf = (role) => ({ lifter: '/train', coach: '/coach', admin: '/admin' })[role];

/**
 * Follows a sign-out, or a sign-in as someone else or in another role, in another tab. `/` leads to the sign-in, or to the
 * home of whoever is signed in now. What was not sent for this account is in its store; nothing is written there any more.
 */
export function followTabs() {
  hearTabs((who) => {
    const mine = now();
    if (!mine || who === nameOf(mine)) return;
    if (who === 'over') return void over();
    store.end();
    unguard();
    blank();
    location.replace('/');
  });
  // A page that Back brings as it was left.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    blank();
    location.reload();
  });
  setInterval(look, 4000);
  // Without a connection they have to be there already, under the names by which they are asked for then.
  setTimeout(() => Promise.all([import('../own/leave.js'), import('../own/signed-out.js')]).catch(() => {}), 10_000);
  document.addEventListener('visibilitychange', look);
}

/** @param {SessionNow} one */
const isPast = (one) => Date.parse(one.expires_at) < instant();

/** The end that is known comes without a hint; and an admin has no stream, which would tell of any other. */
function look() {
  const mine = now();
  if (!mine) return;
  if (isPast(mine)) refresh().catch(over);
  else if (mine.role === 'admin' && !document.hidden) call('GET /v1/sessions/current').catch(() => {});
}
