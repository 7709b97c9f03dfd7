import { parse } from 'css-tree';
import { describe, expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { contrast } from '#themes/color.ts';
import { signPairs, textPairs } from '#themes/contrastPairs.ts';
import { createBrand } from '#themes/createBrand.ts';
import { fontFaces } from '#themes/fontFaces.ts';
import { lookedBrand } from '#themes/lookedBrand.ts';
import { lookRules } from '#themes/lookRules.ts';
import { brandTokens } from '#tokens/brands.ts';
import { modeNames, surfaceNames } from '#tokens/names.ts';

const looks = sites.flatMap(({ id, theme, look }) => (look ? [{ id, theme, look }] : []));

test('some sites vary their brand', () => {
  expect(looks.map(({ id }) => id)).toContain('nordvik-restaurant-se');
});

describe.each(looks)('the look of $id', ({ theme, look }) => {
  const looked = lookedBrand(brandTokens[theme], look);

  describe.each(modeNames)('by %s', (mode) => {
    const { surface } = createBrand(looked, mode);

    test.each(surfaceNames)('is readable on %s', (name) => {
      const roles = surface[name];
      for (const [on, ground] of textPairs) {
        expect
          .soft(contrast(roles[on], roles[ground]), `${on} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
      }
      for (const [on, ground] of signPairs) {
        expect
          .soft(contrast(roles[on], roles[ground]), `${on} on ${ground}`)
          .toBeGreaterThanOrEqual(3);
      }
    });
  });

  test('has fonts that are there', () => {
    const { families = [], weight } = look.headings ?? {};
    const [family] = families;
    const weights = fontFaces.filter((face) => face.family === family).map((face) => face.weight);
    const isThere = weights.some((range) => {
      const [least, most = least] = range.split(' ').map(Number);
      return weight !== undefined && Number(least) <= weight && weight <= Number(most);
    });
    expect(isThere || family === undefined).toBe(true);
  });

  test('is valid CSS, and short', () => {
    const rules = lookRules(theme, look);
    const errors: unknown[] = [];
    parse(rules, { onParseError: (error) => errors.push(error) });
    expect(errors).toEqual([]);
    expect(rules.length).toBeLessThan(12_000);
  });
});

test('a look changes only what it varies and what depends on it', () => {
  const rules = lookRules('default', { color: { accent: [0.42, 0.125, 22] } });
  expect(rules).toContain('--fc-surface-base-accent:');
  expect(rules).not.toContain('--fc-surface-base-ground');
  expect(rules).not.toContain('-family');
});

test('a look without anything changes nothing', () => {
  expect(lookRules('default', {})).not.toContain('--fc');
});
