import { style } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

/** From laptops on ten of the page's twelve columns: the whole video fits into the window. */
const wide = `${size.content} * 10 / 12`;

export const video = style({
  '@media': { [from('laptop')]: { maxInlineSize: `calc(${wide})` } },
});

/** To editors only: the picture while there is no video. */
export const poster = style({ position: 'relative', aspectRatio: '16 / 9' });

/** How wide the poster is shown, for its `sizes`. */
export const posterSizes = `(min-width: ${breakpointPx('desktop')}px) 1200px, 100vw`;
