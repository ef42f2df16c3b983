/**
 * What every visit needs, as one piece. The bundler makes a file of its own for each set of modules that the same entries
 * use. So each module that is loaded by a call (`import()`) names this one first: the kit stays in one file.
 */

import './act.js';
import './announce.js';
import './api.js';
import './areas.js';
import './days.js';
import './dialog.js';
import './format.js';
import './folded.js';
import './guard.js';
import './id.js';
import './look.js';
import './menu.js';
import './preferences.js';
import './roles.js';
import './router.js';
import './session.js';
import './shell.js';
import './state.js';
import './store.js';
import './stream.js';
import './table.js';
import './tabs.js';
import './text.js';
import './theme.js';
import './trusted.js';
import './view.js';
import './wall.js';
// Small, and used by several areas: a file of its own would cost more than it does.
import '../train/log/waiting.js';
