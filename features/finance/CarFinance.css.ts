import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const finance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  minInlineSize: 0,
});
