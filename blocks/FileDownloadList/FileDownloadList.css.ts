import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, text } = vars;
const line = `${size.hairline} solid ${color.border}`;

/** The files behind the sign. */
export const rest = style({});

/** The row is the target, so it can be hit by a thumb wherever its words end. */
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
  overflowWrap: 'break-word',
  '@media': {
    screen: { selectors: { '&[href]::after': { content: '', position: 'absolute', inset: 0 } } },
    '(hover: hover)': {
      selectors: { [`${row}:hover > &`]: { textDecorationLine: 'underline' } },
    },
  },
  // The ring belongs around what is pressed.
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
 * The files behind "show all". The sign stands after the third file, where the next file appears
 * when it is pressed; at the end of the list, where it looks better, only in browsers that let the
 * focus follow the order seen.
 */
export const more = style({
  '@supports': {
    '(reading-flow: flex-visual)': {
      display: 'flex',
      flexDirection: 'column',
      // A property too new for the types.
      ...{ readingFlow: 'flex-visual' },
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
