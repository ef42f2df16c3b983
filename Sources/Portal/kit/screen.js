/** A screen as nodes: its head, and below it what it shows or why it can't. */

import { blocked } from './guard.js';
import { failed } from './state.js';
import { newest, onHint } from './stream.js';
import { t } from './text.js';
import { append, h, icon, onEnd, scoped } from './view.js';

/**
 * @param {import('./router.js').Screen | undefined} screen
 * @param {import('./router.js').Place} at
 * @param {import('./view.js').Child | (() => import('./view.js').Child)} content
 * @param {'first' | 'early' | 'ready'} state
 * @param {any} data
 * @param {() => unknown} reload
 */
export function build(screen, at, content, state, data, reload) {
  return scoped(() => {
    const fragment = document.createDocumentFragment();
    const whole = typeof content === 'function';
    if (screen && !(screen.ownHead && whole)) append(fragment, [head(screen, at, data, state === 'ready' && whole)]);
    try {
      append(fragment, [whole ? /** @type {() => import('./view.js').Child} */ (content)() : content]);
    } catch (failure) {
      // A fault of ours is told where it happens; the shell lives on.
      console.error(failure);
      append(fragment, [failed(failure, reload)]);
    }
    if (!fragment.querySelector('h1')) fragment.prepend(h('h1', { class: 'said', tabindex: '-1' }, screen?.title(data, at) ?? t('kit.notThere')));
    if (screen?.hints) follow(screen.hints, at, reload);
    return fragment;
  });
}

/**
 * @param {import('./router.js').Screen} screen
 * @param {import('./router.js').Place} at
 * @param {any} data
 * @param {boolean} ready
 */
function head(screen, at, data, ready) {
  const crumb = screen.crumb?.(data, at);
  const title = h('h1', { tabindex: '-1' }, screen.title(data, at) || '\u00a0');
  const lead = ready && screen.lead?.(data, at),
    actions = ready && screen.actions?.(data, at);
  return [
    crumb && h('p', { class: 'crumb' }, h('a', { href: crumb.path }, icon('back'), crumb.text)),
    h('div', { class: 'head' }, h('div', null, title, lead && h('p', null, lead)), actions && h('div', { class: 'btns' }, actions)),
  ];
}

/**
 * Loads again after a hint, and after the first word of the stream if the data was asked for before it.
 * @param {Array<'changed' | 'notices' | 'roster'>} hints
 * @param {import('./router.js').Place} at
 * @param {() => unknown} reload
 */
function follow(hints, at, reload) {
  const soon = unhurried(reload),
    late = unhurried(() => {
      if (at.version === undefined || (hints.includes('changed') && at.version !== newest())) reload();
    });
  onHint('changed', late);
  for (const name of hints)
    if (name !== 'changed')
      onHint(name, (_, isState) => {
        if (!isState) soon();
      });
}

/**
 * Once for several calls that come together; never under the hands of who types or chooses.
 * @param {() => unknown} reload
 */
export function unhurried(reload) {
  let timer = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (inUse() ? soon() : reload()), 1500);
  };
  onEnd(() => clearTimeout(timer));
  return soon;
}

const inUse = () => blocked() || Boolean(document.querySelector('dialog[open], main [aria-expanded="true"], main :is(input, select, textarea):focus'));
