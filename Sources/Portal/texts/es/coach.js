import clients from './coach-clients.js';
import plans from './coach-plans.js';
import people from './coach-people.js';

export default { ...clients, ...plans, ...people };
