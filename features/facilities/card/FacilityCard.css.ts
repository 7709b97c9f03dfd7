import { globalStyle, style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

const { color, density, motion, radius } = vars;

/** Picture, facts and phone are on rows that cards side by side share. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / -1',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  transition: `border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:has(h1 a:focus-visible, h2 a:focus-visible, h3 a:focus-visible, h4 a:focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:has(a):hover': { borderColor: color.borderStrong } } },
  },
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
});

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 342px, (min-width: ${breakpointPx('laptop')}px) 30vw, (min-width: ${breakpointPx('tablet')}px) 45vw, 92vw`;

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  padding: `${density.card} ${density.card} 0`,
});

/** The link in the heading covers the whole card. */
export const wholeCard = style({});

globalStyle(`${wholeCard} > a::after`, { content: '""', position: 'absolute', inset: 0 });
// The card shows the focus ring, because the whole card is the target.
globalStyle(`${wholeCard} > a:focus-visible`, { outline: 'none' });

/** Above the card's own link, and as tall as a touch target. */
export const phone = style({
  position: 'relative',
  zIndex: layer.raised,
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  margin: `0 ${density.card} ${space.s}`,
});
