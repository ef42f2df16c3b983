// What the person's own screens show, and those of sharing: loaded with the first of them.
export { default as health } from '../health.js';
export { default as links } from '../links.js';
export { default as own } from '../own.js';
export { default as reckon } from '../reckon.js';
export { default as sharing } from '../sharing.js';
export { default as talk } from '../talk.js';
