import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, density, radius } = vars;

export const head = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const names = style({ display: 'grid', gap: space.xs });

export const prices = style({
  display: 'grid',
  gap: space.s,
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});

export const place = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
