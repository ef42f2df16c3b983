// The bars and plates there are. They decide what can be loaded: in a live workout, in programmes, in a coach's plans.
import '../kit/all.js';
import { note } from '../kit/announce.js';
import { call, Problem } from '../kit/api.js';
import { number, person, readNumber } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { empty, failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, each, h, icon } from '../kit/view.js';
import { segments, textField, typedNumber } from './fields.js';
import { busyButton, sheet } from './parts.js';

/** @typedef {import('../types/api').Equipment} Equipment */
/** @typedef {import('../types/api').BarAndPlates} BarAndPlates */
/** @typedef {'kg' | 'lb'} Unit */
/** @typedef {{ key: number, weight: number, count: string }} Plate */
/**
 * What is saved, and the form of each unit; nothing where a usual gym counts.
 * @typedef {object} Own
 * @property {import('../kit/view.js').Cell<Equipment>} saved
 * @property {Record<Unit, import('../kit/view.js').Cell<BarAndPlates | undefined>>} begun
 * @property {import('../kit/view.js').Cell<Unit>} unit
 * @property {Record<Unit, boolean>} isChanged
 * @property {(next: Equipment) => Promise<Equipment>} put
 */

/** @type {Unit[]} */
const UNITS = ['kg', 'lb'];

/**
 * The screen is given the log's memory, so that a workout under way follows at once.
 * @param {{ keep: typeof import('./log/memory.js').keep }} memory
 * @returns {import('../kit/router.js').Screen<Equipment>}
 */
export const equipmentOf = ({ keep }) => ({
  path: '/train/equipment',
  title: () => t('log.ownPlates'),
  lead: () => t('equipment.lead'),
  tab: '/train/more',
  crumb: () => ({ path: '/train/more', text: t('kit.more') }),
  more: { group: 'training', icon: 'bar' },
  load: ({ signal }) => call('GET /v1/equipment', { signal }),
  show: (found) => {
    /** @type {Own} */
    const own = {
      saved: cell(found),
      unit: cell(/** @type {Unit} */ (person.unit)),
      isChanged: { kg: false, lb: false },
      begun: { kg: cell(found.kg), lb: cell(found.lb) },
      put: async ({ kg, lb }) => {
        const saved = await call('PUT /v1/equipment', { body: { kg, lb } });
        own.saved.set(saved);
        keep('equipment', saved);
        return saved;
      },
    };
    guard(() => own.isChanged.kg || own.isChanged.lb);
    return h(
      'div',
      { class: 'stack' },
      h(
        'div',
        { class: 'inset' },
        segments(
          t('equipment.units'),
          UNITS.map((one) => [one, one]),
          own.unit,
          (one) => own.unit.set(/** @type {Unit} */ (one)),
        ),
      ),
      // Both stay on the page: what is typed in one is there after a look at the other.
      UNITS.map((unit) =>
        h('div', { hidden: () => own.unit() !== unit }, () => {
          const from = own.begun[unit]();
          return from ? setForm(own, unit, from) : none(own, unit);
        }),
      ),
    );
  },
});

/** @param {Own} own @param {Unit} unit */
const none = (own, unit) =>
  h(
    'section',
    { class: 'sheet', 'aria-label': t('equipment.inUnit', { unit }) },
    empty(t('equipment.none', { unit }), t('equipment.noneText'), () =>
      UNITS.filter((one) => !own.begun[one]()).map((one) =>
        h('button', { type: 'button', class: one === unit ? 'btn main' : 'btn', onclick: () => start(own, one) }, t('equipment.gym', { unit: one })),
      ),
    ),
  );

/**
 * A usual gym, with numbers to change: it has as many plates as it takes, and most of the heaviest.
 * @param {Own} own @param {Unit} unit
 */
