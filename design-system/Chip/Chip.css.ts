import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';
import { toggled } from '../rules.ts';
import { typeset } from '../Text/typeset.ts';

const { color, motion, radius, text } = vars;

export const chip = style({
  ...typeset('small'),
  fontWeight: text.label.weight,
  lineHeight: text.label.lineHeight,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  maxInlineSize: '100%',
  minBlockSize: `calc(${size.target} - 2 * ${space['2xs']})`,
  paddingBlock: space['2xs'],
  paddingInline: space.s,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.pill,
  color: color.text,
});

/** Extends the touch target beyond the border to the size of a button. */
const pressable = style([
  chip,
  {
    textDecorationLine: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.easing,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * (${space['2xs']} + ${size.hairline}))`,
    },
  },
]);

export const removable = style([
  pressable,
  {
    borderColor: 'transparent',
    backgroundColor: color.accentSoft,
    color: color.onAccentSoft,
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { backgroundColor: color.accentSoftHover } } },
    },
  },
]);

const pressed = '&[aria-pressed="true"]';

export const toggle = style([
  pressable,
  toggled,
  {
    borderColor: color.borderStrong,
    selectors: { [pressed]: { borderColor: color.accent } },
    '@media': { [forcedColors]: { selectors: { [pressed]: { borderColor: 'Highlight' } } } },
  },
]);

export const icon = style({ display: 'inline-flex', flexShrink: 0 });
