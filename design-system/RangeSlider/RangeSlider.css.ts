import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, motion, radius } = vars;

/** The distances of the selected part from the start and from the end, as shares of the track. */
export const fromStart = createVar();
export const fromEnd = createVar();

/** The visible part of a handle; the touch target is larger. */
const knob = space.l;
const targetPadding = `calc((${size.target} - ${knob}) / 2)`;

export const range = style([tabularFigures, { minInlineSize: 0 }]);

export const bars = style({
  display: 'block',
  inlineSize: `calc(100% - ${knob})`,
  blockSize: space['2xl'],
  marginInline: 'auto',
  // Moves the bars down onto the track, which is in the middle of the touch targets.
  marginBlockEnd: `calc(-0.5 * ${size.target} + ${space['2xs']})`,
});

export const otherBars = style({
  fill: color.skeleton,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});

export const chosenBars = style({
  fill: color.accent,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

const line = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '50%',
  blockSize: space['2xs'],
  marginBlockStart: `calc(-0.5 * ${space['2xs']})`,
  borderRadius: radius.pill,
} as const;

const trackLength = `(100% - ${knob})`;

export const slider = style({
  position: 'relative',
  blockSize: size.target,
  '::before': { ...line, insetInline: `calc(${knob} / 2)`, backgroundColor: color.borderStrong },
  '::after': {
    ...line,
    insetInlineStart: `calc(${knob} / 2 + ${fromStart} * ${trackLength})`,
    insetInlineEnd: `calc(${knob} / 2 + ${fromEnd} * ${trackLength})`,
    backgroundColor: color.accent,
  },
  '@media': {
    [forcedColors]: {
      '::before': { backgroundColor: 'GrayText' },
      '::after': { backgroundColor: 'Highlight' },
    },
  },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: size.target,
  blockSize: size.target,
  // A transparent border extends the touch target around the knob.
  border: `${targetPadding} solid transparent`,
  borderRadius: '50%',
  backgroundColor: color.accent,
  backgroundClip: 'padding-box',
  boxShadow: 'none',
  cursor: 'grab',
  pointerEvents: 'auto',
  transition: `background-color ${motion.fast} ${motion.easing}`,
} as const;

const hovered = { backgroundColor: color.accentHover } as const;
const held = { cursor: 'grabbing' } as const;
/** A hole in the middle, in the background colour. */
const ring = {
  backgroundImage: `radial-gradient(circle closest-side, ${color.ground} 40%, transparent 45%)`,
} as const;
/** The outline surrounds the visible knob, not the touch target. */
const focused = {
  outline: `${size.focusRing} solid ${color.focus}`,
  outlineOffset: `calc(${size.focusRing} - ${targetPadding})`,
} as const;
const unusable = { backgroundColor: color.border, cursor: 'not-allowed' } as const;
const system = { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } as const;

export const handle = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetBlock: 0,
  insetInline: `calc(-1 * ${targetPadding})`,
  inlineSize: `calc(100% + 2 * ${targetPadding})`,
  blockSize: size.target,
  margin: 0,
  appearance: 'none',
  background: 'none',
  // The two inputs overlap, so only their thumbs receive pointer events.
  pointerEvents: 'none',
  touchAction: 'pan-y',
  selectors: {
    '&[data-state="raised"]': { zIndex: `calc(${layer.raised} + 1)` },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-runnable-track': { appearance: 'none', background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-webkit-slider-thumb': { ...thumb, ...ring },
    '&::-moz-range-thumb': { ...thumb, ...ring },
    '&:hover::-webkit-slider-thumb': hovered,
    '&:hover::-moz-range-thumb': hovered,
    '&:active::-webkit-slider-thumb': held,
    '&:active::-moz-range-thumb': held,
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
    '&:disabled::-webkit-slider-thumb': unusable,
    '&:disabled::-moz-range-thumb': unusable,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&::-webkit-slider-thumb': system, '&::-moz-range-thumb': system },
    },
  },
});

export const fields = style({
  display: 'grid',
  // The fields wrap rather than cut off their numbers.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))',
  gap: space.s,
  marginBlockStart: space.xs,
});

export const field = style({ minInlineSize: 0 });

// Two fields share a narrow row, and each must fit a price in millions.
globalStyle(`${field} input:first-child, ${field} span:first-child`, {
  paddingInlineStart: space.s,
});
globalStyle(`${field} input:last-child, ${field} span:last-child`, { paddingInlineEnd: space.s });
