import type { BrandTokens, DimensionValue, FluidTokens, ShadowValue } from '#tokens/brands.ts';
import {
  type ModeName,
  type SurfaceName,
  surfaceNames,
  type TextStyle,
  textStyles,
} from '#tokens/names.ts';
import { black, hexOf, withAlpha } from './color.ts';
import { createColors, isDarkGround, type SurfaceColors } from './createColors.ts';
import { createNight } from './createNight.ts';
import { fontStack } from './fontStack.ts';
import { perName } from './perName.ts';

/** CSS values of one text style. */
export interface TextValues {
  readonly family: string;
  readonly size: string;
  readonly weight: string;
  readonly lineHeight: string;
  readonly letterSpacing: string;
}

/** A brand's values for the theme contract, as CSS. */
export interface BrandValues {
  readonly surface: Readonly<Record<SurfaceName, SurfaceColors>>;
  readonly text: Readonly<Record<TextStyle, TextValues>>;
  readonly radius: Readonly<Record<'s' | 'm' | 'l' | 'control' | 'pill', string>>;
  readonly shadow: Readonly<Record<'raised' | 'floating', string>>;
  readonly motion: Readonly<Record<'fast' | 'base' | 'slow' | 'easing', string>>;
  readonly density: Readonly<
    Record<'control' | 'controlInline' | 'card' | 'section' | 'gutter' | 'gap', string>
  >;
  readonly overlay: string;
}

/** Widths, in px, between which fluid sizes grow. */
const phoneWidth = 375;
const desktopWidth = 1280;
const rootFontSize = 16;

/** Derives all values of the contract from a brand's inputs. */
export function createBrand(brand: BrandTokens, mode: ModeName = 'day'): BrandValues {
  return {
    ...(mode === 'day' ? dayColors(brand) : nightColors(brand)),
    text: perName(textStyles, (name) => textValues(brand, name)),
    radius: radii(brand),
    motion: motion(brand),
    density: density(brand),
  };
}

type ModeValues = Pick<BrandValues, 'surface' | 'shadow' | 'overlay'>;

function dayColors(brand: BrandTokens): ModeValues {
  return {
    surface: perName(surfaceNames, (name) => createColors(brand, name)),
    shadow: {
      raised: shadow(brand.shadow.raised.$value),
      floating: shadow(brand.shadow.floating.$value),
    },
    overlay: withAlpha(hexOf(brand.ground.dark.$value), 0.62),
  };
}

/** A shadow can't be seen at night, so what floats has an outline. */
function nightColors(brand: BrandTokens): ModeValues {
  const surface = createNight(brand);
  return {
    surface,
    shadow: {
      raised: shadow(brand.shadow.raised.$value),
      floating: `0 0 0 1px ${surface.base.border}`,
    },
    overlay: withAlpha(black, 0.7),
  };
}

/** The `color-scheme` of each surface, which selects light or dark native controls. */
export function colorSchemes(
  brand: BrandTokens,
  mode: ModeName = 'day',
): Readonly<Record<SurfaceName, 'light' | 'dark'>> {
  const grounds = mode === 'day' ? brand.ground : brand.night;
  return perName(surfaceNames, (name) =>
    isDarkGround(brand, hexOf(grounds[name].$value)) ? 'dark' : 'light',
  );
}

/** The kind of each text style, which determines its family, weight and spacing. */
const textKinds = {
  heading1: 'display',
  heading2: 'display',
  heading3: 'heading',
  heading4: 'heading',
  lead: 'body',
  body: 'body',
  small: 'body',
  label: 'label',
} as const satisfies Record<TextStyle, string>;

/** Tighter than body text, since labels are mostly on one line. */
const labelLeading = 1.25;

function textValues(brand: BrandTokens, style: TextStyle): TextValues {
  const kind = textKinds[style];
  const isHeading = kind === 'display' || kind === 'heading';
  return {
    family: fontStack(brand.family[isHeading ? 'heading' : 'body'].$value),
    size: fluid(brand.text[style], inRem),
    weight: String(brand.weight[isHeading ? 'heading' : kind].$value),
    lineHeight: String(kind === 'label' ? labelLeading : brand.leading[kind].$value),
    letterSpacing: inEm(kind === 'body' ? 0 : brand.tracking[kind].$value),
  };
}

/** Limits small corners, so that a checkbox of a round brand does not look like a radio button. */
const largestSmallRadius = 8;

function radii({ radius }: BrandTokens): BrandValues['radius'] {
  const base = radius.base.$value.value;
  return {
    s: inPx(Math.min(base / 2, largestSmallRadius)),
    m: inPx(base),
    l: inPx(base * 1.5),
    control: length(radius.control.$value),
    pill: length(radius.pill.$value),
  };
}

function motion({ duration, easing }: BrandTokens): BrandValues['motion'] {
  return {
    fast: length(duration.fast.$value),
    base: length(duration.base.$value),
    slow: length(duration.slow.$value),
    easing: `cubic-bezier(${easing.base.$value.join(', ')})`,
  };
}

/** Controls scale with the visitor's text size (rem); spacing does not (px). */
function density({ density: tokens }: BrandTokens): BrandValues['density'] {
  return {
    control: inRem(tokens.control.$value.value),
    controlInline: inRem(tokens.controlInline.$value.value),
    card: fluid(tokens.card, inPx),
    section: fluid(tokens.section, inPx),
    gutter: fluid(tokens.gutter, inPx),
    gap: fluid(tokens.gap, inPx),
  };
}

/** A length that grows linearly between the phone width and the desktop width. */
function fluid({ phone, desktop }: FluidTokens, inUnit: (px: number) => string): string {
  const [least, most] = [phone.$value.value, desktop.$value.value];
  if (least === most) return inUnit(least);
  const slope = (most - least) / (desktopWidth - phoneWidth);
  const start = least - slope * phoneWidth;
  return `clamp(${inUnit(least)}, ${inUnit(start)} + ${rounded(slope * 100)}vw, ${inUnit(most)})`;
}

function shadow(layers: ShadowValue | readonly ShadowValue[]): string {
  return (Array.isArray(layers) ? layers : [layers]).map(shadowLayer).join(', ');
}

function shadowLayer({ color, offsetX, offsetY, blur, spread }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, spread].map(length).join(' ');
  return `${lengths} ${withAlpha(hexOf(color), color.alpha ?? 1)}`;
}

function length({ value, unit }: DimensionValue): string {
  return value === 0 && unit === 'px' ? '0' : `${value}${unit}`;
}

function inPx(px: number): string {
  return `${rounded(px)}px`;
}

function inRem(px: number): string {
  return `${rounded(px / rootFontSize)}rem`;
}

function inEm(em: number): string {
  return em === 0 ? '0' : `${em}em`;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
