import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const labels = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInline: space.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['2xs'],
});
