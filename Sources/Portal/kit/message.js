/** Messages with values: `{name}`, `{count, plural, =0 {none} one {# set} other {# sets}}`, `{kind, select, a {…} other {…}}`. */

/** @typedef {Record<string, string | number | Node>} Values */
/** @typedef {(values: Values, count?: number) => Array<string | Node>} Message */

/** @type {Map<string, Message>} */
const none = new Map();

/**
 * @param {string} text
 * @param {string} language
 * @returns {Message}
 */
export function compile(text, language) {
  const plural = new Intl.PluralRules(language),
    number = new Intl.NumberFormat(language);
  let at = 0;
  return sequence(false);

  /**
   * @param {boolean} inner
   * @returns {Message}
   */
  function sequence(inner) {
    /** @type {Message[]} */
    const all = [];
    let plain = '';
    const flush = () => {
      const said = plain;
      if (said) all.push(() => [said]);
      plain = '';
    };
    while (at < text.length && !(inner && text[at] === '}')) {
      const sign = text[at];
      if (sign === '{') {
        flush();
        at += 1;
        all.push(argument());
      } else if (sign === '#' && inner) {
        flush();
        at += 1;
        all.push((_, count) => [number.format(count ?? 0)]);
      } else {
        plain += sign;
        at += 1;
      }
    }
    flush();
    return (values, count) => all.flatMap((part) => part(values, count));
  }

  /** @param {string} ends */
  function upTo(ends) {
    const from = at;
    while (at < text.length && !ends.includes(text[at])) at += 1;
    return text.slice(from, at).trim();
  }

  /** @returns {Message} */
  function argument() {
    const name = upTo(',}');
    if (text[at] === '}') {
      at += 1;
      return (values) => [shown(values[name])];
    }
    at += 1;
    const kind = upTo(',');
    at += 1;
    const cases = options();
    return kind === 'plural'
      ? (values) => {
          const count = Number(values[name] ?? 0);
          const found = cases.get(`=${count}`) ?? cases.get(plural.select(count)) ?? cases.get('other');
          return found?.(values, count) ?? [];
        }
      : (values, count) => (cases.get(`${values[name]}`) ?? cases.get('other'))?.(values, count) ?? [];
  }

  function options() {
    const cases = new Map(none);
    while (at < text.length && text[at] !== '}') {
      const name = upTo('{}');
      if (text[at] !== '{') break;
      at += 1;
      cases.set(name, sequence(true));
      at += 1;
    }
    at += 1;
    return cases;
  }

  /** @param {string | number | Node | undefined} value */
  function shown(value) {
    if (typeof value === 'number') return number.format(value);
    return value ?? '';
  }
}
