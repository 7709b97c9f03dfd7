import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

export const list = style({ display: 'grid', gap: space.s });

export const page = style({
  display: 'grid',
  gap: space['3xs'],
  paddingBlockEnd: space.s,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${size.hairline} solid ${vars.color.border}` },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space['2xs'],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space['2xs'],
});
