import base from '#tokens/base.tokens.json' with { type: 'json' };
import type { Breakpoint } from '#tokens/names.ts';

/** A media query for the breakpoint and above, for vanilla-extract's `@media`. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${base.breakpoint[breakpoint].$value.value}px)`;
}

/** A breakpoint as a number of px, for `sizes` attributes and `matchMedia`. */
export function breakpointPx(breakpoint: Breakpoint): number {
  return base.breakpoint[breakpoint].$value.value;
}

/**
 * Windows so low that fixed elements would leave no room to read: a desktop at 400 % zoom, a phone
 * in landscape.
 */
export const lowWindow = 'screen and (max-height: 320px)';

/** For visitors who prefer reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** For visitors with forced colours, such as high-contrast mode. */
export const forcedColors = '(forced-colors: active)';
