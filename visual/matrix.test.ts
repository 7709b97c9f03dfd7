import { expect, test } from 'vitest';
import { modeNames, themeNames } from '#tokens/names.ts';
import { changedModesOf, coreModesAt, modesOf, themesOf, visualMatrix } from './matrix.ts';

test('combines every theme with every width once, and with one night', () => {
  expect(visualMatrix(['default', 'smart'], [375, 1280])).toEqual({
    'default 375': { theme: 'default', mode: 'day', viewport: 375 },
    'default 1280': { theme: 'default', mode: 'day', viewport: 1280 },
    'smart 375': { theme: 'smart', mode: 'day', viewport: 375 },
    'smart 1280': { theme: 'smart', mode: 'day', viewport: 1280 },
    'default 1280 night': { theme: 'default', mode: 'night', viewport: 1280 },
    'smart 1280 night': { theme: 'smart', mode: 'night', viewport: 1280 },
  });
});

test('the default matrix is all themes at three widths, and their nights at one', () => {
  const modes = Object.values(visualMatrix());
  expect(modes).toHaveLength(4 * themeNames.length);
  expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(themeNames));
  expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set([375, 1280, 1920]));
});

test('the matrix is empty without themes', () => {
  expect(visualMatrix([], [375])).toEqual({});
});

test('a story of the editor, which has no night, is compared by day', () => {
  const names = Object.keys(modesOf(['visual', 'one-theme']));
  expect(names).toEqual(['default 375', 'default 1280', 'default 1920']);
  expect(Object.keys(modesOf(['visual']))).toContain('smart 1280 night');
  expect(modesOf([])).toEqual({});
});

test('a story has the themes in which it differs, and none without the tag', () => {
  expect(themesOf(['visual'])).toEqual(themeNames);
  expect(themesOf(['visual', 'one-theme'])).toEqual(['default']);
  expect(themesOf(['one-theme'])).toEqual([]);
});

test('the core is compared by turns in the days and nights of two themes, other stories at two widths', () => {
  const modes = [0, 1].flatMap((at) => Object.values(coreModesAt(at)));
  for (const wanted of modeNames) {
    const themes = modes.filter(({ mode }) => mode === wanted).map(({ theme }) => theme);
    expect(themes.toSorted()).toEqual(themeNames.toSorted());
  }
  expect(coreModesAt(2)).toEqual(coreModesAt(0));
  for (const at of [0, 1]) {
    expect(new Set(Object.values(coreModesAt(at)).map(({ viewport }) => viewport)).size).toBe(1);
  }
  expect(Object.keys(changedModesOf(['visual']))).toEqual([
    'default 375',
    'default 1280',
    'default 1280 night',
  ]);
});
