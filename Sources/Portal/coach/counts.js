/** What waits for the coach, at the tabs. Screens that read it anyway say it; the rest is asked for a moment later. */

import { call } from '../kit/api.js';
import { setCounts } from '../kit/session.js';

let knowsAttention = false,
  knowsMessages = false;

/** @param {import('../types/api').AttentionQueue} queue */
export function countAttention(queue) {
  knowsAttention = true;
  setCounts({ attention: queue.clients });
}

/** @param {number} unread */
export function countMessages(unread) {
  knowsMessages = true;
  setCounts({ messages: unread });
}

/** Asks for what no screen has said yet. */
export async function completeCounts() {
  await Promise.allSettled([
    !knowsAttention && call('GET /v1/attention', { query: { limit: 1 }, quiet: true }).then(countAttention),
    !knowsMessages &&
      call('GET /v1/conversations', { query: { limit: 100 }, quiet: true }).then((page) => countMessages(page.items.reduce((sum, one) => sum + one.unread, 0))),
  ]);
}

/** Messages that came: what was said before is old. */
export function forgetMessages() {
  knowsMessages = false;
}
