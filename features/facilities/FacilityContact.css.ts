import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const contact = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  // Browsers render addresses in italics.
  fontStyle: 'normal',
  // An e-mail address is one word, and may be longer than a phone is wide.
  wordBreak: 'break-word',
});
