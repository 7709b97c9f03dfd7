import { expect, expectTypeOf, test } from 'vitest';
import { brandTokens } from '#tokens/brands.ts';
import { colorRoles, type surfaceNames, type textStyles, themeNames } from '#tokens/names.ts';
import { vars } from './contract.css.ts';
import { createBrand } from './createBrand.ts';

/* The compiler checks what this file expects of types, in `npm run check`. */

test('the contract has a variable for every role and text style', () => {
  expectTypeOf<keyof typeof vars.color>().toEqualTypeOf<(typeof colorRoles)[number]>();
  expectTypeOf<keyof typeof vars.text>().toEqualTypeOf<(typeof textStyles)[number]>();
  expectTypeOf<keyof typeof vars.surface>().toEqualTypeOf<(typeof surfaceNames)[number]>();
  expect(Object.keys(vars.color)).toEqual([...colorRoles]);
  // @ts-expect-error There is no such role.
  expect(vars.color.purple).toBeUndefined();
});

test('a brand gives a value to every variable', () => {
  type Values = ReturnType<typeof createBrand>;
  expectTypeOf<keyof Values>().toEqualTypeOf<Exclude<keyof typeof vars, 'color'>>();
  expectTypeOf<keyof Values['density']>().toEqualTypeOf<keyof typeof vars.density>();
  // @ts-expect-error A brand needs the fonts of its texts.
  expect(() => createBrand({ ...brandTokens.default, family: undefined })).toThrow();
});

test('a theme without tokens doesn’t compile', () => {
  expectTypeOf<keyof typeof brandTokens>().toEqualTypeOf<(typeof themeNames)[number]>();
  expect(Object.keys(brandTokens).toSorted()).toEqual([...themeNames].toSorted());
});
