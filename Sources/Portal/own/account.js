/** Profile and account in one: who I am, how it is shown, what the account is. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { date, day, person, weekday, weightValue } from '../kit/format.js';
import { arrived } from '../kit/preferences.js';
import { reload } from '../kit/router.js';
import { changed, session } from '../kit/session.js';
import { noteBox } from '../kit/state.js';
import { known, language, loadTexts, setLanguage, t } from '../kit/text.js';
import { setTheme } from '../kit/theme.js';
import { h, icon } from '../kit/view.js';
import { readHeight, typedHeight } from './height.js';
import { whileTraining } from './while-training.js';

/** @typedef {import('../types/api').Profile} Profile */
/** @typedef {import('../types/api').ProfileChanges} ProfileChanges */
/** @typedef {import('../types/api').Account} Account */

/** @type {import('../kit/router.js').Screen<{ profile: Profile | undefined, me: Account }>} */
export const account = {
  path: '/own/account',
  title: () => t('account.title'),
  more: { group: 'account', icon: 'person' },
  lead: ({ me }) => t('account.lead', { name: me.username }),
  load: async () => {
    // An admin has no profile: no training, nothing to reckon from.
    const [profile, me] = await Promise.all([
      session().role === 'admin' ? undefined : call('GET /v1/profile'),
      call('GET /v1/me'),
      session().role === 'admin' ? undefined : arrived(),
    ]);
    return { profile, me };
  },
  show: ({ profile, me }) => [
    me.mail_stopped_since &&
      noteBox(
        'warn',
        'mail',
        t('account.mailStopped', { day: day(me.mail_stopped_since) }),
        h('p', { class: 'btns' }, h('button', { class: 'btn', type: 'button', onclick: act(() => mailAgain(me)) }, t('account.mailAgain'))),
      ),
    me.time_zone_outdated && noteBox('warn', 'warn', t('account.zoneOutdated', { zone: me.time_zone })),
    me.erasure_due_at && noteBox('warn', 'warn', t('account.erasureDue', { day: date(me.erasure_due_at) })),
    h(
      'div',
      { class: 'two' },
      h('div', { class: 'stack' }, profile ? you(profile) : plainAccount(me)),
      h(
        'div',
        { class: 'stack' },
        profile && shown(profile),
        profile &&
          sheet(
            'training',
            t('account.training'),
            h('p', { class: 'quiet' }, t('account.trainingText')),
            whileTraining(),
            h('p', { class: 'btns' }, h('a', { class: 'btn', href: '/train/equipment' }, icon('bar'), t('account.plates'))),
          ),
        facts(me),
      ),
    ),
  ],
};

/** @param {Account} me */
async function mailAgain({ email }) {
  await call('POST /v1/email-verifications/resend', { body: { email } });
  note(t('account.mailSent'));
}

/**
 * @param {string} id
 * @param {string} title
 * @param {...import('../kit/view.js').Child} children
 */
const sheet = (id, title, ...children) => h('section', { class: 'sheet', 'aria-labelledby': id }, h('header', null, h('h2', { id }, title)), children);

/**
 * @param {Profile} profile
 */
function you(profile) {
  const unit = person.unit;
  const weight = profile.body_weight && weightValue(profile.body_weight.weight, profile.body_weight.unit);
  return sheet(
    'you',
    t('account.you'),
    h('p', { class: 'quiet' }, t('account.youText')),
    form({
      value: {
        ...profile,
        gender: profile.gender ?? '',
        fitness_level: profile.fitness_level ?? '',
        activity_level: profile.activity_level ?? '',
        body_weight: { weight },
      },
      changes: true,
      fields: [
        nameField(),
        { name: 'birth_date', label: t('account.birth_date'), type: 'date', autocomplete: 'bday' },
        {
          name: 'gender',
          label: t('account.gender'),
          type: 'select',
          options: [
            ['', t('account.gender_none')],
            ['female', t('account.gender_female')],
            ['male', t('account.gender_male')],
            ['other', t('account.gender_other')],
          ],
        },
        heightField(profile),
        {
          name: 'body_weight/weight',
          label: t('account.body_weight'),
          type: 'number',
          unit,
          hint: t('account.body_weight_hint'),
          attributes: { min: 1, max: 2200 },
        },
        {
          name: 'fitness_level',
          label: t('account.level'),
          type: 'select',
          options: words(/** @type {const} */ (['', 'beginner', 'intermediate', 'advanced', 'elite']), (word) =>
            t(/** @type {const} */ (`account.level_${word}`)),
          ),
        },
        {
          name: 'activity_level',
          label: t('account.activity'),
          type: 'select',
          options: words(/** @type {const} */ (['', 'sedentary', 'light', 'moderate', 'active', 'very_active']), (word) =>
            t(/** @type {const} */ (`account.activity_${word}`)),
          ),
        },
        {
          name: 'goals',
          label: t('account.goals'),
          type: 'choices',
          options: words(/** @type {const} */ (['strength', 'muscle', 'fat_loss', 'endurance', 'mobility', 'health', 'competition']), (word) =>
            t(/** @type {const} */ (`account.goal_${word}`)),
          ),
        },
      ],
      send: (/** @type {ProfileChanges} */ changes) => save(changes, profile),
      done,
    }),
  );
}

/**
 * In feet and inches for who lifts pounds. What is left as it stands is the height as it was entered.
 * @param {Profile} profile @returns {import('../kit/field.js').Field}
 */
