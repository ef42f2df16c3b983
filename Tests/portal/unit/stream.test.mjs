import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

Object.assign(globalThis, { document: { documentElement: { lang: 'en' } }, addEventListener: () => {} });
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

const asked = [];
/** @type {ReadableStreamDefaultController[]} */
const streams = [];
globalThis.fetch = async (address, { signal }) => {
  asked.push(new URL(address, 'http://portal').searchParams.get('watch') ?? '');
  const body = new ReadableStream({
    start: (controller) => {
      streams.push(controller);
      signal.addEventListener('abort', () => controller.error(new Error('aborted')));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};

const { beforeReading, listen, newest, onHint, watchClients } = await import('../../../Sources/Portal/kit/stream.js');
const { scoped } = await import('../../../Sources/Portal/kit/view.js');

const say = async (name, data) => {
  streams.at(-1).enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  await wait(20);
};
const other = new BroadcastChannel('hints me');
const posted = [];
other.onmessage = ({ data }) => posted.push(data);

test('who reads waits until the stream has told how it is', async () => {
  listen('me', () => {});
  let mayRead = false;
  void beforeReading().then(() => {
    mayRead = true;
  });
  await wait(50);
  assert.equal(mayRead, false);
  await say('changed', { version: 3 });
  assert.equal(mayRead, true);
  assert.equal(newest(), 3);
});

test('a client stays watched when the same screen is drawn again, and the stream is left as it is', async () => {
  let shown = scoped(() => watchClients(['anna']));
  await wait(300);
  assert.equal(asked.at(-1), 'anna');
  const streamsBefore = streams.length;
  for (let time = 0; time < 3; time += 1) {
    // The router makes the next screen before it ends the last one.
    const next = scoped(() => watchClients(['anna']));
    shown.end();
    shown = next;
    await wait(0);
  }
  await wait(300);
  assert.equal(streams.length, streamsBefore);
  assert.deepEqual(posted.filter((one) => one.watch).at(-1).watch, ['anna']);
  const next = scoped(() => watchClients(['boris']));
  shown.end();
  await wait(300);
  assert.equal(asked.at(-1), 'boris');
  next.end();
});

test('a hint is news only if it differs from what was known, for a tab that came later too', async () => {
  const heard = [];
  onHint('client', ({ lifter }, isState) => heard.push([lifter, isState]));
  await say('client', { lifter: 'boris', version: 4 });
  await say('client', { lifter: 'boris', version: 4 });
  await say('client', { lifter: 'boris', version: 5 });
  assert.deepEqual(heard, [
    ['boris', true],
    ['boris', false],
  ]);
  assert.deepEqual(
    posted.filter((one) => one.hint?.name === 'client').map((one) => one.hint.isState),
    [true, undefined, false],
  );
});

test('a client who was closed is asked for again once a screen shows them again', async () => {
  const first = scoped(() => watchClients(['carl']));
  await wait(300);
  await say('closed', { lifter: 'carl' });
  const before = streams.length;
  first.end();
  await wait(0);
  scoped(() => watchClients(['carl']));
  await wait(300);
  assert.equal(streams.length, before + 1);
});

after(() => {
  other.close();
  // The stream goes on as long as the page lives.
  setTimeout(() => process.exit(), 50);
});
