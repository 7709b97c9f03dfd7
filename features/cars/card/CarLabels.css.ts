import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { compact } from './compact.ts';

export const labels = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInline: space.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['2xs'],
  '@container': { [compact]: { insetBlockStart: space['2xs'], insetInline: space['2xs'] } },
});
