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
  // Small pictures have no room beside the heart.
  '@container': {
    [compact]: {
      insetBlock: `auto ${space['2xs']}`,
      insetInline: space['2xs'],
    },
  },
});
