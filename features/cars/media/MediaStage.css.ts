import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

const { color, radius } = vars;

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  minInlineSize: 0,
});

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: radius.m,
  backgroundColor: color.skeleton,
});

/** The displayed width of the large picture, for its `sizes`. */
export const stageSizes = `(min-width: ${breakpointPx('wide')}px) 812px, (min-width: ${breakpointPx('laptop')}px) 53vw, 92vw`;

/** Covers the pictures. */
export const view = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  backgroundColor: color.skeleton,
});

/** Beside the full-screen button. */
export const modes = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInlineStart: space.s,
  maxInlineSize: `calc(100% - ${size.target} - 3 * ${space.s})`,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const fullScreen = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInlineEnd: space.s,
  '@media': { '(scripting: none)': { display: 'none' } },
});
