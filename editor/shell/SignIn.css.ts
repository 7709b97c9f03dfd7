import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  padding: space.xl,
  border: `${size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
});
