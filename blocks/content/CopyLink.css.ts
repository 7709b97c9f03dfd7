import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { color } = vars;

export const copy = style({
  display: 'flex',
  flexShrink: 0,
  color: color.textMuted,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
    // Without script there is nothing to press, and on paper neither.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
