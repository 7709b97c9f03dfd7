/** The banner and what stands behind the text. */

import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { underHeader } from '../header/underHeader.ts';

const { color, density, hero: brand } = vars;

/** What lies below the picture instead of on it. */
const belowPicture = createVar();

/** What the header hides of the banner's upper edge. */
export const hidden = createVar();

const banner = style({
  vars: { [belowPicture]: '0px', [hidden]: '0px' },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // Picture and veil end with the banner, whatever they reach for.
  overflow: 'clip',
});

/** White text stands on the brand's dark ground, black text on its light one. */
export const tone = styleVariants({
  white: [banner, surface.dark],
  black: [banner, surface.base],
});

const barHeight = `max(${size.target}, ${density.control}) + 2 * ${space['2xs']} + 2 * ${size.hairline}`;

/** Brands whose search bar stands in a band let the picture end above it. */
export const withSearch = style({
  vars: { [belowPicture]: `calc((${barHeight} + 2 * ${density.card}) * ${brand.isBand})` },
});

/** The first thing on a page. */
export const first = style({ vars: { [hidden]: `var(${underHeader}, 0px)` } });

/** As tall as brand and window ask for; taller where the text needs it. */
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

export const airAbove = style({ marginBlockStart: density.gutter });

/** No layer of its own: the controls of a film must come to lie above the text's layer. */
export const media = style({
  position: 'absolute',
  inset: `0 0 ${belowPicture}`,
  // On paper the text stands below the picture: there it is black and has no veil.
  '@media': { print: { position: 'relative', aspectRatio: '2 / 1' } },
});

/**
 * On phones text at the lower edge would cover what upright pictures show there, so the picture
 * ends higher and dissolves into the ground.
 */
export const mediaAboveText = style({
  inset: '0 0 30%',
  maskImage: 'linear-gradient(to top, transparent, black 30%)',
  '@media': {
    print: { maskImage: 'none' },
    [from('tablet')]: { inset: `0 0 ${belowPicture}`, maskImage: 'none' },
  },
});

/** Lets the picture under the film be seen until the film is there. */
export const film = style({ vars: { [color.skeleton]: 'transparent' } });
