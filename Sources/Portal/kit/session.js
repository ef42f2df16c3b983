/** Who is signed in, in which role, and what the tenant has. Known from the last visit at once, refreshed behind. */

import { call, Problem } from './api.js';
import { person } from './format.js';
import { unguard } from './guard.js';
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
 * @property {{ id: string, username: string, display_name?: string, locale: string, time_zone: string, unit: 'kg' | 'lb', theme: 'day' | 'night' | 'system', week_start: 'saturday' | 'sunday' | 'monday', graph_scale: 'fitted' | 'from_zero' }} account
 * @property {{ name: string, modules: Module[] }} tenant
 */

/** @type {import('./view.js').Cell<SessionNow | null>} */
const now = cell(/** @type {SessionNow | null} */ (null));

/** The workout that is live, for the bar on every screen. `seconds` counts without the pauses. Set by logging. */
export const liveWorkout = cell(/** @type {{ path: string, name: string, running: boolean, seconds(): number } | null} */ (null));

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
  Object.assign(person, { unit: next.account.unit, timeZone: next.account.time_zone, weekStart: next.account.week_start });
  store.useAccount(next.account.id);
  try {
    localStorage.setItem('account', next.account.id);
    localStorage.setItem('language', next.account.locale);
    localStorage.setItem('theme', next.account.theme);
  } catch { /* A browser that keeps nothing still works. */ }
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
    const known = await store.get('kit', 'session');
    // The server may have answered meanwhile: its word counts.
    const fresh = now();
    if (fresh) store.useAccount(fresh.account.id);
    else if (known) take(/** @type {SessionNow} */ (known));
    return /** @type {SessionNow | undefined} */ (known);
  } catch {
    return undefined;
  }
}

/** Asks the server, and remembers its answer. */
export async function refresh() {
  const next = await fetched(), before = now()?.account.id;
  take(next);
  // Another person signed in on this device: nothing that stands on the page is theirs.
  if (before && before !== next.account.id) location.reload();
  tellTabs(next.account.id);
  await store.put('kit', 'session', next).catch(() => {});
  return next;
}

/** @returns {Promise<SessionNow>} */
async function fetched() {
  const { account, preferences, ...rest } = await call('GET /v1/sessions/current');
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
 * Goes on in another role, on its home.
 * @param {Role} role
 * @param {string} [path]
 */
export async function switchRole(role, path = homeOf(role)) {
  if (role !== session().role) {
    // The answer may hold a token, for clients without cookies; a page has no use for it.
    await call('PUT /v1/sessions/current/role', { body: { role } });
    await refresh();
  }
  location.assign(path);
}

/**
 * Follows a sign-out, or a sign-in as someone else, in another tab. `/` leads to the sign-in, or to the home of whoever is
 * signed in now. What was not sent for this account is in its store; nothing is written there any more.
 */
export function followTabs() {
  hearTabs((account) => {
    const mine = now()?.account.id;
    if (!mine || account === mine) return;
    store.end();
    unguard();
    document.body.replaceChildren();
    location.replace('/');
  });
}

/** Ends the session here and takes away what this device keeps. */
export async function signOut() {
  await call('DELETE /v1/sessions/current', { quiet: true }).catch((failure) => {
    if (!(failure instanceof Problem) || failure.status !== 401) throw failure;
  });
  // The other tabs let go of the store first.
  tellTabs(null);
  await store.forget();
  // The server has forgotten this browser with the session; its push service need not be waited for.
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.pushManager?.getSubscription()).then((one) => one?.unsubscribe()).catch(() => {});
  for (const name of ['account', 'theme', 'push']) localStorage.removeItem(name);
  location.assign('/sign-in');
}
