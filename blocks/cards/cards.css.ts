import { breakpointPx } from '#themes/media.ts';

const tablet = `(min-width: ${breakpointPx('tablet')}px)`;
const wide = `(min-width: ${breakpointPx('wide')}px)`;

/** How wide the picture of a card is shown, for its `sizes`. */
export const pictureSizes = {
  nested: `${wide} 460px, ${tablet} 33vw, 85vw`,
  alone: `${wide} 704px, ${tablet} 50vw, 92vw`,
};
