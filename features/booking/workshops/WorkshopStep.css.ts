import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { stickyHeader } from '#themes/underHeader.ts';

const { color, density, motion, radius } = vars;

/** Below a header that stays in the window. */
const stickyTop = `calc(var(${stickyHeader}, 0px) + ${space.l})`;

const ring = {
  outline: `${size.focusRing} solid ${color.focus}`,
  outlineOffset: size.focusRing,
} as const;

/** The list, and the map below it or beside it if the step is wide. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.s,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const sites = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

export const map = style({
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: stickyTop,
      alignSelf: 'start',
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.l,
  rowGap: space.s,
  inlineSize: '100%',
});

/** What the order is about, beside the button that loads more. */
export const orderNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  // Only what is announced, while there is nothing to say.
  selectors: { '&:has(> :only-child)': { display: 'contents' } },
});

export const title = style({
  ...typeset('heading4'),
  color: color.heading,
  margin: 0,
  selectors: { '&:focus-visible': ring },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  padding: density.card,
  backgroundColor: color.raised,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  selectors: { '&[data-state="chosen"]': { borderColor: color.accent } },
});

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const name = style({ ...typeset('label'), color: color.heading, margin: 0 });

export const address = style({
  ...typeset('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  color: color.textMuted,
  margin: 0,
});

export const distance = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });

export const firstTime = style({
  ...typeset('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['2xs'],
  color: color.text,
  margin: 0,
});

// In the middle of the first line.
globalStyle(`${firstTime} > svg`, { flexShrink: 0, marginBlockStart: '0.2em' });

export const toggle = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space['2xs'],
  minBlockSize: size.target,
  padding: 0,
  color: color.link,
  cursor: 'pointer',
  transition: `color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { color: color.linkHover },
    // The room around its text is part of the padding of the card.
    '&:last-child': { marginBlockEnd: `calc(-1 * ${space.xs})` },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
});

export const advice = style({ margin: 0 });

export const status = style({
  ...typeset('small'),
  color: color.textMuted,
  margin: 0,
  selectors: { '&:empty': { display: 'none' } },
});
