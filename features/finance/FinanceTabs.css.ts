import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, motion } = vars;

const withScript = '(scripting: enabled)';
const withoutScript = '(scripting: none)';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  minInlineSize: 0,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.s } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
});

export const tab = style({
  ...typeset('label'),
  minBlockSize: size.target,
  padding: `${space.xs} 0`,
  border: 0,
  borderBlockEnd: `${size.focusRing} solid transparent`,
  // Covers the line below the list.
  marginBlockEnd: `calc(-1 * ${size.hairline})`,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&[aria-selected="true"]': { color: color.heading, borderBlockEndColor: color.accent },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.heading } } },
  },
});

export const panel = style({
  minInlineSize: 0,
  selectors: { '&[data-state="inactive"]': {} },
  '@media': {
    // Of one or three, the first needs the whole width: it is the loan, if there is one.
    print: { selectors: { '&:nth-child(2):nth-last-child(odd)': { gridColumn: '1 / -1' } } },
    [`screen and ${withScript}`]: {
      selectors: { '&[data-state="inactive"]': { display: 'none' } },
    },
  },
});

/** With script, the tab is the title. */
export const title = style({
  ...typeset('heading4'),
  marginBlockEnd: space.m,
  color: color.heading,
  '@media': {
    print: { marginBlockEnd: space['2xs'] },
    [`screen and ${withScript}`]: { display: 'none' },
  },
});
