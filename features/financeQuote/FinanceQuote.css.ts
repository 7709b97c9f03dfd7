import { globalStyle, style } from '@vanilla-extract/css';
import { figureRow, typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, density, radius, text } = vars;

export const section = style({
  display: 'grid',
  gap: space.m,
  minInlineSize: 0,
  // Loan and leasing may follow.
  selectors: { '&:not(:last-child)': { marginBlockEnd: space['2xl'] } },
  '@media': {
    print: {
      gap: space.xs,
      selectors: { '&:not(:last-child)': { marginBlockEnd: space.s } },
    },
  },
});

export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

/** The tool depends on the width of its column, which is narrow beside other columns. */
export const place = style({
  containerType: 'inline-size',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

/** In a column that is wide enough for two controls or figures beside each other. */
const inPairs = '(min-width: 38rem)';

/** The usual heights of the controls and of a quote in rem, so that nothing moves when they arrive. */
const usual = {
  narrow: { controls: 41, quote: 69.375 },
  inPairs: { controls: 23.8125, quote: 48.4375 },
} as const;

export const loading = style({
  minBlockSize: `${usual.narrow.controls + usual.narrow.quote}rem`,
  padding: density.card,
  color: color.textMuted,
  '@container': {
    [inPairs]: { minBlockSize: `${usual.inPairs.controls + usual.inPairs.quote}rem` },
  },
});

export const unavailable = style({ padding: density.card });

export const tool = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.l,
  padding: density.card,
  // The quote repeats what was chosen.
  '@media': { print: { display: 'none' } },
  '@container': {
    '(min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const products = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 14rem), 1fr))`,
  gap: space.s,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

const label = { fontWeight: text.label.weight, color: color.text } as const;

export const productsLegend = style({ ...label, padding: 0, marginBlockEnd: space.xs });

export const parameter = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['2xs'],
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${parameter} label`, label);

export const sliderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
});

export const sliderValue = style(label);

export const slider = style({
  inlineSize: '100%',
  blockSize: size.target,
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
      borderRadius: radius.s,
    },
  },
});

export const sliderEnds = style({
  ...typeset('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  color: color.textMuted,
});

export const result = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  padding: density.card,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  minInlineSize: 0,
  selectors: { '&[data-state="pending"]': { minBlockSize: `${usual.narrow.quote}rem` } },
  '@container': {
    [inPairs]: {
      selectors: { '&[data-state="pending"]': { minBlockSize: `${usual.inPairs.quote}rem` } },
    },
  },
  '@media': { print: { gap: space['2xs'], padding: space.m } },
});

export const payment = style({ margin: 0 });

export const amount = style({ ...typeset('heading2'), color: color.price });

export const summary = style({ margin: 0, color: color.textMuted });

export const apr = style({ ...typeset('lead'), margin: 0, color: color.text });

export const blockTitle = style({
  ...typeset('heading4'),
  margin: 0,
  marginBlockEnd: space['2xs'],
  color: color.heading,
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xl,
  margin: 0,
  '@container': {
    [inPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // Paper is wide for its letters.
  selectors: {
    '&&': { '@media': { print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
});

export const detail = style({
  ...figureRow.row,
  columnGap: space.m,
  paddingBlock: space.xs,
  '@media': { print: { paddingBlock: space['3xs'] } },
});

export const term = style(figureRow.term);

export const value = style(figureRow.figure);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { print: { display: 'none' } },
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const mainLink = style({ gridColumn: '1 / -1' });

export const small = style({ ...typeset('small'), margin: 0, color: color.textMuted });

export const termsSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  minBlockSize: size.target,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.linkHover },
  },
});

export const termsSign = style({
  display: 'inline-flex',
  selectors: { 'details[open] &': { rotate: '180deg' } },
});

export const termsText = style({
  ...typeset('small'),
  display: 'grid',
  gap: space.s,
  maxInlineSize: size.text,
  paddingBlock: space.xs,
});

globalStyle(`${termsText} p`, { margin: 0 });
