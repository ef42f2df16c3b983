/** Loads and RPE of one week of an assignment, made lighter or heavier for several of its clients. The assignment stays as it is. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { weekStart } from '../kit/days.js';
import { dialog } from '../kit/dialog.js';
import { day, today } from '../kit/format.js';
import { form } from '../kit/form.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { chosenFaults, everyClient, picker } from './picker.js';
import { loadFaults, loadFields, loadSaver, noteChanged, usual } from './session-loads.js';

/** @typedef {import('../types/api').Assignment} Assignment */
/** @typedef {import('./session-loads.js').Planned} Planned */

/** Requests at once. */
const abreast = 6;

/** @param {Assignment} assignment */
export async function changeWeekLoads(assignment) {
  const sessions = await sessionsOf(assignment);
  const weeks = [...new Set(sessions.map(weekOf))].sort();
  if (!weeks.length) {
    note(t('coach.noWeek'));
    return;
  }
  const lifters = new Set(sessions.map((one) => one.lifter));
  const clients = (await everyClient('plans')).all.filter((one) => lifters.has(one.id));
  const chosen = cell([...lifters]),
    week = cell(weeks[0]);
  const meant = (/** @type {string} */ of, /** @type {string[]} */ people) => sessions.filter((one) => weekOf(one) === of && people.includes(one.lifter));
  const save = loadSaver();

  const changed = await dialog({
    title: t('coach.changeWeek'),
    look: 'shared',
    show: (/** @type {(sessions?: Planned[]) => void} */ close) =>
      form({
        unguarded: true,
        value: { ...usual, week: weeks[0] },
        action: t('coach.changeLoads'),
        fields: [
          {
            name: 'week',
            label: t('coach.whichWeek'),
            type: 'select',
            options: weeks.map((first) => /** @type {[string, string]} */ ([first, t('coach.weekFrom', { day: day(first) })])),
            changed: week.set,
          },
          ...loadFields(),
          { name: 'clients', label: t('coach.clients'), control: (id) => picker(id, clients, { chosen: chosen(), changed: chosen.set }) },
          h('p', { role: 'status' }, () => t('coach.sessionsMeant', { count: meant(week(), chosen()).length })),
        ],
        check: (/** @type {{ percent?: number, rpe?: number, clients?: string[] }} */ body) => [...loadFaults(body), ...chosenFaults('/clients', body.clients)],
        send: async (/** @type {{ week: string, percent?: number, rpe?: number, clients: string[] }} */ body) => {
          const these = meant(body.week, body.clients);
          await save(these, body);
          return these;
        },
        done: close,
        cancel: () => close(),
      }),
  });
  if (changed) await noteChanged(changed, save);
}

/** @param {Planned} one */
const weekOf = ({ session }) => weekStart(session.planned_for);

/**
 * What is still planned, of everyone whose plan can be seen.
 * @param {Assignment} assignment
 * @returns {Promise<Planned[]>}
 */
async function sessionsOf({ id, clients }) {
  const seen = clients.filter((one) => one.state === 'active' && one.progress);
  /** @type {Planned[]} */
  const found = [];
  for (let at = 0; at < seen.length; at += abreast) {
    found.push(
      ...(
        await Promise.all(
          seen.slice(at, at + abreast).map(async ({ id: lifter }) => {
            const page = await call('GET /v1/lifters/{lifter}/planned-workouts', {
              path: { lifter },
              query: { assignment_id: id, state: 'planned', from: today(), limit: 100 },
            });
            return page.items.map((session) => ({ lifter, session }));
          }),
        )
      ).flat(),
    );
  }
  return found;
}
