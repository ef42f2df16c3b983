// @ts-check
// What was done here and is not sent yet. Each change is on the disk before anything is sent. Changes become parcels: a
// parcel is one request under a number (docs/sync.md), kept as it is until it is answered. So it is known what was sent if
// the answer was lost, and only what was never sent is joined.
import { newId } from './id.js';

/** @typedef {import('../types/api').Problem} ProblemBody */
/** @typedef {{ id: string, thing: string, what: string }} Change */
/**
 * @typedef {object} Request
 * @property {string} operation As in `call`.
 * @property {Record<string, string>} path
 * @property {unknown} body
 * @property {string[]} members The changes that it carries.
 * @property {string} thing
 * @property {number} [version] Sent as `If-Match`.
 * @property {boolean} [again] Makes what was deleted: `If-None-Match: *`.
 * @property {unknown[][]} [replaced] What others wrote, which the person had not seen. It is told once the parcel is taken.
 * @property {any[]} [back] Changes that bring that back.
 */
/** @typedef {Request & { id: string, sequence: number, device: string }} Parcel */
/** @typedef {{ status: number, body?: unknown, repeated?: boolean, problem?: Partial<ProblemBody>, retryAfter?: number, isForeign?: boolean }} Answer `isForeign`: something on the way answered, not the API. */
/** @typedef {{ id: string } & Record<string, any>} Known */
/** @typedef {{ parcel?: Request, drop?: string[], add?: Change[], aside?: string[], why?: string, tell?: Aside, read?: boolean, record?: Known }} Step `tell`: it is only told, nothing of it waits. */
/** @typedef {{ status?: number, code?: string, title?: string, detail?: string, faults: import('../types/api').Fault[] }} Refusal */
/** @typedef {{ record?: Known, read?: boolean, again?: boolean, aside?: Refusal, whole?: boolean }} Outcome */
/** @typedef {Refusal & { id: string, thing: string, changes: Change[], replaced?: unknown[][], back?: any[] }} Aside */
/** @typedef {'idle' | 'sending' | 'waiting' | 'signed-out' | 'full'} State */
/**
 * What the outbox is made of. The tests give it a store in memory and a server that loses answers.
 * @typedef {object} Parts
 * @property {Store} store
 * @property {(parcel: Parcel) => Promise<Answer>} send Status 0: no answer.
 * @property {(changes: any[], known: any, now: number) => Step} plan
 * @property {(parcel: Parcel, answer: Answer, known: any, changes: any[]) => Outcome} settle
 * @property {(thing: string, known: any) => Promise<Known | undefined>} read Nothing: no answer.
 * @property {() => Promise<boolean>} isReached Whether the API itself answers now.
 * @property {(body: () => Promise<void>) => Promise<void>} alone One tab at a time.
 * @property {() => number} now
 * @property {(state: State) => void} tell
 * @property {() => void} changed The store holds something else.
 */
/** @typedef {{ store: string, key: string, value?: unknown, remove?: boolean }} Write */
/**
 * `kit/store.js`, or one in memory.
 * @typedef {object} Store
 * @property {(name: string, key: string) => Promise<any>} get
 * @property {(name: string) => Promise<any[]>} all By key.
 * @property {(writes: Write[]) => Promise<unknown>} write All of them or none.
 */

const TRIES = 10,
  PAGES = 5,
  HOUR = 3_600_000;

