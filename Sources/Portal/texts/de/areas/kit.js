export { default as kit } from '../kit.js';
export { default as chart } from '../chart.js';
