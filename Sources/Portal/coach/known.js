/**
 * Clients as they were last seen. A client's screens ask only for what is shared: so nothing is looked for, and logged, that
 * the scopes do not open.
 */

import { call, Problem } from '../kit/api.js';
import { meet, nameOf } from './names.js';
import { seen } from './parts.js';

/** @typedef {import('../types/api').RosterEntry} Client */
/** @typedef {import('../types/api').AttentionEntry} Reason */
/** @typedef {Client['scopes'][number]} Scope */

/** @type {Map<string, Client>} */
const clients = new Map();
/**
 * What they are called who were clients in this visit and are none any more.
 * @type {Map<string, string>}
 */
const gone = new Map();
/**
 * What each shared earlier in this visit and does not share now.
 * @type {Map<string, Scope[]>}
 */
const shut = new Map();

/** @param {Client[]} list */
export function remember(list) {
  meet(list);
  for (const client of list) {
    const { id, scopes } = client;
    shut.set(
      id,
      [...new Set([...(shut.get(id) ?? []), ...(clients.get(id)?.scopes ?? [])])].filter((one) => !scopes.includes(one)),
    );
    clients.set(id, client);
    gone.delete(id);
  }
}

/** @param {string} id */
export const former = (id) => gone.get(id);

/** @param {string} id */
export const noLongerShared = (id) => shut.get(id) ?? [];

/** @param {string} id */
export const known = (id) => clients.get(id);

/** @param {string} id */
export async function clientNow(id) {
  try {
    const client = await call('GET /v1/clients/{lifter}', { path: { lifter: id } });
    remember([client]);
    return client;
  } catch (failure) {
    const before = clients.get(id);
    if (before && failure instanceof Problem && failure.status === 404) {
      gone.set(id, nameOf(before));
      clients.delete(id);
    }
    throw failure;
  }
}

/**
 * A client, why they need attention, and what `more` reads with the scopes that are open. All at once where the client was
 * seen before; if other scopes are open since then, that is read again.
 * @template More
 * @param {string} id
 * @param {(sees: (...scopes: Scope[]) => boolean) => Promise<More>} more
 * @returns {Promise<{ client: Client, reasons: Reason[], more: More }>}
 */
export async function withClient(id, more) {
  /** @param {Scope[]} open */
  const read = (open) => more((...scopes) => scopes.some((scope) => open.includes(scope)));
  const before = known(id);
  const fresh = clientNow(id),
    queue = seen(call('GET /v1/attention', { query: { client: id, limit: 10 } })),
    early = before && read(before.scopes);
  for (const one of [queue, early]) one?.catch(() => {});
  const client = await fresh;
  const [attention, rest] = await Promise.all([queue, early && before.scopes.join() === client.scopes.join() ? early : read(client.scopes)]);
  return { client, reasons: attention?.items ?? [], more: rest };
}
