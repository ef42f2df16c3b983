// One line for each file of texts that history and plan show.
export { default as history } from '../history.js';
export { default as plan } from '../plan.js';
export { default as equipment } from '../equipment.js';
