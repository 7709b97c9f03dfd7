import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { initialsOf, makes, monogram } from './makes.ts';

const folder = fileURLToPath(new URL('../../media/makes', import.meta.url));

test('the folder has exactly the monograms that the studio draws for the makes of the stock', () => {
  const drawn = [...makes].map(([slug, make]) => [`${slug}.svg`, monogram(make)]);
  const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  // `node demo/studio/writeMarks.ts` rewrites them.
  expect(files.sort()).toEqual(drawn.sort());
});

test('monograms are within the size limit', () => {
  for (const make of makes.values()) expect(monogram(make).length).toBeLessThan(2048);
});

test('no two makes have the same letters', () => {
  const initials = [...makes.values()].map(initialsOf);
  expect(new Set(initials).size).toBe(initials.length);
  for (const letters of initials) expect(letters).toMatch(/^[A-Z][A-Za-z]$/);
});

test.each([
  ['Volvo', 'Vo'],
  ['Land Rover', 'LR'],
  ['Mercedes-Benz', 'MB'],
  ['BMW', 'BM'],
  ['Škoda', 'Sk'],
])('%s is %s', (make, letters) => {
  expect(initialsOf(make)).toBe(letters);
});
