import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';

const { color } = vars;

/** Custom properties the logo's element carries: the size editors asked for. */
export const logoWidth = '--logo-width';
export const logoHeight = '--logo-height';

// Sized here and not by its file: nothing moves when the file arrives.
export const logo = style({
  inlineSize: `calc(var(${logoWidth}) * 0.9)`,
  blockSize: `calc(var(${logoHeight}) * 0.9)`,
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': {
    [from('landscape')]: { inlineSize: `var(${logoWidth})`, blockSize: `var(${logoHeight})` },
    // Where the system chooses the colours, the drawing takes the ground it was made for along.
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: color.ground },
  },
});

/** Which of a header's two logos is seen is the header's business. */
export const ground = styleVariants({
  light: {},
  dark: {},
  whitened: { filter: 'brightness(0) invert(1)' },
});
