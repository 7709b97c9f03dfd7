/**
 * Media queries for scripts and markup. A `.css.ts` file is run when the site is built, so what
 * reaches the browser is the finished text and not the tokens behind it.
 */

import { breakpointPx, reducedMotion } from './media.ts';

/** Windows below 768 px, as the `media` attribute and `matchMedia` take it. */
export const phoneQuery = `(max-width: ${breakpointPx('tablet') - 0.02}px)`;

/** Windows of 768 px and above. */
export const tabletQuery = `(min-width: ${breakpointPx('tablet')}px)`;

/** For visitors who asked their system for less movement. */
export const reducedMotionQuery = reducedMotion;
