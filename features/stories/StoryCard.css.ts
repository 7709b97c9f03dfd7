import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const { color, density, motion, radius } = vars;

const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space.m,
  minInlineSize: 0,
});

/** On tablets and wider, the picture is beside the text. */
const beside = (columns: string) => ({
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: columns,
      columnGap: density.gap,
      alignItems: 'center',
    },
  },
});

export const looks = styleVariants({
  /** A picture card in a grid; the parts of the cards line up across the row. */
  card: [
    item,
    { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0, alignContent: 'stretch' },
  ],
  /** A row of a list: the picture beside the text. */
  row: [item, beside('minmax(0, 4fr) minmax(0, 8fr)')],
  /** The newest story, large above the others. */
  large: [item, beside('minmax(0, 7fr) minmax(0, 5fr)'), { gridColumn: '1 / -1' }],
});

/** The displayed width of the picture in each look, for its `sizes`. */
export const pictureSizes = {
  card: `(min-width: ${breakpointPx('wide')}px) 462px, (min-width: ${breakpointPx('tablet')}px) 30vw, 92vw`,
  row: `(min-width: ${breakpointPx('wide')}px) 470px, (min-width: ${breakpointPx('tablet')}px) 30vw, 92vw`,
  large: `(min-width: ${breakpointPx('wide')}px) 821px, (min-width: ${breakpointPx('tablet')}px) 53vw, 92vw`,
} as const;

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: radius.m,
  // A story without a picture has a plain background, which doesn't look like a loading picture.
  backgroundColor: color.accentSoft,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  selectors: {
    [`${looks.card} > &`]: {
      display: 'grid',
      gridRow: '2 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
    [`${looks.large} > &`]: { gap: space.s },
  },
});

/** Each part has its own distance to the one above, so that a part missing in all cards leaves no gap. */
const part = (row: number, distance: string) => ({
  selectors: { [`${looks.card} > ${words} > &`]: { gridRow: row, marginBlockStart: distance } },
});

export const date = style({
  ...typeset('small'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...part(1, space.s),
});

export const title = style(part(2, space.xs));

export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  textUnderlineOffset: '0.15em',
  borderRadius: radius.s,
  transition: `color ${motion.fast} ${motion.easing}`,
  // The whole card is the link.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
  },
});

export const premble = style({
  ...typeset('body'),
  color: color.text,
  ...part(3, space.xs),
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space['2xs'],
  ...part(4, space.xs),
});
