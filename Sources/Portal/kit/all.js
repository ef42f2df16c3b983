/**
 * What every visit needs, as one piece. The bundler makes a file of its own for each set of modules that the same entries
 * use; that every entry names this one keeps the kit in one file, and a visit at few requests.
 */

import './act.js';
import './announce.js';
import './api.js';
import './areas.js';
import './dialog.js';
import './format.js';
import './guard.js';
import './look.js';
import './preferences.js';
import './roles.js';
import './router.js';
import './session.js';
import './state.js';
import './store.js';
import './stream.js';
import './tabs.js';
import './text.js';
import './theme.js';
import './trusted.js';
import './view.js';
