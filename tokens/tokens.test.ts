import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { themeNames } from './names.ts';
import { tokenProblems } from './testing/tokenProblems.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.tokens.json'));

test('the files are the shared tokens and one of each theme', () => {
  const brands = themeNames.map((name) => `brand.${name}.tokens.json`);
  expect(files.toSorted()).toEqual(['base.tokens.json', ...brands].toSorted());
});

test.each(files)('%s is valid in the Design Tokens format', (name) => {
  expect(tokenProblems(JSON.parse(readFileSync(folder + name, 'utf8')), name)).toEqual([]);
});

test.each([
  [{ a: { $value: { value: 1, unit: 'em' }, $type: 'dimension' } }],
  [{ a: { $value: '#fff', $type: 'color' } }],
  [{ a: { $value: 1 } }],
  [{ a: { $value: 1, $type: 'figure' } }],
  [{ 'a.b': { $value: 1, $type: 'number' } }],
  [{ a: { $value: 1, $type: 'number', $unit: 'px' } }],
])('%j is invalid', (tokens) => {
  expect(tokenProblems(tokens, 'tokens')).toHaveLength(1);
});
