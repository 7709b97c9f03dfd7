import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, density, radius } = vars;

export const departments = style({ display: 'grid', gap: space.l, marginBlockStart: space['2xl'] });

/** Contact, opening hours and staff are on rows that cards side by side share. */
export const department = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / -1',
  alignContent: 'start',
  gap: space.m,
  minInlineSize: 0,
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const contact = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.xs,
  minInlineSize: 0,
});

export const hours = style({ minInlineSize: 0 });