function start(own, unit) {
  const usual = own.saved().usual?.[unit];
  if (!usual) return;
  own.isChanged[unit] = true;
  own.unit.set(unit);
  own.begun[unit].set({ ...usual, plates: usual.plates.map(({ weight }, place) => ({ weight, count: place ? 4 : 8 })) });
  document.getElementById(`plates-${unit}`)?.querySelector('input')?.focus();
}

/** @param {Own} own @param {Unit} unit @param {BarAndPlates} from */
function setForm(own, unit, from) {
  let keys = 0;
  const plateOf = (/** @type {{ weight: number, count?: number }} */ { weight, count }) =>
    /** @type {Plate} */ ({ key: (keys += 1), weight, count: typedNumber(count) });
  const heaviestFirst = (/** @type {Plate[]} */ all) => [...all].sort((one, other) => other.weight - one.weight);
  const plates = cell(heaviestFirst(from.plates.map(plateOf)));
  const faults = cell(/** @type {Record<string, string>} */ ({})),
    problem = cell(/** @type {unknown} */ (null));
  const changed = () => {
    own.isChanged[unit] = true;
  };
  const of = (/** @type {string} */ name) => ({ fault: () => faults()[name] ?? '' });
  const amount = (/** @type {string} */ label, /** @type {string} */ name, /** @type {number} */ value) =>
    textField(label, { value: typedNumber(value), inputmode: 'decimal', autocomplete: 'off', oninput: changed }, of(name));
  const bar = amount(t('equipment.bar', { unit }), 'bar', from.bar),
    collars = amount(t('equipment.collars', { unit }), 'collars', from.collars);
  const another = textField(
    t('equipment.another', { unit }),
    {
      inputmode: 'decimal',
      autocomplete: 'off',
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        press();
      },
    },
    of('plates'),
  );

  /** Adds the plate that is typed, or answers what is wrong with it. */
  function add() {
    const weight = readNumber(another.input.value);
    const fault = !weight || weight < 0 ? t('kit.aNumber') : plates().some((one) => one.weight === weight) ? t('equipment.twice') : '';
    if (fault || !weight) return fault;
    plates.change((all) => heaviestFirst([...all, plateOf({ weight, count: from.sides })]));
    another.input.value = '';
    changed();
    return '';
  }
  const press = () => {
    faults.set({ ...faults(), plates: add() });
    another.input.focus();
  };

  /** @returns {Promise<unknown>} */
  const save = async () => {
    // A plate that was typed and not added is meant, too.
    const plate = another.input.value.trim() ? add() : '';
    const typed = plates(),
      counts = typed.map((one) => readNumber(one.count));
    problem.set(null);
    const unread = (/** @type {string} */ text) => (text.trim() ? t('kit.aNumber') : t('kit.missing'));
    const read = { bar: readNumber(bar.input.value), collars: collars.input.value.trim() ? readNumber(collars.input.value) : 0 };
    faults.set({
      ...(plate ? { plates: plate } : {}),
      ...(read.bar === undefined ? { bar: unread(bar.input.value) } : {}),
      ...(read.collars === undefined ? { collars: unread(collars.input.value) } : {}),
      ...Object.fromEntries(
        typed.flatMap((one, place) => (one.count.trim() && counts[place] === undefined ? [[`plates/${place}/count`, t('kit.aNumber')]] : [])),
      ),
    });
    if (read.bar === undefined || read.collars === undefined || Object.keys(faults()).length) return focusFault();
    try {
      await own.put({
        ...own.saved(),
        [unit]: { bar: read.bar, collars: read.collars, sides: from.sides, plates: typed.map(({ weight }, place) => ({ weight, count: counts[place] })) },
      });
      own.isChanged[unit] = false;
      note(t('kit.saved'));
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      faults.set(Object.fromEntries(failure.faults.map((fault) => [fault.pointer.replace(`/${unit}/`, ''), fault.message])));
      if (failure.status !== 422 || !focusFault()) problem.set(failure);
    }
  };

  const row = (/** @type {() => Plate} */ item) =>
    plateRow(item(), unit, from.sides, {
      fault: () => ['weight', 'count'].map((name) => faults()[`plates/${plates().indexOf(item())}/${name}`]).find(Boolean) ?? '',
      changed,
      remove: () => {
        plates.change((all) => all.filter((one) => one !== item()));
        faults.set({});
        changed();
        another.input.focus();
      },
    });
  const element = h(
    'form',
    {
      id: `plates-${unit}`,
      class: 'stack',
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void save();
      },
    },
    () => (problem() ? failed(problem(), save, t('kit.notSaved')) : null),
    sheet(t('equipment.inUnit', { unit }), [
      h(
        'div',
        { class: 'form' },
        h('div', { class: 'pair' }, bar.element, collars.element),
        h('p', { class: 'quiet' }, t('equipment.platesText')),
        each(h('ul', { class: 'lines counts' }), plates, (one) => `${one.key}`, row),
        another.element,
        h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: press }, icon('plus'), t('equipment.add'))),
      ),
    ]),
    h('p', { class: 'btns inset' }, busyButton(t('kit.save'), save, { kind: 'main' }), () =>
      own.saved()[unit] ? busyButton(t('equipment.forget'), () => forget(own, unit)) : null,
    ),
  );
  const focusFault = () => {
    const first = /** @type {HTMLElement | null} */ (element.querySelector('[aria-invalid=true]'));
    first?.focus();
    return first;
  };
  return element;
}

