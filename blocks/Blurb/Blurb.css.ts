import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const { density, radius } = vars;

const grid = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: density.gap,
      alignItems: 'center',
    },
  },
});

/** The side of the picture, in windows wide enough for two columns. */
export const sides = styleVariants({ start: [grid], end: [grid] });

const cell = style({ minInlineSize: 0 });

/** On laptops and wider, one empty column separates picture and text. */
export const mediaCell = style([
  cell,
  {
    '@media': { [from('tablet')]: { gridRow: 1, gridColumn: '1 / span 6' } },
    selectors: {
      [`${sides.end} > &`]: { '@media': { [from('tablet')]: { gridColumn: '7 / span 6' } } },
    },
  },
]);

export const textCell = style([
  cell,
  {
    '@media': {
      [from('tablet')]: { gridRow: 1, gridColumn: '7 / span 6', paddingInlineStart: space.m },
      [from('laptop')]: { gridColumn: '8 / span 5', paddingInlineStart: 0 },
    },
    selectors: {
      [`${sides.end} > &`]: {
        '@media': {
          [from('tablet')]: { gridColumn: '1 / span 6', paddingInline: `0 ${space.m}` },
          [from('laptop')]: { gridColumn: '1 / span 5', paddingInline: 0 },
        },
      },
      // Without a picture, the text starts at the first column.
      '&:only-child': {
        '@media': {
          [from('tablet')]: { gridColumn: '1 / span 9', paddingInline: 0 },
          [from('laptop')]: { gridColumn: '1 / span 9' },
        },
      },
    },
  },
]);

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
});

export const action = style({ marginBlockStart: space.xs });

/** The same aspect ratio at every width. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.m,
});

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 704px, (min-width: ${breakpointPx('tablet')}px) 45vw, 92vw`;

/** Transparent, so that the picture under the film is visible until the film has loaded. */
export const film = style({ vars: { [vars.color.skeleton]: 'transparent' } });
