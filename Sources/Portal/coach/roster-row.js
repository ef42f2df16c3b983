/** One client in the roster: nine columns on a desk, a card on a phone. */

import { ago, dateOf, day, duration, figure, number, signed, time, today, weightValue } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { t } from '../kit/text.js';
import { h, icon as drawn, s } from '../kit/view.js';
import { editLabels } from './label-dialog.js';
import { quickNote } from './note-dialog.js';
import { nameOf } from './names.js';
import { askButton, estimate, labelChips, lifts, reasonText, ruleName, scopeName } from './parts.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('./parts.js').Reason} Reason */
/** @typedef {import('./parts.js').Scope} Scope */

/**
 * A hundred rows have hundreds of pictures: each is drawn once and copied, which is many times faster.
 * @type {Map<string, SVGSVGElement>}
 */
const pictures = new Map();

/** The arrows as icons.svg has them: a picture from another file costs most of a row's time, and a row has three. */
const arrows = { up: 'M12 19.5V5M6 10.5L12 4.5l6 6', down: 'M12 4.5V19M6 13.5l6 6 6-6' };

/** @param {string} name */
function icon(name) {
  const path = arrows[/** @type {keyof typeof arrows} */ (name)];
  const picture = pictures.get(name) ?? (path ? s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: path })) : drawn(name));
  pictures.set(name, picture);
  return /** @type {SVGSVGElement} */ (picture.cloneNode(true));
}

/** @type {SVGSVGElement | undefined} */
let sparkPicture;

/**
 * Relative days are the same for many rows, and slow to write.
 * @type {Map<string, string>}
 */
const days = new Map();

/** @param {string} date */
function daysAgo(date) {
  const key = `${document.documentElement.lang} ${today()} ${date}`;
  const text = days.get(key) ?? ago(date);
  days.set(key, text);
  return text;
}

/**
 * @param {Client} client
 * @param {Reason[]} reasons
 */
export function rowOf(client, reasons) {
  const name = nameOf(client);
  return h(
    'tr',
    { role: 'row', class: 'client' },
    h(
      'th',
      { class: 'who', scope: 'row', role: 'rowheader' },
      h('a', { href: `/coach/clients/${client.id}`, translate: 'no' }, () => nameOf(client)),
      client.labels.length > 0 && h('div', { class: 'labels' }, labelChips(client.labels)),
    ),
    h('td', { role: 'cell', class: 'why' }, why(client, reasons)),
    cell(t('coach.lastWorkout'), last(client)),
    cell(t('coach.sevenDays'), week(client)),
    cell(t('coach.nextSession'), next(client)),
    liftCells(client),
    h('td', { role: 'cell', class: 'post' }, post(client, reasons, name)),
  );
}

/**
 * @param {string} label
 * @param {import('../kit/view.js').Child} children
 */
const cell = (label, children) => h('td', { role: 'cell', class: 'wide', 'data-label': label }, children);

/**
 * @param {Client} client
 * @param {Reason[]} reasons
 */
function why(client, reasons) {
  const said = reasons.map((reason) => reasonText(reason));
  // A rule whose sentence is not among the first hundred is still named.
  if (!said.length) said.push(...client.flags.map((rule) => ruleName(rule)));
  const line = (/** @type {import('../kit/view.js').Child} */ text) => h('div', { class: 'reason' }, icon('flag'), h('span', null, text));
  return [
    said.slice(0, 1).map(line),
    said.length > 1 && h('a', { class: 'quiet more-reasons', href: `/coach/clients/${client.id}` }, t('coach.moreReasons', { count: said.length - 1 })),
  ];
}

/**
 * @param {Client} client
 * @param {Scope} scope
 * @param {boolean} [asks] Once per row is enough.
 */
const closed = (client, scope, asks) => [
  h('span', { class: 'veil' }, icon('hidden'), t('coach.hidden'), h('span', { class: 'said' }, ` (${scopeName(scope)})`)),
  asks && [' ', askButton(client, scope)],
];

