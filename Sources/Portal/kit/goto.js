/** Go to: every screen of the area and the person's own, and things by name, by typing. */

import './all.js';
import { allOf, call } from './api.js';
import { everyScreen } from './areas.js';
import { dialog } from './dialog.js';
import { allowed } from './needs.js';
import { current, go } from './router.js';
import { session } from './session.js';
import { t } from './text.js';
import { h } from './view.js';
import { folded } from './folded.js';

/** @typedef {{ path: string, text: string, kind: string, typed?: boolean }} Target */

let isOpen = false;

export async function goTo() {
  if (isOpen) return;
  isOpen = true;
  try {
    const places = await screens();
    const path = await dialog({ title: t('kit.goTo'), look: 'goto', show: (/** @type {(path?: string) => void} */ close) => finder(places, close) });
    if (path) await go(path);
  } finally {
    isOpen = false;
  }
}

/**
 * The screens that can be opened without naming a thing.
 * @returns {Promise<Target[]>}
 */
async function screens() {
  const area = current().tabs[0]?.path.split('/')[1] ?? 'train';
  const found = await Promise.all([everyScreen(area), everyScreen('own')]);
  const at = { path: '', params: {}, query: new URLSearchParams(), hash: '', signal: new AbortController().signal };
  return found
    .flat()
    .filter((screen) => screen.find !== false && !screen.path.includes('{') && allowed(screen.needs))
    .map((screen) => ({ path: screen.path, text: screen.more?.text?.() ?? screen.title(undefined, at), kind: t('kit.kind_screen') }));
}

/**
 * @param {Target[]} places
 * @param {(path?: string) => void} close
 */
function finder(places, close) {
  let chosen = 0,
    asked = 0,
    timer = 0;
  /** @type {Target[]} */
  let things = [];
  const status = h('p', { class: 'said', role: 'status' });
  const list = h('ul', { id: 'goto-list', class: 'choices', role: 'listbox', 'aria-label': t('kit.goTo') });
  const input = h('input', {
    type: 'text',
    id: 'goto',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'goto-list',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autofocus: true,
    oninput: () => {
      draw();
      clearTimeout(timer);
      timer = setTimeout(look, 200);
    },
    onkeydown: keys,
  });
  draw();
  return h('div', { class: 'stack' }, h('div', { class: 'field' }, h('label', { for: 'goto' }, t('kit.goToField')), input), status, list);

  function found() {
    const wanted = folded(input.value.trim());
    const fits = places.filter((place) => folded(place.text).includes(wanted));
    fits.sort((one, other) => Number(folded(other.text).startsWith(wanted)) - Number(folded(one.text).startsWith(wanted)));
    return [...fits.slice(0, wanted ? 6 : 30), ...things.filter((thing) => folded(`${thing.text} ${thing.kind}`).includes(wanted))];
  }

  function draw() {
    const all = found();
    chosen = Math.min(chosen, Math.max(0, all.length - 1));
    list.replaceChildren(
      ...all.map((target, at) =>
        h(
          'li',
          { id: `goto-${at}`, role: 'option', 'aria-selected': at === chosen ? 'true' : 'false', onclick: () => close(target.path) },
          h('span', { translate: target.typed ? 'no' : null }, target.text),
          h('span', { class: 'quiet' }, target.kind),
        ),
      ),
    );
    status.textContent = all.length ? t('kit.goToFound', { count: all.length }) : t('kit.goToNone');
    status.className = all.length ? 'said' : 'quiet';
    if (all.length) input.setAttribute('aria-activedescendant', `goto-${chosen}`);
    else input.removeAttribute('aria-activedescendant');
    document.getElementById(`goto-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }

  async function look() {
    const q = input.value.trim(),
      mine = (asked += 1);
    const next = q.length > 1 ? await named(q).catch(() => []) : [];
    if (mine !== asked) return;
    things = next;
    draw();
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    const all = found();
    if (event.key === 'ArrowDown') chosen = (chosen + 1) % Math.max(1, all.length);
    else if (event.key === 'ArrowUp') chosen = (chosen - 1 + all.length) % Math.max(1, all.length);
    else if (event.key === 'Enter') {
      if (all[chosen]) close(all[chosen].path);
    } else return;
    event.preventDefault();
    draw();
  }
}

/**
 * Things that are called so, by what the role may see.
 * @param {string} q
 * @returns {Promise<Target[]>}
 */
async function named(q) {
  const role = session().role;
  if (role === 'admin') {
    const people = await call('GET /v1/admin/accounts', { query: { q, limit: 8 }, quiet: true });
    return people.items.map((one) => ({
      path: `/admin/people/${one.id}`,
      text: one.display_name ?? one.username,
      kind: `${t('kit.kind_person')} · @${one.username}`,
      typed: true,
    }));
  }
  const coach = role === 'coach' && current().tabs[0]?.path === '/coach';
  const lookups = coach
    ? [
        call('GET /v1/clients', { query: { q, limit: 8 }, quiet: true }).then((roster) =>
          roster.items.map((one) => ({
            path: `/coach/clients/${one.id}`,
            text: one.display_name ?? one.username,
            kind: `${t('kit.kind_client')} · @${one.username}`,
            typed: true,
          })),
        ),
      ]
    : [
        call('GET /v1/lifters/{lifter}/exercises', { path: { lifter: 'me' }, query: { q, limit: 8 }, quiet: true }).then((page) =>
          page.items.map((one) => ({ path: `/train/exercises/${one.id}`, text: one.name, kind: t('kit.kind_exercise'), typed: true })),
        ),
      ];
  const templates = allOf((after) => call('GET /v1/templates', { query: { limit: 100, after }, quiet: true })).then((all) =>
    all
      .filter((one) => folded(one.name).includes(folded(q)))
      .slice(0, 8)
      .map((one) => ({ path: coach ? `/coach/plans/${one.id}` : `/train/templates/${one.id}`, text: one.name, kind: t('kit.kind_template'), typed: true })),
  );
  const all = await Promise.allSettled([...lookups, templates]);
  return all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
