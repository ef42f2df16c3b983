/**
 * What was sent again since no answer came, or arrived twice on its way, is refused: the version has moved, the thing is gone. If what
 * is there is what was meant, nothing is wrong.
 */

/**
 * Things of one's own and ties to others, which are there or are not. What else a DELETE does (a veto, an invitation or a request taken
 * back, a run cancelled, a team dissolved by one of its owners) may have come too late: then a 404 is no success, and stays a failure.
 */
const OWN = new Set(
  (
    'goals/{id} templates/{id} planned-workouts/{id} programmes/{id} training-breaks/{id} assigned-plans/{id} notices/{id} me/erasure ' +
    'lifters/{lifter}/workouts/{id} lifters/{lifter}/measurements/{id} lifters/{lifter}/exercises/{id} lifters/{lifter}/workouts/{id}/comments/{comment} lifters/me/imports/{id} ' +
    'conversations/{account}/messages/{message} feedback/ideas/{id}/vote coaches/{coach} blocked-coaches/{coach} team-grants/{team} ' +
    'clients/{lifter} clients/{lifter}/notes/{id} client-labels/{id} assignments/{id} assignments/{id}/clients/{lifter} attention/{id}/dismissals ' +
    'api-keys/{id} passkeys/{id} identities/{id} second-factors/{id} sessions/{session} sync/devices/{id} push-targets/{id}'
  ).split(' '),
);

/** RFC 3339. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Parts that are written by themselves and read with the whole. */
const WHOLE = new Map([['/v1/templates/{id}/days', '/v1/templates/{id}']]);

/** @typedef {{ path?: Record<string, any>, body?: unknown }} Input */

/**
 * Fails as before where it is not.
 * @param {any} failure
 * @param {typeof import('./api.js').request} request Given, so that the page that comes first needs no more files.
 * @param {string} operation
 * @param {Input} [input]
 * @returns {Promise<{ value: any, version: string | undefined, status: number, repeated: boolean }>} The answer that the first one got.
 */
export async function already(failure, request, operation, input = {}) {
  const [method, template] = operation.split(' ');
  const { path, body } = input;
  if (method === 'DELETE') {
    if (!OWN.has(template.replace('/v1/', ''))) throw failure;
    // What is gone has no version either (RFC 9110, section 13.1.1): a 412 alone does not say that it is gone.
    const isGone =
      failure.status === 404 ||
      (await request(`GET ${template}`, { path, quiet: true }).then(
        () => false,
        ({ status }) => status === 404,
      ));
    if (!isGone) throw failure;
    return { value: undefined, version: undefined, status: 204, repeated: true };
  }
  if (!body || typeof body !== 'object' || body instanceof Blob) throw failure;
  // Where nothing can be read at this address the refusal stands.
  const answer = await request(`GET ${WHOLE.get(template) ?? template}`, { path, quiet: true }).catch(() => undefined);
  const value = await answer?.json().catch(() => undefined);
  if (!value || !holds(value, body)) throw failure;
  return { value, version: answer?.headers.get('ETag') ?? undefined, status: 200, repeated: true };
}

/**
 * Whether a thing has all values that were sent. What it has beside them is the server's own, or another device's.
 * @param {any} thing
 * @param {any} sent
 * @returns {boolean}
 */
export function holds(thing, sent) {
  if (sent === undefined || sent === null) return thing === undefined || thing === null;
  if (Array.isArray(sent))
    return Array.isArray(thing) ? thing.length === sent.length && sent.every((one, at) => holds(thing[at], one)) : !sent.length && thing === undefined;
  if (typeof sent === 'string' && typeof thing === 'string') return isSame(thing, sent);
  if (typeof sent !== 'object') return thing === sent;
  return typeof thing === 'object' && thing !== null && Object.keys(sent).every((name) => holds(thing[name], sent[name]));
}

/**
 * The server keeps a text without the blanks around it, and writes a moment in its own way.
 * @param {string} thing
 * @param {string} sent
 */
const isSame = (thing, sent) => thing === sent.trim() || (MOMENT.test(thing) && MOMENT.test(sent) && Date.parse(thing) === Date.parse(sent));
