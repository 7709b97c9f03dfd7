import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius, text } = vars;

/** The three colours are the regulation's and no brand's, so here alone they are spelled out. */
const black = '#000';
const white = '#fff';
/** 5.9:1 on white. */
const red = '#c8102e';

/** A surface of its own: whatever the section or the brand looks like, black on white. */
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s,
  maxInlineSize: `calc(${size.text} + 2 * ${density.card} + ${space['5xl']})`,
  padding: density.card,
  border: `${size.focusRing} solid ${black}`,
  borderRadius: radius.m,
  backgroundColor: white,
  color: black,
  colorScheme: 'light',
  fontFamily: text.body.family,
  fontSize: text.body.size,
  lineHeight: text.body.lineHeight,
  letterSpacing: text.body.letterSpacing,
  vars: {
    [color.text]: black,
    [color.link]: black,
    [color.linkHover]: black,
    [color.focus]: black,
  },
  '@media': {
    // On phones the words need the whole line.
    [from('landscape')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.l },
  },
});

/**
 * The symbol. At least three lines of the text are prescribed; the triangle fills five sixths of
 * its box, so that of four lines it takes more than three.
 */
export const symbol = style({
  inlineSize: '4lh',
  color: red,
  // The triangle's own air would push it out of the line of what stands above and below.
  marginInlineStart: '-0.2lh',
  marginBlockStart: '-0.35lh',
});

// On paper, where everything else turns black, the symbol stays what the regulation wants it to be.
globalStyle(`${symbol} > *`, { '@media': { print: { color: `${red} !important` } } });

/** In the size of the text, by which the symbol is measured. */
export const title = style({ fontWeight: 700 });

export const words = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] });

export const addition = style({ marginBlockStart: space.l });
