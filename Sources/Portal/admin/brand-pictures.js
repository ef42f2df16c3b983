/** The brand's icon and logo: chosen, seen on the header they will stand on, saved or removed. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { number } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h, onEnd } from '../kit/view.js';

/** @typedef {import('../types/api').TenantSettings} Settings */
/** @typedef {'icon' | 'logo'} Kind */
/** @typedef {{ width: number, height: number }} Size */

/** Bytes. The server refuses the same; said here it is said before anything is sent. */
const LIMIT = 256 * 1024;
const FORMATS = ['image/png', 'image/webp'];

/** @param {Settings} tenant */
export const pictures = (tenant) => h('div', { class: 'stack' }, picture('icon', tenant), picture('logo', tenant));

/** @param {Kind} kind @param {Settings} tenant */
function picture(kind, tenant) {
  const id = `picture-${kind}`,
    now = tenant.pictures[kind];
  const fault = cell(''),
    chosen = cell(/** @type {File | undefined} */ (undefined));
  const file = h('input', {
    type: 'file',
    id,
    accept: FORMATS.join(','),
    'aria-describedby': `${id}-hint ${id}-fault`,
    'aria-invalid': () => (fault() ? 'true' : null),
    onchange: async () => {
      const found = file.files?.[0];
      const wrong = found ? await faultOf(kind, found) : '';
      // Another file may have been chosen while this one was read.
      if (file.files?.[0] !== found) return;
      fault.set(wrong);
      chosen.set(wrong ? undefined : found);
    },
  });
  return h(
    'section',
    { class: 'stack brand-picture', 'aria-labelledby': `${id}-name` },
    h('h3', { id: `${id}-name` }, t(`tenant.picture_${kind}`)),
    () =>
      chosen()
        ? stand(kind, addressOf(/** @type {File} */ (chosen())), tenant.name, t('tenant.picture_then'))
        : now
          ? stand(kind, now.path, tenant.name, t('tenant.picture_now'))
          : h('p', { class: 'quiet' }, t(`tenant.picture_no_${kind}`)),
    h(
      'div',
      { class: 'field' },
      h('label', { for: id }, t(`tenant.picture_choose_${kind}`)),
      file,
      h('span', { class: 'hint', id: `${id}-hint` }, t(`tenant.picture_about_${kind}`)),
      () => (fault() ? h('span', { class: 'fault', id: `${id}-fault`, role: 'alert' }, fault()) : null),
    ),
    () =>
      h(
        'p',
        { class: 'btns' },
        chosen() &&
          h('button', { type: 'button', class: 'btn', onclick: act(() => save(kind, /** @type {File} */ (chosen()))) }, t(`tenant.picture_save_${kind}`)),
        now && !chosen() && h('button', { type: 'button', class: 'btn', onclick: act(() => remove(kind, now.path)) }, t(`tenant.picture_remove_${kind}`)),
      ),
  );
}

/** @param {File} file */
function addressOf(file) {
  const address = URL.createObjectURL(file);
  onEnd(() => URL.revokeObjectURL(address));
  return address;
}

/**
 * The picture on the header, as it stands there.
 * @param {Kind} kind @param {string} address @param {string} name @param {string} caption
 */
const stand = (kind, address, name, caption) =>
  h(
    'figure',
    { class: 'stack' },
    h(
      'div',
      { class: 'picture-ground' },
      h('img', { class: kind, src: address, alt: kind === 'logo' ? name : '' }),
      kind === 'icon' && h('span', { translate: 'no' }, name),
    ),
    h('figcaption', { class: 'quiet' }, caption),
  );

/**
 * @param {Kind} kind @param {File} file
 * @returns {Promise<string>} Empty: none.
 */
async function faultOf(kind, file) {
  if (!FORMATS.includes(file.type)) return t('tenant.picture_format');
  if (file.size > LIMIT) return t('tenant.picture_large', { size: number(Math.ceil(file.size / 1024), 0) });
  const size = await createImageBitmap(file).catch(() => undefined);
  if (!size) return t('tenant.picture_format');
  return fits(kind, size) ? '' : t(`tenant.picture_size_${kind}`, { width: size.width, height: size.height });
}

/** @param {Kind} kind @param {Size} size */
const fits = (kind, { width, height }) => (kind === 'icon' ? width === height && width >= 192 && width <= 1024 : width <= 1024 && height <= 512);

/** @param {Kind} kind @param {Blob} file */
async function save(kind, file) {
  await put(kind, file);
  await reload();
  note(t('tenant.picture_saved'));
}

/** @param {Kind} kind @param {Blob} file */
const put = (kind, file) => call('PUT /v1/admin/tenant/pictures/{picture}', { path: { picture: kind }, body: file });

/** @param {Kind} kind @param {string} path */
async function remove(kind, path) {
  const before = await (await fetch(path)).blob();
  await call('DELETE /v1/admin/tenant/pictures/{picture}', { path: { picture: kind } });
  await reload();
  note(t('tenant.picture_removed'), async () => {
    await put(kind, before);
    await reload();
  });
}
