/** Colour arithmetic for the theme factory; runs at build time only. All colours are sRGB hex. */

import Color from 'colorjs.io';
import type { ColorValue } from '#tokens/brands.ts';

/** WCAG 2.2 AA for text. The margin of 0.05 compensates for rounding to hex. */
export const textContrast = 4.55;

/** WCAG 2.2 AA for outlines and icons that carry meaning. */
export const signContrast = 3.05;

export const white = '#ffffff';
export const black = '#000000';

const lightnessStep = 0.005;

/**
 * The nearest sRGB hex of a token's colour, without its alpha. Throws if a component is missing.
 */
export function hexOf({ colorSpace, components }: ColorValue): string {
  const [first, second, third] = components;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error(`A ${colorSpace} colour needs three components, got ${components.length}.`);
  }
  return toHex(new Color(colorSpace, [first, second, third]));
}

/** A colour with an alpha between 0 and 1, as `#rrggbbaa`. */
export function withAlpha(hex: string, alpha: number): string {
  const byte = Math.round(alpha * 255);
  return `${hex}${byte.toString(16).padStart(2, '0')}`;
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return new Color(one).contrastWCAG21(other);
}

/** The lowest contrast of a colour against several backgrounds. */
function lowestContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/**
 * The perceptual difference of two colours (deltaE OK): about 0.02 is just noticeable, 1 is black
 * against white.
 */
export function difference(one: string, other: string): number {
  return new Color(one).deltaEOK(other);
}

/** The first colour mixed with `amount` (0 to 1) of the second. */
export function mix(into: string, color: string, amount: number): string {
  return toHex(Color.mix(into, color, amount, { space: 'oklab', outputSpace: 'oklch' }));
}

/** The same hue with its OKLCH lightness (0 to 1) changed by `amount`; negative amounts darken. */
export function lighten(hex: string, amount: number): string {
  const color = new Color(hex).to('oklch');
  const [lightness, chroma, hue] = color.coords;
  const shifted = Math.min(1, Math.max(0, (lightness ?? 0) + amount));
  return toHex(new Color('oklch', [shifted, chroma, hue]));
}

/** The OKLCH lightness of a colour, 0 to 1. */
export function lightnessOf(hex: string): number {
  return new Color(hex).to('oklch').coords[0] ?? 0;
}

/** The colour's hue with the given OKLCH lightness and at most the given chroma. */
export function toned(hex: string, lightness: number, chroma: number): string {
  const [, itsChroma, hue] = new Color(hex).to('oklch').coords;
  return toHex(new Color('oklch', [lightness, Math.min(itsChroma ?? 0, chroma), hue]));
}

/**
 * The colour itself if it has the contrast against all backgrounds, otherwise its nearest lighter
 * (`towards: 'white'`) or darker shade that has it. Throws if there is no such shade.
 */
export function readable(
  hex: string,
  grounds: readonly string[],
  { towards, ratio = textContrast }: { towards: 'white' | 'black'; ratio?: number },
): string {
  const step = towards === 'white' ? lightnessStep : -lightnessStep;
  for (let shift = 0; Math.abs(shift) <= 1; shift += step) {
    const shade = shift === 0 ? hex : lighten(hex, shift);
    if (lowestContrast(shade, grounds) >= ratio) return shade;
  }
  throw new Error(`No shade of ${hex} has a contrast of ${ratio} on ${grounds.join(' and ')}.`);
}

/** `ground` mixed with just enough of `color` to reach the difference `visible`. */
export function tint(ground: string, color: string, visible: number): string {
  for (let amount = 0.02; amount < 1; amount += 0.01) {
    const mixed = mix(ground, color, amount);
    if (difference(mixed, ground) >= visible) return mixed;
  }
  return color;
}

function toHex(color: Color): string {
  return color.clone().toGamut({ space: 'srgb' }).to('srgb').toString({
    format: 'hex',
    collapse: false,
  });
}
