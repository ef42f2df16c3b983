/**
 * Where the texts of each area lie. One module per area and language, so that an area is one more request; the names are
 * written out, because the bundler follows only what it can read.
 */

/** @typedef {'en' | 'de' | 'es' | 'tr'} Language */
/** @typedef {{ kit: typeof import('./en/areas/kit.js'), train: typeof import('./en/areas/train.js'), coach: typeof import('./en/areas/coach.js'), admin: typeof import('./en/areas/admin.js'), own: typeof import('./en/areas/own.js'), mine: typeof import('./en/areas/mine.js'), plan: typeof import('./en/areas/plan.js'), progress: typeof import('./en/areas/progress.js'), auditing: typeof import('./en/areas/auditing.js') }} Areas */
/** @typedef {keyof Areas} Area */
/** @typedef {Areas['kit'] & Areas['train'] & Areas['coach'] & Areas['admin'] & Areas['own'] & Areas['mine'] & Areas['plan'] & Areas['progress'] & Areas['auditing'] & { share: typeof import('./en/share.js').default }} Texts */
/** @typedef {{ [A in keyof Texts]: `${A & string}.${keyof Texts[A] & string}` }[keyof Texts]} Key */

/** @type {{ [L in Language]: { [A in Area]: () => Promise<Areas[A]> } }} */
export const loaders = {
  en: {
    kit: () => import('./en/areas/kit.js'),
    train: () => import('./en/areas/train.js'),
    coach: () => import('./en/areas/coach.js'),
    admin: () => import('./en/areas/admin.js'),
    own: () => import('./en/areas/own.js'),
    mine: () => import('./en/areas/mine.js'),
    plan: () => import('./en/areas/plan.js'),
    progress: () => import('./en/areas/progress.js'),
    auditing: () => import('./en/areas/auditing.js'),
  },
  de: {
    kit: () => import('./de/areas/kit.js'),
    train: () => import('./de/areas/train.js'),
    coach: () => import('./de/areas/coach.js'),
    admin: () => import('./de/areas/admin.js'),
    own: () => import('./de/areas/own.js'),
    mine: () => import('./de/areas/mine.js'),
    plan: () => import('./de/areas/plan.js'),
    progress: () => import('./de/areas/progress.js'),
    auditing: () => import('./de/areas/auditing.js'),
  },
  es: {
    kit: () => import('./es/areas/kit.js'),
    train: () => import('./es/areas/train.js'),
    coach: () => import('./es/areas/coach.js'),
    admin: () => import('./es/areas/admin.js'),
    own: () => import('./es/areas/own.js'),
    mine: () => import('./es/areas/mine.js'),
    plan: () => import('./es/areas/plan.js'),
    progress: () => import('./es/areas/progress.js'),
    auditing: () => import('./es/areas/auditing.js'),
  },
  tr: {
    kit: () => import('./tr/areas/kit.js'),
    train: () => import('./tr/areas/train.js'),
    coach: () => import('./tr/areas/coach.js'),
    admin: () => import('./tr/areas/admin.js'),
    own: () => import('./tr/areas/own.js'),
    mine: () => import('./tr/areas/mine.js'),
    plan: () => import('./tr/areas/plan.js'),
    progress: () => import('./tr/areas/progress.js'),
    auditing: () => import('./tr/areas/auditing.js'),
  },
};
