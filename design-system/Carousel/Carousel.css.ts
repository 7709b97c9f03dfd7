import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';

/** The number of visible slides at each breakpoint. */
export const perView = { phone: createVar(), tablet: createVar(), desktop: createVar() };
const shown = createVar();

export const carousel = style({
  vars: { [shown]: perView.phone },
  '@media': {
    [from('tablet')]: { vars: { [shown]: perView.tablet } },
    [from('desktop')]: { vars: { [shown]: perView.desktop } },
  },
});

/** Until Embla takes over, a native scroll container that snaps to each slide. */
export const viewport = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&[data-state="ready"]': { overflow: 'hidden', scrollSnapType: 'none' } },
  '@media': { print: { overflow: 'visible' } },
});

/** On paper all slides are in rows, wherever Embla has moved them. */
const onPaper = { transform: 'none !important' } as const;

export const track = style({
  display: 'flex',
  gap: vars.density.gap,
  margin: 0,
  padding: 0,
  touchAction: 'pan-y pinch-zoom',
  '@media': { print: { ...onPaper, flexWrap: 'wrap' } },
});

export const slide = style({
  flex: `0 0 calc((100% - ${vars.density.gap} * (${shown} - 1)) / ${shown})`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': { print: onPaper },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  minBlockSize: size.target,
  marginBlockStart: space.s,
  // The controls need script; without it the row scrolls natively.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const none = { display: 'none' };

/** Without controls from the breakpoint at which all slides fit beside each other. */
export const fitsFrom = styleVariants({
  phone: none,
  tablet: { '@media': { [from('tablet')]: none } },
  desktop: { '@media': { [from('desktop')]: none } },
});

export const status = style({
  ...typeset('small'),
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
