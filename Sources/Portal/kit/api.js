/** Requests to /v1, typed by the operation's name. */

import { ask, wait } from './ask.js';
import { measure } from './clock.js';
import { intent } from './intents.js';

/** @typedef {import('../types/calls').Operation} Operation */
/** @typedef {import('../types/api').Fault} Fault */
/** @typedef {import('../types/api').Problem} ProblemBody */
/** @typedef {{ path?: Record<string, string>, query?: Record<string, unknown>, body?: unknown, key?: string } & import('../types/calls').Extras} AnyInput */

/** What a request was answered if not with what was asked for. Status 0: there was no answer of the API. */
export class Problem extends Error {
  /**
   * @param {number} status
   * @param {Partial<ProblemBody>} body
   * @param {number} [retryAfter] Seconds.
   */
  constructor(status, body, retryAfter) {
    super(body.detail ?? body.title ?? `${status}`);
    this.status = status;
    this.body = body;
    /** The word behind /problems/: 'invalid', 'proof-needed', 'offline', 'slow', 'foreign'. */
    this.kind = (body.type ?? '').split('/').pop() || `${status}`;
    this.type = body.type ?? 'about:blank';
    this.code = body.code;
    this.title = body.title ?? '';
    this.detail = body.detail ?? '';
    /** @type {Fault[]} */
    this.faults = body.errors ?? [];
    /** The id by which an operator finds the request. */
    this.request = (body.instance ?? '').split('/').pop() ?? '';
    this.retryAfter = retryAfter;
  }

  /** No answer came: no connection, a server that does not answer, or something between that answered in its place. */
  get offline() {
    return this.status === 0;
  }

  /** The API said no. Of all else nobody knows what became of it. */
  get refuses() {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

/**
 * None came, or one that broke off.
 * @param {string} kind
 */
const noAnswer = (kind) => new Problem(0, { type: `/problems/${kind}` });

/**
 * What is known of the server besides its answers. Events: `maintenance` (a request was refused for it), `announced` (a
 * window is to come, or began).
 */
export const server = new EventTarget();

let announced = '';

/**
 * What the fields of every answer say.
 * @param {Headers} fields
 */
function hear(fields) {
  measure(fields.get('Date'));
  const window = fields.get('Maintenance') ?? '';
  if (window === announced) return;
  announced = window;
  const [mode, ...rest] = window.split(';');
  const times = rest.map((one) => Number(one.split('=@')[1]) * 1000);
  server.dispatchEvent(new CustomEvent('announced', { detail: window ? { mode, from: times[0], until: times[1] } : null }));
}

/**
 * @template {Operation} O
 * @param {O} operation
 * @param {import('../types/calls').Inputs<O>} input
 * @returns {Promise<import('../types/calls').Answer<O>>}
 */
export async function call(operation, ...input) {
  return (await tagged(operation, ...input)).value;
}

/**
 * All of a list that comes in pages.
 * @template Item
 * @param {(after?: string) => Promise<{ items: Item[], next?: string }>} ask
 * @param {string} [after]
 * @returns {Promise<Item[]>}
 */
export async function allOf(ask, after) {
  const { items, next } = await ask(after);
  return next ? [...items, ...(await allOf(ask, next))] : items;
}

/**
 * The answer with its ETag, to be sent as `version` of a later change.
 * @template {Operation} O
 * @param {O} operation
 * @param {import('../types/calls').Inputs<O>} input
 * @returns {Promise<{ value: import('../types/calls').Answer<O>, version: string | undefined, status: number, repeated: boolean }>}
 */
export async function tagged(operation, ...input) {
  const given = /** @type {AnyInput | undefined} */ (input[0]);
  const meant = intent(operation, given);
  try {
    const answer = await request(operation, meant ? { ...given, key: meant.key } : given);
    const value = /** @type {any} */ (await content(operation, answer));
    meant?.end();
    return { value, version: answer.headers.get('ETag') ?? undefined, status: answer.status, repeated: answer.headers.get('Sync-Repeated') === '?1' };
  } catch (/** @type {any} */ failure) {
    if (failure.refuses) meant?.end();
    if (failure.status !== 412 && (failure.status !== 404 || operation[0] !== 'D')) throw failure;
    return (await import('./already.js')).already(failure, request, operation, given);
  }
}

/**
 * An answer as it came, for files and streams. Fails as `call` does.
 * @param {string} operation
 * @param {AnyInput} [input]
 * @returns {Promise<Response>}
 */
export async function request(operation, input = {}) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send(operation, input);
    if (answer.ok && isPage(answer)) throw noAnswer('foreign');
    const problem = answer.ok || answer.status === 304 ? undefined : await problemOf(answer);
    // What a proxy or a captive portal says of the time is not ours.
    if (!problem || problem.request) hear(answer.headers);
    if (!problem) return answer;
    if (attempt > 1 || input.quiet || !(await again(problem, operation, attempt))) throw problem;
  }
}

