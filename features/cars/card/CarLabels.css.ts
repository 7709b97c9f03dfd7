import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Beside the picture and never on it, where two badges would hide the car. */
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['2xs'],
  // The names of campaigns come from the index, and some are a single long word.
  hyphens: 'auto',
});
