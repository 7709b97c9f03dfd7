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
    // Moved as a layer of its own, which costs a slow phone nothing.
    animation: `${shimmer} 1800ms ease-in-out infinite`,
  },
  '@media': {
    [reducedMotion]: { '::after': { display: 'none' } },
    [forcedColors]: { border: `${size.hairline} solid GrayText`, '::after': { display: 'none' } },
  },
});

const rounded = style([shapeBase, { inlineSize: '100%', borderRadius: radius.m }]);

/** A box by its proportions. */
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

/** A circle by its diameter. */
export const circle = styleVariants({
  s: [...round(size.iconM)],
  m: [...round(size.target)],
  l: [...round(`calc(2 * ${size.target})`)],
});

// A flex box, in which the space around the lines doesn't collapse.
const linesBase = style({ display: 'flex', flexDirection: 'column', inlineSize: '100%' });

/** Lines by the text style they stand for. */
export const lines = styleVariants({
  heading2: [typeset('heading2'), linesBase],
  heading3: [typeset('heading3'), linesBase],
  heading4: [typeset('heading4'), linesBase],
  body: [typeset('body'), linesBase],
  small: [typeset('small'), linesBase],
});

/** As tall as the letters, with the rest of the line's height around it: nothing moves later. */
export const line = style([
  shapeBase,
  {
    blockSize: '0.75em',
    marginBlock: 'calc((1lh - 0.75em) / 2)',
    borderRadius: radius.s,
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  },
]);
