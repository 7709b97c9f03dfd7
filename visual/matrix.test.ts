import { expect, test } from 'vitest';
import { themeNames } from '#tokens/names.ts';
import { quickModesOf, themesOf, visualMatrix } from './matrix.ts';

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

test('the core is compared in every theme at one width, and other stories at two widths', () => {
  const core = Object.values(quickModesOf(['visual'], true));
  expect(core.map(({ theme }) => theme).toSorted()).toEqual(themeNames.toSorted());
  expect(Object.keys(quickModesOf(['visual'], false))).toEqual(['default 375', 'default 1280']);
  expect(quickModesOf(['visual', 'one-theme'], true)).toEqual(quickModesOf(['visual'], false));
});
