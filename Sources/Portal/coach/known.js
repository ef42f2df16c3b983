/**
 * Clients as they were last seen. A client's screens ask only for what is shared: so nothing is looked for, and logged, that
 * the scopes do not open.
 */

import { call } from '../kit/api.js';
import { seen } from './parts.js';

/** @typedef {import('../types/api').RosterEntry} Client */
/** @typedef {import('../types/api').AttentionEntry} Reason */
/** @typedef {Client['scopes'][number]} Scope */

/** @type {Map<string, Client>} */
const clients = new Map();

/** @param {Client[]} list */
export function remember(list) {
  for (const client of list) clients.set(client.id, client);
}

/** @param {string} id */
export const known = (id) => clients.get(id);

/** @param {string} id */
export async function clientNow(id) {
  const client = await call('GET /v1/clients/{lifter}', { path: { lifter: id } });
  clients.set(id, client);
  return client;
}

/**
 * A client, why they need attention, and what `more` reads with the scopes that are open. All at once where the client was
 * seen before.
 * @template More
 * @param {string} id
 * @param {(sees: (...scopes: Scope[]) => boolean) => Promise<More>} more
 * @returns {Promise<{ client: Client, reasons: Reason[], more: More }>}
 */
export async function withClient(id, more) {
  const fresh = clientNow(id);
  fresh.catch(() => {});
  const open = new Set((known(id) ?? (await fresh)).scopes);
  const [client, attention, rest] = await Promise.all([
    fresh,
    seen(call('GET /v1/attention', { query: { client: id, limit: 10 } })),
    more((...scopes) => scopes.some((scope) => open.has(scope))),
  ]);
  return { client, reasons: attention?.items ?? [], more: rest };
}
