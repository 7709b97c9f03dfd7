import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { veil } from '#themes/veil.ts';
import { moving, way } from './pressable.css.ts';

const { color, density, radius } = vars;

/** The same height at every width: a single card is a banner, several are in portrait format. */
export const card = style([
  surface.dark,
  {
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minInlineSize: 0,
    minBlockSize: `calc(${space['5xl']} * 3.25)`,
    borderRadius: radius.m,
    overflow: 'clip',
    '@media': { print: { minBlockSize: 0, breakInside: 'avoid' } },
  },
]);

export const picture = style([
  moving,
  {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    overflow: 'hidden',
    // In print, the text is black on white below the picture.
    '@media': { print: { position: 'relative', aspectRatio: '16 / 9' } },
  },
]);

/** The distance over which the veil fades in above the words. */
const fade = space['4xl'];

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: density.card,
  paddingBlockStart: fade,
  backgroundImage: `linear-gradient(to bottom, ${veil({ from: fade, to: '100%', fade })})`,
  vars: {
    // These colours have enough contrast on the veil over any picture; the brand's link colours may
    // not.
    [color.text]: color.heading,
    [color.link]: color.heading,
    [color.linkHover]: color.heading,
  },
  '@media': { print: { backgroundImage: 'none' } },
});

export const title = style([way]);