/** @param {Parts} parts */
export function outbox(parts) {
  const { store, alone, tell, changed } = parts;
  /** @type {Map<string, number>} */
  const tries = new Map();
  /**
   * When something on the way answered a parcel.
   * @type {Map<string, number[]>}
   */
  const pages = new Map();
  let waits = 0;
  let asked = false;
  /** @type {Promise<void> | undefined} */
  let running;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /**
   * Sends what there is. It may be called at any time, and as often as one likes.
   * @returns {Promise<void>}
   */
  function drain() {
    clearTimeout(timer);
    timer = undefined;
    asked = true;
    running ??= alone(async () => {
      while (asked) {
        asked = false;
        await walk();
      }
    })
      .catch((failure) => {
        // The disk may have failed for a moment: what waits is there, and nobody else comes to send it.
        console.error(failure);
        later();
      })
      .finally(() => {
        running = undefined;
        if (asked && !timer) void drain();
      });
    return running;
  }

  async function walk() {
    tell('sending');
    for (;;) {
      const next = (await store.get('outbox', 'parcel')) ?? (await packed());
      if (!next) return tell('idle');
      if (next === 'later' || !(await deliver(next))) return later();
    }
  }

  /**
   * The next parcel, on the disk; nothing if nothing waits.
   * @returns {Promise<Parcel | 'later' | undefined>}
   */
  async function packed() {
    for (;;) {
      /** @type {Change[]} */
      const changes = await store.all('changes');
      if (!changes.length) return undefined;
      const { thing } = changes[0];
      const known = await store.get('known', thing);
      const step = parts.plan(
        changes.filter((one) => one.thing === thing),
        known,
        parts.now(),
      );
      const record = step.read ? await parts.read(thing, known) : step.record;
      if (step.read && !record) return 'later';
      const numbers = (await store.get('outbox', 'numbers')) ?? { device: newId(), done: 0 };
      const parcel = step.parcel && { ...step.parcel, id: newId(), device: numbers.device, sequence: numbers.done + 1 };
      await store.write([
        ...kept('known', thing, record),
        ...kept('outbox', 'parcel', parcel),
        ...kept('outbox', 'numbers', parcel && numbers),
        ...gone(step.drop ?? []),
        ...(step.add ?? []).flatMap((one) => kept('changes', one.id, one)),
        ...kept('aside', step.tell?.id ?? '', step.tell),
        ...(step.aside
          ? setAside(
              changes.filter((one) => step.aside?.includes(one.id)),
              { code: step.why, faults: [] },
            )
          : []),
      ]);
      if (parcel) return parcel;
      changed();
    }
  }

  /** @param {Parcel} parcel @returns {Promise<boolean>} Whether the next one may go. */
  async function deliver(parcel) {
    const answer = await parts.send(parcel);
    if (answer.status === 401) {
      waits = Infinity;
      return false;
    }
    // Set aside like what was refused, and never put back by itself: the next parcel may pass.
    if (answer.isForeign && (await isBlocked(parcel))) return take(parcel, { status: 409, problem: { code: 'blocked' } });
    if (answer.status === 0 || answer.status >= 500 || answer.status === 429) {
      waits = answer.retryAfter ?? Math.min(60, waits ? waits * 2 : 2);
      return false;
    }
    waits = 0;
    const code = answer.problem?.code;
    if (code === 'sequence-gap' || code === 'sequence-taken') {
      // The server was restored, or took the device off: the numbers go on from there.
      const done = answer.problem?.done ?? 0;
      await store.write([...kept('outbox', 'numbers', { device: parcel.device, done }), ...kept('outbox', 'parcel', { ...parcel, sequence: done + 1 })]);
      return !isTooMuch(parcel.id);
    }
    return take(parcel, answer);
  }

  /**
   * What the answer says, in one transaction. If it can't be read what became of the thing, the parcel stays and is sent
   * again: the server knows the number.
   * @param {Parcel} parcel @param {Answer} answer @returns {Promise<boolean>}
   */
  async function take(parcel, answer) {
    const { thing } = parcel;
    const changes = (await store.all('changes')).filter((one) => one.thing === thing);
    const mine = changes.filter((one) => parcel.members.includes(one.id));
    const known = await store.get('known', thing);
    const outcome = parts.settle(parcel, answer, known, mine);
    const record = outcome.read ? await parts.read(thing, outcome.record ?? known) : outcome.record;
    if (outcome.read && !record) return false;
    const again = outcome.again && !isTooMuch(parcel.members[0]);
    const aside = outcome.aside ?? (outcome.again && !again ? { code: 'others-write', faults: [] } : undefined);
    const done = answer.status < 300 ? { device: parcel.device, done: parcel.sequence } : undefined;
    await store.write([
      ...kept('known', thing, record),
      ...kept('outbox', 'numbers', done),
      { store: 'outbox', key: 'parcel', remove: true },
      ...(aside ? setAside(outcome.whole ? changes : mine, aside) : again ? [] : gone(parcel.members)),
      ...(done && parcel.replaced?.length ? kept('aside', parcel.id, { ...parcel, ...told('replaced') }) : []),
    ]);
    changed();
    return true;
  }

  /**
   * Several times within an hour, while the API answers all else: something on the way stops this one alone.
   * @param {Parcel} parcel
   */
  async function isBlocked({ id }) {
    const at = parts.now(),
      times = [...(pages.get(id) ?? []).filter((one) => at - one < HOUR), at];
    pages.set(id, times);
    return times.length >= PAGES && (await parts.isReached());
  }

  /** @param {string} key */
  function isTooMuch(key) {
    const count = (tries.get(key) ?? 0) + 1;
    tries.set(key, count);
    return count > TRIES;
  }

  function later() {
    if (waits === Infinity) {
      waits = 0;
      return tell('signed-out');
    }
    tell('waiting');
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        void drain();
      },
      (waits || 5) * 1000,
    );
  }

  return {
    drain,
    /**
     * On the disk once this is done.
     * @param {Change} change
     */
    add: (change) => store.write(kept('changes', change.id, change)),
    /**
     * What was set aside goes back into the queue: the person has mended it, or wants it after all.
     * @param {Aside} aside
     * @param {Change[]} [changes] What goes in its place.
     */
    async putBack(aside, changes = aside.changes) {
      await store.write([...changes.flatMap((one) => kept('changes', one.id, one)), { store: 'aside', key: aside.id, remove: true }]);
      changed();
    },
    /** @param {Aside} aside */
    async throwAway(aside) {
      await store.write([{ store: 'aside', key: aside.id, remove: true }]);
      changed();
    },
    /** No timer stays behind. */
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** @param {string} store @param {string} key @param {unknown} value @returns {Write[]} */
const kept = (store, key, value) => (value ? [{ store, key, value }] : []);

/** @param {string[]} ids @returns {Write[]} */
const gone = (ids) => ids.map((key) => ({ store: 'changes', key, remove: true }));

/**
 * What is set aside to be told, and not to be sent again.
 * @param {string} code
 */
export const told = (code) => ({ code, changes: /** @type {Change[]} */ ([]), status: 409, faults: [] });

/** @param {Change[]} changes @param {Refusal} why @returns {Write[]} */
function setAside(changes, why) {
  if (!changes.length) return [];
  const [{ id, thing }] = changes;
  return [...kept('aside', id, { ...why, id, thing, changes }), ...gone(changes.map((one) => one.id))];
}
