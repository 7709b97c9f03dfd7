import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, motion } = vars;

export const fold = style({ display: 'flex', flexDirection: 'column' });

/** Below the expanded content if the browser supports `reading-flow`, otherwise above it. */
export const summary = style({
  ...typeset('label'),
  order: 1,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space.xs,
  minBlockSize: size.target,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    print: { display: 'none' },
    '(hover: hover)': {
      selectors: { '&:hover': { color: color.linkHover, textDecorationLine: 'underline' } },
    },
  },
});

export const more = style({ selectors: { 'details[open] > summary > &': { display: 'none' } } });

export const fewer = style({
  selectors: { 'details:not([open]) > summary > &': { display: 'none' } },
});

export const sign = style({
  display: 'inline-flex',
  transition: `transform ${motion.base} ${motion.easing}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
