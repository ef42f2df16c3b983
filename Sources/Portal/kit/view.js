/**
 * Cells, and elements that follow them.
 *
 * A reader (`watch`) belongs to the scope in which it was made: a screen, a row of a list, an outer reader. When that scope
 * ends, its readers let go of every cell. So a cell may outlive the screens that show it.
 */

/** @typedef {Node | string | number | boolean | null | undefined} Plain */
/** @typedef {Plain | (() => Plain | Plain[]) | readonly (Plain | (() => Plain | Plain[]) | readonly any[])[]} Child */
/** @typedef {{ ends: Set<() => void> }} Scope */
/** @typedef {{ run(): void, read: Set<Set<Reader>> }} Reader */
/**
 * @template T
 * @typedef {{ (): T, set(value: T): void, change(body: (value: T) => T): void }} Cell
 */

/** @type {Reader | null} */
let running = null;
/** @type {Scope | null} */
let scope = null;

/**
 * A value that tells who read it when it changes.
 * @template T
 * @param {T} first
 * @returns {Cell<T>}
 */
export function cell(first) {
  let value = first;
  /** @type {Set<Reader>} */
  const readers = new Set();
  const read = () => {
    if (running) {
      readers.add(running);
      running.read.add(readers);
    }
    return value;
  };
  read.set = (/** @type {T} */ next) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const reader of [...readers]) if (readers.has(reader)) reader.run();
  };
  read.change = (/** @type {(value: T) => T} */ body) => read.set(body(value));
  return read;
}

/** @param {Scope} ended */
function finish(ended) {
  const ends = [...ended.ends].reverse();
  ended.ends.clear();
  for (const end of ends) end();
}

/**
 * Runs `body`; what it watches is let go by `end()`, or with the scope around it.
 * @template T
 * @param {() => T} body
 * @returns {{ result: T, end(): void }}
 */
export function scoped(body) {
  const outer = scope,
    reader = running;
  /** @type {Scope} */
  const own = { ends: new Set() };
  const end = () => {
    outer?.ends.delete(end);
    finish(own);
  };
  outer?.ends.add(end);
  scope = own;
  running = null;
  try {
    return { result: body(), end };
  } finally {
    scope = outer;
    running = reader;
  }
}

/**
 * Runs `body` when the scope ends: a screen is left, a row goes.
 * @param {() => void} body
 */
export function onEnd(body) {
  scope?.ends.add(body);
}

/**
 * Runs now, and again whenever a cell that it read changes.
 * @param {() => void} body
 */
export function watch(body) {
  /** @type {Scope} */
  const own = { ends: new Set() };
  /** @type {Reader} */
  const reader = { run, read: new Set() };
  const letGo = () => {
    for (const readers of reader.read) readers.delete(reader);
    reader.read.clear();
    finish(own);
  };
  function run() {
    letGo();
    const outer = scope,
      before = running;
    scope = own;
    running = reader;
    try {
      body();
    } finally {
      scope = outer;
      running = before;
    }
  }
  scope?.ends.add(letGo);
  run();
}

/**
 * Reads cells without following them.
 * @template T
 * @param {() => T} body
 * @returns {T}
 */
export function still(body) {
  const before = running;
  running = null;
  try {
    return body();
  } finally {
    running = before;
  }
}

/**
 * An element. A function among attributes or children is bound: it runs again when what it read changes.
 * `onclick` and the like are listeners; `ref` is called with the element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any> | null} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * The same for SVG.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any> | null} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function s(tag, attributes, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, any> | null | undefined} attributes
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  append(element, children);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name === 'ref') value(element);
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (typeof value === 'function') watch(() => set(element, name, value()));
    else set(element, name, value);
  }
  return element;
}

/**
 * Adds children to an element, as `h` does.
 * @param {Element | DocumentFragment} parent
 * @param {readonly Child[]} children
 */
export function append(parent, children) {
  for (const child of children) {
    if (typeof child === 'function') bind(parent, child);
    else if (isList(child)) append(parent, child);
    else if (child instanceof Node) parent.append(child);
    else if (shows(child)) parent.append(`${child}`);
  }
}

/**
 * @param {Plain | readonly any[]} child
 * @returns {child is readonly any[]}
 */
const isList = (child) => Array.isArray(child);

/** @param {Plain} child */
const shows = (child) => child !== null && child !== undefined && typeof child !== 'boolean' && child !== '';

/**
 * @param {Element | DocumentFragment} parent
 * @param {() => Plain | Plain[]} child
 */
function bind(parent, child) {
  const end = document.createTextNode('');
  parent.append(end);
  /** @type {ChildNode[]} */
  let shown = [];
  watch(() => {
    const value = child();
    const next = (Array.isArray(value) ? value : [value])
      .filter(shows)
      .map((one) => /** @type {ChildNode} */ (one instanceof Node ? one : document.createTextNode(`${one}`)));
    for (const node of shown) if (!next.includes(node)) node.remove();
    end.before(...next);
    shown = next;
  });
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {any} value
 */
function set(element, name, value) {
  if (name === 'value' || name === 'checked' || name === 'selected' || name === 'indeterminate') /** @type {any} */ (element)[name] = value ?? '';
  else if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : `${value}`);
}

/**
 * Keeps a parent's children in step with a list: what stays keeps its node, and with it focus and what was typed.
 * @template T
 * @template {Element} E
 * @param {E} parent
 * @param {() => T[]} items
 * @param {(item: T) => string} key
 * @param {(item: () => T) => Element} make
 * @returns {E}
 */
export function each(parent, items, key, make) {
  /** @type {Map<string, { node: Element, item: Cell<T>, end(): void }>} */
  const kept = new Map();
  const around = scope;
  watch(() => {
    const list = items();
    const focused = /** @type {HTMLElement | null} */ (parent.contains(document.activeElement) ? document.activeElement : null);
    const wanted = new Set(list.map(key));
    for (const [id, entry] of kept) {
      if (wanted.has(id)) continue;
      entry.end();
      entry.node.remove();
      kept.delete(id);
    }
    // Rows live in the scope around the list: a change of the list must not end those that stay.
    const inner = scope;
    scope = around;
    try {
      let place = parent.firstElementChild;
      for (const item of list) {
        const id = key(item);
        const entry = kept.get(id) ?? row(item);
        kept.set(id, entry);
        entry.item.set(item);
        if (entry.node === place) place = place.nextElementSibling;
        else parent.insertBefore(entry.node, place);
      }
    } finally {
      scope = inner;
    }
    if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
  });
  return parent;

  /** @param {T} item */
  function row(item) {
    const value = cell(item);
    const { result, end } = scoped(() => make(value));
    return { node: result, item: value, end };
  }
}

/**
 * A button that waits for what it began: a press does nothing meanwhile.
 * @param {HTMLElement} button
 * @param {boolean} isBusy
 */
export function setBusy(button, isBusy) {
  button.ariaBusy = button.ariaDisabled = isBusy ? 'true' : null;
}

/**
 * A picture beside a word. With `name` it stands alone and the name is for who does not see it.
 * @param {string} picture One of icons.svg, without "i-".
 * @param {string} [name]
 * @returns {SVGSVGElement}
 */
export function icon(picture, name) {
  const assets = (document.documentElement.dataset.assets ?? '').replace(/\/$/, '');
  const use = s('use', { href: `${assets}/icons.svg#${picture.startsWith('m-') ? picture : `i-${picture}`}` });
  return s('svg', name ? { class: 'icon', role: 'img', 'aria-label': name } : { class: 'icon', 'aria-hidden': 'true' }, use);
}
