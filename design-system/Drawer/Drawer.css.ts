import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layer, size, vars } from '#themes/contract.css.ts';
import { foot } from '../Dialog/Dialog.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  backgroundColor: vars.overlay,
});

const panel = style({
  position: 'fixed',
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  // Forced colours remove shadows, so the outline marks the edge instead.
  outline: `${size.hairline} solid transparent`,
});

const upright = style({ insetBlock: 0, inlineSize: `min(${size.drawer}, 92vw)` });

function slide(transform: string) {
  const enter = keyframes({ from: { transform } });
  const leave = keyframes({ to: { transform } });
  return {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.base} ${vars.motion.easing}` },
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.fast} ${vars.motion.easing}` },
  };
}

export const panels = styleVariants({
  left: [panel, upright, { insetInlineStart: 0, selectors: slide('translateX(-100%)') }],
  right: [panel, upright, { insetInlineEnd: 0, selectors: slide('translateX(100%)') }],
  bottom: [
    panel,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: '80dvh',
      borderStartStartRadius: vars.radius.l,
      borderStartEndRadius: vars.radius.l,
      selectors: slide('translateY(100%)'),
    },
  ],
});

/** The buttons fill their rows: in narrow drawers, those with long labels are below each other. */
export const actions = style([foot]);

globalStyle(`${actions} > *`, { flexGrow: 1 });
