/**
 * One intent, one key: what is pressed again because no answer came is made once (docs/api.md, "Retries"). `call` asks here,
 * so no screen has to.
 */

import { newId } from './id.js';

/** What takes an `Idempotency-Key`, without "POST /v1/". A test compares it with the routes. */
const TAKING = new Set(
  (
    'lifters/{lifter}/measurements goals lifters/{lifter}/workouts drafts lifters/{lifter}/exercises predetermined-routines/{slug}/add templates templates/{id}/duplicate ' +
    'templates/from-workout/{workout} templates/from-share-link/{token} templates/{id}/log planned-workouts training-breaks programmes programmes/{id}/cycles graph-reports clients/{lifter}/notes assignments ' +
    'assignments/{id}/clients/{lifter}/cycles lifters/{lifter}/workouts/{id}/comments conversations/{account}/messages conversations/messages ' +
    'clients/{lifter}/scope-requests teams teams/{team}/moves admin/accounts feedback admin/break-glass admin/jobs/{job}/runs admin/maintenance-windows'
  ).split(' '),
);

/** @param {string} operation */
export const takesKey = (operation) => operation.startsWith('POST /v1/') && TAKING.has(operation.slice(9));

/**
 * The keys of intents that are not answered.
 * @type {Map<string, string>}
 */
const open = new Map();

/**
 * The same content, sent from the same screen of the history, is the same intent until it is answered.
 * @param {string} operation
 * @param {{ path?: unknown, body?: unknown, operation?: unknown }} [input]
 * @returns {{ key: string, end: () => void } | undefined}
 */
export function intent(operation, input) {
  if (!takesKey(operation) || input?.operation) return undefined;
  const name = JSON.stringify([globalThis.history?.state?.index, operation, input?.path, input?.body]);
  const key = open.get(name) ?? newId();
  open.set(name, key);
  return { key, end: () => open.delete(name) };
}
