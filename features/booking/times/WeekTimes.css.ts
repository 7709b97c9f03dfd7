import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';

const { color, motion, radius } = vars;

const ring = {
  outline: `${size.focusRing} solid ${color.focus}`,
  outlineOffset: size.focusRing,
} as const;

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

export const title = style({
  ...typeset('label'),
  color: color.heading,
  margin: 0,
  selectors: { '&:focus-visible': ring },
});

export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['2xs'],
});

/** The weeks scroll if they don't fit; the buttons beside them lead to each. */
export const weeks = style({
  position: 'relative',
  display: 'flex',
  gap: space.xs,
  margin: 0,
  padding: space['2xs'],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
});

export const week = style({
  ...typeset('label'),
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: size.target,
  paddingBlock: space['2xs'],
  paddingInline: space.s,
  whiteSpace: 'nowrap',
  color: color.text,
  backgroundColor: 'transparent',
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.accentSoftHover, color: color.onAccentSoft },
    '&[aria-pressed="true"]': {
      color: color.onAccentSoft,
      backgroundColor: color.accentSoft,
      borderColor: color.accent,
    },
    '&:focus-visible': { ...ring, outlineOffset: 0 },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
});

export const range = style(typeset('small'));

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.s,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': {
    [from('landscape')]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space.m },
  },
});

export const date = style({
  ...typeset('label'),
  // A block, whose first letter can be styled.
  display: 'block',
  color: color.heading,
  paddingBlockStart: space.xs,
  '::first-letter': { textTransform: 'uppercase' },
  selectors: { '[data-state="weekend"] > &': { color: color.textMuted } },
});

/** As high as a row of times, so that a day without times doesn't move the others. */
export const slots = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
});

export const slot = style({
  ...typeset('label'),
  minInlineSize: '4.5rem',
  minBlockSize: size.target,
  paddingInline: space.s,
  color: color.text,
  backgroundColor: color.raised,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': {
      color: color.onAccentSoft,
      backgroundColor: color.accentSoft,
      borderColor: color.accent,
    },
    '&:focus-visible': ring,
  },
});

export const fullDay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const note = style({ ...typeset('small'), color: color.textMuted });
