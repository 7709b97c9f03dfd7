import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const hiddenFields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockEnd: space.m,
});
