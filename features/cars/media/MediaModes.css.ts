import { style } from '@vanilla-extract/css';
import { roomForRings, typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';

const { color, motion, radius, text } = vars;

export const modes = style({
  display: 'flex',
  gap: space['2xs'],
  // One row, which scrolls if long words need it: two would hide the car on phones.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minInlineSize: 0,
  ...roomForRings,
  border: 0,
});

export const mode = style({
  ...typeset('small'),
  flexShrink: 0,
  scrollMargin: space['2xs'],
  fontWeight: text.label.weight,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  minBlockSize: size.target,
  paddingInline: space.xs,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.control,
  // Solid, because it is on a picture.
  backgroundColor: color.raised,
  color: color.text,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      backgroundColor: color.accent,
      color: color.onAccent,
    },
  },
  '@media': {
    [from('landscape')]: { paddingInline: space.s },
    '(hover: hover)': {
      selectors: {
        '&:hover[aria-pressed="false"]': {
          backgroundColor: color.accentSoft,
          color: color.onAccentSoft,
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Left out where the texts need the room. */
export const icon = style({
  display: 'none',
  '@media': { [from('landscape')]: { display: 'inline-flex' } },
});
