import { style } from '@vanilla-extract/css';
import { wordColumn } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const { density, radius } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'center',
  '@media': {
    [from('tablet')]: {
      // Keeps the footer away from the top of the window.
      minBlockSize: '24rem',
      columnGap: `calc(2 * ${density.gap})`,
      selectors: { '&[data-state="picture"]': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

export const words = style(wordColumn(space.l));

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.m,
  '@media': { [from('tablet')]: { order: 1 } },
});

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 704px, (min-width: ${breakpointPx('tablet')}px) 45vw, 92vw`;
