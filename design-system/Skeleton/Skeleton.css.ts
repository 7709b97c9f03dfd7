import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, reducedMotion } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';

const { color, density, radius } = vars;

const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

const shapeBase = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  backgroundColor: color.skeleton,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(90deg, transparent, color-mix(in oklab, ${color.ground} 60%, transparent), transparent)`,
    // `transform` is animated on the compositor, which is cheap even on slow phones.
    animation: `${shimmer} 1800ms ease-in-out infinite`,
  },
  '@media': {
    [reducedMotion]: { '::after': { display: 'none' } },
    [forcedColors]: { border: `${size.hairline} solid GrayText`, '::after': { display: 'none' } },
  },
});

const rounded = style([shapeBase, { inlineSize: '100%', borderRadius: radius.m }]);

/** The class of a box for each ratio. */
export const box = styleVariants({
  '16/9': [rounded, { aspectRatio: '16 / 9' }],
  '4/3': [rounded, { aspectRatio: '4 / 3' }],
  '3/2': [rounded, { aspectRatio: '3 / 2' }],
  '1/1': [rounded, { aspectRatio: '1' }],
  control: [
    rounded,
    { blockSize: `max(${size.target}, ${density.control})`, borderRadius: radius.control },
  ],
  fill: [rounded, { blockSize: '100%', minBlockSize: space.m }],
});

function round(diameter: string) {
  return [
    shapeBase,
    { inlineSize: diameter, blockSize: diameter, borderRadius: '50%', flexShrink: 0 },
  ] as const;
}

/** The class of a circle for each size. */
export const circle = styleVariants({
  s: [...round(size.iconM)],
  m: [...round(size.target)],
  l: [...round(`calc(2 * ${size.target})`)],
});

// A flex container, in which the margins of the lines do not collapse.
const linesBase = style({ display: 'flex', flexDirection: 'column', inlineSize: '100%' });

/** The class of the lines for each text style. */
export const lines = styleVariants({
  heading2: [typeset('heading2'), linesBase],
  heading3: [typeset('heading3'), linesBase],
  heading4: [typeset('heading4'), linesBase],
  body: [typeset('body'), linesBase],
  small: [typeset('small'), linesBase],
});

/**
 * As tall as the letters, with margins that fill the line height, so that the layout does not shift
 * when the text replaces it.
 */
export const line = style([
  shapeBase,
  {
    blockSize: '0.75em',
    marginBlock: 'calc((1lh - 0.75em) / 2)',
    borderRadius: radius.s,
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  },
]);
