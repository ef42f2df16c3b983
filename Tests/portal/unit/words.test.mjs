import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

globalThis.document = { documentElement: { lang: 'en', dataset: {} }, createElement: () => ({ setAttribute() {}, append() {}, classList: { add() {} } }) };
const { addTexts, setLanguage } = await import('../../../Sources/Portal/kit/text.js');
const { Problem } = await import('../../../Sources/Portal/kit/api.js');
const { sentence } = await import('../../../Sources/Portal/kit/state.js');
const { ruleSaid } = await import('../../../Sources/Portal/coach/parts.js');
const { detailText } = await import('../../../Sources/Portal/admin/audit-details.js');
const { taskAbout, taskName } = await import('../../../Sources/Portal/admin/tasks.js');

/** The texts of some files, as a page of that language has them. */
async function speak(language, files) {
  setLanguage(language);
  for (const [name, file] of Object.entries(files)) addTexts({ [name]: (await import(`../../../Sources/Portal/texts/${language}/${file}.js`)).default });
}
const admin = { auditing: 'auditing', jobs: 'jobs', people: 'people', glass: 'glass', tenant: 'tenant', tasks: 'tasks' };

test('the rule behind a reason chooses between one and many', async () => {
  await speak('en', { coach: 'coach-clients' });
  const missed = (missed_sessions, missed_days) => ruleSaid({ rule: 'missed_sessions', parameters: { missed_sessions, missed_days } });
  assert.equal(missed(1, 7), 'Rule: 1 missed session within 7 days.');
  assert.equal(missed(2, 1), 'Rule: 2 missed sessions within 1 day.');
  await speak('de', { coach: 'coach-clients' });
  assert.equal(ruleSaid({ rule: 'high_rpe', parameters: { rpe_excess: 1.5, rpe_sessions: 1 } }), 'Regel: 1,5 RPE über Plan in 1 Einheit.');
});

test('a refusal names roles and duties in the language of the page, and what it does not know as it is', async () => {
  await speak('de', { kit: 'kit' });
  const problem = (kind, detail) => new Problem(403, { type: `/problems/${kind}`, title: 'Nicht erlaubt', detail });
  assert.equal(
    sentence(problem('duty-needed', 'Das ist für Admins mit diesem Bereich: accounts.')),
    'Nicht erlaubt. Das ist für Admins mit diesem Bereich: Konten.',
  );
  assert.equal(sentence(problem('role-not-allowed', 'Das ist für: lifter, coach, owner.')), 'Nicht erlaubt. Das ist für: Athleten, Coaches, owner.');
  assert.equal(sentence(problem('conflict', 'Zwei: coach.')), 'Nicht erlaubt. Zwei: coach.');
});

test('every job of the server has a name and a sentence', async () => {
  await speak('en', admin);
  const sources = new URL('../../../Sources/MuscleMateServer/', import.meta.url);
  const jobs = readdirSync(sources, { recursive: true })
    .filter((file) => file.endsWith('.swift'))
    .flatMap((file) => [...readFileSync(new URL(file, sources), 'utf8').matchAll(/\bJob\(\s*"([a-z_]+)",\s*"/g)].map((found) => found[1]));
  assert.ok(jobs.length > 20);
  for (const name of jobs) {
    assert.notEqual(taskName(name), name);
    assert.notEqual(taskAbout({ name, summary: 'As the server says it' }), 'As the server says it.', name);
  }
  assert.equal(taskName('new_one'), 'new_one');
  assert.equal(taskAbout({ name: 'new_one', summary: 'Does more' }), 'Does more.');
});

test('details of the audit log are words; ids and what is new stay as they are', async () => {
  await speak('es', admin);
  assert.equal(detailText('scopes', ['main_lifts', 'photos', 'later']), 'permisos: Récords de los levantamientos principales, Fotos, later');
  assert.equal(detailText('role', 'admin'), 'rol: Administrador');
  assert.equal(detailText('dry_run', false), 'simulación: no');
  assert.equal(detailText('job', 'erase_accounts'), 'tarea: Borrar cuentas');
  assert.equal(detailText('cron', '20 * * * *'), 'horario: en el minuto 20 de cada hora');
  assert.equal(detailText('cron', '0 0 * * 1-5'), 'horario: 0 0 * * 1-5');
  assert.equal(detailText('passkey', '0198f3c2-7a41'), 'llave de acceso: 0198f3c2-7a41');
  assert.equal(detailText('filter', { q: 'a' }), 'filter: {"q":"a"}');
});

const portal = new URL('../../../Sources/Portal/', import.meta.url);
const languages = ['en', 'de', 'es', 'tr'];

test('no unit of time is written into code: a language has its own word', () => {
  const scripts = readdirSync(portal, { recursive: true }).filter((file) => file.endsWith('.js') && !file.startsWith('texts/'));
  assert.ok(scripts.length > 200);
  const said = scripts.flatMap((file) =>
    readFileSync(new URL(file, portal), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/)/.test(line) && /\b(unit|duration_seconds): '(s|sec|min|h)'|\} (s|sec|min|h)\b[^']*`/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(said, []);
});

test('Turkish says units of time in Turkish', async () => {
  const { default: kit } = await import('../../../Sources/Portal/texts/tr/kit.js');
  assert.deepEqual([kit.seconds, kit.minutes, kit.hours], ['sn', 'dk', 'sa']);
  for (const file of readdirSync(new URL('texts/tr/', portal)).filter((one) => one.endsWith('.js'))) {
    for (const [key, text] of Object.entries((await import(new URL(`texts/tr/${file}`, portal))).default))
      assert.doesNotMatch(`${text}`, /[\d}#] (s|sec|min|h)\b/, `${file} ${key}`);
  }
});

/** Names of buttons beside the words that are seen on them: those that are not called as their word with "Name" behind it. */
const OTHERS = [
  ['coach-clients', 'askFor', 'ask'],
  ['plan', 'rest_on', 'rest'],
  ['log', 'startNamed', 'start'],
  ['log', 'discardNamed', 'discard'],
];

test('who speaks to the page says what is seen: the name of a button contains its words', async () => {
  const wrong = [];
  for (const language of languages) {
    for (const file of readdirSync(new URL(`texts/${language}/`, portal)).filter((one) => one.endsWith('.js'))) {
      const { default: texts } = await import(new URL(`texts/${language}/${file}`, portal));
      const pairs = [
        ...Object.keys(texts)
          .filter((key) => key.endsWith('Name'))
          .map((key) => [key, key.slice(0, -4)]),
        ...OTHERS.filter(([of]) => `${of}.js` === file).map((one) => one.slice(1)),
      ];
      const words = (text) => `${text}`.toLocaleLowerCase(language);
      for (const [name, seen] of pairs)
        if (texts[seen] && !words(texts[name]).includes(words(texts[seen])))
          wrong.push(`${language} ${file} ${seen} "${texts[seen]}", ${name} "${texts[name]}"`);
    }
  }
  assert.deepEqual(wrong, []);
});
