import { parse } from 'css-tree';
import { describe, expect, test } from 'vitest';
import { themeNames } from '#tokens/names.ts';
import { fontFaces } from './fontFaces.ts';
import { fontRules } from './fontRules.ts';
import { fontStack } from './fontStack.ts';
import { familiesOf } from './fonts.ts';

describe.each(themeNames)('the rules of %s', (theme) => {
  const rules = fontRules(theme);

  test('define every font that its text is set in, and the local fallbacks', () => {
    const names = fontStack(familiesOf(theme)).match(/".+?"/g) ?? [];
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) expect(rules).toContain(`font-family:${name}`);
  });

  test('name all files of these fonts, and no others', () => {
    const named = fontFaces
      .filter(({ family }) => rules.includes(`font-family:"${family}"`))
      .flatMap(({ latin, latinExtended }) => [latin.href, latinExtended.href]);
    expect(Array.from(rules.matchAll(/url\((.+?)\)/g), ([, href]) => href)).toEqual(named);
  });

  test('are valid CSS', () => {
    const errors: unknown[] = [];
    parse(rules, { onParseError: (error) => errors.push(error) });
    expect(errors).toEqual([]);
  });
});

test('fallbacks have adjusted metrics', () => {
  expect(fontRules('default')).toContain(
    "@font-face{font-family:\"Hanken Grotesk Fallback\";font-weight:400 700;src:local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo');size-adjust:100.9419%;ascent-override:99.0668%;descent-override:30.0173%;line-gap-override:0%}",
  );
});
