import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

/** A small part in the middle of the window. */
export const centred = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space.l,
  backgroundColor: vars.color.ground,
});
