import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius, text } = vars;

/** The regulation prescribes these three colours, so they are literals and not brand colours. */
const black = '#000';
const white = '#fff';
/** 5.9:1 on white. */
const red = '#c8102e';

/** Its own surface: black on white in every section and brand. */
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
    // On phones the text needs the full width.
    [from('landscape')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.l },
    print: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.l, padding: space.m },
  },
});

/**
 * The symbol. It must be at least three lines of text tall. The triangle fills five sixths of its
 * box, so a box of four lines makes it taller than three.
 */
export const symbol = style({
  inlineSize: '4lh',
  color: red,
  // Compensates for the empty space around the triangle, to align it with the content above and below.
  marginInlineStart: '-0.2lh',
  marginBlockStart: '-0.35lh',
});

// In print everything else turns black; the regulation requires the symbol to stay red.
globalStyle(`${symbol} > *`, { '@media': { print: { color: `${red} !important` } } });

/** The same size as the text, because the size of the symbol is relative to it. */
export const title = style({ fontWeight: 700 });

export const words = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] });
