/** One link of a card answers wherever the pointer presses; all other links lie above it. */

import { globalStyle, style } from '@vanilla-extract/css';
import { layer, size, vars } from '#themes/contract.css.ts';

const { color, motion } = vars;

/** The part of a card in which its link stands: around the action, or around the title. */
export const way = style({});

/** The part in which other links may stand. */
export const otherLinks = style({});

/** What shows a picture that answers the pointer. */
export const moving = style({});

export const hitArea = {
  card: style({
    position: 'relative',
    transition: `border-color ${motion.fast} ${motion.easing}`,
    selectors: {
      [`&:has(${way} a:focus-visible)`]: {
        outline: `${size.focusRing} solid ${color.focus}`,
        outlineOffset: size.focusRing,
      },
      [`&:has(${way} a):hover`]: {
        '@media': { '(hover: hover)': { borderColor: color.borderStrong } },
      },
    },
  }),
  link: style({ position: 'relative' }),
};

// On paper the space behind a link belongs to its address.
globalStyle(`${hitArea.card} ${way} a::after`, {
  '@media': { screen: { content: '""', position: 'absolute', inset: 0 } },
});
globalStyle(`${hitArea.card} ${way} a:focus-visible`, { outline: 'none' });
globalStyle(`${hitArea.card} ${otherLinks} a`, { position: 'relative', zIndex: layer.raised });

globalStyle(`${moving} img`, { transition: `scale ${motion.slow} ${motion.easing}` });
globalStyle(`${hitArea.card}:has(${way} a):hover ${moving} img`, {
  '@media': { '(hover: hover) and (prefers-reduced-motion: no-preference)': { scale: '1.03' } },
});
