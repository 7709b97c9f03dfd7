import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { veil } from '#themes/veil.ts';

const { color, density, radius } = vars;

/** All slides are as tall as the tallest one. */
export const slide = style([
  surface.dark,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    blockSize: '100%',
    minBlockSize: `calc(${space['5xl']} * 3.5)`,
    borderRadius: radius.m,
    overflow: 'clip',
    '@media': {
      [from('tablet')]: { minBlockSize: `calc(${space['5xl']} * 3.75)` },
      [from('desktop')]: { minBlockSize: `calc(${space['5xl']} * 4.25)` },
      print: { minBlockSize: 0 },
    },
  },
]);

export const picture = style({ position: 'absolute', inset: 0, zIndex: -1 });

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 1440px, 92vw`;

/** The length over which the overlay fades above the text. */
const fade = space['4xl'];

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: density.card,
  paddingBlockStart: fade,
  backgroundImage: `linear-gradient(to bottom, ${veil({ from: fade, to: '100%', fade })})`,
  vars: {
    // On the overlay, these are legible over any picture; the brand's own colours may not be.
    [color.text]: color.heading,
    [color.link]: color.heading,
  },
  '@media': {
    [from('tablet')]: { padding: space.xl, paddingBlockStart: fade },
    print: { backgroundImage: 'none' },
  },
});

export const sentence = style({ maxInlineSize: size.text });

export const action = style({ marginBlockStart: space.s });

export const search = style({
  maxInlineSize: size.dialog,
  marginBlockStart: space.l,
  '@media': { print: { display: 'none' } },
});

/** In editing mode all slides are stacked, so that editors can reach each of them. */
export const all = style({ display: 'grid', gap: space.m });
