import { style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { aboveCover } from '#themes/covered.css.ts';
import { coveredBelowLength, floatingLift } from '#themes/covered.ts';

const { color, density, motion, radius, shadow } = vars;

export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: size.hairline,
  inlineSize: size.hairline,
  visibility: 'hidden',
});

export const button = style([
  aboveCover,
  {
    position: 'fixed',
    insetBlockEnd: `calc(${space.l} + var(${floatingLift}, 0px) + max(env(safe-area-inset-bottom), ${coveredBelowLength}))`,
    insetInlineEnd: density.gutter,
    zIndex: layer.floating,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: `max(${density.control}, ${size.target})`,
    blockSize: `max(${density.control}, ${size.target})`,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.control,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: shadow.floating,
    transitionProperty: 'opacity, visibility, background-color',
    transitionDuration: motion.base,
    transitionTimingFunction: motion.easing,
    selectors: {
      '&[data-state="hidden"]': {
        opacity: 0,
        // Also removes the button from the tab order.
        visibility: 'hidden',
      },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
        },
      },
    },
  },
]);
