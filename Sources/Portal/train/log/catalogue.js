// Exercises of the catalogue: for who has logged none, by muscle group, and by what is typed.
import '../../kit/all.js';
import { call } from '../../kit/api.js';
import { t } from '../../kit/text.js';
import { cell, each, h, onEnd, still, watch } from '../../kit/view.js';

/** @typedef {import('../../types/api').CatalogueExercise} CatalogueExercise */

const GROUPS = /** @type {const} */ (['legs', 'chest', 'back', 'shoulders', 'arms', 'abdominals']);

/** @param {string} name */
const same = (name) => name.trim().toLocaleLowerCase();

/**
 * @param {() => string} typed @param {() => string[]} own Names that are suggested already.
 * @param {(name: string) => void} choose
 * @param {Pick<typeof import('./memory.js'), 'keep' | 'measures'>} memory Given, not imported: the bundler would cut the first page in two.
 */
export function catalogue(typed, own, choose, { measures, keep }) {
  /** @param {string} name As the person has it. @param {CatalogueExercise} entry */
  const learn = (name, { measure }) => keep('measures', { ...measures(), [name]: measure });
  const group = cell(/** @type {typeof GROUPS[number] | undefined} */ (undefined)),
    found = cell(/** @type {CatalogueExercise[]} */ ([]));
  // What is shown until the answer comes is of what was typed before.
  const isOld = cell(false);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  /** @type {AbortController | undefined} */
  let asking;
  watch(() => {
    const q = typed().trim(),
      chosen = group();
    clearTimeout(soon);
    asking?.abort();
    const asks = q.length >= 2 || chosen !== undefined;
    isOld.set(asks);
    if (!asks) return found.set([]);
    soon = setTimeout(async () => {
      asking = new AbortController();
      const query = { q: q.length < 2 ? undefined : q, group: chosen, limit: 12 };
      // Without a connection a name is typed, as ever.
      await call('GET /v1/catalogue/exercises', { query, signal: asking.signal, quiet: true }).then(
        (page) => {
          found.set(page.items);
          isOld.set(false);
        },
        () => {},
      );
    }, 200);
  });
  onEnd(() => {
    clearTimeout(soon);
    asking?.abort();
  });
  // Typed to its end it is the same exercise as chosen, by whichever of its names.
  watch(() => {
    const meant = found().find((one) => [one.name, ...one.aliases].some((name) => same(name) === same(typed())));
    if (meant) still(() => learn(typed().trim(), meant));
  });
  const known = () => new Set(own().map(same));
  const shown = () => found().filter((one) => !known().has(same(one.name)));
  return h(
    'div',
    { class: 'stack' },
    h(
      'div',
      { class: 'btns', role: 'group', 'aria-label': t('plan.byMuscle') },
      GROUPS.map((one) =>
        h(
          'button',
          {
            type: 'button',
            class: 'filter',
            'aria-pressed': () => `${group() === one}`,
            onclick: () => group.set(group() === one ? undefined : one),
          },
          t('plan.group', { group: one }),
        ),
      ),
    ),
    each(
      h('ul', { class: 'suggestions', 'aria-label': t('plan.fromCatalogue'), 'aria-busy': () => `${isOld()}` }),
      shown,
      (one) => one.slug,
      (one) =>
        h(
          'li',
          null,
          h(
            'button',
            {
              type: 'button',
              class: 'btn bare',
              onclick: () => {
                learn(one().name, one());
                choose(one().name);
              },
            },
            () => one().name,
          ),
        ),
    ),
  );
}
