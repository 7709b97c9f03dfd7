import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { color } = vars;

export const copy = style({
  display: 'flex',
  flexShrink: 0,
  color: color.textMuted,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
    // The button needs script, and has no use on paper.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
