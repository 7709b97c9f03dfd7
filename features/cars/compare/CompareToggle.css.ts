import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, motion, radius } = vars;

export const toggle = style({
  ...typeset('small'),
  fontWeight: vars.text.label.weight,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  minBlockSize: size.target,
  paddingInline: space.s,
  borderRadius: radius.control,
  color: color.link,
  transitionProperty: 'background-color, color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.easing,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: color.accent, color: color.onAccent },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover[aria-pressed="false"]': {
          backgroundColor: color.accentSoft,
          color: color.onAccentSoft,
        },
        '&:hover[aria-pressed="true"]': { backgroundColor: color.accentHover },
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
    // Comparing needs JavaScript.
    '(scripting: none)': { display: 'none' },
  },
});
