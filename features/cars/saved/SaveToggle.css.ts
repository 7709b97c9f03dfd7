import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layer, space, vars } from '#themes/contract.css.ts';

const { color, motion, radius, shadow } = vars;

const toggle = style({
  display: 'inline-flex',
  borderRadius: radius.pill,
  '@media': {
    // Saving needs JavaScript.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`${toggle} svg`, {
  transitionProperty: 'fill, transform',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.easing,
});

globalStyle(`${toggle} [aria-pressed="true"] svg`, { fill: 'currentColor' });

export const looks = styleVariants({
  /** In a corner of the picture of a card, above its own link. */
  picture: [
    toggle,
    {
      position: 'absolute',
      zIndex: layer.raised,
      insetBlockStart: 0,
      insetInlineEnd: 0,
      margin: space['2xs'],
      backgroundColor: color.raised,
      boxShadow: shadow.raised,
    },
  ],
  plain: [toggle],
});

globalStyle(`${looks.picture.split(' ')[0]} > button`, { borderRadius: radius.pill });
