/** The tenant's colours, pictures and texts. What becomes of the colours is seen before they are saved. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { isColour } from '../kit/colour.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { colourField } from './colour-field.js';
import { pictures } from './brand-pictures.js';
import { sheet } from './parts.js';
import { preview } from './preview.js';

/** @typedef {import('../types/api').TenantSettings} Settings */
/** @typedef {import('../types/api').BrandingInput} Branding */
/** @typedef {'primary_color' | 'accent_color' | 'background_color'} Colour */

/** @type {import('../kit/router.js').Screen<Settings>} */
export const brand = {
  path: '/admin/brand',
  title: () => t('admin.brand'),
  needs: { role: 'admin', duty: 'content' },
  more: { group: 'tenant', icon: 'idea' },
  load: () => call('GET /v1/admin/tenant'),
  lead: (tenant) => h('span', { translate: 'no' }, tenant.name),
  show: (tenant) => {
    const shown = usual();
    const chosen = cell({
      primary_color: tenant.branding.primary_color ?? shown[0],
      accent_color: tenant.branding.accent_color ?? shown[1],
      background_color: tenant.branding.background_color ?? shown[2],
    });
    return h(
      'div',
      { class: 'two even' },
      sheet(t('tenant.brand_colours'), [chosenAll(tenant) ? null : noteBox('', 'warn', t('tenant.brand_unset')), fields(tenant, chosen)]),
      h(
        'div',
        { class: 'stack' },
        sheet(t('tenant.brand_becomes'), () => preview(chosen(), tenant.name)),
        sheet(t('tenant.pictures'), pictures(tenant)),
      ),
    );
  },
};

/** @param {Settings} tenant */
const chosenAll = ({ branding }) => Boolean(branding.primary_color && branding.accent_color && branding.background_color);

/**
 * The colours of the page, where none were chosen.
 * @returns {[string, string, string]}
 */
function usual() {
  const style = getComputedStyle(document.documentElement);
  const read = (/** @type {string} */ name) => {
    const value = style.getPropertyValue(name).trim();
    return isColour(value) ? value : '#'.padEnd(7, '8');
  };
  return [read('--brand'), read('--accent-line'), read('--masthead')];
}

/**
 * @param {Settings} tenant
 * @param {import('../kit/view.js').Cell<Record<Colour, string>>} chosen
 */
function fields(tenant, chosen) {
  const first = chosen();
  const colour = (/** @type {Colour} */ name, /** @type {string} */ hint) =>
    colourField(name, t(`tenant.${name}`), hint, first[name], (value) => {
      if (isColour(value)) chosen.change((before) => ({ ...before, [name]: value.toLowerCase() }));
    });
  return form({
    value: tenant,
    fields: [
      colour('primary_color', t('tenant.primary_about')),
      colour('accent_color', t('tenant.accent_about')),
      colour('background_color', t('tenant.background_about')),
      h('h3', null, t('tenant.brand_pictures')),
      { name: 'branding/logo_url', label: t('tenant.logo_url'), type: 'url', hint: t('tenant.picture_hint'), attributes: { maxlength: 500 } },
      { name: 'branding/icon_url', label: t('tenant.icon_url'), type: 'url', hint: t('tenant.picture_hint'), attributes: { maxlength: 500 } },
      { name: 'branding/tagline', label: t('tenant.tagline'), attributes: { maxlength: 200 } },
      { name: 'branding/welcome', label: t('tenant.welcome'), type: 'area', rows: 3, attributes: { maxlength: 2000 } },
      { name: 'branding/support_email', label: t('tenant.support_email'), type: 'email', attributes: { maxlength: 254 } },
      { name: 'branding/website', label: t('tenant.website'), type: 'url', attributes: { maxlength: 500 } },
    ],
    check: (/** @type {{ branding?: Branding }} */ { branding = {} }) =>
      /** @type {Colour[]} */ (['primary_color', 'accent_color', 'background_color'])
        .filter((name) => branding[name] && !isColour(branding[name] ?? ''))
        .map((name) => ({ pointer: `/branding/${name}`, code: 'invalid', message: t('tenant.colour_wrong') })),
    // The branding replaces the one before: all of it is sent.
    send: (/** @type {{ branding?: Branding }} */ { branding = {} }) => call('PATCH /v1/admin/tenant', { body: { branding } }),
    done: () => {
      note(t('tenant.brand_saved'));
      return reload();
    },
  });
}
