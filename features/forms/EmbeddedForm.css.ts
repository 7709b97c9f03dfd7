import { style } from '@vanilla-extract/css';

/** Only visible without script. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
