import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, onEnd, scoped, still, watch } from '../../../Sources/Portal/kit/view.js';

test('a reader runs again when what it read changes', () => {
  const a = cell(1),
    seen = [];
  watch(() => seen.push(a()));
  a.set(2);
  a.set(2);
  a.change((value) => value + 1);
  assert.deepEqual(seen, [1, 2, 3]);
});

test('what is not read any more is let go', () => {
  const which = cell(true),
    a = cell('a'),
    b = cell('b'),
    seen = [];
  watch(() => seen.push(which() ? a() : b()));
  which.set(false);
  a.set('A');
  b.set('B');
  assert.deepEqual(seen, ['a', 'b', 'B']);
});

test('a scope lets go of its readers, and of those within', () => {
  const a = cell(0),
    seen = [],
    ended = [];
  const { end } = scoped(() => {
    watch(() => {
      seen.push(`outer ${a()}`);
      onEnd(() => ended.push('outer'));
      scoped(() => watch(() => seen.push(`inner ${a()}`)));
    });
  });
  end();
  a.set(1);
  assert.deepEqual(seen, ['outer 0', 'inner 0']);
  assert.deepEqual(ended, ['outer']);
});

test('a reader within a reader does not pile up', () => {
  const a = cell(0),
    b = cell(0);
  let runs = 0;
  watch(() => {
    a();
    watch(() => {
      b();
      runs += 1;
    });
  });
  a.set(1);
  a.set(2);
  runs = 0;
  b.set(1);
  assert.equal(runs, 1);
});

test('a scope that is ended twice ends once', () => {
  let ends = 0;
  const { end } = scoped(() =>
    onEnd(() => {
      ends += 1;
    }),
  );
  end();
  end();
  assert.equal(ends, 1);
});

test('still reads without following', () => {
  const a = cell(0);
  let runs = 0;
  watch(() => {
    still(a);
    runs += 1;
  });
  a.set(1);
  assert.equal(runs, 1);
});

test('a fault in a reader leaves the others alone', () => {
  const a = cell(0);
  assert.throws(() =>
    watch(() => {
      throw new Error('no');
    }),
  );
  let seen = -1;
  watch(() => {
    seen = a();
  });
  a.set(4);
  assert.equal(seen, 4);
});
