/** More: the last tab of each area, a page of links. A screen says by `more` that it stands here. */

import '../kit/all.js';
import { everyScreen } from '../kit/areas.js';
import { allowed } from '../kit/needs.js';
import { homeOf, session } from '../kit/session.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { act } from '../kit/act.js';

/** @typedef {import('../kit/router.js').Screen} Screen */
/** @typedef {import('../kit/router.js').Group} Group */

/** @type {Group[]} */
const groups = ['training', 'coaching', 'people', 'work', 'tenant', 'tools', 'account', 'help'];

/**
 * @param {'train' | 'coach' | 'admin'} area
 * @returns {import('../kit/router.js').Screen<Screen[]>}
 */
const page = (area) => ({
  path: `/${area}/more`,
  title: () => t('kit.more'),
  lead: () => h('span', { translate: 'no' }, session().account.display_name ?? session().account.username),
  load: async () => {
    const [here, own] = await Promise.all([everyScreen(area), everyScreen('own')]);
    const shown = [...here, ...own].filter((screen) => screen.more && allowed(screen.needs));
    await Promise.all(shown.map((screen) => screen.more?.ready?.()));
    return shown;
  },
  show: (all, at) =>
    h(
      'div',
      { class: 'three more' },
      roles(area),
      groups.map((group) => block(group, all, at)),
    ),
});

/**
 * @param {Group} group
 * @param {Screen[]} all
 * @param {import('../kit/router.js').Place} at
 */
function block(group, all, at) {
  const links = all.filter((screen) => screen.more?.group === group);
  if (!links.length) return null;
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': `more-${group}` },
    h('header', null, h('h2', { id: `more-${group}` }, t(`kit.group_${group}`))),
    h(
      'ul',
      { class: 'lines links' },
      links.map((screen) => h('li', null, entry(screen, at))),
    ),
    group === 'account' && h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: act(leave) }, icon('exit'), t('kit.signOut'))),
  );
}

/**
 * A link; or what is done at once, because it can be undone.
 * @param {Screen} screen
 * @param {import('../kit/router.js').Place} at
 */
function entry(screen, at) {
  const picture = icon(screen.more?.icon ?? 'next'),
    name = h('span', null, screen.more?.text?.() ?? screen.title(undefined, at));
  const action = screen.more?.action;
  if (action) return h('button', { type: 'button', onclick: act(action) }, picture, name);
  return h('a', { href: screen.path }, picture, name, icon('next'));
}

/**
 * The other areas of the account.
 * @param {'train' | 'coach' | 'admin'} area
 */
function roles(area) {
  const { role, roles: all } = session();
  const areaOf = (/** @type {import('../kit/session.js').Role} */ one) => /** @type {'train' | 'coach' | 'admin'} */ (homeOf(one).slice(1));
  // A coach trains as a coach: no other role is needed for it.
  const training = role === 'coach' && area === 'coach' && !all.includes('lifter');
  const others = all.filter((one) => areaOf(one) !== area);
  const back = role === 'coach' && area === 'train' && !others.includes('coach');
  if (!training && !back && !others.length) return null;
  const line = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ go) =>
    h('li', null, h('button', { type: 'button', class: 'btn wide', onclick: act(go) }, icon('swap'), name));
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'more-roles' },
    h('header', null, h('h2', { id: 'more-roles' }, t('kit.group_areas'))),
    h(
      'ul',
      { class: 'stack' },
      training && h('li', null, h('a', { class: 'btn wide', href: '/train' }, icon('swap'), t('kit.area_train'))),
      back && h('li', null, h('a', { class: 'btn wide', href: '/coach' }, icon('swap'), t('kit.area_coach'))),
      others.map((one) =>
        line(t(/** @type {const} */ (`kit.area_${areaOf(one)}`)), () =>
          one === 'lifter' && role === 'coach' ? switchRole('coach', '/train') : switchRole(one),
        ),
      ),
    ),
  );
}

/**
 * What these need is loaded when they are pressed.
 * @param {import('../kit/session.js').Role} role
 * @param {string} [path]
 */
const switchRole = async (role, path) => (await import('./role.js')).switchRole(role, path);
const leave = async () => (await import('./leave.js')).leave();

export const trainMore = page('train');
export const coachMore = page('coach');
export const adminMore = page('admin');
