import { keyframes, style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

export const anchor = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
});

const appear = keyframes({ from: { opacity: 0 } });

export const bubble = style({
  ...typeset('small'),
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space.xs})`,
  insetInlineStart: '50%',
  zIndex: layer.floating,
  inlineSize: 'max-content',
  maxInlineSize: 'min(36ch, 80vw)',
  paddingBlock: space['2xs'],
  paddingInline: space.xs,
  border: `${size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  // Inverted: dark on a light background and light on a dark one.
  backgroundColor: vars.color.text,
  color: vars.color.ground,
  transform: 'translateX(-50%)',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
  // Bridges the gap to the control, so that the pointer can move onto the bubble without closing
  // it.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    blockSize: space.xs,
  },
});
