import { describe, expect, test } from 'vitest';
import { brandTokens } from '#tokens/brands.ts';
import { colorRoles, surfaceNames, themeNames } from '#tokens/names.ts';
import { createBrand } from './createBrand.ts';
import { quietRoles, repeated } from './createNight.ts';
import { nightRules } from './nightRules.ts';

const rules = nightRules(themeNames.map((name) => brandTokens[name]));

/** What a browser gets from the rules of a brand, on top of those of the day. */
function valuesOf(at: number): (property: string) => string | undefined {
  const theme = themeNames[at] ?? 'default';
  const day = createBrand(brandTokens[theme]).surface;
  const values = new Map<string, string>(
    surfaceNames.flatMap((name) =>
      colorRoles.map((role) => [`--fc-surface-${name}-${role}`, day[name][role]] as const),
    ),
  );
  for (const { vars } of rules.filter(({ brands }) => brands.includes(at))) {
    for (const [property, value] of Object.entries(vars)) values.set(property, value);
  }
  const read = (property: string): string | undefined =>
    values.get(property)?.replace(/var\((.*?)\)/g, (_all, name: string) => read(name) ?? '');
  return read;
}

describe.each(themeNames.map((theme, at) => ({ theme, at })))(
  'the night of $theme',
  ({ theme, at }) => {
    const { surface, shadow, overlay } = createBrand(brandTokens[theme], 'night');
    const read = valuesOf(at);

    test.each(['base', 'brand', 'dark'] as const)('%s has all its colours', (name) => {
      for (const role of colorRoles) {
        expect(read(`--fc-surface-${name}-${role}`), role).toBe(surface[name][role]);
      }
    });

    test('a quiet section has its own ground, and otherwise the colours of the page', () => {
      for (const role of quietRoles) {
        expect(read(`--fc-surface-soft-${role}`)).toBe(surface.soft[role]);
      }
      expect(surface.soft.field).toBe(surface.soft[repeated.field]);
      const own: readonly string[] = [...quietRoles, 'field'];
      for (const role of colorRoles.filter((each) => !own.includes(each))) {
        expect(surface.soft[role], role).toBe(surface.base[role]);
      }
    });

    test('what floats has an outline, and the page behind it is darkened', () => {
      expect(read('--fc-shadow-floating')).toBe(shadow.floating);
      expect(shadow.floating).toBe(`0 0 0 1px ${surface.base.border}`);
      expect(read('--fc-overlay')).toBe(overlay);
    });

    test('native controls are dark', () => {
      for (const name of ['base', 'soft']) expect(read(`--fc-scheme-${name}`)).toBe('dark');
    });
  },
);

test('colours that surfaces share are written once', () => {
  const written = rules.flatMap(({ vars }) => Object.values(vars));
  const references = written.filter((value) => value.includes('var('));
  expect(references.length).toBeGreaterThan(written.length / 3);
});
