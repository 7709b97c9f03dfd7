import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

/** Covers the pictures. */
export const view = style({ position: 'absolute', inset: 0, backgroundColor: vars.color.ground });

/** Fingers pinch or tap twice. */
export const zoom = style({
  display: 'flex',
  gap: space['2xs'],
  marginInlineStart: 'auto',
  '@media': { '(hover: none)': { display: 'none' } },
});

/** In the middle, unless the row is longer than the window. */
export const thumbnails = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  margin: '0 auto',
});
