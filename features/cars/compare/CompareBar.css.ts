import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/Text/typeset.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { lowerCoverLength } from '#themes/covered.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { color, density, radius, shadow } = vars;

/** Over the lower edge of the window, or over what else lies there. */
export const bar = style([
  surface.base,
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
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

/** The pictures of the chosen cars, one a little over the other, and how many they are. */
export const disclosure = style({
  ...typeset('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: size.target,
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  paddingInlineEnd: space.xs,
  borderRadius: radius.control,
  color: color.text,
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
    // A line of the bar's own ground parts it from the one under it.
    outline: `${size.focusRing} solid ${color.raised}`,
    selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${space.m})` } },
  },
]);

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { '[aria-expanded="false"] > &': { rotate: '180deg' } },
});

/** On a phone the way on has a line of its own, as wide as the window. */
export const wayOn = style({
  flex: '1 0 auto',
  '@media': { [from('landscape')]: { flexGrow: 0 } },
});

/** On phones a row to swipe through; a long one never fills the window. */
export const list = style({
  display: 'flex',
  gap: space.s,
  maxBlockSize: '40dvh',
  paddingBlock: space['3xs'],
  marginBlockEnd: space.s,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [from('tablet')]: { flexWrap: 'wrap' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flex: `0 0 calc(2.25 * ${space['5xl']})`,
  minInlineSize: 0,
  minBlockSize: `calc(${space['3xl']} + ${space.xs})`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.ground,
  overflow: 'clip',
});

export const listed = style([
  thumbnail,
  { inlineSize: space['4xl'], borderRadius: 0, alignSelf: 'stretch', aspectRatio: 'auto' },
]);

export const name = style({
  ...typeset('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.text.label.weight,
  color: color.heading,
});

/** How wide the pictures are shown, for their `sizes`. */
export const pictureSizes = { piled: space['2xl'], listed: space['4xl'] } as const;
