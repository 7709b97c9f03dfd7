import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { compact } from './compact.ts';

export const labels = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInlineStart: space.s,
  // Beside the heart.
  insetInlineEnd: `calc(${size.target} + ${space.xs})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['2xs'],
  '@container': { [compact]: { insetBlockStart: space['2xs'], insetInlineStart: space['2xs'] } },
});
