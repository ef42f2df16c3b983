import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, addEventListener() {} };
const { addTexts } = await import('../../../Sources/Portal/kit/text.js');
const { Input, unreadable } = await import('../../../Sources/Portal/kit/field.js');
const { faultsOf } = await import('../../../Sources/Portal/kit/form.js');
addTexts({ kit: (await import('../../../Sources/Portal/texts/en/kit.js')).default });

/** A field as a form holds it, with what is typed in it. */
const input = (field, value) => new Input({ label: field.name, ...field }, field.name, null, null, () => value);
const said = (faults) => faults.map(({ pointer, message }) => `${pointer} ${message}`);
const height = { name: 'height/cm', type: 'number', attributes: { min: 30, max: 300 } };

test('all faults are found at once: no number, too small, too large, missing', () => {
  const { body, faults } = faultsOf(
    [
      input(height, unreadable),
      input({ ...height, name: 'low' }, 29.5),
      input({ ...height, name: 'high' }, 1999.5),
      input({ name: 'who', required: true }, undefined),
      input({ name: 'which', type: 'choices', required: true }, []),
      input({ ...height, name: 'right' }, 30),
      input({ ...height, name: 'none' }, undefined),
    ],
    {},
  );
  assert.deepEqual(said(faults), [
    '/height/cm is not a number',
    '/low must be at least 30',
    '/high must be at most 300',
    '/who is missing',
    '/which is missing',
  ]);
  assert.deepEqual(body, { right: 30 });
});

test('what did not change is not refused: it is not sent', () => {
  assert.deepEqual(faultsOf([input(height, 301)], { changes: true, value: { height: { cm: 301 } } }), { body: {}, faults: [] });
  assert.deepEqual(said(faultsOf([input(height, 302)], { changes: true, value: { height: { cm: 301 } } }).faults), ['/height/cm must be at most 300']);
});

test('what the page checks beyond single fields is said beside their faults, once for each field', () => {
  const check = (body) => [{ pointer: '/when', message: 'is to come' }, ...(body.low === undefined ? [{ pointer: '/low', message: 'is needed' }] : [])];
  const { faults } = faultsOf([input({ ...height, name: 'low' }, 3), input({ name: 'when' }, '2090-01-01')], { check });
  assert.deepEqual(said(faults), ['/low must be at least 30', '/when is to come']);
});
