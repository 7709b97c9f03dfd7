import { style } from '@vanilla-extract/css';
import { way } from '#design-system/Card/pressable.css.ts';
import { typeset } from '#design-system/Text/typeset.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

const { color, density, radius, shadow, text } = vars;

/** Picture, name, version, facts, price, costs a month, foot: the rows cards beside it share. */
const rows = 7;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows}`,
  rowGap: 0,
  minInlineSize: 0,
  marginBlockEnd: density.gap,
  overflowWrap: 'anywhere',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  boxShadow: shadow.raised,
  // Not `hidden`, which would make it a place that scrolls.
  overflow: 'clip',
  '@media': { print: { breakInside: 'avoid' } },
  // A card alone, as in a row that scrolls, has nobody to share rows or a gap with.
  selectors: { ':not(ul) > &, [role="list"] > &': { marginBlockEnd: 0 } },
});

/** How wide the picture is shown, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 342px, (min-width: ${breakpointPx('laptop')}px) 33vw, (min-width: ${breakpointPx('landscape')}px) 50vw, 100vw`;

export const picture = style({
  gridRow: 1,
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
});

/** The sign of a car nobody has photographed yet. */
export const placeholder = style({
  placeSelf: 'center',
  inlineSize: '38%',
  opacity: 0.35,
});

export const labels = style({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInline: space.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space['2xs'],
});

/** Every part keeps its own distance to the one above: a part that no card has leaves no gap. */
const part = (row: number, distance: string) => ({
  gridRow: row,
  minInlineSize: 0,
  marginInline: density.card,
  marginBlockStart: distance,
});

export const name = style([way, part(2, density.card)]);

export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  textUnderlineOffset: '0.15em',
  borderRadius: radius.s,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
  },
});

/** Two lines at most: sellers write whole lists of equipment here. */
export const version = style({
  ...typeset('body'),
  ...part(3, space['3xs']),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  alignSelf: 'start',
  overflow: 'hidden',
  color: color.text,
});

export const facts = style({
  ...typeset('small'),
  ...part(4, space.xs),
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** A point between two facts stays with the one before it. */
export const fact = style({
  selectors: {
    '&:not(:last-child)::after': {
      // Without words for those who hear the list.
      content: '"·" / ""',
      paddingInline: space['2xs'],
    },
  },
});

export const price = style({
  ...part(5, space.m),
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = style({
  ...part(7, space.m),
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minBlockSize: `calc(${size.target} + 2 * ${space['2xs']})`,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const place = style({
  ...typeset('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  minInlineSize: 0,
  color: color.textMuted,
});

/** Above the card's own link. */
export const compare = style({
  position: 'relative',
  zIndex: layer.raised,
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontWeight: text.label.weight,
});
