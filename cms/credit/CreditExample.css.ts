import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

/** Quiet, and as large as the monthly costs that it explains. */
export const example = style({
  ...typeset('small'),
  marginBlock: space.m,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
});

/** Clear and prominent, as the law asks for. */
export const caution = style({ display: 'block', color: vars.color.text });
