import { style } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

/**
 * A section's head and its list: stacked, and from laptops on side by side, so that lines stay
 * readable in wide windows.
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

/** The list of the section. Without a head it starts at the left edge. */
export const asideList = style({
  minInlineSize: 0,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', maxInlineSize: `calc(${size.content} * 2 / 3)` },
  },
});
