import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, motion, radius } = vars;

/** The first star, and not the area around it, is aligned with the legend. */
export const stars = style({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${space.xs})`,
});

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // The stars stay on one line, also at 400 % zoom.
  flex: `0 1 calc(${size.target} + ${space['2xs']})`,
  blockSize: `calc(${size.target} + ${space['2xs']})`,
  color: color.accent,
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
    },
    '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' },
  },
});

globalStyle(`${star} svg`, {
  transitionProperty: 'fill',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.easing,
});

// The stars up to the chosen one are filled, and up to the one under the pointer.
globalStyle(`${star}[data-state="on"] svg`, { fill: 'currentColor' });
globalStyle(`${stars}:hover ${star}:not(:has(:disabled)) svg`, { fill: 'currentColor' });
globalStyle(`${star}:not(:has(:disabled)):hover ~ ${star} svg`, { fill: 'none' });

/** Covers the star, so that tools that act on the radio button hit it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  '@media': { [forcedColors]: { forcedColorAdjust: 'auto' } },
});
