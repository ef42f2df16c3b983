// One line for each file of texts that the area shows.
export { default as log } from '../log.js';
export { default as history } from '../history.js';
export { default as plan } from '../plan.js';
