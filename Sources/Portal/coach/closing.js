/**
 * What a client shares no longer leaves the screen at once, in every tab: the end, a pause, a block, a scope less, a date that
 * is over. What else is new comes when nobody is typing. What is typed stays, as in every screen that is loaded again.
 */

import { say } from '../kit/announce.js';
import { call, Problem } from '../kit/api.js';
import { now } from '../kit/clock.js';
import { reload, reloadNow } from '../kit/router.js';
import { unhurried } from '../kit/screen.js';
import { noteBox } from '../kit/state.js';
import { wait } from '../kit/ask.js';
import { beforeReading, newest, newestOf, onHint, watchClients } from '../kit/stream.js';
import { t } from '../kit/text.js';
import { h, icon, onEnd, scoped, watch } from '../kit/view.js';
import { clientNow, former, known } from './known.js';
import { nameOf } from './names.js';

/** @typedef {import('./known.js').Client} Client */
/** @typedef {import('../kit/router.js').Place} Place */
/** @template Data @typedef {import('../kit/router.js').Screen<Data>} Screen */

/**
 * The version of the client's data that was told last when a screen's data was asked for.
 * @type {WeakMap<object, number | undefined>}
 */
const clientVersions = new WeakMap();
/**
 * Who was closed when the stream told of them last. To ask for them again before a screen is read would only tell the same, to
 * the screen that stands there, too.
 * @type {Set<string>}
 */
const closedClients = new Set();

/**
 * The version of the coach's own data moves with the access to a client's.
 * @param {Place} at
 * @param {() => void} body Called when the access to someone's data may be another one than the screen shows.
 */
function onAccess(at, body) {
  onHint('changed', ({ version }) => {
    if (version !== at.version) body();
  });
}

/**
 * A screen that shows several clients. What they did comes when nobody is typing or choosing. With rows of clients it is loaded
 * again at once where one of them shares less, and for nothing else.
 * @template {object} Data
 * @param {Screen<Data>} screen
 * @param {(data: Data) => Client[]} [rows] Who is watched, so that an end and a date that is over are told.
 * @returns {Screen<Data>}
 */
export const closing = (screen, rows = () => []) => ({
  ...screen,
  load: async (at) => {
    await beforeReading();
    at.version = newest();
    return /** @type {(at: Place) => Promise<Data>} */ (screen.load)(at);
  },
  show: (data, at) => {
    const shown = rows(data);
    watchOpen(shown);
    const soon = together(() => {
      closeDialogs('.shared');
      void reloadNow();
    });
    onHint('closed', soon);
    onAccess(at, shown.length ? lookAtAll(shown, soon) : unhurried(reload));
    for (const client of shown) atEnd(client, soon);
    return screen.show(data, at);
  },
});

/**
 * A part of a screen that shows something of the clients who are chosen there: once they may share less, it is read again.
 * @param {Place} at
 * @param {() => Client[]} chosen
 * @param {() => void} body
 */
export function whileShared(at, chosen, body) {
  const soon = together(body);
  onHint('closed', soon);
  onAccess(at, soon);
  watch(() => {
    for (const client of chosen()) atEnd(client, soon);
  });
}

/**
 * @param {Client[]} shown
 * @param {() => void} less
 */
function lookAtAll(shown, less) {
  const look = together(async () => {
    const page = await call('GET /v1/clients', { query: { limit: 100 }, quiet: true }).catch(() => undefined);
    // No answer came: what may be seen is not known.
    if (!page) return look(2000);
    const now = new Map(page.items.map((one) => [one.id, one]));
    if (shown.some((one) => sharesLess(one, now.get(one.id), Boolean(page.next)))) less();
  });
  return () => look();
}

/**
 * @param {Client} before
 * @param {Client | undefined} now
 * @param {boolean} hasMore Who is not among these may be among others.
 */
const sharesLess = (before, now, hasMore) => (now ? (now.paused && !before.paused) || before.scopes.some((scope) => !now.scopes.includes(scope)) : !hasMore);

/**
 * Who was a client, and whether they ended it: else why is not known.
 * @typedef {{ former: { name: string }, isEnded: boolean, client?: Client }} Left With `client` it is only a pause.
 */

/**
 * A screen of one client. Once nothing of theirs is shared, it says so in place of all that it showed.
 * @template {{ client?: Client }} Data
 * @param {Screen<Data>} screen
 * @param {string} [parameter] Of its path: the client's id.
 * @returns {Screen<any>}
 */
export const ofClient = (screen, parameter = 'id') => ({
  ...screen,
  title: (data, at) => data?.former?.name ?? screen.title(data, at),
  load: async (at) => {
    const id = at.params[parameter];
    await beforeReadingOf(id);
    at.version = newest();
    const theirs = newestOf(id);
    const data = await orLeft(id, () => /** @type {(at: Place) => Promise<Data>} */ (screen.load)(at));
    clientVersions.set(data, theirs);
    if (data.client?.scopes.length) closedClients.delete(id);
    return data;
  },
  lead: screen.lead && ((data, at) => (data.former ? null : screen.lead?.(data, at))),
  actions: screen.actions && ((data, at) => (data.former ? null : screen.actions?.(data, at))),
  crumb:
    screen.crumb &&
    ((data, at) => (data?.former ? { path: '/coach', text: t('coach.clients') } : (screen.crumb?.(data, at) ?? { path: '/coach', text: t('coach.clients') }))),
  show: (data, at) => {
    if (data.client) follow(data.client, data, at);
    if (data.former) return left(data, Boolean(screen.ownHead));
    return screen.show(data, at);
  },
});

