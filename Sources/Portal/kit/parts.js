/** What the areas share beside the start: they come as one file with the first of them. See `all.js`. */

import './all.js';
import './field.js';
import './form.js';
import './menu.js';
import './table.js';
import '../own/more.js';
