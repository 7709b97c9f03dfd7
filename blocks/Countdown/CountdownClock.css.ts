import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, radius, text } = vars;

/** Figures and closing text share one grid area, so that the content below never shifts. */
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  containerType: 'inline-size',
  // Without JavaScript the clock can't run; the date as text remains.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const place = style({ gridArea: '1 / 1', minInlineSize: 0 });

export const board = style([
  place,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space.xs,
    selectors: { '&[data-state="ended"]': { visibility: 'hidden' } },
    '@media': { [from('tablet')]: { gap: space.m } },
    // On the smallest phones, and with large text, four cells don't fit side by side.
    '@container': { '(max-width: 18em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['2xs'],
  paddingBlock: space.s,
  paddingInline: space['3xs'],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  '@media': { [from('tablet')]: { paddingBlock: space.l } },
});

const whileWaiting = { [`${board}[data-state="waiting"] &`]: { visibility: 'hidden' } } as const;

export const figures = style({
  color: color.heading,
  fontFamily: text.heading2.family,
  fontSize: text.heading2.size,
  fontWeight: text.heading2.weight,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: whileWaiting,
  '@media': { [from('tablet')]: { fontSize: text.heading1.size } },
});

export const unit = style({
  color: color.textMuted,
  fontSize: text.small.size,
  lineHeight: text.small.lineHeight,
  whiteSpace: 'nowrap',
});

export const ended = style([
  place,
  {
    color: color.heading,
    fontFamily: text.heading3.family,
    fontSize: text.heading3.size,
    fontWeight: text.heading3.weight,
    lineHeight: text.heading3.lineHeight,
  },
]);
