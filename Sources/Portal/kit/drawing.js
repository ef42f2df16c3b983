/** Drawings of our own server as elements of the page. */

import { policy } from './trusted.js';

const refused = new Set(['script', 'foreignobject', 'style', 'iframe', 'use', 'image', 'set', 'animate']);

/**
 * Within this host: `//host` and `/\host` lead to another one.
 * @param {string} address
 */
export const isLocal = (address) => /^(#|\/(?![/\\]))/.test(address);

/**
 * A drawing as an element of this page. It is read as XML, which runs nothing; what could act later is left out.
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function adopt(text) {
  const read = new DOMParser().parseFromString(/** @type {string} */ (policy?.createHTML(text) ?? text), 'image/svg+xml');
  const root = read.documentElement;
  if (root.nodeName !== 'svg') throw new TypeError('Not a drawing.');
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (refused.has(element.localName.toLowerCase())) element.remove();
    for (const { name, value } of [...element.attributes]) {
      if (name.startsWith('on') || name === 'style' || (name.endsWith('href') && !isLocal(value))) element.removeAttribute(name);
    }
  }
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(root)));
}