function heightField({ height }) {
  const { unit } = person,
    isMetric = unit === 'kg';
  return {
    name: 'height',
    label: t('account.height'),
    type: isMetric ? 'number' : 'text',
    unit: isMetric ? 'cm' : undefined,
    hint: isMetric ? undefined : t('account.height_hint'),
    words: {
      write: (value) => typedHeight(value, unit),
      fault: t('account.height_fault', { example: isMetric ? '180' : '5′ 11″' }),
      read: (text) => (text === typedHeight(height, unit) ? height : readHeight(text, unit)),
    },
  };
}

/**
 * @template {string} Word
 * @param {readonly Word[]} all
 * @param {(word: Exclude<Word, ''>) => string} name
 * @returns {Array<[string, string]>}
 */
const words = (all, name) => all.map((word) => [word, word ? name(/** @type {Exclude<Word, ''>} */ (word)) : t('account.gender_none')]);

/**
 * What an account has without a profile.
 * @param {Account} me
 */
function plainAccount(me) {
  return sheet(
    'you',
    t('account.you'),
    form({
      value: { ...me, locale: known(me.locale) },
      changes: true,
      fields: [nameField(), languageField(), zoneField()],
      send: (/** @type {import('../types/api').AccountChanges} */ body) => call('PATCH /v1/me', { body }),
      done: ({ display_name, locale, time_zone, unit }) => settle({ display_name, locale, time_zone, unit }),
    }),
  );
}

/** @returns {import('../kit/field.js').Field} */
const nameField = () => ({
  name: 'display_name',
  label: t('account.display_name'),
  hint: t('account.display_name_hint'),
  autocomplete: 'name',
  attributes: { maxlength: 100 },
});

/** @returns {import('../kit/field.js').Field} */
const languageField = () => ({
  name: 'locale',
  label: t('account.language'),
  type: 'select',
  options: [
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['es', 'Español'],
    ['tr', 'Türkçe'],
  ],
});

/** @returns {import('../kit/field.js').Field} */
const zoneField = () => ({
  name: 'time_zone',
  label: t('account.time_zone'),
  hint: t('account.time_zone_here', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  attributes: { spellcheck: 'false' },
});

/** @param {Profile} profile */
function shown(profile) {
  return sheet(
    'shown',
    t('account.show'),
    form({
      value: { ...profile, locale: known(profile.locale) },
      changes: true,
      plain: true,
      fields: [
        languageField(),
        {
          name: 'unit',
          label: t('account.unit'),
          type: 'choice',
          options: [
            ['kg', 'kg'],
            ['lb', 'lb'],
          ],
        },
        {
          name: 'theme',
          label: t('account.theme'),
          type: 'choice',
          options: words(/** @type {const} */ (['system', 'day', 'night']), (word) => t(/** @type {const} */ (`account.theme_${word}`))),
          changed: setTheme,
        },
        { name: 'week_start', label: t('account.week_start'), type: 'select', options: ['monday', 'sunday', 'saturday'].map((one) => [one, weekday(one)]) },
        {
          name: 'graph_scale',
          label: t('account.graph_scale'),
          type: 'choice',
          options: words(/** @type {const} */ (['fitted', 'from_zero']), (word) => t(/** @type {const} */ (`account.scale_${word}`))),
        },
        zoneField(),
      ],
      send: (/** @type {ProfileChanges} */ changes) => save(changes, profile),
      done: done,
    }),
  );
}

/**
 * @param {ProfileChanges} changes
 * @param {Profile} profile
 */
function save(changes, profile) {
  const body = { ...changes };
  for (const name of /** @type {const} */ (['gender', 'fitness_level', 'activity_level']))
    if (/** @type {string | null | undefined} */ (body[name]) === '') body[name] = null;
  if (body.body_weight) {
    if (body.body_weight.weight === null) delete body.body_weight;
    else body.body_weight.unit = person.unit;
  }
  return call('PATCH /v1/profile', { body, version: profile.version });
}

/** @param {Profile} saved */
async function done(saved) {
  const { display_name, locale, time_zone, unit, theme, week_start, graph_scale } = saved;
  await settle({ display_name, locale, time_zone, unit, theme, week_start, graph_scale });
}

/**
 * The page follows what was saved: its language, too.
 * @param {Partial<import('../kit/session.js').SessionNow['account']>} saved
 */
async function settle(saved) {
  await changed(saved);
  const wanted = known(saved.locale);
  if (wanted !== language()) {
    setLanguage(wanted);
    await loadTexts('kit');
  }
  await reload();
  note(t('kit.saved'));
}

/** @param {Account} me */
function facts(me) {
  return sheet(
    'facts',
    t('account.account'),
    h(
      'dl',
      { class: 'opts' },
      h('dt', null, t('account.username')),
      h('dd', { translate: 'no' }, me.username),
      h('dt', null, t('account.email')),
      h(
        'dd',
        null,
        h('span', { translate: 'no' }, me.email),
        me.email_verified ? null : [' ', h('span', { class: 'chip warn' }, t('account.email_unverified'))],
      ),
      h('dt', null, t('account.since')),
      h('dd', null, date(me.created_at, session().account.time_zone)),
    ),
    h('p', { class: 'btns' }, h('a', { class: 'btn', href: '/own/security' }, t('account.security'))),
  );
}
