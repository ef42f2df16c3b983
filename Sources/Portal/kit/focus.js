/** Where the focus goes when what has it is drawn again. */

/**
 * Finds what has the focus once its screen is drawn again: by its id; else by what it says and where it leads, and its
 * place among those that are alike. Fields of forms have other ids each time, and the same names. What is gone leaves the
 * focus at the head of the screen.
 * @param {HTMLElement} main What is drawn again.
 * @param {HTMLElement | null} focused
 * @returns {() => HTMLElement | null}
 */
export function counterpart(main, focused) {
  if (!focused || focused === main || !main.contains(focused)) return () => (focused?.id ? document.getElementById(focused.id) : null);
  const traits = (/** @type {Element} */ one) =>
    [one.getAttribute('href'), one.getAttribute('aria-label'), one.getAttribute('name'), one.textContent].join('\n');
  const wanted = traits(focused);
  const alike = () => [...main.querySelectorAll(focused.tagName)].filter((one) => traits(one) === wanted);
  const turn = alike().indexOf(focused);
  return () => /** @type {HTMLElement | null} */ ((focused.id && document.getElementById(focused.id)) || (alike()[turn] ?? main.querySelector('h1')));
}
