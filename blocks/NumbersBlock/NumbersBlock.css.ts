import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/Text/typeset.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density } = vars;

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${space.l} ${density.gap}`,
});

/** The value is seen first and read second: what it counts stands before it in the document. */
export const number = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space['2xs'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: space.m,
  borderBlockStart: `${size.focusRing} solid ${color.accent}`,
});

export const value = style({
  ...typeset('heading2'),
  color: color.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from('tablet')]: typeset('heading1') },
});

export const title = style({ ...typeset('body'), color: color.textMuted });
