export { default as history } from '../history.js';
export { default as plan } from '../plan.js';
