import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { lowWindowCover } from '#themes/covered.ts';
import { from, lowWindow } from '#themes/media.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.m})` } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  // On phones the dialog is at the bottom, within reach of the thumb.
  placeItems: 'end stretch',
  overflowY: 'auto',
  backgroundColor: vars.overlay,
  '@media': { [from('tablet')]: { placeItems: 'center', padding: space.l } },
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easing}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.easing}` },
  },
});

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '92dvh',
  inlineSize: '100%',
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  '@media': { [from('tablet')]: { borderRadius: vars.radius.l } },
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.base} ${vars.motion.easing}` },
  },
  // Forced colours remove shadows, so the outline marks the edge instead.
  outline: `${size.hairline} solid transparent`,
});

export const panels = styleVariants({
  m: [panel, { '@media': { [from('tablet')]: { maxInlineSize: size.dialog } } }],
  l: [panel, { '@media': { [from('tablet')]: { maxInlineSize: size.content } } }],
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlockStart: space.m,
  paddingInline: vars.density.card,
  '@media': { [lowWindow]: { paddingBlockStart: space['2xs'] } },
});

export const titles = style({ display: 'grid', gap: space['2xs'], paddingBlock: space.xs });

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.m,
  paddingInline: vars.density.card,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  justifyContent: 'flex-end',
  paddingBlock: space.m,
  paddingInline: vars.density.card,
  borderBlockStart: `${size.hairline} solid ${vars.color.border}`,
  '@media': {
    // One row of buttons whose labels wrap. The row scrolls if the buttons do not fit.
    [lowWindow]: {
      flexWrap: 'nowrap',
      gap: space.xs,
      maxBlockSize: lowWindowCover,
      overflowY: 'auto',
      paddingBlock: space.xs,
      paddingInline: space.xs,
    },
  },
});

/*
 * While a dialog is open, Radix sets both on the body, and all elements of the page would inherit them: opening and closing
 * would compute the styles of the whole page, more than once. Nothing uses the length, and the area around the dialog covers
 * the page, so nothing in it can be pressed. The type of `pointerEvents` knows no `!important`, so it is among the variables.
 */
globalStyle('body', {
  vars: {
    'pointer-events': 'auto !important',
    '--removed-body-scroll-bar-size': '0 !important',
  },
});
