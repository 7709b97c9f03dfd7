import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocumentStore } from '#services/search/embedded/store/documentStore.ts';

// Each run starts a process of its own, which takes a while on a busy machine.
const timeout = 60_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-feed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function runImport(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/stock-import.ts', ...args],
    { env: { ...process.env, DATA_DIR: join(folder, 'data') }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function stored(): readonly string[] {
  const store = openDocumentStore(join(folder, 'data', 'search.sqlite'));
  const ids = [...store.bodies('vehicles-nordvik-no')].map((body) => JSON.parse(body).car_id);
  store.close();
  return ids;
}

const car = (id: string) =>
  JSON.stringify({
    car_id: id,
    slug: 'volvo-v60',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_is_used: true,
    car_is_sample: false,
    car_price_currency: 'NOK',
    car_publishdate: '2026-11-01',
  });

test('a good feed becomes the stock, and a bad one after it changes nothing', { timeout }, () => {
  const index = ['--index', 'vehicles-nordvik-no'];
  const good = runImport(write('good.ndjson', `${car('1')}\n${car('2')}\n`), ...index);
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toContain('vehicles-nordvik-no now has these 2 documents.');
  expect(stored()).toEqual(['1', '2']);

  const report = join(folder, 'report.json');
  const bad = runImport(write('bad.ndjson', `${car('3')}\n{}\n`), ...index, '--report', report);
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain('line 2, car_id: is missing');
  expect(bad.stdout).toContain('vehicles-nordvik-no is as it was');
  expect(stored()).toEqual(['1', '2']);

  const checked = runImport(write('new.ndjson', car('4')), ...index, '--check');
  expect(checked.status).toBe(0);
  expect(stored()).toEqual(['1', '2']);
});

test.each([
  ['no file', [], 'Name one file.'],
  ['an index of no kind', ['a.csv', '--index', 'bikes'], '--index is vehicles-<site>'],
])('%s is refused with the usage', { timeout }, (_what, args, problem) => {
  const { status, stderr } = runImport(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('npm run stock:import FILE');
});

test('a file that isn’t there is told', { timeout }, () => {
  const { status, stdout } = runImport(join(folder, 'none.csv'), '--index', 'sites-a', '--check');
  expect(status).toBe(1);
  expect(stdout).toContain("The feed can't be read: ENOENT");
});
