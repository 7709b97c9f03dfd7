import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { photograph } from '../card/CarPicture.css.ts';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space['3xs'],
  borderRadius: vars.radius.s,
  overflow: 'hidden',
});

const frame = style([photograph, { aspectRatio: '3 / 2' }]);

export const frames = styleVariants({
  first: [frame, { gridColumn: '1 / -1' }],
  other: [frame],
});

/** The maximum displayed width of the first picture, for the `sizes` of all. */
export const pictureSizes = '360px';
