import { expect, test } from 'vitest';
import { textPairs } from '#themes/contrastPairs.ts';
import { createBrand } from '#themes/createBrand.ts';
import { brandTokens } from '#tokens/brands.ts';
import { colorRoles, surfaceNames, themeNames } from '#tokens/names.ts';
import { contrastFigures, ratioText } from './contrastFigures.ts';

const colors = createBrand(brandTokens.default).surface.base;

test('a role has a figure for each ground that it may be used on', () => {
  const grounds = contrastFigures('text', colors).map(({ ground }) => ground);
  expect(grounds).toEqual(['ground', 'raised']);
  expect(contrastFigures('borderStrong', colors).map(({ least }) => least)).toEqual([3, 3]);
  expect(contrastFigures('skeleton', colors)).toEqual([]);
});

test('all pairs are among the figures, and none is below its least', () => {
  for (const theme of themeNames) {
    for (const name of surfaceNames) {
      const own = createBrand(brandTokens[theme]).surface[name];
      const all = colorRoles.flatMap((role) => contrastFigures(role, own));
      expect(all.length).toBeGreaterThan(textPairs.length);
      for (const { ratio, least } of all) expect(ratio).toBeGreaterThanOrEqual(least);
    }
  }
});

test.each([
  [4.49, '4.4 : 1'],
  [4.5, '4.5 : 1'],
  [21, '21.0 : 1'],
])('%d is written as %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});
