import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const foot = style({
  marginBlockStart: space.xl,
  // Within the link as well, whose own rule stops at the width of a word.
  wordBreak: 'break-word',
});
