/** What is to be done: the week, templates, programmes. One line for each screen. */

import '../kit/all.js';
import { assigned, assignedList } from './assigned.js';
import { breaks } from './breaks.js';
import { planned, plannedList } from './planned.js';
import { plannedEdit, plannedNew } from './planned-edit.js';
import { programme } from './programme.js';
import { programmeEdit, programmeNew } from './programme-new.js';
import { programmeRules } from './programme-rules.js';
import { programmes } from './programmes.js';
import { routine, routines } from './routines.js';
import { sharedTemplate } from './shared-template.js';
import { template } from './template.js';
import { templateEdit, templateNew } from './template-edit.js';
import { plan } from './week.js';

export { startWith } from './start.js';

/** @type {import('../kit/router.js').Screen[]} */
export const screens = [
  plan,
  template,
  templateNew,
  templateEdit,
  sharedTemplate,
  planned,
  plannedList,
  plannedNew,
  plannedEdit,
  programmes,
  programme,
  programmeNew,
  programmeEdit,
  programmeRules,
  breaks,
  assigned,
  assignedList,
  routines,
  routine,
];
