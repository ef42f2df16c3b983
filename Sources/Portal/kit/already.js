/**
 * What was sent again since no answer came, or arrived twice on its way, is refused: the version has moved, the thing is gone. If what
 * is there is what was meant, nothing is wrong.
 */

/**
 * Things of one's own that are there or are not. What else a DELETE does (a veto, an invitation or a request taken back, a run
 * cancelled) may have come too late: then a 404 is no success, and stays a failure.
 */
const OWN = new Set(
  (
    'goals/{id} templates/{id} planned-workouts/{id} programmes/{id} training-breaks/{id} client-labels/{id} clients/{lifter}/notes/{id} ' +
    'lifters/{lifter}/workouts/{id} lifters/{lifter}/measurements/{id} lifters/{lifter}/exercises/{id} lifters/{lifter}/workouts/{id}/comments/{comment} ' +
    'conversations/{account}/messages/{message} notices/{id}'
  ).split(' '),
);

/** @typedef {{ path?: Record<string, any>, body?: unknown }} Input */

/**
 * Fails as before where it is not.
 * @param {unknown} failure
 * @param {typeof import('./api.js').request} request Given, so that the page that comes first needs no more files.
 * @param {string} operation
 * @param {Input} [input]
 * @returns {Promise<{ value: any, version: string | undefined, status: number, repeated: boolean }>} The answer that the first one got.
 */
export async function already(failure, request, operation, input = {}) {
  const [method, template] = operation.split(' ');
  if (method === 'DELETE' && !OWN.has(template.replace('/v1/', ''))) throw failure;
  if (method === 'DELETE') return { value: undefined, version: undefined, status: 204, repeated: true };
  const { path, body } = input;
  if (!body || typeof body !== 'object' || body instanceof Blob) throw failure;
  // Where nothing can be read at this address the refusal stands.
  const answer = await request(`GET ${template}`, { path, quiet: true }).catch(() => undefined);
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
  if (typeof sent !== 'object') return thing === sent;
  return typeof thing === 'object' && thing !== null && Object.keys(sent).every((name) => holds(thing[name], sent[name]));
}
