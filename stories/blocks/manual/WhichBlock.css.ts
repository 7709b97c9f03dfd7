import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, density, radius } = vars;

export const index = style({ paddingBlock: density.section });

/** Title and languages, below each other if the window is narrow. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  overflow: 'clip',
  selectors: {
    '&:has(a:focus-visible)': { outline: `${size.focusRing} solid ${color.focus}` },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.borderStrong } } },
  },
});

export const preview = style({
  display: 'grid',
  // Of taller examples, the top is shown.
  alignContent: 'safe center',
  blockSize: `calc(${space['5xl']} * 1.5)`,
  overflow: 'clip',
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

/** A strip is scaled down from a window of 1280 px, smaller blocks less so. */
export const sizes = styleVariants({
  strip: { zoom: 0.3 },
  part: { zoom: 0.7 },
  gap: { zoom: 0.5 },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: density.card,
});

/** The whole card is clickable. */
export const link = style({
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
