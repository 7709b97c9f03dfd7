import { describe, expect, test } from 'vitest';
import { createBrand } from '#themes/createBrand.ts';
import { brandTokens } from '#tokens/brands.ts';
import { colorRoles, surfaceNames, themeNames } from '#tokens/names.ts';
import { tokenProblems } from '#tokens/testing/tokenProblems.ts';
import { compareTokens } from './compareTokens.ts';
import { exportedFiles } from './exportedFiles.ts';
import { colorValue, type ResolvedToken, resolvedTokens, tokensIn } from './resolvedTokens.ts';

const files = new Map(exportedFiles().map(({ path, text }) => [path, text]));
const read = (path: string): object => JSON.parse(files.get(path) ?? '');

const looks = themeNames.flatMap((theme) => [
  { theme, mode: 'day', name: `${theme}` } as const,
  { theme, mode: 'night', name: `${theme}.night` } as const,
]);

describe.each(looks)('the export of $name', ({ theme, mode, name: fileName }) => {
  test.each([`${fileName}.tokens.json`, `figma/${fileName}.json`])('%s is valid', (path) => {
    expect(tokenProblems(read(path), path)).toEqual([]);
  });

  test('has every colour role on every surface, with the value of the sites', () => {
    const { surface } = createBrand(brandTokens[theme], mode);
    const tokens = new Map(
      tokensIn(read(`${fileName}.tokens.json`)).map(({ path, value }) => [path.join('.'), value]),
    );
    for (const name of surfaceNames) {
      for (const role of colorRoles) {
        expect(tokens.get(`color.${name}.${role}`)).toMatchObject({ hex: surface[name][role] });
      }
    }
  });

  test('comes back without a difference', () => {
    const back = tokensIn(read(`${fileName}.tokens.json`));
    expect(compareTokens({ theme, mode }, back)).toEqual({ changes: [], problems: [] });
  });
});

describe.each(themeNames)('the style sheet of %s', (theme) => {
  const [day = '', night = ''] = files.get(`${theme}.css`)?.split('@media ') ?? [];
  const valuesIn = (text: string) =>
    new Map([...text.matchAll(/--fc-([\w-]+): (.*);/g)].map(([, name, value]) => [name, value]));

  test('has the values of the day, and for dark systems what differs at night', () => {
    expect(night).toMatch(/^screen and \(prefers-color-scheme: dark\)/);
    const [byDay, atNight] = [valuesIn(day), valuesIn(night)];
    const { surface: dayColors } = createBrand(brandTokens[theme]);
    const { surface: nightColors } = createBrand(brandTokens[theme], 'night');
    for (const name of surfaceNames) {
      for (const role of colorRoles) {
        const property = `surface-${name}-${role}`;
        expect(byDay.get(property)).toBe(dayColors[name][role]);
        expect(atNight.get(property) ?? byDay.get(property)).toBe(nightColors[name][role]);
      }
    }
    expect(atNight.has('space-m')).toBe(false);
  });
});

test('what floats has an outline at night', () => {
  const shadow = tokensIn(read('smart.night.tokens.json')).find(
    ({ path }) => path.join('.') === 'shadow.floating',
  );
  expect(shadow?.value).toMatchObject({ spread: { value: 1, unit: 'px' } });
});

test('the files for Figma contain only types that it has variables for', () => {
  const types = new Set(tokensIn(read('figma/default.json')).map(({ type }) => type));
  expect([...types].toSorted()).toEqual([
    'color',
    'dimension',
    'fontFamily',
    'fontWeight',
    'number',
  ]);
});

test('all values are in the map for scripts', () => {
  expect(files.get('tokens.ts')).toContain('"space-m": "16px"');
  expect(files.get('tokens.ts')).toContain('"text-heading1-size": "clamp(');
  expect(files.get('shared.css')).toContain('--fc-space-m: 16px;');
});

describe('a changed file', () => {
  const changed = (name: string, value: unknown): readonly ResolvedToken[] =>
    resolvedTokens('default').map((token) =>
      token.path.join('.') === name ? { ...token, value } : token,
    );

  test('is compared by what is seen: the same colour in another colour space is no change', () => {
    const white = { colorSpace: 'oklch', components: [1, 0, 0] };
    const { changes } = compareTokens(
      { theme: 'default', mode: 'day' },
      changed('color.base.ground', white),
    );
    expect(changes).toEqual([]);
  });

  test('with a colour that can’t be read any more says on what', () => {
    const { changes, problems } = compareTokens(
      { theme: 'default', mode: 'day' },
      changed('color.base.textMuted', colorValue('#cccccc')),
    );
    expect(changes).toEqual([expect.stringMatching(/^color\.base\.textMuted: #.{6} → #cccccc$/)]);
    expect(problems).toEqual([
      'color.base.textMuted has a contrast of 1.61 on color.base.ground, and needs 4.5.',
      'color.base.textMuted has a contrast of 1.61 on color.base.raised, and needs 4.5.',
    ]);
  });

  test('with other lengths, and without a token, names both', () => {
    const tokens = changed('space.m', { value: 18, unit: 'px' }).filter(
      ({ path }) => path.join('.') !== 'space.l',
    );
    expect(compareTokens({ theme: 'default', mode: 'day' }, tokens).changes).toEqual([
      'space.m: {"value":16,"unit":"px"} → {"value":18,"unit":"px"}',
      'space.l: {"value":24,"unit":"px"} → removed',
    ]);
  });

  test('with something else for a colour is a problem', () => {
    const { problems } = compareTokens(
      { theme: 'default', mode: 'day' },
      changed('color.base.action', '#ff0000'),
    );
    expect(problems).toContain('color.base.action is no colour in the Design Tokens format.');
  });
});
