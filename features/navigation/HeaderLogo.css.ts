import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';
import { markFilter } from '#themes/nightSwitch.ts';

const { color } = vars;

/** Custom properties of the logo's element: the size that editors chose. */
export const logoWidth = '--logo-width';
export const logoHeight = '--logo-height';

// Has a fixed size before its file is loaded, so nothing moves.
export const logo = style({
  inlineSize: `calc(var(${logoWidth}) * 0.9)`,
  blockSize: `calc(var(${logoHeight}) * 0.9)`,
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': {
    [from('landscape')]: { inlineSize: `var(${logoWidth})`, blockSize: `var(${logoHeight})` },
    // With forced colours the logo keeps the background it was drawn for.
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: color.ground },
  },
});

/** The header decides which of its two logos is visible. The only logo of a header is shown in white at night. */
export const ground = styleVariants({
  light: {},
  dark: {},
  whitened: { filter: 'brightness(0) invert(1)' },
  any: { filter: `var(${markFilter}, none)` },
});
