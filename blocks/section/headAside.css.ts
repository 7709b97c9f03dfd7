import { style } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

/**
 * A section's head and the list it speaks of: under each other, and from laptops on side by side,
 * so that lines stay readable on wide windows.
 */
export const headAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: 'calc(100% / 12)',
    },
  },
});

/** The list in it. Alone it begins where heads do. */
export const asideList = style({
  minInlineSize: 0,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', maxInlineSize: `calc(${size.content} * 2 / 3)` },
  },
});
