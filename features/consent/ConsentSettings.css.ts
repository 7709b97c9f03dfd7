import { style } from '@vanilla-extract/css';
import { size, vars } from '#themes/contract.css.ts';

const { color, radius, text } = vars;

/** Looks like a link, like its neighbours in the footer. */
export const settings = style({
  minBlockSize: size.target,
  borderRadius: radius.s,
  color: color.textMuted,
  fontSize: text.small.size,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: '0.2em',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
    // Without script nothing is counted and the button does nothing; print needs no settings.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
