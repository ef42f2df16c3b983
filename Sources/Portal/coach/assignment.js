/** What was assigned, to whom, and how far each is. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { day, list, number, today, weekday } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { reload } from '../kit/router.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { askingOfPast } from './client-session.js';
import { closing } from './closing.js';
import { meet, nameOf } from './names.js';
import { sheet } from './parts.js';
import { progressOf } from './plans.js';
import { changeWeekLoads } from './week-loads.js';

/** @typedef {import('../types/api').Assignment} Assignment */
/** @typedef {Assignment['clients'][number]} Assigned */

export const assignment = closing(
  /** @type {import('../kit/router.js').Screen<Assignment>} */ ({
    path: '/coach/assignments/{id}',
    title: (data) => data?.name ?? t('coach.assignment'),
    tab: '/coach/plans',
    crumb: () => ({ path: '/coach/plans', text: t('coach.plans') }),
    lead: (one) => [
      [
        t('coach.clientCount', { count: one.clients.length }),
        one.starts_on && t('coach.startsOn', { day: day(one.starts_on) }),
        one.weekdays.length && list(one.weekdays.map((name) => weekday(name, 'short'))),
        one.weeks && t('coach.weekCount', { count: one.weeks }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    actions: (one) =>
      !one.withdrawn_at && [
        h('a', { class: 'btn', href: `/coach/assign?assignment=${one.id}` }, icon('edit'), t('coach.change')),
        one.clients.some((client) => client.progress && client.state === 'active') &&
          h('button', { type: 'button', class: 'btn', onclick: act(() => changeWeekLoads(one)) }, t('coach.changeWeek')),
        h('button', { type: 'button', class: 'btn danger', onclick: act(() => withdraw(one)) }, t('coach.withdrawAll')),
      ],
    load: async ({ params: { id } }) => {
      const one = await call('GET /v1/assignments/{id}', { path: { id } });
      meet(one.clients);
      return one;
    },
    show: (one) => [
      one.withdrawn_at && h('div', { class: 'note' }, icon('undo'), h('p', null, t('coach.withdrawnOn', { day: day(one.withdrawn_at) }))),
      sheet('clients', t('coach.clients'), null, clients(one)),
      (one.message || one.adaptation.length > 0) &&
        sheet(
          'said',
          t('coach.saidToThem'),
          null,
          one.message && h('p', { class: 'typed-text', translate: 'no' }, one.message),
          one.adaptation.length > 0 &&
            h('p', { class: 'quiet' }, t('coach.theyMay', { what: list(one.adaptation.map((word) => t(/** @type {const} */ (`coach.adapt_${word}`)))) })),
        ),
    ],
  }),
);

/** @param {Assignment} one */
const clients = (one) =>
  table({
    caption: t('coach.clients'),
    rows: one.clients,
    columns: [
      {
        label: t('coach.client'),
        head: true,
        cell: (client) => (client.username ? h('a', { href: `/coach/clients/${client.id}/plan`, translate: 'no' }, nameOf(client)) : t('coach.formerClient')),
      },
      {
        label: t('coach.done'),
        end: true,
        cell: (client) => (client.progress ? progressOf(client.progress) : h('span', { class: 'veil' }, icon('hidden'), t('coach.hidden'))),
      },
      { label: t('coach.missedHead'), end: true, cell: (client) => (client.progress ? number(client.progress.missed, 0) : '') },
      { label: t('coach.leftOut'), end: true, cell: (client) => (client.progress ? number(client.progress.left_out, 0) : '') },
      { label: t('coach.changedHead'), end: true, cell: (client) => (client.progress ? number(client.progress.changed ?? 0, 0) : '') },
      { label: t('coach.adapted'), end: true, cell: (client) => (client.progress ? number(client.progress.adapted, 0) : '') },
      { label: t('coach.nextHead'), cell: (client) => (client.progress?.next_on ? day(client.progress.next_on) : '') },
      { label: t('coach.state'), bare: true, cell: (client) => stateOf(client, one) },
    ],
  });

/**
 * @param {Assigned} client
 * @param {Assignment} one
 */
function stateOf(client, one) {
  if (client.state !== 'active') return h('span', { class: 'quiet' }, t(client.state === 'removed' ? 'coach.removedByClient' : 'coach.withdrawn'));
  if (one.withdrawn_at) return '';
  return menu(t('coach.moreFor', { name: nameOf(client) }), [
    one.programme_id ? { label: t('coach.nextCycle'), icon: 'next', action: () => nextCycle(one, client) } : null,
    { label: t('coach.withdrawFrom'), icon: 'delete', danger: true, action: () => withdrawFrom(one, client) },
  ]);
}

/** @param {Assignment} one */
async function withdraw(one) {
  if (
    !(await confirm({
      title: t('coach.withdrawTitle', { name: one.name }),
      text: t('coach.withdrawText', { count: one.clients.length }),
      action: t('coach.withdrawAll'),
      danger: true,
    }))
  )
    return;
  await call('DELETE /v1/assignments/{id}', { path: { id: one.id } });
  await reload();
  note(t('coach.assignmentWithdrawn'));
}

/**
 * @param {Assignment} one
 * @param {Assigned} client
 */
async function withdrawFrom(one, client) {
  if (
    !(await confirm({
      title: t('coach.withdrawOneTitle', { name: nameOf(client), plan: one.name }),
      text: t('coach.withdrawText', { count: 1 }),
      action: t('coach.withdrawFrom'),
      danger: true,
    }))
  )
    return;
  await call('DELETE /v1/assignments/{id}/clients/{lifter}', { path: { id: one.id, lifter: client.id } });
  await reload();
  note(t('coach.assignmentWithdrawn'));
}

/**
 * @param {Assignment} one
 * @param {Assigned} client
 */
async function nextCycle(one, client) {
  const made = await dialog({
    title: t('coach.nextCycleOf', { name: nameOf(client) }),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        action: t('coach.nextCycle'),
        value: { starts_on: today() },
        fields: [
          { name: 'starts_on', label: t('coach.startsOnField'), type: 'date' },
          { name: 'leave_rest', label: t('coach.leaveRest'), type: 'check' },
        ],
        send: async (/** @type {{ starts_on?: string, leave_rest?: boolean }} */ body) => {
          const begin = (/** @type {true | undefined} */ past) =>
            call('POST /v1/assignments/{id}/clients/{lifter}/cycles', {
              path: { id: one.id, lifter: client.id },
              body: { ...body, past, weekdays: one.weekdays.length ? one.weekdays : undefined },
            }).then(() => true);
          return askingOfPast(begin, {
            title: t('coach.pastStartTitle', { day: day(body.starts_on ?? today()) }),
            text: t('coach.pastStart'),
            action: t('coach.nextCycle'),
          });
        },
        done: (begun) => begun && close(true),
        cancel: () => close(),
      }),
  });
  if (!made) return;
  await reload();
  note(t('coach.cycleBegun'));
}
