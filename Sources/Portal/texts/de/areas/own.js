// One line for each file of texts that the area shows.
export { default as account } from '../account.js';
