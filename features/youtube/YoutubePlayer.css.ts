import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, motion } = vars;

/** The shape of YouTube's videos. */
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.m,
  selectors: {
    '&:has(> form > :focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:has(> form > :focus-visible)': { outlineColor: 'Highlight' } },
    },
  },
});

export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  backgroundColor: color.skeleton,
  // The frame shows it instead: here the poster would lie over the ring.
  outline: 'none',
});

/** The sign over the poster: the brand's main action. */
export const sign = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space['4xl'],
  blockSize: space['3xl'],
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: color.action,
  color: color.onAction,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  '@media': {
    '(hover: hover)': {
      selectors: { [`${play}:hover &`]: { backgroundColor: color.actionHover } },
    },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
});

// Not a class of its own: the name would be part of the page's script.
globalStyle(`${stage} > iframe`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const notice = style({ marginBlockStart: space.xs });
