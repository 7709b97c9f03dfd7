import { expect, test } from 'vitest';
import { themeNames } from '#tokens/names.ts';
import { changedModes, coreModesAt, themesOf, visualMatrix } from './matrix.ts';

test('combines every theme with every width once', () => {
  expect(visualMatrix(['default', 'smart'], [375, 1280])).toEqual({
    'default 375': { theme: 'default', viewport: 375 },
    'default 1280': { theme: 'default', viewport: 1280 },
    'smart 375': { theme: 'smart', viewport: 375 },
    'smart 1280': { theme: 'smart', viewport: 1280 },
  });
});

test('the default matrix is all themes at three widths', () => {
  const modes = Object.values(visualMatrix());
  expect(modes).toHaveLength(3 * themeNames.length);
  expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(themeNames));
  expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set([375, 1280, 1920]));
});

test('the matrix is empty without themes or widths', () => {
  expect(visualMatrix([], [375])).toEqual({});
  expect(visualMatrix(['default'], [])).toEqual({});
});

test('a story has the themes in which it differs, and none without the tag', () => {
  expect(themesOf(['visual'])).toEqual(themeNames);
  expect(themesOf(['visual', 'one-theme'])).toEqual(['default']);
  expect(themesOf(['one-theme'])).toEqual([]);
});

test('the core is compared by turns in two themes, and other stories at two widths', () => {
  const modes = [0, 1].flatMap((at) => Object.values(coreModesAt(at)));
  expect(modes.map(({ theme }) => theme).toSorted()).toEqual(themeNames.toSorted());
  expect(coreModesAt(2)).toEqual(coreModesAt(0));
  for (const at of [0, 1]) {
    expect(new Set(Object.values(coreModesAt(at)).map(({ viewport }) => viewport)).size).toBe(1);
  }
  expect(Object.keys(changedModes)).toEqual(['default 375', 'default 1280']);
});
