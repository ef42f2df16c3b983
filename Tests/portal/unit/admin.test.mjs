import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, major, minor, offered } from '../../../Sources/Portal/admin/tier-document.js';
import { changes } from '../../../Sources/Portal/admin/triage-changes.js';

const tier = {
  code: 'lifter_base',
  audience: 'lifter',
  name: 'Base',
  is_free: false,
  trial_days: 14,
  is_active: true,
  prices: [{ id: 'p-1', amount: 99, currency: 'USD', interval: 'month', is_active: true }],
  features: [{ feature: 'templates', at_most: 100 }, { feature: 'main_graphs' }],
};
const typed = {
  name: 'Base',
  trial_days: 14,
  is_active: true,
  features: ['templates', 'main_graphs'],
  limits: { templates: 100, clients: 5 },
  prices: { p0: { amount: 0.99, currency: 'usd', interval: 'month', is_active: true }, new: { interval: 'month', is_active: true } },
};

test('a tier that was only opened stays as it is', () => {
  assert.deepEqual(changed(tier, typed), tier);
});

test('another amount is another price, so that who bought keeps the old one', () => {
  const [price] = changed(tier, { ...typed, prices: { p0: { ...typed.prices.p0, amount: 1.49 } } }).prices;
  assert.equal(price.amount, 149);
  assert.ok(!('id' in price));
});

test('a new price needs an amount and a currency; limits are of counted features alone', () => {
  const made = changed(tier, {
    ...typed,
    features: ['templates', 'all_graphs'],
    limits: { templates: undefined, all_graphs: 3 },
    prices: { ...typed.prices, new: { amount: 9, currency: 'eur', interval: 'year' } },
  });
  assert.deepEqual(made.prices[1], { amount: 900, currency: 'EUR', interval: 'year' });
  assert.deepEqual(made.features, [{ feature: 'templates' }, { feature: 'all_graphs' }]);
});

test('what belongs to a module is offered where the tenant has it, and stays in the document where it is not shown', () => {
  assert.ok(offered(() => true).includes('food_tracking'));
  const shown = offered((module) => module === 'programmes');
  assert.ok(shown.includes('programmes') && !shown.includes('food_tracking'));
  const sold = { ...tier, features: [...tier.features, { feature: 'food_tracking' }] };
  const opened = { ...typed, features: ['templates', 'main_graphs', 'food_tracking'] };
  assert.deepEqual(changed(sold, opened, shown), sold);
});

test('money by the digits of its currency', () => {
  assert.equal(minor(4.35, 'EUR'), 435);
  assert.equal(minor(1200, 'JPY'), 1200);
  assert.equal(major(1200, 'JPY'), 1200);
  assert.equal(major(99, 'USD'), 0.99);
});

const feedback = { kind: 'idea', state: 'open', labels: ['export'], priority: 2, is_public: false, assignee: 'a-1' };

test('only what was changed is sent: another admin may be at it, too', () => {
  const same = { state: 'open', priority: '2', labels: ' export ,', assignee: 'a-1', is_public: false };
  assert.deepEqual(changes(feedback, same), {});
  assert.deepEqual(changes(feedback, { ...same, labels: 'export, slow', priority: undefined }), { labels: ['export', 'slow'], priority: null });
  assert.deepEqual(changes(feedback, { ...same, state: 'planned', is_public: true, assignee: undefined, notes: 'Twice.' }), {
    state: 'planned',
    is_public: true,
    assignee: null,
    notes: 'Twice.',
  });
  assert.deepEqual(changes({ ...feedback, duplicate_of: 'f-1' }, same), { duplicate_of: null });
});