/** @param {Client} client */
function last(client) {
  const glance = client.last_workout;
  if (!client.scopes.includes('history')) return closed(client, 'history', true);
  if (!glance) return h('span', { class: 'quiet' }, t('coach.noneYet'));
  const more = (glance.duration_seconds ?? 0) >= 60 ? h('span', { class: 'wide-inline' }, ` · ${duration(glance.duration_seconds ?? 0)}`) : null;
  const text = h('span', { translate: 'no' }, glance.name);
  const link = client.scopes.includes('workout_details')
    ? h('a', { class: 'last-link', href: `/coach/clients/${client.id}/workouts/${glance.id}?on=${glance.date}` }, text)
    : text;
  return [daysAgo(glance.date), h('br'), h('span', { class: 'quiet' }, link, more)];
}

/** @param {Client} client */
function week(client) {
  const { planned_7_days: planned = 0, done_7_days: done = 0, planned_28_days: planned28 = 0, done_28_days: done28 = 0 } = client;
  if (!planned && !planned28) {
    if (client.workouts_7_days === undefined)
      return client.planned_7_days === undefined ? closed(client, 'plans') : h('span', { class: 'quiet' }, t('coach.nothingPlanned'));
    return [
      figure(client.workouts_7_days, t('coach.workoutsUnit', { count: client.workouts_7_days })),
      h('br'),
      h('span', { class: 'quiet' }, t('coach.in28', { count: client.workouts_28_days ?? 0 })),
    ];
  }
  return [
    h('span', { class: 'fig' }, number(done, 0)),
    h('span', { class: 'unit' }, t('coach.of', { count: planned })),
    ' ',
    pips(done, planned),
    h('br'),
    h('span', { class: 'quiet' }, t('coach.of28', { done: done28, planned: planned28 })),
  ];
}

/**
 * @param {number} done
 * @param {number} planned
 */
export const pips = (done, planned) =>
  h(
    'span',
    { class: 'pips', 'aria-hidden': 'true' },
    Array.from({ length: Math.min(planned, 7) }, (_, at) => h('i', at < done ? { class: 'did' } : null)),
  );

/** @param {Client} client */
function next(client) {
  if (!client.scopes.includes('plans')) return closed(client, 'plans', true);
  if (client.away_until) return h('span', { class: 'quiet' }, t('coach.awayUntil', { day: day(client.away_until) }));
  const session = client.next_session;
  if (!session) return h('span', { class: 'state warn' }, icon('warn'), t('coach.nothingPlanned'));
  return [sessionDay(session), h('br'), h('span', { class: 'quiet', translate: 'no' }, session.name)];
}

/**
 * "today 18:00", "Wed, 25 Nov".
 * @param {import('../types/api').SessionGlance} session
 */
export function sessionDay(session) {
  const date = session.planned_for ?? (session.starts_at && dateOf(session.starts_at));
  if (!date) return t('coach.anyDay');
  const near = Math.abs(Date.parse(date) - Date.parse(today())) <= 86_400_000;
  return `${near ? daysAgo(date) : day(date)}${session.starts_at ? ` ${time(session.starts_at)}` : ''}`;
}

/** @param {Client} client */
function liftCells(client) {
  const across = (/** @type {import('../kit/view.js').Child} */ text) =>
    h('td', { role: 'cell', class: 'lift across', colspan: '3', 'data-label': t('coach.lifts') }, text);
  if (!client.scopes.includes('main_lifts') && !client.scopes.includes('all_lifts')) {
    return across([
      h('span', { class: 'veil' }, icon('hidden'), t('coach.liftsHidden', { name: nameOf(client) })),
      ' ',
      askButton(client, 'main_lifts', t('coach.askForScope', { scope: scopeName('main_lifts') })),
    ]);
  }
  if (!client.lifts?.length) return across(h('span', { class: 'quiet' }, t('coach.noSets')));
  return lifts.map((lift) => {
    const trend = client.lifts?.find((one) => one.lift === lift);
    return h(
      'td',
      { role: 'cell', class: 'lift', 'data-label': t(/** @type {const} */ (`coach.lift_${lift}`)) },
      trend ? liftFigure(trend) : h('span', { class: 'quiet' }, '–'),
    );
  });
}

