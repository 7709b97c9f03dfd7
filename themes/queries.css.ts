/**
 * Media queries for scripts and markup. A `.css.ts` file is evaluated at build time, so the client
 * bundle contains the finished strings and not the tokens they are built from.
 */

import { breakpointPx, reducedMotion } from './media.ts';

/** Windows below 768 px, for the `media` attribute and `matchMedia`. */
export const phoneQuery = `(max-width: ${breakpointPx('tablet') - 0.02}px)`;

/** Windows of 768 px and above. */
export const tabletQuery = `(min-width: ${breakpointPx('tablet')}px)`;

/** For visitors who prefer reduced motion. */
export const reducedMotionQuery = reducedMotion;
