/** What stands around the screens: masthead, tabs or rail, the bar of a live workout, notes of the whole portal. */

import { server } from './api.js';
import { rest, time } from './format.js';
import { tabOf } from './match.js';
import { allowed } from './needs.js';
import { current } from './router.js';
import { counts, liveWorkout } from './session.js';
import { t } from './text.js';
import { append, cell, each, h, icon, watch } from './view.js';

/** @typedef {import('./router.js').AreaScreens['tabs'][number]} Tab */
/** @typedef {import('./announced.js').Window} Window */

const online = cell(navigator.onLine);
const maintenance = cell(/** @type {import('./api.js').Problem | null} */ (null));
const announced = cell(/** @type {Window | null} */ (null));
const banner = cell(/** @type {HTMLElement | null} */ (null));
// From here on, not from the frame on: the answer that says who is signed in tells of it, too, and no later one tells it again.
server.addEventListener('maintenance', (event) => maintenance.set(/** @type {CustomEvent} */ (event).detail));
server.addEventListener('announced', (event) => announced.set(/** @type {CustomEvent} */ (event).detail));

/**
 * Builds the frame into the page; answers where screens go.
 * @returns {HTMLElement}
 */
export function frame() {
  const main = h('main', { id: 'main', tabindex: '-1' });
  const root = /** @type {HTMLElement} */ (document.getElementById('portal'));
  root.className = 'frame';
  masthead();
  append(root, [tabs(), h('div', { class: 'beside' }, notes(), liveBar(), main)]);
  addEventListener('online', () => online.set(true));
  addEventListener('offline', () => online.set(false));
  watch(() => void announce(announced()));
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    main.focus();
  });
  watch(() => {
    document.body.classList.toggle('bare', Boolean(current().screen?.bare));
  });
  return main;
}

/**
 * From the announcement on, however far ahead it is: docs/operating.md says so, and the admin's screen.
 * @param {Window | null} window
 */
async function announce(window) {
  const note = window && (await (await import('./announced.js')).announcement(window));
  if (announced() === window) banner.set(note);
}

/** Adds to the masthead of the shell: Go to, and the notices with their count. */
function masthead() {
  const head = document.querySelector('.masthead');
  if (!head) return;
  const open = () => void import('./goto.js').then((found) => found.goTo());
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  append(head, [
    h(
      'button',
      { class: 'find', type: 'button', 'aria-label': () => (current(), t('kit.goTo')), onclick: open },
      icon('search'),
      h('span', null, () => (current(), t('kit.goTo'))),
      h('kbd', null, mac ? '⌘ K' : 'Ctrl K'),
    ),
    h(
      'a',
      { href: '/own/notices', class: 'bell' },
      icon('message'),
      h('span', { class: 'said' }, () => (current(), t('kit.notices'))),
      () => badge(counts().notices),
    ),
  ]);
}

/** @param {number} count */
const badge = (count) =>
  count > 0 ? h('span', { class: 'count' }, count > 99 ? '99+' : `${count}`, h('span', { class: 'said' }, ` ${t('kit.unread')}`)) : null;

/** Five tabs at the foot of a phone; a rail from 900 px. */
function tabs() {
  const name = () => (current().area ? t(/** @type {const} */ (`kit.area_${areaOf()}`)) : '');
  const list = h('ul');
  const shown = () => current().tabs.filter((tab) => allowed(tab.needs));
  each(
    list,
    shown,
    (tab) => tab.path,
    (tab) =>
      h(
        'li',
        null,
        h(
          'a',
          {
            href: tab().path,
            'aria-current': () =>
              tabOf(
                shown().map((one) => one.path),
                current().screen?.tab ?? current().path,
              ) === tab().path
                ? 'page'
                : null,
          },
          icon(tab().icon),
          h('span', null, () => (current(), tab().text())),
          () => badge(tab().count?.() ?? 0),
        ),
      ),
  );
  return h('nav', { class: 'tabs', 'aria-label': name }, list);
}

/** @returns {'train' | 'coach' | 'admin'} */
const areaOf = () => /** @type {any} */ ((current().tabs[0]?.path ?? '/train').split('/')[1]);

/** A word while a workout is under way, on every screen but its own. */
function liveBar() {
  const bar = h('div', { class: 'under-way-place' });
  watch(() => {
    const live = liveWorkout();
    bar.replaceChildren();
    if (!live || current().screen?.bare || current().path === live.path) return;
    const clock = h('span', { class: 'fig' }, rest(live.seconds()));
    const tick = () => {
      if (!clock.isConnected) return clearInterval(timer);
      if (!document.hidden) clock.textContent = rest(live.seconds());
      return undefined;
    };
    const timer = setInterval(tick, 1000);
    append(bar, [
      h(
        'aside',
        { 'aria-label': t('kit.underWay') },
        h(
          'a',
          { class: 'under-way', href: live.path },
          icon(live.running ? 'bar' : 'pause'),
          h('span', null, t(live.running ? 'kit.underWay' : 'kit.paused'), ' · ', clock),
          icon('next'),
        ),
      ),
    ]);
  });
  return bar;
}

/** One note for each thing that concerns the whole portal. */
function notes() {
  return h(
    'div',
    { class: 'portal-notes' },
    () => {
      const closed = maintenance();
      if (!closed) return null;
      return h(
        'div',
        { class: 'note warn', role: 'status' },
        icon('warn'),
        h(
          'p',
          null,
          h('strong', null, closed.title),
          ' ',
          closed.body.message ?? closed.detail,
          closed.body.until ? ` ${t('kit.until', { time: time(closed.body.until) })}` : '',
        ),
      );
    },
    () => (maintenance() ? null : banner()),
    () =>
      online() || current().screen?.bare
        ? null
        : h(
            'div',
            { class: 'note offline', role: 'status' },
            icon('offline'),
            h('p', null, h('strong', null, t('kit.noConnectionShort')), current().area === 'train' ? ` ${t('kit.offlineText')}` : ''),
          ),
  );
}
