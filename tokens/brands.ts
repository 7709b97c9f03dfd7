/**
 * The inputs of the four brands, as the token files hold them. A handful of values each; the
 * theme factory derives everything else.
 */

import carstore from './brand.carstore.tokens.json' with { type: 'json' };
import standard from './brand.default.tokens.json' with { type: 'json' };
import mercedes from './brand.mercedes.tokens.json' with { type: 'json' };
import smart from './brand.smart.tokens.json' with { type: 'json' };
import type { SurfaceName, TextStyle, ThemeName } from './names.ts';

/** A DTCG token. */
export interface Token<Value> {
  readonly $value: Value;
}

/** A DTCG colour; `hex` is what tools without the colour space show. */
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

/** A length on a phone and on a desktop, fluid between the two. */
export interface FluidTokens {
  readonly phone: Token<DimensionValue>;
  readonly desktop: Token<DimensionValue>;
}

/** Colours a brand chooses differently for dark grounds. */
export type OnDarkColor = 'accent' | 'action' | 'price' | 'campaign';

/** Colours a brand chooses; all other roles follow from them. */
export type BrandColor = OnDarkColor | 'ink' | 'success' | 'warning' | 'danger' | 'info';

/** What a brand decides: the content of one `brand.*.tokens.json`. */
export interface BrandTokens {
  readonly color: Readonly<Record<BrandColor, Token<ColorValue>>>;
  readonly onDark: Readonly<Record<OnDarkColor, Token<ColorValue>>>;
  readonly ground: Readonly<Record<SurfaceName, Token<ColorValue>>>;
  readonly family: Readonly<Record<'heading' | 'body', Token<readonly string[]>>>;
  readonly weight: Readonly<Record<'heading' | 'body' | 'label', Token<number>>>;
  readonly leading: Readonly<Record<'display' | 'heading' | 'body', Token<number>>>;
  readonly tracking: Readonly<Record<'display' | 'heading' | 'label', Token<number>>>;
  readonly text: Readonly<Record<TextStyle, FluidTokens>>;
  readonly radius: Readonly<Record<'base' | 'control' | 'pill', Token<DimensionValue>>>;
  readonly density: Readonly<Record<'control' | 'controlInline', Token<DimensionValue>>> &
    Readonly<Record<'card' | 'section' | 'gutter' | 'gap', FluidTokens>>;
  readonly hero: Readonly<Record<'band', Token<number>>>;
  readonly duration: Readonly<Record<'fast' | 'base' | 'slow', Token<DimensionValue>>>;
  readonly easing: Readonly<Record<'base', Token<readonly number[]>>>;
  readonly shadow: Readonly<
    Record<'raised' | 'floating', Token<ShadowValue | readonly ShadowValue[]>>
  >;
}

/** The inputs of every brand. */
export const brandTokens: Readonly<Record<ThemeName, BrandTokens>> = {
  default: standard,
  mercedes,
  smart,
  carstore,
};
