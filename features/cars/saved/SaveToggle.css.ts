import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

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
  /** On a picture. */
  picture: [
    toggle,
    { backgroundColor: color.raised, boxShadow: shadow.raised, margin: space['2xs'] },
  ],
  plain: [toggle],
});

globalStyle(`${looks.picture.split(' ')[0]} > button`, { borderRadius: radius.pill });
