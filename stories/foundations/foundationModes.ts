import { type BrandValues, createBrand } from '#themes/createBrand.ts';
import { themeClass } from '#themes/themes.css.ts';
import { type BrandTokens, brandTokens } from '#tokens/brands.ts';
import type { ThemeName } from '#tokens/names.ts';

/** A brand in one of its modes, as the pages of the foundations show it. */
export interface FoundationMode {
  /** What the mode is called. */
  readonly name: string;
  /** The class that applies it. */
  readonly className: string;
  readonly tokens: BrandTokens;
  readonly values: BrandValues;
}

/** The modes of a brand. Every brand has a light one; the pages show another below it as soon as it is in this list. */
export function foundationModes(theme: ThemeName): readonly FoundationMode[] {
  const tokens = brandTokens[theme];
  return [{ name: 'Light', className: themeClass[theme], tokens, values: createBrand(tokens) }];
}
