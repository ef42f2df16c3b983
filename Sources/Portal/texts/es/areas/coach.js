// One line for each file of texts that the area shows.
export { default as coach } from '../coach.js';
