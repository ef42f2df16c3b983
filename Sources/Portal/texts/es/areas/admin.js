// One line for each file of texts that the area shows.
export { default as admin } from '../admin.js';
export { default as people } from '../people.js';
export { default as jobs } from '../jobs.js';
export { default as tasks } from '../tasks.js';
export { default as triage } from '../triage.js';
export { default as figures } from '../figures.js';
export { default as upkeep } from '../upkeep.js';
export { default as selling } from '../selling.js';
export { default as tenant } from '../tenant.js';
export { default as glass } from '../glass.js';
