import { breakpointPx } from '#themes/media.ts';

const tablet = `(min-width: ${breakpointPx('tablet')}px)`;
const wide = `(min-width: ${breakpointPx('wide')}px)`;

/** The displayed width of a card's picture, for its `sizes`. */
export const pictureSizes = {
  nested: `${wide} 460px, ${tablet} 33vw, 85vw`,
  alone: `${wide} 704px, ${tablet} 50vw, 92vw`,
};
