import { style } from '@vanilla-extract/css';
import { toggled, typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { compact } from '../card/compact.ts';
import { ringRoom } from '../card/ringRoom.ts';

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
    // In a card, above its own link.
    position: 'relative',
    zIndex: layer.raised,
    flexShrink: 0,
    marginInlineStart: 'auto',
    // Aligns its text, not its padding, with the text above.
    marginInlineEnd: `calc(-1 * ${space.s})`,
    // Comparing needs JavaScript.
    '@media': { '(scripting: none)': { display: 'none' } },
    '@container': {
      [compact]: {
        // As far from the card's edge as its focus ring needs.
        marginInlineStart: `calc(${ringRoom} - ${space.s})`,
        marginBlockEnd: `calc(${ringRoom})`,
      },
    },
  },
]);
