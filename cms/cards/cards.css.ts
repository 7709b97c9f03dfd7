import { breakpointPx } from '#themes/media.ts';

const tablet = `(min-width: ${breakpointPx('tablet')}px)`;
const desktop = `(min-width: ${breakpointPx('desktop')}px)`;
const wide = `(min-width: ${breakpointPx('wide')}px)`;

/** The displayed width of a card's picture, for its `sizes`. Nested cards are in rows of three or, from `desktop`, four. */
export const pictureSizes = {
  nested: `${wide} 460px, ${desktop} 27vw, ${tablet} 30vw, 92vw`,
  alone: `${wide} 704px, ${tablet} 45vw, 92vw`,
};