/**
 * Whether the request may be sent once more: what was missing has been asked for, or the time to wait is over.
 * @param {Problem} problem
 * @param {string} operation
 * @param {number} attempt
 */
async function again(problem, operation, attempt) {
  if (problem.status === 401) return ask.signIn(problem);
  if (problem.kind === 'proof-needed' && !operation.endsWith('/proof')) return ask.proof(problem);
  if (problem.kind === 'consent-needed') return ask.consent(problem);
  if (problem.kind === 'maintenance') {
    server.dispatchEvent(new CustomEvent('maintenance', { detail: problem }));
    return false;
  }
  const seconds = problem.retryAfter;
  if (problem.status !== 503 || attempt > 0 || seconds === undefined || seconds > 5) return false;
  await wait(seconds * 1000);
  return true;
}

/**
 * @param {string} operation
 * @param {AnyInput} input
 */
async function send(operation, input) {
  const [method, template] = operation.split(' ');
  const stop = new AbortController();
  const abort = () => stop.abort(input.signal?.reason);
  input.signal?.addEventListener('abort', abort);
  if (input.signal?.aborted) abort();
  const timer = setTimeout(() => stop.abort('slow'), input.timeout ?? (method === 'GET' ? 8000 : 20000));
  try {
    return await fetch(address(template, input), { method, headers: headers(input), body: body(input), signal: stop.signal, cache: 'no-store' });
  } catch (failure) {
    if (input.signal?.aborted) throw failure;
    throw noAnswer(stop.signal.aborted ? 'slow' : 'offline');
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', abort);
  }
}

/**
 * The address of a path template with its parameters and query.
 * @param {string} template
 * @param {{ path?: Record<string, unknown>, query?: Record<string, unknown> }} input
 */
export function address(template, input) {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${input.path?.[name] ?? ''}`));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    const text = `${value ?? ''}`;
    if (text) query.set(name, text);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** @param {AnyInput} input */
function headers(input) {
  const fields = new Headers({ 'Accept-Language': document.documentElement.lang });
  if (input.body !== undefined)
    fields.set('Content-Type', input.type ?? (input.body instanceof Blob ? input.body.type || 'application/octet-stream' : 'application/json'));
  if (input.version !== undefined) fields.set('If-Match', typeof input.version === 'number' ? `"${input.version}"` : input.version);
  if (input.absent) fields.set('If-None-Match', '*');
  if (input.key) fields.set('Idempotency-Key', input.key);
  const operation = input.operation;
  if (operation) fields.set('Sync-Operation', `device="${operation.device}", sequence=${operation.sequence}, id="${operation.id}"`);
  return fields;
}

/** @param {AnyInput} input */
function body(input) {
  if (input.body === undefined) return undefined;
  return input.body instanceof Blob || input.type ? /** @type {BodyInit} */ (input.body) : JSON.stringify(input.body);
}

/** @param {Response} answer */
const mediaType = (answer) => answer.headers.get('Content-Type') ?? '';

/**
 * The API answers with no page: this one is of a proxy, or of a network that wants to be signed in to.
 * @param {Response} answer
 */
const isPage = (answer) => mediaType(answer).startsWith('text/html');

/**
 * Nothing, an object of JSON, or a drawing. All else is not the API's.
 * @param {string} operation
 * @param {Response} answer
 */
async function content(operation, answer) {
  if (answer.status === 204 || answer.status === 304) return undefined;
  const kind = mediaType(answer);
  const text = await answer.text().catch(() => {
    throw noAnswer('offline');
  });
  // Accepted, to be done later: there is nothing to tell yet (RFC 9110, section 15.3.3).
  if (answer.status === 202 && text === '') return undefined;
  if (operation.endsWith('/drawing') && kind.includes('svg')) return text;
  if (!kind.includes('json')) throw noAnswer('foreign');
  try {
    const value = JSON.parse(text);
    if (value && typeof value === 'object') return value;
  } catch {
    throw noAnswer('offline');
  }
  throw noAnswer('foreign');
}

/**
 * Only a document of the API says no: of a 4xx by anything else nobody knows whether the request arrived.
 * @param {Response} answer
 */
async function problemOf(answer) {
  const seconds = Number(answer.headers.get('Retry-After') ?? NaN);
  const after = Number.isFinite(seconds) ? seconds : undefined;
  /** @type {Partial<ProblemBody>} */
  const read = mediaType(answer).includes('json') ? await answer.json().catch(() => ({})) : {};
  const isOurs = `${read?.type}`.startsWith('/problems/');
  if (answer.status < 500 && !isOurs) return new Problem(0, { type: '/problems/foreign' }, after);
  return new Problem(answer.status, isOurs ? read : {}, after);
}
