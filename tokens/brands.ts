/**
 * The inputs of all brands from the token files. Each brand has only a few values; the theme
 * factory derives all others. `npm run lists` writes the imports and the record.
 */

import carstoreTokens from './brand.carstore.tokens.json' with { type: 'json' };
import defaultTokens from './brand.default.tokens.json' with { type: 'json' };
import mercedesTokens from './brand.mercedes.tokens.json' with { type: 'json' };
import smartTokens from './brand.smart.tokens.json' with { type: 'json' };
import type { SurfaceName, TextStyle, ThemeName } from './names.ts';

/** A DTCG token. */
export interface Token<Value> {
  readonly $value: Value;
}

/** A DTCG colour; `hex` is the fallback for tools that do not support the colour space. */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly number[];
  readonly alpha?: number;
  readonly hex: string;
}

/** A DTCG length. */
export interface DimensionValue {
  readonly value: number;
  readonly unit: string;
}

/** A DTCG shadow layer. */
export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

/** A length for phones and one for desktops, with fluid scaling in between. */
export interface FluidTokens {
  readonly phone: Token<DimensionValue>;
  readonly desktop: Token<DimensionValue>;
}

/** Colours for which a brand defines separate values on dark backgrounds. */
export type OnDarkColor = 'accent' | 'action' | 'price' | 'campaign';

/** Colours a brand defines; all other roles are derived from them. */
export type BrandColor = OnDarkColor | 'ink' | 'success' | 'warning' | 'danger' | 'info';

/** What a brand is like, apart from values of design tokens. */
export interface BrandTraits {
  /** The name that readers of Storybook see. */
  readonly name: string;
  /** A few words for Storybook's start page. */
  readonly mood: string;
  /** Whether the search bar of a hero is in a band of the brand's colour below the picture, and not after the text. */
  readonly heroBand: boolean;
}

/** The inputs of a brand: the content of one `brand.*.tokens.json`. */
export interface BrandTokens {
  /** The format of design tokens has no type for texts and choices. */
  readonly $extensions: { readonly forecourt: BrandTraits };
  readonly color: Readonly<Record<BrandColor, Token<ColorValue>>>;
  readonly onDark: Readonly<Record<OnDarkColor, Token<ColorValue>>>;
  readonly ground: Readonly<Record<SurfaceName, Token<ColorValue>>>;
  /** The grounds for visitors whose system is dark. A surface whose ground is the same keeps all its colours. */
  readonly night: Readonly<Record<SurfaceName, Token<ColorValue>>>;
  readonly family: Readonly<Record<'heading' | 'body', Token<readonly string[]>>>;
  readonly weight: Readonly<Record<'heading' | 'body' | 'label', Token<number>>>;
  readonly leading: Readonly<Record<'display' | 'heading' | 'body', Token<number>>>;
  readonly tracking: Readonly<Record<'display' | 'heading' | 'label', Token<number>>>;
  readonly text: Readonly<Record<TextStyle, FluidTokens>>;
  readonly radius: Readonly<Record<'base' | 'control' | 'pill', Token<DimensionValue>>>;
  readonly density: Readonly<Record<'control' | 'controlInline', Token<DimensionValue>>> &
    Readonly<Record<'card' | 'section' | 'gutter' | 'gap', FluidTokens>>;
  readonly duration: Readonly<Record<'fast' | 'base' | 'slow', Token<DimensionValue>>>;
  readonly easing: Readonly<Record<'base', Token<readonly number[]>>>;
  readonly shadow: Readonly<
    Record<'raised' | 'floating', Token<ShadowValue | readonly ShadowValue[]>>
  >;
}

/** The inputs of every brand. */
export const brandTokens: Readonly<Record<ThemeName, BrandTokens>> = {
  default: defaultTokens,
  carstore: carstoreTokens,
  mercedes: mercedesTokens,
  smart: smartTokens,
};

/** What the brand of a theme is like. */
export function traitsOf(theme: ThemeName): BrandTraits {
  return brandTokens[theme].$extensions.forecourt;
}
