/** The banner and the background of its text. */

import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { underHeader } from '#themes/underHeader.ts';
import { heroVars } from './heroVars.css.ts';

const { color, density } = vars;

/** Height of the content below the picture. */
const belowPicture = createVar();

/** Height of the banner's upper part that lies under the header. */
export const hidden = createVar();

const banner = style({
  vars: { [belowPicture]: '0px', [hidden]: '0px' },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // Clips the picture and the gradient at the banner's edges.
  overflow: 'clip',
});

/** White text on the brand's dark surface, black text on its light one. */
export const tone = styleVariants({
  white: [banner, surface.dark],
  black: [banner, surface.base],
});

const barHeight = `max(${size.target}, ${density.control}) + 2 * ${space['2xs']} + 2 * ${size.hairline}`;

/** The picture ends above the search bar for brands that show it in a band. */
export const withSearch = style({
  vars: { [belowPicture]: `calc((${barHeight} + 2 * ${density.card}) * ${heroVars.isBand})` },
});

/** A banner at the top of the page. */
export const first = style({ vars: { [hidden]: `var(${underHeader}, 0px)` } });

/** The minimum height by brand and window; longer text makes the banner taller. */
export const height = styleVariants({
  default: {
    minBlockSize: `calc(3.25 * ${space['5xl']} + 2 * ${density.section} + ${belowPicture} + ${hidden})`,
    '@media': {
      print: { minBlockSize: 0 },
      [from('tablet')]: {
        minBlockSize: `calc(max(3 * ${space['5xl']} + 2 * ${density.section}, min(40vw, 80svh)) + ${belowPicture} + ${hidden})`,
      },
    },
  },
  'full-screen': { minBlockSize: '100svh', '@media': { print: { minBlockSize: 0 } } },
});

/** None under a header that lies on the picture. */
export const airAbove = style({ marginBlockStart: `max(0px, ${density.gutter} - ${hidden})` });

/** No stacking context: a film's controls must be above the text's layer. */
export const media = style({
  position: 'absolute',
  inset: `0 0 ${belowPicture}`,
  // In print the text is below the picture: black and without a gradient.
  '@media': { print: { position: 'relative', aspectRatio: '2 / 1' } },
});

/**
 * On phones text at the lower edge would cover the subject of upright pictures, so the picture ends
 * higher and fades into the background.
 */
export const mediaAboveText = style({
  inset: '0 0 30%',
  maskImage: 'linear-gradient(to top, transparent, black 30%)',
  '@media': {
    print: { maskImage: 'none' },
    [from('tablet')]: { inset: `0 0 ${belowPicture}`, maskImage: 'none' },
  },
});

/** Keeps the picture under the film visible until the film plays. */
export const film = style({ vars: { [color.skeleton]: 'transparent' } });
