import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { veil } from '#themes/veil.ts';
import { moving, way } from './pressable.css.ts';

const { color, density, radius } = vars;

/** As high at every width: one alone is a banner, several are upright. */
export const card = style([
  surface.dark,
  {
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minInlineSize: 0,
    wordBreak: 'break-word',
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
    // Black on white is how paper is read: there the words stand under the picture.
    '@media': { print: { position: 'relative', aspectRatio: '16 / 9' } },
  },
]);

/** The length over which the veil fades above the words. */
const fade = space['4xl'];

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: density.card,
  paddingBlockStart: fade,
  backgroundImage: `linear-gradient(to bottom, ${veil({ from: fade, to: '100%', fade })})`,
  vars: {
    // On the veil these read over any picture; the brand's own may not.
    [color.text]: color.heading,
    [color.link]: color.heading,
    [color.linkHover]: color.heading,
  },
  '@media': { print: { backgroundImage: 'none' } },
});

export const title = style([way]);