/**
 * Waits until the stream has told of a client, but not for long: then what is read need not be read again when it tells. Of who
 * shares no history it tells nothing.
 * @param {string} id
 */
async function beforeReadingOf(id) {
  await beforeReading();
  // There is no stream: it tells of nobody.
  if (newest() === undefined) return;
  if (newestOf(id) !== undefined || closedClients.has(id) || known(id)?.scopes.includes('history') === false) return;
  const watching = scoped(
    () =>
      new Promise((done) => {
        watchClients([id]);
        for (const name of /** @type {const} */ (['client', 'closed'])) {
          onHint(name, ({ lifter }) => {
            if (lifter !== id) return;
            if (name === 'closed') closedClients.add(id);
            done(undefined);
          });
        }
      }),
  );
  await Promise.race([watching.result, wait(500)]);
  watching.end();
}

/**
 * @template Data
 * @param {string} id
 * @param {() => Promise<Data>} load
 * @returns {Promise<Data | Left>}
 */
async function orLeft(id, load) {
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.status !== 404) throw failure;
    const client = await clientNow(id).catch(() => undefined);
    if (client?.paused) return { former: { name: nameOf(client) }, isEnded: false, client };
    // It was opened again in between, or the thing itself is not there.
    if (client) return load();
    const page = await call('GET /v1/notices', { query: { limit: 50 } }).catch(() => undefined);
    const told = page?.items.find((one) => one.kind === 'coaching_ended' && one.arguments.id === id);
    const name = former(id) ?? told?.arguments.name;
    if (typeof name !== 'string') throw failure;
    return { former: { name }, isEnded: Boolean(told) };
  }
}

/**
 * @param {Left} data
 * @param {boolean} ownHead
 */
function left({ former: { name }, isEnded, client }, ownHead) {
  const text = t(client ? 'coach.pausedByOne' : isEnded ? 'coach.endedBy' : 'coach.notShared', { name });
  closeDialogs('');
  say(text);
  return [
    ownHead && [
      h('p', { class: 'crumb' }, h('a', { href: '/coach' }, icon('back'), t('coach.clients'))),
      h('div', { class: 'head' }, h('h1', { translate: 'no', tabindex: '-1' }, name)),
    ],
    noteBox('closed', 'hidden', text),
  ];
}

/**
 * @param {Client} client As the screen shows it.
 * @param {object} data
 * @param {Place} at
 */
function follow(client, data, at) {
  watchOpen([client]);
  const soon = unhurried(reload),
    isOver = { now: false };
  const again = () => {
    closeDialogs('.shared');
    void reloadNow();
  };
  onEnd(() => {
    isOver.now = true;
  });
  const look = together(async () => {
    const differs = await call('GET /v1/clients/{lifter}', { path: { lifter: client.id }, quiet: true }).then(
      (now) => now.paused !== client.paused || now.scopes.join() !== client.scopes.join(),
      (failure) => (failure instanceof Problem && failure.status === 404 ? true : undefined),
    );
    if (isOver.now) return;
    if (differs) again();
    // No answer came: what may be seen is not known.
    else if (differs === undefined) look(2000);
  });
  onHint('closed', ({ lifter }) => {
    if (lifter !== client.id) return;
    closedClients.add(lifter);
    again();
  });
  const heard = () => {
    look();
    soon();
  };
  onHint('client', ({ lifter }) => {
    if (lifter === client.id) heard();
  });
  // It was told of while the screen was read: before or after that, nobody knows.
  if (newestOf(client.id) !== clientVersions.get(data)) heard();
  onAccess(at, () => look());
  atEnd(client, () => look());
}

/**
 * A dialog stands before the screen: what it shows of a client goes, too. Where something is written in it, it is `shared`
 * only if it shows what the client shares.
 * @param {'.shared' | ''} which
 */
function closeDialogs(which) {
  for (const one of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll(`dialog${which}[open]`))) one.close();
}

/** @param {Client[]} clients Of whom nothing is open nothing is told either. */
const watchOpen = (clients) => watchClients(clients.filter((one) => one.scopes.length).map((one) => one.id));

/**
 * Once for the hints that one change gives.
 * @param {() => unknown} body
 */
function together(body) {
  let timer = 0,
    isOver = false;
  onEnd(() => {
    isOver = true;
    clearTimeout(timer);
  });
  return (/** @type {unknown} */ after) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(body, typeof after === 'number' ? after : 50);
  };
}

/** The longest time that a timer takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * When the first scope of the client's ends.
 * @param {Client} client
 * @param {() => void} body
 */
function atEnd({ expires_at: end }, body) {
  if (!end) return;
  let timer = 0;
  const wait = () => {
    // The clock may be wrong by two seconds (kit/clock.js), and to look too early shows nothing.
    const left = Date.parse(end) - now() + 2500;
    timer = setTimeout(left > LONGEST ? wait : body, Math.min(Math.max(left, 0), LONGEST));
  };
  wait();
  onEnd(() => clearTimeout(timer));
}

/**
 * The client of a screen as it was seen last.
 * @param {string} id
 */
export const nameKnown = (id) => {
  const client = known(id);
  return client ? nameOf(client) : former(id);
};
