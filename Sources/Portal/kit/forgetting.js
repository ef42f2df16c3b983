// @ts-check
// What this browser keeps of people whose session is over goes, but for what waits to be sent, and the workouts that it belongs to.

/**
 * @param {string} [account] Whose data stays.
 */
export async function forgetSent(account) {
  const all = (await indexedDB.databases?.()) ?? [];
  await Promise.all(all.flatMap(({ name }) => (name?.startsWith('portal ') && name !== `portal ${account}` ? forgetIn(name) : [])));
}

/** @param {string} name Of a database of kit/store.js. */
const forgetIn = (name) =>
  new Promise((done, fail) => {
    const request = indexedDB.open(name);
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Nobody has written in it yet.
      if (!database.objectStoreNames.contains('entries')) return done(database.close());
      const transaction = database.transaction('entries', 'readwrite');
      transaction.oncomplete = () => done(database.close());
      transaction.onabort = () => fail(transaction.error);
      forget(transaction.objectStore('entries'));
    };
  });

/** @param {IDBObjectStore} entries */
function forget(entries) {
  const all = entries.getAll(),
    names = entries.getAllKeys();
  names.onsuccess = () => {
    const kept = /** @type {string[][]} */ (names.result).map(([name, key], place) => ({ name, key, value: all.result[place] }));
    const waiting = kept.filter(({ name }) => ['changes', 'aside', 'outbox'].includes(name));
    const stays = new Set(waiting.flatMap(({ name, key, value }) => [`${name} ${key}`, `known ${value.thing}`]));
    for (const { name, key } of kept) if (!stays.has(`${name} ${key}`)) entries.delete([name, key]);
  };
}
