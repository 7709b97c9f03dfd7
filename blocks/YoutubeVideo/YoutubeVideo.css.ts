import { style } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

/** Ten of twelve columns on laptops and wider, so that the whole video fits into the window. */
const wide = `${size.content} * 10 / 12`;

export const video = style({
  '@media': { [from('laptop')]: { maxInlineSize: `calc(${wide})` } },
});

/** The picture while there is no video; only in editing mode. */
export const poster = style({ position: 'relative', aspectRatio: '16 / 9' });

/** The displayed width of the poster, for its `sizes`. */
export const posterSizes = `(min-width: ${breakpointPx('desktop')}px) 1200px, 92vw`;
