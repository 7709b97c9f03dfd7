import { keyframes, style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, reducedMotion } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space['2xs']})` } });

export const menu = style({
  zIndex: layer.floating,
  minInlineSize: '12rem',
  maxInlineSize: 'min(24rem, 92vw)',
  padding: space['2xs'],
  border: `${size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
  // Also while an action prints the page.
  '@media': { [reducedMotion]: { animation: 'none' }, print: { display: 'none' } },
});

export const item = style({
  ...typeset('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: size.target,
  paddingInline: space.s,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: `${size.focusRing} solid Highlight` } },
    },
  },
});
