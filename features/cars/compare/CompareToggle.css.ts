import { style } from '@vanilla-extract/css';
import { toggled, typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, motion, radius } = vars;

export const toggle = style([
  toggled,
  {
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
    // Comparing needs JavaScript.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);
