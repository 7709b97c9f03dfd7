import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** A name of a field of the index of cars. */
const wireName = /car_[a-z]|caroftheweek/;

/** Files that speak the wire format, or hold the only table of its names. */
const speakers = [
  /^(upstream|search-engine|stock|services|demo|bench|e2e)\//,
  /^scripts\/(opensearch|tasks)\//,
  /^scripts\/stockImport\.test\.ts$/,
  /^scripts\/wireNames\.test\.ts$/,
  // Names of facets to make.
  /^scripts\/new\/(makeNew|howTos)\.test\.ts$/,
  /^stories\/fixtures\/(cars|carStock|carSearch|dictionary)\.ts$/,
  /^domain\/search\/facets(\.test)?\.ts$/,
  // Old addresses and their targets.
  /^sites\/(redirects\/|[\w-]+\.redirects\.ts$)/,
  // Written from the table by `npm run lists`.
  /^proxy\.ts$/,
];

/** Tests and stories may contain addresses and what editors write. */
const trial = /\.(test|spec|stories)\.tsx?$/;
const address =
  /\?car_|car_\w+=|sortName\|page\||sortname=|(getAll|get|has)\('car_|field\('car_|'facet_car_|toBe\('car_|test\('car_/i;

/** The lines of a file that name a field of the index, with the file. */
function findWireNames(file: string, text: string): readonly string[] {
  if (speakers.some((speaker) => speaker.test(file))) return [];
  return text.split('\n').flatMap((line, at) => {
    const isAllowed = trial.test(file) && address.test(line);
    return wireName.test(line) && !isAllowed ? [`${file}:${at + 1}: ${line.trim()}`] : [];
  });
}

test.each([
  ['domain/cars/a.ts', "const filters = { car_fuel: ['El'] };", 1],
  ['blocks/CarList/a.tsx', '/** Like `car_fuel`. */', 1],
  ['domain/cars/a.test.ts', "const filters = { car_fuel: ['El'] };", 1],
  ['domain/cars/a.test.ts', "expect(read('car_fuel=El'));", 0],
  ['upstream/search/a.ts', 'car_fuel: text,', 0],
])('in %s, %s: %d', (file, line, count) => {
  expect(findWireNames(file, line)).toHaveLength(count);
});

test('only the table of filters knows the names of the index', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '*.ts', '*.tsx']);
  const files = stdout.split('\n').filter(Boolean);
  const found = await Promise.all(
    files.map(async (file) => findWireNames(file, await readFile(file, 'utf8').catch(() => ''))),
  );
  expect(found.flat()).toEqual([]);
});
