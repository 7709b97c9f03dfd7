import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const foot = style({
  marginBlockStart: space.xl,
  // Inherited by the link as well, whose own rule doesn't break words.
  wordBreak: 'break-word',
});
