import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

/** A section's head, limited to a readable line length. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: size.text,
  marginBlockEnd: space.l,
  '@media': { [from('tablet')]: { marginBlockEnd: space.xl } },
});
