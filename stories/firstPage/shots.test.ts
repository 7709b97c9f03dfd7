import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shotLimits, shotNames, shots } from './shots.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const manual = readFileSync(join(folder, 'FirstPage.mdx'), 'utf8');
const named = [...manual.matchAll(/<Shot name="([^"]*)" \/>/g)].map(([, name]) => name);
const pictures = join(folder, 'pictures');
const files = readdirSync(pictures);

const again = 'run: npm run manual:pictures';

test('the manual shows each picture once, in the order of its steps', () => {
  expect(named).toEqual(shotNames);
  expect(manual.match(/<Shot/g)).toHaveLength(named.length);
});

test.each(shotNames)('the picture %s was taken, and has an alternative text', (name) => {
  expect(files, again).toContain(`${name}.webp`);
  expect(shots[name]).toMatch(/^\S.{30,}\.$/);
});

test('there are no other pictures, and all together are small', () => {
  expect(files.filter((file) => !shotNames.some((name) => file === `${name}.webp`))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0);
  expect(bytes, again).toBeLessThanOrEqual(shotLimits.maxBytes);
});
