import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { disclosure } from '../disclosure.ts';

const { color, motion, radius, text } = vars;

export const hours = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  minInlineSize: 0,
});

/** Keeps its height while it is empty: the browser fills it, because pages are cached. */
export const state = style({
  ...typeset('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  minBlockSize: '1lh',
  margin: 0,
  color: color.textMuted,
});

/** A dot beside the words; the words carry the meaning. */
export const stateName = style({
  fontWeight: text.label.weight,
  color: color.text,
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '0.625em',
      blockSize: '0.625em',
      marginInlineEnd: space.xs,
      borderRadius: radius.pill,
      backgroundColor: color.borderStrong,
    },
    '[data-state="open"] > &::before': { backgroundColor: color.success },
  },
});

export const week = style({
  ...typeset('small'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const day = style({
  selectors: {
    '&[data-state="shut"]': { color: color.textMuted },
    '&[aria-current]': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
  },
});

/** Gives a column the width of the longest of some lines, as they are on the day that is marked. */
const room = {
  content: 'attr(data-room)',
  display: 'block',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  whiteSpace: 'pre',
  fontWeight: text.label.weight,
  // In some fonts, the word for today is a fraction of a pixel wider in the quieter weight that it has.
  paddingInlineEnd: size.hairline,
} as const;

export const name = style({
  paddingBlock: space['2xs'],
  paddingInline: space.xs,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: {
    '[aria-current] > &': { fontWeight: text.label.weight },
    '&[data-room]::after': room,
  },
});

export const today = style({ fontWeight: 'normal' });

/** What differs on this date, under the day. */
export const note = style({ display: 'block', fontWeight: 'normal' });

/** Between the day and its hours, as far as there is room. */
export const bar = style({
  inlineSize: '35%',
  verticalAlign: 'middle',
  '@media': { print: { display: 'none' } },
});

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: space.xs,
  fill: color.accent,
  selectors: { '[aria-current] &': { fill: 'currentcolor' } },
});

export const times = style({
  paddingBlock: space['2xs'],
  paddingInline: space.xs,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '[aria-current] > &': { fontWeight: text.label.weight },
    '&[data-room]::after': room,
  },
});

export const deviations = style({ ...typeset('small'), paddingInline: space.xs });

export const summary = style({
  ...disclosure,
  minBlockSize: size.target,
  alignContent: 'center',
  cursor: 'pointer',
  color: color.link,
  transition: `color ${motion.fast} ${motion.easing}`,
  selectors: { ...disclosure.selectors, '&:hover': { color: color.linkHover } },
});

export const dates = style({
  display: 'grid',
  gap: space['2xs'],
  margin: 0,
  padding: 0,
  paddingBlockEnd: space.s,
  listStyle: 'none',
});
