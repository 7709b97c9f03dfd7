import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { initialsOf, makes, monogram } from './makes.ts';

const folder = fileURLToPath(new URL('../../files/makes', import.meta.url));

test('every make of the stock has its monogram, as the studio draws it, and nothing else is there', () => {
  const drawn = [...makes].map(([slug, make]) => [`${slug}.svg`, monogram(make)]);
  const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  // `node services/media/studio/writeMarks.ts` writes them anew.
  expect(files.sort()).toEqual(drawn.sort());
});

test('no monogram is heavy', () => {
  for (const make of makes.values()) expect(monogram(make).length).toBeLessThan(2048);
});

test('no two makes are told by the same letters', () => {
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
