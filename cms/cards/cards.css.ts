import { breakpointPx } from '#themes/media.ts';

const tablet = `(min-width: ${breakpointPx('tablet')}px)`;
const wide = `(min-width: ${breakpointPx('wide')}px)`;

/** The displayed width of a card's picture, for its `sizes`. */
export const pictureSizes = {
  nested: `${wide} 460px, ${tablet} 30vw, 92vw`,
  alone: `${wide} 704px, ${tablet} 45vw, 92vw`,
};
