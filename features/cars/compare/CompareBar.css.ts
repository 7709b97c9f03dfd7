import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { aboveCover } from '#themes/covered.css.ts';
import { lowerCoverLength } from '#themes/covered.ts';
import { breakpointPx, from, lowWindow } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { color, density, radius, shadow } = vars;

const lowAndNarrow = `${lowWindow} and (max-width: ${breakpointPx('landscape') - 0.02}px)`;

/** At the lower edge of the window, or above other elements there. */
export const bar = style([
  surface.base,
  aboveCover,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: lowerCoverLength,
    zIndex: layer.floating,
    borderBlockStart: `${size.hairline} solid ${color.borderStrong}`,
    backgroundColor: color.raised,
    boxShadow: shadow.floating,
  },
]);

export const inside = style({
  maxInlineSize: `calc(${size.content} + 2 * ${density.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${space.s} calc(${space.s} + env(safe-area-inset-bottom))`,
  paddingInlineStart: `max(${density.gutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${density.gutter}, env(safe-area-inset-right))`,
  '@media': {
    [lowWindow]: {
      paddingBlock: `${space['2xs']} calc(${space['2xs']} + env(safe-area-inset-bottom))`,
    },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [lowWindow]: { flexWrap: 'nowrap' } },
});

globalStyle(`${row} > button`, { flexShrink: 0, maxInlineSize: '100%' });

/** The overlapping pictures of the chosen cars, and their number. */
export const disclosure = style({
  ...typeset('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  position: 'relative',
  minBlockSize: size.target,
  minInlineSize: size.target,
  marginInlineEnd: 'auto',
  paddingInlineEnd: space.xs,
  borderRadius: radius.control,
  color: color.text,
});

/** In a low window only the icon fits; the text remains available to screen readers. */
export const words = style({
  '@media': {
    [lowAndNarrow]: {
      position: 'absolute',
      inlineSize: size.hairline,
      blockSize: size.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const pile = style({
  display: 'none',
  '@media': { [from('landscape')]: { display: 'flex' } },
});

const thumbnail = style([
  photograph,
  { flexShrink: 0, aspectRatio: '3 / 2', borderRadius: radius.s },
]);

export const piled = style([
  thumbnail,
  {
    inlineSize: space['2xl'],
    // An outline in the bar's background colour separates it from the picture underneath.
    outline: `${size.focusRing} solid ${color.raised}`,
    selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${space.m})` } },
  },
]);

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { '[aria-expanded="false"] > &': { rotate: '180deg' } },
});

/** On a phone, the compare button has its own full-width row. */
export const wayOn = style({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  '@media': {
    [lowWindow]: { flex: '0 1 auto' },
    [from('landscape')]: { flexGrow: 0 },
  },
});

// Without the room of the icon, its words would break within a word.
globalStyle(`${wayOn} svg`, { '@media': { [lowAndNarrow]: { display: 'none' } } });

/** On phones a row to swipe through; a long one doesn't fill the window. */
export const list = style({
  display: 'flex',
  gap: space.s,
  maxBlockSize: '40dvh',
  paddingBlock: space['3xs'],
  marginBlockEnd: space.s,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [lowWindow]: { marginBlockEnd: space['2xs'] },
    [from('tablet')]: { flexWrap: 'wrap' },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flex: `0 0 calc(2.25 * ${space['5xl']})`,
  minInlineSize: 0,
  minBlockSize: `calc(${space['3xl']} + ${space.xs})`,
  '@media': { [lowWindow]: { minBlockSize: size.target, paddingInlineStart: space.s } },
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.ground,
  overflow: 'clip',
});

export const listed = style([
  thumbnail,
  {
    inlineSize: space['4xl'],
    borderRadius: 0,
    alignSelf: 'stretch',
    aspectRatio: 'auto',
    '@media': { [lowWindow]: { display: 'none' } },
  },
]);

export const name = style({
  ...typeset('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [lowWindow]: { WebkitLineClamp: 1 } },
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  fontWeight: vars.text.label.weight,
  color: color.heading,
});

/** The displayed widths of the pictures, for their `sizes`. */
export const pictureSizes = { piled: space['2xl'], listed: space['4xl'] } as const;
