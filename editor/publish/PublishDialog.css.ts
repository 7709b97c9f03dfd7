import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const items = style({ display: 'grid', gap: space.xs });

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
});
