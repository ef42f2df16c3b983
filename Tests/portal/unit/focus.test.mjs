import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterpart } from '../../../Sources/Portal/kit/focus.js';

const link = (href, text, id = '') => ({ tagName: 'A', id, href, textContent: text, getAttribute: (name) => (name === 'href' ? href : null) });
const screen = (...links) => ({
  head: { tagName: 'H1' },
  links,
  contains(one) {
    return this.links.includes(one);
  },
  querySelectorAll() {
    return this.links;
  },
  querySelector() {
    return this.head;
  },
});
const anna = () => link('/coach/clients/1', 'Anna'),
  ask = () => link('#ask', 'Ask');

test('the link to the same place has the focus again, in whatever row it stands now', () => {
  const main = screen(anna(), ask(), ask()),
    find = counterpart(main, main.links[0]);
  main.links = [ask(), ask(), anna()];
  assert.equal(find(), main.links[2]);
});

test('of several that are alike it is the one at the same place', () => {
  const main = screen(ask(), anna(), ask()),
    find = counterpart(main, main.links[2]);
  main.links = [ask(), anna(), ask(), ask()];
  assert.equal(find(), main.links[2]);
});

test('what is gone leaves the focus at the head; what was elsewhere is left alone', () => {
  const main = screen(anna()),
    find = counterpart(main, main.links[0]);
  main.links = [];
  assert.equal(find(), main.head);
  assert.equal(counterpart(main, anna())(), null);
  assert.equal(counterpart(main, null)(), null);
});
