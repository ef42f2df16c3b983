// One line for each file of texts that the graphs show.
export { default as progress } from '../progress.js';
