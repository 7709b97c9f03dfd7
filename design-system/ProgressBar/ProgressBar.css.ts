import { keyframes, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { forcedColors, reducedMotion } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';

const { color, motion, radius } = vars;

const pass = keyframes({
  from: { backgroundPosition: '130% 0' },
  to: { backgroundPosition: '-130% 0' },
});

export const progressBar = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
});

export const words = style([
  typeset('label'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
    color: color.text,
  },
]);

export const valueText = style([
  tabularFigures,
  { color: color.textMuted, fontWeight: vars.text.body.weight },
]);

const fill = {
  backgroundColor: color.accent,
  borderRadius: radius.pill,
  transition: `inline-size ${motion.slow} ${motion.easing}`,
} as const;

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: space.xs,
  appearance: 'none',
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: color.skeleton,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: '40% 100%',
      animation: `${pass} 1600ms linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [reducedMotion]: {
      selectors: {
        '&:indeterminate': { animation: 'none', backgroundPosition: '50% 0' },
      },
    },
    [forcedColors]: {
      border: `${size.hairline} solid CanvasText`,
      selectors: {
        '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
        '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
        '&:indeterminate': { backgroundImage: 'linear-gradient(Highlight, Highlight)' },
      },
    },
  },
});
