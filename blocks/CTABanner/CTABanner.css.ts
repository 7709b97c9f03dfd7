import { style } from '@vanilla-extract/css';
import { wordColumn } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const { density, radius } = vars;

/** Text and buttons. Without a picture, the buttons are in the second column. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'center',
  '@media': {
    [from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space['3xl'],
      selectors: { '&[data-state="picture"]': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

export const words = style(wordColumn(space.m));

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.m,
  marginInlineStart: 0,
  '@media': { [from('laptop')]: { order: 1, marginInlineStart: density.gap } },
});

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 664px, (min-width: ${breakpointPx('laptop')}px) 42vw, 92vw`;
