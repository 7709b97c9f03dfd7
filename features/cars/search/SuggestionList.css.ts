import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { photograph } from '../card/CarPicture.css.ts';

export const facts = style({
  ...typeset('small'),
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
});

export const picture = style([
  photograph,
  { flexShrink: 0, inlineSize: space['3xl'], aspectRatio: '3 / 2', borderRadius: vars.radius.s },
]);

/** The displayed width, for `sizes`. */
export const pictureSize = space['3xl'];
