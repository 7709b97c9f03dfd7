import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, text } = vars;
const line = `${size.hairline} solid ${color.border}`;

/** The files behind "show all". */
export const rest = style({});

/** The whole row is the touch target, however short its text is. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space.m,
  minBlockSize: size.target,
  paddingBlock: space.m,
  borderBlockEnd: line,
  color: color.accent,
  selectors: { '&:first-child': { borderBlockStart: line } },
  '@supports': {
    '(reading-flow: flex-visual)': {
      selectors: { [`${rest} > &:first-child`]: { borderBlockStart: 0 } },
    },
  },
});

export const title = style({
  color: color.text,
  fontWeight: text.label.weight,
  textDecorationLine: 'none',
  '@media': {
    screen: { selectors: { '&[href]::after': { content: '', position: 'absolute', inset: 0 } } },
    '(hover: hover)': {
      selectors: { [`${row}:hover > &`]: { textDecorationLine: 'underline' } },
    },
  },
  // The focus ring surrounds the whole row, because the row is the target.
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
    },
  },
});

globalStyle(`${title}:focus-visible::after`, {
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});

export const type = style({
  marginInlineStart: space['2xs'],
  color: color.textMuted,
  fontSize: text.small.size,
  fontWeight: text.small.weight,
});

export const description = style({
  gridColumn: 2,
  color: color.textMuted,
  fontSize: text.small.size,
  lineHeight: text.small.lineHeight,
});

/**
 * The files behind "show all". The toggle follows the third file, where the next file appears when
 * it is pressed. Browsers with `reading-flow` show it at the end of the list, which looks better,
 * because there the focus order follows the visual order.
 */
export const more = style({
  '@supports': {
    '(reading-flow: flex-visual)': {
      display: 'flex',
      flexDirection: 'column',
      readingFlow: 'flex-visual',
    },
  },
});

export const toggle = style({
  inlineSize: 'fit-content',
  marginBlockStart: space.xs,
  minBlockSize: size.target,
  paddingBlock: space.s,
  color: color.link,
  fontFamily: text.label.family,
  fontSize: text.label.size,
  fontWeight: text.label.weight,
  letterSpacing: text.label.letterSpacing,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.linkHover } } },
    print: { display: 'none' },
  },
  '@supports': { '(reading-flow: flex-visual)': { order: 1 } },
});

const label = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const whenClosed = style([
  label,
  { selectors: { [`${more}[open] > ${toggle} > &`]: { display: 'none' } } },
]);

export const whenOpen = style([
  label,
  { selectors: { [`${more}:not([open]) > ${toggle} > &`]: { display: 'none' } } },
]);
