import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { withoutScript } from './FilterPanel.css.ts';

/** Shown if script can keep the choice. */
export const choice = style({
  marginBlockEnd: space.m,
  '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
});
