import { type BrandValues, createBrand } from '#themes/createBrand.ts';
import { themeClassNames } from '#themes/scope.ts';
import { type BrandTokens, brandTokens } from '#tokens/brands.ts';
import { type ModeName, modeNames, type ThemeName } from '#tokens/names.ts';
import { modeClasses } from './modeClass.ts';
import './foundationModes.css.ts';

/** A brand in one of its modes, as the pages of the foundations show it. */
export interface FoundationMode {
  /** What the mode is called. */
  readonly name: string;
  /** The class that applies it. */
  readonly className: string;
  readonly tokens: BrandTokens;
  readonly values: BrandValues;
}

const words: Readonly<Record<ModeName, string>> = { day: 'Day', night: 'Night' };

/** A brand in the mode of the toolbar, for what is the same in both. */
export function eitherMode(theme: ThemeName): FoundationMode {
  const tokens = brandTokens[theme];
  const values = createBrand(tokens);
  return { name: words.day, className: themeClassNames[theme], tokens, values };
}

/** The modes of a brand, which the pages show below each other whatever the system prefers. */
export function foundationModes(theme: ThemeName): readonly FoundationMode[] {
  const tokens = brandTokens[theme];
  return modeNames.map((mode) => ({
    name: words[mode],
    className: modeClasses(theme, mode),
    tokens,
    values: createBrand(tokens, mode),
  }));
}
