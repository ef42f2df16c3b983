import '../kit/all.js';
import { h, cell } from '../kit/view.js';
import { t } from '../kit/text.js';
import { Problem, call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { newId } from '../kit/id.js';
import { act } from '../kit/act.js';
import { unique } from './parts.js';

/**
 * Notices that reach this browser while no page is open. The push service learns an id and nothing else; the service worker
 * fetches the text with the session. The server forgets the browser with its session.
 */

/** The id that this browser has as a push target, and when it was last named: `{ id, at }`. */
const KEPT = 'push';
const DAY = 86_400_000;

/** Whether this browser can be notified at all; on iPhones only once the portal is on the home screen. */
export const canNotify = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** @returns {{ id: string, at: number } | undefined} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The switch, and why it can't be used where it can't.
 * @param {string} key The tenant's key, as `GET /v1/push-key` gives it.
 */
export function browserSwitch(key) {
  const id = unique();
  const isBlocked = cell(Notification.permission === 'denied');
  const box = h('input', {
    type: 'checkbox',
    id,
    checked: kept() !== undefined && Notification.permission === 'granted',
    disabled: isBlocked,
    onchange: act(async () => {
      const wanted = box.checked;
      try {
        if (wanted) await turnOn(key);
        else await turnOff();
      } finally {
        isBlocked.set(Notification.permission === 'denied');
        box.checked = kept() !== undefined;
      }
      if (box.checked === wanted) note(t(wanted ? 'own.browserOn' : 'own.browserOff'));
    }),
  });
  return h(
    'div',
    { class: 'stack' },
    h('p', { class: 'quiet' }, () => t(isBlocked() ? 'own.browserBlocked' : 'own.browserText')),
    h('div', { class: 'pick-line' }, box, h('label', { for: id }, t('own.browserNotify'))),
  );
}

/**
 * Asks the person, then the browser's push service, then names the address to the server.
 * @param {string} key
 */
async function turnOn(key) {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await name(await subscribed(key), kept()?.id ?? newId());
}

/** Undefined where the operator has switched the worker off. */
async function manager() {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** @param {string} key */
async function subscribed(key) {
  const pushManager = await manager();
  if (!pushManager) throw new Problem(0, { title: t('own.browserBlocked') });
  const before = await pushManager.getSubscription();
  if (before && sameKey(before, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/**
 * @param {PushSubscription} subscription
 * @param {string} id
 */
async function name(subscription, id) {
  const { endpoint, keys } = subscription.toJSON();
  await call('PUT /v1/push-targets/{id}', {
    path: { id },
    body: { kind: 'web', endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  localStorage.setItem(KEPT, JSON.stringify({ id, at: Date.now() }));
  await leaveWords();
}

async function turnOff() {
  const id = kept()?.id;
  await (await (await manager())?.getSubscription())?.unsubscribe();
  localStorage.removeItem(KEPT);
  if (!id) return;
  await call('DELETE /v1/push-targets/{id}', { path: { id } }).catch((failure) => {
    if (!(failure instanceof Problem) || failure.status !== 404) throw failure;
  });
}

/**
 * Names this browser anew once a day: the session may be another one, and push services change addresses. A key that is not
 * the tenant's any more asks for another subscription.
 */
export async function renew() {
  const before = kept();
  if (!before || !canNotify() || Notification.permission !== 'granted') return;
  if (Date.now() - before.at < DAY) return;
  const { key } = await call('GET /v1/push-key', { quiet: true });
  if (key) await name(await subscribed(key), before.id);
}

/** The worker has no texts of its own: what it shows where it can't fetch the notice. */
async function leaveWords() {
  const words = await caches.open('words');
  await words.put('/words/notice', new Response(t('own.newNotice')));
}

/**
 * @param {PushSubscription} subscription
 * @param {string} key
 */
function sameKey(subscription, key) {
  const kept = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const wanted = bytes(key);
  return kept.length === wanted.length && kept.every((byte, index) => byte === wanted[index]);
}

/** @param {string} text Base64url. */
function bytes(text) {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
}
