import { globalStyle, style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

const { color, density, motion, radius } = vars;

/** Picture, facts and phone stand on rows that the cards beside it share. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / -1',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  overflowWrap: 'anywhere',
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

/** How wide the picture is shown, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 342px, (min-width: ${breakpointPx('laptop')}px) 33vw, (min-width: ${breakpointPx('tablet')}px) 50vw, 100vw`;

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  padding: `${density.card} ${density.card} 0`,
});

/** The link in the heading reaches to the card's edges. */
export const wholeCard = style({});

globalStyle(`${wholeCard} > a::after`, { content: '""', position: 'absolute', inset: 0 });
// The card shows it: around the name alone it would say too little of what is pressed.
globalStyle(`${wholeCard} > a:focus-visible`, { outline: 'none' });

/** Above the card's own link, and as tall as a finger needs. */
export const phone = style({
  position: 'relative',
  zIndex: layer.raised,
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  margin: `0 ${density.card} ${space.s}`,
});
