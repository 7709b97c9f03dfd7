import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { forcedColors } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color, motion, radius, text } = vars;

export const calendar = style({
  inlineSize: '100%',
  // Seven touch targets and some air.
  maxInlineSize: `calc(${size.target} * 8)`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  marginBlockEnd: space.xs,
});

export const month = style({
  ...typeset('heading4'),
  color: color.heading,
  textAlign: 'center',
  // Several languages write months in lower case, but a title starts with a capital.
  display: 'inline-block',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const grid = style([
  tabularFigures,
  {
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
  },
]);

export const weekday = style({
  ...typeset('small'),
  position: 'relative',
  paddingBlock: space['2xs'],
  color: color.textMuted,
  textAlign: 'center',
  fontWeight: text.body.weight,
});

export const weekdayName = hidden;

export const cell = style({ padding: space['3xs'], textAlign: 'center' });

export const day = style({
  display: 'inline-grid',
  placeItems: 'center',
  // On the narrowest phones, seven columns are less than seven targets wide.
  inlineSize: `min(100%, ${size.target})`,
  blockSize: size.target,
  padding: 0,
  color: color.onAccentSoft,
  backgroundColor: color.accentSoft,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.control,
  fontFamily: text.body.family,
  fontSize: text.body.size,
  fontWeight: text.label.weight,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.accentSoftHover },
    '&[aria-current="date"]': { borderColor: color.borderStrong },
    '&[aria-disabled], &[aria-disabled]:hover': {
      color: color.textMuted,
      backgroundColor: 'transparent',
      fontWeight: text.body.weight,
      cursor: 'not-allowed',
    },
    '[aria-selected="true"] > &, [aria-selected="true"] > &:hover': {
      color: color.onAccent,
      backgroundColor: color.accent,
    },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
    },
    // The ring would vanish in the accent colour.
    '[aria-selected="true"] > &:focus-visible': { outlineOffset: size.focusRing },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[aria-selected="true"] > &': { borderColor: 'Highlight', color: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});