/**
 * The roster tells where a lift stood and where it stands, nothing between: so the line has two ends.
 * @param {import('../types/api').LiftTrend} trend
 */
function liftFigure(trend) {
  if (trend.e1rm === undefined) return h('span', { class: 'quiet' }, '–');
  const values = trend.change === undefined ? [] : [trend.e1rm - trend.change, trend.e1rm];
  return [
    estimate(trend.e1rm, trend.unit),
    h('br'),
    h('span', { class: 'trend' }, trend.change !== undefined && change(trend.change, trend.unit), spark(values)),
  ];
}

/**
 * A change with its arrow and sign, in the person's unit.
 * @param {number} by
 * @param {'kg' | 'lb'} unit
 */
export function change(by, unit) {
  const shown = (Math.round(weightValue(Math.abs(by), unit) * 10) / 10) * Math.sign(by);
  return h('span', { class: shown > 0 ? 'delta up' : shown < 0 ? 'delta down' : 'delta' }, shown !== 0 && icon(shown > 0 ? 'up' : 'down'), signed(shown));
}

/**
 * The scale spans 3.5 % at least, so that standing still looks still.
 * @param {number[]} values
 */
export function spark(values) {
  if (values.length < 2) return null;
  const low = Math.min(...values),
    high = Math.max(...values),
    span = Math.max(high - low, high * 0.035),
    middle = (low + high) / 2;
  const points = values.map((value, at) => [2 + (at * 50) / (values.length - 1), 10 - ((value - middle) / span) * 14]);
  const [x, y] = points[points.length - 1];
  sparkPicture ??= s('svg', { class: 'spark', viewBox: '0 0 56 20', 'aria-hidden': 'true' }, s('polyline'), s('circle', { r: '2.5' }));
  const picture = /** @type {SVGSVGElement} */ (sparkPicture.cloneNode(true)),
    [line, end] = picture.children;
  line.setAttribute('points', points.map((point) => point.map((one) => one.toFixed(1)).join(',')).join(' '));
  end.setAttribute('cx', x.toFixed(1));
  end.setAttribute('cy', y.toFixed(1));
  return picture;
}

/**
 * Unread things, and what can be done. The menu is made when it is opened: a hundred of them would be slow.
 * @param {Client} client
 * @param {Reason[]} reasons
 * @param {string} name
 */
function post(client, reasons, name) {
  const unread = client.unread_messages + (client.unread_comments ?? 0);
  const workout = reasons.find((one) => one.rule === 'unread')?.data.unread_workout_id;
  const path = client.unread_messages ? `/coach/messages/${client.id}` : `/coach/clients/${client.id}/workouts${workout ? `/${workout}` : ''}`;
  const more = h(
    'button',
    {
      type: 'button',
      class: 'btn bare',
      'aria-label': t('coach.moreFor', { name }),
      'aria-haspopup': 'menu',
      onclick: () => {
        const made = rowMenu(client, name);
        more.replaceWith(made);
        made.querySelector('button')?.click();
      },
    },
    icon('more'),
  );
  return [
    unread > 0 && h('a', { class: 'mail', href: path }, icon('message'), `${unread}`, h('span', { class: 'said' }, ` ${t('coach.unreadFrom', { name })}`)),
    more,
  ];
}

/**
 * @param {Client} client
 * @param {string} name
 */
const rowMenu = (client, name) =>
  menu(t('coach.moreFor', { name }), [
    { label: t('coach.message'), icon: 'message', path: `/coach/messages/${client.id}` },
    { label: t('coach.assign'), icon: 'plan', path: `/coach/assign?client=${client.id}` },
    { label: t('coach.labels'), icon: 'edit', action: () => editLabels(client) },
    { label: t('coach.note'), icon: 'plan', action: () => quickNote(client) },
  ]);
