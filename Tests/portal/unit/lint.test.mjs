// The linter's rule about promises is a new one: without it a request that fails would fail in silence.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

test('a promise that nobody awaits is refused', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const settings = JSON.parse(readFileSync(new URL('../../../biome.json', import.meta.url), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, files: { includes: ['**'] } }));
  writeFileSync(join(folder, 'save.js'), 'export async function save() {}\n');
  writeFileSync(join(folder, 'press.js'), "import { save } from './save.js';\n\nexport const press = () => { save(); };\n");
  const { status, stdout, stderr } = spawnSync('biome', ['lint', '.'], { cwd: folder, encoding: 'utf8' });
  assert.notEqual(status, 0);
  assert.match(stdout + stderr, /press\.js.*noFloatingPromises/);
});
