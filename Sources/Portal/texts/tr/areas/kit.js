export { default as kit } from '../kit.js';
