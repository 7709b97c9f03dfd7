import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { phoneQuery } from '#themes/queries.css.ts';

const { color, density, motion, radius } = vars;

/** The list of cards. Below tablets they are rows, which touch. */
export const cards = style({ '@media': { [phoneQuery]: { vars: { [density.gap]: '0px' } } } });

/** A row below tablets. Then picture, facts and links are on rows that cards side by side share. */
export const card = style({
  position: 'relative',
  paddingBlockStart: space.s,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  selectors: {
    '&:has(h1 a:focus-visible, h2 a:focus-visible, h3 a:focus-visible, h4 a:focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: '1 / -1',
      overflow: 'hidden',
      paddingBlockStart: 0,
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: radius.m,
      backgroundColor: color.raised,
      transition: `border-color ${motion.fast} ${motion.easing}`,
    },
    '(hover: hover)': { selectors: { '&:has(a):hover': { borderColor: color.borderStrong } } },
  },
});

/** A list of rows is for finding a place. A lazy picture that isn't displayed isn't fetched either. */
export const picture = style({
  position: 'relative',
  display: 'none',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  '@media': { [from('tablet')]: { display: 'grid' } },
});

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 342px, (min-width: ${breakpointPx('laptop')}px) 30vw, (min-width: ${breakpointPx('tablet')}px) 45vw, 92vw`;

/** The distance is beside the name in a row, and the last of the facts on a card. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.m,
  alignContent: 'start',
  alignItems: 'baseline',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space['2xs'],
      padding: `${density.card} ${density.card} 0`,
    },
  },
});

export const wide = style({ gridColumn: '1 / -1' });

export const address = style([
  wide,
  {
    ...typeset('small'),
    margin: 0,
    color: color.textMuted,
    '@media': { [from('tablet')]: { ...typeset('body'), color: color.text } },
  },
]);

export const distance = style({
  ...typeset('small'),
  gridArea: '1 / 2',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { gridArea: 'auto' } },
});

/** The link in the heading covers the whole card. */
export const wholeCard = style({});

globalStyle(`${wholeCard} > a::after`, { content: '""', position: 'absolute', inset: 0 });
// The card is the target, so the name needs no height of its own.
globalStyle(`${wholeCard}${wholeCard} > a`, { minBlockSize: 0 });
// The card shows the focus ring, because the whole card is the target.
globalStyle(`${wholeCard} > a:focus-visible`, { outline: 'none' });

/** Above the card's own link, and as tall as a touch target. */
export const links = style({
  position: 'relative',
  zIndex: layer.raised,
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minBlockSize: size.target,
  '@media': { [from('tablet')]: { margin: `0 ${density.card} ${space.s}` } },
});

// Nobody types the address of a route.
globalStyle(`${links} a[href^="http"]`, { '@media': { print: { display: 'none' } } });