/**
 * How many plates of a weight there are. The buttons go by what is loaded at once: a pair, for a bar.
 * @param {Plate} plate @param {Unit} unit @param {number} sides
 * @param {{ fault: () => string, changed: () => void, remove: () => void }} form
 */
function plateRow(plate, unit, sides, { fault, changed, remove }) {
  const id = `plate-${unit}-${plate.key}`,
    name = `${number(plate.weight, 3)} ${unit}`;
  const typed = (/** @type {string} */ text) => {
    plate.count = text;
    changed();
  };
  const input = h('input', {
    id,
    value: plate.count,
    inputmode: 'numeric',
    autocomplete: 'off',
    placeholder: '∞',
    onfocus: () => input.select(),
    oninput: () => typed(input.value),
    'aria-invalid': () => (fault() ? 'true' : null),
    'aria-describedby': () => (fault() ? `${id}-fault` : null),
  });
  const step = (/** @type {number} */ by) =>
    h(
      'button',
      {
        type: 'button',
        class: 'btn bare',
        'aria-label': t(by < 0 ? 'equipment.fewer' : 'equipment.more', { count: sides, plate: name }),
        onclick: () => {
          input.value = `${Math.max(0, (readNumber(input.value) ?? 0) + by)}`;
          typed(input.value);
        },
      },
      by < 0 ? '−' : '+',
    );
  return h(
    'li',
    null,
    h('span', { class: 'field' }, h('label', { for: id }, name, h('span', { class: 'said' }, ` ${t('equipment.howMany')}`)), () =>
      fault() ? h('span', { class: 'fault', id: `${id}-fault` }, t('kit.faultAt', { label: name, message: fault() })) : null,
    ),
    h(
      'span',
      { class: 'btns' },
      step(-sides),
      h('span', { class: 'field' }, input),
      step(sides),
      h('button', { type: 'button', class: 'btn bare', 'aria-label': t('equipment.remove', { plate: name }), onclick: remove }, icon('close')),
    ),
  );
}

/** @param {Own} own @param {Unit} unit */
async function forget(own, unit) {
  const before = own.saved()[unit];
  const put = async (/** @type {BarAndPlates | undefined} */ next) => {
    await own.put({ ...own.saved(), [unit]: next });
    own.isChanged[unit] = false;
    own.begun[unit].set(next);
  };
  await put(undefined);
  note(t('equipment.forgotten'), () => put(before));
}
