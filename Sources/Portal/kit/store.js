/**
 * What the portal keeps on this device, by account: a database for each, so that one person never reads another's. A named
 * store is the first part of the key, so that a new one needs no new version of the database.
 */

/** @typedef {{ store: string, key: string, value?: unknown, remove?: boolean }} Write */

/** @type {Promise<IDBDatabase> | null} */
let open = null;
let account = '';
let isOver = false;

/**
 * @param {string} id
 * @returns {string}
 */
const nameOf = (id) => `portal ${id}`;

/**
 * Chooses whose store is read and written.
 * @param {string} id The account's id.
 */
export function useAccount(id) {
  if (id === account) return;
  void open?.then((database) => database.close()).catch(() => {});
  account = id;
  open = null;
}

/** The page goes, for someone else is signed in: who still asks for something waits until then. */
export function end() {
  useAccount('');
  isOver = true;
}

/** @returns {Promise<IDBDatabase>} */
function database() {
  if (isOver) return new Promise(() => {});
  if (!account) return Promise.reject(new Error('No account is chosen.'));
  open ??= new Promise((done, fail) => {
    const request = indexedDB.open(nameOf(account), 1);
    request.onupgradeneeded = () => request.result.createObjectStore('entries');
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        open = null;
      };
      done(request.result);
    };
    request.onerror = () => fail(request.error);
  });
  // A database that could not be opened is tried again by the next call.
  open.catch(() => {
    open = null;
  });
  return open;
}

/**
 * One transaction.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(entries: IDBObjectStore) => IDBRequest<T> | undefined} body
 * @returns {Promise<T>}
 */
export async function run(mode, body) {
  const opened = await database();
  return new Promise((done, fail) => {
    // Options came after the types of this version: a set that was ticked must be on the disk before it is called saved.
    const transaction = /** @type {any} */ (opened).transaction('entries', mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
    /** @type {IDBRequest<T> | undefined} */
    const request = body(transaction.objectStore('entries'));
    transaction.oncomplete = () => done(/** @type {T} */ (request?.result));
    transaction.onerror = transaction.onabort = () => fail(transaction.error ?? request?.error);
  });
}

/** @param {string} store */
const range = (store) => IDBKeyRange.bound([store], [store, []]);

/**
 * @template T
 * @param {string} store
 * @param {string} key
 * @returns {Promise<T | undefined>}
 */
export const get = (store, key) => run('readonly', (entries) => /** @type {IDBRequest<T | undefined>} */ (entries.get([store, key])));

/**
 * @param {string} store
 * @param {string} key
 * @param {unknown} value
 */
export const put = (store, key, value) => write([{ store, key, value }]);

/**
 * @param {string} store
 * @param {string} key
 */
export const remove = (store, key) => write([{ store, key, remove: true }]);

/**
 * Every value of a store, by the order of the keys.
 * @template T
 * @param {string} store
 * @returns {Promise<T[]>}
 */
export const all = (store) => run('readonly', (entries) => /** @type {IDBRequest<T[]>} */ (entries.getAll(range(store))));

/**
 * Every key of a store.
 * @param {string} store
 * @returns {Promise<string[]>}
 */
export async function keys(store) {
  const found = await run('readonly', (entries) => entries.getAllKeys(range(store)));
  return found.map((key) => /** @type {string[]} */ (key)[1]);
}

/**
 * Several writes in one transaction: all of them or none.
 * @param {Write[]} writes
 */
export async function write(writes) {
  await run('readwrite', (entries) => {
    for (const one of writes) {
      if (one.remove) entries.delete([one.store, one.key]);
      else entries.put(one.value, [one.store, one.key]);
    }
    return undefined;
  });
}

/**
 * Reads and writes in one transaction: two tabs that count up lose no count.
 * @template T
 * @param {string} store
 * @param {string} key
 * @param {(value: T | undefined) => T} change
 * @returns {Promise<T>}
 */
export async function update(store, key, change) {
  /** @type {{ value?: T }} */
  const box = {};
  await run('readwrite', (entries) => {
    const read = entries.get([store, key]);
    read.onsuccess = () => {
      box.value = change(read.result);
      entries.put(box.value, [store, key]);
    };
    return undefined;
  });
  return /** @type {T} */ (box.value);
}

/**
 * Empties a store.
 * @param {string} store
 */
export const clear = (store) => run('readwrite', (entries) => entries.delete(range(store)));

/** Removes all that this device keeps of the account. Who still asks for something waits until the page has gone. */
export async function forget() {
  const name = nameOf(account);
  (await open?.catch(() => null))?.close();
  end();
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = done;
  });
}
