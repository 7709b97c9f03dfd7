import { style } from '@vanilla-extract/css';
import { layer, space } from '#themes/contract.css.ts';
import { reducedMotion } from '#themes/media.ts';
import { photograph, pictureNumber, snappingRow, snappingSlide } from '../card/CarPicture.css.ts';

/** Over the first picture, and above the link that covers the card. */
export const row = style({
  ...snappingRow,
  zIndex: layer.raised,
  display: 'flex',
  scrollBehavior: 'smooth',
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { display: 'none' },
  },
});

export const slide = style([photograph, snappingSlide]);

export const count = style({
  ...pictureNumber,
  zIndex: layer.raised,
  insetBlockEnd: space['2xs'],
  insetInlineEnd: space['2xs'],
  '@media': { print: { display: 'none' } },
});
