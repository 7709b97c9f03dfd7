import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocumentStore } from '#search-engine/embedded/store/documentStore.ts';
import { indexFile } from '#search-engine/embedded/store/indexFiles.ts';

// Each run starts a process, which is slow on a busy machine.
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
  const store = openDocumentStore(indexFile(join(folder, 'data'), 'vehicles-nordvik-no'));
  const ids = [...store.documents()].map(({ id }) => id);
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

/** A feed with its end marker. */
const feed = (...lines: string[]) =>
  `${[...lines, JSON.stringify({ end_of_feed: lines.length })].join('\n')}\n`;

test('a valid feed replaces the stock, and a later invalid one changes nothing', {
  timeout,
}, () => {
  const index = ['--index', 'vehicles-nordvik-no'];
  const goodFile = write('good.ndjson', feed(car('1'), car('2')));
  const unknown = runImport(goodFile, ...index);
  expect(unknown).toMatchObject({ status: 1, stdout: expect.stringContaining('--create') });
  const good = runImport(goodFile, ...index, '--create');
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toContain('vehicles-nordvik-no now has these 2 documents.');
  expect(stored()).toEqual(['1', '2']);

  const report = join(folder, 'report.json');
  const bad = runImport(write('bad.ndjson', feed(car('3'), '{}')), ...index, '--report', report);
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain('line 2, car_id: is missing');
  expect(bad.stdout).toContain('vehicles-nordvik-no is as it was');
  expect(stored()).toEqual(['1', '2']);

  const checked = runImport(write('new.ndjson', feed(car('4'), car('5'))), ...index, '--check');
  expect(checked.status).toBe(0);
  expect(stored()).toEqual(['1', '2']);

  const cutOff = runImport(write('cut.ndjson', `${car('3')}\n${car('4')}\n`), ...index);
  expect(cutOff).toMatchObject({ status: 1, stdout: expect.stringContaining('cut off') });
  const small = write('small.ndjson', feed(car('6')));
  const shrunk = runImport(small, ...index);
  expect(shrunk).toMatchObject({ status: 1, stdout: expect.stringContaining('--allow-shrink') });
  expect(stored()).toEqual(['1', '2']);
  expect(runImport(small, ...index, '--allow-shrink').status).toBe(0);
  expect(stored()).toEqual(['6']);
});

test('single cars are changed', { timeout }, () => {
  const index = ['--index', 'vehicles-nordvik-no'];
  const first = write('first.ndjson', feed(car('1'), car('2')));
  runImport(first, ...index, '--create', '--allow-shrink');
  const upsert = JSON.stringify({ upsert: JSON.parse(car('3')) });
  const changes = write('changes.ndjson', feed('{"remove":"1"}', upsert));
  const patched = runImport(changes, ...index, '--patch');
  expect(patched).toMatchObject({ status: 0, stderr: '' });
  expect(patched.stdout).toContain('1 added, 0 changed, 1 removed, 0 not there');
  expect(stored()).toEqual(['2', '3']);
  const bad = write('badChanges.ndjson', feed('{"remove":"2"}', '{"upsert":{}}'));
  const refused = runImport(bad, ...index, '--patch');
  expect(refused).toMatchObject({ status: 1, stdout: expect.stringContaining('line 2, car_id') });
  expect(stored()).toEqual(['2', '3']);
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

test('a missing file is reported', { timeout }, () => {
  const { status, stdout } = runImport(
    join(folder, 'none.csv'),
    ...['--index', 'sites-a', '--check', '--create'],
  );
  expect(status).toBe(1);
  expect(stdout).toContain("The feed can't be read: ENOENT");
});
