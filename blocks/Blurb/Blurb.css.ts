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

/** Which side the picture stands on, where there is room for two. */
export const sides = styleVariants({ start: [grid], end: [grid] });

const cell = style({ minInlineSize: 0 });

/** From laptops on one column of air lies between picture and text. */
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
      // Without a picture the text begins where pictures do.
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

/** The same calm shape at every width. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.m,
});

/** How wide the picture is shown, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 704px, (min-width: ${breakpointPx('tablet')}px) 50vw, 100vw`;

/** Lets the picture under the film be seen until the film is there. */
export const film = style({ vars: { [vars.color.skeleton]: 'transparent' } });
