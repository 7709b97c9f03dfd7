import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Its height, a comfortable target, doesn't move the text beside it. */
export const link = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  marginBlock: `calc(-1 * ${space.s})`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
