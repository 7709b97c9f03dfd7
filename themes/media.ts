import base from '#tokens/base.tokens.json' with { type: 'json' };
import type { Breakpoint } from '#tokens/names.ts';

/** A media query for widths of the breakpoint and above, as vanilla-extract's `@media` takes it. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${base.breakpoint[breakpoint].$value.value}px)`;
}

/** A breakpoint as a number of px, for `sizes` attributes and `matchMedia`. */
export function breakpointPx(breakpoint: Breakpoint): number {
  return base.breakpoint[breakpoint].$value.value;
}

/** For visitors who asked their system for less movement. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** For visitors whose system chooses the colours. */
export const forcedColors = '(forced-colors: active)';
