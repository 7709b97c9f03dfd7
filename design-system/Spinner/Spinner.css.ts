import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { reducedMotion } from '#themes/media.ts';
import { turn } from '../turn.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
});

const ringBase = style({
  flexShrink: 0,
  fill: 'none',
  strokeWidth: '3',
  strokeLinecap: 'round',
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    // With reduced motion, a slow change of opacity still indicates activity.
    [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` },
  },
});

/** The class of the ring for each size. */
export const ring = styleVariants({
  s: [ringBase, { inlineSize: size.iconS, blockSize: size.iconS }],
  m: [ringBase, { inlineSize: size.iconM, blockSize: size.iconM }],
  l: [ringBase, { inlineSize: size.iconL, blockSize: size.iconL }],
});

/** In the text colour, so that it is also visible on a button. */
export const track = style({ stroke: 'currentColor', opacity: 0.2 });

/** Three tenths of the ring, whose circumference is 63. */
export const arc = style({ stroke: 'currentColor', strokeDasharray: '19 63' });
