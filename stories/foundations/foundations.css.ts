import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

export const panel = style({ padding: space.l });

export const title = style({
  marginBlockEnd: space.s,
  color: vars.color.heading,
  fontFamily: vars.text.heading4.family,
  fontSize: vars.text.heading4.size,
  fontWeight: vars.text.heading4.weight,
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space.xs,
});

export const swatch = style({
  display: 'grid',
  gridTemplateColumns: `${space.xl} 1fr auto`,
  alignItems: 'center',
  gap: space.xs,
});

export const chip = style({
  inlineSize: space.xl,
  blockSize: space.xl,
  border: `${size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
});

export const figure = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '8rem 1fr',
  alignItems: 'baseline',
  gap: space.m,
  paddingBlock: space.xs,
  borderBlockEnd: `${size.hairline} solid ${vars.color.border}`,
});

export const bar = style({ blockSize: space.m, backgroundColor: vars.color.accent });

export const mover = style({
  inlineSize: space.xl,
  blockSize: space.xl,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accent,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.easing,
  selectors: { 'button:is(:hover, :focus-visible) > &': { transform: 'translateX(8rem)' } },
});

export const lane = style({ display: 'block', inlineSize: '12rem', textAlign: 'start' });
