/** One link of a card is stretched over the whole card; all other links are stacked above it. */

import { globalStyle, style } from '@vanilla-extract/css';
import { layer, size, vars } from '#themes/contract.css.ts';

const { color, motion } = vars;

/** The part of a card that contains its link: the action or the title. */
export const way = style({});

/** The part of a card that may contain other links. */
export const otherLinks = style({});

/** The frame of a picture that zooms on hover. */
export const moving = style({});

export const hitArea = {
  card: style({
    position: 'relative',
    transition: `border-color ${motion.fast} ${motion.easing}`,
    selectors: {
      // The first condition is cheap, and spares browsers the second one.
      [`&:focus-within:has(${way} a:focus-visible)`]: {
        outline: `${size.focusRing} solid ${color.focus}`,
        outlineOffset: size.focusRing,
      },
      [`&:hover:has(${way} a)`]: {
        '@media': { '(hover: hover)': { borderColor: color.borderStrong } },
      },
    },
  }),
  link: style({ position: 'relative' }),
};

// Screen only: in print, `::after` shows the address of the link.
globalStyle(`${hitArea.card} ${way} a::after`, {
  '@media': { screen: { content: '""', position: 'absolute', inset: 0 } },
});
globalStyle(`${hitArea.card} ${way} a:focus-visible`, { outline: 'none' });
globalStyle(`${hitArea.card} ${otherLinks} a`, { position: 'relative', zIndex: layer.raised });

globalStyle(`${moving} img`, { transition: `scale ${motion.slow} ${motion.easing}` });
globalStyle(`${hitArea.card}:hover:has(${way} a) ${moving} img`, {
  '@media': { '(hover: hover) and (prefers-reduced-motion: no-preference)': { scale: '1.03' } },
});
