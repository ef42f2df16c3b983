// @ts-check
// Makes the pages before signing in more comfortable; each works without it.

import { forgetSent } from './kit/forgetting.js';
import { placeOf } from './kit/place.js';

const passkey = /** @type {HTMLButtonElement | null} */ (document.querySelector('#passkey'));
if (passkey && 'credentials' in navigator && 'PublicKeyCredential' in window) {
  passkey.hidden = false;
  passkey.addEventListener('click', () => signIn(passkey));
}

const zone = /** @type {HTMLInputElement | null} */ (document.querySelector('input[name=time_zone]'));
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';

// Who registers first, or gets a new password, comes back by a mail, and then goes where the first link led: to an invitation, say.
const to = /** @type {HTMLInputElement | null} */ (document.querySelector('input[name=to]'));
if (to) resume(to);

// Whoever signs in may be another person: the app shows nothing of the one before until the server has said who it is.
addEventListener('submit', forget);

function forget() {
  try {
    localStorage.removeItem('account');
  } catch {
    /* A browser that keeps nothing has nothing to forget. */
  }
}

/**
 * Keeps for a week, in this browser, where a sign-in would have led that was left for another page.
 * @param {HTMLInputElement} place
 */
function resume(place) {
  const week = 7 * 86_400_000;
  try {
    const kept = JSON.parse(localStorage.getItem('wanted') ?? 'null');
    if (place.value === '/' && kept?.at > Date.now() - week) place.value = kept.to;
    const keep = () => place.value !== '/' && localStorage.setItem('wanted', JSON.stringify({ to: place.value, at: Date.now() }));
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('main a')) keep();
    });
    // Only signing in leads there. A registration is followed by a mail first.
    place.form?.addEventListener('submit', () => (place.form?.getAttribute('action') === '/sign-in' ? localStorage.removeItem('wanted') : keep()));
  } catch {
    /* A browser that keeps nothing leads to the first screen. */
  }
}

void endSignedOut();
void forgetFormer().catch(() => {});

/** Somebody closed the browser, and their session is over now: nothing that was kept here is left to the next person. */
async function forgetFormer() {
  if (!stored('account') || !isRefused(await fetch('/v1/sessions/current', { cache: 'no-store' }))) return;
  forget();
  await forgetSent();
}

/**
 * Whether the API says that nobody is signed in. A page of a proxy or of a captive portal ends no session.
 * @param {Response} answer
 */
function isRefused(answer) {
  return answer.status === 401 && Boolean(answer.headers.get('Content-Type')?.startsWith('application/problem+json'));
}

/**
 * Ends the session that somebody signed out of without a connection. Until the server has said that it is over, it is tried again:
 * the first requests after a gap in the connection often fail.
 * @param {number} [pause] Milliseconds until the next try.
 */
async function endSignedOut(pause = 1000) {
  const id = stored('signed-out');
  if (!id) return;
  if (await isOver(id).catch(() => false)) localStorage.removeItem('signed-out');
  else setTimeout(() => endSignedOut(Math.min(2 * pause, 60_000)), pause);
}

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Whether the session has ended, by this request at the latest. If another one was begun since, it is left alone.
 * @param {string} id
 */
async function isOver(id) {
  const answer = await fetch('/v1/sessions/current', { cache: 'no-store' });
  if (!answer.ok) return isRefused(answer);
  return (await answer.json()).id !== id || (await fetch('/v1/sessions/current', { method: 'DELETE' })).status === 204;
}

/**
 * Signs in by a passkey, and goes where the form would have gone.
 * @param {HTMLButtonElement} button
 */
async function signIn(button) {
  button.disabled = true;
  try {
    const { publicKey } = await send('/v1/sessions/passkey/challenges', undefined);
    const credential = await navigator.credentials.get({ publicKey: readable(publicKey) });
    if (!credential) return;
    await send('/v1/sessions/passkey', { credential: writable(/** @type {PublicKeyCredential} */ (credential)) });
    forget();
    location.assign(placeOf(/** @type {HTMLInputElement | null} */ (document.querySelector('input[name=to]'))?.value ?? '', location.origin));
  } catch (error) {
    // Whoever closes the system's dialog needs no word about it.
    if (!(error instanceof DOMException)) say(error instanceof Refusal ? error.message : (button.dataset.unreached ?? ''));
  } finally {
    button.disabled = false;
  }
}

/** What the API said. All else is a connection that is not there, or a page of something on the way. */
class Refusal extends Error {}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
async function send(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang, Session: 'cookie' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok && value.title) throw new Refusal([value.title, value.detail].filter(Boolean).join('. '));
  return value;
}

/** @param {any} options As the API writes them: bytes are base64url. */
function readable(options) {
  const credentials = (options.allowCredentials ?? []).map((/** @type {any} */ known) => ({ ...known, id: bytes(known.id) }));
  return { ...options, challenge: bytes(options.challenge), allowCredentials: credentials };
}

/** @param {PublicKeyCredential} credential */
function writable(credential) {
  const answer = /** @type {AuthenticatorAssertionResponse} */ (credential.response);
  return {
    id: credential.id,
    type: 'public-key',
    response: {
      authenticatorData: text(answer.authenticatorData),
      clientDataJSON: text(answer.clientDataJSON),
      signature: text(answer.signature),
      ...(answer.userHandle ? { userHandle: text(answer.userHandle) } : {}),
    },
  };
}

/** @param {string} base64url */
function bytes(base64url) {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const characters = [...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} message */
function say(message) {
  const place = document.querySelector('[role=alert]') ?? document.createElement('p');
  place.className = 'note bad';
  place.setAttribute('role', 'alert');
  place.textContent = message;
  document.querySelector('form')?.before(place);
}
