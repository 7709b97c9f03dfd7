import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color, motion } = vars;

/** Matches if JavaScript is off: filters and "more" are hidden, because they don't work without it. */
const withoutScript = '(scripting: none)';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  marginBlockEnd: space.m,
  padding: 0,
  border: 0,
  '@media': { [withoutScript]: { display: 'none' } },
});

export const status = style({
  ...typeset('small'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  marginBlockEnd: space.l,
});

/** The previous results are dimmed while new ones are loading. */
export const results = style({
  transition: `opacity ${motion.base} ${motion.easing}`,
  selectors: { '&[data-state="leaving"]': { opacity: 0.5 } },
});

export const action = style({
  marginBlockStart: space.xl,
  textAlign: 'center',
  '@media': { [withoutScript]: { display: 'none' } },
});

export const failure = style({ marginBlockStart: space.l });

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  gridRow: 'span 5',
});
