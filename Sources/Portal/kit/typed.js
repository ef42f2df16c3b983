/** What is typed in one form stays when another one is saved and the screen is loaded again. */

/** @typedef {{ key: string, isTyped: () => boolean }} Typed */

/** @type {Map<HTMLFormElement, Typed>} */
const forms = new Map();
/**
 * Nothing where several forms have the same fields, as of each row of a list: what is typed in one never gets into another.
 * @type {Map<string, Array<string | boolean> | undefined>}
 */
const held = new Map();

/**
 * What can be typed again: no script can choose a file.
 * @param {HTMLFormElement} form
 * @returns {HTMLInputElement[]}
 */
const controls = (form) =>
  /** @type {HTMLInputElement[]} */ ([...form.elements]).filter((one) => /^(INPUT|SELECT|TEXTAREA)$/.test(one.tagName) && one.type !== 'file');

/** @param {HTMLInputElement} control */
const isBox = (control) => control.type === 'checkbox' || control.type === 'radio';

/**
 * A form of a screen. If the screen is being loaded again, it gets what was typed in the one that it replaces.
 * @param {HTMLFormElement} form
 * @param {string} names Of its fields: by them and the path it is the same form.
 * @param {() => boolean} isTyped Whether something in it is not saved.
 */
export function keepTyped(form, names, isTyped) {
  const key = `${location.pathname} ${names}`,
    values = held.get(key),
    all = controls(form);
  forms.set(form, { key, isTyped });
  held.delete(key);
  if (values?.length !== all.length) return;
  all.forEach((control, place) => {
    const value = values[place];
    if (value === (isBox(control) ? control.checked : control.value)) return;
    if (isBox(control)) control.checked = Boolean(value);
    else control.value = `${value}`;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/**
 * Before a screen is loaded.
 * @param {boolean} isAgain Not another one.
 */
export function holdTyped(isAgain) {
  // A form that is away for a moment finds what was typed when it comes back.
  if (!isAgain) held.clear();
  for (const [form, { key }] of forms) {
    if (form.isConnected) held.delete(key);
    else forms.delete(form);
  }
  for (const [form, { key, isTyped }] of forms) {
    if (isAgain) held.set(key, !held.has(key) && isTyped() ? controls(form).map((one) => (isBox(one) ? one.checked : one.value)) : undefined);
  }
}
