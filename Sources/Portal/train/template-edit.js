// @ts-check
import { note } from '../kit/announce.js';
import { Problem, call, tagged } from '../kit/api.js';
import { guard } from '../kit/guard.js';
import { go } from '../kit/router.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { bothShown } from './conflict.js';
import { areaField, textField } from './fields.js';
import { busyButton, linkButton, sheet } from './parts.js';
import { planBody } from './plan-body.js';

/** @typedef {import('../types/api').Template} Template */
/** @typedef {import('../types/api').TemplateInput} TemplateInput */
/** @typedef {{ template?: Template, version?: string }} Loaded */

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const templateNew = {
  path: '/train/templates/new',
  title: () => t('plan.new_template'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  show: () => form({}),
};

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const templateEdit = {
  path: '/train/templates/{id}/edit',
  title: () => t('plan.edit_template'),
  tab: '/train/plan',
  crumb: (data, { params }) => ({ path: `/train/templates/${params.id}`, text: data?.template?.name ?? t('plan.template') }),
  load: async ({ params: { id } }) => {
    const { value, version } = await tagged('GET /v1/templates/{id}', { path: { id } });
    return { template: value, version };
  },
  show: form,
};

/** @param {Loaded} loaded */
function form({ template, version: readVersion }) {
  let isChanged = false,
    version = readVersion;
  const changed = () => {
    isChanged = true;
  };
  guard(() => isChanged);
  const faults = cell(/** @type {Record<string, string>} */ ({})),
    problem = cell(/** @type {unknown} */ (null)),
    conflict = cell(/** @type {Node | null} */ (null));
  const name = textField(
    t('history.name'),
    { value: template?.name ?? '', maxlength: 200, required: true, translate: 'no', oninput: changed },
    { fault: () => faults().name ?? '' },
  );
  const notes = areaField(t('history.notes'), { value: template?.notes ?? '', oninput: changed }, { fault: () => faults().notes ?? '' });
  const body = planBody(template?.exercises ?? [{ name: '', sets: [{ kind: 'working' }] }], changed);

  /** @returns {Promise<unknown>} */
  const save = async () => {
    const exercises = body.read();
    problem.set(null);
    faults.set(name.input.value.trim() ? {} : { name: t('plan.name_needed') });
    if (faults().name) return name.input.focus();
    if (!exercises) return body.focus();
    /** @type {TemplateInput} */
    const input = { name: name.input.value.trim(), notes: notes.input.value.trim() || null, exercises: /** @type {TemplateInput['exercises']} */ (exercises) };
    try {
      const saved = template
        ? await call('PUT /v1/templates/{id}', { path: { id: template.id }, body: input, version })
        : await call('POST /v1/templates', { body: input });
      isChanged = false;
      await go(`/train/templates/${saved.id}`);
      note(t('plan.saved', { name: saved.name }));
    } catch (failure) {
      await refused(failure, input);
    }
  };
  /** @param {unknown} failure @param {TemplateInput} mine */
  const refused = async (failure, mine) => {
    if (!(failure instanceof Problem)) throw failure;
    if (failure.status === 412 && template) return showBoth(mine, template.id);
    const left = body.refuse(failure.faults);
    faults.set(Object.fromEntries(left.map((fault) => [fault.pointer.slice(1), fault.message])));
    if (failure.status !== 422 || left.some((fault) => !['/name', '/notes'].includes(fault.pointer))) problem.set(failure);
    else body.focus();
  };
  /** @param {TemplateInput} mine @param {string} id */
  const showBoth = async (mine, id) => {
    const theirs = await tagged('GET /v1/templates/{id}', { path: { id } });
    conflict.set(
      bothShown(mine, theirs.value, {
        keep: async () => {
          version = theirs.version;
          conflict.set(null);
          await save();
        },
        take: async () => {
          isChanged = false;
          await go(`/train/templates/${id}`);
        },
      }),
    );
  };
  return h(
    'form',
    {
      class: 'stack',
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void save();
      },
    },
    () => (problem() ? failed(problem(), save, t('kit.notSaved')) : null),
    conflict,
    sheet(t('plan.about'), [h('div', { class: 'stack' }, name.element, notes.element)]),
    body.element,
    h(
      'p',
      { class: 'btns inset' },
      busyButton(t('kit.save'), save, { kind: 'main' }),
      linkButton(template ? `/train/templates/${template.id}` : '/train/plan', t('kit.cancel')),
    ),
  );
}
