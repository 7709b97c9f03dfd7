import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

/** What a section says before its content. No wider than reads well. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: size.text,
  marginBlockEnd: space.l,
  '@media': { [from('tablet')]: { marginBlockEnd: space.xl } },
});
