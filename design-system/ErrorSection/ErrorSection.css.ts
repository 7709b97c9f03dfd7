import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, density, radius } = vars;

export const section = style({
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const texts = style({ maxInlineSize: size.text, display: 'grid', gap: space.xs });

export const action = style({
  marginBlockStart: space.m,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
});
